# complete.sh SCRIPT LINE: what bash offers at the end of LINE.
source "$1"
COMP_LINE=$2
COMP_POINT=${#COMP_LINE}
read -ra COMP_WORDS <<<"$2"
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
compopt() { :; }
_hipify_cpp
for word in "${COMPREPLY[@]}"; do echo "$word"; done
