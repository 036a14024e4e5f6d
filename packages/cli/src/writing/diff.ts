import { formatRef, type Json, type KubeObject, refOf } from "@landfall/core/object";
import { type Catalogue, liveChanges } from "@landfall/core/suspend";
import { unifiedDiff } from "@landfall/krm-functions/runner";
import type { Prepared } from "@landfall/kubernetes";
import { toYaml } from "../input/to-yaml.ts";
import type { ClusterWork } from "./live-job.ts";

/** The changes of a cluster's objects, as one unified diff for each, without managed fields and versions. */
export function diffOf(
  prepared: readonly Prepared[],
  { cluster, removals = [] }: ClusterWork,
  catalogue: Catalogue,
  places: boolean,
): string {
  const place = places ? `${cluster.name}: ` : "";
  const changes = prepared.flatMap(({ target, live, plan }) => {
    if (live === undefined || plan === undefined) return [];
    const found = liveChanges(live, target.decide, catalogue);
    return found.ok ? found.value : [];
  });
  const diffs = [
    ...changes.map(({ ref, before, after }) => ({ ref: formatRef(ref), before, after })),
    ...removals.map((before) => ({ ref: formatRef(refOf(before)), before, after: undefined })),
  ];
  return diffs.map(({ ref, before, after }) => objectDiff(`${place}${ref}`, before, after)).join("");
}

/** The change of an object as a unified diff, without managed fields and versions. */
export function objectDiff(path: string, before: KubeObject | undefined, after: KubeObject | undefined): string {
  return unifiedDiff({
    path,
    before: before === undefined ? undefined : toYaml(shown(before)),
    after: after === undefined ? undefined : toYaml(shown(after)),
  });
}

/** An object without the version fields of the API server. */
function shown({ metadata, ...object }: KubeObject): { readonly [key: string]: Json } {
  const {
    managedFields: _,
    resourceVersion: __,
    generation: ___,
    ...kept
  } = (metadata ?? {}) as Record<string, unknown>;
  const { apiVersion, kind, ...rest } = object;
  return { apiVersion, kind, metadata: kept, ...rest } as { readonly [key: string]: Json };
}
