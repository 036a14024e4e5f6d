//go:build tools

// Pins set-namespace of the functions catalog, built from its own module.
package tools

import _ "github.com/GoogleContainerTools/kpt-functions-catalog/functions/go/set-namespace"
