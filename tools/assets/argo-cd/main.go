// One program that is Argo CD's application controller, its repo server, and a store that speaks Redis, which the two
// share: the name it is called by picks which.
package main

import (
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"
	"time"

	"github.com/alicebob/miniredis/v2"
	controller "github.com/argoproj/argo-cd/v3/cmd/argocd-application-controller/commands"
	repository "github.com/argoproj/argo-cd/v3/cmd/argocd-repo-server/commands"
	"github.com/spf13/cobra"
)

var programs = map[string]func() error{
	"argocd-application-controller": command(controller.NewCommand),
	"argocd-repo-server":            command(repository.NewCommand),
	"redis":                         runRedis,
}

func main() {
	program, ok := programs[filepath.Base(os.Args[0])]
	if !ok {
		fmt.Fprintln(os.Stderr, "call it argocd-application-controller, argocd-repo-server or redis")
		os.Exit(2)
	}
	if err := program(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func command(create func() *cobra.Command) func() error {
	return func() error { return create().Execute() }
}

// Serves at the address of the first argument until it is told to end. The store's time stands still by itself, so
// that nothing in it would expire.
func runRedis() error {
	if len(os.Args) != 2 {
		return fmt.Errorf("usage: redis HOST:PORT")
	}
	store := miniredis.NewMiniRedis()
	if err := store.StartAddr(os.Args[1]); err != nil {
		return err
	}
	defer store.Close()
	end := make(chan os.Signal, 1)
	signal.Notify(end, syscall.SIGINT, syscall.SIGTERM)
	for ticks := time.Tick(time.Second); ; {
		select {
		case <-ticks:
			store.FastForward(time.Second)
		case <-end:
			return nil
		}
	}
}
