import { type ObjectRef, refKey } from "@landfall/core/object";
import type { Cell } from "../render/cell.ts";
import { commandLine } from "../render/command-line.ts";
import { toneOf } from "../render/style.ts";
import type { TreeNode } from "../render/tree.ts";
import type { LiveStatus } from "./cluster-status.ts";
import type { Sources } from "./evidence-view.ts";
import { objectTree } from "./object-view.ts";
import { ownersOf } from "./owners.ts";

/** How a cluster is shown. */
export interface ClusterView {
  readonly cluster: string;
  /** The flags by which kubectl means it. */
  readonly flags: readonly string[];
  readonly namespace: string | undefined;
  /** The part of it that is meant, where that is no namespace. */
  readonly of?: string | undefined;
  /** Whether objects that are as they should be are shown too. */
  readonly all: boolean;
  readonly why: boolean;
  /** The tree of objects: below each object stand the objects that it owns. */
  readonly children: boolean;
}

/** How many objects are shown unless all are asked for. */
const MOST = 50;

/** The states from bad to good: in this order objects are shown. */
const ORDER: readonly string[] = ["Failed", "NotFound", "Unknown", "Terminating", "InProgress", "Current"];

/**
 * The statuses to show of a cluster: all that were asked for, or those that are not as they should be and that no owner
 * tells already.
 */
export function tellingStatuses(statuses: readonly LiveStatus[], all: boolean): readonly LiveStatus[] {
  const meant = statuses.filter(({ isMeant }) => isMeant);
  const shown = all ? meant : meant.filter(({ result }) => result.status !== "Current");
  const ranked = shown.toSorted((a, b) => rankOf(a) - rankOf(b));
  if (all) return ranked;
  const telling = new Set(ranked.map(({ object }) => refKey(object)));
  const isSaidAbove = ownerAmong(statuses, telling);
  return ranked.filter((status) => !isSaidAbove(status));
}

function rankOf({ result }: LiveStatus): number {
  return ORDER.indexOf(result.status);
}

/** Whether an owner of an object, or an owner of that, is among those with these keys. */
function ownerAmong(statuses: readonly LiveStatus[], keys: ReadonlySet<string>): (status: LiveStatus) => boolean {
  const byKey = new Map(statuses.map((status) => [refKey(status.object), status]));
  const search = (status: LiveStatus, depth: number): boolean =>
    ownersOf(status.source ?? {}).some((key) => {
      const owner = byKey.get(key);
      return keys.has(key) || (owner !== undefined && depth > 0 && search(owner, depth - 1));
    });
  return (status) => search(status, MOST_OWNERS);
}

/** How many owners are followed upwards from an object: the bound also ends a ring of owners. */
const MOST_OWNERS = 8;

/** The cluster in one line, and below it what there is to tell, the worst first. */
export function clusterTree(statuses: readonly LiveStatus[], told: readonly LiveStatus[], view: ClusterView): TreeNode {
  const shown = view.all ? told : told.slice(0, MOST);
  const below = view.children ? childrenOf(statuses) : () => [];
  const nodes = shown.map((status) => statusTree(status, view, below, MOST_OWNERS));
  const more = told.length - shown.length;
  const rest = more === 0 ? [] : [{ cells: [{ text: `${more} more (shown by --all)`, tone: "faint" as const }] }];
  return { cells: titleOf(statuses, view), children: [...nodes, ...rest] };
}

/** How a cluster stands, in words: `prod all namespaces Failed 5/7 Current: 2 Failed`. */
export function clusterTitle(statuses: readonly LiveStatus[], view: ClusterView): string {
  const texts = titleOf(statuses, view)
    .slice(1)
    .map(({ text }) => text);
  return texts.filter((text) => text !== "").join(" ");
}

function titleOf(statuses: readonly LiveStatus[], { cluster, namespace, of }: ClusterView): readonly Cell[] {
  const meant = statuses.filter(({ isMeant }) => isMeant);
  const counts = ORDER.map((word) => ({ word, count: meant.filter(({ result }) => result.status === word).length }));
  const current = counts.find(({ word }) => word === "Current")?.count ?? 0;
  const others = counts.filter(({ word, count }) => word !== "Current" && count > 0);
  const suspended = meant.filter(({ result }) => result.suspended).length;
  const worst = others[0]?.word ?? (meant.length > 0 ? "Current" : "Unknown");
  const parts = others.map(({ word, count }) => `${count} ${word}`);
  return [
    { text: cluster },
    { text: of ?? (namespace === undefined ? "all namespaces" : `namespace ${namespace}`), tone: "faint" },
    { text: worst, tone: toneOf(worst) },
    { text: `${current}/${meant.length} Current${parts.length === 0 ? "" : `: ${parts.join(", ")}`}` },
    { text: suspended === 0 ? "" : `(${suspended} suspended)`, tone: "held" },
  ];
}

type Below = (status: LiveStatus) => readonly LiveStatus[];

function statusTree(status: LiveStatus, view: ClusterView, below: Below, depth: number): TreeNode {
  const { source, object } = status;
  const sources: Sources = new Map(source === undefined ? [] : [[refKey(object), source]]);
  const node = objectTree(status, { all: view.all, why: view.why, sources });
  const children = depth === 0 ? [] : below(status).map((child) => statusTree(child, view, below, depth - 1));
  const next = status.result.status === "Current" || children.length > 0 ? [] : nextOf(status, view);
  return { ...node, children: [...(node.children ?? []), ...children, ...next] };
}

function childrenOf(statuses: readonly LiveStatus[]): Below {
  const byOwner = new Map<string, LiveStatus[]>();
  for (const status of statuses)
    for (const key of ownersOf(status.source ?? {})) byOwner.set(key, [...(byOwner.get(key) ?? []), status]);
  return ({ object }) => byOwner.get(refKey(object)) ?? [];
}

/** The command that shows more of what is wrong: of the pod that is to blame, if one is. */
function nextOf({ object, result }: LiveStatus, { flags }: ClusterView): readonly TreeNode[] {
  if (result.status === "NotFound") return [];
  const blamed = result.evidence.fields.find(({ ref }) => ref?.kind === "Pod")?.ref ?? object;
  const crashes =
    blamed.kind === "Pod" && /CrashLoop|Error|OOMKilled|BackOff$/.test(result.reason) && !/Image/.test(result.reason);
  const words = crashes
    ? ["logs", blamed.name, "--all-containers", "--previous"]
    : ["describe", [blamed.kind, blamed.group].filter(Boolean).join("."), blamed.name];
  return [{ cells: [{ text: "next:", tone: "faint" }, { text: kubectl(flags, blamed, words) }] }];
}

function kubectl(flags: readonly string[], { namespace }: ObjectRef, words: readonly string[]): string {
  return commandLine("kubectl", ...flags, ...(namespace === "" ? [] : ["-n", namespace]), ...words);
}
