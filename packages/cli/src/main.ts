#!/usr/bin/env node
import { spawnSync } from "node:child_process";
import { readFileSync, writeSync } from "node:fs";
import { runCli } from "./cli.ts";
import type { Io, Outcome } from "./io.ts";

const io: Io = {
  cwd: process.cwd(),
  env: process.env,
  terminal: process.stdout.isTTY,
  columns: process.stdout.isTTY ? process.stdout.columns : undefined,
  readStdin: () => readFileSync(0, "utf8"),
  now: () => new Date(),
  userName,
};

/** Who commits here, else who is logged in. */
function userName(): string | undefined {
  const { GIT_AUTHOR_NAME, USER, LOGNAME } = process.env;
  const git = spawnSync("git", ["config", "user.name"], { encoding: "utf8" });
  const ofGit = git.status === 0 ? git.stdout.trim() : "";
  return [GIT_AUTHOR_NAME, ofGit, USER, LOGNAME].find((name) => name !== undefined && name !== "");
}

/** All of a text, or an exception: a full pipe is waited for. */
function write(fd: number, text: string): void {
  const bytes = Buffer.from(text, "utf8");
  for (let offset = 0; offset < bytes.length; ) {
    try {
      offset += writeSync(fd, bytes, offset);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EAGAIN")) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
    }
  }
}

async function main(): Promise<Outcome> {
  try {
    const outcome = runCli(process.argv.slice(2), io);
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

const { exitCode, stdout, stderr } = await main();
process.exitCode = exitCode;
try {
  write(2, stderr);
  write(1, stdout);
} catch {
  // Whoever read this has gone away (`| head`): there is nobody left to tell.
  process.exitCode = exitCode === 0 ? 1 : exitCode;
}
