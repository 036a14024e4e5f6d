import fc from "fast-check";
import type { KubeObject } from "../../object/index.ts";
import { beginsAttempt } from "../decide/attempts.ts";
import { decide } from "../decide/decide.ts";
import { ordersOf } from "../decide/orders.ts";
import { requeueTime, type Step } from "../model/decision.ts";
import type { Evidence } from "../model/evidence.ts";
import type { DecideInputs } from "../model/inputs.ts";
import type { PreviousPlan } from "../model/plan.ts";
import type { StrategySpec } from "../model/spec.ts";
import type { RolloutState } from "../model/state.ts";
import type { RolloutTarget } from "../model/targets.ts";
import { planRollout } from "../plan/plan.ts";
import { readPlan } from "../store/read-plan.ts";
import { writePlan } from "../store/write-plan.ts";
import { readStrategy } from "../strategy/read-strategy.ts";
import { type Cluster, live, newCluster, orderTo, reportOf } from "./clusters.ts";
import { type Dice, diceOf } from "./dice.ts";
import { START, valueOf } from "./fleet.ts";

/** A decision with all its inputs, and the previous state as it was read back from storage. */
export interface Turn extends Step<number> {
  readonly stored: RolloutState | undefined;
  readonly previous: PreviousPlan | undefined;
  readonly spec: StrategySpec;
  readonly targets: readonly RolloutTarget[];
}

const SECOND = 1000;

/**
 * Generates decisions in an adverse world of five to twenty-five clusters: they come and go, the strategy is edited,
 * reports are late, duplicated and out of order, clocks differ and jump, results are lost. Every plan is made anew from
 * the stored one.
 */
export const adversities: fc.Arbitrary<readonly Turn[]> = fc.gen().map((draw) => play(diceOf(draw)));

function play(dice: Dice): readonly Turn[] {
  const { int, often, pick } = dice;
  const clusters = new Map<string, Cluster>();
  const evidence = new Map<string, Evidence>();
  const mail: { readonly key: string; readonly arrives: number; readonly seen: Evidence }[] = [];
  const turns: Turn[] = [];
  let targets: readonly RolloutTarget[] = Array.from({ length: int(5, 25) }, (_, index) =>
    newTarget(`c${index}`, dice),
  );
  let spec = newStrategy(dice);
  let words: Partial<DecideInputs<number>> = {};
  let state: RolloutState | undefined;
  let stored: Stored | undefined;
  let [revision, restart, now] = ["v2", 0, START];
  for (let left = int(10, 30); left > 0; left--) {
    now += int(0, 240) * SECOND + (often(20) ? int(0, 999) : 0);
    if (often(2)) revision = pick(["v2", "v3"]);
    if (often(2)) restart += 1;
    if (often(5)) targets = [...targets, newTarget(`n${left}`, dice)];
    if (often(5) && targets.length > 3) targets = targets.toSpliced(int(0, targets.length - 1), 1);
    if (often(5)) spec = edited(spec, left, dice);
    if (often(20)) words = newWords(state, now, dice);
    for (const { target } of targets) {
      const known = clusters.get(target.cluster) ?? newCluster(dice);
      clusters.set(target.cluster, known);
      live(known, now, dice);
      const late = often(20) ? int(0, 300) * SECOND : 0;
      if (!known.silent && often(70))
        mail.push({ key: target.cluster, arrives: now + late, seen: reportOf(known, now) });
    }
    for (const { key, arrives, seen } of mail) {
      const isNewer = (evidence.get(key)?.observedAt ?? 0) < (seen.observedAt ?? 0);
      if (arrives <= now && (isNewer || often(1))) evidence.set(key, seen);
    }
    const clock = now + (often(4) ? int(-1200, 600) * SECOND : 0);
    const inputs: DecideInputs<number> = { ...words, revision, restart, now: clock, evidence: new Map(evidence) };
    const strategy = valueOf(readStrategy(spec));
    const previous = beginsAttempt(state, inputs, strategy.onSupersede, clock) ? undefined : stored?.previous;
    const made = planRollout(strategy, targets, { rollout: "adversary", previous });
    if (!made.ok) return turns;
    const step: Step<number> = { plan: made.value, before: state, inputs, decision: decide(made.value, state, inputs) };
    turns.push({ ...step, stored: stored?.state, previous, spec, targets });
    // A result may be lost before it is stored.
    if (often(4)) continue;
    state = step.decision.state;
    stored = store(step);
    for (const [key, wanted] of often(85) ? ordersOf(state) : []) orderTo(clusters.get(key), wanted, now, dice);
  }
  return turns;
}

interface Stored {
  readonly state: RolloutState;
  readonly previous: PreviousPlan;
}

/** Returns the plan and state as read back after a decision was stored. */
function store({ plan: made, inputs, decision }: Step<number>): Stored | undefined {
  const pages = JSON.stringify(
    writePlan({ rollout: "adversary", plan: made, state: decision.state, next: requeueTime(decision, inputs.now) }),
  );
  return valueOf(readPlan(JSON.parse(pages) as readonly KubeObject[]));
}

function newTarget(cluster: string, { pick }: Dice): RolloutTarget {
  return { target: { cluster }, labels: { region: pick(["a", "b", "c"]), tier: pick(["early", "late"]) } };
}

function newStrategy({ pick, int, often }: Dice): StrategySpec {
  const wave = (name: string, select: object): object => ({
    name,
    select,
    maxConcurrent: pick([1, 2, "25%", "100%"]),
    maxFailures: pick([0, 1, "20%"]),
    ...(often(20) && { maxInfrastructureFailures: 1 }),
    ...(often(20) && { ramp: { start: 1 } }),
    ...(often(30) && { soak: pick(["1m", "5m"]) }),
    ...(often(20) && { minSamples: 2 }),
    ...(often(20) && { approval: true }),
    ...(often(20) && { metrics: [{ name: "errors", max: 1, window: "1m" }] }),
  });
  const shares = [int(1, 20), int(21, 50), int(51, 90)].slice(0, int(1, 3));
  const spec: object = {
    waves: [
      wave("canary", { coverage: { labels: ["region", "tier"] }, count: 3 }),
      ...shares.map((share) => wave(`to-${share}`, { cumulative: `${share}%` })),
      wave("rest", { rest: true }),
    ],
    deadline: pick(["10m", "20m", "none"]),
    staleAfter: "5m",
    onUnreachable: pick(["fail", "skip"]),
    onFailure: pick(["hold", "hold", "rollback"]),
    onSupersede: pick(["restart", "fastForward", "queue", "refuse"]),
    rollback: { maxConcurrent: pick([1, "100%"]) },
    ...(often(30) && { failureDomains: { label: "region", maxConcurrent: "34%", maxPerWave: "50%", maxFailures: 2 } }),
    ...(often(30) && { budgets: { maxFailures: 2, shared: [{ name: "all", maxConcurrent: 4 }] } }),
    ...(often(30) && { retry: { attempts: 3, first: "1m" } }),
    ...(often(30) && {
      membership: { added: pick(["join", "hold"]), addedCounts: often(50), removed: pick(["forget", "fail"]) },
    }),
  };
  return spec as StrategySpec;
}

/** Returns the strategy with another size, another cap or one more wave. */
function edited({ waves, ...rest }: StrategySpec, number: number, { pick, int }: Dice): StrategySpec {
  const [first, ...others] = waves;
  const more = { name: `more-${number}`, select: { count: int(1, 3) } };
  const capped = [{ ...first, maxConcurrent: int(1, 5) }, ...others] as StrategySpec["waves"];
  const resized = waves.map((one) => ({
    ...one,
    select: "count" in one.select ? { ...one.select, count: int(1, 5) } : one.select,
  }));
  return {
    ...rest,
    waves: pick([[more, ...waves] as StrategySpec["waves"], capped, resized as StrategySpec["waves"]]),
  };
}

/** Draws the requests of people and the measurements, which last until they are replaced. */
function newWords(
  state: RolloutState | undefined,
  now: number,
  { pick, int, often }: Dice,
): Partial<DecideInputs<number>> {
  const { attempt = 1, revision = "v2", waves = [], targets = new Map() } = state ?? {};
  const by = "ana";
  const keys = [...targets.keys(), "c0"];
  const some = (percent: number): readonly string[] => (often(percent) ? [pick(keys)] : []);
  const approvals = often(60) ? waves.map(({ name }) => ({ wave: name, attempt, revision, by })) : [];
  return {
    approvals,
    ...(often(15) && { paused: { by } }),
    ...(often(10) && { handbrake: { by } }),
    ...(often(5) && { promotions: approvals.slice(0, 1) }),
    ...(often(5) && { rollback: { attempt, by } }),
    ...(often(3) && { abort: { attempt, by } }),
    skips: some(20).map((target) => ({ target, by })),
    pins: some(10).map((target) => ({ target, by })),
    retries: keys
      .filter(() => often(20))
      .map((target) => ({ target, attempt, tries: targets.get(target)?.tries ?? 1, by })),
    ...(often(80) && { shared: [{ name: "all", onTheWay: int(0, 3), failures: 0 }] }),
    ...(often(70) && { metrics: [{ name: "errors", value: pick([0, 2]), at: now + int(-60, 60) * SECOND }] }),
  };
}
