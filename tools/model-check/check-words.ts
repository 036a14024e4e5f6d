import {
  checkPlan,
  type RolloutEngine,
  type RolloutTarget,
  readStrategy,
  type StrategySpec,
  type Violation,
} from "@landfall/core/rollout";

/** Invariants 1 to 5: every plan of up to twelve targets with every pair of some percentages. */
export function checkPlans(engine: RolloutEngine): {
  readonly plans: number;
  readonly violations: readonly Violation[];
} {
  const violations: Violation[] = [];
  let plans = 0;
  const shares = [1, 5, 25, 34, 50, 75, 99, 100];
  for (let size = 0; size <= 12; size++) {
    const targets = Array.from(
      { length: size },
      (_, index): RolloutTarget => ({ target: { cluster: `c${index}` }, labels: { region: `r${index % 3}` } }),
    );
    for (const first of shares) {
      for (const second of shares.filter((share) => share > first)) {
        for (const more of [{}, { order: "name" as const }, { failureDomains: { label: "region", maxPerWave: 1 } }]) {
          const select = [first, second].map((percent) => ({
            name: `to-${percent}`,
            select: { cumulative: `${percent}%` },
          }));
          const strategy = engine.readStrategy({
            waves: [...select, { name: "rest", select: { rest: true } }],
            ...more,
          });
          if (!strategy.ok) throw new Error(strategy.problems[0]?.message);
          plans += 1;
          violations.push(...checkPlan({ strategy: strategy.value, targets }, engine));
        }
      }
    }
  }
  return { plans, violations };
}

const REST = { name: "rest", select: { rest: true } };
const WRONG: readonly StrategySpec[] = [
  { waves: [{ ...REST, maxConcurrent: 0 }] },
  { waves: [{ ...REST, maxConcurrent: -1 }] },
  { waves: [{ ...REST, maxConcurrent: Number.NaN }] },
  { waves: [{ ...REST, maxFailures: "101%" }] },
  { waves: [REST, REST] },
  { waves: [{ name: "none", select: {} }] },
  { waves: [REST], deadline: "soon" },
  { waves: [REST], windows: { deny: [{ from: "09:00", to: "10:00", timeZone: "Mars" }] } },
];

/** Invariants 13 and 25: rollouts that share a target are detected, and contradictory strategies are refused. */
export function checkWords(engine: RolloutEngine): readonly Violation[] {
  const violations: Violation[] = [];
  for (const spec of WRONG) {
    if (engine.readStrategy(spec).ok) violations.push({ invariant: 25, message: `accepted: ${JSON.stringify(spec)}` });
  }
  const strategy = readStrategy({ waves: [REST] });
  if (!strategy.ok) throw new Error(strategy.problems[0]?.message);
  const made = engine.plan(strategy.value, [{ target: { cluster: "c0" }, labels: {} }], { rollout: "a" });
  if (!made.ok) throw new Error(made.problems[0]?.message);
  const { state } = engine.decide(made.value, undefined, { revision: "v2", restart: 0, now: 0, evidence: new Map() });
  const rivals = engine.findRivals(["a", "b"].map((rollout) => ({ rollout, state })));
  if (rivals.length !== 1)
    violations.push({ invariant: 13, message: "two rollouts have a target, and nobody says so" });
  return violations;
}
