import { type KubeObject, refOf } from "@landfall/core/object";
import { CATALOGUE, descendantsOf, type Redirection, redirect } from "@landfall/core/suspend";
import { describe, expect, test } from "vitest";
import { karmadaClaims } from "./claims.ts";

function object(apiVersion: string, kind: string, name: string, spec: object = {}, metadata: object = {}): KubeObject {
  return { apiVersion, kind, metadata: { name, namespace: "shop", ...metadata }, spec };
}

const deployment = (name: string, metadata: object = {}): KubeObject =>
  object("apps/v1", "Deployment", name, {}, metadata);
const policy = (name: string, selector: object, more: object = {}, kind = "PropagationPolicy"): KubeObject =>
  object("policy.karmada.io/v1alpha1", kind, name, {
    resourceSelectors: [{ apiVersion: "apps/v1", kind: "Deployment", ...selector }],
    ...more,
  });
const clusterPolicy = (name: string, selector: object, more: object = {}): KubeObject => ({
  ...policy(name, selector, more, "ClusterPropagationPolicy"),
  metadata: { name },
});

function binding(name: string, claimedBy: string, more: object = {}): KubeObject {
  const resource = { apiVersion: "apps/v1", kind: "Deployment", name, namespace: "shop" };
  const annotations = {
    "propagationpolicy.karmada.io/namespace": "shop",
    "propagationpolicy.karmada.io/name": claimedBy,
  };
  return object(
    "work.karmada.io/v1alpha2",
    "ResourceBinding",
    `${name}-deployment`,
    { resource, ...more },
    { annotations },
  );
}

const work = (name: string, cluster: string): KubeObject =>
  object(
    "work.karmada.io/v1alpha1",
    "Work",
    name,
    {},
    {
      namespace: `karmada-es-${cluster}`,
      annotations: {
        "resourcebinding.karmada.io/namespace": "shop",
        "resourcebinding.karmada.io/name": `${name}-deployment`,
      },
    },
  );

describe("which policy decides the delivery of a template", () => {
  test.each<[string, KubeObject, readonly KubeObject[], string | undefined]>([
    [
      "the one that it names",
      deployment("web", {
        annotations: { "propagationpolicy.karmada.io/name": "p", "propagationpolicy.karmada.io/namespace": "shop" },
      }),
      [policy("q", { name: "web" })],
      "PropagationPolicy p",
    ],
    [
      "of an older release, in labels",
      deployment("web", { labels: { "clusterpropagationpolicy.karmada.io/name": "p" } }),
      [],
      "ClusterPropagationPolicy p",
    ],
    [
      "its namespace before the whole cluster",
      deployment("web"),
      [clusterPolicy("c", { name: "web" }), policy("p", {})],
      "PropagationPolicy p",
    ],
    [
      "the higher priority",
      deployment("web"),
      [policy("a", { name: "web" }), policy("b", {}, { priority: 5 })],
      "PropagationPolicy b",
    ],
    [
      "the nearer selector",
      deployment("web", { labels: { app: "web" } }),
      [policy("a", {}), policy("b", { labelSelector: { matchLabels: { app: "web" } } })],
      "PropagationPolicy b",
    ],
    ["the smaller name", deployment("web"), [policy("b", {}), policy("a", {})], "PropagationPolicy a"],
    [
      "none that selects another",
      deployment("web"),
      [policy("a", { name: "api" }), policy("b", { labelSelector: { matchLabels: { app: "x" } } })],
      undefined,
    ],
    ["none of another namespace", deployment("web", { namespace: "other" }), [policy("a", {})], undefined],
  ])("%s", (_, template, policies, expected) => {
    const ref = karmadaClaims(policies).authorityOf(template, "delivery");
    expect(ref === undefined ? undefined : `${ref.kind} ${ref.name}`).toBe(expected);
    expect(karmadaClaims(policies).authorityOf(template, "rollout")).toBeUndefined();
  });
});

describe("AC-M2: from whatever an admin can name to the policy that decides", () => {
  const shared = policy("all", {});
  const fleet = [shared, deployment("web"), deployment("api"), binding("web", "all"), binding("api", "all")];
  const works = [work("web", "m1"), work("web", "m2"), work("api", "m1"), work("api", "m2")];
  const objects = [...fleet, ...works];

  function redirected(asked: KubeObject, among: readonly KubeObject[] = objects): Redirection | undefined {
    const context = { catalogue: CATALOGUE, objects: among, claims: karmadaClaims(among) };
    const found = redirect([asked], "delivery", context);
    const backwards = redirect([asked], "delivery", { ...context, objects: [...among].reverse() });
    expect(backwards).toEqual(found);
    if (!found.ok) throw new Error(found.problems[0]?.message);
    return found.value[0];
  }
  const names = ({ collateral }: Redirection): readonly string[] =>
    collateral.map(({ kind, name }) => `${kind} ${name}`);

  test.each<[string, KubeObject, readonly string[] | undefined]>([
    ["a workload", deployment("web"), undefined],
    ["its binding", binding("web", "all"), undefined],
    ["its Work in one cluster", work("web", "m1"), ["m1"]],
  ])("%s: the other template of the policy is collateral", (_, asked, clusters) => {
    const found = redirected(asked);
    expect(found?.authority).toBe(shared);
    expect(found?.clusters).toEqual(clusters);
    expect(found === undefined ? [] : names(found)).toEqual(["Deployment api"]);
  });

  test("a policy of its own has no collateral", () => {
    const own = policy("web-only", { name: "web" });
    const found = redirected(deployment("web"), [own, deployment("web"), deployment("api")]);
    expect(found?.authority).toBe(own);
    expect(found?.collateral).toEqual([]);
  });

  test("who decides for itself is not redirected", () => {
    expect(redirected(shared)).toBeUndefined();
  });

  test("an authority that is not there is named", () => {
    const found = redirect([work("web", "m1")], "delivery", { catalogue: CATALOGUE, objects: works });
    expect(found.problems).toMatchObject([{ code: "AuthorityNotHere" }]);
    expect(found.problems[0]?.message).toContain("web-deployment");
  });
});

test("AC-M7: what a template needs is found below its policy, and goes on unless it is held too", () => {
  const config = binding("config", "", { requiredBy: [{ namespace: "shop", name: "web-deployment" }] });
  const all = [policy("all", {}), binding("web", "all"), config];
  const found = descendantsOf([policy("all", {})], all, ["delivery"], CATALOGUE);
  expect(found.map((object) => refOf(object).name)).toEqual(["config-deployment"]);
});
