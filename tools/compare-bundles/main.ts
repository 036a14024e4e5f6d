import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Build, isSame, type Run, runPackage } from "./compare.ts";
import { FUNCTIONS, type FunctionName } from "./configs.ts";
import { describeDifference } from "./describe-difference.ts";
import { loadProgram } from "./program.ts";

const USAGE = `compare-bundles OLD NEW [--count 1000] [--seed 1] [--keep DIRECTORY]
Runs the functions of two builds over the same packages and says how many answers differ. OLD and NEW are directories
with aggregate-status.cjs, compute-wave.cjs, set-suspend.cjs and check-change.cjs; what OLD has not is left out. The packages are those of the seeds from
--seed on; one seed is one package. Of the first difference, input and both outputs are written to --keep.
Exit code: 0 all alike, 1 some differ, 2 it could not be run.`;

function main(): number {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      count: { type: "string", default: "1000" },
      seed: { type: "string", default: "1" },
      keep: { type: "string" },
    },
  });
  const [before, after] = positionals;
  const [count, seed] = [Number(values.count), Number(values.seed)];
  const isGood = before !== undefined && after !== undefined && positionals.length === 2;
  if (!isGood || !Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(seed)) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const names = FUNCTIONS.filter((name) => existsSync(resolve(before, `${name}.cjs`)));
  for (const name of FUNCTIONS) if (!names.includes(name)) console.log(`${name}: the old build has none`);
  return compare(buildIn(before, names), buildIn(after, names), { count, seed, keep: values.keep });
}

function buildIn(directory: string, names: readonly FunctionName[]): Build {
  return Object.fromEntries(names.map((name) => [name, loadProgram(resolve(directory, `${name}.cjs`))]));
}

interface Options {
  readonly count: number;
  readonly seed: number;
  readonly keep: string | undefined;
}

function compare(before: Build, after: Build, { count, seed, keep }: Options): number {
  const tally = new Map(FUNCTIONS.map((name) => [name, { runs: 0, failed: 0, different: 0 }]));
  const seeds: number[] = [];
  let first: Run | undefined;
  for (let at = seed; at < seed + count; at += 1) {
    const runs = runPackage(at, before, after);
    const different = runs.filter((run) => !isSame(run));
    first ??= different[0];
    if (different.length > 0) seeds.push(at);
    for (const run of runs) {
      const counts = tally.get(run.name);
      if (counts === undefined) continue;
      counts.runs += 1;
      if (run.before.exitCode !== 0) counts.failed += 1;
      if (different.includes(run)) counts.different += 1;
    }
  }
  for (const [name, { runs, failed, different }] of tally)
    console.log(`${name}: ${different} of ${runs} runs differ (${failed} runs of the old build failed)`);
  console.log(`${seeds.length} of ${count} packages differ${seeds.length > 0 ? `: seeds ${shortened(seeds)}` : ""}`);
  if (first === undefined) return 0;
  console.log(describeDifference(first));
  console.log(`input and outputs: ${keepRun(first, keep)}`);
  return 1;
}

const MOST_SEEDS = 20;

function shortened(seeds: readonly number[]): string {
  return `${seeds.slice(0, MOST_SEEDS).join(", ")}${seeds.length > MOST_SEEDS ? ", …" : ""}`;
}

function keepRun({ input, before, after }: Run, keep: string | undefined): string {
  const directory = keep ?? mkdtempSync(join(tmpdir(), "landfall-compare-"));
  mkdirSync(directory, { recursive: true });
  const files = { "input.yaml": input, "old.yaml": before.stdout, "new.yaml": after.stdout };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
  return directory;
}

process.exitCode = main();
