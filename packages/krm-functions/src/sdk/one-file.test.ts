import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compileFunction } from "node:vm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCodeCache } from "../../bundling/code-cache.ts";
import { sumOf } from "../../bundling/start-program.ts";
import { type Part, withoutCodeCache, writeProgram } from "../../bundling/write-program.ts";

/** Runs a program in this process and returns the values that it passes to `out`. */
function run(program: string): readonly unknown[] {
  const out: unknown[] = [];
  const require = (id: string): unknown =>
    id === "out" ? out : (process.getBuiltinModule(id as "node:vm") ?? `outside: ${id}`);
  compileFunction(program.replace(/^#!.*/, ""), ["require", "__filename"])(require, "/a/program.cjs");
  return out;
}

function programOf(start: string, others: readonly Part[] = []): string {
  return writeProgram([{ id: "./start.cjs", code: start }, ...others]);
}

describe("a program as one file", () => {
  test("runs its other parts when they are first asked for, once, with the parts beside them", () => {
    const double = { id: "./double.cjs", code: `require("out").push("loaded"); exports.twice = (n) => 2 * n;` };
    const four = {
      id: "./four.cjs",
      code: `const { twice } = require("./double.cjs"); exports.times = (n) => twice(twice(n));`,
    };
    const start = `const out = require("out");
out.push("start");
out.push(require("./four.cjs").times(10), require("./four.cjs").times(1), require("./double.cjs").twice(1));`;
    expect(run(programOf(start, [double, four]))).toEqual(["start", "loaded", 40, 4, 2]);
  });

  test("asks outside for what is no part of it", () => {
    expect(run(programOf(`require("out").push(require("elsewhere"))`))).toEqual(["outside: elsewhere"]);
  });

  test.each([
    ["the end of a comment", `/* a */ require("out").push("*/", /[^b]*/.exec("ab")[0])`, ["*/", "a"]],
    ["text beyond ASCII", `require("out").push("µ…😀")`, ["µ…😀"]],
    ["a template over two lines", "require('out').push(`a\nb`)", ["a\nb"]],
  ])("carries %s", (_, start, expected) => {
    const program = programOf(start);
    expect(program).toMatch(/^[\0-\x7f]*$/);
    expect(run(program)).toEqual(expected);
    expect(run(program.replaceAll("\n", "\r\n"))).toEqual(expected);
  });

  test("an exception names the file and the line of it", () => {
    const program = programOf("\nthrow new Error('broken')");
    const line = program.split("\n").findIndex((text) => text.includes("broken")) + 1;
    const stack = (() => {
      try {
        return run(program);
      } catch (error) {
        return (error as Error).stack;
      }
    })();
    expect(stack).toContain(`/a/program.cjs:${line}:`);
  });
});

const PACKAGE = join(import.meta.dirname, "../..");
/** Reads from a bundled program the Node version that its V8 code cache was made for. */
const nodeOf = (program: string): string | undefined =>
  /\n\{"([^"]+)": \[-?\d+, function\(\)\{\/\*\n/.exec(program)?.[1];

/** Changes one letter of a text, at an offset. */
function changeAt(text: string, at: number): string {
  return `${text.slice(0, at)}${text[at] === "x" ? "y" : "x"}${text.slice(at + 1)}`;
}

/** Code put before a program that reports on stderr whether V8 accepted the code cache. */
const SPY = `const vm = require("node:vm");
vm.Script = class extends vm.Script {
  constructor(code, options) {
    super(code, options);
    if (options.cachedData) process.stderr.write(this.cachedDataRejected ? "refused" : "taken");
  }
};`;

describe("the sum of a program and its code cache", () => {
  const text = `const a = ${"1 + ".repeat(900)}0;`;
  const cache = Uint8Array.from({ length: 3001 }, (_, at) => (at * 31) % 256);

  test("is another for each bit and each letter that is another", () => {
    const sum = sumOf(text, cache);
    for (let bit = 0; bit < 8 * cache.length; bit++) {
      const other = Uint8Array.from(cache);
      other[bit >> 3] = (cache[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      if (sumOf(text, other) === sum) throw new Error(`not for bit ${bit}`);
    }
    for (let at = 0; at < text.length; at++) expect(sumOf(changeAt(text, at), cache)).not.toBe(sum);
    expect(sumOf(text.replace("1", "ı"), cache)).not.toBe(sum);
  });

  test("is another where a part is missing or twice there", () => {
    for (let from = 0; from + 64 < cache.length; from += 64) {
      const rest = [...cache.subarray(0, from), ...cache.subarray(from + 64)];
      expect(sumOf(text, Uint8Array.from(rest))).not.toBe(sumOf(text, cache));
      const more = [...cache.subarray(0, from + 64), ...cache.subarray(from)];
      expect(sumOf(text, Uint8Array.from(more))).not.toBe(sumOf(text, cache));
    }
  });
});

describe.each(["aggregate-status", "compute-wave", "set-suspend"])("the code cache of %s", (name) => {
  let directory = "";
  const built = readFileSync(join(PACKAGE, `dist/${name}.cjs`), "utf8");
  const input = join(PACKAGE, `bundling/typical/${name}.yaml`);
  const plain = withoutCodeCache(built);

  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), "landfall-cache-"));
    writeFileSync(join(directory, "spy.cjs"), SPY);
  });

  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  function start(program: string, flags: readonly string[] = []): SpawnSyncReturns<string> {
    const file = join(directory, "program.cjs");
    writeFileSync(file, program);
    const args = [...flags, "--require", join(directory, "spy.cjs"), file];
    return spawnSync(process.execPath, args, { input: readFileSync(input), encoding: "utf8" });
  }

  const expected = (): object => ({ status: 0, stdout: start(plain).stdout });

  test("is taken by the Node that made it, and changes no byte of the output", () => {
    expect(nodeOf(built)).toBe(`${process.version} ${process.platform}-${process.arch}`);
    expect(plain === [...built.split("\n").slice(0, -3), "{});\n"].join("\n")).toBe(true);
    expect(start(plain)).toMatchObject({ status: 0, stderr: "" });
    expect(start(built)).toMatchObject({ ...expected(), stderr: "taken" });
  });

  test("is refused with flags that make other code, and the program runs all the same", () => {
    expect(start(built, ["--no-lazy"])).toMatchObject({ ...expected(), stderr: "refused" });
  });

  test.each<[string, (program: string) => string]>([
    ["half of it is missing", (program) => program.replace(/\n([\w+/]{1000})[\w+/]*(?==*\*\/\}\]\}\);\n$)/, "\n$1")],
    ["a letter of it is another", (program) => changeAt(program, program.length - 100_000)],
    ["a letter of the program is another", (program) => changeAt(program, program.indexOf("internal error"))],
  ])("is not used where %s, and the program runs all the same", (_, change) => {
    expect(change(built)).not.toBe(built);
    expect(start(change(built))).toMatchObject({ ...expected(), stderr: "" });
  });

  test("is taken without a word of deprecation", () => {
    const flags = ["--pending-deprecation", "--throw-deprecation"];
    expect(start(built, flags)).toMatchObject({ ...expected(), stderr: "taken" });
    expect(start(plain, flags)).toMatchObject({ ...expected(), stderr: "" });
  });

  test("is not looked at by another Node", () => {
    const other = built.replace(`{"${process.version} `, `{"v99.0.0 `);
    expect(start(other)).toMatchObject({ ...expected(), stderr: "" });
  });

  test("has the same bytes in every build with the same Node, wherever that is", () => {
    const file = join(directory, "again.cjs");
    writeFileSync(file, plain);
    addCodeCache(file, input);
    expect(readFileSync(file, "utf8") === built).toBe(true);
  });
});

test("a program that fails with its typical input is not built", () => {
  const directory = mkdtempSync(join(tmpdir(), "landfall-cache-"));
  const file = join(directory, "broken.cjs");
  writeFileSync(file, programOf("throw new Error('broken')"));
  expect(() => addCodeCache(file, file)).toThrow("broken");
  rmSync(directory, { recursive: true });
});
