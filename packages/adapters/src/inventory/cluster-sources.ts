import { type Json, type KubeObject, type ObjectRef, parseApiVersion, readString, refOf } from "@landfall/core/object";
import type { ValueSources } from "@landfall/core/steps";

/** The objects of a cluster from which values may be taken, as they were last seen. */
export interface ClusterObjects {
  /** The cluster's `Cluster` object of Cluster API. */
  readonly cluster?: KubeObject | undefined;
  /** The infrastructure cluster of the provider, to which the Cluster refers. */
  readonly infrastructure?: KubeObject | undefined;
}

/** The field values of a Cluster that mean that it has no endpoint. */
const NO_ENDPOINT: { readonly [field: string]: Json } = { "spec.controlPlaneEndpoint.port": 0 };

/**
 * Returns the sources of runtime values for the Cluster of this name: `Cluster`, and `Infrastructure`, also by its kind
 * (`DockerCluster`). An object that is neither that Cluster nor the one it refers to counts as not seen.
 */
export function clusterSources(ref: ObjectRef, { cluster, infrastructure }: ClusterObjects): ValueSources {
  const own = isSame(ref, cluster) ? cluster : undefined;
  const beside = infrastructureRefOf(own) ?? {
    group: "infrastructure.cluster.x-k8s.io",
    kind: "",
    namespace: "",
    name: "",
  };
  const provider = {
    ref: beside,
    object: isSame(beside, infrastructure) ? infrastructure : undefined,
    none: NO_ENDPOINT,
  };
  return new Map([
    ["Cluster", { ref, object: own, none: NO_ENDPOINT }],
    ["Infrastructure", provider],
    ...(beside.kind === "" ? [] : ([[beside.kind, provider]] as const)),
  ]);
}

/** Returns the infrastructure cluster to which a Cluster refers; `undefined` if it names none. */
export function infrastructureRefOf(cluster: KubeObject | undefined): ObjectRef | undefined {
  const at = (field: string): string | undefined => readString(cluster, ["spec", "infrastructureRef", field]);
  const [kind, name] = [at("kind"), at("name")];
  if (cluster === undefined || !kind || !name) return undefined;
  const group = at("apiGroup") ?? parseApiVersion(at("apiVersion") ?? "").group;
  return { group, kind, namespace: at("namespace") ?? refOf(cluster).namespace, name };
}

function isSame(wanted: ObjectRef, object: KubeObject | undefined): boolean {
  if (object === undefined) return false;
  const { group, kind, namespace, name } = refOf(object);
  return group === wanted.group && kind === wanted.kind && namespace === wanted.namespace && name === wanted.name;
}
