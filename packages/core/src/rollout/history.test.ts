import { describe, expect, test } from "vitest";
import type { Evidence } from "./model/evidence.ts";
import type { DecideInputs } from "./model/inputs.ts";
import type { Plan } from "./model/plan.ts";
import type { StrategySpec } from "./model/spec.ts";
import type { RolloutState } from "./model/state.ts";
import { readPlan } from "./store/read-plan.ts";
import { writePlan } from "./store/write-plan.ts";
import { readStrategy } from "./strategy/read-strategy.ts";
import { manyTargets, planOf, seen, strategyOf, targetsOf, tick, valueOf, wavesOf, wordsOf } from "./testing/fleet.ts";

type Wave = Partial<StrategySpec["waves"][number]>;
type Seen = { readonly [key: string]: Evidence };

/** A plan of two waves: c0 first, then c1 and c2. */
function fleet(first: Wave = {}, rest: Wave = {}, more: Partial<StrategySpec> = {}): Plan {
  const waves = [
    { name: "a", select: { count: 1 }, ...first },
    { name: "b", select: { rest: true }, ...rest },
  ];
  return planOf(strategyOf(waves, { order: "name", ...more }), manyTargets(3));
}

const FAILED = { health: "Failed", landed: false } as const;
const PLAN = fleet();
const first = (plan = PLAN): RolloutState => tick(plan, undefined, 0, {}).state;
const landed = (plan = PLAN): RolloutState => tick(plan, first(plan), 5, { c0: seen("v2", 5) }).state;
const words = (
  plan: Plan,
  state: RolloutState,
  minute: number,
  evidence: Seen,
  more: Partial<DecideInputs> = {},
): string => wordsOf(tick(plan, state, minute, evidence, more));
const metric = (value: number, minute: number): Partial<DecideInputs> => ({
  metrics: [{ name: "errors", value, at: seen("", minute).observedAt ?? 0 }],
});
const GATED = fleet({ metrics: [{ name: "errors", max: 1, window: "5m" }] });
const SOAKED = fleet({ soak: "10m" });
const WAITS = "c0:Landed c1:Waiting c2:Waiting";
const OPENS = "c0:Landed c1:Released c2:Released";
const HOLDS = "c0:Released c1:Waiting c2:Waiting";
const one = (spec: Partial<StrategySpec> & { readonly wave?: Wave }): Plan => {
  const { wave = {}, ...more } = spec;
  return planOf(
    strategyOf([{ name: "all", select: { rest: true }, ...wave }], { order: "name", ...more }),
    manyTargets(3),
  );
};
const isRefused = (spec: Partial<StrategySpec>): boolean =>
  !readStrategy({ waves: [{ name: "a", select: { rest: true } }], ...spec }).ok;

type Row = readonly [bug: number, sentence: string, actual: () => unknown, expected: unknown];

const EVIDENCE: readonly Row[] = [
  [
    1,
    "argo-cd#29410: healthy at the revision before lets nothing start",
    () => words(PLAN, first(), 5, { c0: seen("v1", 5) }),
    HOLDS,
  ],
  [
    2,
    "argo-cd#22558: a report that arrives late takes nothing back",
    () => words(PLAN, landed(), 6, { c0: seen("v1", 4) }),
    OPENS,
  ],
  [
    3,
    "argo-cd#29240: what left the revision must land again",
    () => words(PLAN, landed(), 6, { c0: seen("v1", 6) }),
    "c0:Released c1:Released c2:Released",
  ],
  [
    4,
    "ocm#1201: a time from before the release proves nothing",
    () => words(PLAN, first(), 5, { c0: seen("v2", 0) }),
    HOLDS,
  ],
  [
    5,
    "ocm: applied comes before health",
    () => words(PLAN, first(), 5, { c0: seen("v1", 5, { wanted: "v2", actuation: "Pending" }) }),
    HOLDS,
  ],
  [
    6,
    "argo-rollouts#720: resuming twice is resuming once",
    () => {
      const on = tick(PLAN, landed(), 6, {});
      return tick(PLAN, on.state, 7, {}).changes;
    },
    [],
  ],
  [
    7,
    "argo-rollouts#3316: stale counts fail nothing",
    () => words(PLAN, first(), 20, { c0: seen("v2", 20, { ...FAILED, freshness: "stale" }) }),
    HOLDS,
  ],
  [
    8,
    "OCM O1: a member that timed out does not let the next group start",
    () => {
      const plan = fleet({ select: { count: 2 }, maxFailures: 1 });
      const state = tick(plan, first(plan), 25, { c0: seen("v2", 25, { health: "InProgress", landed: false }) }).state;
      const late = tick(
        plan,
        { ...state, targets: new Map(state.targets).set("c1", { state: "Failed", revision: "v2", since: state.at }) },
        26,
        {},
      );
      return wordsOf(late);
    },
    "c0:Released c1:Failed c2:Waiting",
  ],
  [
    51,
    "kubernetes#29229: a clock ahead of ours proves nothing",
    () => words(PLAN, first(), 5, { c0: seen("v2", 6) }),
    HOLDS,
  ],
  [
    52,
    "OCM soak by the spoke's clock: a time to come soaks nothing",
    () => words(SOAKED, landed(SOAKED), 6, { c0: seen("v2", 90) }),
    WAITS,
  ],
  [
    59,
    "argo-rollouts#4393: a Job that failed has not landed, whatever it is called",
    () => words(PLAN, first(), 5, { c0: seen("v2", 5, { health: "Failed", landed: true }) }),
    "c0:Failed c1:Waiting c2:Waiting",
  ],
];

const LIMITS: readonly Row[] = [
  [
    9,
    "argo-cd#23685: the cap holds",
    () => words(one({ wave: { maxConcurrent: 1 } }), first(one({ wave: { maxConcurrent: 1 } })), 1, {}),
    HOLDS,
  ],
  [
    10,
    "kubefleet PR#323: a percentage of a small stage is at least one",
    () => one({ wave: { maxConcurrent: "10%" } }).waves[0]?.maxConcurrent,
    1,
  ],
  [
    11,
    "argo-cd: what no step takes is counted in none",
    () =>
      planOf(strategyOf([{ name: "a", select: { targets: ["c1"] } }], { leftover: "hold" }), manyTargets(3)).waves[0]
        ?.maxConcurrent,
    1,
  ],
  [
    12,
    "OCM O3: what lands makes room at once, also while others are on the way",
    () => {
      const plan = one({ wave: { maxConcurrent: 2 } });
      return words(plan, first(plan), 1, { c0: seen("v2", 1) });
    },
    OPENS,
  ],
  [
    13,
    "OCM O11: what soaks holds no place",
    () => {
      const plan = one({ wave: { maxConcurrent: 1, soak: "1h" } });
      return words(plan, first(plan), 1, { c0: seen("v2", 1) });
    },
    "c0:Landed c1:Released c2:Waiting",
  ],
  [
    14,
    "kubefleet: what is broken before us is released within the cap too",
    () => {
      const plan = one({ wave: { maxConcurrent: 1 } });
      const sick = seen("v1", 0, FAILED);
      return wordsOf(tick(plan, undefined, 0, { c0: sick, c1: sick, c2: sick }));
    },
    HOLDS,
  ],
  [
    15,
    "Rancher: a new cluster does not pass the cap",
    () => {
      const plan = one({ wave: { maxConcurrent: 1 } });
      const joined = {
        ...plan,
        waves: plan.waves.map((wave) => ({ ...wave, targets: [{ key: "b", dependsOn: [] }, ...wave.targets] })),
      };
      return words(joined, first(plan), 1, {});
    },
    "b:Waiting c0:Released c1:Waiting c2:Waiting",
  ],
  [
    44,
    "OCM O5: a tolerance beyond the number of targets is no zero",
    () => one({ wave: { maxFailures: 9 } }).waves[0]?.maxFailures,
    9,
  ],
  [
    45,
    "cluster-api#12904: a percentage that rounds to nothing tolerates nothing, and starts still",
    () => {
      const { maxConcurrent, maxFailures } = one({ wave: { maxConcurrent: "20%", maxFailures: "20%" } }).waves[0]!;
      return [maxConcurrent, maxFailures];
    },
    [1, 0],
  ],
  [
    46,
    "kubernetes#21922: a cap of nothing is refused",
    () => isRefused({ waves: [{ name: "a", select: { rest: true }, maxConcurrent: 0 }] }),
    true,
  ],
  [
    47,
    "Rancher: 0% is refused, and so is more than all",
    () =>
      ["0%", "101%"].map((maxConcurrent) =>
        isRefused({ waves: [{ name: "a", select: { rest: true }, maxConcurrent }] }),
      ),
    [true, true],
  ],
  [
    48,
    "emqx-operator#1269: to tolerate everything does not stall",
    () => {
      const plan = one({ wave: { maxFailures: "100%" } });
      const sick = seen("v2", 1, FAILED);
      return tick(plan, first(plan), 1, { c0: sick, c1: sick, c2: sick }).state.phase;
    },
    "Completed",
  ],
  [
    49,
    "Azure: n are tolerated, one more stops",
    () => {
      const plan = one({ wave: { maxFailures: 1 } });
      const sick = seen("v2", 1, FAILED);
      return [{ c0: sick }, { c0: sick, c1: sick }].map((all) => tick(plan, first(plan), 1, all).state.phase);
    },
    ["Running", "Stopped"],
  ],
  [
    50,
    "argo-rollouts#1713: the first of many steps has somebody",
    () =>
      wavesOf(
        planOf(
          strategyOf([
            ...[1, 2, 3].map((n) => ({ name: `w${n}`, select: { cumulative: `${n}%` } })),
            { name: "r", select: { rest: true } },
          ]),
          manyTargets(3),
        ),
      ).map(({ length }) => length),
    [1, 1, 1, 0],
  ],
];

const SKIP = one({ wave: { maxConcurrent: 1 }, onUnreachable: "skip" });
const STUCK: readonly Row[] = [
  [
    16,
    "argo-cd#12202: what is seen in the second of the release is seen again later",
    () => [0, 1].map((minute) => words(PLAN, first(), minute, { c0: seen("v2", minute) })),
    [HOLDS, OPENS],
  ],
  [
    17,
    "argo-cd#27577: the same again is no change",
    () =>
      tick(PLAN, landed(), 5, { c0: seen("v2", 5) }).state === landed() ||
      tick(PLAN, landed(), 5, { c0: seen("v2", 5) }).changes.length,
    0,
  ],
  [
    18,
    "rancher/fleet#192: one that is offline does not block all: it is skipped, or has a budget of its own",
    () => {
      const apart = one({ wave: { maxConcurrent: 1, maxInfrastructureFailures: 1 } });
      return [words(SKIP, first(SKIP), 30, {}), words(apart, first(apart), 30, {})];
    },
    ["c0:Held c1:Released c2:Waiting", "c0:Failed c1:Released c2:Waiting"],
  ],
  [
    19,
    "AKS#5655: one that is stopped does not fail the run",
    () => words(SKIP, first(SKIP), 30, { c0: seen("v1", 30, { blockedBy: "cluster/c0" }) }),
    "c0:Held c1:Released c2:Waiting",
  ],
  [
    20,
    "AKS#5733: what failed or was skipped is tried again in the same attempt, and by a new one",
    () => {
      const stopped = tick(PLAN, first(), 5, { c0: seen("v2", 5, FAILED) }).state;
      const skipped = tick(PLAN, first(), 6, {}, { skips: [{ target: "c0", by: "ana" }] }).state;
      return [
        words(PLAN, stopped, 6, {}, { retries: [{ target: "c0", attempt: 1, by: "ana" }] }),
        words(PLAN, skipped, 7, {}),
        words(PLAN, stopped, 6, {}, { restart: 1 }),
      ];
    },
    [HOLDS, "c0:Released c1:Released c2:Released", HOLDS],
  ],
  [
    21,
    "kubefleet#733: one that joins does not end the run",
    () => {
      const plan = {
        ...PLAN,
        waves: PLAN.waves.with(1, {
          ...PLAN.waves[1]!,
          targets: [...PLAN.waves[1]!.targets, { key: "d", dependsOn: [] }],
        }),
      };
      return words(plan, landed(), 6, {});
    },
    `${OPENS} d:Waiting`,
  ],
  [
    22,
    "kubefleet#610: an empty stage waits for nobody",
    () => {
      const plan = {
        ...PLAN,
        waves: [
          {
            name: "none",
            targets: [],
            maxConcurrent: 1,
            maxFailures: 0,
            approval: true,
            soak: 9,
            metrics: [{ name: "errors", max: 0, window: 0 }],
          },
          ...PLAN.waves,
        ],
      };
      return wordsOf(tick(plan, undefined, 0, {}));
    },
    HOLDS,
  ],
  [
    23,
    "kubefleet#81: what never gets ready ends at its deadline",
    () => tick(PLAN, first(), 30, { c0: seen("v2", 30, { health: "InProgress", landed: false }) }).state.phase,
    "Stopped",
  ],
  [
    24,
    "kubefleet#648: progress is no failure",
    () => words(PLAN, first(), 5, { c0: seen("v2", 5, { health: "InProgress", landed: false, reason: "NotReady" }) }),
    HOLDS,
  ],
  [
    25,
    "kubefleet PR#571: a target that is gone while we go back is no crash",
    () => {
      const gone = { ...PLAN, waves: PLAN.waves.with(0, { ...PLAN.waves[0]!, targets: [] }) };
      return words(gone, landed(), 6, {}, { rollback: { attempt: 1, by: "ana" } });
    },
    "c1:Held c2:Held",
  ],
  [
    26,
    "sveltos 5924b07b: what is deleted on the way makes room, at its deadline",
    () => {
      const plan = one({ wave: { maxConcurrent: 1 } });
      const gone = { ...plan, waves: plan.waves.map((wave) => ({ ...wave, targets: wave.targets.slice(1) })) };
      return words(gone, first(plan), 30, {});
    },
    "c1:Released c2:Waiting",
  ],
  [
    27,
    "sveltos a29b09a2: a paused cluster does not keep a place",
    () => {
      const plan = one({ wave: { maxConcurrent: 1 } });
      return words(plan, first(plan), 1, {}, { skips: [{ target: "c0", by: "ana" }] });
    },
    "c0:Held c1:Released c2:Waiting",
  ],
  [
    28,
    "ocm#327: the end of a soak opens the next group",
    () => {
      const middle = tick(SOAKED, landed(SOAKED), 10, { c0: seen("v2", 10) }).state;
      return words(SOAKED, middle, 15, { c0: seen("v2", 15) });
    },
    OPENS,
  ],
  [
    29,
    "argo-rollouts#1774: what is sick before us can be made well, and stops nobody if it is not",
    () => {
      const plan = one({});
      const state = tick(plan, undefined, 0, { c0: seen("v1", 0, FAILED) }).state;
      const well = { c1: seen("v2", 1), c2: seen("v2", 1) };
      return [
        words(plan, state, 1, { c0: seen("v2", 1) }),
        tick(plan, state, 1, { ...well, c0: seen("v2", 1, FAILED) }).state.phase,
      ];
    },
    [OPENS, "Completed"],
  ],
  [
    30,
    "argo-rollouts#2048: a new revision after an abort goes forward",
    () => {
      const back = tick(PLAN, landed(), 6, {}, { rollback: { attempt: 1, by: "ana" } }).state;
      return words(PLAN, back, 7, {}, { revision: "v3" });
    },
    HOLDS,
  ],
  [
    31,
    "flagger#379: a new revision after a failure is heard",
    () => {
      const stopped = tick(PLAN, first(), 5, { c0: seen("v2", 5, FAILED) }).state;
      return words(PLAN, stopped, 6, {}, { revision: "v3" });
    },
    HOLDS,
  ],
  [
    32,
    "OCM O2: what failed holds no place, also without a deadline",
    () => {
      const plan = one({ deadline: "none", wave: { maxConcurrent: 1, maxFailures: 2 } });
      return words(plan, first(plan), 1, { c0: seen("v2", 1, FAILED) });
    },
    "c0:Failed c1:Released c2:Waiting",
  ],
];

const restored = (plan: Plan, state: RolloutState): RolloutState =>
  valueOf(
    readPlan(JSON.parse(JSON.stringify(writePlan({ rollout: "r", plan, state }))) as ReturnType<typeof writePlan>),
  )!.state;
const previous = (plan: Plan) => ({
  strategyHash: plan.strategyHash,
  waves: plan.waves.map(({ name, targets }) => ({ name, targets: targets.map(({ key }) => key) })),
  held: plan.held,
  started: new Set<string>(),
});
const HALF = strategyOf(
  [
    { name: "a", select: { cumulative: "50%" } },
    { name: "b", select: { rest: true } },
  ],
  { order: "name" },
);
const BY_LABEL = strategyOf(
  [
    { name: "a", select: { matchLabels: { tier: "x" } } },
    { name: "b", select: { rest: true } },
  ],
  { order: "name" },
);

const CHANGES: readonly Row[] = [
  [
    33,
    "flagger#30: a new revision inherits no progress",
    () => words(PLAN, landed(), 6, { c0: seen("v2", 6) }, { revision: "v3" }),
    HOLDS,
  ],
  [
    34,
    "argo-rollouts#1372: a deploy during the canary begins at the first wave",
    () => tick(PLAN, landed(), 6, {}, { revision: "v3" }).state.wave,
    0,
  ],
  [
    35,
    "sveltos 4ad0ee05: to approve begins nothing anew",
    () => {
      const plan = fleet({}, { approval: true });
      return tick(plan, landed(plan), 6, {}, { approvals: [{ wave: "b", revision: "v2", attempt: 1, by: "ana" }] })
        .state.attempt;
    },
    1,
  ],
  [
    36,
    "sveltos 06ff64e2: the order of a list changes no plan",
    () => JSON.stringify(planOf(HALF, manyTargets(3).toReversed())) === JSON.stringify(planOf(HALF, manyTargets(3))),
    true,
  ],
  [
    37,
    "argo-cd#13419: what was removed leaves no row",
    () => {
      const gone = { ...PLAN, waves: PLAN.waves.with(1, { ...PLAN.waves[1]!, targets: [] }) };
      return words(gone, first(), 1, {});
    },
    "c0:Released",
  ],
  [
    38,
    "kubefleet: a label that is edited moves nobody on the way",
    () => {
      const plan = planOf(BY_LABEL, targetsOf({ c0: { tier: "x" }, c1: {} }));
      return wavesOf(planOf(BY_LABEL, targetsOf({ c0: {}, c1: { tier: "x" } }), { previous: previous(plan) }));
    },
    [["c0"], ["c1"]],
  ],
  [
    39,
    "Rancher: one that joins shifts no boundary",
    () => {
      const plan = planOf(HALF, manyTargets(4));
      return wavesOf(planOf(HALF, [...targetsOf({ a: {} }), ...manyTargets(4)], { previous: previous(plan) }))[0];
    },
    ["c0", "c1"],
  ],
  [
    40,
    "kargo#3719: each target goes back to what it had itself",
    () => {
      const plan = one({});
      const state = tick(plan, undefined, 0, { c0: seen("v1", 0), c1: seen("v0", 0) }).state;
      const back = tick(plan, state, 1, {}, { rollback: { attempt: 1, by: "ana" } }).state;
      return ["c0", "c1"].map((key) => back.targets.get(key)?.revision);
    },
    ["v1", "v0"],
  ],
  [41, "sveltos 3dc0224c: a restart undoes nothing", () => words(PLAN, restored(PLAN, landed()), 5, {}), OPENS],
  [
    42,
    "flagger ceab3ec9: a restart while it is promoted begins nothing anew",
    () => {
      const end = tick(PLAN, landed(), 6, { c1: seen("v2", 6), c2: seen("v2", 6) }).state;
      return tick(PLAN, restored(PLAN, end), 7, {}).changes;
    },
    [],
  ],
  [43, "TALM PR#768: progress outlives its evidence", () => words(PLAN, landed(), 25, {}), OPENS],
  [
    66,
    "argo-cd PR#28663: what comes back under its name in the same attempt is not released twice",
    () => {
      const gone = { ...PLAN, waves: PLAN.waves.with(0, { ...PLAN.waves[0]!, targets: [] }) };
      const without = tick(gone, landed(), 6, {}).state;
      return tick(PLAN, without, 7, {}).state.targets.get("c0")?.state;
    },
    "Landed",
  ],
  [
    67,
    "argo-cd: what goes back goes in reverse",
    () => {
      const plan = one({ rollback: { maxConcurrent: 1 } });
      const state = tick(plan, undefined, 0, { c0: seen("v1", 0), c1: seen("v1", 0), c2: seen("v1", 0) }).state;
      return words(plan, state, 1, {}, { rollback: { attempt: 1, by: "ana" } });
    },
    "c0:Released c1:Released c2:RollingBack",
  ],
];

const TIME: readonly Row[] = [
  [
    53,
    "argo-rollouts PR#3711: no deadline runs out under the handbrake",
    () => words(PLAN, first(), 99, {}, { handbrake: { by: "ana" } }),
    HOLDS,
  ],
  [
    54,
    "kubefleet: time in which it was stopped is no soak",
    () => words(SOAKED, landed(SOAKED), 30, { c0: seen("v2", 30) }, { paused: true }),
    WAITS,
  ],
  [
    56,
    "GitLab MR 257067: a window is not shortened by when it is asked",
    () => {
      const plan = fleet({}, {}, { windows: { allow: [{ from: "08:01", to: "08:20", timeZone: "UTC" }] } });
      return [0, 1, 19].map((minute) => wordsOf(tick(plan, undefined, minute, {})));
    },
    ["c0:Waiting c1:Waiting c2:Waiting", HOLDS, HOLDS],
  ],
  [57, "argo-rollouts#3850: an answer that is none promotes nothing", () => words(GATED, landed(GATED), 6, {}), WAITS],
  [
    58,
    "argo-rollouts#1329: no measurement is no success",
    () => words(GATED, landed(GATED), 99, {}, { metrics: [] }),
    WAITS,
  ],
  [
    60,
    "argo-rollouts PR#4604: a measurement that has stopped is no success",
    () => words(GATED, landed(GATED), 40, {}, metric(0, 12)),
    WAITS,
  ],
  [
    61,
    "argo-rollouts#1411: one bad metric among several holds",
    () => {
      const plan = fleet({
        metrics: [
          { name: "errors", max: 1 },
          { name: "other", max: 1 },
        ],
      });
      return words(plan, landed(plan), 6, {}, metric(0, 6));
    },
    WAITS,
  ],
  [
    62,
    "argo-rollouts#943: a wave is not done before its metrics",
    () => tick(GATED, landed(GATED), 6, {}).state.waves[0]?.landedAt,
    undefined,
  ],
  [
    63,
    "argo-rollouts#3015: a promotion counts for its attempt alone",
    () => words(GATED, landed(GATED), 6, {}, { promotions: [{ wave: "a", revision: "v2", attempt: 2, by: "ana" }] }),
    WAITS,
  ],
  [
    64,
    "flagger#1763: a sample that is not whole does not count",
    () => [9, 10].map((minute) => words(GATED, landed(GATED), minute, { c0: seen("v2", minute) }, metric(0, minute))),
    [WAITS, OPENS],
  ],
  [
    65,
    "argo-rollouts#4535: an answer that is no number holds",
    () => words(GATED, landed(GATED), 12, {}, metric(Number.NaN, 12)),
    WAITS,
  ],
];

const WORDS: readonly Row[] = [
  [
    68,
    "argo-cd#13501: NotIn takes what has no such label",
    () =>
      wavesOf(
        planOf(
          strategyOf([
            { name: "a", select: { matchExpressions: [{ key: "tier", operator: "NotIn", values: ["x"] }] } },
            { name: "b", select: { rest: true } },
          ]),
          targetsOf({ c0: {}, c1: { tier: "x" } }),
        ),
      ),
    [["c0"], ["c1"]],
  ],
  [
    69,
    "kubefleet PR#37: a choice of nothing is refused, not taken for all",
    () => isRefused({ waves: [{ name: "a", select: {} }] }),
    true,
  ],
  [
    70,
    "OCM: a duration is read to its end",
    () => ["10|", "90sxyz"].map((deadline) => isRefused({ deadline })),
    [true, true],
  ],
];

describe("what happened to others does not happen here", () => {
  describe.each([
    ["stale evidence", EVIDENCE],
    ["limits and rounding", LIMITS],
    ["stuck for ever", STUCK],
    ["what changes underway, and restarts", CHANGES],
    ["time and measurements", TIME],
    ["what a strategy says", WORDS],
  ])("%s", (_, rows) => {
    test.each(rows)("bug %i, %s", (_bug, _sentence, actual, expected) => {
      expect(actual()).toEqual(expected);
    });
  });

  test("all but bug 55, which is a row of the windows, are here", () => {
    const numbers = [EVIDENCE, LIMITS, STUCK, CHANGES, TIME, WORDS].flat().map(([bug]) => bug);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 70 }, (_, n) => n + 1).filter((n) => n !== 55),
    );
  });
});
