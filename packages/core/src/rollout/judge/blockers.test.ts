import { describe, expect, test } from "vitest";
import type { Blocker, Blockers } from "../model/blocker.ts";
import type { Evidence } from "../model/evidence.ts";
import type { DecideInputs } from "../model/inputs.ts";
import type { StrategySpec } from "../model/spec.ts";
import { MINUTE, planOf, START, seen, strategyOf, targetsOf, tick } from "../testing/fleet.ts";

const at = (minute: number): number => START + minute * MINUTE;

/** One decision: the minute, the evidence, and the requests of people. */
type Look = readonly [minute: number, seen: { readonly [key: string]: Evidence }, told?: Partial<DecideInputs>];

type Waves = StrategySpec["waves"];
type Rest = Omit<StrategySpec, "waves">;

const CANARY_REST: Waves = [
  { name: "canary", select: { targets: ["a"] } },
  { name: "rest", select: { rest: true } },
];

/** Returns the blockers of a rollout of `a`, `b` and `c`, in this order, after some decisions. */
function keptAfter(waves: Waves, looks: readonly Look[], rest: Rest = {}): Blockers {
  const plan = planOf(
    strategyOf(waves, { order: "name", ...rest }),
    targetsOf({ a: { r: "x" }, b: { r: "x" }, c: {} }),
  );
  let decision: ReturnType<typeof tick> | undefined;
  for (const [minute, evidence, told] of looks) decision = tick(plan, decision?.state, minute, evidence, told);
  if (decision === undefined) throw new Error("no look");
  return decision.blockers;
}

const canary = (gates: Partial<Waves[number]>): Waves => [
  { name: "canary", select: { targets: ["a"] }, ...gates },
  { name: "rest", select: { rest: true } },
];
const all = (more: Partial<Waves[number]> = {}): Waves => [{ name: "all", select: { rest: true }, ...more }];
const failed = (minute: number): Evidence => seen("v2", minute, { health: "Failed", landed: false, reason: "Crash" });
const ana = { by: "ana" };
const RESTART = { by: "person", verb: "restart" };

type Case = readonly [
  what: string,
  waves: Waves,
  looks: readonly Look[],
  key: string,
  kept: Blocker | undefined,
  rest?: Rest,
];

describe("what keeps a target", () => {
  const cases: readonly Case[] = [
    [
      "an earlier wave",
      CANARY_REST,
      [[0, {}]],
      "b",
      { kind: "EarlierWave", since: at(0), wave: 0, name: "canary", who: [{ by: "report" }] },
    ],
    [
      "its own way, until its deadline",
      CANARY_REST,
      [[0, {}]],
      "a",
      {
        kind: "InFlight",
        since: at(0),
        next: at(30),
        who: [
          { by: "report", target: "a" },
          { by: "person", verb: "skip", target: "a" },
        ],
      },
    ],
    [
      "nothing, when it has landed",
      CANARY_REST,
      [
        [0, {}],
        [1, { a: seen("v2", 1) }],
      ],
      "a",
      undefined,
    ],
    [
      "the cap of its wave",
      all({ maxConcurrent: 1 }),
      [[0, {}]],
      "b",
      { kind: "Cap", since: at(0), scope: "wave", name: "all", cap: 1, who: [{ by: "report" }] },
    ],
    [
      "the ramp of its wave",
      all({ maxConcurrent: 3, ramp: { start: 1 } }),
      [[0, {}]],
      "b",
      { kind: "Cap", since: at(0), scope: "ramp", name: "all", cap: 1, who: [{ by: "report" }] },
    ],
    [
      "the cap of its failure domain",
      all(),
      [[0, {}]],
      "b",
      { kind: "Cap", since: at(0), scope: "domain", name: "x", cap: 1, who: [{ by: "report" }] },
      { failureDomains: { label: "r", maxConcurrent: 1 } },
    ],
    [
      "a shared budget that others fill",
      all(),
      [[0, {}, { shared: [{ name: "night", onTheWay: 2, failures: 0 }] }]],
      "a",
      { kind: "Cap", since: at(0), scope: "budget", name: "night", cap: 2, who: [{ by: "rollout" }] },
      { budgets: { shared: [{ name: "night", maxConcurrent: 2 }] } },
    ],
    [
      "a shared budget of which nothing is known",
      all(),
      [[0, {}]],
      "a",
      {
        kind: "BudgetUnknown",
        since: at(0),
        names: ["night"],
        who: [{ by: "rollout", unknown: ["night"] }],
      },
      { budgets: { shared: [{ name: "night", maxConcurrent: 2 }] } },
    ],
    [
      "a shared budget whose failures others have spent",
      all(),
      [[0, {}, { shared: [{ name: "night", onTheWay: 0, failures: 3 }] }]],
      "a",
      { kind: "BudgetSpent", since: at(0), names: ["night"], who: [{ by: "rollout" }] },
      { budgets: { shared: [{ name: "night", maxFailures: 2 }] } },
    ],
    [
      "windows that are closed, until they open",
      all(),
      [[0, {}]],
      "a",
      {
        kind: "Gate",
        gate: "window",
        since: at(0),
        shutSince: at(-22 * 60),
        says: "waits: its windows are closed",
        releasedBy: "when its windows open, at 2026-11-21T09:00:00Z",
        until: at(60),
        next: at(60),
        who: [{ by: "time" }],
      },
      { windows: { allow: [{ from: "09:00", to: "10:00", timeZone: "UTC" }] } },
    ],
    [
      "approval of its wave",
      canary({ approval: true }),
      [[0, {}]],
      "a",
      {
        kind: "Gate",
        gate: "approval",
        since: at(0),
        says: "waits for approval",
        releasedBy: "when it is approved for attempt 1 at v2",
        who: [{ by: "person", verb: "approve", wave: "canary" }],
      },
    ],
    [
      "a pause",
      all(),
      [[0, {}, { paused: ana }]],
      "a",
      { kind: "Paused", since: at(0), by: "ana", who: [{ by: "person", verb: "resume" }] },
    ],
    [
      "a handbrake",
      all(),
      [[0, {}, { handbrake: ana }]],
      "a",
      { kind: "Braked", since: at(0), by: "ana", who: [{ by: "person", verb: "resume" }] },
    ],
    [
      "a budget that is overspent",
      all({ maxConcurrent: 1 }),
      [
        [0, {}],
        [1, { a: failed(1) }],
      ],
      "b",
      {
        kind: "Stopped",
        since: at(0),
        reason: "TooManyFailures",
        scope: "wave",
        wave: 0,
        name: "all",
        failures: 1,
        tolerated: 0,
        who: [
          RESTART,
          { by: "person", verb: "rollback" },
          { by: "person", verb: "revision" },
          { by: "person", verb: "retry", targets: ["a"] },
        ],
      } as Blocker,
    ],
    [
      "an abort",
      all({ maxConcurrent: 1 }),
      [
        [0, {}],
        [1, {}, { abort: { attempt: 1, by: "ana", reason: "withdrawn" } }],
      ],
      "b",
      {
        kind: "Aborted",
        since: at(0),
        reason: "Aborted",
        message: "withdrawn",
        by: "ana",
        who: [RESTART, { by: "person", verb: "rollback" }, { by: "person", verb: "revision" }],
      } as Blocker,
    ],
    [
      "the pause before another try",
      all(),
      [
        [0, {}],
        [1, { a: failed(1) }],
      ],
      "a",
      {
        kind: "Retry",
        since: at(1),
        tries: 1,
        message: "Crash",
        next: at(3),
        until: at(3),
        who: [{ by: "decision" }, { by: "report", target: "a" }],
      },
      { retry: { attempts: 2, first: "2m", jitter: "0%" } },
    ],
    [
      "a failure, and those that it depends on",
      all({ maxFailures: 9 }),
      [
        [0, {}],
        [1, { a: failed(1) }],
      ],
      "a",
      {
        kind: "Failed",
        since: at(1),
        reason: "Crash",
        cause: "change",
        message: undefined,
        with: [],
        takes: [],
        who: [{ by: "person", verb: "retry", target: "a" }],
      } as Blocker,
    ],
    [
      "somebody who skips it",
      all(),
      [[0, {}, { skips: [{ target: "a", by: "ana" }] }]],
      "a",
      {
        kind: "Held",
        since: at(0),
        reason: "Skipped",
        message: "is skipped by ana",
        on: undefined,
        who: [{ by: "person", verb: "resume", target: "a" }],
      },
    ],
    [
      "silence",
      all(),
      [
        [0, {}],
        [31, {}],
      ],
      "a",
      {
        kind: "Held",
        since: at(31),
        reason: "Unreachable",
        message: "nothing fresh was seen of it in time: the rollout goes on without it",
        on: undefined,
        who: [{ by: "report", target: "a" }],
      },
      { onUnreachable: "skip" },
    ],
    [
      "a strategy that has no wave for it",
      [{ name: "canary", select: { targets: ["a"] } }],
      [[0, {}]],
      "b",
      {
        kind: "Held",
        since: at(0),
        reason: "NoWave",
        message: "no wave of the strategy takes it",
        who: [{ by: "person", verb: "strategy" }],
      },
      { leftover: "hold" },
    ],
    ["nothing, where there is no such target", all(), [[0, {}]], "zz", undefined],
    [
      "a pause before another try in a rollout that was aborted: by whoever ends that",
      all(),
      [
        [0, {}],
        [1, { a: failed(1) }],
        [2, {}, { abort: { attempt: 1, by: "ana" } }],
      ],
      "a",
      expect.objectContaining({
        kind: "Retry",
        who: [
          RESTART,
          { by: "person", verb: "rollback" },
          { by: "person", verb: "revision" },
          { by: "report", target: "a" },
        ],
      }) as Blocker,
      { retry: { attempts: 2, first: "2m", jitter: "0%" } },
    ],
    [
      "a wave behind one that waits for approval: by whoever approves that",
      [
        { name: "one", select: { targets: ["a"] }, approval: true },
        { name: "two", select: { targets: ["b"] } },
        { name: "rest", select: { rest: true } },
      ],
      [[0, {}]],
      "c",
      expect.objectContaining({
        kind: "EarlierWave",
        name: "one",
        who: [{ by: "person", verb: "approve", wave: "one" }],
      }) as Blocker,
    ],
  ];
  test.each(cases.map(([what, ...row]) => ({ what, row })))("$what", ({ row: [waves, looks, key, kept, rest] }) => {
    expect(keptAfter(waves, looks, rest).ofTarget(key)).toEqual(kept);
  });
});

describe("what keeps a target that goes back", () => {
  const released: Look = [0, { a: seen("v1", 0), b: seen("v1", 0), c: seen("v1", 0) }];
  const back = (more: Partial<DecideInputs> = {}): Blockers =>
    keptAfter(all(), [released, [1, {}, { rollback: { attempt: 1, by: "ana" }, ...more }]], {
      rollback: { maxConcurrent: 1 },
    });

  test("one is on its way, and the others wait for their turn", () => {
    expect([back().ofTarget("c"), back().ofTarget("a"), back().ofRollout()]).toEqual([
      { kind: "RollingBack", since: at(1), revision: "v1", next: at(31), who: [{ by: "report", target: "c" }] },
      { kind: "RollbackTurn", since: at(0), revision: "v1", cap: 1, who: [{ by: "report" }] },
      { kind: "RollingBack", since: at(1), who: [{ by: "report" }] },
    ]);
  });
  test("a handbrake keeps those that wait", () => {
    const braked = keptAfter(
      all(),
      [released, [1, {}, { rollback: { attempt: 1, by: "ana" } }], [2, {}, { handbrake: ana }]],
      { rollback: { maxConcurrent: 1 } },
    );
    expect(braked.ofTarget("a")?.kind).toBe("Braked");
    expect(braked.ofTarget("c")?.next).toBeUndefined();
  });
  test.each<readonly [what: string, told: Partial<DecideInputs>, first: string]>([
    ["a failed target that recovered under the handbrake is tried again first", {}, "retry"],
    [
      "a rollback that was asked for under the handbrake comes first",
      { rollback: { attempt: 1, by: "ana" } },
      "resume",
    ],
  ])("%s", (_, asked, first) => {
    const told = { handbrake: ana, ...asked };
    const { who = [] } =
      keptAfter(CANARY_REST, [
        [0, {}],
        [1, { a: failed(1) }, told],
        [2, { a: seen("v2", 2) }, told],
      ]).ofRollout() ?? {};
    expect(who[0]).toMatchObject({ by: "person", verb: first });
  });
  test("what is back waits for another attempt", () => {
    const gone = keptAfter(all(), [
      released,
      [1, {}, { rollback: { attempt: 1, by: "ana" } }],
      [2, { a: seen("v1", 2), b: seen("v1", 2), c: seen("v1", 2) }],
    ]);
    expect([gone.ofTarget("a"), gone.ofWave(0)?.kind, gone.ofRollout()?.kind]).toEqual([
      { kind: "RolledBack", since: at(2), revision: "v1", who: [RESTART] },
      "RolledBack",
      "RolledBack",
    ]);
  });
});

describe("what keeps a wave", () => {
  const landed: Look = [1, { a: seen("v2", 1) }];
  const soaking = (soak: Partial<Waves[number]>, ...more: readonly Look[]): Blockers =>
    keptAfter(canary(soak), [[0, {}], landed, ...more]);

  test.each<readonly [what: string, kept: Blocker | undefined, wanted: Partial<Blocker> | undefined]>([
    [
      "one that soaks says how far it is, and when it ends at the earliest",
      soaking({ soak: "5m" }, [3, { a: seen("v2", 3) }]).ofWave(0),
      {
        kind: "Gate",
        since: at(1),
        says: "soaks: 1 of 1 landed, seen healthy for 2m of 5m",
        until: at(6),
      } as Partial<Blocker>,
    ],
    [
      "one that counts samples has no earliest end",
      soaking({ minSamples: 3 }).ofWave(0),
      {
        kind: "Gate",
        gate: "soak",
        since: at(1),
        says: "soaks: 1 of 1 landed, seen healthy 1 of 3 times",
        releasedBy: "when newer reports show its targets healthy for long enough",
        who: [{ by: "report" }, { by: "person", verb: "promote", wave: "canary" }],
      },
    ],
    [
      "one with metrics waits for those that do not pass, and for its window to lie after the landing",
      soaking({ metrics: [{ name: "errors", max: 1, window: "5m" }] }).ofWave(0),
      {
        kind: "Gate",
        gate: "metric",
        since: at(1),
        says: "waits for its metrics: errors (not measured yet)",
        releasedBy: "when newer measurements are as they must be",
        until: at(6),
        who: [
          { by: "measurement", names: ["errors"] },
          { by: "person", verb: "promote", wave: "canary" },
        ],
      },
    ],
    ["one that is through is kept by nothing", soaking({}).ofWave(0), undefined],
    [
      "one whose targets are on the way waits for reports",
      keptAfter(CANARY_REST, [[0, {}]]).ofWave(0),
      { kind: "InFlight", since: at(0), landed: 0, onTheWay: 1, who: [{ by: "report" }] },
    ],
    [
      "one behind it waits for it",
      keptAfter(CANARY_REST, [[0, {}]]).ofWave(1),
      { kind: "EarlierWave", wave: 0, name: "canary", who: [{ by: "report" }] },
    ],
    [
      "one of which nothing was seen is never through",
      keptAfter(
        CANARY_REST,
        [
          [0, {}],
          [31, {}],
        ],
        { onUnreachable: "skip" },
      ).ofWave(0),
      {
        kind: "Unseen",
        since: at(31),
        unseen: 1,
        of: 1,
        who: [{ by: "report" }, { by: "person", verb: "skip", target: "a" }],
      },
    ],
    [
      "one that somebody must approve is due since the one before it was through",
      keptAfter([CANARY_REST[0], { ...CANARY_REST[1], approval: true }] as Waves, [[0, {}], landed]).ofWave(1),
      { kind: "Gate", gate: "approval", since: at(1) } as Partial<Blocker>,
    ],
    ["one that the plan does not have is kept by nothing", keptAfter(all(), [[0, {}]]).ofWave(7), undefined],
  ])("%s", (_, kept, wanted) => {
    if (wanted === undefined) expect(kept).toBeUndefined();
    else expect(kept).toMatchObject(wanted);
  });
});

describe("what keeps a rollout", () => {
  test("nothing, when it is completed", () => {
    expect(
      keptAfter(all(), [
        [0, {}],
        [1, { a: seen("v2", 1), b: seen("v2", 1), c: seen("v2", 1) }],
      ]).ofRollout(),
    ).toBe(undefined);
  });
  test("its first wave that is not through", () => {
    expect(keptAfter(CANARY_REST, [[0, {}]]).ofRollout()?.kind).toBe("InFlight");
  });
  test("a clock that was ahead, and what keeps it beside that", () => {
    const { ofRollout, ofTarget } = keptAfter(CANARY_REST, [
      [120, {}],
      [0, {}],
    ]);
    expect(ofRollout()).toMatchObject({ kind: "ClockAhead", until: at(120), over: { kind: "InFlight" } });
    expect(ofTarget("b")).toMatchObject({ kind: "ClockAhead", over: { kind: "EarlierWave" } });
  });
  test("a revision that was asked for waits for the one that is on its way", () => {
    const { ofWish } = keptAfter(
      CANARY_REST,
      [
        [0, {}],
        [1, {}, { revision: "v3" }],
      ],
      { onSupersede: "queue" },
    );
    expect(ofWish()).toMatchObject({ kind: "Superseding", revision: "v3", policy: "queue" });
    expect(keptAfter(CANARY_REST, [[0, {}]]).ofWish()).toBeUndefined();
  });
  test("every target that something keeps is listed, in the order of the plan", () => {
    const { targets } = keptAfter(CANARY_REST, [
      [0, {}],
      [1, { a: seen("v2", 1) }],
    ]);
    expect([...targets()].map(([key, { kind }]) => `${key}: ${kind}`)).toEqual(["b: InFlight", "c: InFlight"]);
  });
});
