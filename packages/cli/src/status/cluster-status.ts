import { type KubeObject, type Problem, type Result, refOf, success } from "@landfall/core/object";
import type { StatusResult, StatusRuleSet } from "@landfall/core/status";
import type { Looked } from "../cluster/look.ts";
import type { OpenCluster } from "../cluster/open-clusters.ts";
import type { Live } from "../cluster/with-clusters.ts";
import type { ObjectStatus } from "./object-status.ts";
import { objectStatuses } from "./object-view.ts";

/** The status of an object in a cluster, with the object itself. */
export interface LiveStatus extends ObjectStatus {
  /** The object itself; absent if it was named and does not exist. */
  readonly source?: KubeObject;
  /** Whether the object is among the requested ones. */
  readonly isMeant: boolean;
}

/** The request to a cluster. */
export interface Asked {
  readonly words: readonly string[];
  /** The exact objects to read, in place of words. */
  readonly objects?: readonly KubeObject[] | undefined;
  /** Whether an object has the requested labels. */
  readonly selects: (object: KubeObject) => boolean;
  readonly rules: StatusRuleSet | undefined;
}

/**
 * Judges objects of a cluster by the cluster's clock: the requested ones, and those that are evidence about them. A
 * named object that does not exist is NotFound.
 */
export async function clusterStatus(
  cluster: OpenCluster,
  asked: Asked,
  live: Pick<Live, "lookAt">,
): Promise<Result<readonly LiveStatus[]>> {
  const looked = await live.lookAt(cluster, asked);
  if (!looked.ok) return looked;
  const statuses = judgeLooked(cluster, looked.value, asked);
  return success(statuses, [...looked.problems, ...warningsOf(statuses)]);
}

/** The status of the objects found in a cluster, and of named objects that are missing. */
export function judgeLooked(
  cluster: OpenCluster,
  { found, meant }: Looked,
  { selects, rules }: Pick<Asked, "selects" | "rules">,
): readonly LiveStatus[] {
  const now = cluster.now();
  const seen = found.map(({ object }) => ({ object, now, isTaken: true }));
  const statuses = objectStatuses(seen, rules).map((status, at): LiveStatus => {
    const source = seen[at]?.object ?? {};
    return { ...status, source, isMeant: meant.includes(source) && selects(source) };
  });
  const missing = meant.named.filter(
    ({ resource, name, namespace }) =>
      !found.some(({ object }) => {
        const ref = refOf(object);
        const isThere = namespace === undefined || ref.namespace === namespace;
        return ref.kind === resource.kind && ref.group === resource.group && ref.name === name && isThere;
      }),
  );
  const notThere = missing.map(({ resource: { group, kind, namespaced }, name, namespace, why }): LiveStatus => {
    const where = namespace ?? (namespaced ? (cluster.namespace ?? "") : "");
    return { object: { group, kind, namespace: where, name }, result: notFound(cluster.name, why), isMeant: true };
  });
  return [...statuses, ...notThere];
}

function notFound(cluster: string, why = `it is not in ${cluster}`): StatusResult {
  return {
    status: "NotFound",
    suspended: false,
    terminal: false,
    reason: "NotFound",
    message: why,
    conditions: [],
    evidence: { rule: "cluster/not-found", fields: [] },
    warnings: [],
  };
}

function warningsOf(statuses: readonly LiveStatus[]): readonly Problem[] {
  return statuses
    .filter(({ isMeant }) => isMeant)
    .flatMap(({ result, object }) =>
      result.warnings.map((problem): Problem => ({ ...problem, severity: "warning", ref: object })),
    );
}
