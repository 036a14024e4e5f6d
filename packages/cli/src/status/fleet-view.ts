import { SEVERITIES, severityOf } from "@landfall/core/aggregate";
import { escapeControl, formatTarget } from "@landfall/core/object";
import type { Cell } from "../render/cell.ts";
import { shortRevision } from "../render/revision.ts";
import { type Tone, toneOf } from "../render/style.ts";
import type { TreeNode } from "../render/tree.ts";
import type { Sources } from "./evidence-view.ts";
import type { ClusterStatus, FleetStatus, TargetStatus } from "./fleet-status.ts";
import type { ObjectStatus } from "./object-status.ts";
import { objectTree, type View } from "./object-view.ts";
import { worthSaying } from "./worth-saying.ts";

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

/** The names of all targets, one on each line. */
export function fleetNames({ clusters }: FleetStatus): string {
  const targets = clusters.flatMap(({ targets: all }) => all);
  return targets.map(({ observation }) => `${escapeControl(formatTarget(observation.target))}\n`).join("");
}

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

/** The parts of a fleet to show, and the objects that evidence refers to in each cluster. */
export interface FleetView extends View {
  readonly sourcesOf: (cluster: string) => Sources;
}

/** The number of clusters that are shown by default. */
const MOST_CLUSTERS = 50;
const MOST_REVISIONS = 4;

/** The fleet as a tree: a summary, and the clusters with faults, the worst first. */
export function fleetTree(fleet: FleetStatus, view: FleetView): readonly TreeNode[] {
  const { status, landed, total, asOf, clusters } = fleet;
  const title: readonly Cell[] = [
    { text: "fleet" },
    { text: status, tone: toneOf(status) },
    { text: `${landed}/${total} landed${exceptionsOf(fleet)}` },
    { text: asOf === undefined ? "" : `as of ${asOf}`, tone: "faint" },
  ];
  const told = clusters.map((cluster) => tellingOf(cluster, view)).filter(({ isQuiet }) => view.all || !isQuiet);
  const shown = view.all ? told : told.toSorted((a, b) => a.rank - b.rank).slice(0, MOST_CLUSTERS);
  return [
    { cells: title, children: [...mixtureOf(fleet), ...shown.map(({ node }) => node()), ...restOf(fleet, shown)] },
  ];
}

/** Formats the counts of faults, the worst first: `: 2 failed, 1 stale`. */
function exceptionsOf({ bySeverity }: FleetStatus): string {
  const counts = SEVERITIES.filter((severity) => bySeverity[severity] > 0);
  return counts.length === 0 ? "" : `: ${counts.map((severity) => `${bySeverity[severity]} ${severity}`).join(", ")}`;
}

/** Lists the most frequent revisions of each package that has several. */
function mixtureOf({ revisions }: FleetStatus): readonly TreeNode[] {
  return [...new Set(revisions.map((line) => line.package))].flatMap((name) => {
    const lines = revisions.filter((line) => line.package === name);
    if (lines.length < 2) return [];
    const counts = lines.slice(0, MOST_REVISIONS).map((line) => `${line.targets} at ${shortRevision(line.revision)}`);
    const others = lines.length > MOST_REVISIONS ? [`${lines.length - MOST_REVISIONS} more revisions`] : [];
    return [{ cells: [{ text: `${name}:` }, { text: [...counts, ...others].join(", "), tone: "held" as const }] }];
  });
}

/** A cluster, before it is decided whether to show it. */
interface Telling {
  readonly cluster: ClusterStatus;
  /** Whether the cluster has no faults. */
  readonly isQuiet: boolean;
  /** The order of display; the worst cluster comes first. */
  readonly rank: number;
  readonly node: () => TreeNode;
}

function tellingOf(cluster: ClusterStatus, view: FleetView): Telling {
  const { targets, objects } = cluster;
  const sources = view.sourcesOf(cluster.cluster);
  const isUnclaimed = targets.some(
    ({ observation: { axes, holds } }) => axes.suspended !== "no" && holds === undefined,
  );
  const told = view.all ? objects : worthSaying(objects, sources, isUnclaimed);
  const ranks = targets.map(({ observation }) => rankOf(observation));
  return {
    cluster,
    isQuiet: targets.length > 0 && told.length === 0 && ranks.every((rank) => rank === SEVERITIES.length),
    rank: Math.min(SEVERITIES.length, ...ranks),
    node: () => clusterNode(cluster, told, view.why ? { ...view, sources } : view),
  };
}

function rankOf(observation: TargetStatus["observation"]): number {
  const severity = severityOf(observation);
  return severity === undefined ? SEVERITIES.length : SEVERITIES.indexOf(severity);
}

/** The number of targets that are not shown. */
function restOf({ clusters }: FleetStatus, shown: readonly Telling[]): readonly TreeNode[] {
  const seen = new Set(shown.map(({ cluster }) => cluster));
  const hidden = clusters.filter((cluster) => !seen.has(cluster)).flatMap(({ targets }) => targets);
  const landed = hidden.filter(({ landed }) => landed).length;
  const counts = [
    hidden.length > landed ? `${hidden.length - landed} more that have not landed` : "",
    landed > 0 ? `${landed} landed` : "",
  ].filter(Boolean);
  return counts.length === 0 ? [] : [{ cells: [{ text: `${counts.join(", ")} (shown by --all)`, tone: "faint" }] }];
}

function clusterNode(
  { cluster, observedAt, targets }: ClusterStatus,
  objects: readonly ObjectStatus[],
  view: View,
): TreeNode {
  const [only] = targets;
  const below = objects.map((status) => objectTree(status, view));
  if (targets.length === 1 && only !== undefined) return { cells: targetCells(only, objects), children: below };
  const age: Cell = { text: observedAt === undefined ? "never seen" : `seen ${observedAt}`, tone: "faint" };
  const nodes = targets.map((target): TreeNode => ({ cells: targetCells(target, objects) }));
  return { cells: [{ text: cluster }, age], children: [...nodes, ...below] };
}

/** A target on one line; its message is left out if an object below it says the same. */
function targetCells({ observation, landed }: TargetStatus, below: readonly ObjectStatus[]): readonly Cell[] {
  const { target, axes, revision, since, holds = [], heldBy = [], excluded = 0 } = observation;
  const tone: Tone = landed ? "good" : toneOf(axes.health);
  const isHeldBack = axes.health === "Current" && axes.upToDate === "no" && axes.suspended === "yes";
  const isSaidBelow = below.some(({ result }) => result.message !== "" && observation.message.includes(result.message));
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
    {
      text: holds.length === 0 ? "" : `by ${holds.map((holder) => heldText(holder, heldBy)).join(", ")}`,
      tone: "held",
    },
    { text: axes.freshness === "fresh" ? "" : axes.freshness, tone: "held" },
    { text: axes.freshness === "stale" && since !== undefined ? `since ${since}` : "", tone: "held" },
    { text: excluded === 0 ? "" : `without ${excluded} taken out`, tone: "faint" },
    { text: isHeldBack ? "" : isSaidBelow ? observation.reason : whyOf(observation, landed) },
  ];
}

/** Formats a holder, with the reason and the end of its hold if they are given. */
function heldText(holder: string, heldBy: NonNullable<TargetStatus["observation"]["heldBy"]>): string {
  const note = heldBy.find((each) => each.holder === holder);
  const more = [note?.reason, note?.until === undefined ? undefined : `until ${note.until}`].filter(Boolean);
  return more.length === 0 ? holder : `${holder} (${more.join(", ")})`;
}

function whyOf({ reason, message }: TargetStatus["observation"], landed: boolean): string {
  if (landed) return "";
  return reason === "Stale" ? message : `${reason}: ${message}`;
}
