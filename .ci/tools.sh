# Real tools the tests need. Sourced by .ci/run; puts what it builds into a cache and onto the PATH.
KPT_VERSION=v1.0.0-beta.56
TOOLS_DIR="${LANDFALL_TOOLS_DIR:-${XDG_CACHE_HOME:-$HOME/.cache}/landfall/bin}"
export PATH="$PATH:$TOOLS_DIR"

# kpt from the PATH, else built from its Go module. Without it there is no proof: fails.
install_tools() {
  if ! command -v kpt >/dev/null; then
    mkdir -p "$TOOLS_DIR"
    GOBIN="$TOOLS_DIR" go install "github.com/GoogleContainerTools/kpt@$KPT_VERSION" || return 1
  fi
  kpt version
}
