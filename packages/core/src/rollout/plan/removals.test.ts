import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Plan } from "../model/plan.ts";
import { manyTargets, planOf, strategyOf } from "../testing/fleet.ts";
import { planRemovals, type Removal, type RemovalInputs } from "./removals.ts";

/** A plan with c0 in the first wave, c1 and c2 in the second, c3 in the third. */
const shop = planFor(4);
/** The targets of the plan above with dependencies: c1 and c3 depend on c0, and c2 on c1. */
const linked = planFor(4, { c1: ["c0"], c2: ["c1"], c3: ["c0"] });

function planFor(size: number, edges: { readonly [target: string]: readonly string[] } = {}): Plan {
  const waves = [
    { name: "canary", select: { count: 1 } },
    { name: "half", select: { cumulative: "75%" } },
    { name: "rest", select: { rest: true } },
  ];
  const fleet = manyTargets(size).map((target) => {
    const dependsOn = edges[target.target.cluster ?? ""];
    return dependsOn === undefined ? target : { ...target, dependsOn };
  });
  return planOf(strategyOf(waves, { order: "name" }), fleet);
}

/** Returns removals as a short text: `c3:Removing/Released c0:Held/DependentStays`. */
function wordsOf(removals: readonly Removal[]): string {
  return removals.map(({ target, state, reason }) => `${target}:${state}/${reason}`).join(" ");
}

const all = ["c0", "c1", "c2", "c3"];

describe("a removal", () => {
  test.each<[string, Plan, RemovalInputs, string]>([
    [
      "goes backwards through the waves, one at a time",
      shop,
      { targets: all },
      "c3:Removing/Released c2:Waiting/ConcurrencyLimit c1:Waiting/ConcurrencyLimit c0:Waiting/ConcurrencyLimit",
    ],
    [
      "begins as many as may go at once",
      shop,
      { targets: all, maxConcurrent: 3 },
      "c3:Removing/Released c2:Removing/Released c1:Removing/Released c0:Waiting/ConcurrencyLimit",
    ],
    ["begins none where none may go", shop, { targets: ["c3"], maxConcurrent: 0 }, "c3:Waiting/ConcurrencyLimit"],
    [
      "counts what is on its way out already, wherever it stands",
      shop,
      { targets: all, removing: new Set(["c0"]) },
      "c3:Waiting/ConcurrencyLimit c2:Waiting/ConcurrencyLimit c1:Waiting/ConcurrencyLimit c0:Removing/Begun",
    ],
    [
      "counts no more what is gone",
      shop,
      { targets: all, removing: new Set(["c3"]), gone: new Set(["c3"]) },
      "c3:Removed/Gone c2:Removing/Released c1:Waiting/ConcurrencyLimit c0:Waiting/ConcurrencyLimit",
    ],
    ["names only what goes", shop, { targets: ["c1"] }, "c1:Removing/Released"],
    [
      "begins with what the plan does not have, by name",
      shop,
      { targets: ["c3", "old-b", "old-a"] },
      "old-a:Removing/Released old-b:Waiting/ConcurrencyLimit c3:Waiting/ConcurrencyLimit",
    ],
    [
      "waits for what depends on it",
      linked,
      { targets: all, maxConcurrent: 9 },
      "c3:Removing/Released c2:Removing/Released c1:Waiting/Dependents c0:Waiting/Dependents",
    ],
    [
      "waits until what depends on it is gone, not only begun",
      linked,
      { targets: all, maxConcurrent: 9, removing: new Set(["c2", "c3"]) },
      "c3:Removing/Begun c2:Removing/Begun c1:Waiting/Dependents c0:Waiting/Dependents",
    ],
    [
      "follows when what depends on it is gone",
      linked,
      { targets: all, maxConcurrent: 9, gone: new Set(["c2", "c3"]) },
      "c3:Removed/Gone c2:Removed/Gone c1:Removing/Released c0:Waiting/Dependents",
    ],
    [
      "stays while something that stays depends on it",
      linked,
      { targets: ["c0", "c1", "c3"], maxConcurrent: 9 },
      "c3:Removing/Released c1:Held/DependentStays c0:Held/DependentStays",
    ],
    [
      "of what is suspended is held, and takes no turn from others",
      shop,
      { targets: all, held: new Map([["c3", "INC-1"]]) },
      "c3:Held/Suspended c2:Removing/Released c1:Waiting/ConcurrencyLimit c0:Waiting/ConcurrencyLimit",
    ],
    [
      "of what something suspended depends on is held with it",
      linked,
      { targets: all, maxConcurrent: 9, held: new Map([["c2", "INC-1"]]) },
      "c3:Removing/Released c2:Held/Suspended c1:Held/DependentStays c0:Held/DependentStays",
    ],
    [
      "that has begun is not called back by a hold",
      shop,
      { targets: ["c3"], removing: new Set(["c3"]), held: new Map([["c3", "INC-1"]]) },
      "c3:Removing/Begun",
    ],
  ])("%s", (_, plan, inputs, expected) => {
    expect(wordsOf(planRemovals(plan, inputs))).toBe(expected);
  });

  test("says who holds it, and what depends on it", () => {
    const held = new Map([["c2", "suspended by ops: INC-1"]]);
    const removals = planRemovals(linked, { targets: all, held });
    expect(removals.map(({ target, message }) => `${target}: ${message}`)).toEqual([
      "c3: nothing depends on it any more",
      "c2: suspended by ops: INC-1",
      "c1: c2 depends on it and stays",
      "c0: c1 depends on it and stays",
    ]);
  });
});

describe("removals, carried out step by step", () => {
  const inputs = fc.record({
    edges: fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 12 }),
    going: fc.subarray(manyTargets(8).map(({ target }) => target.cluster ?? "")),
    held: fc.subarray(
      manyTargets(8).map(({ target }) => target.cluster ?? ""),
      { maxLength: 2 },
    ),
    maxConcurrent: fc.integer({ min: 1, max: 4 }),
  });

  test("end with only what is held, never more at once than may go, nothing before what depends on it", () => {
    fc.assert(
      fc.property(inputs, ({ edges, going, held: suspended, maxConcurrent }) => {
        const dependsOn = new Map(
          edges.filter(([from, to]) => from > to).map(([from, to]) => [`c${from}`, [`c${to}`]]),
        );
        const plan = planFor(8, Object.fromEntries(dependsOn));
        const held = new Map(suspended.map((target) => [target, "INC-1"]));
        const [gone, removing] = [new Set<string>(), new Set<string>()];
        for (let step = 0; step <= going.length; step += 1) {
          const removals = planRemovals(plan, { targets: going.toReversed(), removing, gone, held, maxConcurrent });
          expect(removals).toEqual(planRemovals(plan, { targets: going, removing, gone, held, maxConcurrent }));
          const now = removals.filter(({ state }) => state === "Removing").map(({ target }) => target);
          expect(now.length).toBeLessThanOrEqual(maxConcurrent);
          for (const target of now)
            for (const [other, needs] of dependsOn) if (needs.includes(target)) expect(gone).toContain(other);
          if (now[0] !== undefined) gone.add(now[0]);
          for (const target of now) removing.add(target);
        }
        const left = planRemovals(plan, { targets: going, removing, gone, held, maxConcurrent });
        expect(left.every(({ state }) => state === "Removed" || state === "Held")).toBe(true);
        expect(left.some(({ target, state }) => held.has(target) && state === "Removed")).toBe(false);
      }),
    );
  });
});
