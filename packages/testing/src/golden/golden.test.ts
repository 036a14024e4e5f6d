import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkExample, findKpt, kptEngine, readExpectation, runExample, updateExample } from "./index.ts";

const kpt = findKpt();
if (kpt === undefined) console.warn("SKIPPED: golden runner against real kpt: no kpt on the PATH and no $KPT");

/** The source of a function that replaces one word by another, and fails on request. */
const REPLACE = `#!/usr/bin/env node
const text = require("node:fs").readFileSync(0, "utf8");
if (text.includes("fail")) { console.error("told to fail"); process.exitCode = 1; }
else require("node:fs").writeSync(1, text.replace("value: before", "value: after") + 'results:\\n- message: replaced\\n  severity: info\\n');
`;

let scratch: string;
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), "landfall-golden-test-"));
});
afterEach(() => rmSync(scratch, { recursive: true }));

function writeExample(value: string, config?: string): string {
  const example = join(scratch, "replace-word");
  mkdirSync(join(example, ".expected"), { recursive: true });
  writeFileSync(
    join(example, "Kptfile"),
    "apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: word\npipeline:\n  mutators:\n  - exec: replace-word\n",
  );
  writeFileSync(
    join(example, "a.yaml"),
    `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\ndata:\n  value: ${value} # kept\n`,
  );
  if (config !== undefined) writeFileSync(join(example, ".expected", "config.yaml"), config);
  return example;
}

function functions(): Readonly<Record<string, string>> {
  const file = join(scratch, "replace.cjs");
  writeFileSync(file, REPLACE);
  chmodSync(file, 0o755);
  return { "replace-word": file };
}

describe.skipIf(kpt === undefined)("the golden runner with real kpt", () => {
  test("an outcome taken as expected is met by the next run, and by no other outcome", () => {
    const example = writeExample("before");
    const engine = kptEngine(kpt ?? "", functions());
    const outcome = runExample(example, engine);
    expect(outcome.patch).toContain("+  value: after # kept");
    expect(checkExample(example, outcome)).not.toEqual([]);
    updateExample(example, outcome);
    expect(checkExample(example, runExample(example, engine))).toEqual([]);
    expect(checkExample(example, { ...outcome, secondPatch: "more" })).toEqual([
      expect.stringContaining("a second run"),
    ]);
  });

  test("a failing function leaves the package as it was, with the exit code and stderr that were expected", () => {
    const example = writeExample("fail", "exitCode: 1\nstdErr: told to fail\n");
    const outcome = runExample(example, kptEngine(kpt ?? "", functions()));
    expect(outcome.patch).toBe("");
    updateExample(example, outcome);
    expect(checkExample(example, outcome)).toEqual([]);
  });
});

test("an unknown key of config.yaml is named", () => {
  expect(() => readExpectation(writeExample("before", "exitcode: 1\n"))).toThrow(/unknown key "exitcode"/);
});
