import { describe, expect, test } from "vitest";
import { explainRollout } from "../explain/explain.ts";
import type { Plan, PreviousPlan } from "../model/plan.ts";
import type { StrategySpec } from "../model/spec.ts";
import { isGoingBack, type RolloutState } from "../model/state.ts";
import { manyTargets, planOf, seen, strategyOf, tick, wavesOf, wordsOf } from "../testing/fleet.ts";

const rest = { name: "all", select: { rest: true } };
const previousOf = (plan: Plan): PreviousPlan => ({
  strategyHash: plan.strategyHash,
  waves: plan.waves.map(({ name, targets }) => ({ name, targets: targets.map(({ key }) => key) })),
  held: plan.held,
  started: new Set(),
});

/** Plays a rollout of one target, with one at a time, that four other targets join. */
function joined(membership: StrategySpec["membership"], wave: object = { maxConcurrent: 1 }) {
  const strategy = strategyOf([{ ...rest, ...wave }], { order: "name", ...(membership && { membership }) });
  const first = planOf(strategy, manyTargets(1));
  const start = tick(first, undefined, 0, {}).state;
  const plan = planOf(strategy, manyTargets(5), { previous: previousOf(first) });
  const look = (state: RolloutState, minute: number, evidence: Parameters<typeof tick>[3] = {}) =>
    tick(plan, state, minute, evidence);
  return { plan, start, look };
}

describe("AC-F5: newly selected clusters count against the budget: yes or no", () => {
  test.each<[string, StrategySpec["membership"], string]>([
    ["yes, which is the default", undefined, "c0:Released c1:Waiting c2:Waiting c3:Waiting c4:Waiting"],
    ["yes, said so", { addedCounts: true }, "c0:Released c1:Waiting c2:Waiting c3:Waiting c4:Waiting"],
    [
      "no: they are released at once",
      { addedCounts: false },
      "c0:Released c1:Released c2:Released c3:Released c4:Released",
    ],
  ])("%s", (_, membership, words) => {
    const { start, look } = joined(membership);
    expect(wordsOf(look(start, 1))).toBe(words);
  });

  test("no: the budget stays with those that were there, whatever becomes of the new ones", () => {
    const { start, look } = joined({ addedCounts: false });
    const on = look(start, 1).state;
    const failed = look(on, 2, { c1: seen("v2", 2, { health: "Failed", landed: false }) });
    expect([failed.state.phase, failed.state.waves[0]?.failures, failed.state.waves[0]?.uncounted]).toEqual([
      "Running",
      0,
      1,
    ]);
    const own = look(failed.state, 3, { c0: seen("v2", 3, { health: "Failed", landed: false }) });
    expect(own.state.phase).toBe("Stopped");
  });

  test("no: in a wave that is not open they wait as all do", () => {
    const strategy = strategyOf([{ name: "one", select: { count: 1 } }, rest], {
      order: "name",
      membership: { addedCounts: false },
    });
    const first = planOf(strategy, manyTargets(1));
    const start = tick(first, undefined, 0, {}).state;
    const plan = planOf(strategy, manyTargets(3), { previous: previousOf(first) });
    expect(wordsOf(tick(plan, start, 1, {}))).toBe("c0:Released c1:Waiting c2:Waiting");
  });

  test("in the next attempt nobody is new", () => {
    const { plan, start, look } = joined({ addedCounts: false });
    const next = tick(plan, look(start, 1).state, 2, {}, { restart: 1 });
    expect(wordsOf(next)).toBe("c0:Released c1:Waiting c2:Waiting c3:Waiting c4:Waiting");
    expect([...next.state.targets.values()].some((target) => target.joined)).toBe(false);
  });
});

describe("what comes underway", () => {
  test("is held until the next attempt, where the strategy says so", () => {
    const { plan, start, look } = joined({ added: "hold" });
    expect([wavesOf(plan), plan.held]).toEqual([[["c0"]], ["c1", "c2", "c3", "c4"]]);
    expect(wordsOf(look(start, 1))).toBe("c0:Released c1:Held c2:Held c3:Held c4:Held");
    const held = look(start, 1).state;
    expect(explainRollout(plan, held, held.at, { target: "c1" })).toMatchObject({
      message: "c1 is held: it joined underway, and waits for the next attempt",
      releasedBy: "with a new attempt",
    });
    const strategy = strategyOf([rest], { order: "name", membership: { added: "hold" } });
    expect(planOf(strategy, manyTargets(3)).held).toEqual([]);
  });
});

describe("what goes underway", () => {
  const gone = (removed: "forget" | "fail") => {
    const strategy = strategyOf([rest], { order: "name", membership: { removed } });
    const plan = planOf(strategy, manyTargets(2));
    const start = tick(plan, undefined, 0, {}).state;
    return tick(planOf(strategy, manyTargets(1), { previous: previousOf(plan) }), start, 1, { c0: seen("v2", 1) });
  };
  test.each([
    ["is forgotten", "forget", "Completed", 0],
    ["counts as failed, where the strategy says so", "fail", "Stopped", 1],
  ] as const)("%s", (_, removed, phase, failures) => {
    const { state } = gone(removed);
    expect([state.phase, state.waves[0]?.failures, [...state.targets.keys()]]).toEqual([phase, failures, ["c0"]]);
  });

  test("counts as no failure while the rollout goes back, whether its turn has come or not", () => {
    const strategy = strategyOf([rest], {
      order: "name",
      membership: { removed: "fail" },
      rollback: { maxConcurrent: 1 },
    });
    const plan = planOf(strategy, manyTargets(2));
    const both = (at: string, minute: number) => ({ c0: seen(at, minute), c1: seen(at, minute) });
    const rollback = { attempt: 1, by: "ana" };
    const released = tick(plan, undefined, 0, both("v1", 0)).state;
    const back = tick(plan, released, 1, both("v1", 1), { rollback });
    expect(wordsOf(back)).toMatch(/Released/);
    for (const left of ["c0", "c1"]) {
      const there = planOf(
        strategy,
        manyTargets(2).filter(({ target }) => target.cluster !== left),
        {
          previous: previousOf(plan),
        },
      );
      const { state } = tick(there, back.state, 2, both("v1", 2), { rollback });
      expect([state.waves[0]?.failures, isGoingBack(state.phase)]).toEqual([0, true]);
    }
  });
});

describe("a target that left on its way, in a rollout that finds nothing to go back to", () => {
  const MINUTE = 60_000;
  const fleet = (onFailure: "hold" | "rollback") => {
    const strategy = strategyOf([rest], { order: "name", deadline: "20m", onFailure });
    const plan = planOf(strategy, manyTargets(2));
    const start = tick(plan, undefined, 0, {}).state;
    return { plan: planOf(strategy, manyTargets(1), { previous: previousOf(plan) }), start };
  };

  test("gives up its place at its deadline, and the decision before says when", () => {
    const { plan, start } = fleet("rollback");
    const at = { c0: seen("v2", 1, { health: "Failed", landed: false }) };
    const stopped = tick(plan, start, 1, at);
    expect([stopped.state.phase, stopped.requeueAfter]).toEqual(["Stopped", 19 * MINUTE]);
    const given = tick(plan, stopped.state, 20, at);
    expect(given.changes).toMatchObject([{ kind: "held", target: "c1", reason: "Gone" }]);
  });

  test("keeps it while somebody asks to go back, as those that are there keep theirs", () => {
    const { plan, start } = fleet("hold");
    const more = { rollback: { attempt: 1, by: "ana" } };
    const stopped = tick(plan, start, 1, { c0: seen("v2", 1) }, more);
    expect([stopped.state.phase, stopped.requeueAfter]).toEqual(["Stopped", undefined]);
    const later = tick(plan, stopped.state, 20, { c0: seen("v2", 20) }, more);
    expect(later.changes).toEqual([]);
  });
});

test("what leaves at once is noted in the order of its names, however the state was stored", () => {
  const strategy = strategyOf([rest], { order: "name" });
  const all = planOf(strategy, manyTargets(4));
  const { state } = tick(all, undefined, 0, {});
  const left = planOf(strategy, manyTargets(1), { previous: previousOf(all) });
  const stored = { ...state, targets: new Map([...state.targets].toReversed()) };
  const noted = [state, stored].map((one) =>
    tick(left, one, 1, {}).changes.map(({ kind, target }) => `${kind} ${target}`),
  );
  expect(noted).toEqual([
    ["removed c1", "removed c2", "removed c3"],
    ["removed c1", "removed c2", "removed c3"],
  ]);
});
