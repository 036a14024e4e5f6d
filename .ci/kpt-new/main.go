// kpt fn of the newest kpt whose module can be had, without `kpt alpha`: that needs a module (rollouts) that was withdrawn.
package main

import (
	"context"
	"fmt"
	"os"

	"github.com/kptdev/kpt/commands/fn"
	"github.com/kptdev/kpt/pkg/lib/errors/resolver"
	"github.com/kptdev/kpt/pkg/printer"
	"github.com/spf13/cobra"
)

func main() {
	ctx := printer.WithContext(context.Background(), printer.New(os.Stdout, os.Stderr))
	root := &cobra.Command{Use: "kpt", SilenceUsage: true, SilenceErrors: true}
	root.PersistentFlags().BoolVar(&printer.TruncateOutput, "truncate-output", true, "shorten long errors")
	root.AddCommand(fn.GetCommand(ctx, "kpt"))
	if err := root.ExecuteContext(ctx); err != nil {
		if known, ok := resolver.ResolveError(err); ok {
			fmt.Fprintln(os.Stderr, known.Message)
			os.Exit(known.ExitCode)
		}
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
