import { cpus } from "node:os";
import { type AdvanceInputs, advance, type Run, type RunPlan, readStepPlan, type Trigger } from "@landfall/core/steps";

/**
 * Times one decision for a large run, and one round of decisions for many small ones. Prints medians of wall and CPU
 * time; `--check` exits 1 if the smaller of both is above 1.5 × a bar.
 */
const TOLERANCE = 1.5;
const ROUNDS = 15;
const NOW = Date.parse("2026-11-22T10:00:00Z");
const TRIGGER: Trigger = { plan: "bench", subject: "edge-1", revision: "v2" };
const NOTHING = { trigger: TRIGGER, observations: new Map() };

interface Bench {
  readonly name: string;
  readonly barMs: number;
  readonly run: () => void;
}

function planOf(phases: number, steps: number): RunPlan {
  const result = readStepPlan("bench", {
    strategy: "parallel",
    phases: Array.from({ length: phases }, (_, phase) => ({
      name: `p${phase}`,
      steps: Array.from({ length: steps }, (__, step) => ({
        name: `s${step}`,
        tasks: [
          {
            name: "apply",
            apply: { objects: [{ group: "", kind: "ConfigMap", namespace: "shop", name: `c-${phase}-${step}` }] },
          },
        ],
      })),
    })),
  });
  if (!result.ok) throw new Error(result.problems[0]?.message);
  return result.value;
}

/** A run one second after it began, when every first step is under way. */
function begun(plan: RunPlan): Run {
  const { run } = advance(plan, undefined, { now: NOW, ...NOTHING });
  if (run === undefined) throw new Error("no run began");
  return run;
}

const large = planOf(1000, 10);
const small = planOf(3, 3);
const runs = Array.from({ length: 10_000 }, (_, index) => begunFor(small, `edge-${index}`));
const stored = begun(large);

function begunFor(plan: RunPlan, subject: string): readonly [Run, AdvanceInputs["trigger"]] {
  const trigger = { ...TRIGGER, subject };
  const { run } = advance(plan, undefined, { now: NOW, ...NOTHING, trigger });
  if (run === undefined) throw new Error("no run began");
  return [run, trigger];
}

const BENCHES: readonly Bench[] = [
  {
    name: "advance, 1,000 phases of 10 steps, nothing new",
    barMs: 20,
    run: () => void advance(large, stored, { now: NOW + 1000, ...NOTHING }),
  },
  {
    name: "advance, 1,000 phases of 10 steps, a run begins",
    barMs: 20,
    run: () => void begun(large),
  },
  {
    name: "one tick over 10,000 runs",
    barMs: 1000,
    run: () => {
      for (const [run, trigger] of runs) advance(small, run, { now: NOW + 1000, ...NOTHING, trigger });
    },
  },
];

/**
 * The median wall and CPU time, of which the smaller counts: a busy machine increases the former, a second core the
 * latter.
 */
function median(bench: Bench): { readonly wall: number; readonly cpu: number } {
  bench.run();
  const times = Array.from({ length: ROUNDS }, () => {
    const [start, before] = [performance.now(), process.cpuUsage()];
    bench.run();
    const { user, system } = process.cpuUsage(before);
    return { wall: performance.now() - start, cpu: (user + system) / 1000 };
  });
  const middle = (of: (one: { readonly wall: number; readonly cpu: number }) => number): number =>
    times.map(of).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  return { wall: middle(({ wall }) => wall), cpu: middle(({ cpu }) => cpu) };
}

console.log(
  `steps: Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? "unknown"}; medians of ${ROUNDS}`,
);
for (const bench of BENCHES) {
  const { wall, cpu } = median(bench);
  const isOver = Math.min(wall, cpu) > bench.barMs * TOLERANCE;
  const times = `wall ${wall.toFixed(1)} ms, CPU ${cpu.toFixed(1)} ms`;
  console.log(`${bench.name}: ${times} (bar ${bench.barMs} ms)${isOver ? " OVER" : ""}`);
  if (isOver && process.argv.includes("--check")) process.exitCode = 1;
}
