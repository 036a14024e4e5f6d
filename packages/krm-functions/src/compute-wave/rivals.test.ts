import { describe, expect, test } from "vitest";
import { type Fields, planIn, profile, render, said, TIME, words } from "./testing/fleet.ts";

const STRATEGY: Fields = { waves: [{ name: "all", select: { rest: true } }] };
const FLEET = [profile("a"), profile("b")];
const FIRST: Fields = { strategy: STRATEGY, now: TIME(0) };
const SECOND: Fields = { ...FIRST, rollout: "shop-hotfix", revision: "v3", now: TIME(1) };

describe("of two rollouts over the same target only one is on its way", () => {
  const first = render(FLEET, FIRST).objects;

  test("the second is refused, says why, and writes nothing", () => {
    const { objects, results } = render(first, SECOND);
    expect(objects).toEqual(first);
    expect(results.map(({ severity, message }) => [severity, message])).toEqual([
      [
        "error",
        "target a/shop and 1 more is in rollout shop too, which is on its way: let shop end, abort it, or choose other targets",
      ],
    ]);
  });

  test("the first goes on", () => {
    expect(said(render(first, { ...FIRST, now: TIME(2) }), "error")).toEqual([]);
  });

  test.each<[string, readonly Fields[], Fields]>([
    ["it has other targets", [...first, profile("c")], { clusters: [{ name: "c" }] }],
    ["it is of another package", first, { package: "other" }],
  ])("it is not refused where %s", (_, objects, more) => {
    expect(said(render(objects, { ...SECOND, ...more }), "error")).toEqual([]);
  });

  test("it is not refused when the first has ended", () => {
    const ended = first.map((object) =>
      object["kind"] === "RolloutPlan"
        ? { ...object, status: { ...(object["status"] as Fields), phase: "Stopped" } }
        : object,
    );
    expect(words(render(ended, SECOND).objects, "shop-hotfix")).toBe("a:Released b:Released");
  });

  test("where both have a plan, as after a merge, only the later one is refused, in any order", () => {
    const both = [...render(FLEET, SECOND).objects, ...first.filter(({ kind }) => kind === "RolloutPlan")];
    expect(said(render(both, { ...FIRST, now: TIME(3) }), "error")).toEqual([]);
    expect(said(render(both, { ...SECOND, now: TIME(3) }), "error")).toEqual(["TargetInRollout rollout"]);
  });

  test("it is refused no more where it is aborted itself: what goes nowhere is in nobody's way", () => {
    const both = [...render(FLEET, SECOND).objects, ...first.filter(({ kind }) => kind === "RolloutPlan")];
    const aborted = render(both, { ...SECOND, abort: { by: "ana" }, now: TIME(3) });
    expect(said(aborted, "error")).toEqual([]);
    expect(planIn(aborted.objects, "shop-hotfix").status?.phase).toBe("Stopped");
  });

  test("what they share of a budget is counted together", () => {
    const budgets = { shared: [{ name: "edge", maxConcurrent: 3 }] };
    const shared = [{ name: "edge" }];
    const one = render(FLEET, { ...FIRST, shared, strategy: { ...STRATEGY, budgets } }).objects;
    const strategy = { ...STRATEGY, budgets };
    const other = { ...SECOND, package: "cart", shared, strategy };
    expect(words(render(one, other).objects, "shop-hotfix")).toBe("a:Released b:Waiting");
    const elsewhere = { ...other, shared: [{ name: "edge", onTheWay: 1 }] };
    expect(words(render(one, elsewhere).objects, "shop-hotfix")).toBe("a:Waiting b:Waiting");
  });

  test("as long as nobody says what those outside of the package use of it, nothing starts", () => {
    const budgets = { shared: [{ name: "edge", maxConcurrent: 3 }] };
    const unsaid = render(FLEET, { ...FIRST, strategy: { ...STRATEGY, budgets } });
    expect(said(unsaid, "warning")).toEqual(["SharedUnknown shared"]);
    expect(words(unsaid.objects)).not.toContain("Released");
    const other = { ...FIRST, shared: [{ name: "edges" }], strategy: { ...STRATEGY, budgets } };
    expect(words(render(FLEET, other).objects)).not.toContain("Released");
    const none = { ...FIRST, shared: [{ name: "edge", onTheWay: 0 }], strategy: { ...STRATEGY, budgets } };
    expect(words(render(FLEET, none).objects)).toContain("Released");
  });

  describe("a Budget in the package says what others use", () => {
    const budgets = { shared: [{ name: "edge", maxConcurrent: 3 }] };
    const config = { ...FIRST, strategy: { ...STRATEGY, budgets } };
    const budget = (spec: Fields, name = "edge"): Fields => ({
      apiVersion: "landfall.dev/v1alpha1",
      kind: "Budget",
      metadata: { name },
      spec,
    });
    const cart = (onTheWay: number): Fields => ({ rollout: "cart", onTheWay });

    test.each<[string, readonly Fields[], Fields, boolean]>([
      ["nobody else uses it", [budget({ uses: [] })], {}, true],
      ["others leave room", [budget({ uses: [cart(1)] })], {}, true],
      ["others fill it", [budget({ uses: [cart(1), { rollout: "till", onTheWay: 2 }] })], {}, false],
      ["it is told of the rollout itself", [budget({ uses: [{ rollout: "shop", onTheWay: 3 }] })], {}, true],
      ["its own cap is smaller", [budget({ maxConcurrent: 1, uses: [cart(1)] })], {}, false],
      ["its own cap is larger", [budget({ maxConcurrent: 9, uses: [cart(3)] })], {}, false],
      ["the config says otherwise", [budget({ uses: [cart(3)] })], { shared: [{ name: "edge" }] }, true],
    ])("%s", (_, objects, more, starts) => {
      const rendered = render([...FLEET, ...objects], { ...config, ...more });
      expect(said(rendered, "warning")).toEqual([]);
      expect(words(rendered.objects).includes("Released")).toBe(starts);
    });

    test.each<[string, string, boolean]>([
      ["counted just now", "2026-11-21T08:00:00Z", true],
      ["counted a little later by another clock", "2026-11-21T08:03:00Z", true],
      ["counted two hours ago", "2026-11-21T06:00:00Z", false],
      ["counted in an hour", "2026-11-21T09:00:00Z", false],
    ])("%s", (_, observedAt, starts) => {
      const rendered = render([...FLEET, budget({ uses: [], observedAt })], config);
      expect(said(rendered, "warning")).toEqual(starts ? [] : ["BudgetStale shared"]);
      expect(words(rendered.objects).includes("Released")).toBe(starts);
    });

    test.each<[string, readonly Fields[], string]>([
      ["two of one name", [budget({ uses: [] }), budget({ uses: [] })], "BudgetsDiffer metadata.name"],
      ["one that does not say who uses it", [budget({})], "MissingField spec.uses"],
    ])("%s: nothing is written, and it says so", (_, objects, problem) => {
      expect(said(render([...FLEET, ...objects], config), "error")).toEqual([problem]);
    });

    test("one of another name says nothing of this one", () => {
      const rendered = render([...FLEET, budget({ uses: [] }, "other")], config);
      expect(said(rendered, "warning")).toEqual(["SharedUnknown shared"]);
    });
  });

  test("a plan of a later release is refused, not taken for none", () => {
    const newer = first.map((object) =>
      object["kind"] === "RolloutPlan" ? { ...object, spec: { ...(object["spec"] as Fields), format: 99 } } : object,
    );
    expect(said(render(newer, SECOND), "error")).toEqual(["PlanNewer spec.format"]);
  });
});
