"""terminal.py COMMAND…: runs the command with a terminal as standard error and
prints what it wrote there."""
import os
import pty
import subprocess
import sys

master, slave = pty.openpty()
os.environ["TERM"] = "xterm"
process = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=slave,
                           stdin=subprocess.DEVNULL)
os.close(slave)
written = b""
while True:
    try:
        part = os.read(master, 4096)
    except OSError:  # the other side is closed
        break
    if not part:
        break
    written += part
process.wait()
sys.stdout.buffer.write(written)
