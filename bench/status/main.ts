import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { KubeObject } from "@landfall/core/object";
import { computeStatus } from "@landfall/core/status";
import { KIND_COUNT, makeFleet } from "./fleet.ts";
import { benchRules } from "./rules.ts";

/**
 * Times `computeStatus` against Go's kstatus on the same objects in the same run, in turns, and prints medians
 * and ratios; then a user's CEL rule. `--check` exits 1 if a ratio is below its bar divided by 1.5, or a time above 1.5 bars.
 */
const BARS = [
  { mode: "kstatus", times: 10 },
  { mode: "extended", times: 5 },
] as const;
const FLEETS = [
  { name: "cache-warm", objects: 110, rounds: 3000 },
  { name: "fleet", objects: 10_000, rounds: 60 },
] as const;
const TURNS = 5;
const NOW = Date.parse("2026-01-05T09:00:00Z");

type Mode = (typeof BARS)[number]["mode"];

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Nanoseconds per object of each round. */
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

/** How often each word is said. */
function countOurs(objects: readonly KubeObject[], mode: Mode): string {
  const counts: Record<string, number> = {};
  for (const object of objects) {
    const { status } = computeStatus(object, { mode, now: NOW });
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return formatCounts(counts);
}

function timeGo(binary: string, file: string, rounds: number): { readonly times: number[]; readonly counts: string } {
  const output = execFileSync(binary, [file, String(rounds)], {
    encoding: "utf8",
    env: { ...process.env, GOMAXPROCS: "2" },
  });
  const lines = output.trim().split("\n");
  return {
    times: lines.slice(0, -1).map(Number),
    counts: formatCounts(JSON.parse(lines.at(-1) ?? "{}") as Record<string, number>),
  };
}

function formatCounts(counts: Readonly<Record<string, number>>): string {
  return Object.keys(counts)
    .sort()
    .map((word) => `${word} ${counts[word]}`)
    .join(", ");
}

function runFleet(fleet: (typeof FLEETS)[number], binary: string, scratch: string): boolean {
  const objects = makeFleet(fleet.objects);
  const file = path.join(scratch, `${fleet.name}.jsonl`);
  writeFileSync(file, objects.map((object) => `${JSON.stringify(object)}\n`).join(""));
  const go: number[] = [];
  const ours = new Map<Mode, number[]>(BARS.map(({ mode }) => [mode, []]));
  let answers = "";
  for (let turn = 0; turn < TURNS; turn++) {
    const reference = timeGo(binary, file, fleet.rounds);
    go.push(...reference.times);
    answers = reference.counts;
    for (const { mode } of BARS) ours.get(mode)?.push(...timeOurs(objects, mode, fleet.rounds));
  }
  console.log(`${fleet.name}: ${fleet.objects} objects of ${KIND_COUNT} kinds`);
  console.log(`  Go kstatus  ${median(go).toFixed(0).padStart(6)} ns per object (${answers})`);
  let good = true;
  for (const { mode, times } of BARS) {
    const nanoseconds = median(ours.get(mode) ?? []);
    const ratio = median(go) / nanoseconds;
    if (ratio < times / 1.5) good = false;
    const line = `  ${mode.padEnd(10)}  ${nanoseconds.toFixed(0).padStart(6)} ns per object (${countOurs(objects, mode)})`;
    console.log(`${line}: ${ratio.toFixed(1)}x, bar ${times}x`);
  }
  return good;
}

function main(args: readonly string[]): void {
  const scratch = mkdtempSync(path.join(tmpdir(), "landfall-bench-"));
  try {
    const source = path.join(path.dirname(fileURLToPath(import.meta.url)), "go");
    const binary = path.join(scratch, "kstatus");
    execFileSync("go", ["build", "-o", binary, "."], { cwd: source, stdio: ["ignore", "inherit", "inherit"] });
    console.log(
      `Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? "unknown"}, sigs.k8s.io/cli-utils v0.37.2`,
    );
    const good = [...FLEETS.map((fleet) => runFleet(fleet, binary, scratch)), benchRules(NOW)].every(Boolean);
    if (!good && args.includes("--check")) process.exitCode = 1;
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

main(process.argv.slice(2));
