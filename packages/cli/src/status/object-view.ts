import { isSnapshot, readSnapshot } from "@landfall/core/aggregate";
import {
  failure,
  formatRef,
  type KubeObject,
  type Problem,
  type Result,
  refKey,
  refOf,
  success,
} from "@landfall/core/object";
import { computeStatus, indexChildren, learnUsualConditions, type StatusRuleSet } from "@landfall/core/status";
import { statusRuleLibrary } from "@landfall/core/status/library";
import { CATALOGUE, standingAmong, standingReader } from "@landfall/core/suspend";
import type { Cell } from "../render/cell.ts";
import { kubectlName } from "../render/kubectl-name.ts";
import { toneOf } from "../render/style.ts";
import type { TreeNode } from "../render/tree.ts";
import { evidenceTree, type Sources } from "./evidence-view.ts";
import type { ObjectStatus } from "./object-status.ts";

/** The options of a view: further parts to show besides faults. */
export interface View {
  readonly all: boolean;
  readonly why: boolean;
  readonly sources?: Sources;
}

/**
 * Prepares objects for judging, including those in snapshots, each with its time: the given one, else the time of its
 * snapshot, else that of the clock. Problems: those of a snapshot's schema.
 */
export function seenObjects(
  given: readonly KubeObject[],
  now: number | undefined,
  clock: number,
): Result<readonly SeenObject[]> {
  const seen: SeenObject[] = [];
  const problems: Problem[] = [];
  for (const object of given) {
    if (!isSnapshot(object)) {
      seen.push({ object, now: now ?? clock });
      continue;
    }
    const snapshot = readSnapshot(object);
    problems.push(...snapshot.problems);
    if (!snapshot.ok) continue;
    const { items, time = clock } = snapshot.value;
    seen.push(...items.map((item) => ({ object: item, now: now ?? time, isTaken: true })));
  }
  const isValid = problems.every(({ severity }) => severity !== "error");
  return isValid ? success(seen, problems) : failure(...problems);
}

/** An object, and the time at which it is judged. */
export interface SeenObject {
  readonly object: KubeObject;
  /** The time for judging the object, in milliseconds since the epoch. */
  readonly now: number | undefined;
  /** Whether the object is known to come from a cluster, as in a snapshot. Default: false. */
  readonly isTaken?: boolean;
}

/**
 * The status of each object by the given rules, the rule library and the built-in rules; all others are possible
 * children.
 */
export function objectStatuses(seen: readonly SeenObject[], rules?: StatusRuleSet): readonly ObjectStatus[] {
  const objects = seen.map(({ object }) => object);
  const children = indexChildren(objects);
  const usualConditions = learnUsualConditions(objects);
  const given = rules === undefined ? {} : { rules };
  const suspension = standingAmong(standingReader(), { catalogue: CATALOGUE, objects: onlyOnes(seen) });
  return seen.map(({ object, now, isTaken = false }) => ({
    object: refOf(object),
    result: computeStatus(object, {
      now,
      children,
      usualConditions,
      library: statusRuleLibrary,
      suspension,
      ...given,
      ...(isTaken && { live: true }),
    }),
  }));
}

/** The objects by ref, without refs that objects of several clusters share, as these are ambiguous. */
function onlyOnes(seen: readonly SeenObject[]): ReadonlyMap<string, KubeObject> {
  const found = new Map<string, KubeObject>();
  const several = new Set<string>();
  for (const { object } of seen) {
    const key = refKey(refOf(object));
    if (found.has(key)) several.add(key);
    found.set(key, object);
  }
  for (const key of several) found.delete(key);
  return found;
}

/** The columns of `objectRows`. */
export const OBJECT_HEADING: readonly string[] = ["OBJECT", "STATUS", "SUSPENDED", "REASON", "MESSAGE"];

/** A row for each object. */
export function objectRows(statuses: readonly ObjectStatus[]): readonly (readonly Cell[])[] {
  return statuses.map(({ object, result }) => [
    { text: formatRef(object) },
    { text: result.status, tone: toneOf(result.status) },
    { text: result.suspended ? "yes" : "no", tone: result.suspended ? "held" : "faint" },
    { text: result.reason },
    { text: result.message },
  ]);
}

/** The columns of `wideRows`. */
export const WIDE_HEADING: readonly string[] = ["OBJECT", "STATUS", "SUSPENDED", "REASON", "RULE", "MESSAGE"];

/** A row for each object, with the rule that decided. */
export function wideRows(statuses: readonly ObjectStatus[]): readonly (readonly Cell[])[] {
  const rules = statuses.map(({ result }) => result.evidence.rule);
  return objectRows(statuses).map((row, at) => [...row.slice(0, -1), { text: rules[at] ?? "" }, ...row.slice(-1)]);
}

/** One line for each object in kubectl's notation: `deployment.apps/web`. */
export function objectNames(statuses: readonly ObjectStatus[]): string {
  return statuses.map(({ object }) => `${kubectlName(object)}\n`).join("");
}

/** An object with its status; with `why`, the rule and the fields below it. */
export function objectTree({ object, result }: ObjectStatus, { why, sources }: View): TreeNode {
  const words = verdictOf(result, result.status !== "Current" || why);
  const verdict: readonly Cell[] = [
    { text: formatRef(object) },
    { text: words.status, tone: toneOf(result.status) },
    { text: result.suspended ? "suspended" : "", tone: "held" },
    { text: words.why },
  ];
  return why ? { cells: verdict, children: [evidenceTree({ object, result }, sources)] } : { cells: verdict };
}

/** The status of an object and its reason, for display side by side; a reason that repeats the status is left out. */
export function verdictOf(
  { status, suspended, reason, message }: ObjectStatus["result"],
  withReason: boolean,
): { readonly status: string; readonly why: string } {
  if (!withReason) return { status, why: "" };
  if (reason !== status) return { status, why: [reason, message].filter((text) => text !== "").join(": ") };
  return { status: message === "" || suspended ? status : `${status}:`, why: message };
}
