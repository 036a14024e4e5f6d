import { toOneLine } from "../format-result.ts";
import type { KrmFunction } from "../function.ts";
import { processInParts } from "../process-list.ts";
import { parseArguments } from "./arguments.ts";
import { type Printed, refused, runOnFiles } from "./file-mode.ts";
import { docJson, helpText } from "./help.ts";
import { readParts, writeAll } from "./stdio.ts";

/**
 * The main function of a KRM function's program. Reads a ResourceList from stdin and writes it to stdout, answers
 * `--help`, `--doc` and `--version`, or changes the files and directories of its arguments in place. Sets
 * `process.exitCode`: 0 only if all of the output is written; on any failure 1, with one line a result on stderr and
 * nothing on stdout. `LANDFALL_DEBUG` in the environment adds the stack of an exception.
 */
export function runFunction<Config>(fn: KrmFunction<Config>): void {
  let printed: Printed;
  try {
    printed = run(fn, process.argv.slice(2));
  } catch (error) {
    printed = crashed(fn.name, error);
  }
  try {
    writeAll(1, printed.stdout);
  } catch (error) {
    printed = crashed(fn.name, error);
  }
  process.exitCode = printed.exitCode;
  try {
    writeAll(2, [printed.stderr]);
  } catch {
    process.exitCode = 1;
  }
}

function run<Config>(fn: KrmFunction<Config>, args: readonly string[]): Printed {
  const command = parseArguments(args);
  if (!command.ok) return refused(fn.name, command.problems);
  if (command.value.mode === "help") return { exitCode: 0, stdout: [helpText(fn)], stderr: "" };
  if (command.value.mode === "version") return { exitCode: 0, stdout: [`${fn.version ?? "unknown"}\n`], stderr: "" };
  if (command.value.mode === "doc") return { exitCode: 0, stdout: [docJson(fn)], stderr: "" };
  if (command.value.mode === "files") return runOnFiles(fn, command.value);
  const outcome = processInParts(fn, readParts(0), { debug: isDebug(), strict: command.value.strict });
  return { exitCode: outcome.exitCode, stdout: outcome.exitCode === 0 ? outcome.parts : [], stderr: outcome.stderr };
}

function crashed(name: string, error: unknown): Printed {
  const message = error instanceof Error ? ((isDebug() ? error.stack : undefined) ?? error.message) : String(error);
  return { exitCode: 1, stdout: [], stderr: `${name}: [error] ${toOneLine(message)}\n` };
}

function isDebug(): boolean {
  return (process.env["LANDFALL_DEBUG"] ?? "") !== "";
}
