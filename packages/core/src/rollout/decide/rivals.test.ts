import { describe, expect, test } from "vitest";
import type { RolloutState } from "../model/state.ts";
import { manyTargets, planOf, seen, strategyOf, tick } from "../testing/fleet.ts";
import { refuseRivals } from "./rivals.ts";

const strategy = strategyOf([{ name: "all", select: { rest: true } }]);
const plan = planOf(strategy, manyTargets(3));
const startAt = (minute: number): RolloutState => tick(plan, undefined, minute, {}).state;
const done = tick(plan, startAt(0), 1, { c0: seen("v2", 1), c1: seen("v2", 1), c2: seen("v2", 1) }).state;
const other = (state: RolloutState) => [{ rollout: "other", state }];
const refused = (
  own: { readonly state: RolloutState | undefined; readonly begins: boolean },
  state: RolloutState,
  rollout = "shop",
) => refuseRivals({ rollout, plan, ...own }, other(state)).map(({ code }) => code);

describe("one rollout a target (invariant 13)", () => {
  test.each<[string, Parameters<typeof refused>, readonly string[]]>([
    [
      "one that begins is refused while another is on its way",
      [{ state: undefined, begins: true }, startAt(0)],
      ["TargetInRollout"],
    ],
    ["one that begins again too", [{ state: done, begins: true }, startAt(5)], ["TargetInRollout"]],
    ["one that begins is not, when the other has ended", [{ state: undefined, begins: true }, done], []],
    ["of two on their way, the one that began first goes on", [{ state: startAt(0), begins: false }, startAt(5)], []],
    ["and the other does not", [{ state: startAt(5), begins: false }, startAt(0)], ["TargetInRollout"]],
    ["by name, if they began together", [{ state: startAt(0), begins: false }, startAt(0), "a"], []],
    ["what has ended is in nobody's way, and nobody in its", [{ state: done, begins: false }, startAt(0)], []],
    ["a rollout is no rival of itself", [{ state: undefined, begins: true }, startAt(0), "other"], []],
  ])("%s", (_, args, codes) => expect(refused(...args)).toEqual(codes));

  test("the problem names a target, how many more there are, and the other rollout", () => {
    expect(refuseRivals({ rollout: "shop", plan, state: undefined, begins: true }, other(startAt(0)))).toMatchObject([
      { message: "target c0 and 2 more is in rollout other too, which is on its way", field: "rollout" },
    ]);
  });

  test("rollouts of other targets are no rivals", () => {
    const targets = new Map([["d", { state: "Released" as const }]]);
    expect(refused({ state: undefined, begins: true }, { ...startAt(0), targets })).toEqual([]);
  });
});
