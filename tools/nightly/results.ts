import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SUITES, type Suite, versionsOf } from "./suites.ts";

/** The last run of a suite. */
export interface Result {
  /** The day, as `2026-11-27`. */
  readonly date: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** How long the run took. */
  readonly minutes: number;
  /** How long the programs took to build, where they were not there. */
  readonly building?: number;
  /** The versions of the programs of others. */
  readonly versions: readonly string[];
  /** The machine. */
  readonly on: string;
}

export type Results = { readonly [suite: string]: Result };

const FILE = join(import.meta.dirname, "results.json");
const PAGE = join(import.meta.dirname, "../../docs/nightly.md");

export function readResults(): Results {
  return JSON.parse(readFileSync(FILE, "utf8")) as Results;
}

/** Writes the results, and the page that is made of them. */
export function writeResults(results: Results): void {
  writeFileSync(FILE, `${JSON.stringify(results, undefined, 2)}\n`);
  writeFileSync(PAGE, pageOf(results));
}

/** The fault of the last run of a suite, if it has one. */
export function faultOf(suite: Suite, result: Result | undefined): string | undefined {
  if (result === undefined) return "it was never run";
  const { passed, failed, skipped } = result;
  if (failed > 0) return `${failed} failed`;
  if (passed === 0 || skipped > 0) return "not all of it ran";
  const wanted = suite.asset === undefined ? [] : versionsOf(suite.asset);
  if (wanted.join() !== result.versions.join()) return `it ran against ${result.versions.join(", ")}`;
  return undefined;
}

/** The page of all suites. */
export function pageOf(results: Results): string {
  const rows = SUITES.map((suite) => {
    const result = results[suite.name];
    if (result === undefined) return `| \`${suite.name}\` | ${suite.shows} | never | | | | |`;
    const { date, passed, failed, skipped, minutes, building, versions, on } = result;
    const said =
      faultOf(suite, result) === undefined
        ? `${passed} passed`
        : `${passed} passed, ${failed} failed, ${skipped} skipped`;
    const times = building === undefined ? `${minutes}` : `${minutes}, and ${building} to build`;
    return `| \`${suite.name}\` | ${suite.shows} | ${date} | ${said} | ${times} | ${versions.join(", ")} | ${on} |`;
  });
  const found = SUITES.flatMap(({ name, found: sentences = [] }) =>
    sentences.length === 0 ? [] : [`### ${name}\n\n${sentences.map((one) => `* ${one}`).join("\n")}`],
  );
  return `# Nightly runs

The suites that are too long for every change, or run against programs of other projects that take long to build. \`npm run nightly\` runs all of
them, \`npm run nightly -- karmada\` one; it builds the programs where they are missing, writes this page, and fails where a suite does. The
result is committed: a test fails where the last run of a suite did, or was against other versions than those that are pinned now. \`.ci/run\` also runs those
against the controllers of other projects, where their programs are built already and they have passed before.

| suite | shows | last run | result | minutes | against | on |
|---|---|---|---|---|---|---|
${rows.join("\n")}

## What they found

${found.join("\n\n")}
`;
}
