import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { KubeObject } from "@landfall/core/object";
import { computeStatus } from "@landfall/core/status";
import { KIND_COUNT, makeFleet } from "./fleet.ts";
import { type GoKstatus, startGo } from "./go-kstatus.ts";
import { benchRules } from "./rules.ts";

/**
 * Times `computeStatus` against Go's kstatus on the same objects, then a user's CEL rule. The two processes take turns:
 * in each turn, one after the other does some rounds while the other waits. The ratio of a turn is that of the medians
 * of its rounds, so that both had the same conditions. The first turn is for warming up, and is not counted. Garbage
 * collection is included in the rounds. `--check` exits 1 if the median ratio is below its bar divided by 1.5, or a
 * time above 1.5 bars.
 */
const BARS = [
  { mode: "kstatus", times: 10 },
  { mode: "extended", times: 5 },
] as const;
const FLEETS = [
  { name: "cache-warm", objects: 110, rounds: 800 },
  { name: "fleet", objects: 10_000, rounds: 12 },
] as const;
const TURNS = 25;
const NOW = Date.parse("2026-01-05T09:00:00Z");

type Mode = (typeof BARS)[number]["mode"];

/** The quantile: the value below which the given share of the values lies. */
function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The nanoseconds per object of each round. */
function timeOurs(objects: readonly KubeObject[], mode: Mode, rounds: number): number[] {
  const options = { mode, now: NOW };
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    let current = 0;
    const start = process.hrtime.bigint();
    for (const object of objects) if (computeStatus(object, options).status === "Current") current++;
    times.push(Number(process.hrtime.bigint() - start) / objects.length);
    if (current > objects.length) throw new Error("unreachable: keeps the calls from being optimised away");
  }
  return times;
}

/** The number of occurrences of each status. */
function countOurs(objects: readonly KubeObject[], mode: Mode): string {
  const counts: Record<string, number> = {};
  for (const object of objects) {
    const { status } = computeStatus(object, { mode, now: NOW });
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return formatCounts(counts);
}

function formatCounts(counts: Readonly<Record<string, number>>): string {
  return Object.keys(counts)
    .sort()
    .map((word) => `${word} ${counts[word]}`)
    .join(", ");
}

/** The times of one turn for both, in nanoseconds per object. */
interface Turn {
  readonly go: number;
  readonly ours: { readonly [M in Mode]: number };
}

async function takeTurn(
  go: GoKstatus,
  objects: readonly KubeObject[],
  rounds: number,
  goFirst: boolean,
): Promise<Turn> {
  const before = goFirst ? median(await go.time(rounds)) : undefined;
  const kstatus = median(timeOurs(objects, "kstatus", rounds));
  const extended = median(timeOurs(objects, "extended", rounds));
  return { go: before ?? median(await go.time(rounds)), ours: { kstatus, extended } };
}

async function runFleet(fleet: (typeof FLEETS)[number], binary: string, scratch: string): Promise<boolean> {
  const objects = makeFleet(fleet.objects);
  const file = path.join(scratch, `${fleet.name}.jsonl`);
  writeFileSync(file, objects.map((object) => `${JSON.stringify(object)}\n`).join(""));
  const go = startGo(binary, file);
  const turns: Turn[] = [];
  for (let turn = 0; turn <= TURNS; turn++) {
    const taken = await takeTurn(go, objects, fleet.rounds, turn % 2 === 0);
    if (turn > 0) turns.push(taken);
  }
  console.log(
    `${fleet.name}: ${fleet.objects} objects of ${KIND_COUNT} kinds, ${TURNS} turns of ${fleet.rounds} rounds`,
  );
  const nanoseconds = (values: readonly number[]): string => `${median(values).toFixed(0).padStart(6)} ns per object`;
  console.log(`  Go kstatus  ${nanoseconds(turns.map((turn) => turn.go))} (${formatCounts(await go.end())})`);
  const reached = BARS.map(({ mode, times }) => {
    const ratios = turns.map((turn) => turn.go / turn.ours[mode]);
    const [low, middle, high] = [0.25, 0.5, 0.75].map((part) => quantile(ratios, part).toFixed(1));
    const line = `  ${mode.padEnd(10)}  ${nanoseconds(turns.map((turn) => turn.ours[mode]))} (${countOurs(objects, mode)})`;
    console.log(`${line}: ${middle}x, half of the turns ${low} to ${high}x, bar ${times}x`);
    return median(ratios) >= times / 1.5;
  });
  return reached.every(Boolean);
}

async function main(args: readonly string[]): Promise<void> {
  const scratch = mkdtempSync(path.join(tmpdir(), "landfall-bench-"));
  try {
    const source = path.join(path.dirname(fileURLToPath(import.meta.url)), "go");
    const binary = path.join(scratch, "kstatus");
    execFileSync("go", ["build", "-o", binary, "."], { cwd: source, stdio: ["ignore", "inherit", "inherit"] });
    console.log(
      `Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? "unknown"}, sigs.k8s.io/cli-utils v0.37.2`,
    );
    let good = true;
    for (const fleet of FLEETS) good = (await runFleet(fleet, binary, scratch)) && good;
    good = benchRules(NOW) && good;
    if (!good && args.includes("--check")) process.exitCode = 1;
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

await main(process.argv.slice(2));
