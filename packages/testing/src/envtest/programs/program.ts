import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ProgramName } from "./assets.ts";
import type { Watchdog } from "./watchdog.ts";

/** The place and time limit for the programs of one environment. */
export interface Home {
  /** The directory with the binaries. */
  readonly assets: string;
  /** The environment's own directory for files and logs, removed by `stop`. */
  readonly directory: string;
  readonly watchdog: Watchdog;
  /** The running programs. */
  readonly programs: Set<Program>;
  /** The time limit for a program to become ready, in milliseconds. */
  readonly patience: number;
}

/** A program that was started. */
export interface Program {
  readonly name: string;
  readonly pid: number;
  /** The output so far. */
  log(): string;
  isRunning(): boolean;
  /** Kills the program, without a chance to save anything, and waits until it has ended. */
  kill(): Promise<void>;
}

/** Starts one of the environment's own programs. */
export function startProgram(home: Home, name: ProgramName, args: readonly string[]): Program {
  return startFile(home, join(home.assets, name), args, {});
}

/** Starts a program in a process group of its own, with its output in a file of the environment's directory. */
export function startFile(
  home: Home,
  executable: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Program {
  const name = basename(executable);
  const file = join(home.directory, `${name}.log`);
  const output = openSync(file, "a");
  const child = spawn(executable, args, {
    cwd: home.directory,
    stdio: ["ignore", output, output],
    detached: true,
    env: { PATH: process.env["PATH"] ?? "", HOME: home.directory, ...env },
  });
  closeSync(output);
  const { pid } = child;
  child.once("error", () => undefined);
  if (pid === undefined) throw new Error(`${name} does not start: is ${executable} an executable?`);
  home.watchdog.watch(pid);
  child.unref();
  let running = true;
  const exited = new Promise<void>((resolve) => {
    child.once("exit", () => {
      running = false;
      home.programs.delete(program);
      home.watchdog.forget(pid);
      resolve();
    });
  });
  const program: Program = {
    name,
    pid,
    log: () => readFileSync(file, "utf8"),
    isRunning: () => running,
    async kill() {
      if (running) child.kill("SIGKILL");
      child.ref();
      await exited;
    },
  };
  home.programs.add(program);
  return program;
}

/**
 * Waits until `ready` returns true. Throws with the end of the program's log if it ends before that, or at the
 * deadline.
 */
export async function untilReady(home: Home, program: Program, ready: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + home.patience;
  while (!(await ready().catch(() => false))) {
    const gaveUp = Date.now() > deadline;
    if (program.isRunning() && !gaveUp) {
      await sleep(25);
      continue;
    }
    const how = gaveUp ? `is not ready after ${home.patience / 1000} s` : "ended before it was ready";
    throw new Error(`${program.name} ${how}; its log ends with:\n${program.log().split("\n").slice(-20).join("\n")}`);
  }
}
