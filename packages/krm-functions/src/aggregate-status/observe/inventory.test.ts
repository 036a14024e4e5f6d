import { type KubeObject, readTargetConfig } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { observeFleet } from "./observe-fleet.ts";

type Fields = { readonly [key: string]: unknown };

const refTo = (name: string, kind = "Deployment", namespace = "shop"): Fields => ({
  group: kind === "Secret" ? "" : "apps",
  kind,
  namespace,
  name,
});
const deployment = (name: string, ready = 1): KubeObject => ({
  apiVersion: "apps/v1",
  kind: "Deployment",
  metadata: { name, namespace: "shop", uid: name, generation: 1 },
  spec: { replicas: 1 },
  status: { observedGeneration: 1, replicas: 1, updatedReplicas: 1, readyReplicas: ready, availableReplicas: ready },
});
const secret = { apiVersion: "v1", kind: "Secret", metadata: { name: "eu-2", namespace: "shop" } };
/** An inventory of kpt; with `computed`, one of Config Sync, which says the status of each object. */
function inventory(refs: readonly Fields[], computed?: string): KubeObject {
  const managed = { "app.kubernetes.io/managed-by": "configmanagement.gke.io" };
  const said = { strategy: "Apply", actuation: "Succeeded", reconcile: "Succeeded" };
  return {
    apiVersion: "kpt.dev/v1alpha1",
    kind: "ResourceGroup",
    metadata: { name: "shop", namespace: "shop", generation: 2, ...(computed !== undefined && { labels: managed }) },
    spec: { resources: refs },
    status: {
      observedGeneration: 2,
      resourceStatuses: refs.map((ref) => ({ ...ref, ...said, status: computed ?? "Unknown" })),
    },
  };
}

function shopWith(...items: readonly object[]) {
  const resolver = readTargetConfig({ targets: [], subPackagesAreClusters: false });
  if (!resolver.ok) throw new Error("no resolver");
  const object = {
    apiVersion: "landfall.dev/v1alpha1",
    kind: "StatusSnapshot",
    metadata: { name: "eu-1" },
    spec: { cluster: "eu-1", observedAt: "2026-11-23T09:00:00Z", items: items as never },
  };
  const { observations, unclaimed } = observeFleet([{ object }], { resolver: resolver.value, staleAfter: 900_000 });
  expect(observations).toHaveLength(1);
  return { shop: observations[0], unclaimed: unclaimed.get("eu-1") ?? 0 };
}

describe("what a ResourceGroup lists, beside what its snapshot holds", () => {
  test.each<[string, string | undefined]>([
    ["of kpt", undefined],
    ["of Config Sync", "Current"],
  ])("AC-F10: a listed object that is not there is NotFound with its drift, until it is back: %s", (_, computed) => {
    const group = inventory([refTo("a"), refTo("b")], computed);
    const gone = shopWith(group, deployment("a"));
    expect(gone.shop).toMatchObject({
      axes: { upToDate: "no", reconcile: "Failed" },
      reason: "NotFound",
      message: "Deployment.apps shop/b: it was applied and is gone",
    });
    expect(gone.shop?.axes.health).not.toBe("Current");
    const back = shopWith(group, deployment("a"), deployment("b"));
    expect(back.shop).toMatchObject({ axes: { health: "Current" } });
  });

  test.each<[string, readonly object[], Fields]>([
    ["its kind was not read at all", [], refTo("b")],
    ["its kind was not read in its namespace", [deployment("a")], refTo("b", "Deployment", "other")],
    ["of Secrets, only those of clusters are read", [secret], refTo("b", "Secret")],
  ])("an object that was not looked for is not missing: %s", (_, items, ref) => {
    expect(shopWith(inventory([ref]), ...items).shop).toMatchObject({ axes: { health: "Current" } });
  });

  test("an object that it does not list is no part of its package, though the cluster has no other", () => {
    const { shop, unclaimed } = shopWith(inventory([refTo("a")]), deployment("a"), deployment("stranger", 0));
    expect(shop).toMatchObject({ axes: { health: "Current" } });
    expect(unclaimed).toBe(1);
  });
});
