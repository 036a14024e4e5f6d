import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { StrategySpec } from "../model/spec.ts";
import type { RolloutTarget } from "../model/targets.ts";
import { readStrategy } from "../strategy/read-strategy.ts";
import { codesOf, manyTargets, planOf, strategyOf, targetsOf, wavesOf } from "../testing/fleet.ts";
import { planRollout } from "./plan.ts";

const FLEET = targetsOf({
  "c-1": { tier: "canary", region: "eu" },
  "e-1": { region: "eu" },
  "e-2": { region: "eu" },
  "u-1": { region: "us" },
});
const REST = { name: "rest", select: { rest: true } } as const;

describe("membership", () => {
  const cases: readonly [what: string, waves: StrategySpec["waves"], expected: readonly (readonly string[])[]][] = [
    [
      "labels choose all that match, rest takes what is left",
      [{ name: "canary", select: { matchLabels: { tier: "canary" } } }, REST],
      [["c-1"], ["e-1", "e-2", "u-1"]],
    ],
    [
      "expressions choose as a label selector does",
      [{ name: "us", select: { matchExpressions: [{ key: "region", operator: "NotIn", values: ["eu"] }] } }, REST],
      [["u-1"], ["c-1", "e-1", "e-2"]],
    ],
    ["names choose", [{ name: "one", select: { targets: ["e-2"] } }, REST], [["e-2"], ["c-1", "e-1", "u-1"]]],
    [
      "a count takes the first in order",
      [{ name: "two", select: { count: 2 } }, REST],
      [
        ["c-1", "e-1"],
        ["e-2", "u-1"],
      ],
    ],
    [
      "a count takes from what labels choose, and leaves the others",
      [
        { name: "one", select: { matchLabels: { region: "eu" }, count: 1 } },
        { name: "eu", select: { matchLabels: { region: "eu" } } },
        REST,
      ],
      [["c-1"], ["e-1", "e-2"], ["u-1"]],
    ],
    [
      "percentages count all before them",
      [
        { name: "canary", select: { matchLabels: { tier: "canary" } } },
        { name: "half", select: { cumulative: "50%" } },
        { name: "all", select: { cumulative: "100%" } },
      ],
      [["c-1"], ["e-1"], ["e-2", "u-1"]],
    ],
  ];
  test.each(cases)("%s", (_, waves, expected) => {
    expect(wavesOf(planOf(strategyOf(waves, { order: "name" }), FLEET))).toEqual(expected);
  });

  test("row 88: all at once is one wave that takes the rest", () => {
    expect(wavesOf(planOf(strategyOf([REST], { order: "name" }), FLEET))).toEqual([["c-1", "e-1", "e-2", "u-1"]]);
  });

  const mistakes: readonly [what: string, waves: StrategySpec["waves"], code: string, field: string][] = [
    [
      "two choices that meet are ambiguous",
      [
        { name: "canary", select: { matchLabels: { tier: "canary" } } },
        { name: "eu", select: { matchLabels: { region: "eu" } } },
        REST,
      ],
      "AmbiguousTarget",
      "spec.waves[1].select",
    ],
    ["a target in no wave is uncovered", [{ name: "one", select: { count: 3 } }], "UncoveredTarget", "spec.leftover"],
    [
      "a choice that no target meets is empty",
      [{ name: "c", select: { matchLabels: { tier: "kanary" } } }, REST],
      "EmptyWave",
      "spec.waves[0].select",
    ],
  ];
  test.each(mistakes)("%s", (_, waves, code, field) => {
    const made = planRollout(strategyOf(waves), FLEET, { rollout: "shop" });
    expect(made.ok).toBe(false);
    expect(made.problems[0]).toMatchObject({ code, field, severity: "error" });
  });

  test("leftover targets join the last wave, or are held", () => {
    const waves = [{ name: "two", select: { count: 2 } }];
    const last = planOf(strategyOf(waves, { order: "name", leftover: "lastWave" }), FLEET);
    expect(wavesOf(last)).toEqual([["c-1", "e-1", "e-2", "u-1"]]);
    const held = planOf(strategyOf(waves, { order: "name", leftover: "hold" }), FLEET);
    expect([wavesOf(held), held.held]).toEqual([[["c-1", "e-1"]], ["e-2", "u-1"]]);
  });

  test("a target that is listed twice is a problem", () => {
    expect(codesOf(planRollout(strategyOf([REST]), [...FLEET, ...FLEET.slice(1, 2)], { rollout: "shop" }))).toEqual([
      "DuplicateTarget",
    ]);
  });
});

describe("a strategy that cannot work says so", () => {
  const wave = (name: string, select: object, more: object = {}): StrategySpec["waves"][number] => ({
    name,
    select,
    ...more,
  });
  const cases: readonly [what: string, spec: StrategySpec, code: string, field: string][] = [
    [
      "rest before the last wave",
      { waves: [wave("a", { rest: true }), wave("b", { count: 1 })] },
      "InvalidStrategy",
      "spec.waves[0].select.rest",
    ],
    [
      "rest and labels",
      { waves: [wave("a", { rest: true, matchLabels: {} })] },
      "InvalidStrategy",
      "spec.waves[0].select",
    ],
    [
      "count and percentage",
      { waves: [wave("a", { count: 1, cumulative: "5%" })] },
      "InvalidStrategy",
      "spec.waves[0].select",
    ],
    ["nothing selected", { waves: [wave("a", { rest: false })] }, "InvalidStrategy", "spec.waves[0].select"],
    [
      "a name twice",
      { waves: [wave("a", { count: 1 }), wave("a", { count: 1 })] },
      "InvalidStrategy",
      "spec.waves[1].name",
    ],
    [
      "a percentage that does not rise",
      { waves: [wave("a", { cumulative: "50%" }), wave("b", { cumulative: "50%" })] },
      "InvalidStrategy",
      "spec.waves[1].select.cumulative",
    ],
    [
      "nobody may be on the way",
      { waves: [wave("a", { rest: true }, { maxConcurrent: 0 })] },
      "InvalidStrategy",
      "spec.waves[0].maxConcurrent",
    ],
    [
      "a negative tolerance",
      { waves: [wave("a", { rest: true }, { maxFailures: -1 })] },
      "InvalidIntOrPercent",
      "spec.waves[0].maxFailures",
    ],
    ["a deadline of zero", { waves: [wave("a", { rest: true })], deadline: "0s" }, "InvalidDuration", "spec.deadline"],
    [
      "an operator that does not exist",
      { waves: [wave("a", { matchExpressions: [{ key: "x", operator: "Like" }] })] },
      "InvalidSelector",
      "spec.waves[0].select.matchExpressions[0].operator",
    ],
  ];
  test.each(cases)("%s", (_, spec, code, field) => {
    const read = readStrategy(spec);
    expect(read.ok).toBe(false);
    expect(read.problems[0]).toMatchObject({ code, field });
  });
});

describe("rounding (invariant 3)", () => {
  const waves = ["1%", "5%", "25%", "50%", "100%"].map((cumulative, index) => ({
    name: `w${index}`,
    select: { cumulative },
  }));
  const cases: readonly [number, readonly number[]][] = [
    [0, [0, 0, 0, 0, 0]],
    [1, [1, 0, 0, 0, 0]],
    [2, [1, 1, 0, 0, 0]],
    [3, [1, 1, 1, 0, 0]],
    [7, [1, 1, 1, 1, 3]],
    [100, [1, 4, 20, 25, 50]],
    [100_000, [1_000, 4_000, 20_000, 25_000, 50_000]],
  ];
  test.each(cases)("%d targets in waves of 1, 5, 25, 50 and 100 percent", (total, sizes) => {
    expect(wavesOf(planOf(strategyOf(waves), manyTargets(total))).map(({ length }) => length)).toEqual(sizes);
  });

  test("concurrency rounds down to at least 1, tolerance rounds down", () => {
    const limits = { maxConcurrent: "25%", maxFailures: "10%" };
    const wave = (total: number): unknown => planOf(strategyOf([{ ...REST, ...limits }]), manyTargets(total)).waves[0];
    expect([1, 7, 19, 20].map(wave)).toMatchObject([
      { maxConcurrent: 1, maxFailures: 0 },
      { maxConcurrent: 1, maxFailures: 0 },
      { maxConcurrent: 4, maxFailures: 1 },
      { maxConcurrent: 5, maxFailures: 2 },
    ]);
  });
});

describe("dependencies", () => {
  const waves = [{ name: "a", select: { targets: ["a-1", "a-2"] } }, REST];
  const fleet = (edges: { readonly [key: string]: readonly string[] }): RolloutTarget[] =>
    ["a-1", "a-2", "b-1"].map((cluster) => ({
      target: { cluster },
      labels: {},
      dependsOn: edges[cluster] ?? [],
      ref: { group: "configsync.gke.io", kind: "RootSync", namespace: "", name: cluster },
    }));

  test("order a wave: nothing stands before what it depends on", () => {
    const made = planOf(strategyOf(waves, { order: "name" }), fleet({ "a-1": ["a-2"] }));
    expect(wavesOf(made)).toEqual([["a-2", "a-1"], ["b-1"]]);
  });

  test("AC-P8: a cycle is refused, and named", () => {
    const made = planRollout(strategyOf(waves), fleet({ "a-1": ["a-2"], "a-2": ["a-1"] }), { rollout: "shop" });
    expect(made.problems).toMatchObject([
      { code: "DependencyCycle", message: "targets depend on each other: a-1 → a-2 → a-1", ref: { name: "a-1" } },
    ]);
  });

  test("an edge to a later wave is refused, at the object that has it", () => {
    const made = planRollout(strategyOf(waves), fleet({ "a-1": ["b-1"] }), { rollout: "shop" });
    expect(made.problems).toMatchObject([
      {
        code: "DependencyOnLaterWave",
        ref: { name: "a-1" },
        field: 'metadata.annotations["config.kubernetes.io/depends-on"]',
      },
    ]);
  });

  test("an edge to a held target is refused", () => {
    const held = strategyOf([{ name: "a", select: { targets: ["a-1"] } }], { leftover: "hold" });
    expect(codesOf(planRollout(held, fleet({ "a-1": ["b-1"] }), { rollout: "shop" }))).toEqual([
      "DependencyOnHeldTarget",
    ]);
  });

  test("are not looked at where the strategy ignores them", () => {
    const made = planOf(strategyOf(waves, { dependencies: "ignore" }), fleet({ "a-1": ["b-1"], "b-1": ["a-1"] }));
    expect(made.waves[0]?.targets.map(({ dependsOn }) => dependsOn)).toEqual([[], []]);
  });
});

describe("properties", () => {
  const sized = fc
    .uniqueArray(fc.integer({ min: 1, max: 100 }), { maxLength: 4 })
    .map((percents) => [
      ...percents.toSorted((a, b) => a - b).map((percent) => ({ cumulative: `${percent}%` })),
      { rest: true },
    ]);
  const waves = fc
    .tuple(fc.constantFrom([], [{ matchLabels: { tier: "canary" }, count: 1 }], [{ count: 2 }]), sized)
    .map((parts) => parts.flat().map((select, index) => ({ name: `w${index}`, select })));
  const fleet = fc.uniqueArray(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 40 }).map((ids) =>
    ids.map(
      (id, index): RolloutTarget => ({
        target: { cluster: `c${id}` },
        labels: index === 0 ? { tier: "canary" } : {},
      }),
    ),
  );
  const shuffled = fleet.chain((targets) =>
    fc.tuple(fc.constant(targets), fc.shuffledSubarray(targets, { minLength: targets.length })),
  );

  test("invariant 1: every target is in exactly one wave", () => {
    fc.assert(
      fc.property(waves, fleet, (own, targets) => {
        const keys = wavesOf(planOf(strategyOf(own), targets)).flat();
        expect(keys.toSorted()).toEqual(targets.map(({ target }) => target.cluster).toSorted());
      }),
    );
  });

  test("invariant 2: the order of the targets does not matter", () => {
    fc.assert(
      fc.property(waves, shuffled, (own, [targets, other]) => {
        expect(planOf(strategyOf(own), other)).toEqual(planOf(strategyOf(own), targets));
      }),
    );
  });

  test("invariant 4: a plan with its previous plan moves nobody, whatever comes and goes", () => {
    fc.assert(
      fc.property(waves, fleet, fleet, (own, before, after) => {
        const strategy = strategyOf(own);
        const first = planOf(strategy, before);
        const names = first.waves.map(({ name, targets }) => ({ name, targets: targets.map(({ key }) => key) }));
        const previous = { strategyHash: first.strategyHash, waves: names, held: [], started: new Set<string>() };
        const second = planOf(strategy, after, { previous });
        const waveOf = (keys: readonly (readonly string[])[], key: string): number =>
          keys.findIndex((wave) => wave.includes(key));
        const [old, now] = [wavesOf(first), wavesOf(second)];
        for (const { target } of after.filter((own) => waveOf(old, own.target.cluster) >= 0)) {
          expect(waveOf(now, target.cluster)).toBe(waveOf(old, target.cluster));
        }
        expect(second.removed).toEqual(
          old
            .flat()
            .filter((key) => waveOf(now, key) < 0)
            .toSorted(),
        );
      }),
    );
  });
});

describe("a plan that has begun", () => {
  const strategy = strategyOf(
    [{ name: "canary", select: { matchLabels: { tier: "canary" } } }, { name: "one", select: { count: 1 } }, REST],
    { order: "name" },
  );
  const previous = {
    strategyHash: strategy.hash,
    waves: [
      { name: "canary", targets: ["c-1"] },
      { name: "one", targets: ["e-1"] },
      { name: "rest", targets: ["e-2", "u-1"] },
    ],
    held: [],
    started: new Set(["c-1"]),
  };

  test("takes a new target into the wave of its labels, any other into the last", () => {
    const more = targetsOf({ "a-1": { region: "eu" }, "a-2": { tier: "canary" } });
    expect(wavesOf(planOf(strategy, [...FLEET, ...more], { previous }))).toEqual([
      ["a-2", "c-1"],
      ["e-1"],
      ["a-1", "e-2", "u-1"],
    ]);
  });

  test("is planned again where the strategy was edited, but for what was released", () => {
    const edited = strategyOf([{ name: "canary", select: { targets: ["e-1"] } }, REST], { order: "name" });
    expect(wavesOf(planOf(edited, FLEET, { previous }))).toEqual([
      ["c-1", "e-1"],
      ["e-2", "u-1"],
    ]);
  });

  test("refuses a strategy without a wave that has released targets", () => {
    expect(codesOf(planRollout(strategyOf([REST]), FLEET, { rollout: "shop", previous }))).toEqual(["StartedWaveGone"]);
  });
});
