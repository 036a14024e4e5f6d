import type { KubeObject } from "@landfall/core/object";
import { readTargetConfig } from "@landfall/core/object";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { observeFleet } from "./index.ts";

const KINDS = [
  ["configsync.gke.io/v1beta1", "RootSync"],
  ["kustomize.toolkit.fluxcd.io/v1", "Kustomization"],
  ["helm.toolkit.fluxcd.io/v2", "HelmRelease"],
  ["source.toolkit.fluxcd.io/v1", "GitRepository"],
  ["work.karmada.io/v1alpha2", "ResourceBinding"],
  ["work.karmada.io/v1alpha1", "Work"],
  ["config.porch.kpt.dev/v1alpha1", "PackageVariant"],
  ["kpt.dev/v1alpha1", "ResourceGroup"],
  ["cluster.x-k8s.io/v1beta1", "Cluster"],
  ["apps/v1", "Deployment"],
  ["cert-manager.io/v1", "Certificate"],
  ["argoproj.io/v1alpha1", "Application"],
  ["work.open-cluster-management.io/v1", "ManifestWork"],
  ["placement.kubernetes-fleet.io/v1", "ClusterResourcePlacement"],
  ["kudo.dev/v1beta1", "Instance"],
  ["fleet.cattle.io/v1alpha1", "Bundle"],
  ["fleet.cattle.io/v1alpha1", "BundleDeployment"],
  ["config.projectsveltos.io/v1beta1", "ClusterSummary"],
  ["config.projectsveltos.io/v1beta1", "ClusterConfiguration"],
  ["clusterstack.x-k8s.io/v1alpha1", "ClusterStack"],
  ["clusterstack.x-k8s.io/v1alpha1", "ClusterStackRelease"],
  ["clusterstack.x-k8s.io/v1alpha1", "ClusterAddon"],
  ["fleet.squaremo.dev/v1alpha1", "ProxyAssemblage"],
  ["fleet.squaremo.dev/v1alpha1", "Module"],
  ["landfall.dev/v1alpha1", "FleetReport"],
  ["landfall.dev/v1alpha1", "PackageReport"],
] as const;

const WORDS = [
  "conditions",
  "resourceStatuses",
  "aggregatedStatus",
  "manifestStatuses",
  "sync",
  "source",
  "git",
  "spec",
  "summary",
  "syncs",
  "stages",
  "resources",
  "featureSummaries",
  "nonReadyStatus",
  "clusters",
  "rollup",
];
const { fields } = fc.letrec<{ readonly json: unknown; readonly fields: object }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 0, -1, "", "True", "Failed", "__proto__"),
    tie("fields"),
    fc.array(tie("json"), { maxLength: 3 }),
  ),
  fields: fc.dictionary(
    fc.constantFrom(...WORDS, "type", "status", "observedGeneration", "lastSyncedCommit", "revision"),
    tie("json"),
    { maxKeys: 5 },
  ),
}));

const anyObject = fc
  .record({
    kind: fc.constantFrom(...KINDS),
    name: fc.constantFrom("a", "b"),
    spec: fields,
    status: fields,
    generation: fc.constantFrom(1, 2, undefined),
  })
  .map(({ kind: [apiVersion, kind], name, spec, status, generation }) => ({
    apiVersion,
    kind,
    metadata: {
      name,
      namespace: "shop",
      ...(generation === undefined ? {} : { generation }),
      annotations: { "landfall.dev/target": "edge-1/shop" },
    },
    spec,
    status,
  }));

const anySeen = fc.array(anyObject, { maxLength: 6 });
const anyDeclared = fc.array(anyObject, { maxLength: 3 });

const anySample = fc.record({
  metric: fc.constantFrom("landfall_target_objects", "landfall_target_observed_revision", "config_sync_resource_count"),
  labels: fc.dictionary(
    fc.constantFrom("cluster", "package", "state", "resourcegroup", "__proto__"),
    fc.constantFrom("edge-1", "shop", "current", "shop/a", ""),
  ),
  value: fc.constantFrom("1", "NaN", "-1", "1.5", "1e300", ""),
  at: fc.constantFrom(0, 1.5, -1, 1e300),
});

test("AC-X4: whatever a snapshot and a package hold, nothing throws and nothing lands by accident", () => {
  const resolver = readTargetConfig({});
  if (!resolver.ok) throw new Error("the empty config is valid");
  fc.assert(
    fc.property(anySeen, anyDeclared, fc.array(anySample, { maxLength: 4 }), (items, declared, samples) => {
      const snapshot = {
        apiVersion: "landfall.dev/v1alpha1",
        kind: "StatusSnapshot",
        metadata: { name: "edge-1" },
        spec: { cluster: "edge-1", observedAt: "2026-11-21T07:00:00Z", items, samples },
      };
      const objects = [snapshot, ...declared].map((object) => ({ object: object as KubeObject }));
      const found = observeFleet(objects, { resolver: resolver.value, staleAfter: 60_000 });
      const backwards = observeFleet(objects.toReversed(), { resolver: resolver.value, staleAfter: 60_000 });
      for (const { axes } of found.observations)
        expect(axes.health === "Current" && axes.upToDate === "yes").toBe(false);
      const sameItems = new Set(items.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).size === items.length;
      const sameDeclared =
        new Set(declared.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).size === declared.length;
      if (sameItems && sameDeclared) expect(backwards.observations).toEqual(found.observations);
    }),
    { numRuns: 500 },
  );
});
