import { describe, expect, test } from "vitest";
import type { PreviousPlan } from "../model/plan.ts";
import type { RolloutState } from "../model/state.ts";
import { readPlan } from "../store/read-plan.ts";
import { writePlan } from "../store/write-plan.ts";
import { strategyOf, targetsOf, valueOf } from "../testing/fleet.ts";
import { fieldsEdited } from "./fields-edited.ts";
import { planRollout } from "./plan.ts";

const targets = targetsOf({ a: {}, b: {}, c: {} });
const canaries = (count: number) =>
  strategyOf(
    [
      { name: "canary", select: { count } },
      { name: "rest", select: { rest: true } },
    ],
    { order: "name" },
  );

/** Returns the problems of planning an edited strategy after one canary was planned, and perhaps released. */
function saidAfter(count: number, more: Partial<PreviousPlan> = {}): readonly string[] {
  const first = valueOf(planRollout(canaries(1), targets, { rollout: "shop" }));
  const previous: PreviousPlan = {
    strategyHash: first.strategyHash,
    waves: first.waves.map(({ name, targets: own }) => ({ name, targets: own.map(({ key }) => key) })),
    held: [],
    started: new Set(),
    ...more,
  };
  const made = planRollout(canaries(count), targets, { rollout: "shop", previous });
  return made.problems.filter(({ code }) => code === "StrategyEdited").map(({ message }) => message);
}
const EDITED = "the strategy was edited while this attempt is on its way: ";

test.each<[string, number, Partial<PreviousPlan>, readonly string[]]>([
  ["the same strategy is no edit", 1, {}, []],
  ["who changes the wave is named", 2, {}, [`${EDITED}1 target changes its wave (b from rest to canary)`]],
  [
    "what was released stays",
    2,
    { started: new Set(["b"]) },
    [`${EDITED}1 target changes its wave (c from rest to canary)`],
  ],
  [
    "a wave that has passed takes nobody",
    2,
    { closed: new Set(["canary"]), started: new Set(["a"]) },
    [`${EDITED}no target changes its wave`],
  ],
  [
    "what waits in a wave that was approved stays there",
    2,
    { closed: new Set(["canary", "rest"]), started: new Set(["a"]) },
    [`${EDITED}no target changes its wave`],
  ],
])("%s", (_, count, more, said) => {
  expect(saidAfter(count, more)).toEqual(said);
});

test("a target that joins while the strategy is edited goes to the approved wave that takes the rest", () => {
  const previous: PreviousPlan = {
    strategyHash: canaries(1).hash,
    waves: [
      { name: "canary", targets: ["a"] },
      { name: "rest", targets: ["b", "c"] },
    ],
    held: [],
    started: new Set(["a", "b"]),
    closed: new Set(["canary", "rest"]),
  };
  const made = planRollout(canaries(2), targetsOf({ a: {}, b: {}, c: {}, d: {} }), { rollout: "shop", previous });
  const waves = valueOf(made).waves.map((wave) => wave.targets.map(({ key }) => key));
  expect(waves).toEqual([["a"], ["b", "c", "d"]]);
});

describe("what an edit says otherwise", () => {
  const rest = { name: "rest", select: { rest: true } };
  const canary = { name: "canary", select: { count: 1 }, soak: "20m", approval: true };
  type Waves = Parameters<typeof strategyOf>[0];
  test.each<[string, Waves, Parameters<typeof strategyOf>[1], readonly string[]]>([
    ["nothing", [canary, rest], {}, []],
    [
      "gates that are weaker",
      [{ name: "canary", select: { count: 1 }, soak: "1m" }, rest],
      {},
      [
        `${EDITED}approval of wave canary is gone (was true), soak of wave canary is 1m (was 20m); no target changes its wave`,
      ],
    ],
    ["a limit of all", [canary, rest], { deadline: "5m" }, [`${EDITED}deadline is 5m; no target changes its wave`]],
    [
      "another wave",
      [canary, { name: "eu", select: { count: 1 } }, rest],
      {},
      [`${EDITED}wave eu is new; 1 target changes its wave (b from rest to eu)`],
    ],
  ])("%s", (_, waves, more, said) => {
    const [old, now] = [strategyOf([canary, rest], { order: "name" }), strategyOf(waves, { order: "name", ...more })];
    const first = valueOf(planRollout(old, targets, { rollout: "shop" }));
    const pages = writePlan({ rollout: "shop", plan: first, state: NOTHING_YET });
    const previous = valueOf(readPlan(JSON.parse(JSON.stringify(pages)) as typeof pages))?.previous;
    const made = planRollout(now, targets, { rollout: "shop", previous });
    expect(made.problems.filter(({ code }) => code === "StrategyEdited").map(({ message }) => message)).toEqual(said);
  });

  test.each<[string, "open" | "through", { readonly approval?: boolean; readonly soak?: string }, readonly string[]]>([
    [
      "an approval of a wave that is open",
      "open",
      { approval: true, soak: "20m" },
      ["is open already: by the edited strategy it needs approval"],
    ],
    ["a longer soak of a wave that is open: that counts", "open", { soak: "1h" }, []],
    [
      "a longer soak of a wave that has passed",
      "through",
      { soak: "1h" },
      ["has passed already: by the edited strategy it soaks 1h"],
    ],
    ["a gate that is taken away", "through", {}, []],
  ])("%s comes too late, and is warned about", (_, how, gates, said) => {
    const wavesOf = (asked: typeof gates): Waves => [{ name: "canary", select: { count: 1 }, ...asked }, rest];
    const first = valueOf(
      planRollout(strategyOf(wavesOf({ soak: "20m" }), { order: "name" }), targets, { rollout: "shop" }),
    );
    const [canaryState, ...others] = NOTHING_YET.waves;
    const reached = { ...canaryState!, openedAt: 1000, ...(how === "through" && { landedAt: 2000 }) };
    const pages = writePlan({ rollout: "shop", plan: first, state: { ...NOTHING_YET, waves: [reached, ...others] } });
    const previous = valueOf(readPlan(JSON.parse(JSON.stringify(pages)) as typeof pages))?.previous;
    const made = planRollout(strategyOf(wavesOf(gates), { order: "name" }), targets, { rollout: "shop", previous });
    const late = made.problems.filter(({ code }) => code === "GateTooLate");
    expect(late.map(({ message }) => message)).toEqual(
      said.map((one) => `wave canary ${one}, and that asks nothing of it in this attempt`),
    );
    expect(late.every(({ severity }) => severity === "warning")).toBe(true);
  });

  test.each(["", "{", "[]", "7", '{"waves":7}', '{"waves":[7,{}]}'])("a text that is no strategy: %j", (text) => {
    expect(() => fieldsEdited(text, '{"waves":[{"name":"a"}]}')).not.toThrow();
  });
});

const NOTHING_YET: RolloutState = {
  revision: "v2",
  attempt: 1,
  restart: 0,
  at: 0,
  phase: "Running",
  wave: 0,
  waves: [
    { name: "canary", failures: 0 },
    { name: "rest", failures: 0 },
  ],
  targets: new Map(),
};
