import { describe, expect, test } from "vitest";
import type { Decision } from "../model/decision.ts";
import type { Evidence } from "../model/evidence.ts";
import type { DecideInputs } from "../model/inputs.ts";
import type { Plan } from "../model/plan.ts";
import type { StrategySpec } from "../model/spec.ts";
import { MINUTE, planOf, START, seen, strategyOf, targetsOf, tick } from "../testing/fleet.ts";
import { explainRollout } from "./explain.ts";
import type { Explanation } from "./explanation.ts";

type Look = readonly [minute: number, evidence: { readonly [key: string]: Evidence }, more?: Partial<DecideInputs>];

const made = (waves: StrategySpec["waves"], rest: Omit<StrategySpec, "waves"> = {}): Plan =>
  planOf(strategyOf(waves, { order: "name", ...rest }), targetsOf({ a: {}, b: {}, c: {} }));
const canary = (more: object = {}) => ({ name: "canary", select: { targets: ["a"] }, ...more });
const rest = (more: object = {}) => ({ name: "rest", select: { rest: true }, ...more });

function play(plan: Plan, looks: readonly Look[]): Decision {
  let last: Decision | undefined;
  for (const [minute, evidence, more] of looks) last = tick(plan, last?.state, minute, evidence, more);
  if (last === undefined) throw new Error("nothing was decided");
  return last;
}

function told(plan: Plan, looks: readonly Look[], subject?: Parameters<typeof explainRollout>[3]): Explanation {
  const { state, blockers } = play(plan, looks);
  const [minute = 0] = looks.at(-1) ?? [];
  return explainRollout(plan, state, START + minute * MINUTE, subject, blockers);
}

const FAILED = { health: "Failed", landed: false, reason: "Crash" } as const;

describe("a rollout that is completed says what it did without", () => {
  const all = { a: seen("v2", 1), b: seen("v2", 1), c: seen("v2", 1) };
  test.each<[string, Look[], string]>([
    ["nothing, where all landed", [[1, all]], "rollout of v2 is completed"],
    [
      "what failed",
      [
        [0, {}],
        [1, { ...all, b: seen("v2", 1, FAILED) }],
      ],
      "rollout of v2 is completed: 2 of 3 landed, 1 failed (b)",
    ],
    [
      "what is held",
      [[1, { ...all, c: seen("v1", 1) }, { skips: [{ target: "c", by: "ana" }] }]],
      "rollout of v2 is completed: 2 of 3 landed, 1 held (c)",
    ],
  ])("%s", (_, looks, message) => {
    expect(told(made([rest({ maxFailures: 1 })]), looks).message).toBe(message);
  });
});

test("a wave that soaks says when it is through at the earliest", () => {
  const plan = made([canary({ soak: "10m" }), rest()]);
  const { message, releasedBy, until, line } = told(plan, [
    [0, {}],
    [1, { a: seen("v2", 1) }],
    [3, { a: seen("v2", 3) }],
  ]);
  expect(message).toBe("rollout of v2: wave canary soaks: 1 of 1 landed, seen healthy for 2m of 10m");
  expect(releasedBy).toBe(
    "when newer reports show its targets healthy for long enough, at the earliest at 2026-11-21T08:11:00Z",
  );
  expect(until).toBe(START + 11 * MINUTE);
  const { state, blockers } = play(plan, [
    [0, {}],
    [1, { a: seen("v2", 1) }],
  ]);
  expect(explainRollout(plan, state, START + 600 * MINUTE, undefined, blockers).releasedBy).toContain("08:11:00Z");
  expect(line).toContain("at the earliest at 2026-11-21T08:11:00Z");
});

test("what waits for approval says who approves, also while windows are closed", () => {
  const windows = { allow: [{ from: "20:00", to: "21:00", timeZone: "UTC" }] };
  const plan = made([rest({ approval: true })], { windows });
  const looks: readonly Look[] = [[0, {}]];
  expect(told(plan, looks).who).toEqual([{ by: "person", verb: "approve", wave: "rest" }]);
  const approvals = [{ wave: "rest", attempt: 1, revision: "v2", by: "ana" }];
  const { who, until } = told(plan, [...looks, [1, {}, { approvals }]]);
  expect([who, until]).toEqual([[{ by: "time" }], START + 12 * 60 * MINUTE]);
});

describe("a target that a holder keeps from moving names them", () => {
  const held = (minute: number, revision = "v1"): Evidence => seen(revision, minute, { holds: ["oncall/ana"] });
  test("to the new revision, without a deadline, as long as the report is fresh", () => {
    const plan = made([canary(), rest()]);
    const at = (minute: number): string =>
      told(
        plan,
        [
          [0, { a: held(0) }],
          [minute, { a: held(1) }],
        ],
        { target: "a" },
      ).line;
    expect(at(2)).toBe(
      "a is released to v2, and is held by oncall/ana (since 2026-11-21T08:00:00Z, 2m); goes on when that hold is let go, and a report made after its release shows it Current there",
    );
    expect(at(29)).not.toContain("ana");
  });

  test("on its way back", () => {
    const plan = made([canary(), rest()], { onFailure: "rollback" });
    const { message, releasedBy } = told(
      plan,
      [
        [0, { a: seen("v1", 0), b: seen("v1", 0), c: seen("v1", 0) }],
        [1, { a: seen("v2", 1), b: seen("v1", 1), c: seen("v1", 1) }],
        [2, { a: held(2, "v2"), b: seen("v2", 2, FAILED), c: seen("v2", 2, FAILED) }],
        [3, { a: held(3, "v2"), b: seen("v1", 3), c: seen("v1", 3) }],
      ],
      { target: "a" },
    );
    expect(message).toBe("a is sent back to v1, and is held by oncall/ana");
    expect(releasedBy).toBe("when that hold is let go, and a report made after that shows it Current there");
  });

  const holdOf = (plan: Plan, looks: readonly Look[]): unknown => {
    const blocker = play(plan, looks).blockers.ofTarget("a");
    return [blocker?.kind, blocker !== undefined && "heldBy" in blocker ? blocker.heldBy : undefined];
  };
  test.each<[string, Omit<StrategySpec, "waves">, Look[], string, string, string]>([
    [
      "that failed, and is tried again",
      { retry: { attempts: 3, first: "5m" } },
      [
        [0, {}],
        [1, { a: seen("v2", 1, FAILED) }],
        [2, { a: held(2) }],
      ],
      "Retry",
      "a failed in try 1 and is tried again: Crash, and is held by oncall/ana",
      "when that hold is let go, and then when it is tried again, not before 2026-11-21T08:05:50Z, or when a newer report shows it Current",
    ],
    [
      "past its deadline, and is tried again",
      { retry: { attempts: 3, first: "5m" }, deadline: "10m" },
      [
        [0, {}],
        [10, { a: seen("v1", 10) }],
        [11, { a: held(11) }],
      ],
      "Retry",
      "a failed in try 1 and is tried again: DeadlineExceeded: did not reach v2 in time: last seen Current at v1, and is held by oncall/ana",
      "when that hold is let go, and then when it is tried again, not before 2026-11-21T08:14:50Z, or when a newer report shows it Current",
    ],
    [
      "past its deadline, for good",
      { deadline: "10m" },
      [
        [0, {}],
        [10, { a: seen("v1", 10) }],
        [11, { a: held(11) }],
      ],
      "Failed",
      "a has failed (DeadlineExceeded): did not reach v2 in time: last seen Current at v1, and is held by oncall/ana",
      "when that hold is let go, and then with a new attempt, or when somebody asks to try it again",
    ],
  ])("%s", (_, policies, looks, kind, message, releasedBy) => {
    const plan = made([canary(), rest()], policies);
    expect(holdOf(plan, looks)).toEqual([kind, ["oncall/ana"]]);
    expect(told(plan, looks, { target: "a" })).toMatchObject({ message, releasedBy });
    const silent: Look[] = [...looks, [(looks.at(-1)?.[0] ?? 0) + 30, {}]];
    expect(told(plan, silent, { target: "a" }).line).not.toContain("ana");
  });
});

describe("a target on its way that nobody says to run is told as that", () => {
  const hint = "applied, but nobody says whether it runs: set wait";
  const unseen = (revision: string, minute: number, more: Partial<Evidence> = {}): Evidence =>
    seen(revision, minute, { health: "Unknown", landed: false, message: hint, ...more });
  test("at its revision, by a fresh report: for the target, its wave and the rollout", () => {
    const plan = made([canary(), rest()]);
    const looks: readonly Look[] = [
      [0, {}],
      [2, { a: unseen("v2", 1) }],
    ];
    expect(told(plan, looks, { target: "a" }).line).toBe(
      `a is released to v2, and is there with its health unseen: ${hint} (since 2026-11-21T08:00:00Z, 2m); goes on when a report made after its release shows it Current there, or fails at 2026-11-21T08:30:00Z`,
    );
    expect(told(plan, looks).message).toBe(
      "rollout of v2: wave canary is open: 0 of 1 landed, 1 on the way (health of 1 unseen)",
    );
  });

  test.each<[string, Evidence]>([
    ["at another revision", unseen("v1", 1)],
    ["that is not applied", unseen("v2", 1, { actuation: "Pending" })],
    ["that waits for its cluster", unseen("v2", 1, { blockedBy: "cluster/a" })],
    ["that is on its way to health", unseen("v2", 1, { health: "InProgress" })],
  ])("not one %s", (_, evidence) => {
    const looks: readonly Look[] = [
      [0, {}],
      [2, { a: evidence }],
    ];
    const plan = made([canary(), rest()]);
    expect(told(plan, looks, { target: "a" }).message).toBe("a is released to v2");
    expect(told(plan, looks).message).toBe("rollout of v2: wave canary is open: 0 of 1 landed, 1 on the way");
  });

  test("on its way back, beside its holder", () => {
    const plan = made([canary(), rest()], { onFailure: "rollback" });
    const { message } = told(
      plan,
      [
        [0, { a: seen("v1", 0), b: seen("v1", 0), c: seen("v1", 0) }],
        [1, { a: seen("v2", 1), b: seen("v1", 1), c: seen("v1", 1) }],
        [2, { a: seen("v2", 2), b: seen("v2", 2, FAILED), c: seen("v2", 2, FAILED) }],
        [3, { a: unseen("v1", 3, { holds: ["oncall/ana"] }), b: seen("v1", 3), c: seen("v1", 3) }],
      ],
      { target: "a" },
    );
    expect(message).toBe(
      `a is sent back to v1, and is held by oncall/ana, and is there with its health unseen: ${hint}`,
    );
  });
});

describe("silence is told, and since when", () => {
  const plan = made([canary({ soak: "10m" }), rest()]);
  test("of a target that was released", () => {
    const { message, silent, line } = told(
      plan,
      [
        [0, { a: seen("v1", 0) }],
        [20, { a: seen("v1", 0) }],
      ],
      { target: "a" },
    );
    expect(message).toBe("a is released to v2; nothing fresh is seen of it");
    expect(silent).toEqual({ since: START });
    expect(line).toContain("(last seen 2026-11-21T08:00:00Z)");
  });
  test("of one that was never seen", () => {
    expect(told(plan, [[0, {}]], { target: "a" }).silent).toEqual({});
  });
  test("of its wave, by number", () => {
    expect(told(plan, [[0, {}]], { wave: 0 }).message).toBe(
      "wave canary is open: 0 of 1 landed, 1 on the way (1 silent)",
    );
  });
  test("of one that had landed, and what it keeps", () => {
    const looks: readonly Look[] = [
      [0, {}],
      [1, { a: seen("v2", 1) }],
      [12, { a: seen("v2", 12) }],
      [40, { a: seen("v2", 12) }],
    ];
    expect(told(plan, looks, { target: "a" }).message).toBe("a has landed at v2; nothing fresh is seen of it");
    expect(told(made([canary({ soak: "10m" }), rest({ approval: true })]), looks).who).toEqual([
      { by: "person", verb: "approve", wave: "rest" },
    ]);
  });
  test("of one that keeps later releases", () => {
    const one = made([canary({ minSamples: 1 }), rest({ maxConcurrent: 1 })]);
    const looks: readonly Look[] = [
      [0, {}],
      [1, { a: seen("v2", 1) }],
      [40, { a: seen("v2", 1), b: seen("v2", 40) }],
    ];
    const { silent, message } = told(one, looks);
    expect(message).toContain("c waits: nothing fresh was seen of a of wave canary, which landed");
    expect(silent).toEqual({ since: START + MINUTE });
  });
  test("and nothing of it where the reports are not known", () => {
    const { state } = play(plan, [[0, {}]]);
    expect(explainRollout(plan, state, START, { target: "a" })).not.toHaveProperty("silent");
  });
});

test("where no report can count yet, it is said from when on one can", () => {
  const plan = made([canary({ soak: "10m" }), rest()]);
  const { state } = play(plan, [[10, {}]]);
  const { blockers } = tick(plan, state, 5, {});
  const { releasedBy, until } = explainRollout(plan, state, START + 5 * MINUTE, { target: "a" }, blockers);
  expect(until).toBe(START + 10 * MINUTE);
  expect(releasedBy).toContain("at the earliest at 2026-11-21T08:10:00Z");
});

describe("since when nothing starts is since that began, whatever its targets do meanwhile", () => {
  const by = { by: "ana" };
  const attempt = 1;
  const landed = (minute: number) => ({ a: seen("v2", minute), b: seen("v2", minute) });
  const bad = { a: seen("v2", 2, FAILED), b: seen("v1", 2) };
  test.each<[string, readonly Look[], number]>([
    [
      "paused",
      [
        [0, {}],
        [1, {}, { paused: by }],
        [4, landed(4), { paused: by }],
      ],
      1,
    ],
    [
      "under the handbrake",
      [
        [0, {}],
        [1, {}, { handbrake: by }],
        [4, landed(4), { handbrake: by }],
      ],
      1,
    ],
    [
      "under it also in the next attempt",
      [
        [0, {}],
        [1, {}, { handbrake: by }],
        [4, {}, { handbrake: by, restart: 1 }],
      ],
      1,
    ],
    [
      "stopped",
      [
        [0, {}],
        [2, bad],
        [5, { b: seen("v2", 5) }],
      ],
      2,
    ],
    [
      "aborted",
      [
        [0, {}],
        [2, {}, { abort: { ...by, attempt } }],
        [5, landed(5)],
      ],
      2,
    ],
    [
      "on the way back",
      [
        [0, {}],
        [1, landed(1)],
        [2, {}, { rollback: { ...by, attempt } }],
        [5, { a: seen("v1", 5) }],
      ],
      2,
    ],
    [
      "completed",
      [
        [0, {}],
        [1, { ...landed(1), c: seen("v2", 1) }],
        [9, { ...landed(9), c: seen("v1", 9) }],
      ],
      1,
    ],
  ])("%s", (_, looks, minute) => {
    const plan = made([rest()]);
    const withLastGood: Look = [0, { a: seen("v1", 0), b: seen("v1", 0), c: seen("v1", 0) }];
    const answer = told(plan, [withLastGood, ...looks.slice(1)]);
    expect((answer.since ?? 0) - START).toBe(minute * MINUTE);
  });
});

describe("a stopped rollout under the handbrake", () => {
  const bad = { a: seen("v2", 2, FAILED), b: seen("v1", 2), c: seen("v1", 2) };
  const old = { a: seen("v1", 0), b: seen("v1", 0), c: seen("v1", 0) };
  const handbrake = { by: "bob" };
  const stopped: readonly Look[] = [
    [0, old],
    [2, bad],
    [3, bad, { handbrake }],
  ];
  test("says so", () => {
    const { message, who } = told(made([canary(), rest()]), stopped);
    expect(message).toBe(
      "rollout of v2 is stopped: 1 of wave canary failed (a), 0 tolerated; under the handbrake of bob",
    );
    expect(who).toContainEqual({ by: "person", verb: "rollback" });
  });
  test.each<[string, Omit<StrategySpec, "waves">, Partial<DecideInputs>]>([
    ["where somebody asked for it", {}, { rollback: { attempt: 1, by: "ana" } }],
    ["where the strategy does", { onFailure: "rollback" }, {}],
  ])("goes back when that is taken back, %s", (_, policies, more) => {
    const looks: readonly Look[] = [stopped[0] ?? [0, {}], [2, bad, { handbrake }], [3, bad, { handbrake, ...more }]];
    const { who, releasedBy } = told(made([canary(), rest()], policies), looks);
    expect(who[0]).toEqual({ by: "person", verb: "resume" });
    expect(who).not.toContainEqual({ by: "person", verb: "rollback" });
    expect(releasedBy).toMatch(/^when the handbrake is taken back, and it goes back, or with a new revision/);
    const { state } = play(made([canary(), rest()], policies), [...looks, [4, bad, more]]);
    expect(state.phase).toBe("RollingBack");
  });
});

test("a wave of an aborted rollout was open, and what is held of it is counted", () => {
  const plan = made([rest()]);
  const landed = { a: seen("v2", 1), b: seen("v2", 1), c: seen("v1", 1) };
  const abort = { attempt: 1, by: "ana" };
  const looks: readonly Look[] = [
    [0, {}],
    [1, landed],
    [2, landed, { abort }],
    [3, { ...landed, a: seen("v1", 3) }, { abort }],
  ];
  expect(told(plan, looks, { wave: 0 }).message).toBe("wave rest was open: 1 of 3 landed, 1 on the way, 1 held");
  expect(told(plan, looks).message).toBe("rollout of v2 is stopped: aborted by ana");
});

test("a target that left the inventory is told as one that left", () => {
  const { state } = play(made([rest({ soak: "10m" })]), [
    [0, {}],
    [1, { a: seen("v2", 1) }],
  ]);
  const without = planOf(strategyOf([rest({ soak: "10m" })], { order: "name" }), targetsOf({ b: {}, c: {} }));
  const after = tick(without, state, 2, {});
  const explained = explainRollout(without, after.state, START + 3 * MINUTE, { target: "a" }, after.blockers);
  expect(explained.line).toBe(
    "a left the inventory (since 2026-11-21T08:02:00Z, 1m); goes on when the inventory has it again",
  );
  expect(explainRollout(without, after.state, START, { target: "z" }).message).toBe("z is no target of this rollout");
});
