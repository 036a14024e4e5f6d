import { describe, expect, test } from "vitest";
import { computeWave } from "../compute-wave/index.ts";
import { type Fields, profile, render, seen } from "../compute-wave/testing/fleet.ts";
import { type KrmFunction, processList } from "../sdk/index.ts";
import { setSuspend } from "../set-suspend/index.ts";

const NAMES = Array.from({ length: 300 }, (_, index) => `c${index}`);
const STRATEGY: Fields = {
  waves: [
    { name: "half", select: { cumulative: "50%" } },
    { name: "rest", select: { rest: true } },
  ],
};
const FLEET = NAMES.map((name) => profile(name));
const REPORTED = Object.fromEntries(NAMES.slice(0, 100).map((name) => [name, "v1"]));

/** The two pages of a plan as one render writes them, and as the next does, with a target on the second page pinned. */
const first = render(seen(FLEET, 0, REPORTED), { strategy: STRATEGY }).objects;
const pinned = pageAt(first, 1);
const second = render(first, { strategy: STRATEGY, pins: [{ target: pinned, by: "ana" }] }).objects;

function pagesOf(objects: readonly Fields[]): readonly Fields[] {
  return objects.filter(({ kind }) => kind === "RolloutPlan");
}

function pageAt(objects: readonly Fields[], index: number): string {
  const status = pagesOf(objects)[index]?.["status"] as { readonly targets: readonly { readonly target: string }[] };
  return status.targets[0]?.target ?? "";
}

const CONFIGS: readonly [KrmFunction<never>, Fields][] = [
  [setSuspend, { kind: "SetSuspend", suspend: true, plan: "shop" }],
  [computeWave, { kind: "ComputeWave", rollout: "shop", package: "shop", revision: "v2", now: "2026-11-21T09:00:00Z" }],
].map(([fn, fields]) => [
  fn as KrmFunction<never>,
  { apiVersion: "fn.landfall.dev/v1alpha1", ...(fields as Fields), ...(fn === computeWave && { strategy: STRATEGY }) },
]);

describe.each(CONFIGS)("$name", (fn, config) => {
  const run = (pages: readonly Fields[]): readonly unknown[] => {
    const items = [...FLEET, ...pages].map((item) => `- ${JSON.stringify(item)}\n`).join("");
    const list = `apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n${items}functionConfig: ${JSON.stringify(config)}\n`;
    const { exitCode, results } = processList(fn, list);
    return [exitCode, results.filter(({ severity }) => severity === "error").map(({ tags }) => tags?.["code"])];
  };
  const [[a = {}, b = {}], [c = {}, d = {}]] = [pagesOf(first), pagesOf(second)];

  test.each<[string, readonly Fields[]]>([
    ["of the first render", [a, b]],
    ["of the second render", [d, c]],
  ])("reads both pages %s", (_, pages) => {
    expect(run(pages)).toEqual([0, []]);
  });

  test.each<[string, readonly Fields[]]>([
    ["the first page of the first and the second of the second", [a, d]],
    ["the first page of the second and the second of the first", [c, b]],
  ])("refuses pages of two renders of one attempt: %s", (_, pages) => {
    expect(run(pages)).toEqual([1, ["LogBroken"]]);
  });
});
