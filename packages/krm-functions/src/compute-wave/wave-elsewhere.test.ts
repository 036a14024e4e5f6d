import type { Json } from "@landfall/core/object";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { processList } from "../sdk/index.ts";
import { strip } from "../strip/index.ts";
import { computeWave } from "./index.ts";

const KUSTOMIZATION = "kustomize.toolkit.fluxcd.io/v1 Kustomization";
const APPLICATION = "argoproj.io/v1alpha1 Application";

/** An object that delivers package shop to a cluster. */
function delivery(type: string, cluster: string, annotations = "", spec = ""): string {
  const [apiVersion, kind] = type.split(" ");
  return `- apiVersion: ${apiVersion}
  kind: ${kind}
  metadata:
    name: shop-${cluster}
    namespace: fleet
    annotations:
      landfall.dev/target: ${cluster}/shop
${annotations}  spec:
    interval: 10m
${spec}`;
}

const CLUSTER = (name: string): string =>
  `- apiVersion: multicluster.x-k8s.io/v1alpha1\n  kind: ClusterProfile\n  metadata:\n    name: ${name}\n`;

const CONFIG = {
  apiVersion: "fn.landfall.dev/v1alpha1",
  kind: "ComputeWave",
  rollout: "shop",
  package: "shop",
  revision: "v2",
  now: "2026-11-21T08:00:00Z",
  strategy: {
    waves: [
      { name: "canary", select: { targets: ["a/shop"] } },
      { name: "rest", select: { rest: true } },
    ],
  },
};

function listOf(items: string, config: object): string {
  const clusters = ["a", "b", "c"].map((name) => CLUSTER(name)).join("");
  return `apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n${clusters}${items}functionConfig: ${JSON.stringify(config)}\n`;
}

function run(items: string, alsoWrite: readonly string[] | undefined): string {
  const outcome = processList(computeWave, listOf(items, { ...CONFIG, ...(alsoWrite && { alsoWrite }) }));
  if (outcome.exitCode !== 0) throw new Error(outcome.stderr);
  return outcome.output;
}

/** The text of the items of a list. */
function itemsIn(output: string): string {
  return output.replace(/^[^]*?items:\n/, "").replace(/^(?:functionConfig|results):[^]*/m, "");
}

function deliveries(output: string): readonly Json[] {
  const { items } = parse(output) as { readonly items: readonly { readonly kind: string; readonly spec: Json }[] };
  return items.filter(({ kind }) => kind === "Kustomization" || kind === "Application") as unknown as readonly Json[];
}

const FLUX = ["a", "b", "c"].map((cluster) => delivery(KUSTOMIZATION, cluster)).join("");
const ARGO = ["a", "b", "c"].map((cluster) => delivery(APPLICATION, cluster)).join("");

test("Flux: the second wave depends on the first, by name", () => {
  expect(deliveries(run(FLUX, ["flux"]))).toMatchObject([
    { metadata: { name: "shop-a" }, spec: { interval: "10m" } },
    { spec: { dependsOn: [{ name: "shop-a", namespace: "fleet" }] } },
    { spec: { dependsOn: [{ name: "shop-a", namespace: "fleet" }] } },
  ]);
});

test("Argo CD: Applications have the number of their wave", () => {
  const waves = ["0", "1", "1"].map((wave) => ({
    metadata: { annotations: { "argocd.argoproj.io/sync-wave": wave, "landfall.dev/wave": wave } },
  }));
  expect(deliveries(run(ARGO, ["argo-cd"]))).toMatchObject(waves);
});

test.each([
  ["Flux", FLUX],
  ["Argo CD", ARGO],
])("%s: a second run changes nothing, and without the option it is as if it had never been written", (_, items) => {
  const both = run(items, ["flux", "argo-cd"]);
  const again = processList(computeWave, both.replace(/^results:[^]*/m, ""));
  expect(again.exitCode === 0 && itemsIn(again.output)).toBe(itemsIn(both));
  const withoutOption = both.replace(/^results:[^]*/m, "").replace('"alsoWrite":["flux","argo-cd"]', '"alsoWrite":[]');
  const back = processList(computeWave, withoutOption);
  expect(back.exitCode === 0 && itemsIn(back.output)).toBe(itemsIn(run(items, undefined)));
});

test("a wave after one of thousands depends on none of them, and one warning says so", () => {
  const names = Array.from({ length: 2000 }, (_, at) => `c${at}`);
  const items = names.map((name) => delivery(KUSTOMIZATION, name)).join("");
  const config = {
    ...CONFIG,
    alsoWrite: ["flux"],
    clusters: names.map((name) => ({ name })),
    strategy: {
      waves: [
        { name: "half", select: { cumulative: "50%" } },
        { name: "rest", select: { rest: true } },
      ],
    },
  };
  const functionConfig = `functionConfig: ${JSON.stringify(config)}\n`;
  const outcome = processList(
    computeWave,
    `apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n${items}${functionConfig}`,
  );
  const said = outcome.results.filter(({ tags }) => tags?.["code"] === "TooManyDependencies");
  expect(said.map(({ message }) => message)).toEqual([
    "wave rest: spec.dependsOn of 1000 objects is not written: each would name more than 100 of the wave before",
  ]);
});

test("what a user wrote stays, also when ours goes", () => {
  const own = '      argocd.argoproj.io/sync-wave: "-5" # first of all\n';
  const items =
    delivery(APPLICATION, "a", own) +
    delivery(KUSTOMIZATION, "a") +
    delivery(KUSTOMIZATION, "b", "", "    dependsOn: # by hand\n    - name: base\n");
  const written = run(items, ["flux", "argo-cd"]);
  expect(written).toContain(own.trim());
  expect(written).toMatch(/dependsOn: # by hand\n {4}- name: base\n {4}- name: shop-a\n {6}namespace: fleet\n/);
  const stripped = processList(strip, written.replace(/^functionConfig:[^]*/m, ""));
  const text = stripped.exitCode === 0 ? stripped.output : stripped.stderr;
  expect(text).toContain("dependsOn: # by hand\n    - name: base\n");
  expect(text).not.toContain("shop-a\n      namespace");
  expect(text).toContain(own.trim());
});
