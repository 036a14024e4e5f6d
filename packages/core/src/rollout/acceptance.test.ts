import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Evidence } from "./model/evidence.ts";
import type { Plan } from "./model/plan.ts";
import type { RolloutState } from "./model/state.ts";
import { manyTargets, planOf, seen, strategyOf, tick, wordsOf } from "./testing/fleet.ts";

const rest = { name: "rest", select: { rest: true } };

describe("AC-F5: the budget of an incremental rollout: percentages and batches", () => {
  const budgets = fc.constantFrom<(number | string)[]>(1, 2, 5, "10%", "34%", "100%");

  test("counts and percentages: at every look, no more than the budget are on the way, and all land in the end", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        budgets,
        fc.array(fc.nat(19), { maxLength: 40 }),
        (size, maxConcurrent, lands) => {
          const plan = planOf(strategyOf([{ ...rest, maxConcurrent }], { order: "name" }), manyTargets(size));
          const budget = plan.waves[0]?.maxConcurrent ?? 0;
          let state: RolloutState | undefined;
          const there = new Map<string, Evidence>();
          for (const [minute, index] of [...lands, ...Array.from({ length: 40 }, (_, n) => n % 20)].entries()) {
            if (state?.targets.get(`c${index}`)?.state === "Released") there.set(`c${index}`, seen("v2", minute));
            state = tick(plan, state, minute, Object.fromEntries(there), { revision: "v2" }).state;
            expect(
              [...state.targets.values()].filter((target) => target.state === "Released").length,
            ).toBeLessThanOrEqual(budget);
          }
          if (budget >= size) expect(state?.phase).toBe("Completed");
        },
      ),
      { numRuns: 300 },
    );
  });

  test("batches: waves of a count, one after the other", () => {
    const waves = [1, 2].map((n) => ({ name: `batch-${n}`, select: { count: 2 } }));
    const plan = planOf(strategyOf([...waves, rest], { order: "name" }), manyTargets(5));
    const first = tick(plan, undefined, 0, {});
    expect(wordsOf(first)).toBe("c0:Released c1:Released c2:Waiting c3:Waiting c4:Waiting");
    const half = tick(plan, first.state, 1, { c0: seen("v2", 1) });
    expect(wordsOf(half)).toBe("c0:Landed c1:Released c2:Waiting c3:Waiting c4:Waiting");
    expect(wordsOf(tick(plan, half.state, 2, { c1: seen("v2", 2) }))).toContain("c2:Released c3:Released c4:Waiting");
  });
});

describe("AC-F8: third parties build their own rollout", () => {
  /** A custom plan: each target in a wave of its own, the shortest name first. */
  function shortestFirst(names: readonly string[]): Plan {
    const sorted = names.toSorted((a, b) => a.length - b.length);
    return {
      strategyHash: "of-my-own",
      waves: sorted.map((key) => ({
        name: key,
        targets: [{ key, dependsOn: [] }],
        maxConcurrent: 1,
        maxFailures: 0,
        approval: true,
      })),
      held: [],
      removed: [],
      deadline: undefined,
      staleAfter: 600_000,
      onFailure: "hold",
      onUnreachable: "fail",
      rollbackConcurrent: 1,
    };
  }

  /** A custom gate: it lets targets through only on even minutes. */
  const gate = (plan: Plan, minute: number) =>
    minute % 2 === 0
      ? plan.waves.map(({ name }) => ({ wave: name, revision: "v2", attempt: 1, by: "even-minutes" }))
      : [];

  test("a plan and a gate made by functions of theirs, from plain records, are carried out", () => {
    const plan = JSON.parse(JSON.stringify(shortestFirst(["ccc", "a", "bb"]))) as Plan;
    const look = (state: RolloutState | undefined, minute: number, landed: readonly string[]) =>
      tick(plan, state, minute, Object.fromEntries(landed.map((key) => [key, seen("v2", minute)])), {
        approvals: gate(plan, minute),
      });
    const odd = look(undefined, 1, []);
    expect(wordsOf(odd)).toBe("a:Waiting bb:Waiting ccc:Waiting");
    const first = look(odd.state, 2, []);
    expect(first.state.targets.get("a")?.state).toBe("Released");
    const waits = look(first.state, 3, ["a"]);
    expect(waits.state.targets.get("bb")?.state).not.toBe("Released");
    const next = look(waits.state, 4, ["a"]);
    expect([next.state.targets.get("bb")?.state, next.state.waves[1]?.approvedBy]).toEqual([
      "Released",
      "even-minutes",
    ]);
  });
});

describe("AC-M14: from blue to green in nine steps, the part that is a rollout's", () => {
  const sides = ["blue", "green"].map((cluster) => ({ target: { cluster }, labels: { side: cluster } }));
  const waves = [
    {
      name: "green",
      select: { matchLabels: { side: "green" } },
      soak: "10m",
      metrics: [{ name: "errors", max: 0.01 }],
    },
    { name: "blue", select: { matchLabels: { side: "blue" } }, approval: true },
  ];
  const plan = planOf(strategyOf(waves), sides);
  const errors = (minute: number) => ({
    metrics: [{ name: "errors", value: 0, at: seen("", minute).observedAt ?? 0 }],
  });
  const approved = { approvals: [{ wave: "blue", revision: "v2", attempt: 1, by: "ana" }] };

  test("green goes first, takes over when it is proved, and blue stays as it was until somebody says so", () => {
    const both = { blue: seen("v1", 0), green: seen("v1", 0) };
    const begun = tick(plan, undefined, 0, both);
    expect(wordsOf(begun)).toBe("blue:Waiting green:Released");
    const up = tick(plan, begun.state, 5, { green: seen("v2", 5) });
    expect(wordsOf(up)).toBe("blue:Waiting green:Landed");
    const warm = tick(plan, up.state, 10, { green: seen("v2", 10) });
    expect(warm.state.wave).toBe(0);
    const soaked = tick(plan, warm.state, 15, { green: seen("v2", 15) });
    expect(soaked.state.wave).toBe(0);
    const proved = tick(plan, soaked.state, 16, { green: seen("v2", 16) }, errors(16));
    expect([proved.state.wave, wordsOf(proved)]).toEqual([1, "blue:Waiting green:Landed"]);
    const held = tick(plan, proved.state, 60, { blue: seen("v1", 60), green: seen("v2", 60) });
    expect(held.state.targets.get("blue")).toMatchObject({ state: "Waiting", revision: "v1" });
    const told = tick(plan, held.state, 61, { green: seen("v2", 60) }, approved);
    expect(wordsOf(told)).toBe("blue:Released green:Landed");
    const done = tick(plan, told.state, 65, { blue: seen("v2", 65) });
    expect(done.state.phase).toBe("Completed");
    const back = tick(plan, done.state, 70, {}, { rollback: { attempt: 1, by: "ana" } });
    expect(["blue", "green"].map((side) => back.state.targets.get(side)?.revision)).toEqual(["v1", "v1"]);
  });
});
