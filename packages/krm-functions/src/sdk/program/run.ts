import { toOneLine } from "../format-result.ts";
import type { KrmFunction } from "../function.ts";
import { processInParts } from "../process-list.ts";
import { parseArguments } from "./arguments.ts";
import { type Printed, refused, runOnFiles } from "./file-mode.ts";
import { docJson, helpText } from "./help.ts";
import { readParts, writeAll } from "./stdio.ts";

/**
 * The main function of a KRM function's program: a ResourceList from stdin to stdout; `--help`, `--doc`;
 * `--version`; with paths as arguments, files and directories changed in place. Sets `process.exitCode`: 0 only if all of
 * the output is written; on any failure 1, with a line a result on stderr and nothing on stdout;
 * 141 where a person has closed the pipe of what is no list.
 * `LANDFALL_DEBUG` in the environment adds the stack of an exception.
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
    printed = printed.isList !== true && isClosedPipe(error) ? CLOSED_PIPE : crashed(fn.name, error);
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
  const stdout = outcome.exitCode === 0 ? outcome.parts : [];
  return { exitCode: outcome.exitCode, stdout, stderr: outcome.stderr, isList: true };
}

/** A person who has read enough (`--help | head`) ends a program quietly, with the code that a shell gives for it. */
const CLOSED_PIPE: Printed = { exitCode: 141, stdout: [], stderr: "" };

function isClosedPipe(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EPIPE";
}

function crashed(name: string, error: unknown): Printed {
  const message = error instanceof Error ? ((isDebug() ? error.stack : undefined) ?? error.message) : String(error);
  return { exitCode: 1, stdout: [], stderr: `${name}: [error] ${toOneLine(message)}\n` };
}

function isDebug(): boolean {
  return (process.env["LANDFALL_DEBUG"] ?? "") !== "";
}
