#!/bin/bash
# Builds the CUDA originals with nvcc, runs each at its default and its large
# size on the NVIDIA GPU of this machine, prints a table and writes checksums.
set -u

usage() {
  cat <<'USAGE'
usage: run_cuda.sh [--arch=ARCH] [--out=DIR] [--jobs=N] [--timeout=SECONDS]
                   [--default-only] [NAME...]
  --arch=ARCH        nvcc -arch value (default native)
  --out=DIR          where programs, logs and checksums.txt go (default cuda-out)
  --jobs=N           parallel compilations (default: number of cores)
  --timeout=SECONDS  per run (default 60)
  --default-only     leave out the runs at the large size
  NAME...            examples to run (default all)
exit status: 0 all passed, 1 something failed, 2 wrong usage or no nvcc
USAGE
}

Here=$(cd "$(dirname "$0")" && pwd)
Arch=native Out=cuda-out Jobs=$(nproc) Limit=60 Sizes=(default large) Names=()
for Arg in "$@"; do
  case $Arg in
  --arch=*) Arch=${Arg#*=} ;;
  --out=*) Out=${Arg#*=} ;;
  --jobs=*) Jobs=${Arg#*=} ;;
  --timeout=*) Limit=${Arg#*=} ;;
  --default-only) Sizes=(default) ;;
  --help) usage; exit 0 ;;
  -*) echo "run_cuda.sh: unknown option '$Arg'" >&2; usage >&2; exit 2 ;;
  *) if [ ! -f "$Here/$Arg.cu" ]; then
       echo "run_cuda.sh: no example '$Arg'" >&2; exit 2
     fi
     Names+=("$Arg") ;;
  esac
done
if [ ${#Names[@]} = 0 ]; then
  for File in "$Here"/*.cu; do Names+=("$(basename "$File" .cu)"); done
fi
PATH=$PATH:/usr/local/cuda/bin
if ! command -v nvcc >/dev/null; then
  echo "run_cuda.sh: no nvcc in PATH or /usr/local/cuda/bin" >&2
  exit 2
fi
mkdir -p "$Out" || exit 2
Out=$(cd "$Out" && pwd)

build() {
  local Name=$1 Libraries=()
  grep -q '<cublas_v2.h>' "$Here/$Name.cu" && Libraries+=(-lcublas)
  grep -q '<cufft.h>' "$Here/$Name.cu" && Libraries+=(-lcufft)
  grep -q '<curand.h>' "$Here/$Name.cu" && Libraries+=(-lcurand)
  nvcc -std=c++17 -O3 -arch="$Arch" -Xcompiler -Wall,-Wextra \
    "$Here/$Name.cu" -o "$Out/$Name" ${Libraries[@]+"${Libraries[@]}"} \
    >"$Out/$Name.build.log" 2>&1 || rm -f "$Out/$Name"
}
export -f build
export Here Out Arch
rm -f "${Names[@]/#/$Out/}"
printf '%s\n' "${Names[@]}" | xargs -P "$Jobs" -I{} bash -c 'build {}'

Failed=0
: >"$Out/checksums.txt"
printf '%-24s %-8s %4s  %s\n' example size exit result
for Name in "${Names[@]}"; do
  if [ ! -x "$Out/$Name" ]; then
    printf '%-24s %-8s %4s  %s\n' "$Name" - - "does not compile, see $Name.build.log"
    Failed=1
    continue
  fi
  for Size in "${Sizes[@]}"; do
    Log=$Out/$Name.$Size.log
    Option=()
    [ "$Size" = large ] && Option=(--large)
    timeout "$Limit" "$Out/$Name" ${Option[@]+"${Option[@]}"} >"$Log" 2>&1
    Status=$?
    [ $Status = 0 ] || Failed=1
    Result=$(grep -m1 "^$Name: " "$Log" || tail -n1 "$Log")
    printf '%-24s %-8s %4d  %s\n' "$Name" "$Size" $Status "$Result"
    Sum=$(sed -n 's/^checksum: //p' "$Log")
    [ $Status = 0 ] && echo "$Name $Size $Sum" >>"$Out/checksums.txt"
  done
done
if [ $Failed = 0 ]; then echo "all passed"; else echo "FAILED"; fi
exit $Failed
