import type { Arguments } from "../arguments.ts";
import type { OpenCluster } from "../cluster/open-clusters.ts";
import type { Io } from "../io.ts";
import type { Cell } from "../render/cell.ts";
import { formatOf, json } from "../render/format.ts";
import { styleFor } from "../render/style.ts";
import { renderTable } from "../render/table.ts";
import { renderTree, type TreeNode } from "../render/tree.ts";
import type { LiveStatus } from "./cluster-status.ts";
import { clusterTree, tellingStatuses } from "./cluster-view.ts";
import { OBJECT_HEADING, objectNames, objectRows, WIDE_HEADING, wideRows } from "./object-view.ts";
import { viewOf } from "./read-cluster-status.ts";

/** A cluster as observed, or the reason why it was not. */
export interface SeenCluster {
  readonly cluster: OpenCluster;
  /** The statuses; absent if nothing is known. */
  readonly statuses?: readonly LiveStatus[] | undefined;
  /** The reasons why nothing is known, or nothing new, one on each line. */
  readonly trouble: readonly string[];
  /** The kinds that may not be read, one on each line. */
  readonly notes?: readonly string[];
}

/** Formats clusters as one view; tables get a column for the cluster if there are several. */
export function clustersView(seen: readonly SeenCluster[], args: Arguments, io: Io): string {
  const format = formatOf(args, "tree");
  const style = styleFor(io);
  const several = seen.length > 1;
  if (format === "json") return json(seen.flatMap((one) => jsonOf(one, several)));
  if (format === "name") return seen.map((one) => namesOf(one, args, several)).join("");
  if (format === "wide" || format === "table") {
    const heading = format === "wide" ? WIDE_HEADING : OBJECT_HEADING;
    const rows = seen.flatMap((one) => rowsOf(one, args, format === "wide", several));
    const columns = format === "wide" ? undefined : io.columns;
    return renderTable(several ? ["CLUSTER", ...heading] : heading, rows, style, columns);
  }
  return renderTree(
    seen.map((one) => treeOf(one, args)),
    style,
    io.columns,
  );
}

function toldOf({ cluster, statuses = [] }: SeenCluster, args: Arguments): readonly LiveStatus[] {
  return tellingStatuses(statuses, viewOf(cluster, args).all);
}

function jsonOf({ cluster, statuses, trouble }: SeenCluster, several: boolean): readonly object[] {
  const context = several ? { context: cluster.name } : {};
  if (statuses === undefined) return [{ ...context, unreachable: trouble.join("; ") }];
  const meant = statuses.filter(({ isMeant }) => isMeant);
  return meant.map(({ object, result }) => ({ ...context, object, result }));
}

function namesOf(seen: SeenCluster, args: Arguments, several: boolean): string {
  const names = objectNames(toldOf(seen, args));
  return several ? names.replaceAll(/^(?=.)/gm, `${seen.cluster.name}: `) : names;
}

function rowsOf(seen: SeenCluster, args: Arguments, isWide: boolean, several: boolean): readonly (readonly Cell[])[] {
  const told = toldOf(seen, args);
  const rows = isWide ? wideRows(told) : objectRows(told);
  const width = (isWide ? WIDE_HEADING : OBJECT_HEADING).length;
  const empty = Array.from({ length: width - 3 }, (): Cell => ({ text: "" }));
  const troubles = seen.trouble.map((text): readonly Cell[] => [
    { text: "" },
    { text: "unreachable", tone: "bad" },
    ...empty,
    { text },
  ]);
  return [...troubles, ...rows].map((row) => (several ? [{ text: seen.cluster.name }, ...row] : row));
}

function treeOf(seen: SeenCluster, args: Arguments): TreeNode {
  const { cluster, statuses, trouble } = seen;
  const notes = [
    ...trouble.map((text): TreeNode => ({ cells: [{ text: "unreachable", tone: "bad" }, { text }] })),
    ...(seen.notes ?? []).map((text): TreeNode => ({ cells: [{ text, tone: "held" }] })),
  ];
  if (statuses === undefined)
    return { cells: [{ text: cluster.name }, { text: "unreachable", tone: "bad" }, { text: trouble.join("; ") }] };
  const tree = clusterTree(statuses, toldOf(seen, args), viewOf(cluster, args));
  return { ...tree, children: [...notes, ...(tree.children ?? [])] };
}
