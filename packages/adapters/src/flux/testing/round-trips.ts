import type { Observation } from "@landfall/core/aggregate";
import { type Json, type KubeObject, readString } from "@landfall/core/object";
import type { Delivery } from "../../actuate/actuation.ts";
import { CONTEXT, delivery, ORDERS, type Order, type RoundTrip } from "../../actuate/testing/round-trip.ts";
import { actuateFlux } from "../actuate.ts";
import { readFlux } from "../read.ts";

const ready = [{ type: "Ready", status: "True", reason: "Succeeded", message: "done" }];

/** Returns the artifact as source-controller names it: the requested name, and the commit that it stands for. */
function artifactOf(source: KubeObject | undefined, { commit }: Order): string {
  const ref = (field: string): string | undefined => readString(source, ["spec", "ref", field]);
  if (source?.kind === "HelmChart") return readString(source, ["spec", "version"]) ?? "";
  if (source?.kind === "OCIRepository") return ref("digest") ?? `${ref("tag")}@${commit}`;
  return ref("commit") === undefined ? `${ref("name") ?? ref("tag")}@sha1:${commit}` : `sha1:${commit}`;
}

function applied(kustomization: KubeObject, order: Order, source?: KubeObject): readonly Observation[] {
  const revision = artifactOf(source, order);
  const status = { observedGeneration: 2, conditions: ready, lastAppliedRevision: revision };
  return [readFlux({ ...kustomization, status }, { ...CONTEXT, source: fetched(source, revision) })];
}

function released(release: KubeObject, order: Order, source?: KubeObject): readonly Observation[] {
  const revision = artifactOf(source, order);
  const version = readString(release, ["spec", "chart", "spec", "version"]) ?? revision;
  const isImage = source?.kind === "OCIRepository";
  const newest = isImage
    ? { chartVersion: `1.3.0+${order.commit.slice(7, 19)}`, ociDigest: order.commit }
    : { chartVersion: version };
  const status = { observedGeneration: 2, conditions: ready, history: [{ status: "deployed", ...newest }] };
  return [readFlux({ ...release, status }, { ...CONTEXT, source: fetched(source, revision) })];
}

function fetched(source: KubeObject | undefined, revision: string): KubeObject | undefined {
  return source === undefined ? undefined : { ...source, status: { artifact: { revision } } };
}

const KUSTOMIZATION = delivery("kustomize.toolkit.fluxcd.io/v1", "Kustomization", {
  sourceRef: { kind: "GitRepository", name: "shop" },
});
const OCI_KUSTOMIZATION = delivery("kustomize.toolkit.fluxcd.io/v1", "Kustomization", {
  sourceRef: { kind: "OCIRepository", name: "shop" },
});
const RELEASE = "helm.toolkit.fluxcd.io/v2";
const source = (kind: string, spec: Json): Delivery => delivery("source.toolkit.fluxcd.io/v1", kind, spec, false);

export const roundTrips: readonly RoundTrip[] = [
  {
    what: "a Kustomization of git",
    actuate: actuateFlux,
    objects: [KUSTOMIZATION, source("GitRepository", { ref: { branch: "main", tag: "v6" } })],
    read: applied,
    orders: [ORDERS.tag, ORDERS.commit, ORDERS.asFluxSpellsIt, ORDERS.fullName],
  },
  {
    what: "a Kustomization of an image",
    actuate: actuateFlux,
    objects: [OCI_KUSTOMIZATION, source("OCIRepository", { ref: { semver: "1.x" } })],
    read: applied,
    orders: [ORDERS.imageTag, ORDERS.imageDigest, ORDERS.imageTagAndDigest],
  },
  {
    what: "a HelmRelease of a HelmRepository",
    actuate: actuateFlux,
    objects: [
      delivery(RELEASE, "HelmRelease", {
        chart: { spec: { version: "1.2.0", sourceRef: { kind: "HelmRepository", name: "charts" } } },
      }),
    ],
    read: released,
    orders: [ORDERS.chart],
  },
  {
    what: "a HelmRelease of an image",
    actuate: actuateFlux,
    objects: [
      delivery(RELEASE, "HelmRelease", { chartRef: { kind: "OCIRepository", name: "shop" } }),
      source("OCIRepository", { ref: { tag: "1.2.0" } }),
    ],
    read: released,
    orders: [ORDERS.chartImage, ORDERS.imageDigest],
  },
  {
    what: "a HelmRelease of a HelmChart",
    actuate: actuateFlux,
    objects: [
      delivery(RELEASE, "HelmRelease", { chartRef: { kind: "HelmChart", name: "shop" } }),
      source("HelmChart", { version: "1.2.0", sourceRef: { kind: "HelmRepository", name: "charts" } }),
    ],
    read: released,
    orders: [ORDERS.chart],
  },
];
