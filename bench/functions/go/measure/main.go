// measure INPUT OUTPUT COMMAND [ARGUMENT...] runs a command with files as its stdin and stdout, and prints what it
// used as JSON: the kernel's own account, the same for every language.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"syscall"
	"time"
)

func main() {
	if err := measure(os.Args[1], os.Args[2], os.Args[3], os.Args[4:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func measure(input, output, command string, arguments []string) error {
	in, err := os.Open(input)
	if err != nil {
		return err
	}
	out, err := os.Create(output)
	if err != nil {
		return err
	}
	program := exec.Command(command, arguments...)
	program.Stdin, program.Stdout = in, out
	start := time.Now()
	if err := program.Run(); err != nil {
		return err
	}
	wall := time.Since(start)
	state := program.ProcessState
	used := state.SysUsage().(*syscall.Rusage)
	return json.NewEncoder(os.Stdout).Encode(map[string]float64{
		"wallMs": float64(wall.Microseconds()) / 1000,
		"cpuMs":  float64((state.UserTime() + state.SystemTime()).Microseconds()) / 1000,
		"miB":    float64(used.Maxrss) / 1024,
	})
}
