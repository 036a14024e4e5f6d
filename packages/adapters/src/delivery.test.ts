import { isLanded, type Observation } from "@landfall/core/aggregate";
import type { KubeObject } from "@landfall/core/object";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readApplication, readApplicationSet } from "./argo-cd/index.ts";
import { readCluster } from "./cluster-api/index.ts";
import { readClusterAddon, readClusterStack, readClusterStackRelease } from "./cluster-stacks/index.ts";
import { readSync } from "./config-sync/index.ts";
import { readAssemblage, readModule } from "./fleeet/index.ts";
import { readFlux } from "./flux/index.ts";
import { readBinding, readWork } from "./karmada/index.ts";
import { readPlacement } from "./kubefleet/index.ts";
import { readInstance } from "./kudo/index.ts";
import { readManifestWork } from "./ocm/index.ts";
import { readPackageRevision } from "./porch/index.ts";
import { readBundle, readBundleDeployment } from "./rancher-fleet/index.ts";
import { readClusterSummary } from "./sveltos/index.ts";

const context = { target: { cluster: "edge-1", package: "shop" }, observedAt: "2026-11-21T07:00:00Z", wanted: "v1" };

const READERS: readonly (readonly [name: string, read: (object: KubeObject) => readonly Observation[]])[] = [
  ["Argo CD Application", (object) => readApplication(object, context)],
  ["Argo CD ApplicationSet", (object) => [readApplicationSet(object, context)]],
  ["Cluster API Cluster", (object) => [readCluster(object, context)]],
  ["Porch PackageRevision", (object) => [readPackageRevision(object, context)]],
  ["OCM ManifestWork", (object) => readManifestWork(object, context)],
  ["KubeFleet placement", (object) => readPlacement(object, { package: "shop", wanted: "v1" })],
  ["KUDO Instance", (object) => [readInstance(object, context)]],
  ["Config Sync RootSync", (object) => readSync(object, { ...context, resourceGroup: object })],
  ["Flux Kustomization", (object) => [readFlux({ ...object, kind: "Kustomization" }, { ...context, source: object })]],
  ["Flux HelmRelease", (object) => [readFlux({ ...object, kind: "HelmRelease" }, { ...context, source: object })]],
  ["Karmada ResourceBinding", (object) => readBinding(object, { package: "shop", templateGeneration: 1 })],
  ["Karmada Work", (object) => readWork(object, context)],
  ["Fleet Bundle", (object) => [readBundle(object, context)]],
  ["Fleet BundleDeployment", (object) => readBundleDeployment(object, { ...context, bundle: object })],
  [
    "Sveltos ClusterSummary",
    (object) => [readClusterSummary(object, { ...context, profile: object, configuration: object })],
  ],
  ["ClusterStack", (object) => [readClusterStack(object, context)]],
  ["ClusterStackRelease", (object) => [readClusterStackRelease(object, context)]],
  ["ClusterAddon", (object) => [readClusterAddon(object, { ...context, cluster: object })]],
  ["fleeet Module", (object) => [readModule(object, context)]],
  [
    "fleeet Assemblage",
    (object) => readAssemblage({ ...object, kind: "Assemblage" }, { cluster: "edge-1", moduleOf: () => object }),
  ],
];

const words = fc.constantFrom(
  "status",
  "conditions",
  "type",
  "Ready",
  "Applied",
  "True",
  "sync",
  "health",
  "spec",
  "v1",
);
const wild = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(words, fc.oneof(words, fc.array(fc.dictionary(words, words)))),
);

describe("AC-X4: whatever an object holds", () => {
  test.each(READERS)("%s: no throw, and nothing landed by accident", (_, read) => {
    fc.assert(
      fc.property(wild, wild, wild, (metadata, spec, status) => {
        const object = { apiVersion: "example.com/v1", kind: "Any", metadata, spec, status } as KubeObject;
        for (const observation of read(object)) expect(isLanded(observation)).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  test.each(READERS)("%s: an object with nothing but its kind has not landed", (_, read) => {
    for (const observation of read({ kind: "Any" })) expect(isLanded(observation)).toBe(false);
  });
});
