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
  echo "kpt $(kpt version)"
}

# build_tool NAME DIRECTORY PACKAGE
build_tool() {
  command -v "$1" >/dev/null || go build -C "$2" -mod=readonly -o "$TOOLS_DIR/$1" "$3"
}
