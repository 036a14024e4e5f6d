import { describe, expect, test } from "vitest";
import type { Decision } from "../model/decision.ts";
import type { DecideInputs } from "../model/inputs.ts";
import { planOf, seen, strategyOf, targetsOf, tick, wordsOf } from "../testing/fleet.ts";

/**
 * A rollout whose first attempt moved `c`, and whose second was stopped by `b` under the handbrake, while `c` waits for
 * its wave and nothing was seen of it. What fails is to be rolled back.
 */
function stoppedUnderTheHandbrake() {
  const plan = planOf(
    strategyOf(
      [
        { name: "first", select: { targets: ["a", "b"] } },
        { name: "rest", select: { rest: true } },
      ],
      { order: "name", onFailure: "rollback" },
    ),
    targetsOf({ a: {}, b: {}, c: {} }),
  );
  const everywhere = (minute: number, at: string) => ({
    a: seen(at, minute),
    b: seen(at, minute),
    c: seen(at, minute),
  });
  let { state } = tick(plan, undefined, 0, everywhere(0, "v1"));
  state = tick(plan, state, 2, { ...everywhere(2, "v2"), c: seen("v1", 2) }).state;
  expect(state.targets.get("c")?.state).toBe("Released");
  const again: Partial<DecideInputs> = { restart: 1 };
  const failed = { a: seen("v2", 4), b: seen("v2", 4, { health: "Failed", landed: false }) };
  state = tick(plan, state, 3, { a: seen("v1", 3), b: seen("v1", 3) }, again).state;
  const stopped = tick(plan, state, 4, failed, { ...again, handbrake: { by: "ana" } });
  expect([stopped.state.phase, wordsOf(stopped)]).toEqual(["Stopped", "a:Landed b:Failed c:Waiting"]);
  expect(stopped.state.targets.get("c")?.movedTo).toBe("v2");
  return { plan, state: stopped.state, again };
}

describe("a stop under the handbrake that is to be rolled back, where the next word lets the attempt go on", () => {
  const said = [{ target: "b", by: "ana" }];
  test.each<[string, Partial<DecideInputs>, string, string]>([
    ["a skip of what failed", { skips: said }, "Completed", "a:Landed b:Held c:Landed"],
    ["a pin of what failed", { pins: said }, "Completed", "a:Landed b:Held c:Landed"],
    [
      "nothing: it goes back, with what an attempt before had moved",
      {},
      "RollingBack",
      "a:RollingBack b:RollingBack c:RollingBack",
    ],
    ["the handbrake still", { handbrake: { by: "ana" }, skips: said }, "Completed", "a:Landed b:Held c:Landed"],
  ])("%s", (_, more, phase, words) => {
    const { plan, state, again } = stoppedUnderTheHandbrake();
    const evidence = { a: seen("v2", 5), c: seen("v2", 5), b: seen("v2", 5, { health: "Failed", landed: false }) };
    const look = (before: Decision["state"]): Decision => tick(plan, before, 5, evidence, { ...again, ...more });
    const made = look(state);
    expect([made.state.phase, wordsOf(made)]).toEqual([phase, words]);
    const once = look(made.state);
    expect(once.state).toBe(made.state);
    expect(once.changes).toEqual([]);
  });

  test("a failure of the way back counts nowhere, also when its target left and is there again in a later attempt", () => {
    const { plan, state, again } = stoppedUnderTheHandbrake();
    const bad = { health: "Failed", landed: false } as const;
    const back = tick(plan, state, 5, { a: seen("v2", 5), c: seen("v2", 5), b: seen("v2", 5, bad) }, again);
    const ends = { a: seen("v1", 6), b: seen("v1", 6), c: seen("v1", 6, bad) };
    const over = tick(plan, back.state, 6, ends, again);
    expect([over.state.phase, wordsOf(over)]).toEqual(["RolledBack", "a:RolledBack b:RolledBack c:Failed"]);
    expect(over.state.waves.map(({ failures }) => failures)).toEqual(back.state.waves.map(({ failures }) => failures));
    const skipped = tick(plan, over.state, 7, ends, { ...again, skips: [{ target: "c", by: "ana" }] });
    expect(skipped.state.waves.map(({ forgiven }) => forgiven)).toEqual(
      over.state.waves.map(({ forgiven }) => forgiven),
    );
  });
});
