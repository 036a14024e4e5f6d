// The smallest function of the Go SDK that does what our set-annotation does: one annotation on every item.
package main

import (
	"os"

	"github.com/kptdev/krm-functions-sdk/go/fn"
)

func annotate(list *fn.ResourceList) (bool, error) {
	for _, item := range list.Items {
		if err := item.SetAnnotation("example.dev/seen", "yes"); err != nil {
			return false, err
		}
	}
	return true, nil
}

func main() {
	if err := fn.AsMain(fn.ResourceListProcessorFunc(annotate)); err != nil {
		os.Exit(1)
	}
}
