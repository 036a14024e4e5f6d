import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import type { Script } from "node:vm";
import { sumOf } from "./start-program.ts";
import { type CodeCache, withCodeCache } from "./write-program.ts";

/**
 * Adds V8's code cache to a program of `writeProgram`: the compiled code from a run with a typical input, which the
 * next start reuses. Two builds with the same Node give the same bytes. Throws if the run fails.
 */
export function addCodeCache(file: string, input: string): void {
  const code = `(${record.toString()})(${JSON.stringify(file)}, ${sumOf.toString()})`;
  const { status, stderr, output } = spawnSync(process.execPath, ["--predictable", "--eval", code], {
    input: readFileSync(input),
    stdio: ["pipe", "ignore", "pipe", "pipe"],
    env: {},
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`${file} fails with ${input}: ${stderr.toString()}`);
  writeFileSync(file, withCodeCache(readFileSync(file, "utf8"), JSON.parse(String(output[3])) as CodeCache));
}

/**
 * Runs a program and writes the `CodeCache` of its first script to file descriptor 3. Both functions are passed to Node
 * as text. The program gets a fixed name, because its path would be in the cache.
 */
function record(file: string, sum: typeof sumOf): void {
  const { readFileSync: read, writeFileSync: write } = process.getBuiltinModule("node:fs");
  const { compileFunction, Script: Original } = process.getBuiltinModule("node:vm");
  const scripts: { readonly code: string; readonly script: Script }[] = [];
  class Recorded extends Original {
    constructor(...[code, options]: ConstructorParameters<typeof Script>) {
      super(code, options);
      scripts.push({ code, script: this });
    }
  }
  process.on("exit", () => {
    for (const { code, script } of scripts.slice(0, 1)) {
      const cache = script.createCachedData();
      write(3, JSON.stringify({ sum: sum(code, cache), cache: cache.toString("base64") }));
    }
  });
  const require = (id: string): unknown =>
    id === "node:vm" ? { Script: Recorded } : process.getBuiltinModule(id as "node:fs");
  compileFunction(read(file, "utf8"), ["require", "__filename"])(require, "program.cjs");
}
