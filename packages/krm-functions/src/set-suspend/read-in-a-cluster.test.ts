import type { Json } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { createItem, createResourceList } from "../sdk/index.ts";
import { setSuspendTelling, type Told } from "./index.ts";

type Fields = { readonly [key: string]: Json };

const object = (apiVersion: string, kind: string, name: string, rest: Fields, annotations: Fields = {}): Fields => ({
  apiVersion,
  kind,
  metadata: { name, namespace: "shop", annotations },
  ...rest,
});
const BY = { "propagationpolicy.karmada.io/namespace": "shop", "propagationpolicy.karmada.io/name": "shop" };
const policy = (placement: Fields): Fields =>
  object("policy.karmada.io/v1alpha1", "PropagationPolicy", "shop", {
    spec: { resourceSelectors: [{ apiVersion: "apps/v1", kind: "Deployment" }], placement },
  });
const POLICY = policy({ clusterAffinity: { clusterNames: ["blue", "green"] } });
const deployment = (name: string): Fields => object("apps/v1", "Deployment", name, { spec: { replicas: 2 } }, BY);
const binding = (name: string): Fields => {
  const resource = { apiVersion: "apps/v1", kind: "Deployment", namespace: "shop", name };
  return object("work.karmada.io/v1alpha2", "ResourceBinding", `${name}-deployment`, { spec: { resource } }, BY);
};

/** Holds objects that were read in the cluster `hub`; returns the outcome of each, and the codes of the problems. */
function hold(objects: readonly Fields[], target: Fields, more: Fields = {}): readonly string[] {
  const told: string[] = [];
  const tell = ({ ref, outcome }: Told): void => void told.push(`${ref.kind} ${ref.name} ${outcome}`);
  const list = createResourceList({ items: objects.map((one) => createItem(one, { path: "" })) });
  setSuspendTelling(tell, "hub").run(list, {
    apiVersion: "fn.landfall.dev/v1alpha1",
    kind: "SetSuspend",
    suspend: true,
    holder: "INC-1",
    cascade: "authority",
    onRefused: "error",
    targets: [target],
    ...more,
  });
  return [...told, ...list.results.flatMap(({ tags }) => tags?.["code"] ?? [])];
}

const WEB = { group: "apps", kind: "Deployment", name: "web" };
const HELD = ["PropagationPolicy shop done", "Redirected"];

describe("of objects that were read in a hub, those of a member are meant that the hub delivers to", () => {
  const alone = [POLICY, deployment("web"), binding("web")];
  test.each<[string, readonly Fields[], Fields, readonly string[]]>([
    ["a workload", alone, { ...WEB, clusters: ["blue"] }, HELD],
    ["its binding", alone, { kind: "ResourceBinding", name: "web-deployment", clusters: ["blue"] }, HELD],
    ["the policy", alone, { kind: "PropagationPolicy", clusters: ["blue"] }, ["PropagationPolicy shop done"]],
    ["whatever is for it", alone, { clusters: ["blue"] }, HELD],
    [
      "a policy for clusters by their labels",
      [policy({ clusterAffinity: { labelSelector: { matchLabels: { tier: "edge" } } } }), ...alone.slice(1)],
      { ...WEB, clusters: ["blue"] },
      [...HELD, "RemovalUnknown"],
    ],
    [
      "nothing, where the policy is not for it",
      alone,
      { ...WEB, clusters: ["red"] },
      ["NothingSelected", "ClusterUnknown"],
    ],
    [
      "nothing, where nothing delivers it",
      [object("apps/v1", "Deployment", "own", { spec: { replicas: 2 } })],
      { kind: "Deployment", clusters: ["blue"] },
      ["NothingSelected", "ClusterUnknown"],
    ],
    [
      "nothing, in another member that has it from the hub too",
      [deployment("web")],
      { ...WEB, clusters: ["blue"] },
      ["NothingSelected", "ClusterUnknown"],
    ],
    [
      "not what else the policy delivers, unless that is accepted",
      [...alone, deployment("api"), binding("api")],
      { ...WEB, clusters: ["blue"] },
      ["CollateralNotAccepted"],
    ],
  ])("%s", (_, objects, target, outcome) => {
    expect(hold(objects, target)).toEqual(outcome);
  });

  test("and those of the hub itself", () => {
    const target = { ...WEB, clusters: ["hub"] };
    expect(hold([deployment("web")], target, { effect: "rollout" })).toEqual(["Deployment web done"]);
  });

  test("a Kustomization is for one cluster, and is not held for another", () => {
    const labels = { "kustomize.toolkit.fluxcd.io/name": "shop", "kustomize.toolkit.fluxcd.io/namespace": "shop" };
    const web = { ...deployment("web"), metadata: { name: "web", namespace: "shop", labels } };
    const kustomization = object("kustomize.toolkit.fluxcd.io/v1", "Kustomization", "shop", { spec: { path: "./" } });
    const target = { ...WEB, clusters: ["blue"] };
    expect(hold([kustomization, web], target)).toEqual(["NothingSelected", "ClusterUnknown"]);
  });
});
