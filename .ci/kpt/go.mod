module landfall.dev/ci/kpt
go 1.23
require github.com/GoogleContainerTools/kpt v1.0.0-beta.54
