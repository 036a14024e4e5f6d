import { describe, expect, test } from "vitest";
import type { Evidence } from "../model/evidence.ts";
import type { RolloutState, TargetState } from "../model/state.ts";
import { planOf, seen, strategyOf, targetsOf, tick } from "../testing/fleet.ts";
import { handsOffIn, type Ordering, ordersOf, standingOrders } from "./orders.ts";

const AT = { releasedAt: 1 };
const MOVED = { revision: "v7", movedTo: "v7", lastGood: "v6" };
const STATES: readonly (readonly [what: string, target: TargetState])[] = [
  ["one that waits", { state: "Waiting", revision: "v6" }],
  ["one that is released", { state: "Released", revision: "v7", ...AT }],
  ["one that has landed", { state: "Landed", revision: "v7", ...AT }],
  ["one that was there already", { state: "Landed", revision: "v7" }],
  ["one that failed before it was released", { state: "Failed", revision: "v6" }],
  ["one that failed", { state: "Failed", revision: "v7", ...AT }],
  ["one that was held before it was released", { state: "Held", revision: "v6" }],
  ["one that is held", { state: "Held", revision: "v7", ...AT }],
  ["one on its way back", { state: "RollingBack", revision: "v6", ...AT }],
  ["one that is back", { state: "RolledBack", revision: "v6", ...AT }],
  ["one that an earlier attempt moved, and that waits", { state: "Waiting", ...MOVED }],
  ["one that an earlier attempt moved, and that failed", { state: "Failed", ...MOVED }],
  ["one that an earlier rollout moved, and completed", { state: "Waiting", ...MOVED, lastGood: "v7" }],
];

/** Returns an order as a short text: `v7` is to have v7, `=v6` stays at v6, `-` is left to people. */
function told(state: Omit<Ordering, "targets">, target: TargetState): string {
  const [order] = standingOrders({ ...state, targets: new Map([["a", target]]) }).values();
  if (order === undefined || order.order === "handsOff") return "-";
  return order.order === "held" ? `=${order.revision ?? ""}` : order.revision;
}

describe("an order has three values", () => {
  const goesOn = ["=v6", "v7", "v7", "v7", "=v6", "=v7", "=v6", "=v7", "v6", "v6", "=v7", "=v7", "=v7"];
  const goesBack = ["=v6", "-", "-", "v7", "=v6", "=v7", "=v6", "=v7", "v6", "v6", "-", "=v7", "=v7"];
  const isLeft = ["=v6", "-", "-", "-", "=v6", "-", "=v6", "-", "-", "-", "-", "-", "=v7"];
  test.each<[string, Omit<Ordering, "targets">, readonly string[]]>([
    ["that runs", { phase: "Running" }, goesOn],
    ["that is paused", { phase: "Paused" }, goesOn],
    ["that is completed", { phase: "Completed" }, goesOn],
    ["that goes back", { phase: "RollingBack" }, goesBack],
    ["that is back", { phase: "RolledBack" }, goesBack],
    ["that is stopped", { phase: "Stopped" }, isLeft],
    ["that is stopped, and restores", { phase: "Stopped", onStop: "restore" }, goesOn],
    ["under the handbrake", { phase: "Running", brakedBy: "ana" }, isLeft],
    ["that is completed, under the handbrake", { phase: "Completed", brakedBy: "ana" }, isLeft],
    ["that goes back, under the handbrake", { phase: "RollingBack", brakedBy: "ana", onStop: "restore" }, isLeft],
  ])("in a rollout %s", (_, state, expected) => {
    expect(STATES.map(([, target]) => told(state, target))).toEqual(expected);
  });

  test("a pin counts in every state", () => {
    const pinned = STATES.map(([, target]) => told({ phase: "Running" }, { ...target, pinned: true }));
    expect(pinned).toEqual(isLeft);
  });

  test("where nothing is known to go to, nothing is ordered", () => {
    expect(told({ phase: "RollingBack" }, { state: "RollingBack" })).toBe("=");
  });

  test("orders are sorted, whatever order the targets have", () => {
    const landed: TargetState = { state: "Landed", revision: "v7" };
    const targets = new Map([
      ["b", landed],
      ["a", landed],
    ]);
    expect([...ordersOf({ targets }).keys()]).toEqual(["a", "b"]);
    expect([...handsOffIn({ targets, phase: "Stopped" })]).toEqual(["a", "b"]);
  });
});

const HANDS_OFF = { order: "handsOff" };

describe("what a person changes by hand while the rollout stands still", () => {
  const PLAN = planOf(
    strategyOf([
      { name: "first", select: { targets: ["a"] } },
      { name: "rest", select: { rest: true } },
    ]),
    targetsOf({ a: {}, b: {} }),
  );
  const begun = tick(PLAN, undefined, 0, { a: seen("v1", 0), b: seen("v1", 0) }).state;
  const landed = tick(PLAN, begun, 2, { a: seen("v2", 2), b: seen("v1", 2) }).state;
  const abort = { abort: { attempt: 1, by: "ana" } };
  const aborted = tick(PLAN, landed, 3, { a: seen("v2", 3) }, abort).state;

  test.each([
    ["with the abort itself", landed],
    ["after it", aborted],
  ])("is said and left, %s, over any number of looks", (_, from) => {
    const changed = tick(PLAN, from, 5, { a: seen("v1", 5) }, abort);
    expect(changed.changes).toContainEqual({
      kind: "held",
      target: "a",
      wave: 0,
      reason: "ChangedByHand",
      message: "had landed, and somebody brought it to v1: it is left there",
    });
    let { state } = changed;
    for (const minute of [10, 100, 1000]) {
      ({ state } = tick(PLAN, state, minute, { a: seen("v1", minute) }, abort));
      expect(state.targets.get("a")).toMatchObject({ state: "Held", revision: "v1" });
      expect([ordersOf(state).size, [...handsOffIn(state)]]).toEqual([0, ["a", "b"]]);
    }
  });

  test("counts as landed when it is brought back to the revision", () => {
    const changed = tick(PLAN, aborted, 5, { a: seen("v1", 5) }, abort).state;
    expect(tick(PLAN, changed, 6, { a: seen("v2", 6) }, abort).state.targets.get("a")?.state).toBe("Landed");
  });

  test("is released again when the handbrake is let go, and only then", () => {
    const handbrake = { handbrake: { by: "ana" } };
    const braked = tick(PLAN, landed, 3, { a: seen("v1", 3) }, handbrake).state;
    expect(braked.targets.get("a")?.reason).toBe("ChangedByHand");
    const again = tick(PLAN, braked, 4, { a: seen("v1", 4) }, handbrake).state;
    expect(again).toBe(braked);
    expect(tick(PLAN, braked, 5, { a: seen("v1", 5) }).state.targets.get("a")?.state).toBe("Released");
  });

  test("under the handbrake another attempt, or another revision, takes nothing from people", () => {
    const handbrake = { handbrake: { by: "ana" } };
    const braked = tick(PLAN, landed, 3, {}, handbrake).state;
    for (const wish of [{ restart: 1 }, { revision: "v3" }]) {
      const { state } = tick(PLAN, braked, 4, {}, { ...handbrake, ...wish });
      expect([state.attempt, ...standingOrders(state).values()]).toEqual([2, HANDS_OFF, HANDS_OFF]);
    }
  });

  test("a pin on a landed target leaves it, and what somebody makes of it", () => {
    const pins = { pins: [{ target: "a", by: "bob" }] };
    const pinned = tick(PLAN, landed, 3, { a: seen("v2", 3) }, pins).state;
    expect([pinned.targets.get("a")?.state, ordersOf(pinned).has("a")]).toEqual(["Landed", false]);
    const changed = tick(PLAN, pinned, 5, { a: seen("v1", 5) }, pins).state;
    expect(changed.targets.get("a")).toMatchObject({ state: "Held", reason: "Pinned" });
    const next = tick(PLAN, changed, 6, { a: seen("v1", 6) }, { ...pins, revision: "v3" }).state;
    expect(standingOrders(next).get("a")).toEqual({ order: "held", revision: "v1" });
    expect(ordersOf(tick(PLAN, pinned, 4, { a: seen("v2", 4) }).state).get("a")).toBe("v2");
  });
});

describe("a target that was never moved is held at the revision at which it was last seen", () => {
  const PLAN = planOf(
    strategyOf([{ name: "first", select: { targets: ["a"] } }], { leftover: "hold" }),
    targetsOf({ a: {}, b: {} }),
  );
  const THIRD = planOf(
    strategyOf([
      { name: "first", select: { targets: ["a"] } },
      { name: "rest", select: { rest: true } },
    ]),
    targetsOf({ a: {}, b: {} }),
  );
  const orderIn = (plan: typeof PLAN, ...looks: readonly Evidence[]): unknown => {
    let state: RolloutState | undefined;
    for (const [index, evidence] of looks.entries())
      state = tick(plan, state, 60 + index, { a: seen("v1", 60 + index), b: evidence }).state;
    return standingOrders(state ?? { targets: new Map() }).get("b");
  };

  test.each<[string, readonly Evidence[], string | undefined]>([
    ["healthy", [seen("v1", 60)], "v1"],
    ["by an old report", [seen("v1", -600)], "v1"],
    ["by a stale report", [seen("v1", 60, { freshness: "stale" })], "v1"],
    ["on its way", [seen("v1", 60, { health: "InProgress" })], "v1"],
    ["failed", [seen("v1", 60, { health: "Failed" })], "v1"],
    ["in a cluster that is not ready", [seen("v1", 60, { blockedBy: "cluster/b" })], "v1"],
    ["at another one since", [seen("v1", 60, { health: "InProgress" }), seen("v1.1", 61)], "v1.1"],
    ["elsewhere since, and on its way there", [seen("v1", -60), seen("v0", 61, { health: "InProgress" })], "v0"],
    ["at the revision of the rollout, on its way", [seen("v2", 60, { health: "InProgress" })], undefined],
    ["by a refused report", [seen("v1", 60, { freshness: "stale", observedAt: undefined })], undefined],
    ["at none", [seen("", 60)], undefined],
  ])("%s", (_, looks, revision) => {
    const order = { order: "held", ...(revision !== undefined && { revision }) };
    expect(orderIn(PLAN, ...looks)).toEqual(order);
    expect(orderIn(THIRD, ...looks)).toEqual(order);
  });

  test("what it had when it was seen healthy is its last known good, and stays what it is held at", () => {
    const first = tick(THIRD, undefined, 60, { b: seen("v1", 60) }).state;
    const moved = tick(THIRD, first, 61, { b: seen("v0", 61, { health: "Failed" }) }).state;
    expect(moved.targets.get("b")).toMatchObject({ revision: "v1", lastGood: "v1" });
  });
});
