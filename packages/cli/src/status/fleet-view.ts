import { formatTarget } from "@landfall/core/object";
import type { StatusResult } from "@landfall/core/status";
import type { Cell } from "../render/cell.ts";
import { shortRevision } from "../render/revision.ts";
import { type Tone, toneOf } from "../render/style.ts";
import type { TreeNode } from "../render/tree.ts";
import type { Sources } from "./evidence-view.ts";
import type { ClusterStatus, FleetStatus, TargetStatus } from "./fleet-status.ts";
import { objectTree, type View } from "./object-view.ts";

/** The columns of `fleetRows`. */
export const FLEET_HEADING: readonly string[] = [
  "TARGET",
  "LANDED",
  "HEALTH",
  "ACTUATION",
  "REVISION",
  "WANTED",
  "SUSPENDED",
  "FRESHNESS",
  "WHY",
];

/** A row for each target. */
export function fleetRows({ clusters }: FleetStatus): readonly (readonly Cell[])[] {
  return clusters.flatMap(({ targets }) => targets.map(rowOf));
}

function rowOf({ observation, landed }: TargetStatus): readonly Cell[] {
  const { target, axes, revision } = observation;
  return [
    { text: formatTarget(target) },
    { text: landed ? "yes" : "no", tone: landed ? "good" : "plain" },
    { text: axes.health, tone: toneOf(axes.health) },
    { text: axes.actuation },
    { text: shortRevision(revision.observed ?? "-") },
    { text: shortRevision(revision.wanted ?? "-") },
    { text: axes.suspended, tone: axes.suspended === "no" ? "faint" : "held" },
    { text: axes.freshness, tone: axes.freshness === "fresh" ? "faint" : "held" },
    { text: whyOf(observation, landed) },
  ];
}

/** What is shown of a fleet, and of a cluster the objects that evidence speaks of. */
export interface FleetView extends View {
  readonly sourcesOf: (cluster: string) => Sources;
}

/** The fleet as a tree: clusters, their targets, and of each what is not as it should be. */
export function fleetTree(fleet: FleetStatus, view: FleetView): readonly TreeNode[] {
  const title: readonly Cell[] = [
    { text: "fleet" },
    { text: fleet.status, tone: toneOf(fleet.status) },
    { text: `${fleet.landed}/${fleet.total} landed` },
    { text: fleet.asOf === undefined ? "" : `as of ${fleet.asOf}`, tone: "faint" },
  ];
  return [{ cells: title, children: fleet.clusters.map((cluster) => clusterNode(cluster, view)) }];
}

function clusterNode({ cluster, observedAt, targets, objects }: ClusterStatus, view: FleetView): TreeNode {
  const [only] = targets;
  const single = targets.length === 1 && only !== undefined ? only : undefined;
  const shown = objects.filter(({ result }) => view.all || isWorthSaying(result));
  const within = view.why ? { ...view, sources: view.sourcesOf(cluster) } : view;
  const below = shown.map((status) => objectTree(status, within));
  if (single !== undefined) return { cells: targetCells(single), children: below };
  const age: Cell = { text: observedAt === undefined ? "never seen" : `seen ${observedAt}`, tone: "faint" };
  const nodes = targets.map((target): TreeNode => ({ cells: targetCells(target) }));
  return { cells: [{ text: cluster }, age], children: [...nodes, ...below] };
}

/** What is held still and not failed is said of its target already. */
function isWorthSaying({ status, suspended }: StatusResult): boolean {
  return status !== "Current" && !(suspended && status === "InProgress");
}

function targetCells({ observation, landed }: TargetStatus): readonly Cell[] {
  const { target, axes, revision, holds = [] } = observation;
  const tone: Tone = landed ? "good" : toneOf(axes.health);
  const isHeldBack = axes.health === "Current" && axes.upToDate === "no" && axes.suspended === "yes";
  const at = shortRevision(revision.observed ?? "?");
  const to =
    axes.upToDate === "yes" || revision.wanted === undefined ? at : `${at} -> ${shortRevision(revision.wanted)}`;
  return [
    { text: formatTarget(target) },
    { text: landed ? "landed" : axes.health, tone },
    { text: to },
    {
      text:
        axes.suspended === "no" || axes.suspended === "unknown"
          ? ""
          : `suspended ${axes.suspended}`.replace(" yes", ""),
      tone: "held",
    },
    { text: holds.length === 0 ? "" : `by ${holds.join(", ")}`, tone: "held" },
    { text: axes.freshness === "fresh" ? "" : axes.freshness, tone: "held" },
    { text: isHeldBack ? "" : whyOf(observation, landed) },
  ];
}

function whyOf({ reason, message }: TargetStatus["observation"], landed: boolean): string {
  return landed ? "" : `${reason}: ${message}`;
}
