import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type Build, isSame, ROUNDS, runPackage } from "./compare.ts";
import { FUNCTIONS } from "./configs.ts";
import { describeDifference } from "./describe-difference.ts";
import { createPackage } from "./package.ts";
import { loadProgram } from "./program.ts";

const DIST = resolve(import.meta.dirname, "../../packages/krm-functions/dist");
const scratch = mkdtempSync(join(tmpdir(), "landfall-compare-"));
afterAll(() => rmSync(scratch, { recursive: true }));

function buildWith(bundle: (name: string) => string): Build {
  return Object.fromEntries(FUNCTIONS.map((name) => [name, loadProgram(bundle(name))]));
}

const bundleOf = (name: string): string => join(DIST, `${name}.cjs`);
const OWN = buildWith(bundleOf);
/** The same build with one changed word in the output of aggregate-status. */
const OTHER = buildWith((name) => {
  if (name !== "aggregate-status") return bundleOf(name);
  const file = join(scratch, `${name}.cjs`);
  writeFileSync(file, readFileSync(bundleOf(name), "utf8").replaceAll("targets landed", "targets arrived"));
  return file;
});

const SEEDS = Array.from({ length: 6 }, (_, index) => index + 1);

describe("compare-bundles", () => {
  test("one seed is one package, and every list of it is YAML", () => {
    for (const seed of SEEDS) {
      const [one, other] = [createPackage(seed), createPackage(seed)];
      const text = one.itemsOf(0).join("\n");
      expect(other.itemsOf(0).join("\n")).toBe(text);
      expect(Array.isArray(parse(text, { uniqueKeys: true }))).toBe(true);
    }
    expect(createPackage(1).itemsOf(0)).not.toEqual(createPackage(2).itemsOf(0));
  });

  test("a build is like itself, and most of what it is given it carries out", () => {
    const runs = SEEDS.flatMap((seed) => runPackage(seed, OWN, OWN));
    expect(runs).toHaveLength(SEEDS.length * ROUNDS * FUNCTIONS.length);
    expect(runs.filter((run) => !isSame(run))).toEqual([]);
    const worked = runs.filter(({ before }) => before.exitCode === 0);
    expect(worked.length).toBeGreaterThan(runs.length / 2);
    expect(new Set(worked.map(({ name }) => name)).size).toBe(FUNCTIONS.length);
  });

  test("a build that writes one other word differs, and the first difference is shown", () => {
    const different = runPackage(1, OWN, OTHER).filter((run) => !isSame(run));
    const [first] = different;
    expect(first?.name).toBe("aggregate-status");
    expect(first === undefined ? "" : describeDifference(first)).toMatch(
      /seed 1, round 0.*\n[^]*- .*targets landed[^]*\+ .*targets arrived/,
    );
  });
});
