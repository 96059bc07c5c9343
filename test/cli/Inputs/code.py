"""code.py N COMMAND…: runs the command and demands that it exits with N."""
import subprocess
import sys

want = int(sys.argv[1])
done = subprocess.run(sys.argv[2:], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                      stdin=subprocess.DEVNULL)
if done.returncode != want:
    sys.stdout.buffer.write(done.stdout)
    sys.exit(f"exit status {done.returncode}, expected {want}")
