import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { kptPackage } from "../../packages/krm-functions/test/kpt-packages.ts";
import { goThrough } from "./go-through.ts";
import { LOOK_ALIKES } from "./look-alikes.ts";
import { formatReport, isWell, type Report } from "./report.ts";

let root = "";
beforeEach(() => (root = mkdtempSync(join(tmpdir(), "landfall-"))));
afterEach(() => rmSync(root, { recursive: true }));

function through(files: Iterable<readonly [string, string]>): Report {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return goThrough(root);
}

/** Justified refusals: the file has an error, or the change needs an explicit flag. */
const REFUSED: Readonly<Record<string, readonly RegExp[]>> = {
  "helm-charts": [/templates\/.*InvalidYaml/, /Job.*kills-running/],
  "kpt-blueprints": [/drafts\/broken\.yaml: InvalidYaml/],
  "ci-folders": [/deploy\/bad\.yaml: InvalidYaml/],
};

describe("ten look-alikes of what people have", () => {
  test("there are ten", () => {
    expect(new Set(LOOK_ALIKES.map(({ name }) => name)).size).toBe(10);
  });

  test.each(LOOK_ALIKES.map((one) => [one.name, one] as const))("%s", (name, { files }) => {
    const report = through(Object.entries(files));
    expect([formatReport(report), isWell(report)]).toEqual([expect.anything(), true]);
    const expected = REFUSED[name] ?? [];
    const refused = report.passages.flatMap((one) => one.refused);
    expect(refused.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    expect(report.passages.find((one) => one.name === "read")?.good).toBeGreaterThan(0);
  });
});

test("generated packages", () => {
  const [files = new Map<string, string>()] = fc.sample(kptPackage, { numRuns: 1, seed: 11 });
  const report = through(files);
  expect([formatReport(report), isWell(report)]).toEqual([expect.anything(), true]);
});

test("a report lists what was refused, changed and lost", () => {
  const many = Array.from({ length: 22 }, (_, at) => `f${at}.yaml: why\nmore`);
  const passage = {
    name: "read",
    good: 3,
    what: "objects",
    refused: many,
    changed: ["c.yaml"],
    lost: ["l.yaml"],
  } as const;
  const report: Report = { directory: "dir", passages: [passage] };
  expect(isWell(report)).toBe(false);
  expect(formatReport(report)).toContain("read  3 objects, 22 refused, 1 changed, 1 lost\n    refused: f0.yaml: why\n");
  expect(formatReport(report)).toContain("    refused: and 2 more\n    changed: c.yaml\n    lost: l.yaml\n");
});
