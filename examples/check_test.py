#!/usr/bin/env python3
"""Tests of check.py with stand-ins for hipify-cpp, the compilers and the GPU."""
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent

# Copies its inputs: CUDA text stands in for HIP text. Arguments: translate
# common.h NAME.cu -o DIR.
HIPIFY = """#!/bin/sh
if [ "$1" = --help ]; then [ -z "$FAKE_RUN" ] || echo "  run   execute"; exit 0; fi
if [ "$1" = run ]; then
  [ "$3" = --on=cpu ] || exit 2
  for file; do :; done
  echo "$(basename "$file" .hip): PASS 1.0 GB/s"
  if [ "$2" = --wave=64 ]; then echo "checksum: ${FAKE_SUM64:-0a0b}"; else echo "checksum: 0a0b"; fi
  exit 0
fi
[ "$1" = translate ] && [ "$4" = -o ] || exit 2
cp "$2" "$5/common.h"
sed -e 's/<cublas_v2.h>/<hipblas\\/hipblas.h>/' -e 's/<cuda_bf16.h>/<hip\\/hip_bf16.h>/' "$3" >"$5/$(basename "$3" .cu).hip"
exit ${FAKE_TRANSLATE:-0}
"""

# Knows gfx90a and gfx1030, has no library headers, and rejects what
# FAKE_REJECT names. With -o and no -c it writes a program.
HIPCC = """#!/bin/sh
[ "$1" = --version ] && echo "HIP version: 5.2.0" && exit 0
target= out= link=1 last=
for argument; do
  case $argument in
  --offload-arch=gfx90a|--offload-arch=gfx1030) target=known ;;
  --offload-arch=*) echo "unknown target" >&2; exit 1 ;;
  -c|-fsyntax-only) link= ;;
  esac
  case $argument in *.hip) file=$argument ;; esac
  [ "$last" = -o ] && out=$argument
  last=$argument
done
case $file in */header-*) echo "fatal error: 'x.h' file not found" >&2; exit 1 ;; esac
if [ -n "$FAKE_REJECT" ] && [ "$(basename "$file" .hip)" = "$FAKE_REJECT" ]; then
  echo "error: rejected on purpose" >&2; exit 1
fi
if [ -n "$link" ]; then
  name=$(basename "$file" .hip)
  printf '#!/bin/sh\\necho "%s: %s 1.0 GB/s"\\necho "checksum: %s"\\nexit %s\\n' \\
    "$name" "${FAKE_RESULT:-PASS}" "${FAKE_SUM:-0}" "${FAKE_STATUS:-0}" >"$out"
  chmod +x "$out"
else
  : >"$out"
fi
"""

# Writes every call to a log and what it should.
CLANG = """#!/bin/sh
[ "$1" = --version ] && echo "stand-in version 22.1" && exit 0
echo "$@" >>"$FAKE_LOG"
case $* in *FAKE_REJECTED*|*$FAKE_REJECT_TARGET*) echo "error: rejected on purpose" >&2; exit 1 ;; esac
"""

ROCMINFO = """#!/bin/sh
echo "  Name:                    gfx90a"
"""

# Called as rocprofv3 --kernel-trace --output-format csv -d DIR -o NAME -- PROGRAM
ROCPROFV3 = """#!/bin/sh
mkdir -p "$5"
{ echo '"Kind","Kernel_Name","Start_Timestamp","End_Timestamp"'
  echo '"KERNEL_DISPATCH","void add<int>(int*, int)","1000","501000"'
  echo '"KERNEL_DISPATCH","scale(float*)","2000000","2250000"'
  echo '"KERNEL_DISPATCH","void add<int>(int*, int)","3000000","3500000"'
} >"$5/$7_kernel_trace.csv"
shift 8
exec "$@"
"""

ROCGDB = """#!/bin/sh
echo "#0  main () of $(basename "$7")"
"""


class CheckTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.bin = pathlib.Path(self.folder.name) / "bin"
        self.bin.mkdir()
        self.put("hipify-cpp", HIPIFY)
        self.put("hipcc", HIPCC)
        self.rocm = pathlib.Path(self.folder.name) / "rocm"
        (self.rocm / "include/hip").mkdir(parents=True)
        (self.rocm / "include/hip/hip_version.h").write_text("")
        self.checksums = pathlib.Path(self.folder.name) / "checksums.txt"
        self.checksums.write_text("saxpy default 0a0b\nsaxpy large 0c0d\n")

    def tearDown(self):
        self.folder.cleanup()

    def put(self, name, text):
        path = self.bin / name
        path.write_text(text)
        path.chmod(0o755)

    def check(self, *arguments, **environment):
        env = {"PATH": f"{self.bin}:/usr/bin:/bin", "ROCM_PATH": str(self.rocm), **environment}
        return subprocess.run(
            [sys.executable, str(HERE / "check.py"), "--hipify", str(self.bin / "hipify-cpp"),
             "--out", f"{self.folder.name}/out", "--clang", "no-such-clang",
             "--hipcc", str(self.bin / "hipcc"), "--checksums", str(self.checksums), *arguments],
            env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def test_compiled_but_not_run(self):
        done = self.check("saxpy")
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertRegex(done.stdout, r"saxpy +gfx90a gfx1030 +- +compiled, not run")
        self.assertIn("not used: no no-such-clang", done.stdout)

    def test_missing_library_header_is_named(self):
        done = self.check("gemm_batched")
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertIn("not compiled: header <hipblas/hipblas.h> missing", done.stdout)

    def test_compile_error_fails(self):
        done = self.check("saxpy", "scan", FAKE_REJECT="scan")
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("rejected on purpose", done.stdout)
        self.assertRegex(done.stdout, r"scan .*FAIL: hipcc gfx90a: does not compile")
        self.assertRegex(done.stdout, r"saxpy .*compiled, not run")

    def test_failed_translation_fails(self):
        done = self.check("saxpy", FAKE_TRANSLATE="1")
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("not translated: exit 1", done.stdout)

    def test_runs_on_the_gpu(self):
        self.put("rocminfo", ROCMINFO)
        done = self.check("saxpy", FAKE_SUM="0a0b")
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertRegex(done.stdout, r"saxpy .*AMD GPU gfx90a +PASS")

    def test_every_example_has_checksums(self):
        """What the originals gave on an NVIDIA GPU, at both sizes."""
        rows = [line.split() for line in (HERE / "checksums.txt").read_text().splitlines()]
        self.assertTrue(all(re.fullmatch(r"[0-9a-f]{16}", row[2]) for row in rows))
        recorded = {(row[0], row[1]) for row in rows}
        self.assertEqual(len(recorded), len(rows))
        self.assertEqual(recorded, {(path.stem, size) for path in HERE.glob("*.cu")
                                    for size in ("default", "large")})

    def test_other_checksum_fails(self):
        self.put("rocminfo", ROCMINFO)
        done = self.check("saxpy", FAKE_SUM="1234")
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("checksum 1234, on CUDA 0a0b", done.stdout)

    def test_failed_run_fails(self):
        self.put("rocminfo", ROCMINFO)
        done = self.check("saxpy", FAKE_RESULT="FAIL", FAKE_STATUS="1")
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("failed with status 1", done.stdout)

    def test_gpu_without_the_library(self):
        self.put("rocminfo", ROCMINFO)
        done = self.check("gemm_batched")
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertIn("AMD GPU gfx90a: not run: header <hipblas/hipblas.h> missing", done.stdout)

    def test_runs_on_the_cpu_at_both_widths(self):
        done = self.check("saxpy", "gemm_batched", FAKE_RUN="1")
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertRegex(done.stdout, r"saxpy .*CPU wave 32, CPU wave 64 +PASS")
        self.assertIn("CPU wave 64: not run: needs a GPU for <hipblas/hipblas.h>", done.stdout)

    def test_profiler_and_debugger_on_the_gpu(self):
        self.put("rocminfo", ROCMINFO)
        self.put("rocprofv3", ROCPROFV3)
        self.put("rocgdb", ROCGDB)
        done = self.check("saxpy", FAKE_SUM="0a0b")
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertIn("PASS; kernels 1.250 ms, add 1.000 ms", done.stdout)
        self.assertNotIn("#0  main", done.stdout)
        done = self.check("saxpy", FAKE_STATUS="1")
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("rocgdb:\n#0  main () of saxpy-gfx90a", done.stdout)

    def test_run_only_compiles_nothing(self):
        done = self.check("saxpy", "--run-only", FAKE_RUN="1")
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertRegex(done.stdout, r"saxpy +- +CPU wave 32, CPU wave 64 +PASS")

    def test_missing_header_for_the_cpu_is_named(self):
        done = self.check("bfloat16", FAKE_RUN="1")
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertIn("CPU wave 32: not run: header <hip/hip_bf16.h> missing", done.stdout)

    def test_one_width_with_another_result_fails(self):
        done = self.check("saxpy", FAKE_RUN="1", FAKE_SUM64="ffff")
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("CPU wave 64: checksum ffff, on CUDA 0a0b", done.stdout)
        # The same without a record from CUDA.
        self.checksums.unlink()
        done = self.check("saxpy", FAKE_RUN="1", FAKE_SUM64="ffff")
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("CPU wave 64: checksum ffff, elsewhere 0a0b", done.stdout)

    def test_unknown_example_and_option(self):
        self.assertIn("no example 'nothing'", self.check("nothing").stdout)
        self.assertEqual(self.check("--nothing").returncode, 2)
        self.assertEqual(self.check("--jobs=0").returncode, 2)

    def headers(self, name, version, *files):
        """A folder of HIP headers of a release."""
        root = pathlib.Path(self.folder.name) / name
        for file in ("hip/hip_version.h", *files):
            path = root / "include" / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("")
        (root / "include/hip/hip_version.h").write_text("".join(
            f"#define HIP_VERSION_{part} {number}\n"
            for part, number in zip(("MAJOR", "MINOR", "PATCH"), version.split("."))))
        return str(root)

    def check_with_clang(self, *arguments, **environment):
        self.put("stand-in-clang", CLANG)
        log = pathlib.Path(self.folder.name) / "clang.log"
        done = self.check(*arguments, "--clang", str(self.bin / "stand-in-clang"), FAKE_LOG=str(log),
                          **{"FAKE_REJECT_TARGET": "none", **environment})
        return done, log.read_text() if log.exists() else ""

    def test_the_first_folder_with_all_headers_is_taken(self):
        folders = ":".join([self.headers("new", "7.1.5"),
                            self.headers("old", "6.3.0", "hip/hip_bf16.h")])
        done, log = self.check_with_clang("saxpy", "bfloat16", "--hip-headers", folders,
                                          FAKE_RUN="1")
        self.assertEqual(done.returncode, 0, done.stdout)
        self.assertRegex(done.stdout, r"stand-in-clang \(22.1, HIP 7.1.5\): gfx942 gfx1100")
        self.assertRegex(done.stdout, r"(?m)^saxpy +gfx90a gfx942 gfx1030 gfx1100 +CPU wave "
                                      r"32, CPU wave 64 +PASS$")
        self.assertRegex(done.stdout, r"bfloat16 +gfx942 gfx1100 .*clang with HIP 6.3; "
                                      r".*hipcc: not compiled: header <hip/hip_bf16.h> missing")
        # Headers before 7.0 want to be told the width of waves.
        for line in log.splitlines():
            self.assertEqual("-D__AMDGCN_WAVEFRONT_SIZE=" in line,
                             "/old" in line and "assembler" not in line, line)
        self.assertRegex(log, r"/old.*-D__AMDGCN_WAVEFRONT_SIZE=32.*--offload-arch=gfx1100")

    def test_one_target_that_does_not_compile_fails(self):
        done, _ = self.check_with_clang("saxpy", "--hip-headers", self.headers("new", "7.1.5"),
                                        FAKE_REJECT_TARGET="mcpu=gfx1100")
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertRegex(done.stdout, r"saxpy +gfx90a gfx942 gfx1030 +- +FAIL: clang with HIP 7.1 "
                                      r"gfx1100: does not compile")

    def test_folder_without_headers(self):
        self.put("no-such-clang", "#!/bin/sh\nexit 0\n")
        done = self.check("saxpy", "--hip-headers", self.folder.name, "--clang",
                          str(self.bin / "no-such-clang"))
        self.assertEqual(done.returncode, 1, done.stdout)
        self.assertIn("holds no include/hip/hip_version.h", done.stdout)


class RunCudaTest(unittest.TestCase):
    def test_wrong_usage(self):
        script = str(HERE / "run_cuda.sh")
        for arguments, message in ((["--nothing"], "unknown option"), (["nothing"], "no example")):
            done = subprocess.run([script, *arguments], stdout=subprocess.PIPE,
                                  stderr=subprocess.STDOUT, text=True)
            self.assertEqual(done.returncode, 2)
            self.assertIn(message, done.stdout)


if __name__ == "__main__":
    unittest.main()
