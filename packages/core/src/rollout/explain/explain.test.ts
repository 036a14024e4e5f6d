import { describe, expect, test } from "vitest";
import type { Subject } from "../model/blocker.ts";
import type { Evidence } from "../model/evidence.ts";
import type { DecideInputs } from "../model/inputs.ts";
import type { Plan } from "../model/plan.ts";
import type { StrategySpec } from "../model/spec.ts";
import { manyTargets, planOf, seen, strategyOf, targetsOf, tick } from "../testing/fleet.ts";
import { explainRollout } from "./explain.ts";

type Looks = readonly (readonly [
  minute: number,
  evidence: { readonly [key: string]: Evidence },
  more?: Partial<DecideInputs>,
])[];

const WAVES: StrategySpec["waves"] = [
  { name: "a", select: { count: 1 } },
  { name: "rest", select: { rest: true } },
];
const FAILED: Partial<Evidence> = { health: "Failed", landed: false };
const planFor = (more: Omit<StrategySpec, "waves"> = {}, waves = WAVES, size = 3): Plan =>
  planOf(strategyOf(waves, { order: "name", ...more }), manyTargets(size));
const V1 = { c0: seen("v1", 0), c1: seen("v1", 0), c2: seen("v1", 0) };

/** Returns the explanation after the last decision: its message, and the event that releases the subject. */
function say(plan: Plan, looks: Looks, subject?: Subject): readonly (string | undefined)[] {
  const last = looks.reduce<ReturnType<typeof tick> | undefined>(
    (before, [minute, evidence, more]) => tick(plan, before?.state, minute, evidence, more),
    undefined,
  );
  if (last === undefined) throw new Error("no look");
  const { message, releasedBy } = explainRollout(plan, last.state, last.state.at, subject);
  return [message, releasedBy];
}

describe("explain names what holds a target that waits in an open wave", () => {
  const edge = { budgets: { shared: [{ name: "edge", maxConcurrent: 1 }] } };
  const regions = targetsOf({ c0: { region: "eu" }, c1: { region: "eu" }, c2: { region: "us" } });
  const byRegion = planOf(
    strategyOf([{ name: "all", select: { rest: true } }], {
      order: "name",
      failureDomains: { label: "region", maxConcurrent: 1 },
    }),
    regions,
  );
  const ramp = planFor({}, [{ name: "all", select: { rest: true }, ramp: {} }]);
  const drifted: Looks = [
    [0, {}],
    [1, { c0: seen("v2", 1) }, { paused: true }],
    [2, { c0: seen("v2", 2) }, { paused: false }],
  ];

  test.each<[what: string, said: readonly (string | undefined)[], message: string, releasedBy: string]>([
    [
      "the ramp of its wave",
      say(ramp, [[0, {}]], { target: "c1" }),
      "c1 waits: 1 of wave all may be on the way at once",
      "when one of them has landed",
    ],
    [
      "its failure domain",
      say(byRegion, [[0, {}]], { target: "c1" }),
      "c1 waits: 1 of domain eu may be on the way at once",
      "when one of them has landed",
    ],
    [
      "a shared budget of which nothing is known",
      say(planFor(edge), [[0, {}]]),
      "rollout of v2: wave a is open: 0 of 1 landed, 0 on the way, 1 waiting; c0 waits for room in budget edge",
      "when it is known what other rollouts use of it, and that leaves room",
    ],
    [
      "an earlier wave, of which a target left the revision",
      say(planFor({}, [WAVES[0]!, { ...WAVES[1]!, maxConcurrent: 1 }]), [...drifted, [3, { c0: seen("v1", 3) }]], {
        target: "c2",
      }),
      "c2 of wave rest waits for wave a",
      "when every target of a has landed",
    ],
  ])("%s", (_, said, ...expected) => {
    expect(said).toEqual(expected);
  });
});

describe("explain names what releases, whatever else stands in the way", () => {
  const ana = { by: "ana" };
  const [braked, paused] = [{ handbrake: ana }, { paused: ana }];
  const failed: Looks = [
    [0, {}],
    [1, { c0: seen("v2", 1, FAILED) }],
  ];
  const chain = planOf(
    strategyOf([{ name: "all", select: { rest: true }, maxFailures: 9 }], { order: "name" }),
    manyTargets(2).map((target, index) => (index === 0 ? target : { ...target, dependsOn: ["c0"] })),
  );
  const external = planOf(
    strategyOf([{ name: "all", select: { rest: true }, maxConcurrent: 1 }], { order: "name" }),
    manyTargets(2).map((target) => ({ ...target, dependsOn: ["hub/net"] })),
  );
  const net = seen("h1", 0);
  const shared = planFor({ budgets: { shared: [{ name: "edge", maxConcurrent: 1 }] } }, [WAVES[1]!]);
  const gated = planFor({}, [{ ...WAVES[0]!, approval: true }, WAVES[1]!]);
  const retried = planFor({ retry: { attempts: 2, first: "1m", jitter: "0%" } });
  const nightly = planFor({
    retry: { attempts: 2, first: "1m", jitter: "0%" },
    windows: { allow: [{ from: "07:00", to: "08:01", timeZone: "UTC" }] },
  });
  const back = { rollback: { ...ana, attempt: 1 } };
  const AGAIN = "with a new attempt, or when what failed is tried again";

  test.each<[what: string, said: readonly (string | undefined)[], releasedBy: string]>([
    [
      "the handbrake, not a pause",
      say(planFor(), [[0, {}, braked]], { target: "c0" }),
      "when the handbrake is taken back",
    ],
    [
      "the handbrake, before an approval",
      say(gated, [[0, {}, braked]], { wave: 0 }),
      "when the handbrake is taken back",
    ],
    ["a pause, before an approval", say(gated, [[0, {}, paused]], { wave: 0 }), "when somebody resumes the rollout"],
    [
      "a pause, of a wave with nothing on the way",
      say(
        planFor(),
        [
          [0, {}, paused],
          [1, {}],
          [2, { c0: seen("v2", 2) }, paused],
        ],
        { wave: 1 },
      ),
      "when somebody resumes the rollout",
    ],
    [
      "no deadline under the handbrake",
      say(
        planFor(),
        [
          [0, {}],
          [1, {}, braked],
        ],
        { target: "c0" },
      ),
      "when a report made after its release shows it Current there",
    ],
    ["a stop", say(planFor(), failed, { target: "c1" }), AGAIN],
    ["a stop, of its wave", say(planFor(), failed, { wave: 0 }), AGAIN],
    [
      "an abort",
      say(planFor(), [...failed, [2, {}, { abort: { ...ana, attempt: 1 } }]], { target: "c0" }),
      "with a new attempt",
    ],
    [
      "a failed dependency",
      say(chain, failed, { target: "c1" }),
      "with a new attempt, or when somebody asks to try c0 and it again",
    ],
    [
      "what failed on its way back",
      say(
        planFor(),
        [
          [0, V1],
          [1, {}, back],
          [40, {}, back],
        ],
        { target: "c0" },
      ),
      "with a new attempt, or when somebody asks to send it back again",
    ],
    [
      "what depends on what went back",
      say(
        chain,
        [
          [0, V1],
          [1, V1, back],
        ],
        { target: "c1" },
      ),
      "with a new attempt, when that is over",
    ],
    [
      "a cap, once a dependency elsewhere has landed",
      say(external, [[0, { "hub/net": net }]], { target: "c1" }),
      "when one of them has landed",
    ],
    [
      "a dependency elsewhere",
      say(external, [[0, {}]], { target: "c1" }),
      "when hub/net has landed, or somebody skips what waits for it",
    ],
    [
      "a shared budget that it spends itself",
      say(shared, [[0, {}, { shared: [{ name: "edge", onTheWay: 0, failures: 0 }] }]], { target: "c1" }),
      "when one of them has landed",
    ],
    [
      "a pause in which nothing is tried again",
      say(retried, [...failed, [2, {}, paused]], { target: "c0" }),
      "when somebody resumes the rollout, or when a newer report shows it Current",
    ],
    [
      "windows outside of which nothing is tried again",
      say(nightly, [...failed, [3, {}]], { target: "c0" }),
      "when its windows open, at 2026-11-22T07:00:00Z",
    ],
    [
      "the handbrake, of one that is to be sent back",
      say(
        planFor({ rollback: { maxConcurrent: 1 } }, [WAVES[1]!]),
        [
          [0, V1],
          [1, {}, back],
          [2, {}, { ...back, ...braked }],
        ],
        { target: "c0" },
      ),
      "when the handbrake is taken back",
    ],
  ])("%s", (_, said, releasedBy) => {
    expect(said[1]).toBe(releasedBy);
  });

  test("windows, before a wave that has more on the way is told of", () => {
    const open = planFor({ windows: { allow: [{ from: "07:00", to: "08:10", timeZone: "UTC" }] } });
    const looks: Looks = [
      [0, {}, { skips: [{ ...ana, target: "c0" }] }],
      [11, {}],
    ];
    expect(say(open, looks)).toEqual([
      "rollout of v2 waits: its windows are closed",
      "when its windows open, at 2026-11-22T07:00:00Z",
    ]);
  });

  test("what is pinned does not wait to be sent back", () => {
    const looks: Looks = [
      [0, V1],
      [1, { c0: seen("v2", 1) }],
      [2, { c0: seen("v2", 2) }, { ...back, pins: [{ ...ana, target: "c0" }] }],
    ];
    expect(say(planFor(), looks, { target: "c0" })).toEqual(["c0 has landed at v2", undefined]);
    expect(say(planFor(), looks)[0]).toBe(
      "rollout of v2 is rolling back: 0 targets are back at what they had, 1 pinned (c0), 2 on the way",
    );
  });
});

test("a wave that only counts samples says how many it has", () => {
  const plan = planFor({}, [{ ...WAVES[0]!, minSamples: 3 }, WAVES[1]!]);
  const looks: Looks = [
    [0, {}],
    [1, { c0: seen("v2", 1) }],
    [2, { c0: seen("v2", 2) }],
  ];
  expect(say(plan, looks)[0]).toBe("rollout of v2: wave a soaks: 1 of 1 landed, seen healthy 2 of 3 times");
});

describe("explain of a rollback says why, how far it is, and whose turn it is", () => {
  const plan = planFor({ onFailure: "rollback", rollback: { maxConcurrent: 1 } }, [WAVES[1]!]);
  const looks: Looks = [
    [0, V1],
    [1, { c0: seen("v2", 1), c1: seen("v2", 1), c2: seen("v2", 1, FAILED) }],
  ];

  test("of the rollout", () => {
    expect(say(plan, looks)).toEqual([
      "rollout of v2 is rolling back, as 1 of wave rest failed, 0 tolerated: 0 targets are back at what they had, 1 on the way, 2 to follow",
      "when newer reports show them there",
    ]);
  });

  test("of a wave", () => {
    expect(say(plan, looks, { wave: 0 })).toEqual([
      "wave rest: 0 of 3 rolled back, 1 on the way",
      "when newer reports show them there",
    ]);
  });

  test("of a target that has landed and must go back", () => {
    expect(say(plan, looks, { target: "c0" })).toEqual([
      "c0 waits to be sent back to v1: 1 may be on the way back at once, the last released first",
      "when one of them is back",
    ]);
  });

  test("under the handbrake", () => {
    expect(say(plan, [...looks, [2, { c2: seen("v1", 2) }, { handbrake: { by: "ana" } }]])).toEqual([
      "rollout of v2 is rolling back, as 1 of wave rest failed, 0 tolerated: 1 target is back at what it had, 0 on the way, 2 to follow; stopped by the handbrake of ana",
      "when the handbrake is taken back",
    ]);
  });
});
