import { describe, expect, test } from "vitest";
import { explainRollout } from "../explain/explain.ts";
import type { DecideInputs } from "../model/inputs.ts";
import type { RolloutState } from "../model/state.ts";
import { manyTargets, planOf, seen, strategyOf, tick, wordsOf } from "../testing/fleet.ts";

const waves = [
  { name: "a", select: { count: 1 }, soak: "1h", approval: true, metrics: [{ name: "errors", max: 0 }] },
  { name: "b", select: { rest: true } },
];
const plan = planOf(strategyOf(waves, { order: "name" }), manyTargets(3));
const open = { approvals: [{ wave: "a", revision: "v2", attempt: 1, by: "ana" }] };
const known = { c0: seen("v1", 0), c1: seen("v1", 0), c2: seen("v1", 0) };
const promote = { promotions: [{ wave: "a", revision: "v2", attempt: 1, by: "eve" }] };
const brake = { handbrake: { by: "ana" } };

/** One rollout, in each phase that can last. */
const PHASES: { readonly [phase: string]: RolloutState } = (() => {
  const waiting = tick(plan, undefined, 0, known).state;
  const running = tick(plan, undefined, 0, known, open).state;
  const landed = tick(plan, running, 5, { c0: seen("v2", 5) }).state;
  const stopped = tick(plan, running, 5, { c0: seen("v2", 5, { health: "Failed", landed: false }) }).state;
  const late = tick(plan, landed, 6, {}, promote).state;
  const completed = tick(plan, late, 9, { c1: seen("v2", 9), c2: seen("v2", 9) }).state;
  const rolling = tick(plan, late, 9, {}, { rollback: { attempt: 1, by: "ana" } }).state;
  return { waiting, running, landed, stopped, late, completed, rolling };
})();

describe("AC-F7: handbrake, pin, roll back and roll forward, in any state", () => {
  test.each(Object.keys(PHASES))(
    "the handbrake on one that is %s: nothing moves, and no deadline runs out",
    (phase) => {
      const before = PHASES[phase];
      const braked = tick(plan, before, 99, {}, { ...open, ...brake, rollback: { attempt: 1, by: "bob" } });
      const moves = braked.changes.filter(({ kind }) => kind !== "braked");
      expect(moves).toEqual([]);
      expect(braked.requeueAfter).toBeUndefined();
      expect(braked.state.brakedBy).toBe("ana");
      const again = tick(plan, braked.state, 200, {}, brake);
      expect(again.state).toBe(braked.state);
      expect(tick(plan, again.state, 201, {}).changes.filter(({ kind }) => kind === "failed")).toEqual([]);
    },
  );

  test("a new attempt under the handbrake, by a clock that was ahead before: it stands still since now, not since later", () => {
    const ahead = tick(plan, PHASES["running"], 99, {}, brake);
    const { state, blockers } = tick(plan, ahead.state, 20, {}, { ...brake, restart: 1 });
    expect([state.attempt, state.stillSince]).toEqual([2, state.at]);
    expect(blockers.ofRollout()).toMatchObject({ kind: "Braked", since: state.at });
  });

  test("let go, what is on the way has its deadline again", () => {
    const braked = tick(plan, PHASES["running"], 10, {}, brake);
    expect(explainRollout(plan, braked.state, braked.state.at).message).toBe(
      "rollout of v2 is stopped by the handbrake of ana",
    );
    const free = tick(plan, braked.state, 60, {});
    expect(free.state.targets.get("c0")).toMatchObject({ state: "Released" });
    expect(tick(plan, free.state, 89, {}).state.phase).toBe("Running");
    expect(tick(plan, free.state, 90, {}).state.phase).toBe("Stopped");
  });

  test("what is seen while it is pulled is noted", () => {
    expect(wordsOf(tick(plan, PHASES["running"], 5, { c0: seen("v2", 5) }, brake))).toContain("c0:Landed");
  });

  test.each(Object.keys(PHASES))("a pin on one that is %s: the target keeps its revision", (phase) => {
    const before = PHASES[phase]?.targets.get("c1")?.revision;
    const pins = [{ target: "c1", by: "ana" }];
    const { state } = tick(plan, PHASES[phase], 99, {}, { ...open, pins, rollback: { attempt: 1, by: "bob" } });
    expect(state.targets.get("c1")?.revision).toBe(before);
  });

  test("a pinned target does not count for completion, is visible, and goes on when it is pinned no more", () => {
    const pins = [{ target: "c1", by: "ana" }];
    const pinned = tick(plan, PHASES["late"], 9, { c2: seen("v2", 9) }, { pins });
    expect([pinned.state.phase, wordsOf(pinned)]).toEqual(["Completed", "c0:Landed c1:Held c2:Landed"]);
    expect(explainRollout(plan, pinned.state, 0, { target: "c1" })).toMatchObject({
      releasedBy: "when it is pinned no more",
    });
    expect(wordsOf(tick(plan, pinned.state, 10, {}))).toBe("c0:Landed c1:Released c2:Landed");
  });

  test.each([
    ["running", "c0:RollingBack c1:Waiting c2:Waiting"],
    ["landed", "c0:RollingBack c1:Waiting c2:Waiting"],
    ["stopped", "c0:RollingBack c1:Waiting c2:Waiting"],
    ["late", "c0:RollingBack c1:RollingBack c2:RollingBack"],
    ["completed", "c0:RollingBack c1:RollingBack c2:RollingBack"],
    ["rolling", "c0:RollingBack c1:RollingBack c2:RollingBack"],
  ])("roll back one that is %s: what was touched goes back, the rest stays", (phase, words) => {
    expect(wordsOf(tick(plan, PHASES[phase], 10, {}, { rollback: { attempt: 1, by: "ana" } }))).toBe(words);
  });

  test.each(Object.keys(PHASES))("roll forward one that is %s: a restart begins again", (phase) => {
    const next = tick(
      plan,
      PHASES[phase],
      10,
      {},
      { restart: 1, approvals: open.approvals.map((one) => ({ ...one, attempt: 2 })) },
    );
    expect([next.state.attempt, wordsOf(next)]).toEqual([2, "c0:Released c1:Waiting c2:Waiting"]);
  });
});

describe("promote", () => {
  test.each<[string, Partial<DecideInputs>, string]>([
    ["passes soak, metrics and approval", promote, "c1:Released"],
    [
      "of another attempt counts for nothing",
      { promotions: [{ ...promote.promotions[0]!, attempt: 2 }] },
      "c1:Waiting",
    ],
    [
      "of another revision counts for nothing",
      { promotions: [{ ...promote.promotions[0]!, revision: "v9" }] },
      "c1:Waiting",
    ],
  ])("%s", (_, more, word) => {
    expect(wordsOf(tick(plan, PHASES["landed"], 6, {}, more))).toContain(word);
  });

  test("never passes evidence: the wave opens, and waits for its targets", () => {
    const next = tick(plan, PHASES["waiting"], 6, {}, promote);
    expect(wordsOf(next)).toBe("c0:Released c1:Waiting c2:Waiting");
    expect(next.state.waves[0]).toMatchObject({ promotedBy: "eve" });
  });
});

describe("AC-F6: a second revision during the first", () => {
  const cases = [
    ["restart", "v3", 2, "c0:Released c1:Waiting c2:Waiting"],
    ["fastForward", "v3", 2, "c0:Released c1:Waiting c2:Waiting"],
    ["queue", "v2", 1, "c0:Landed c1:Released c2:Released"],
    ["refuse", "v2", 1, "c0:Landed c1:Released c2:Released"],
  ] as const;
  test.each(cases)("%s", (onSupersede, revision, attempt, words) => {
    const own = { ...plan, onSupersede };
    const approvals = [{ wave: "a", revision: "v3", attempt: 2, by: "ana" }];
    const next = tick(own, PHASES["late"], 7, {}, { revision: "v3", approvals });
    expect([next.state.revision, next.state.attempt, wordsOf(next)]).toEqual([revision, attempt, words]);
    expect(next.superseding).toEqual(revision === "v3" ? undefined : { revision: "v3", policy: onSupersede });
    const ended = tick(own, PHASES["completed"], 20, {}, { revision: "v3", approvals });
    expect(ended.state).toMatchObject({ revision: "v3", attempt: 2 });
  });

  test("queue: the next begins when the one before has ended, and a restart does not wait", () => {
    const own = { ...plan, onSupersede: "queue" as const };
    const landed = { c1: seen("v2", 9), c2: seen("v2", 9) };
    const last = tick(own, PHASES["late"], 9, landed, { revision: "v3" });
    expect(last.state).toMatchObject({ revision: "v2", phase: "Completed" });
    expect(tick(own, last.state, 10, {}, { revision: "v3" }).state).toMatchObject({ revision: "v3", attempt: 2 });
    expect(tick(own, PHASES["late"], 9, {}, { revision: "v3", restart: 1 }).state.revision).toBe("v3");
  });

  test("fastForward: what was through needs no gate again, but must land at the new revision", () => {
    const own = { ...plan, onSupersede: "fastForward" as const };
    const next = tick(own, PHASES["late"], 7, { c0: seen("v2", 7) }, { revision: "v3" });
    expect(wordsOf(next)).toBe("c0:Released c1:Waiting c2:Waiting");
    expect(wordsOf(tick(own, next.state, 8, { c0: seen("v2", 8) }, { revision: "v3" }))).toContain("c1:Waiting");
    expect(wordsOf(tick(own, next.state, 8, { c0: seen("v3", 8) }, { revision: "v3" }))).toContain("c1:Released");
  });

  test("fastForward spares the gates, not the proof: a failure that is tolerated is none, and a person may promote", () => {
    const own = planOf(
      strategyOf(
        [
          { name: "a", select: { targets: ["c0"] }, soak: "1m", maxFailures: 1 },
          { name: "b", select: { rest: true } },
        ],
        { onSupersede: "fastForward" },
      ),
      manyTargets(2),
    );
    const through = tick(own, tick(own, undefined, 0, {}).state, 1, { c0: seen("v2", 1) }).state;
    const open = tick(own, through, 3, { c0: seen("v2", 3) });
    expect(wordsOf(open)).toBe("c0:Landed c1:Released");
    const next = tick(own, open.state, 4, {}, { revision: "v3" });
    const failed = tick(own, next.state, 5, { c0: seen("v3", 5, { health: "Failed" }) }, { revision: "v3" });
    expect([wordsOf(failed), failed.blockers.ofRollout()?.kind]).toEqual(["c0:Failed c1:Waiting", "WaveEmptied"]);
    const promotions = [{ wave: "a", revision: "v3", attempt: 2, by: "ana" }];
    const on = tick(own, failed.state, 6, {}, { revision: "v3", promotions });
    expect([wordsOf(on), on.state.waves[0]?.promotedBy]).toEqual(["c0:Failed c1:Released", "ana"]);
  });

  test("fastForward carries nothing over from a rollout that goes back", () => {
    const own = { ...plan, onSupersede: "fastForward" as const };
    const back = tick(own, PHASES["late"], 7, { c0: seen("v2", 7) }, { rollback: { attempt: 1, by: "ana" } });
    expect([back.state.phase, back.state.waves[0]?.landedAt]).toEqual(["RollingBack", expect.any(Number)]);
    const next = tick(own, back.state, 8, {}, { revision: "v3" });
    expect([next.state.attempt, next.state.waves[0]?.promotedBy]).toEqual([2, undefined]);
  });

  test("fastForward does not carry what stopped over", () => {
    const own = { ...plan, onSupersede: "fastForward" as const };
    expect(tick(own, PHASES["stopped"], 7, {}, { revision: "v3" }).state.waves[0]?.promotedBy).toBeUndefined();
  });
});

describe("abort", () => {
  const abort = { abort: { attempt: 1, by: "ana", reason: "wrong ticket" } };

  test.each(["waiting", "running", "landed", "stopped", "late"])(
    "ends one that is %s for good: nothing starts any more",
    (phase) => {
      const { state } = tick(plan, PHASES[phase], 10, {}, { ...open, ...abort });
      expect([state.phase, state.aborted?.by]).toEqual(["Stopped", "ana"]);
      const later = tick(plan, state, 11, {}, { ...open, ...promote });
      expect(later.changes.filter(({ kind }) => kind === "released" || kind === "opened")).toEqual([]);
      expect(explainRollout(plan, state, state.at)).toMatchObject({
        message: "rollout of v2 is stopped: aborted by ana: wrong ticket",
        releasedBy: "with a new revision, or with a restart when the cause is removed",
      });
    },
  );

  test.each(["completed", "rolling"])("does not concern one that is %s", (phase) => {
    expect(tick(plan, PHASES[phase], 10, {}, abort).state.aborted).toBeUndefined();
  });

  test("ends one that was completed in the look in which a failure of what came back stops it", () => {
    const inOrder = [
      { name: "a", select: { count: 1 } },
      { name: "b", select: { rest: true } },
    ];
    const two = planOf(strategyOf(inOrder, { order: "name" }), manyTargets(2));
    const begun = tick(two, undefined, 0, { c0: seen("v1", 0), c1: seen("v1", 0) }).state;
    const half = tick(two, begun, 2, { c0: seen("v2", 2) }).state;
    const completed = tick(two, half, 4, { c1: seen("v2", 4) }).state;
    const since = completed.at + 60_000;
    const c0 = { ...completed.targets.get("c0"), state: "Landed", reason: "AlreadyThere", since } as const;
    const back = { ...completed, targets: new Map([...completed.targets, ["c0", c0]]) };
    const failed = { c0: seen("v2", 8, { health: "Failed", landed: false }) };
    const first = tick(two, back, 8, failed, abort);
    expect([back.phase, first.state.phase, first.state.aborted?.by]).toEqual(["Completed", "Stopped", "ana"]);
    expect(tick(two, first.state, 8, failed, abort).state).toBe(first.state);
  });

  test("is not taken back with the word; another attempt is not concerned", () => {
    const { state } = tick(plan, PHASES["running"], 10, {}, abort);
    expect(tick(plan, state, 11, {}).state.phase).toBe("Stopped");
    const next = tick(plan, state, 11, {}, { ...abort, restart: 1 });
    expect([next.state.attempt, next.state.phase, next.state.aborted]).toEqual([2, "Running", undefined]);
  });

  test("of another attempt it counts for nothing", () => {
    const { state } = tick(plan, PHASES["running"], 10, {}, { abort: { ...abort.abort, attempt: 2 } });
    expect(state.phase).toBe("Running");
  });
});

describe("pause", () => {
  test("says who paused, and goes on when it is taken back", () => {
    const { state } = tick(plan, PHASES["running"], 6, {}, { paused: { by: "ana", reason: "lunch" } });
    expect([state.phase, state.pausedBy]).toEqual(["Paused", "ana"]);
    expect(explainRollout(plan, state, state.at).message).toBe("rollout of v2 is paused by ana");
    const on = tick(plan, state, 7, {}).state;
    expect([on.phase, on.pausedBy]).toEqual(["Running", undefined]);
  });
});
