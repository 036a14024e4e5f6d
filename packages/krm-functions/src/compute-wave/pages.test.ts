import { describe, expect, test } from "vitest";
import { type Fields, planIn, profile, render, said, seen, TIME } from "./testing/fleet.ts";

const NAMES = Array.from({ length: 600 }, (_, index) => `c${index}`);
const CONFIG: Fields = {
  strategy: {
    waves: [
      { name: "canary", select: { count: 1 } },
      { name: "rest", select: { rest: true } },
    ],
  },
};
const fleet = (names: readonly string[], revision: string): { readonly [name: string]: string } =>
  Object.fromEntries(names.map((name) => [name, revision]));

describe("a plan of 600 targets", () => {
  // A report of one page lists a hundred clusters. The others are not observed, which suffices to begin.
  const begun = render(
    seen(
      NAMES.map((name) => profile(name)),
      0,
      fleet(NAMES.slice(0, 100), "v1"),
    ),
    CONFIG,
  ).objects;
  const pages = begun.filter(({ kind }) => kind === "RolloutPlan");

  test("has three pages, the first with the summary", () => {
    expect(pages.map(({ metadata }) => (metadata as { readonly name: string }).name)).toEqual([
      "shop",
      "shop-2",
      "shop-3",
    ]);
    expect(pages.map(({ spec }) => (spec as { readonly page: unknown }).page)).toEqual(
      [0, 1, 2].map((index) => ({ index, of: 3 })),
    );
    expect(planIn(begun).status?.counts).toMatchObject({ total: 600, released: 1, waiting: 599 });
  });

  test("is read back from its pages, in any order, and a second render changes nothing", () => {
    const shuffled = [...pages.toReversed(), ...begun.filter(({ kind }) => kind !== "RolloutPlan")];
    expect(render(shuffled, CONFIG).objects).toEqual(shuffled);
  });

  test.each<[string, (objects: readonly Fields[]) => readonly Fields[], string]>([
    ["without one of its pages", (all) => all.filter((one) => one !== pages[1]), "PlanIncomplete spec.page"],
    ["with a page twice", (all) => [...all, { ...pages[1], metadata: { name: "copy" } }], "PlanIncomplete spec.page"],
    [
      "with a page of another attempt",
      (all) =>
        all.map((one) => (one === pages[2] ? { ...one, spec: { ...(one["spec"] as Fields), attempt: 2 } } : one)),
      "PlanInconsistent spec.attempt",
    ],
  ])("is refused %s", (_, change, problem) => {
    const objects = change(begun);
    const rendered = render(objects, { ...CONFIG, now: TIME(1) });
    expect(said(rendered, "error")).toEqual([problem]);
    expect(rendered.objects).toEqual(objects);
  });
});
