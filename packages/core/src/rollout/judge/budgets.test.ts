import { describe, expect, test } from "vitest";
import { explainRollout } from "../explain/explain.ts";
import type { Plan } from "../model/plan.ts";
import type { StrategySpec } from "../model/spec.ts";
import type { RolloutState } from "../model/state.ts";
import { manyTargets, planOf, seen, strategyOf, targetsOf, tick, wordsOf } from "../testing/fleet.ts";
import { sharedUses } from "./budgets.ts";

const bad = (minute: number) => seen("v2", minute, { health: "Failed", landed: false });
const begun = (plan: Plan): RolloutState => tick(plan, undefined, 0, {}).state;

describe("a budget of the rollout", () => {
  const waves = ["a", "b", "c"].map((name) => ({
    name,
    select: { targets: [`c${"abc".indexOf(name)}`] },
    maxFailures: 1,
  }));
  const plan = planOf(strategyOf(waves, { order: "name", budgets: { maxFailures: 1 } }), manyTargets(3));

  test("stops what every single wave tolerates", () => {
    const one = tick(plan, begun(plan), 1, { c0: bad(1) }).state;
    expect(one.phase).toBe("Running");
    const two = tick(plan, one, 2, { c1: bad(2) });
    expect([two.state.phase, wordsOf(two)]).toEqual(["Stopped", "c0:Failed c1:Failed c2:Waiting"]);
    expect(explainRollout(plan, two.state, two.state.at).message).toBe(
      "rollout of v2 is stopped: 2 failed (c0, c1), 1 tolerated",
    );
  });
});

describe("a budget of a failure domain", () => {
  const spec = { order: "name", failureDomains: { label: "region", maxFailures: 1 } } as const;
  const targets = targetsOf({ a: { region: "eu" }, b: { region: "eu" }, c: { region: "us" }, d: { region: "eu" } });
  const plan = planOf(
    strategyOf([{ name: "all", select: { rest: true }, maxFailures: 9, maxConcurrent: 3 }], spec),
    targets,
  );

  test("one of each is tolerated, two of one are not, however many the wave tolerates", () => {
    const one = tick(plan, begun(plan), 1, { a: bad(1), c: bad(1) }).state;
    expect([one.phase, one.domains]).toEqual([
      "Running",
      [
        { name: "eu", failures: 1 },
        { name: "us", failures: 1 },
      ],
    ]);
    const two = tick(plan, one, 2, { b: bad(2) }).state;
    expect(explainRollout(plan, two, two.at).message).toBe(
      "rollout of v2 is stopped: 2 of domain eu failed (a, b), 1 tolerated",
    );
  });
});

describe("a shared budget", () => {
  const shared = [{ name: "edge", maxConcurrent: 3, maxFailures: 2 }];
  const spec: Omit<StrategySpec, "waves"> = { order: "name", budgets: { shared } };
  const plan = planOf(strategyOf([{ name: "all", select: { rest: true }, maxFailures: 9 }], spec), manyTargets(4));
  const use = (onTheWay: number, failures = 0) => ({ shared: [{ name: "edge", onTheWay, failures }] });
  const released = (told: object): number =>
    [...tick(plan, undefined, 0, {}, told).state.targets.values()].filter(({ state }) => state === "Released").length;

  test.each<[string, object, number]>([
    ["leaves all of it when the others use none", use(0), 3],
    ["leaves what the others do not use", use(2), 1],
    ["leaves nothing when the others use it all", use(3), 0],
    ["leaves nothing when the others use more than there is", use(7), 0],
    ["is closed while too many of the others failed", use(0, 3), 0],
    ["is open while as many failed as are tolerated", use(0, 2), 3],
    ["is closed while it is not known what the others use", {}, 0],
    ["is closed when the use of another budget is known", { shared: [{ name: "core", onTheWay: 0, failures: 0 }] }, 0],
    ["is closed when what is known is no number", { shared: [{ name: "edge", onTheWay: 0, failures: Number.NaN }] }, 0],
  ])("%s", (_, told, count) => expect(released(told)).toBe(count));

  test("is overspent by one rollout alone: that one stops", () => {
    const start = tick(plan, undefined, 0, {}, use(0)).state;
    const { state } = tick(plan, start, 1, { c0: bad(1), c1: bad(1), c2: bad(1) }, use(0));
    expect(explainRollout(plan, state, state.at).message).toBe(
      "rollout of v2 is stopped: 3 failed (c0, c1, c2), 2 tolerated by budget edge",
    );
  });

  test("two rollouts that tell each other never have more on the way than it allows", () => {
    const other = tick(plan, undefined, 0, {}, use(0)).state;
    const uses = sharedUses(plan, [
      { budgets: ["edge"], state: other },
      { budgets: [], state: other },
    ]);
    expect(uses).toEqual([{ name: "edge", onTheWay: 3, failures: 0 }]);
    expect(released({ shared: uses })).toBe(0);
  });

  test("failures of a rollout that is completed are over", () => {
    const start = tick(plan, undefined, 0, {}, use(0)).state;
    const one = tick(plan, start, 1, { c0: bad(1), c1: seen("v2", 1), c2: seen("v2", 1) }, use(0)).state;
    const done = tick(plan, one, 2, { c3: seen("v2", 2) }, use(0)).state;
    expect([one, done].map((state) => sharedUses(plan, [{ budgets: ["edge"], state }])[0]?.failures)).toEqual([1, 0]);
  });
});
