// The family of delivery objects that never say whether what they applied runs.
import { type Observation, type ReadContext, summarizeTarget } from "@landfall/core/aggregate";
import type { KubeObject } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { readApplication } from "../argo-cd/index.ts";
import { readSync } from "../config-sync/index.ts";
import { readFlux } from "../flux/index.ts";
import { readManifestWork } from "../ocm/index.ts";
import { readPackageRevision } from "../porch/index.ts";
import { readClusterSummary } from "../sveltos/index.ts";

const CONTEXT: ReadContext = { target: { cluster: "eu-1", package: "shop" }, observedAt: "2026-11-21T07:00:00Z" };
const metadata = { name: "shop", generation: 1 };
const ready = { type: "Ready", status: "True", reason: "Succeeded", message: "done" };
const COMMIT = "1111111aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";

const release = (spec: object): KubeObject => ({
  kind: "HelmRelease",
  metadata,
  spec: { chart: { spec: { version: "1.2.3" } }, ...spec },
  status: { observedGeneration: 1, lastAttemptedRevision: "1.2.3", lastAppliedRevision: "1.2.3", conditions: [ready] },
});

test.each<[what: string, seen: Observation | readonly Observation[], hint: string]>([
  [
    "a Kustomization without wait",
    readFlux(
      {
        kind: "Kustomization",
        metadata,
        spec: {},
        status: {
          observedGeneration: 1,
          lastAppliedRevision: "v1",
          lastAttemptedRevision: "v1",
          conditions: [ready],
        },
      },
      { ...CONTEXT, wanted: "v1" },
    ),
    "let Flux wait for it (spec.wait or spec.healthChecks), or put its objects into the snapshot",
  ],
  [
    "a HelmRelease that does not wait",
    readFlux(release({ install: { disableWait: true } }), CONTEXT),
    "let Flux wait for it (disableWait of spec.install and spec.upgrade), or put its objects into the snapshot",
  ],
  [
    "a RootSync without its ResourceGroup",
    readSync(
      {
        kind: "RootSync",
        metadata,
        spec: { sourceType: "git", git: { revision: "v1" } },
        status: {
          observedGeneration: 1,
          lastSyncedCommit: COMMIT,
          source: { commit: COMMIT },
          sync: { commit: COMMIT, gitStatus: { revision: "v1" } },
          conditions: [{ type: "Syncing", status: "False" }],
        },
      },
      CONTEXT,
    ),
    "put the ResourceGroup of this sync, which says it, into the snapshot",
  ],
  [
    "a ManifestWork without rules for its conditions",
    readManifestWork(
      {
        kind: "ManifestWork",
        metadata,
        status: { conditions: [{ type: "Applied", status: "True", observedGeneration: 1 }] },
      },
      CONTEXT,
    ),
    "give the ManifestWork conditionRules for Progressing and Degraded, or put its objects into the snapshot",
  ],
  [
    "a ClusterSummary whose profile checks nothing",
    readClusterSummary(
      {
        kind: "ClusterSummary",
        metadata,
        spec: { clusterProfileSpec: { helmCharts: [{ releaseName: "shop", chartVersion: "1.2.3" }] } },
        status: { featureSummaries: [{ featureID: "Helm", status: "Provisioned" }] },
      },
      { ...CONTEXT, wanted: undefined },
    ),
    "give the profile validateHealths for each of its features, or put its objects into the snapshot",
  ],
  [
    "a published PackageRevision",
    readPackageRevision(
      {
        kind: "PackageRevision",
        metadata,
        spec: { revision: 3, lifecycle: "Published" },
        status: {},
      },
      CONTEXT,
    ),
    "put what delivers the published revision into the snapshot of its cluster",
  ],
])("%s says what would show its health", (_, seen, hint) => {
  const [delivery] = [seen].flat();
  expect(delivery).toMatchObject({ axes: { health: "Unknown", actuation: "Succeeded" }, healthHint: hint });
});

describe("what says its health gives no hint", () => {
  test.each<[what: string, seen: Observation]>([
    ["a HelmRelease", readFlux(release({}), CONTEXT)],
    ["a HelmRelease that is not ready yet", readFlux({ ...release({}), status: { observedGeneration: 0 } }, CONTEXT)],
  ])("%s", (_, seen) => {
    expect(seen).not.toHaveProperty("healthHint");
    expect(summarizeTarget(CONTEXT.target, [seen]).reason).not.toBe("HealthUnseen");
  });
});

test("an Application without a health says that Argo CD does not know it", () => {
  const [delivery] = readApplication(
    { kind: "Application", metadata, spec: {}, status: { sync: { status: "Synced", revision: "v1" } } },
    CONTEXT,
  );
  expect(delivery?.message).toBe(
    "Synced, Unknown: Argo CD does not say whether it runs; its resources may, in Argo CD",
  );
});
