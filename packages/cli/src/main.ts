#!/usr/bin/env node
import { spawnSync } from "node:child_process";
import { readAll, readLine, writeAll } from "@landfall/krm-functions/runner";
import { runCli } from "./cli.ts";
import type { Io, Outcome } from "./io.ts";
import { fitLines } from "./render/fit-lines.ts";
import { lineWidth } from "./render/line-width.ts";
import { createProgress } from "./render/progress.ts";

const progress = process.stderr.isTTY
  ? createProgress(
      (text) => writeAll(2, text),
      () => performance.now(),
      () => process.stderr.columns,
    )
  : undefined;

/** The content of stdin, kept because it can be read only once and a command may need it twice: for labels first. */
let stdin: string | undefined;

const io: Io = {
  cwd: workingDirectory(),
  env: process.env,
  terminal: process.stdout.isTTY,
  columns: lineWidth(process.stdout.isTTY ? process.stdout.columns : undefined, process.env),
  readStdin: () => (stdin ??= readAll(0)),
  now: () => new Date(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  note: (text) => {
    progress?.erase();
    writeAll(2, text);
  },
  ...(progress !== undefined && { progress }),
  untilStopped: () =>
    new Promise((resolve) => {
      for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => resolve(signal));
    }),
  print: (text) => {
    progress?.erase();
    writeAll(1, text);
  },
  ...(process.stdout.isTTY && { size: () => ({ rows: process.stdout.rows, columns: process.stdout.columns }) }),
  userName,
  ...(process.stdin.isTTY && process.stderr.isTTY && { confirm }),
};

/** The directory of the shell; where it was removed, what the shell still calls it: no file is found in it. */
function workingDirectory(): string {
  try {
    return process.cwd();
  } catch {
    return process.env["PWD"] ?? "/";
  }
}

/** Asks a question on stderr, because stdout may be read by a program. */
function confirm(question: string): boolean {
  progress?.erase();
  writeAll(2, question);
  return /^\s*y(?:es)?\s*$/i.test(readLine(0));
}

/** The user name of git's config here, else of the login. */
function userName(): string | undefined {
  const { GIT_AUTHOR_NAME, USER, LOGNAME } = process.env;
  const git = spawnSync("git", ["config", "user.name"], { encoding: "utf8" });
  const ofGit = git.status === 0 ? git.stdout.trim() : "";
  return [GIT_AUTHOR_NAME, ofGit, USER, LOGNAME].find((name) => name !== undefined && name !== "");
}

/** The program name under which kubectl asks for completions. */
const COMPLETES = "kubectl_complete-landfall";

async function main(): Promise<Outcome | undefined> {
  try {
    const [, program = "", ...args] = process.argv;
    const outcome = runCli(program.endsWith(COMPLETES) ? ["__complete", ...args] : args, io);
    return outcome.later === undefined ? outcome : await outcome.later();
  } catch (error) {
    // On a closed pipe the reader of the output is gone, so nothing is printed.
    if ((error as NodeJS.ErrnoException).code === "EPIPE") return undefined;
    const debug = (process.env["LANDFALL_DEBUG"] ?? "") !== "";
    const text = error instanceof Error ? ((debug ? error.stack : undefined) ?? error.message) : String(error);
    return {
      exitCode: 1,
      stdout: "",
      stderr: `landfall: internal error: ${text}\n${debug ? "" : "this is a bug in landfall; LANDFALL_DEBUG=1 shows where\n"}`,
    };
  }
}

/** The exit code for a program that a closed pipe ended: 128 and the number of SIGPIPE. */
const CLOSED_PIPE = 141;

/** Prints the outcome. A reader that has gone away (`| head`) is no error. */
function print({ exitCode, stdout, stderr }: Outcome): number {
  try {
    progress?.erase();
    // Its sentences would be broken inside a word by a narrow terminal.
    const columns = lineWidth(process.stderr.isTTY ? process.stderr.columns : undefined, process.env);
    writeAll(2, fitLines(stderr, columns));
    writeAll(1, stdout);
    return exitCode;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "EPIPE") return CLOSED_PIPE;
    writeAll(2, `landfall: the output is not all written: ${message}\n`);
    return exitCode === 0 ? 1 : exitCode;
  }
}

// Not awaited: a module that is loaded later may import this file, and would then wait for itself.
void main().then((outcome) => {
  process.exitCode = outcome === undefined ? CLOSED_PIPE : print(outcome);
});
