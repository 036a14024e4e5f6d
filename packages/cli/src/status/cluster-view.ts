import { type ObjectRef, refKey } from "@landfall/core/object";
import type { Cell } from "../render/cell.ts";
import { commandLine } from "../render/command-line.ts";
import { toneOf } from "../render/style.ts";
import type { TreeNode } from "../render/tree.ts";
import type { LiveStatus } from "./cluster-status.ts";
import type { Sources } from "./evidence-view.ts";
import { objectTree } from "./object-view.ts";
import { ownersOf } from "./owners.ts";

/** The options for showing a cluster. */
export interface ClusterView {
  readonly cluster: string;
  /** The flags that select the cluster for kubectl. */
  readonly flags: readonly string[];
  readonly namespace: string | undefined;
  /** The shown part of the cluster, if it is not a namespace. */
  readonly of?: string | undefined;
  /** Whether objects without a fault are shown, too. */
  readonly all: boolean;
  readonly why: boolean;
  /** Whether the objects that an object owns are shown below it. */
  readonly children: boolean;
}

/** The number of objects that are shown by default. */
const MOST = 50;

/** The states from worst to best, in which order objects are shown. */
const ORDER: readonly string[] = ["Failed", "NotFound", "Unknown", "Terminating", "InProgress", "Current"];

/**
 * The statuses to show of a cluster: all requested ones, or those that are not Current and that no shown owner
 * explains.
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

/** Whether a direct or indirect owner of an object is among those with these keys. */
function ownerAmong(statuses: readonly LiveStatus[], keys: ReadonlySet<string>): (status: LiveStatus) => boolean {
  const byKey = new Map(statuses.map((status) => [refKey(status.object), status]));
  const search = (status: LiveStatus, depth: number): boolean =>
    ownersOf(status.source ?? {}).some((key) => {
      const owner = byKey.get(key);
      return keys.has(key) || (owner !== undefined && depth > 0 && search(owner, depth - 1));
    });
  return (status) => search(status, MOST_OWNERS);
}

/** The number of owners that are followed upwards from an object; it also ends a cycle of owners. */
const MOST_OWNERS = 8;

/** The tree of a cluster: its summary on one line, and below it the shown objects, the worst first. */
export function clusterTree(statuses: readonly LiveStatus[], told: readonly LiveStatus[], view: ClusterView): TreeNode {
  const shown = view.all ? told : told.slice(0, MOST);
  const below = view.children ? childrenOf(statuses) : () => [];
  const nodes = shown.map((status) => statusTree(status, view, below, MOST_OWNERS));
  const more = told.length - shown.length;
  const rest = more === 0 ? [] : [{ cells: [{ text: `${more} more (shown by --all)`, tone: "faint" as const }] }];
  return { cells: titleOf(statuses, view), children: [...nodes, ...rest] };
}

/** The summary of a cluster on one line: `prod all namespaces Failed 5/7 Current: 2 Failed`. */
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

/** The command that shows more about a fault: that of the failing pod, if there is one. */
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
