import { spawn } from "node:child_process";

/** Ends processes and removes a directory when the process that started it has ended in any way. */
export interface Watchdog {
  /** Adds a process that must not outlive ours. */
  watch(pid: number): void;
  /** Removes a process that has ended, because its id may be reused. */
  forget(pid: number): void;
  /** Ends the watchdog after everything was cleaned up. */
  dismiss(): void;
}

/** The watchdog's program. It reads commands from its input, which also ends if our process is killed. */
const SCRIPT = `
trap '' INT TERM HUP
pids=
while read -r verb pid; do
  case $verb in
    watch) pids="$pids $pid" ;;
    forget) left=; for p in $pids; do [ "$p" = "$pid" ] || left="$left $p"; done; pids=$left ;;
    dismiss) exit 0 ;;
  esac
done
[ -z "$pids" ] || kill -9 $pids 2>/dev/null
rm -rf "$1"
`;

/** Starts a watchdog for `directory`, in a session of its own so that Ctrl-C does not reach it. */
export function startWatchdog(directory: string): Watchdog {
  const shell = spawn("/bin/sh", ["-c", SCRIPT, "landfall-envtest-watchdog", directory], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
    cwd: "/",
  });
  shell.unref();
  const { stdin } = shell;
  stdin.on("error", () => undefined);
  if ("unref" in stdin && typeof stdin.unref === "function") stdin.unref();
  return {
    watch: (pid) => void stdin.write(`watch ${pid}\n`),
    forget: (pid) => void stdin.write(`forget ${pid}\n`),
    dismiss: () => void stdin.end("dismiss\n"),
  };
}
