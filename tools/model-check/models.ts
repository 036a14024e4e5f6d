import { type Plan, planRollout, type RolloutTarget, readStrategy, type StrategySpec } from "@landfall/core/rollout";
import type { Model } from "./explore.ts";
import type { Feature } from "./world.ts";

type Wave = StrategySpec["waves"][number];

/** A plan with a deadline of 3 minutes, in which reports are stale after 2 minutes. */
function planFor(
  first: number,
  size: number,
  more: { readonly wave?: Partial<Wave>; readonly spec?: Partial<StrategySpec>; readonly edge?: boolean },
): Plan {
  const waves = [
    { name: "a", select: { count: first }, ...more.wave },
    { name: "b", select: { rest: true } },
  ];
  const strategy = readStrategy({ waves, order: "name", deadline: "3m", staleAfter: "2m", ...more.spec });
  if (!strategy.ok) throw new Error(strategy.problems[0]?.message);
  const targets = Array.from(
    { length: size },
    (_, index): RolloutTarget => ({
      target: { cluster: `c${index}` },
      labels: { region: index < 2 ? "x" : "y" },
      ...(more.edge === true && index === size - 1 && { dependsOn: [`c${index - 1}`] }),
    }),
  );
  const made = planRollout(strategy.value, targets, { rollout: "checked" });
  if (!made.ok) throw new Error(made.problems[0]?.message);
  return made.value;
}

function model(
  name: string,
  depth: number,
  first: number,
  size: number,
  features: readonly Feature[],
  more: Parameters<typeof planFor>[2] = {},
): Model {
  return { name, depth, size, features, plan: planFor(first, size, more) };
}

const CLASSES: NonNullable<StrategySpec["failures"]> = {
  classes: [
    { class: "infrastructure", reasons: ["Pull"] },
    { class: "invalid", reasons: ["Invalid"] },
  ],
};

/** Models of two waves with two to four targets each, which together have every feature and every gate. */
export const MODELS: readonly Model[] = [
  model("failures, silence and crashes", 12, 1, 2, ["crash", "silence"]),
  model("drift and restart", 12, 1, 2, ["drift", "restart", "pause"]),
  model("rollback", 12, 1, 2, ["rollback", "silence", "crash"], {
    spec: { onFailure: "rollback", rollback: { maxConcurrent: 1 } },
  }),
  model("supersede", 12, 1, 2, ["supersede", "pause", "rollback"]),
  model("queue", 12, 1, 2, ["supersede", "rollback"], { spec: { onSupersede: "queue" } }),
  model("fast forward", 12, 1, 2, ["crash", "supersede", "approve"], {
    spec: { onSupersede: "fastForward" },
    wave: { approval: true },
  }),
  model("soak and metrics", 12, 1, 2, ["crash", "pause", "measure"], {
    wave: { soak: "2m", metrics: [{ name: "errors", max: 0, window: "1m" }] },
  }),
  model("metrics", 12, 1, 2, ["crash", "measure"], {
    wave: { metrics: [{ name: "errors", max: 0, window: "2m" }] },
  }),
  model("meters of two targets", 7, 2, 3, ["measure", "meters"], {
    wave: { maxFailures: 1, metrics: [{ name: "errors", max: 0 }] },
  }),
  model("a cluster that is not ready", 7, 2, 3, ["unready"], { wave: { maxConcurrent: 1, maxFailures: 1 } }),
  model("approval and handbrake", 12, 1, 2, ["crash", "approve", "brake", "rollback"], { wave: { approval: true } }),
  model("churn", 12, 1, 2, ["churn", "crash"]),
  model("leaves and skips", 12, 1, 2, ["leave", "skip"], { wave: { soak: "1m", maxFailures: 1 } }),
  model("skips and silence", 12, 1, 2, ["skip", "silence"], {
    spec: { onUnreachable: "skip", deadline: "2m", staleAfter: "1m" },
  }),
  model("three targets, one at a time", 12, 2, 3, [], { wave: { maxConcurrent: 1, maxFailures: 1 } }),
  model("four targets, domains and a dependency", 12, 2, 4, [], {
    spec: { failureDomains: { label: "region", maxConcurrent: 1 } },
    edge: true,
    wave: { maxFailures: 1 },
  }),
  model("failure classes and budgets", 12, 2, 2, ["classes"], {
    spec: { failures: CLASSES, budgets: { maxFailures: 1, maxInfrastructureFailures: 0 } },
    wave: { maxConcurrent: 1, maxFailures: 1, maxInfrastructureFailures: 0 },
  }),
  model("failures by domain", 12, 2, 3, [], {
    spec: { failureDomains: { label: "region", maxFailures: 0 } },
    wave: { maxFailures: 2, maxConcurrent: 1 },
  }),
  model("tries and pauses", 12, 1, 2, ["crash", "pause", "brake"], {
    spec: { retry: { attempts: 2, first: "2m", jitter: "0%" } },
  }),
  model("a report from before another try", 7, 1, 2, ["silence", "retry"]),
  model("asked to try again", 12, 1, 2, ["crash", "retry", "rollback"]),
  model("ramp", 12, 3, 3, [], { wave: { ramp: {}, maxFailures: 1 } }),
  model("abort", 12, 1, 2, ["crash", "abort", "pause"], { spec: { onFailure: "rollback" } }),
  model("two attempts and a rollback", 12, 1, 2, ["restart", "rollback", "abort"]),
  model("a stop, drift and pins", 12, 1, 2, ["abort", "drift", "pin", "rollback"]),
  model("a paced rollback", 12, 2, 3, ["rollback"], {
    wave: { maxConcurrent: 1, maxFailures: 1 },
    spec: { failureDomains: { label: "region", maxConcurrent: 1 } },
  }),
  model("shared budget", 12, 2, 2, ["share", "crash"], {
    spec: { budgets: { shared: [{ name: "all", maxConcurrent: 1, maxFailures: 1 }] } },
    wave: { maxFailures: 1 },
  }),
  model("samples", 12, 1, 2, ["pause", "silence"], { wave: { minSamples: 2 } }),
  model("windows", 12, 1, 2, ["pause"], {
    spec: { windows: { deny: [{ from: "08:03", to: "08:06", timeZone: "UTC" }] } },
  }),
];
