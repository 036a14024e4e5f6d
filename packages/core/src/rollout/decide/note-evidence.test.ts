import { describe, expect, test } from "vitest";
import type { Blocker } from "../model/blocker.ts";
import { MINUTE, planOf, START, seen, strategyOf, targetsOf, tick, wordsOf } from "../testing/fleet.ts";
import { checkStep } from "../verify/verify.ts";
import { decide } from "./decide.ts";

const WAVES = [
  { name: "first", select: { targets: ["a"] } },
  { name: "rest", select: { rest: true } },
];
const plan = planOf(strategyOf(WAVES, { deadline: "30m" }), targetsOf({ a: {}, b: {} }));
const BY_ANA = { holds: ["oncall/ana"] };
const begun = tick(plan, undefined, 0, { a: seen("v1", 0), b: seen("v1", 0) }).state;
const look = (state: typeof begun, minute: number, more: object = {}, at = "v1") =>
  tick(plan, state, minute, { a: seen(at, minute, more), b: seen("v1", minute) });

describe("no deadline runs for a target on its way that somebody holds", () => {
  test("it begins anew when the hold is gone", () => {
    const held = look(begun, 10, BY_ANA);
    expect(held.state.targets.get("a")).toMatchObject({
      state: "Released",
      reason: "Suspended",
      since: begun.targets.get("a")?.since,
    });
    expect(held.requeueAfter).toBeUndefined();
    expect(look(held.state, 10, BY_ANA).state).toBe(held.state);
    const late = look(held.state, 300, BY_ANA);
    expect(wordsOf(late)).toBe("a:Released b:Waiting");
    const free = look(late.state, 301);
    expect(free.state.targets.get("a")).not.toHaveProperty("reason");
    expect(wordsOf(look(free.state, 330))).toBe("a:Released b:Waiting");
    expect(wordsOf(look(free.state, 331))).toBe("a:Failed b:Waiting");
    expect(wordsOf(look(free.state, 320, {}, "v2"))).toBe("a:Landed b:Released");
  });

  test("a report that is stale by now ends a hold, and verify agrees", () => {
    const paused = { paused: { by: "ana" } };
    const held = look(begun, 10, BY_ANA);
    const before = tick(plan, held.state, 12, { a: seen("v1", 10, BY_ANA), b: seen("v1", 12) }, paused).state;
    const evidence = new Map([
      ["a", seen("v1", 11)],
      ["b", seen("v1", 30)],
    ]);
    const inputs = { revision: "v2", restart: 0, now: START + 30 * MINUTE, evidence, ...paused };
    const decision = decide(plan, before, inputs);
    expect(decision.state.targets.get("a")).toMatchObject({ state: "Released", since: START + 30 * MINUTE });
    expect(decision.state.targets.get("a")).not.toHaveProperty("reason");
    expect(checkStep({ plan, before, inputs, decision })).toEqual([]);
    const silent = tick(plan, decision.state, 60, { a: seen("v1", 11), b: seen("v1", 60) });
    expect(wordsOf(silent)).toBe("a:Failed b:Waiting");
  });

  test("a report that is stale by now begins none", () => {
    const stale = tick(plan, begun, 28, { a: seen("v1", 5, BY_ANA), b: seen("v1", 28) });
    expect(stale.state.targets.get("a")).not.toHaveProperty("reason");
  });

  test("its blocker names who holds it, and no deadline", () => {
    const blocker = (more: object): Blocker | undefined => look(begun, 10, more).blockers.ofTarget("a");
    expect(blocker({})).toMatchObject({ kind: "InFlight", next: START + 30 * MINUTE });
    const held = blocker(BY_ANA);
    expect(held).toMatchObject({ kind: "InFlight", heldBy: ["oncall/ana"] });
    expect(held?.next).toBeUndefined();
  });

  test.each<[string, object, string, string]>([
    ["one that has the revision, and does not get healthy", { ...BY_ANA, health: "InProgress" }, "v2", "a:Failed"],
    ["one that has failed at it", { ...BY_ANA, health: "Failed" }, "v2", "a:Failed"],
    ["one that was refused", { ...BY_ANA, actuation: "Failed", wanted: "v2" }, "v1", "a:Failed"],
    ["one of which nobody says who holds it", {}, "v1", "a:Failed"],
    ["one that is held", BY_ANA, "v1", "a:Released"],
    ["one that is held, and is on its way elsewhere", { ...BY_ANA, health: "InProgress" }, "v1", "a:Released"],
  ])("%s", (_, more, at, word) => {
    expect(wordsOf(look(look(begun, 10, more, at).state, 40, more, at)).split(" ")[0]).toBe(word);
  });

  test("a target that is silent since stays on its way", () => {
    const held = look(begun, 10, BY_ANA).state;
    const silent = tick(plan, held, 300, { a: seen("v1", 10, BY_ANA), b: seen("v1", 300) });
    expect(wordsOf(silent)).toBe("a:Released b:Waiting");
  });

  test("on the way back too", () => {
    const landed = look(begun, 5, {}, "v2").state;
    const back = look(landed, 6, { ...BY_ANA }, "v2");
    const asked = tick(
      plan,
      back.state,
      7,
      { a: seen("v2", 7, BY_ANA), b: seen("v1", 7) },
      { rollback: { attempt: 1, by: "ana" } },
    );
    expect(wordsOf(asked)).toContain("a:RollingBack");
    const late = look(look(asked.state, 20, BY_ANA, "v2").state, 300, BY_ANA, "v2");
    expect(wordsOf(late)).toContain("a:RollingBack");
    const free = look(late.state, 301, {}, "v2");
    expect(wordsOf(look(free.state, 332, {}, "v2"))).toContain("a:Failed");
    expect(wordsOf(look(free.state, 320))).toContain("a:RolledBack");
  });
});
