import { type KubeObject, type Problem, type Result, refOf, success } from "@landfall/core/object";
import type { StatusResult, StatusRules } from "@landfall/core/status";
import type { OpenCluster } from "../cluster/open-clusters.ts";
import type { Live } from "../cluster/with-clusters.ts";
import type { ObjectStatus } from "./object-status.ts";
import { objectStatuses } from "./object-view.ts";

/** An object of a cluster, what state it is in, and what it is. */
export interface LiveStatus extends ObjectStatus {
  /** The object itself; absent for one that was named and is not there. */
  readonly source?: KubeObject;
  /** Whether it is one of those that were asked for. */
  readonly isMeant: boolean;
}

/** What was asked of a cluster. */
export interface Asked {
  readonly words: readonly string[];
  /** Whether an object has the labels that were asked for. */
  readonly selects: (object: KubeObject) => boolean;
  readonly rules: StatusRules | undefined;
}

/**
 * What state the objects of a cluster are in, judged by its own clock: those that were asked for, and those that are evidence
 * about them. One that was named and is not there is NotFound.
 */
export async function clusterStatus(
  cluster: OpenCluster,
  { words, selects, rules }: Asked,
  live: Pick<Live, "lookAt">,
): Promise<Result<readonly LiveStatus[]>> {
  const looked = await live.lookAt(cluster, words);
  if (!looked.ok) return looked;
  const { found, meant } = looked.value;
  const now = cluster.now();
  const seen = found.map(({ object }) => ({ object, now, isTaken: true }));
  const statuses = objectStatuses(seen, rules).map((status, at): LiveStatus => {
    const source = seen[at]?.object ?? {};
    return { ...status, source, isMeant: meant.includes(source) && selects(source) };
  });
  const missing = meant.named.filter(
    ({ resource, name }) =>
      !found.some(
        ({ object }) =>
          object.kind === resource.kind && refOf(object).group === resource.group && refOf(object).name === name,
      ),
  );
  const notThere = missing.map(({ resource: { group, kind, namespaced }, name }): LiveStatus => {
    const namespace = namespaced ? (cluster.namespace ?? "") : "";
    return { object: { group, kind, namespace, name }, result: notFound(cluster.name), isMeant: true };
  });
  return success([...statuses, ...notThere], [...looked.problems, ...warningsOf(statuses)]);
}

function notFound(cluster: string): StatusResult {
  return {
    status: "NotFound",
    suspended: false,
    terminal: false,
    reason: "NotFound",
    message: `it is not in ${cluster}`,
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
