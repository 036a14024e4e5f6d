import { type Observation, SEVERITIES, severityOf } from "@landfall/core/aggregate";
import { type Condition, formatTarget, type KubeObject, refOf, type Target, targetKey } from "@landfall/core/object";
import type { FunctionResult, Item, ResourceList } from "../sdk/index.ts";
import type { TargetReader } from "../targets/target-reader.ts";

/** The input for the results that the person who renders sees. */
export interface ResultInput {
  readonly observations: readonly Observation[];
  readonly delivery: ReadonlyMap<string, KubeObject>;
  readonly unclaimed: ReadonlyMap<string, number>;
  readonly condition: Condition;
  readonly maxResults: number;
  readonly failOn: "never" | "failed" | "not-landed";
  readonly targetOf: TargetReader;
}

/** Severities that somebody should look at; the others are progress or intended. */
const WARNINGS: ReadonlySet<string> = new Set(["failed", "not-applied", "missing", "stale", "unknown"]);

/**
 * Adds one result for the fleet, one for each exception (worst first, at most `maxResults`, the rest counted), one for
 * each snapshot with objects of no target. `failOn` makes errors, so that the render stops.
 */
export function writeResults(list: ResourceList, input: ResultInput): void {
  const { observations, condition, maxResults, failOn } = input;
  const landed = condition.status === "True";
  const failed = observations.some((observation) => severityOf(observation) === "failed");
  const stop = (failOn === "failed" && failed) || (failOn === "not-landed" && !landed);
  list.addResult({
    severity: stop ? "error" : "info",
    message: condition.message ?? "",
    tags: { code: condition.reason ?? "", condition: condition.type, status: condition.status },
  });
  const exceptions = worstFirst(observations);
  const told = exceptions.slice(0, maxResults);
  const kinds = new Set(told.map(({ target }) => input.delivery.get(targetKey(target))?.kind));
  const items = list.items.filter(({ kind }) => kinds.has(kind));
  for (const observation of told) list.addResult(resultOf(observation, input, items));
  const more = exceptions.length - maxResults;
  if (more > 0 && maxResults > 0)
    list.addResult({
      severity: "info",
      message: `${more} more targets are listed in the reports only`,
      tags: { code: "TooManyResults" },
    });
  for (const [cluster, count] of [...input.unclaimed].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    list.addResult({
      severity: "info",
      message: `${count} objects in the snapshot of ${cluster} belong to no package`,
      tags: { code: "UnclaimedObjects", cluster },
    });
}

function worstFirst(observations: readonly Observation[]): readonly Observation[] {
  return observations
    .flatMap((observation) => {
      const severity = severityOf(observation);
      return severity === undefined ? [] : [{ observation, rank: SEVERITIES.indexOf(severity) }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ observation }) => observation);
}

function resultOf(
  observation: Observation,
  { delivery, targetOf }: ResultInput,
  items: readonly Item[],
): FunctionResult {
  const { target, reason, message } = observation;
  const severity = severityOf(observation) ?? "";
  const tags = { code: reason, severity, cluster: target.cluster, package: target.package ?? "" };
  const result = {
    severity: WARNINGS.has(severity) ? "warning" : "info",
    message: `${formatTarget(target)} ${severity}: ${message}`,
    tags,
  } as const;
  const object = delivery.get(targetKey(target));
  if (object === undefined) return result;
  const { namespace, name } = refOf(object);
  const resourceRef = {
    apiVersion: object.apiVersion ?? "",
    kind: object.kind ?? "",
    name,
    ...(namespace === "" ? {} : { namespace }),
  };
  const item = itemOf(
    items.filter((one) => one.kind === object.kind && one.name === name && one.namespace === namespace),
    target,
    targetOf,
  );
  const file = item === undefined || item.id.path === "" ? {} : { file: { path: item.id.path, index: item.id.index } };
  return { ...result, resourceRef, ...file };
}

/**
 * Returns the item of a target among those with the identity of its delivery object. A package may have one such object
 * for each cluster, all with the same name.
 */
function itemOf(alike: readonly Item[], target: Target, targetOf: TargetReader): Item | undefined {
  if (alike.length < 2) return alike[0];
  const key = targetKey(target);
  return alike.find((item) => {
    const found = targetOf(item);
    return found.ok && targetKey(found.value) === key;
  });
}
