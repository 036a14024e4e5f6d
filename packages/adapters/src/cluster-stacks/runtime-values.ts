import type { Json, KubeObject, Result } from "@landfall/core/object";
import { type FilledValues, fillValues, type ValueSources } from "@landfall/core/steps";
import { type ClusterObjects, clusterSources } from "../inventory/index.ts";
import { clusterRefOfAddon } from "./addon.ts";

/** The objects of a cluster that an addon may take values from, as they were seen last. */
export type AddonRuntime = ClusterObjects;

/**
 * The sources of runtime values of an addon: `Cluster`, and `Infrastructure`, which goes by its kind as well
 * (`DockerCluster`). An object that is another than the addon's own counts as not seen.
 */
export function addonSources(addon: KubeObject, runtime: AddonRuntime): ValueSources {
  return clusterSources(clusterRefOfAddon(addon), runtime);
}

/**
 * The values of an addon's chart with all filled in that they name of the Cluster and the infrastructure cluster, as
 * `$(Cluster.spec.controlPlaneEndpoint.host)`. A value that is not there yet is waited for by name. Problems: those of
 * `fillValues`.
 */
export function addonValues(template: Json, addon: KubeObject, runtime: AddonRuntime): Result<FilledValues> {
  return fillValues(template, addonSources(addon, runtime));
}
