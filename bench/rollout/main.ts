import { cpus } from "node:os";
import {
  appendDecision,
  type DecideInputs,
  decide,
  type Evidence,
  type Plan,
  planRollout,
  type RolloutState,
  readStrategy,
  type Strategy,
  writePlan,
  writeRolloutStatus,
} from "@landfall/core/rollout";

/**
 * Times plan, decide and their conversion to objects, for growing fleets, against the bars of the design. Prints means;
 * `--check` exits 1 if one is above 1.5 times its bar.
 */
const SIZES = [1_000, 10_000, 100_000] as const;
const BARS = [
  { what: "plan", size: 100_000, bar: 1000, unit: "ms" },
  { what: "few", size: 10_000, bar: 5, unit: "ms" },
  { what: "all", size: 10_000, bar: 50, unit: "ms" },
  { what: "log", size: 10_000, bar: 100, unit: "ms" },
  { what: "page", size: 10_000, bar: 256, unit: "KiB" },
  { what: "status", size: 10_000, bar: 64, unit: "KiB" },
] as const;
const NAMES: { readonly [what in (typeof BARS)[number]["what"]]: string } = {
  plan: "plan from nothing, five cumulative waves in hashed order",
  few: "decide when three targets changed",
  all: "decide when all targets changed",
  log: "appendDecision: the hashes of plan, inputs and state",
  page: "the largest page of the RolloutPlan",
  status: "the status of the Rollout when its first wave has failed",
};
const START = Date.parse("2026-11-21T08:00:00Z");
const MINUTE = 60_000;

type Measures = { readonly [what in keyof typeof NAMES]: number };

/**
 * The average CPU time of the main thread for a round, in milliseconds, which a busy machine affects less than wall
 * time.
 */
function time(size: number, work: () => void): number {
  const rounds = size > 10_000 ? 7 : 70;
  const start = process.threadCpuUsage();
  for (let round = 0; round < rounds; round++) work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000 / rounds;
}

function makeStrategy(): Strategy {
  const waves = [1, 5, 25, 50, 100].map((percent) => ({
    name: `to-${percent}`,
    select: { cumulative: `${percent}%` },
  }));
  const strategy = readStrategy({ waves });
  if (!strategy.ok) throw new Error(strategy.problems[0]?.message);
  return strategy.value;
}

function makePlan(strategy: Strategy, size: number): Plan {
  const targets = Array.from({ length: size }, (_, index) => ({ target: { cluster: `edge-${index}` }, labels: {} }));
  const made = planRollout(strategy, targets, { rollout: "shop" });
  if (!made.ok) throw new Error(made.problems[0]?.message);
  return made.value;
}

function seen(observed: string, minute: number): Evidence {
  const observedAt = START + minute * MINUTE;
  return {
    observed,
    wanted: observed,
    health: "Current",
    actuation: "Succeeded",
    freshness: "fresh",
    landed: true,
    observedAt,
  };
}

function inputsAt(minute: number, evidence: ReadonlyMap<string, Evidence>): DecideInputs {
  return { revision: "v2", restart: 0, now: START + minute * MINUTE, evidence };
}

function look(
  made: Plan,
  state: RolloutState | undefined,
  minute: number,
  evidence: ReadonlyMap<string, Evidence>,
): RolloutState {
  return decide(made, state, inputsAt(minute, evidence)).state;
}

function measure(strategy: Strategy, size: number): Measures {
  const planTime = time(size, () => void makePlan(strategy, size));
  const made = makePlan(strategy, size);
  const keys = made.waves.flatMap(({ targets }) => targets.map(({ key }) => key));
  const old = new Map(keys.map((key) => [key, seen("v1", 0)]));
  const first = look(made, undefined, 0, old);
  const fewChanged = new Map([...old, ...keys.slice(0, 3).map((key) => [key, seen("v2", 1)] as const)]);
  const allChanged = new Map(keys.map((key) => [key, seen("v2", 1)]));
  const few = time(size, () => void look(made, first, 1, fewChanged));
  const all = time(size, () => void look(made, first, 1, allChanged));
  const inputs = inputsAt(1, fewChanged);
  const step = { plan: made, before: first, inputs, decision: decide(made, first, inputs) };
  const log = time(size, () => void appendDecision(undefined, step));
  const pages = writePlan({ rollout: "shop", plan: made, state: look(made, first, 1, allChanged) });
  const page = pages.reduce((largest, one) => Math.max(largest, JSON.stringify(one).length), 0) / 1024;
  const failed = look(
    made,
    first,
    1,
    new Map(keys.map((key) => [key, { ...seen("v2", 1), health: "Failed" as const }])),
  );
  const status = JSON.stringify(
    writeRolloutStatus({ rollout: "shop", plan: made, state: failed, pages: pages.length }),
  );
  return { plan: planTime, few, all, log, page, status: status.length / 1024 };
}

const strategy = makeStrategy();
const found = new Map(SIZES.map((size) => [size, measure(strategy, size)]));
console.log(`${cpus()[0]?.model ?? "unknown processor"}, ${cpus().length} cores, Node ${process.version}`);
console.log(
  ["targets", "plan ms", "few ms", "all ms", "log ms", "page KiB", "status KiB"]
    .map((title) => title.padStart(11))
    .join(""),
);
for (const [size, own] of found) {
  console.log(
    [String(size), ...[own.plan, own.few, own.all, own.log, own.page, own.status].map((one) => one.toFixed(1))]
      .map((text) => text.padStart(11))
      .join(""),
  );
}
const values = BARS.map((row) => ({ ...row, value: found.get(row.size)?.[row.what] ?? Number.NaN }));
for (const { what, size, bar, unit, value } of values) {
  console.log(`${value.toFixed(1)} of ${bar} ${unit}: ${NAMES[what]}, ${size} targets`);
}
const missed = values.filter(({ value, bar }) => value > 1.5 * bar);
if (process.argv.includes("--check") && missed.length > 0) {
  console.error(`beyond 1.5 times the bar: ${missed.map(({ what }) => NAMES[what]).join("; ")}`);
  process.exitCode = 1;
}
