import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import type { Script } from "node:vm";
import { withCodeCache } from "./write-program.ts";

/**
 * Adds V8's code cache to a program of `writeProgram`: what the engine made of its start in a run with a typical input, so
 * that the next start need not. Two builds with the same Node make the same bytes. Throws if the run fails.
 */
export function addCodeCache(file: string, input: string): void {
  const code = `(${record.toString()})(${JSON.stringify(file)})`;
  const { status, stderr, output } = spawnSync(process.execPath, ["--predictable", "--eval", code], {
    input: readFileSync(input),
    stdio: ["pipe", "ignore", "pipe", "pipe"],
    env: {},
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`${file} fails with ${input}: ${stderr.toString()}`);
  writeFileSync(file, withCodeCache(readFileSync(file, "utf8"), output[3] as Buffer));
}

/**
 * Runs a program and writes the code cache of its first script to file descriptor 3. Node is given this function as text.
 * The program gets a name that is not its path, which would be in the cache.
 */
function record(file: string): void {
  const { readFileSync: read, writeFileSync: write } = process.getBuiltinModule("node:fs");
  const vm = process.getBuiltinModule("node:vm");
  const scripts: Script[] = [];
  class Recorded extends vm.Script {
    constructor(...args: ConstructorParameters<typeof Script>) {
      super(...args);
      scripts.push(this);
    }
  }
  const require = (id: string): unknown =>
    id === "node:vm" ? { Script: Recorded } : process.getBuiltinModule(id as "node:fs");
  process.on("exit", () => write(3, scripts[0]?.createCachedData() ?? ""));
  vm.compileFunction(read(file, "utf8"), ["require", "__filename"])(require, "program.cjs");
}
