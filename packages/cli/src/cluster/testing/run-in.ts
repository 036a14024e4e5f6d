import { join } from "node:path";
import { runCli } from "../../cli.ts";
import type { Io, Outcome } from "../../io.ts";

/**
 * Runs a command line, without the name of the command, to its end, in a directory that holds its kubeconfig (`""`:
 * there is none); a text is split at its spaces.
 */
export async function runIn(
  cwd: string,
  line: string | readonly string[],
  more: Partial<Io> = {},
  kubeconfig = "kubeconfig",
): Promise<Outcome> {
  const io: Io = {
    cwd,
    env: { KUBECONFIG: kubeconfig === "" ? "" : join(cwd, kubeconfig) },
    terminal: false,
    columns: undefined,
    readStdin: () => "",
    now: () => new Date(),
    ...more,
  };
  const outcome = runCli(typeof line === "string" ? line.split(" ") : line, io);
  return outcome.later === undefined ? outcome : outcome.later();
}
