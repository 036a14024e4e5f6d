#!/usr/bin/env node
import { spawnSync } from "node:child_process";
import { readSync } from "node:fs";
import { readAll, writeAll } from "@landfall/krm-functions/runner";
import { runCli } from "./cli.ts";
import type { Io, Outcome } from "./io.ts";

const io: Io = {
  cwd: process.cwd(),
  env: process.env,
  terminal: process.stdout.isTTY,
  columns: process.stdout.isTTY ? process.stdout.columns : undefined,
  readStdin: () => readAll(0),
  now: () => new Date(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  note: (text) => writeAll(2, text),
  untilStopped: () =>
    new Promise((resolve) => {
      for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => resolve());
    }),
  userName,
  ...(process.stdin.isTTY && process.stderr.isTTY && { confirm }),
};

/** What is asked stands on stderr, as stdout may be read by a program. */
function confirm(question: string): boolean {
  writeAll(2, question);
  const answer = Buffer.alloc(64);
  const length = readSync(0, answer);
  return /^y(?:es)?\s*$/i.test(answer.toString("utf8", 0, length));
}

/** Who commits here, else who is logged in. */
function userName(): string | undefined {
  const { GIT_AUTHOR_NAME, USER, LOGNAME } = process.env;
  const git = spawnSync("git", ["config", "user.name"], { encoding: "utf8" });
  const ofGit = git.status === 0 ? git.stdout.trim() : "";
  return [GIT_AUTHOR_NAME, ofGit, USER, LOGNAME].find((name) => name !== undefined && name !== "");
}

/** The name by which kubectl asks for completions. */
const COMPLETES = "kubectl_complete-landfall";

async function main(): Promise<Outcome> {
  try {
    const [, program = "", ...args] = process.argv;
    const outcome = runCli(program.endsWith(COMPLETES) ? ["__complete", ...args] : args, io);
    return outcome.later === undefined ? outcome : await outcome.later();
  } catch (error) {
    const debug = (process.env["LANDFALL_DEBUG"] ?? "") !== "";
    const text = error instanceof Error ? ((debug ? error.stack : undefined) ?? error.message) : String(error);
    return {
      exitCode: 1,
      stdout: "",
      stderr: `landfall: internal error: ${text}\n${debug ? "" : "this is a bug in landfall; LANDFALL_DEBUG=1 shows where\n"}`,
    };
  }
}

/** What a shell says of a program that a closed pipe ended: 128 and the number of SIGPIPE. */
const CLOSED_PIPE = 141;

/** Whoever read this may have gone away (`| head`): then there is nobody left to tell. */
function print({ exitCode, stdout, stderr }: Outcome): number {
  try {
    writeAll(2, stderr);
    writeAll(1, stdout);
    return exitCode;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "EPIPE") return CLOSED_PIPE;
    writeAll(2, `landfall: the output is not all written: ${message}\n`);
    return exitCode === 0 ? 1 : exitCode;
  }
}

// Not awaited here: a part that is loaded later may need what stands in this file, which would then wait for itself.
void main().then((outcome) => {
  process.exitCode = print(outcome);
});
