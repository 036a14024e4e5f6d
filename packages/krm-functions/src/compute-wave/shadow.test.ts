import type { SetSuspend } from "@landfall/core/schemas";
import { expect, test } from "vitest";
import { createItem, createResourceList, readConfig } from "../sdk/index.ts";
import { setSuspend } from "../set-suspend/index.ts";
import { type Fields, planIn, profile, render, seen as withSeen } from "./testing/fleet.ts";

const sync = (cluster: string): Fields => ({
  apiVersion: "configsync.gke.io/v1beta1",
  kind: "RootSync",
  metadata: {
    name: `shop-${cluster}`,
    namespace: "config-management-system",
    annotations: { "landfall.dev/target": `${cluster}/shop` },
  },
  spec: { git: { repo: "r", revision: "v1" } },
});
const FLEET = [...["a", "b"].map((name) => profile(name)), sync("a"), sync("b")];
const CONFIG: Fields = {
  actuate: [{ system: "config-sync" }],
  alsoWrite: ["argo-cd", "flux"],
  strategy: {
    waves: [
      { name: "canary", select: { targets: ["a/shop"] } },
      { name: "rest", select: { rest: true } },
    ],
  },
};
const shadow: Fields = { ...CONFIG, mode: "shadow" };
const kept = (objects: readonly Fields[]): readonly Fields[] =>
  objects.filter(({ kind }) => kind !== "RolloutPlan" && kind !== "FleetReport" && kind !== "Clock");

/** Renders with the revisions observed at a minute. */
function at(minute: number, objects: readonly Fields[], seen: { readonly [cluster: string]: string }, config: Fields) {
  return render(withSeen(objects, minute, seen), config);
}

test("a shadow judges, plans and reports, and leaves every other object as it is", () => {
  const first = at(0, FLEET, { a: "v1", b: "v1" }, shadow);
  expect(planIn(first.objects)).toMatchObject({ spec: { mode: "shadow" }, status: { phase: "Running" } });
  expect(first.results.map(({ message }) => message)).toContain(
    "shop (shadow: nothing is carried out): target a/shop is released to v2",
  );
  expect(kept(first.objects)).toEqual(FLEET);
  const second = at(5, first.objects, { a: "v2", b: "v1" }, shadow);
  expect(planIn(second.objects).status?.waves?.map(({ state }) => state)).toEqual(["Landed", "Open"]);
  expect(kept(second.objects)).toEqual(FLEET);
});

test("no deadline runs in a shadow: nobody was told to go anywhere", () => {
  const first = at(0, FLEET, { a: "v1", b: "v1" }, shadow);
  const late = at(300, first.objects, { a: "v1", b: "v1" }, shadow);
  expect(planIn(late.objects).status?.counts).toMatchObject({ released: 1, failed: 0 });
});

test("set-suspend holds nothing of a shadow, and of the same plan carried out it does", () => {
  const held = (mode: Fields): readonly Fields[] => {
    const { objects } = at(
      0,
      FLEET,
      { a: "v1", b: "v1" },
      { ...CONFIG, actuate: [], alsoWrite: [], annotate: false, ...mode },
    );
    const config = readConfig<SetSuspend>(setSuspend.config, {
      apiVersion: "fn.landfall.dev/v1alpha1",
      kind: "SetSuspend",
      plan: "shop",
      suspend: true,
      targets: [{ kind: "RootSync" }],
    });
    if (!config.ok) throw new Error(JSON.stringify(config.problems));
    const list = createResourceList({ items: objects.map((one, index) => createItem(one, { path: "f.yaml", index })) });
    setSuspend.run(list, config.value);
    expect(list.results.filter(({ severity }) => severity === "error")).toEqual([]);
    return list.items.map((item) => item.toObject() as unknown as Fields).filter(({ kind }) => kind === "RootSync");
  };
  const holds = (objects: readonly Fields[]): number =>
    objects.filter((one) => JSON.stringify(one).includes("hold.landfall.dev")).length;
  expect(holds(held({ mode: "shadow" }))).toBe(0);
  expect(holds(held({}))).toBe(1);
});

test("a rollout that is carried out knows nothing of its shadow, and begins anew", () => {
  const first = at(0, FLEET, { a: "v1", b: "v1" }, shadow);
  const second = at(1, first.objects, { a: "v1", b: "v1" }, CONFIG);
  const plan = planIn(second.objects);
  expect(plan.spec.mode).toBeUndefined();
  expect(plan.status?.targets?.find(({ target }) => target === "a/shop")?.since).toBe("2026-11-21T08:01:00Z");
  const back = at(2, second.objects, { a: "v1", b: "v1" }, shadow);
  expect(planIn(back.objects)).toMatchObject({ spec: { mode: "shadow", attempt: 1 } });
});

test("a shadow is in nobody's way, and nobody in its", () => {
  const live = at(0, FLEET, { a: "v1", b: "v1" }, CONFIG);
  const other = at(1, live.objects, { a: "v1", b: "v1" }, { ...shadow, rollout: "trial" });
  expect(planIn(other.objects, "trial").status?.phase).toBe("Running");
  const again = at(2, other.objects, { a: "v1", b: "v1" }, CONFIG);
  expect(again.results.filter(({ severity }) => severity === "error")).toEqual([]);
});
