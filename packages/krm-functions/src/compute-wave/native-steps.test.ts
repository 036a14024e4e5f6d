import { describe, expect, test } from "vitest";
import type { Fields } from "./testing/fleet.ts";
import { applies, Package, stepPlan, sync, WAIT_FOR_DRAIN } from "./testing/steps-fleet.ts";

const KINDS: { readonly [kind: string]: string } = {
  Kustomization: "kustomize.toolkit.fluxcd.io/v1",
  HelmRelease: "helm.toolkit.fluxcd.io/v2",
  Application: "argoproj.io/v1alpha1",
};

/** An object of a given kind that delivers a part to a cluster. */
function delivery(kind: string, cluster: string, part: string, annotations: Fields = {}): Fields {
  const { metadata } = sync(cluster, part) as { readonly metadata: Fields };
  const own = { ...(metadata["annotations"] as Fields), ...annotations };
  return { apiVersion: KINDS[kind] ?? "", kind, metadata: { ...metadata, annotations: own }, spec: {} };
}

const PARTS = ["base", "db", "web"];
/** A step plan: `base`, then `db` and `side` in parallel, then `web`, which depends on `db` only. */
const PLAN = stepPlan([
  {
    name: "go",
    strategy: "parallel",
    steps: [
      applies("base"),
      { ...applies("db"), dependsOn: ["base"] },
      { ...applies("side"), dependsOn: ["base"] },
      { ...applies("web"), dependsOn: ["db"] },
    ],
  },
]);
const fleetOf = (kind: string, parts: readonly string[] = [...PARTS, "side"]): readonly Fields[] =>
  ["a", "b"].flatMap((cluster) => parts.map((part) => delivery(kind, cluster, part)));

interface Written {
  readonly metadata: { readonly name: string; readonly annotations: { readonly [key: string]: string | undefined } };
  readonly spec: { readonly dependsOn?: readonly { readonly name: string }[] };
}
const written = (fleet: Package, kind: string): readonly Written[] =>
  fleet.objects.filter((object) => object["kind"] === kind) as unknown as readonly Written[];
const numbers = (fleet: Package): string =>
  written(fleet, "Application")
    .map(({ metadata: { name, annotations } }) => `${name}:${annotations["argocd.argoproj.io/sync-wave"]}`)
    .join(" ");
const names = (fleet: Package, kind: string): string =>
  written(fleet, kind)
    .map(({ metadata: { name }, spec }) => `${name}<${(spec.dependsOn ?? []).map((one) => one.name).join(",")}`)
    .join(" ");

describe("AC-S13: a step plan is rendered in the objects of Flux and Argo CD", () => {
  test("Argo CD: places go on from wave to wave, and in each from step to step", () => {
    const fleet = new Package([PLAN, ...fleetOf("Application")], { alsoWrite: ["argo-cd"] });
    fleet.render(0, {});
    expect(numbers(fleet)).toBe("a-base:0 a-db:1 a-web:2 a-side:1 b-base:3 b-db:4 b-web:5 b-side:4");
  });

  test("Flux: each names what its steps move right before it, and the first of a wave those of the wave before", () => {
    const fleet = new Package([PLAN, ...fleetOf("Kustomization")], { alsoWrite: ["flux"] });
    fleet.render(0, {});
    expect(names(fleet, "Kustomization")).toBe(
      "a-base< a-db<a-base a-web<a-db a-side<a-base b-base<a-base,a-db,a-side,a-web b-db<b-base b-web<b-db b-side<b-base",
    );
  });

  test("phases and tasks one after the other are in order, too, over steps that move nothing", () => {
    const plan = stepPlan([
      { name: "one", steps: [applies("base"), WAIT_FOR_DRAIN] },
      { name: "two", steps: [{ name: "both", tasks: ["db", "web"].map((part) => ({ ...task(part), name: part })) }] },
    ]);
    const fleet = new Package([plan, ...fleetOf("Kustomization", PARTS)], { alsoWrite: ["flux"] });
    fleet.render(0, {});
    expect(names(fleet, "Kustomization")).toContain("a-db<a-base a-web<a-db");
    expect(fleet.said("info").join("\n")).toContain("what it cannot say: one/drain (pre-condition)");
  });

  test("Flux names no object of another kind, and a result says which it goes after", () => {
    const objects = ["a", "b"].flatMap((cluster) => [
      delivery("HelmRelease", cluster, "base"),
      delivery("Kustomization", cluster, "db"),
    ]);
    const plan = stepPlan([{ name: "go", steps: [applies("base"), applies("db")] }]);
    const fleet = new Package([plan, ...objects], { alsoWrite: ["flux"] });
    fleet.render(0, {});
    expect(fleet.said("info").join("\n")).toContain("what it cannot say: a-db after a-base, b-db after b-base");
  });

  test("without the option it is as if it had never been written, and what a user wrote stays", () => {
    const own = { "argocd.argoproj.io/sync-wave": "-5" };
    const objects = [...fleetOf("Application", ["base"]), delivery("Application", "a", "db", own)];
    const plan = stepPlan([{ name: "go", steps: [WAIT_FOR_DRAIN, applies("base")] }]);
    const fleet = new Package([plan, ...objects], { alsoWrite: ["argo-cd"] });
    fleet.render(0, {});
    expect(numbers(fleet)).toBe("a-base:0 b-base:1 a-db:-5");
    fleet.render(1, {}, [], { alsoWrite: [] });
    expect(numbers(fleet)).toBe("a-base:undefined b-base:undefined a-db:-5");
    expect(JSON.stringify(fleet.objects)).not.toContain("landfall.dev/place");
  });
});

function task(part: string): Fields {
  return { apply: { objects: [{ labelSelector: { matchLabels: { part } } }] } };
}
