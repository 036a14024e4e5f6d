# The real tools that the tests need, for .ci/run to source: what is not on the PATH is built into a cache.
TOOLS_DIR="${LANDFALL_TOOLS_DIR:-${XDG_CACHE_HOME:-$HOME/.cache}/landfall/bin}"
export PATH="$PATH:$TOOLS_DIR"

# kpt from the PATH, else from its Go module, pinned by .ci/kpt/go.sum: the newest beta that builds there.
# Without kpt there is no proof, so this fails.
install_tools() {
  if ! command -v kpt >/dev/null; then
    mkdir -p "$TOOLS_DIR"
    go build -C .ci/kpt -mod=readonly -o "$TOOLS_DIR/kpt" github.com/GoogleContainerTools/kpt || return 1
  fi
  echo "kpt $(kpt version)"
}
