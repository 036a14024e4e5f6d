import type { Json, KubeObject, Result } from "@landfall/core/object";
import { type FilledValues, fillValues, type ValueSources } from "@landfall/core/steps";
import { type ClusterObjects, clusterSources } from "../inventory/index.ts";
import { clusterRefOfAddon } from "./addon.ts";

/** The objects of a cluster from which an addon may take values, as they were last seen. */
export type AddonRuntime = ClusterObjects;

/**
 * Returns the sources of an addon's runtime values: `Cluster`, and `Infrastructure`, also by its kind
 * (`DockerCluster`). An object that is not the addon's own counts as not seen.
 */
export function addonSources(addon: KubeObject, runtime: AddonRuntime): ValueSources {
  return clusterSources(clusterRefOfAddon(addon), runtime);
}

/**
 * Returns the values of an addon's chart with all references to the Cluster and the infrastructure cluster filled in,
 * such as `$(Cluster.spec.controlPlaneEndpoint.host)`. A value that does not exist yet is waited for by name. Problems:
 * those of `fillValues`.
 */
export function addonValues(template: Json, addon: KubeObject, runtime: AddonRuntime): Result<FilledValues> {
  return fillValues(template, addonSources(addon, runtime));
}
