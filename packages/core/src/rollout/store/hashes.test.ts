import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RolloutState, TargetState } from "../model/state.ts";
import { manyTargets, planOf, seen, strategyOf, tick } from "../testing/fleet.ts";
import { play, stories } from "../testing/stories.ts";
import { evidenceRow, hashPlan, hashState } from "./hashes.ts";

const plan = planOf(strategyOf([{ name: "all", select: { rest: true } }], { order: "name" }), manyTargets(3));
const { state } = tick(plan, undefined, 0, {});
const withTarget = (target: TargetState): RolloutState => ({
  ...state,
  targets: new Map(state.targets).set("c1", target),
});
const own = state.targets.get("c1")!;

describe("a hash of a state", () => {
  const changes: readonly Partial<TargetState>[] = [
    { state: "Landed" },
    { revision: "v3" },
    { lastGood: "v0" },
    { since: 1 },
    { releasedAt: 1 },
    { reason: "x" },
    { message: "x" },
    { soaked: 1 },
    { seenAt: 1 },
    { samples: 1 },
    { cause: "invalid" },
    { tries: 2 },
    { retryAt: 1 },
    { brokenBefore: true },
    { joined: true },
  ];
  test.each(changes)("is another one when %j of a target differs", (change) => {
    expect(hashState(withTarget({ ...own, ...change }))).not.toBe(hashState(state));
  });

  test("is the same for the same fields in another order, and for targets in another order", () => {
    const turned = Object.fromEntries(Object.entries(own).toReversed()) as unknown as TargetState;
    expect(hashState(withTarget(turned))).toBe(hashState(state));
    expect(hashState({ ...state, targets: new Map([...state.targets].toReversed()) })).toBe(hashState(state));
  });

  test("is the same whether targets share a state or have equal ones", () => {
    const shared = new Map([...state.targets.keys()].map((key) => [key, own]));
    const equal = new Map([...state.targets.keys()].map((key) => [key, { ...own }]));
    expect(hashState({ ...state, targets: shared })).toBe(hashState({ ...state, targets: equal }));
  });

  test("moves with every decision that changes something", () => {
    fc.assert(
      fc.property(stories, (story) => {
        for (const { before, decision } of play(story))
          if (before !== undefined)
            expect(hashState(before) === hashState(decision.state)).toBe(before === decision.state);
      }),
      { numRuns: 200 },
    );
  });
});

test("a hash of a plan is another one when a limit, a member or an edge differs", () => {
  const [wave] = plan.waves;
  const others = [
    { ...plan, deadline: 1 },
    { ...plan, waves: [{ ...wave!, maxFailures: 9 }] },
    { ...plan, waves: [{ ...wave!, targets: wave!.targets.toReversed() }] },
    { ...plan, waves: [{ ...wave!, targets: wave!.targets.map((one) => ({ ...one, dependsOn: ["x"] })) }] },
    {
      ...plan,
      waves: [
        { ...wave!, targets: [] },
        { ...wave!, name: "more" },
      ],
    },
  ];
  expect(new Set([plan, ...others].map(hashPlan)).size).toBe(6);
});

test("evidence that differs in anything is another row", () => {
  const one = seen("v2", 0);
  expect(evidenceRow({ ...one })).toBe(evidenceRow(one));
  expect(evidenceRow({ ...one, blockedBy: "cluster/a" })).not.toBe(evidenceRow(one));
});
