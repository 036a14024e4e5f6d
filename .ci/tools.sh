# The real tools that the tests need, for .ci/run to source: what is not on the PATH is built into a cache.
TOOLS_DIR="${LANDFALL_TOOLS_DIR:-${XDG_CACHE_HOME:-$HOME/.cache}/landfall/bin}"
export PATH="$PATH:$TOOLS_DIR"

# Each from the PATH, else from its Go module, pinned by its go.sum. Without them there is no proof, so this fails.
# kpt is the newest that builds whole; kpt-new is `kpt fn` of the newest whose module can be had.
install_tools() {
  mkdir -p "$TOOLS_DIR"
  build_tool kpt .ci/kpt github.com/GoogleContainerTools/kpt || return 1
  build_tool kpt-new .ci/kpt-new . || return 1
  build_tool kustomize .ci/kustomize sigs.k8s.io/kustomize/kustomize/v5 || return 1
  install_promtool || return 1
  echo "kpt $(kpt version)"
}

# Debian's package, unpacked: 19 MB. From its Go module it is 1.8 GB of modules first.
install_promtool() {
  command -v promtool >/dev/null && return
  local dir
  dir=$(mktemp -d)
  (cd "$dir" && { apt-get -qq download prometheus || { apt-get -qq update && apt-get -qq download prometheus; }; } &&
    dpkg-deb -x prometheus_*.deb . && cp usr/bin/promtool "$TOOLS_DIR") ||
    { echo "no promtool: put one on the PATH" >&2; return 1; }
  rm -rf "$dir"
}

# build_tool NAME DIRECTORY PACKAGE
build_tool() {
  command -v "$1" >/dev/null || go build -C "$2" -mod=readonly -o "$TOOLS_DIR/$1" "$3"
}
