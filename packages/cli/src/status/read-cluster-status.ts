import { failure, type Problem, type Result, success } from "@landfall/core/object";
import type { StatusRuleSet } from "@landfall/core/status";
import { type Arguments, isOn, textOf } from "../arguments.ts";
import type { OpenCluster } from "../cluster/open-clusters.ts";
import type { Live } from "../cluster/with-clusters.ts";
import type { Io } from "../io.ts";
import { type Asked, clusterStatus, type LiveStatus } from "./cluster-status.ts";
import type { ClusterView } from "./cluster-view.ts";
import { packageObjects } from "./package-objects.ts";
import { selectedObjects } from "./which-objects.ts";

/** Everything that a command needs to read clusters. */
export interface Looking {
  readonly args: Arguments;
  readonly io: Io;
  readonly live: Live;
  readonly rules?: StatusRuleSet | undefined;
}

/** The status of what a command line requests from a cluster. Problem `NothingThere` if nothing at all was found. */
export async function readClusterStatus(
  cluster: OpenCluster,
  { args, io, live, rules }: Looking,
): Promise<Result<readonly LiveStatus[]>> {
  const asked = askedOf(args, io, rules);
  if (!asked.ok) return asked;
  const status = await clusterStatus(cluster, asked.value, live);
  if (!status.ok) return status;
  const isThere = status.value.some(({ isMeant }) => isMeant);
  return success(status.value, [...asked.problems, ...status.problems, ...(isThere ? [] : [nothingThere(cluster)])]);
}

/** The request of a command line to clusters. Problems: `InvalidSelector`, and unreadable files of `-f`. */
export function askedOf(args: Arguments, io: Io, rules: StatusRuleSet | undefined): Result<Asked> {
  const selects = selectedObjects(args);
  if (!selects.ok) return failure(...selects.problems);
  const objects = packageObjects(args, io);
  if (!objects.ok) return objects;
  return success({ words: args.positionals, objects: objects.value, selects: selects.value, rules }, objects.problems);
}

function nothingThere({ name, namespace }: OpenCluster): Problem {
  const where = namespace === undefined ? name : `the namespace ${namespace} of ${name}`;
  const message = `nothing that was asked for is in ${where}`;
  const hint = namespace === undefined ? undefined : "-A looks in all namespaces";
  return { code: "NothingThere", severity: "warning", message, ...(hint !== undefined && { hint }) };
}

/** The options for showing a cluster, by what was requested. */
export function viewOf({ name, namespace, flags }: OpenCluster, args: Arguments): ClusterView {
  return {
    cluster: name,
    flags,
    namespace,
    of: textOf(args, "filename"),
    all: isOn(args, "all") || args.positionals.length > 0 || textOf(args, "filename") !== undefined,
    why: isOn(args, "why"),
    children: isOn(args, "children"),
  };
}
