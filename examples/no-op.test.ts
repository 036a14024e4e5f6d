import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { findKpt, kptEngine } from "@landfall/testing/golden";
import { describe, expect, test } from "vitest";
import { catalogExamples, exampleDirectory } from "../tools/examples/examples.ts";

const kpt = findKpt();
if (kpt === undefined) console.warn("SKIPPED: a no-op over the examples: no kpt on the PATH and no $KPT");

const NO_OP = resolve(import.meta.dirname, "../tools/examples/no-op.ts");
const PACKAGES = [
  ...catalogExamples(),
  ...["edge-fleet", "rollout-story", "steps-in-a-wave"].map((name) => ({
    name: `${name}/package`,
    directory: join(exampleDirectory(name), "package"),
  })),
];

/** Runs the no-op as the only function of a copy of the package, and returns the files before and after. */
function renderNoOp(directory: string): {
  readonly before: Files;
  readonly after: Files;
  readonly sent: string;
  readonly returned: string;
} {
  const scratch = mkdtempSync(join(tmpdir(), "landfall-no-op-"));
  try {
    const copy = join(scratch, "package");
    cpSync(directory, copy, { recursive: true, filter: (source) => !source.includes(".expected") });
    const kptfile = readFileSync(join(copy, "Kptfile"), "utf8").replace(/^pipeline:[^]*/m, "");
    writeFileSync(join(copy, "Kptfile"), `${kptfile}pipeline:\n  mutators:\n  - exec: no-op\n`);
    const program = `'${process.execPath}' --experimental-strip-types --no-warnings --conditions=landfall-source '${NO_OP}'`;
    const script = join(scratch, "no-op.sh");
    writeFileSync(script, `#!/bin/sh\ntee '${scratch}/sent' | ${program} | tee '${scratch}/returned'\n`, {
      mode: 0o755,
    });
    const before = readTree(copy);
    const { exitCode, stderr } = kptEngine(kpt ?? "", { "no-op": script }).run(copy, {
      testType: "render",
      exitCode: 0,
    });
    if (exitCode !== 0) throw new Error(stderr);
    const text = (name: string): string => readFileSync(join(scratch, name), "utf8");
    return { before, after: readTree(copy), sent: text("sent"), returned: text("returned") };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

type Files = ReadonlyMap<string, string>;

function readTree(directory: string): Files {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => relative(directory, join(entry.parentPath, entry.name)));
  return new Map(paths.map((path) => [path, readFileSync(join(directory, path), "utf8")]));
}

describe.each(PACKAGES)("a function that does nothing, over examples/$name", ({ directory }) => {
  test.skipIf(kpt === undefined)("changes not one byte of what kpt sends, and kpt no file", () => {
    const { before, after, sent, returned } = renderNoOp(directory);
    expect(sent).not.toBe("");
    expect(returned).toBe(sent);
    expect(after).toEqual(before);
  });
});
