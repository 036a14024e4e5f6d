import { describe, expect, test } from "vitest";
import type { KubeObject } from "../../object/index.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { chooseMechanism } from "../choose/choose.ts";
import type { Effect } from "../model/effect.ts";
import { redirect } from "../resolve/redirect.ts";
import { indexObjects, type ResolutionAmong, resolveAmong } from "../resolve/resolve-among.ts";

function object(apiVersion: string, kind: string, metadata: object = {}, spec: object = {}): KubeObject {
  return { apiVersion, kind, metadata: { name: "x", namespace: "shop", ...metadata }, spec };
}

function among(target: KubeObject, ...others: readonly KubeObject[]): ResolutionAmong {
  return resolveAmong(target, { catalogue: CATALOGUE, objects: indexObjects(others) });
}

function told({ effects }: ResolutionAmong, effect: Effect): readonly unknown[] {
  const found = effects.find((one) => one.effect === effect);
  return [found?.state, ...(found?.causes ?? []).map(({ ref, field }) => `${ref.kind} ${field}`)];
}

describe("what Cluster API's provider for Azure made", () => {
  const POLICY = "serviceoperator.azure.com/reconcile-policy";
  const SAVED = "sigs.k8s.io/cluster-api-provider-azure-pre-pause-reconcile-policy";
  const POLICY_FIELD = `metadata.annotations["${POLICY}"]`;
  const cluster = (paused: boolean): KubeObject =>
    object("cluster.x-k8s.io/v1beta1", "Cluster", { name: "prod" }, { paused });
  const network = (annotations: object, owner = "infrastructure.cluster.x-k8s.io/v1beta1"): KubeObject =>
    object("network.azure.com/v1", "VirtualNetwork", {
      annotations,
      labels: { "cluster.x-k8s.io/cluster-name": "prod" },
      ownerReferences: [{ apiVersion: owner, kind: "AzureCluster", name: "prod", uid: "u", controller: true }],
    });

  test.each([
    [
      "stands still with its Cluster, before that is carried out",
      network({}),
      true,
      ["unattributed", "Cluster spec.paused"],
    ],
    [
      "stands still with its Cluster, which explains what was carried out",
      network({ [POLICY]: "skip", [SAVED]: "manage" }),
      true,
      ["unattributed", "Cluster spec.paused"],
    ],
    [
      "stands still by itself where its Cluster goes on",
      network({ [POLICY]: "skip" }),
      false,
      ["unattributed", `VirtualNetwork ${POLICY_FIELD}`],
    ],
    ["goes on with its Cluster", network({ [POLICY]: "manage" }), false, ["active"]],
    ["goes on if somebody else made it", network({}, "example.com/v1"), true, ["active"]],
  ])("%s", (_, target, paused, wanted) => {
    expect(told(among(target, cluster(paused)), "actuation")).toEqual(wanted);
  });
});

describe("to hold what Cluster API's provider for Azure made", () => {
  const made = (group: string): KubeObject =>
    object("network.azure.com/v1", "VirtualNetwork", {
      labels: { "cluster.x-k8s.io/cluster-name": "prod" },
      ownerReferences: [{ apiVersion: `${group}/v1beta1`, kind: "AzureCluster", name: "prod", controller: true }],
    });
  const cluster = object("cluster.x-k8s.io/v1beta1", "Cluster", { name: "prod" });
  const machines = object("cluster.x-k8s.io/v1beta1", "MachinePool", {});

  test("edge 12: is refused, and the Cluster is named with what to ask of it", () => {
    const chosen = chooseMechanism(CATALOGUE, made("infrastructure.cluster.x-k8s.io"), { effects: ["actuation"] });
    expect(chosen.problems).toMatchObject([
      { code: "Derived", message: expect.stringContaining("ask for reconcile on Cluster.cluster.x-k8s.io shop/prod") },
    ]);
    expect(chooseMechanism(CATALOGUE, made("example.com"), { effects: ["actuation"] }).ok).toBe(true);
  });

  test("is redirected to the Cluster, and what else it made is the collateral", () => {
    const asked = made("infrastructure.cluster.x-k8s.io");
    const other = { ...asked, metadata: { ...asked.metadata, name: "y" } };
    const found = redirect([asked], "actuation", { catalogue: CATALOGUE, objects: [asked, other, cluster, machines] });
    expect(found.ok && found.value).toMatchObject([
      { authority: cluster, effect: "reconcile", collateral: [{ kind: "VirtualNetwork", name: "y" }] },
    ]);
  });
});

describe("Crossplane inherits nothing", () => {
  const PAUSED = { annotations: { "crossplane.io/paused": "true" } };
  const claimRef = { apiVersion: "example.org/v1", kind: "Logs", namespace: "shop", name: "x" };
  const composite = (metadata: object): KubeObject =>
    object("example.org/v1", "XLogs", { namespace: undefined, ...metadata }, { claimRef });
  const bucket = object("s3.aws.upbound.io/v1beta1", "Bucket", {
    namespace: undefined,
    labels: { "crossplane.io/composite": "x" },
    ownerReferences: [{ apiVersion: "example.org/v1", kind: "XLogs", name: "x", uid: "u", controller: true }],
  });

  test.each([
    ["a managed resource goes on below a paused composite", bucket, composite(PAUSED), ["NotInherited"]],
    ["and says nothing below one that goes on", bucket, composite({}), []],
    [
      "a composite goes on below a paused claim",
      composite({}),
      object("example.org/v1", "Logs", PAUSED),
      ["NotInherited"],
    ],
  ])("%s", (_, target, parent, codes) => {
    const resolved = among(target, parent);
    expect(told(resolved, "reconcile")).toEqual(["active"]);
    expect(resolved.problems.map(({ code }) => code)).toEqual(codes);
  });

  test("an object that has nothing to do with Crossplane has no effect because of it", () => {
    expect(among(object("example.org/v1", "Widget")).effects).toEqual([]);
  });
});

test("of several switches for one effect, one that is on is enough, whatever the others say", () => {
  const hold = (mechanism: string): string =>
    JSON.stringify({
      holder: "a",
      holds: [{ effect: "reconcile", mechanism }],
      object: "cluster.x-k8s.io/Cluster/shop/x",
      v: 1,
    });
  for (const mechanism of ["capi-cluster-paused", "capi-cluster-annotation"]) {
    const annotations = { "hold.landfall.dev/a": hold(mechanism), "cluster.x-k8s.io/paused": "" };
    const target = object("cluster.x-k8s.io/v1beta1", "Cluster", { annotations });
    expect(told(among(target), "reconcile")[0]).toMatch(/^(?:suspended|unattributed)$/);
  }
});
