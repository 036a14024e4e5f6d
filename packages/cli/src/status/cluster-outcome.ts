import { failure, formatTime, type Problem, type Result, success } from "@landfall/core/object";
import type { StatusRules } from "@landfall/core/status";
import { type Arguments, isOn } from "../arguments.ts";
import type { OpenCluster } from "../cluster/open-clusters.ts";
import type { Live } from "../cluster/with-clusters.ts";
import type { Io, Outcome } from "../io.ts";
import { done, failed } from "../outcome.ts";
import { formatOf, json } from "../render/format.ts";
import { styleFor } from "../render/style.ts";
import { renderTable } from "../render/table.ts";
import { renderTree } from "../render/tree.ts";
import { clusterStatus, type LiveStatus } from "./cluster-status.ts";
import { type ClusterView, clusterTree, tellingStatuses } from "./cluster-view.ts";
import { OBJECT_HEADING, objectNames, objectRows, WIDE_HEADING, wideRows } from "./object-view.ts";
import { resourceGroupView } from "./resource-group-view.ts";
import { objectsVerdict } from "./verdict.ts";
import { selectedObjects } from "./which-objects.ts";

/** What `landfall status` prints of one cluster: of what was named all, else what is not as it should be. */
export async function clusterOutcome(
  cluster: OpenCluster,
  { args, io, rules, live }: { args: Arguments; io: Io; rules: StatusRules | undefined; live: Live },
): Promise<Outcome> {
  const looked = await readClusterStatus(cluster, args, live, rules);
  if (!looked.ok) return failed(looked.problems);
  const statuses = looked.value;
  const meant = statuses.filter(({ isMeant }) => isMeant);
  const { reached } = objectsVerdict(meant, "current");
  if (formatOf(args, "tree") === "resourcegroup") return resourceGroupOutcome(statuses, looked.problems, io);
  const text = printed(statuses, viewOf(cluster, args), args, io);
  return { ...done(text, looked.problems), exitCode: isOn(args, "exit-code") && !reached ? 3 : 0 };
}

function resourceGroupOutcome(statuses: readonly LiveStatus[], problems: readonly Problem[], io: Io): Outcome {
  const objects = statuses.flatMap(({ source }) => (source === undefined ? [] : [source]));
  const meant = statuses.filter(({ isMeant }) => isMeant);
  const group = resourceGroupView({ statuses: meant, objects, observedAt: formatTime(io.now().getTime()) });
  return group.ok ? done(json(group.value), problems) : failed(group.problems);
}

/** The status of what a command line asks of a cluster. Problem `NothingThere` where nothing at all was found. */
export async function readClusterStatus(
  cluster: OpenCluster,
  args: Arguments,
  live: Live,
  rules?: StatusRules,
): Promise<Result<readonly LiveStatus[]>> {
  const selects = selectedObjects(args);
  if (!selects.ok) return failure(...selects.problems);
  const words = args.positionals;
  const status = await clusterStatus(cluster, { words, selects: selects.value, rules }, live);
  if (!status.ok || status.value.some(({ isMeant }) => isMeant)) return status;
  return success(status.value, [...status.problems, nothingThere(cluster)]);
}

function nothingThere({ name, namespace }: OpenCluster): Problem {
  const where = namespace === undefined ? name : `the namespace ${namespace} of ${name}`;
  const message = `nothing that was asked for is in ${where}`;
  const hint = namespace === undefined ? undefined : "-A looks in all namespaces";
  return { code: "NothingThere", severity: "warning", message, ...(hint !== undefined && { hint }) };
}

function viewOf({ name, namespace, flags }: OpenCluster, args: Arguments): ClusterView {
  return {
    cluster: name,
    flags,
    namespace,
    all: isOn(args, "all") || args.positionals.length > 0,
    why: isOn(args, "why"),
    children: isOn(args, "children"),
  };
}

function printed(statuses: readonly LiveStatus[], view: ClusterView, args: Arguments, io: Io): string {
  const format = formatOf(args, "tree");
  const style = styleFor(io);
  const told = tellingStatuses(statuses, view.all);
  if (format === "json") {
    const meant = statuses.filter(({ isMeant }) => isMeant);
    return json(meant.map(({ object, result }) => ({ object, result })));
  }
  if (format === "name") return objectNames(told);
  if (format === "wide") return renderTable(WIDE_HEADING, wideRows(told), style, undefined);
  if (format === "table") return renderTable(OBJECT_HEADING, objectRows(told), style, io.columns);
  return renderTree([clusterTree(statuses, told, view)], style, io.columns);
}
