import type { KubeObject } from "../kube-object.ts";
import { formatPath, readPath } from "../path.ts";
import { refOf } from "../ref.ts";
import type { ClusterField } from "./cluster-field.ts";
import { CLUSTER_FIELDS, CLUSTER_FIELDS_OF_ANY } from "./generated/cluster-fields.ts";

/** A cluster that an object itself names, and the field that names it. */
export interface ClusterClaim {
  readonly cluster: string;
  readonly field: string;
}

type Convention = (object: KubeObject) => ClusterClaim | undefined;

function claimAt({ path, form = /^([^]+)$/ }: ClusterField): Convention {
  const field = formatPath(path);
  return (object) => {
    const value = readPath(object, path);
    const cluster = typeof value === "string" ? form.exec(value)?.[1] : undefined;
    return cluster === undefined ? undefined : { cluster, field };
  };
}

const OF_KINDS: ReadonlyMap<string, Convention> = new Map(
  CLUSTER_FIELDS.map(([kind, field]) => [kind, claimAt(field)]),
);
const OF_ANY: readonly Convention[] = CLUSTER_FIELDS_OF_ANY.map(claimAt);

const NO_CLAIMS: readonly ClusterClaim[] = [];

/**
 * Returns every cluster that an object itself names: in the fields of its kind, and in those that any object may have.
 */
export function claimedClusters(object: KubeObject): readonly ClusterClaim[] {
  const { group, kind } = refOf(object);
  const ofKind = OF_KINDS.get(`${group}/${kind}`)?.(object);
  const ofAny = OF_ANY.flatMap((claim) => claim(object) ?? []);
  if (ofKind === undefined) return ofAny.length === 0 ? NO_CLAIMS : ofAny;
  return ofAny.length === 0 ? [ofKind] : [ofKind, ...ofAny];
}
