import { describe, expect, test } from "vitest";
import { explainRollout } from "../explain/explain.ts";
import type { Evidence } from "../model/evidence.ts";
import { MINUTE, planOf, START, seen, strategyOf, targetsOf, tick, wordsOf } from "../testing/fleet.ts";

const FLEET = targetsOf({ c: {}, e1: {}, e2: {}, u1: {}, u2: {} });
const WAVES = [
  { name: "canary", select: { targets: ["c"] } },
  { name: "eu", select: { targets: ["e1", "e2"] } },
  { name: "us", select: { rest: true } },
];
const PLAN = planOf(strategyOf(WAVES, { order: "name" }), FLEET);
const FAILED: Partial<Evidence> = {
  health: "Failed",
  landed: false,
  reason: "CrashLoopBackOff",
  message: "Deployment web",
};

function fleetAt(
  minute: number,
  at: { readonly [key: string]: string | Evidence },
): { readonly [key: string]: Evidence } {
  const entries = ["c", "e1", "e2", "u1", "u2"].map((key) => {
    const one = at[key] ?? "v1";
    return [key, typeof one === "string" ? seen(one, minute) : one] as const;
  });
  return Object.fromEntries(entries);
}

describe("the story of the demo", () => {
  test("canary goes out, lands, wave 2 opens, a bad cluster stops the rest and is held", () => {
    const first = tick(PLAN, undefined, 0, {});
    expect(wordsOf(first)).toBe("c:Released e1:Waiting e2:Waiting u1:Waiting u2:Waiting");
    expect(first.requeueAfter).toBe(30 * MINUTE);

    const still = tick(PLAN, first.state, 5, fleetAt(5, { c: "v1" }));
    expect(wordsOf(still)).toBe(wordsOf(first));
    expect(still.state.targets.get("e1")).toMatchObject({ revision: "v1", lastGood: "v1" });

    const second = tick(PLAN, still.state, 10, fleetAt(10, { c: "v2" }));
    expect(wordsOf(second)).toBe("c:Landed e1:Released e2:Released u1:Waiting u2:Waiting");
    expect(second.changes.map(({ kind, target, wave }) => [kind, target ?? wave])).toEqual([
      ["landed", "c"],
      ["passed", 0],
      ["opened", 1],
      ["released", "e1"],
      ["released", "e2"],
    ]);

    const third = tick(PLAN, second.state, 15, fleetAt(15, { c: "v2", e1: "v2", e2: seen("v2", 15, FAILED) }));
    expect(wordsOf(third)).toBe("c:Landed e1:Landed e2:Failed u1:Waiting u2:Waiting");
    expect(third.state.phase).toBe("Stopped");
    expect(third.state.targets.get("e2")).toMatchObject({ revision: "v2", lastGood: "v1", reason: "CrashLoopBackOff" });
    expect(explainRollout(PLAN, third.state, START + 15 * MINUTE).message).toBe(
      "rollout of v2 is stopped: 1 of wave eu failed (e2), 0 tolerated",
    );

    const later = tick(PLAN, third.state, 20, fleetAt(20, { c: "v2", e1: "v2", e2: "v2" }));
    expect(later.state).toBe(third.state);
  });

  test("it completes when all has landed, and then leaves health to others", () => {
    let state = tick(PLAN, undefined, 0, {}).state;
    for (const minute of [1, 2, 3, 4]) {
      const at = Object.fromEntries(
        [...state.targets].filter(([, { state: word }]) => word !== "Waiting").map(([key]) => [key, "v2"]),
      );
      state = tick(PLAN, state, minute, fleetAt(minute, at)).state;
    }
    expect(state.phase).toBe("Completed");
    const sick = tick(PLAN, state, 9, fleetAt(9, { c: seen("v2", 9, FAILED), e1: "v2", e2: "v2", u1: "v2", u2: "v2" }));
    expect(sick.state).toBe(state);
  });
});

describe("evidence (invariants 6 and 9): the next wave does not open on", () => {
  const released = tick(PLAN, undefined, 10, fleetAt(9, {})).state;
  const cases: readonly [what: string, evidence: Evidence][] = [
    ["the health of the revision before (argo-cd#29410)", seen("v1", 12)],
    ["a report that is as old as the release", seen("v2", 10)],
    ["a report from before the release", seen("v2", 9)],
    ["a report from the future", seen("v2", 99)],
    ["a report that is stale by its source", seen("v2", 12, { freshness: "stale" })],
    ["a target that was never seen", seen("v2", 12, { freshness: "never-seen", observedAt: undefined })],
    ["a revision that is not known", seen("", 12)],
    ["health that is not known", seen("v2", 12, { health: "Unknown" })],
    ["an apply that is not done (ocm: applied before health)", seen("v2", 12, { actuation: "Pending" })],
    ["a cluster that is not ready", seen("v2", 12, { blockedBy: "cluster/c" })],
    ["progress", seen("v2", 12, { health: "InProgress" })],
  ];
  test.each(cases)("%s", (_, evidence) => {
    const next = tick(PLAN, released, 12, { c: evidence });
    expect(wordsOf(next)).toBe("c:Released e1:Waiting e2:Waiting u1:Waiting u2:Waiting");
  });

  test("a report that was fresh once, when it has grown old", () => {
    const next = tick(PLAN, released, 28, { c: seen("v2", 12) });
    expect(next.state.targets.get("c")?.state).toBe("Released");
  });

  test("a failure of the revision before, which is not ours", () => {
    const next = tick(PLAN, released, 12, { c: seen("v1", 12, FAILED) });
    expect(next.state.targets.get("c")?.state).toBe("Released");
  });
});

describe("failure", () => {
  const released = tick(PLAN, undefined, 0, {}).state;

  test("is Failed at the revision, or an apply of it that failed", () => {
    for (const evidence of [seen("v2", 5, FAILED), seen("v1", 5, { wanted: "v2", actuation: "Failed" })]) {
      expect(tick(PLAN, released, 5, { c: evidence }).state.phase).toBe("Stopped");
    }
  });

  test("a silent target fails at its deadline, once, and says so", () => {
    const before = tick(PLAN, released, 29, {});
    expect(before.state).toBe(released);
    const late = tick(PLAN, released, 30, {});
    expect(late.state.targets.get("c")).toMatchObject({ state: "Failed", reason: "DeadlineExceeded" });
    expect(tick(PLAN, late.state, 40, {}).state.waves[0]?.failures).toBe(1);
  });

  test("a target that lands exactly at its deadline has landed", () => {
    expect(tick(PLAN, released, 30, { c: seen("v2", 29) }).state.targets.get("c")?.state).toBe("Landed");
  });

  test("without a deadline a silent target waits, and that is said", () => {
    const patient = planOf(strategyOf(WAVES, { deadline: "none" }), FLEET);
    const late = tick(patient, released, 9_999, {});
    expect([late.state, late.requeueAfter]).toEqual([released, undefined]);
    expect(explainRollout(patient, late.state, START, { target: "c" }).releasedBy).toContain(
      "a report made after its release",
    );
  });

  test("n failures are tolerated, one more stops the rollout", () => {
    const tolerant = planOf(strategyOf([{ name: "all", select: { rest: true }, maxFailures: 2 }]), FLEET);
    const start = tick(tolerant, undefined, 0, {}).state;
    const two = tick(tolerant, start, 1, { c: seen("v2", 1, FAILED), e1: seen("v2", 1, FAILED) });
    expect(two.state.phase).toBe("Running");
    expect(tick(tolerant, two.state, 2, { e2: seen("v2", 2, FAILED) }).state.phase).toBe("Stopped");
  });

  test("a wave with tolerated failures is through when the others have landed", () => {
    const waves = [
      { name: "a", select: { targets: ["c", "e1"] }, maxFailures: 1 },
      { name: "b", select: { rest: true } },
    ];
    const tolerant = planOf(strategyOf(waves), FLEET);
    const start = tick(tolerant, undefined, 0, {}).state;
    const one = tick(tolerant, start, 1, { c: seen("v2", 1, FAILED) });
    expect(wordsOf(one)).toContain("e2:Waiting");
    expect(wordsOf(tick(tolerant, one.state, 2, { e1: seen("v2", 2) }))).toContain("e2:Released");
  });

  test("what had landed and fails before the rollout is done counts", () => {
    const second = tick(PLAN, released, 5, { c: seen("v2", 5) }).state;
    const third = tick(PLAN, second, 6, { c: seen("v2", 6, FAILED) });
    expect([third.state.phase, third.state.targets.get("c")?.state]).toEqual(["Stopped", "Failed"]);
  });

  test("what had landed and is at another revision must land again", () => {
    const second = tick(PLAN, released, 5, { c: seen("v2", 5) }).state;
    const third = tick(PLAN, second, 6, { c: seen("v1", 6), e1: seen("v2", 6), e2: seen("v2", 6) });
    expect(wordsOf(third)).toBe("c:Released e1:Landed e2:Landed u1:Waiting u2:Waiting");
    expect(third.state.targets.get("c")?.reason).toBe("LeftRevision");
  });

  test("a target that has failed and is removed stays counted", () => {
    const stopped = tick(PLAN, released, 5, { c: seen("v2", 5, FAILED) }).state;
    const without = planOf(strategyOf(WAVES, { order: "name" }), FLEET.slice(1), {
      previous: { strategyHash: PLAN.strategyHash, waves: [], held: [], started: new Set() },
    });
    const next = tick(without, stopped, 6, {});
    expect([next.state.phase, next.changes]).toEqual(["Stopped", [{ kind: "removed", target: "c" }]]);
  });
});

describe("dependencies", () => {
  const edges = { e2: ["e1"], u1: ["e1", "base/db"] };
  const fleet = FLEET.map((target) => ({ ...target, dependsOn: edges[target.target.cluster as "e2"] ?? [] }));
  const plan = planOf(strategyOf([{ name: "all", select: { rest: true }, maxFailures: 5 }], { order: "name" }), fleet);
  const start = tick(plan, undefined, 0, {}).state;

  test("a target is released when what it depends on has landed, also in another package", () => {
    expect(wordsOf({ state: start })).toBe("c:Released e1:Released e2:Waiting u1:Waiting u2:Released");
    const one = tick(plan, start, 1, { e1: seen("v2", 1) });
    expect(wordsOf(one)).toBe("c:Released e1:Landed e2:Released u1:Waiting u2:Released");
    expect(wordsOf(tick(plan, one.state, 2, { "base/db": seen("any", 2) }))).toContain("u1:Released");
    expect(wordsOf(tick(plan, one.state, 2, { "base/db": seen("any", -99) }))).toContain("u1:Waiting");
  });

  test("a target whose dependency has failed fails too, is not released, and keeps its revision", () => {
    const known = tick(plan, start, 1, { e2: seen("v1", 1) }).state;
    const { state } = tick(plan, known, 2, { e1: seen("v2", 2, FAILED) });
    expect(state.targets.get("e2")).toMatchObject({ state: "Failed", reason: "DependencyFailed", revision: "v1" });
    expect([state.waves[0]?.failures, state.waves[0]?.uncounted]).toEqual([1, 2]);
  });
});

describe("concurrency (invariant 7)", () => {
  const plan = planOf(
    strategyOf([{ name: "all", select: { rest: true }, maxConcurrent: 2, maxFailures: 9 }], { order: "name" }),
    FLEET,
  );

  test("at most so many are on the way; what lands or fails makes room", () => {
    const start = tick(plan, undefined, 0, {});
    expect(wordsOf(start)).toBe("c:Released e1:Released e2:Waiting u1:Waiting u2:Waiting");
    const next = tick(plan, start.state, 1, { c: seen("v2", 1), e1: seen("v2", 1, FAILED) });
    expect(wordsOf(next)).toBe("c:Landed e1:Failed e2:Released u1:Released u2:Waiting");
  });

  test("a lowered cap starts nothing and stops nothing", () => {
    const start = tick(plan, undefined, 0, {}).state;
    const lower = { ...plan, waves: plan.waves.map((wave) => ({ ...wave, maxConcurrent: 1 })) };
    expect(tick(lower, start, 1, {}).state).toBe(start);
    expect(wordsOf(tick(lower, start, 1, { c: seen("v2", 1) }))).toBe(
      "c:Landed e1:Released e2:Waiting u1:Waiting u2:Waiting",
    );
  });
});

describe("what changes underway", () => {
  const start = tick(PLAN, undefined, 0, {}).state;

  test("paused: nothing starts, what is on the way is watched, resuming goes on", () => {
    const paused = tick(PLAN, start, 5, { c: seen("v2", 5) }, { paused: true });
    expect([paused.state.phase, wordsOf(paused)]).toEqual([
      "Paused",
      "c:Landed e1:Waiting e2:Waiting u1:Waiting u2:Waiting",
    ]);
    expect(wordsOf(tick(PLAN, paused.state, 6, {}))).toContain("e1:Released");
  });

  test("invariant 14: a new revision begins again, and nothing of the old one's success counts", () => {
    const landed = tick(PLAN, start, 5, { c: seen("v2", 5) }).state;
    const next = tick(PLAN, landed, 6, fleetAt(6, { c: "v2" }), { revision: "v3" });
    expect([next.state.attempt, wordsOf(next)]).toEqual([2, "c:Released e1:Waiting e2:Waiting u1:Waiting u2:Waiting"]);
    expect(next.state.targets.get("c")).toMatchObject({ revision: "v3", lastGood: undefined, movedTo: "v2" });
    expect(next.state.targets.get("e1")).toMatchObject({ revision: "v2", lastGood: "v1" });
  });

  test("a restart begins again at the same revision; what is healthy there counts as landed", () => {
    const stopped = tick(PLAN, start, 5, { c: seen("v2", 5, FAILED) }).state;
    const next = tick(PLAN, stopped, 9, { c: seen("v2", 9) }, { restart: 1 });
    expect([next.state.attempt, next.state.phase, wordsOf(next)]).toEqual([
      2,
      "Running",
      "c:Landed e1:Released e2:Released u1:Waiting u2:Waiting",
    ]);
    expect(tick(PLAN, next.state, 9, { c: seen("v2", 9) }, { restart: 0 }).state).toBe(next.state);
  });

  test("a target that is at the revision before its wave counts as landed, and is not released", () => {
    const next = tick(PLAN, start, 5, { u1: seen("v2", 5) });
    expect(next.state.targets.get("u1")).toMatchObject({ state: "Landed", reason: "AlreadyThere" });
  });

  test("such a target that leaves the revision again waits for its wave: it was never released", () => {
    const there = tick(PLAN, start, 5, { u1: seen("v2", 5) }).state;
    const next = tick(PLAN, there, 6, { u1: seen("v1", 6) });
    expect(next.state.targets.get("u1")).toMatchObject({ state: "Waiting", revision: "v1" });
  });

  test("a target that joins a wave that is through is released at once, and no later wave opens before it landed", () => {
    const second = tick(PLAN, start, 5, { c: seen("v2", 5) }).state;
    const more = targetsOf({ b: {} });
    const joined = {
      ...PLAN,
      waves: PLAN.waves.with(0, {
        ...PLAN.waves[0]!,
        targets: [...PLAN.waves[0]!.targets, { key: "b", dependsOn: [] }],
      }),
    };
    expect(more).toHaveLength(1);
    const third = tick(joined, second, 6, { e1: seen("v2", 6), e2: seen("v2", 6) });
    expect(wordsOf(third)).toBe("b:Released c:Landed e1:Landed e2:Landed u1:Waiting u2:Waiting");
    const seenAgain = { b: seen("v2", 7), e1: seen("v2", 6), e2: seen("v2", 6) };
    expect(wordsOf(tick(joined, third.state, 7, seenAgain))).toContain("u1:Released");
  });

  test("a wave that is put before the open one must land first", () => {
    const second = tick(PLAN, start, 5, { c: seen("v2", 5) }).state;
    const extra = { name: "extra", maxConcurrent: 1, maxFailures: 0, targets: [{ key: "x", dependsOn: [] }] };
    const edited = { ...PLAN, waves: [extra, ...PLAN.waves] };
    const third = tick(edited, second, 6, { e1: seen("v2", 6), e2: seen("v2", 6) });
    expect(wordsOf(third)).toBe("c:Landed e1:Landed e2:Landed u1:Waiting u2:Waiting x:Released");
  });

  test("a wave that is put before those that were through passes alone: they are not passed again", () => {
    const second = tick(PLAN, start, 5, { c: seen("v2", 5) }).state;
    const left = {
      ...PLAN,
      waves: PLAN.waves.map((wave) => ({ ...wave, metrics: [{ name: "errors", max: 1, window: 0 }] })),
    };
    const extra = { name: "extra", maxConcurrent: 1, maxFailures: 0, targets: [{ key: "x", dependsOn: [] }] };
    const edited = { ...left, waves: [extra, ...left.waves] };
    const third = tick(edited, second, 6, { c: seen("v1", 6), x: seen("v2", 6) });
    expect(third.changes.filter(({ kind }) => kind === "passed")).toEqual([{ kind: "passed", wave: 0 }]);
    expect(tick(edited, third.state, 6, { c: seen("v1", 6), x: seen("v2", 6) }).state).toBe(third.state);
  });

  test("a clock that goes back counts as standing still", () => {
    const back = tick(PLAN, start, -60, { c: seen("v2", -59) });
    expect(back.state).toBe(start);
  });

  test("a wave without targets is passed", () => {
    const empty = { ...PLAN, waves: [{ name: "none", maxConcurrent: 1, maxFailures: 0, targets: [] }, ...PLAN.waves] };
    expect(wordsOf(tick(empty, undefined, 0, {}))).toContain("c:Released");
  });

  test("a rollout without targets is completed", () => {
    expect(tick(planOf(strategyOf(WAVES), []), undefined, 0, {}).state.phase).toBe("Completed");
  });
});
