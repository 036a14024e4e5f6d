import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import type { AggregateStatus } from "../../schemas/generated/aggregate-status.types.ts";
import type { KubeObject } from "../kube-object.ts";
import { formatTarget } from "./target.ts";
import { readTargetConfig, type TargetConfig, type TargetContext, targetOf } from "./target-of.ts";

/** Returns the target as text, or the codes of the problems. */
function answer(object: KubeObject, config: TargetConfig = {}, context: TargetContext = {}): string {
  const resolver = readTargetConfig(config);
  if (!resolver.ok) throw new Error(JSON.stringify(resolver.problems));
  const result = targetOf(object, resolver.value, context);
  return result.ok ? formatTarget(result.value) : result.problems.map(({ code }) => code).join();
}

const web = {
  apiVersion: "apps/v1",
  kind: "Deployment",
  metadata: { name: "web", namespace: "shop", labels: { site: "one" } },
};
const annotated = (target: string): KubeObject => ({
  ...web,
  metadata: { ...web.metadata, annotations: { "landfall.dev/target": target } },
});
const object = (apiVersion: string, kind: string, metadata: object, spec: object = {}): KubeObject => ({
  apiVersion,
  kind,
  metadata,
  spec,
});

const subPackages = { subPackagesAreClusters: true };

describe("who answers", () => {
  test.each<[string, KubeObject, TargetConfig, TargetContext, string]>([
    ["a rule of the config by kind", web, { targets: [{ kind: "Deployment", target: "one/web" }] }, {}, "one/web"],
    [
      "a rule by group, namespace and name",
      web,
      { targets: [{ group: "apps", namespace: "shop", name: "web", target: "one" }] },
      {},
      "one",
    ],
    [
      "a rule by labels",
      web,
      { targets: [{ labelSelector: { matchLabels: { site: "one" } }, target: "one" }] },
      {},
      "one",
    ],
    ["the annotation", annotated("one/web"), {}, {}, "one/web"],
    ["the snapshot", web, {}, { snapshotCluster: "one" }, "one"],
    ["the snapshot that says so only if nothing else does", web, {}, { otherwiseCluster: "one" }, "one"],
    ["no such snapshot where the object says another", annotated("two"), {}, { otherwiseCluster: "one" }, "two"],
    ["no such snapshot of which the name is no cluster", web, {}, { otherwiseCluster: "one/web" }, "InvalidTarget"],
    ["the sub-package, if configured", web, subPackages, { subPackage: "clusters/one" }, "one"],
    ["nobody: a sub-package that is no cluster", web, {}, { subPackage: "one" }, "NoTarget"],
    ["nobody: the root package", web, subPackages, { subPackage: "" }, "NoTarget"],
    ["nobody at all", web, {}, {}, "NoTarget"],
    ["no rule that asks for another kind", web, { targets: [{ kind: "Job", target: "one" }] }, {}, "NoTarget"],
    [
      "no rule of which only a part agrees",
      web,
      { targets: [{ kind: "Deployment", name: "api", target: "one" }] },
      {},
      "NoTarget",
    ],
    [
      "no rule whose selector is null",
      web,
      { targets: [{ kind: "Deployment", labelSelector: null, target: "one" }] },
      {},
      "NoTarget",
    ],
  ])("%s", (_, input, config, context, expected) => {
    expect(answer(input, config, context)).toBe(expected);
  });
});

describe("what an object says itself", () => {
  test.each<[string, KubeObject, string]>([
    [
      "Flux Kustomization",
      object(
        "kustomize.toolkit.fluxcd.io/v1",
        "Kustomization",
        { name: "a" },
        { kubeConfig: { secretRef: { name: "one" } } },
      ),
      "one",
    ],
    [
      "Flux HelmRelease with a Cluster API secret",
      object(
        "helm.toolkit.fluxcd.io/v2",
        "HelmRelease",
        { name: "a" },
        { kubeConfig: { secretRef: { name: "one-kubeconfig" } } },
      ),
      "one",
    ],
    [
      "Flux without kubeConfig says nothing",
      object("kustomize.toolkit.fluxcd.io/v1", "Kustomization", { name: "a" }),
      "NoTarget",
    ],
    [
      "Argo CD Application",
      object("argoproj.io/v1alpha1", "Application", { name: "a" }, { destination: { name: "one" } }),
      "one",
    ],
    [
      "Argo CD's in-cluster says nothing",
      object("argoproj.io/v1alpha1", "Application", { name: "a" }, { destination: { name: "in-cluster" } }),
      "NoTarget",
    ],
    [
      "an Argo CD server address says nothing",
      object("argoproj.io/v1alpha1", "Application", { name: "a" }, { destination: { server: "https://one:6443" } }),
      "NoTarget",
    ],
    ["Karmada Work", object("work.karmada.io/v1alpha1", "Work", { name: "a", namespace: "karmada-es-one" }), "one"],
    [
      "Karmada Work in another namespace says nothing",
      object("work.karmada.io/v1alpha1", "Work", { name: "a", namespace: "one" }),
      "NoTarget",
    ],
    [
      "OCM ManifestWork",
      object("work.open-cluster-management.io/v1", "ManifestWork", { name: "a", namespace: "one" }),
      "one",
    ],
    [
      "OCM ManagedClusterAddOn",
      object("addon.open-cluster-management.io/v1alpha1", "ManagedClusterAddOn", { name: "a", namespace: "one" }),
      "one",
    ],
    [
      "Fleet BundleDeployment",
      object("fleet.cattle.io/v1alpha1", "BundleDeployment", {
        name: "a",
        namespace: "cluster-fleet-default-one-0123456789ab",
        labels: { "fleet.cattle.io/cluster": "one" },
      }),
      "one",
    ],
    [
      "Sveltos ClusterSummary",
      object("config.projectsveltos.io/v1beta1", "ClusterSummary", { name: "a-capi-one" }, { clusterName: "one" }),
      "one",
    ],
    [
      "ClusterAddon",
      object("clusterstack.x-k8s.io/v1alpha1", "ClusterAddon", { name: "a" }, { clusterRef: { name: "one" } }),
      "one",
    ],
    [
      "PackageVariant",
      object(
        "config.porch.kpt.dev/v1alpha1",
        "PackageVariant",
        { name: "a" },
        { downstream: { repo: "one", package: "web" } },
      ),
      "one",
    ],
    [
      "Config Sync's annotation",
      object("v1", "ConfigMap", { name: "a", annotations: { "configsync.gke.io/cluster-name-selector": " one " } }),
      "one",
    ],
    [
      "Config Sync's annotation with two clusters says nothing",
      object("v1", "ConfigMap", { name: "a", annotations: { "configsync.gke.io/cluster-name-selector": "one,two" } }),
      "NoTarget",
    ],
    [
      "the same kind of another group says nothing",
      object("example.com/v1", "Application", { name: "a" }, { destination: { name: "one" } }),
      "NoTarget",
    ],
    [
      "a wrong type says nothing",
      object("argoproj.io/v1alpha1", "Application", { name: "a" }, { destination: { name: 5 } }),
      "NoTarget",
    ],
  ])("%s", (_, input, expected) => {
    expect(answer(input)).toBe(expected);
  });
});

describe("several answers", () => {
  const work = object("work.karmada.io/v1alpha1", "Work", { name: "a", namespace: "karmada-es-one" });

  test.each<[string, KubeObject, TargetConfig, TargetContext, string]>([
    ["that agree are one", work, subPackages, { snapshotCluster: "one", subPackage: "one" }, "one"],
    ["of which one names the package too agree on it", annotated("one/web"), {}, { snapshotCluster: "one" }, "one/web"],
    [
      "config and annotation that differ",
      annotated("two"),
      { targets: [{ kind: "Deployment", target: "one" }] },
      {},
      "AmbiguousTarget",
    ],
    [
      "two rules that differ",
      web,
      {
        targets: [
          { kind: "Deployment", target: "one" },
          { name: "web", target: "two" },
        ],
      },
      {},
      "AmbiguousTarget",
    ],
    ["annotation and snapshot that differ", annotated("two"), {}, { snapshotCluster: "one" }, "AmbiguousTarget"],
    ["snapshot and object that differ", work, {}, { snapshotCluster: "hub" }, "AmbiguousTarget"],
    ["object and sub-package that differ", work, subPackages, { subPackage: "two" }, "AmbiguousTarget"],
    [
      "packages that differ",
      annotated("one/api"),
      { targets: [{ kind: "Deployment", target: "one/web" }] },
      {},
      "AmbiguousTarget",
    ],
    [
      "packages that differ behind one that has none",
      annotated("one/api"),
      {
        targets: [
          { kind: "Deployment", target: "one" },
          { name: "web", target: "one/web" },
        ],
      },
      {},
      "AmbiguousTarget",
    ],
    ["of which one is no target", annotated("one/"), {}, { snapshotCluster: "one" }, "InvalidTarget"],
    ["of which the snapshot's is no cluster", web, {}, { snapshotCluster: "one/web" }, "InvalidTarget"],
    ["of which the annotation's is empty", annotated(""), {}, { snapshotCluster: "one" }, "InvalidTarget"],
  ])("%s", (_, input, config, context, expected) => {
    expect(answer(input, config, context)).toBe(expected);
  });

  test("that differ are both named, with who gave them and for which object", () => {
    const resolver = readTargetConfig({});
    const result = resolver.ok ? targetOf(annotated("two"), resolver.value, { snapshotCluster: "one" }) : resolver;
    expect(result.problems).toEqual([
      {
        code: "AmbiguousTarget",
        severity: "error",
        ref: { group: "apps", kind: "Deployment", namespace: "shop", name: "web" },
        message:
          "Deployment.apps shop/web is said to be about two (annotation landfall.dev/target) and one (the snapshot that holds it)",
        hint: "correct or remove one of the two",
      },
    ]);
  });

  test("property: the answer does not depend on the order of the config's rules", () => {
    const rule = fc.record({
      kind: fc.constantFrom("Deployment", "Job"),
      target: fc.constantFrom("one", "two", "one/web", "one/api"),
    });
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 5 }), (targets) => {
        expect(answer(web, { targets: targets.toReversed() })).toBe(answer(web, { targets }));
      }),
    );
  });
});

describe("readTargetConfig", () => {
  test.each<[string, TargetConfig, string, string]>([
    ["a rule that selects by nothing", { targets: [{ target: "one" }] }, "InvalidTargetRule", "spec.targets[0]"],
    ["a target that is none", { targets: [{ kind: "A", target: "a b" }] }, "InvalidTarget", "spec.targets[0].target"],
    [
      "a wrong selector",
      { targets: [{ labelSelector: { matchLabel: {} }, target: "one" }] },
      "InvalidSelector",
      "spec.targets[0].labelSelector.matchLabel",
    ],
  ])("refuses %s", (_, config, code, field) => {
    const result = readTargetConfig(config, ["spec"]);
    expect(result.ok).toBe(false);
    expect(result.problems).toEqual([expect.objectContaining({ code, field, severity: "error" })]);
  });

  test("takes the function config AggregateStatus as it is", () => {
    expectTypeOf<AggregateStatus>().toExtend<TargetConfig>();
  });
});
