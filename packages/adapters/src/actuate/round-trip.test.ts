import { isSameRevision, type Observation, upToDateOf } from "@landfall/core/aggregate";
import { type Json, type KubeObject, readPath, readString } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { actuateArgoCd } from "../argo-cd/actuate.ts";
import { readApplication } from "../argo-cd/application.ts";
import { actuateConfigSync } from "../config-sync/actuate.ts";
import { readSync } from "../config-sync/read.ts";
import { actuateFlux } from "../flux/actuate.ts";
import { readFlux } from "../flux/read.ts";
import type { Actuator, Delivery } from "./actuation.ts";
import { carryOut } from "./testing/carry-out.ts";

/** What somebody orders, and what the system resolves it to. */
interface Order {
  readonly revision: string;
  readonly commit: string;
}

const COMMIT = "c".repeat(40);
const DIGEST = `sha256:${"d".repeat(64)}`;
const TAG: Order = { revision: "v7", commit: COMMIT };
const PINNED: Order = { revision: COMMIT, commit: COMMIT };
const FLUX_SPELLING: Order = { revision: `v7@sha1:${COMMIT}`, commit: COMMIT };
const IMAGE_TAG: Order = { revision: "v7", commit: DIGEST };
const IMAGE_DIGEST: Order = { revision: DIGEST, commit: DIGEST };
const CHART: Order = { revision: "1.3.0", commit: "1.3.0" };

const target = { cluster: "a", package: "shop" };
const observedAt = "2026-11-21T07:00:00Z";
const context = { target, observedAt };
const ready = [{ type: "Ready", status: "True", reason: "Succeeded", message: "done" }];

function delivery(apiVersion: string, kind: string, spec: Json, isTarget = true): Delivery {
  const object = { apiVersion, kind, metadata: { name: "shop", namespace: "fleet", generation: 2 }, spec };
  return isTarget ? { object, target: "a/shop" } : { object };
}

/** As the reconciler reports: the spec repeated, and the commit it stands for. */
function synced(sync: KubeObject, { commit }: Order): readonly Observation[] {
  const hash = commit.replace("sha256:", "");
  const spec = (type: string): object => (readPath(sync, ["spec", type]) ?? {}) as object;
  const sources = { gitStatus: spec("git"), ociStatus: spec("oci"), helmStatus: spec("helm") };
  const status = {
    observedGeneration: 2,
    lastSyncedCommit: hash,
    source: { commit: hash, ...sources },
    sync: { commit: hash, ...sources },
    conditions: [{ type: "Syncing", status: "False" }],
  };
  return readSync({ ...sync, status }, context);
}

/** As source-controller names what it fetched: the name asked for, and what it stands for. */
function artifactOf(source: KubeObject | undefined, { commit }: Order): string {
  const ref = (field: string): string | undefined => readString(source, ["spec", "ref", field]);
  if (source?.kind === "HelmChart") return readString(source, ["spec", "version"]) ?? "";
  if (source?.kind === "OCIRepository") return ref("digest") ?? `${ref("tag")}@${commit}`;
  return ref("commit") === undefined ? `${ref("name") ?? ref("tag")}@sha1:${commit}` : `sha1:${commit}`;
}

function applied(kustomization: KubeObject, order: Order, source?: KubeObject): readonly Observation[] {
  const revision = artifactOf(source, order);
  const status = { observedGeneration: 2, conditions: ready, lastAppliedRevision: revision };
  return [readFlux({ ...kustomization, status }, { ...context, source: fetched(source, revision) })];
}

function released(release: KubeObject, order: Order, source?: KubeObject): readonly Observation[] {
  const revision = artifactOf(source, order);
  const version = readString(release, ["spec", "chart", "spec", "version"]) ?? revision;
  const isImage = source?.kind === "OCIRepository";
  const newest = isImage
    ? { chartVersion: `1.3.0+${order.commit.slice(7, 19)}`, ociDigest: order.commit }
    : { chartVersion: version };
  const status = { observedGeneration: 2, conditions: ready, history: [{ status: "deployed", ...newest }] };
  return [readFlux({ ...release, status }, { ...context, source: fetched(source, revision) })];
}

function fetched(source: KubeObject | undefined, revision: string): KubeObject | undefined {
  return source === undefined ? undefined : { ...source, status: { artifact: { revision } } };
}

/** As Argo CD compares: the sources of the spec, and what each stands for. */
function compared(application: KubeObject, { commit }: Order): readonly Observation[] {
  const [source, sources] = [readPath(application, ["spec", "source"]), readPath(application, ["spec", "sources"])];
  const several = Array.isArray(sources) ? { sources, source: { repoURL: "" } } : { source };
  const revisions = Array.isArray(sources) ? { revisions: sources.map(() => commit) } : { revision: commit };
  const status = { sync: { status: "Synced", ...revisions, comparedTo: several }, health: { status: "Healthy" } };
  return readApplication({ ...application, status }, context);
}

/** As Argo CD reports once it has rendered the dry source to its branch, and compared with that. */
function hydrated(application: KubeObject, { commit }: Order): readonly Observation[] {
  const sourceHydrator = readPath(application, ["spec", "sourceHydrator"]);
  const branch = { repoURL: DRY.repoURL, path: "prod", targetRevision: "environments/prod" };
  const status = {
    sync: { status: "Synced", revision: RENDERED, comparedTo: { source: branch } },
    health: { status: "Healthy" },
    sourceHydrator: {
      lastSuccessfulOperation: { drySHA: commit, hydratedSHA: RENDERED, sourceHydrator },
      currentOperation: { phase: "Hydrated", drySHA: commit },
    },
  };
  return readApplication({ ...application, status }, context);
}

const DRY = { repoURL: "https://git.example.com/dry", path: "prod", targetRevision: "v6" };
const RENDERED = "e".repeat(40);
const SYNC = "configsync.gke.io/v1beta1";
const KUSTOMIZATION = delivery("kustomize.toolkit.fluxcd.io/v1", "Kustomization", {
  sourceRef: { kind: "GitRepository", name: "shop" },
});
const OCI_KUSTOMIZATION = delivery("kustomize.toolkit.fluxcd.io/v1", "Kustomization", {
  sourceRef: { kind: "OCIRepository", name: "shop" },
});
const RELEASE = "helm.toolkit.fluxcd.io/v2";
const source = (kind: string, spec: Json): Delivery => delivery("source.toolkit.fluxcd.io/v1", kind, spec, false);
const git = { path: "prod", repoURL: "https://git.example.com/shop", targetRevision: "v6" };

type Read = (object: KubeObject, order: Order, source?: KubeObject) => readonly Observation[];
const ROWS: readonly (readonly [what: string, Actuator, readonly Delivery[], Read, readonly Order[]])[] = [
  [
    "a RootSync of git",
    actuateConfigSync,
    [delivery(SYNC, "RootSync", { git: { repo: "r", revision: "v6" } })],
    synced,
    [TAG, PINNED, FLUX_SPELLING],
  ],
  [
    "a RootSync of an image",
    actuateConfigSync,
    [delivery(SYNC, "RootSync", { sourceType: "oci", oci: { image: "registry.example.com:5000/team/shop:v6" } })],
    synced,
    [IMAGE_TAG, IMAGE_DIGEST],
  ],
  [
    "a RootSync of a chart",
    actuateConfigSync,
    [delivery(SYNC, "RootSync", { sourceType: "helm", helm: { chart: "shop", version: "1.2.0" } })],
    synced,
    [CHART],
  ],
  [
    "a Kustomization of git",
    actuateFlux,
    [KUSTOMIZATION, source("GitRepository", { ref: { branch: "main", tag: "v6" } })],
    applied,
    [TAG, PINNED, FLUX_SPELLING, { revision: "refs/tags/v7", commit: COMMIT }],
  ],
  [
    "a Kustomization of an image",
    actuateFlux,
    [OCI_KUSTOMIZATION, source("OCIRepository", { ref: { semver: "1.x" } })],
    applied,
    [IMAGE_TAG, IMAGE_DIGEST, { revision: `v7@${DIGEST}`, commit: DIGEST }],
  ],
  [
    "a HelmRelease of a HelmRepository",
    actuateFlux,
    [
      delivery(RELEASE, "HelmRelease", {
        chart: { spec: { version: "1.2.0", sourceRef: { kind: "HelmRepository", name: "charts" } } },
      }),
    ],
    released,
    [CHART],
  ],
  [
    "a HelmRelease of an image",
    actuateFlux,
    [
      delivery(RELEASE, "HelmRelease", { chartRef: { kind: "OCIRepository", name: "shop" } }),
      source("OCIRepository", { ref: { tag: "1.2.0" } }),
    ],
    released,
    [{ revision: "1.3.0", commit: DIGEST }, IMAGE_DIGEST],
  ],
  [
    "a HelmRelease of a HelmChart",
    actuateFlux,
    [
      delivery(RELEASE, "HelmRelease", { chartRef: { kind: "HelmChart", name: "shop" } }),
      source("HelmChart", { version: "1.2.0", sourceRef: { kind: "HelmRepository", name: "charts" } }),
    ],
    released,
    [CHART],
  ],
  [
    "an Application of git",
    actuateArgoCd,
    [delivery("argoproj.io/v1alpha1", "Application", { source: git })],
    compared,
    [TAG, PINNED, FLUX_SPELLING],
  ],
  [
    "an Application of a chart and values from elsewhere",
    actuateArgoCd,
    [
      delivery("argoproj.io/v1alpha1", "Application", {
        sources: [
          { repoURL: "https://git.example.com/values", targetRevision: "main", ref: "values" },
          { repoURL: "https://charts.example.com", chart: "shop", targetRevision: "1.2.0" },
        ],
      }),
    ],
    compared,
    [CHART],
  ],
  [
    "a hydrated Application",
    actuateArgoCd,
    [
      delivery("argoproj.io/v1alpha1", "Application", {
        sourceHydrator: { drySource: DRY, syncSource: { path: "prod", targetBranch: "environments/prod" } },
      }),
    ],
    hydrated,
    [TAG, PINNED],
  ],
  [
    "an Application of an image",
    actuateArgoCd,
    [
      delivery("argoproj.io/v1alpha1", "Application", {
        source: { repoURL: "oci://registry.example.com/shop", path: ".", targetRevision: "v6" },
      }),
    ],
    compared,
    [IMAGE_TAG, IMAGE_DIGEST],
  ],
];

describe("what a rollout has ordered is what it sees, once the system has it", () => {
  const cases = ROWS.flatMap(([what, actuator, objects, read, orders]) =>
    orders.map((order) => ({ what, actuator, objects, read, order, revision: order.revision })),
  );

  test.each(cases)("$what at $revision", ({ actuator, objects, read, order }) => {
    const { after, said, edits } = carryOut(actuator, objects, { "a/shop": order.revision });
    expect(said).toEqual([]);
    expect(edits).not.toEqual([]);
    const [moved, from] = after.map(({ object }) => object);
    const [seen] = read(moved as KubeObject, order, from);
    expect(seen?.axes).toMatchObject({ actuation: "Succeeded", upToDate: "yes" });
    expect(isSameRevision(order.revision, seen?.revision.observed ?? "")).toBe(true);
    expect(upToDateOf("v6", seen?.revision.observed)).toBe("no");
  });
});
