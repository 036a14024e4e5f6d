import { compareText } from "../../object/index.ts";
import type { Health } from "../model/axes.ts";
import { boundName } from "../model/bound.ts";
import type { Observation } from "../model/observation.ts";
import { countedHealth } from "../model/severity.ts";
import { addFigures, type Counts, countsOf, type Figures, increment, zeros } from "./rollup-counts.ts";

/** The counts by which a headline word is decided. */
export const COUNTED = ["current", "inProgress", "failed", "unknown"] as const;
/** The name of a count by which the headline word is decided. */
export type Counted = (typeof COUNTED)[number];

/** The counts of each revision: see the schema of PackageReport. */
export type LineCount = "total" | "wantedBy" | "landed" | Counted | "suspended" | "stale" | "waiting";
export const LINE_COUNTS: readonly LineCount[] = [
  "total",
  "wantedBy",
  "landed",
  ...COUNTED,
  "suspended",
  "stale",
  "waiting",
];
/** The figures of a line without counts. */
export const NO_LINE: Figures = zeros(LINE_COUNTS.length);
const AT = Object.fromEntries(LINE_COUNTS.map((count, index) => [count, index])) as Counts<LineCount>;

/** One revision of one package. */
export interface RevisionKey {
  readonly package: string;
  readonly revision: string;
}

/** The targets that have, or want, one revision of one package. */
export interface RevisionLine extends RevisionKey, Counts<LineCount> {}

const NAME_BYTES = 72;

const COUNTED_AS: { readonly [health in Health]: Counted } = {
  Current: "current",
  Failed: "failed",
  Unknown: "unknown",
  InProgress: "inProgress",
  Terminating: "inProgress",
  NotFound: "inProgress",
};

/** Returns the count of the headline to which an observation belongs. */
export function countedAs(observation: Observation): Counted {
  const health = countedHealth(observation);
  return Object.hasOwn(COUNTED_AS, health) ? COUNTED_AS[health] : "unknown";
}

/** Returns the key in bounded form: long names are distinguished by a fingerprint. */
export function revisionKey(packageName: string | undefined, revision: string | undefined): RevisionKey {
  return { package: boundName(packageName ?? "", NAME_BYTES), revision: boundName(revision ?? "", NAME_BYTES + 8) };
}

/** The lines of a rollup under construction, by package and revision; numbers are in the order of `LINE_COUNTS`. */
export type Lines = Map<string, { readonly key: RevisionKey; readonly figures: Figures }>;

/** Returns the id of a key. It is unique, since neither part contains a control character. */
export function lineId(key: RevisionKey): string {
  return `${key.package}\u0000${key.revision}`;
}

/** Returns the line of a key, which is added if it is missing. */
export function lineOf(lines: Lines, key: RevisionKey, id: string = lineId(key)): Figures {
  const found = lines.get(id);
  if (found !== undefined) return found.figures;
  const figures = [...NO_LINE];
  lines.set(id, { key, figures });
  return figures;
}

/** Returns the line of a name that may be too long for a key; a name with its own line already is not shortened. */
function lineNamed(lines: Lines, name: string = "", revision: string = ""): Figures {
  return lines.get(lineId({ package: name, revision }))?.figures ?? lineOf(lines, revisionKey(name, revision));
}

/** Counts an observation on the line of its present revision, and on that of its wanted one. */
export function countLine(lines: Lines, observation: Observation, counted: Counted, landed: boolean): void {
  const { axes, target, revision, blockedBy } = observation;
  const { wanted } = revision;
  const at = (axes.upToDate === "yes" ? wanted : undefined) ?? revision.observed;
  const figures = lineNamed(lines, target.package, at);
  increment(figures, AT.total);
  increment(figures, AT[counted]);
  if (landed) increment(figures, AT.landed);
  if (axes.suspended !== "no" && axes.suspended !== "unknown") increment(figures, AT.suspended);
  if (axes.freshness !== "fresh") increment(figures, AT.stale);
  if (blockedBy !== undefined) increment(figures, AT.waiting);
  if (wanted !== undefined && wanted !== "") increment(lineNamed(lines, target.package, wanted), AT.wantedBy);
}

/**
 * Keeps the lines of `wanted` that occur, and the `kept` smallest others by package and revision; the rest is summed in
 * `other`. Keeping the smallest makes the result independent of how observations were grouped.
 */
export function cutLines(lines: Lines, wanted: readonly RevisionKey[], kept: number, other: Figures): void {
  if (lines.size <= kept) return;
  const always = new Set(wanted.map(lineId));
  const others = [...lines].filter(([id]) => !always.has(id)).toSorted(([a], [b]) => compareText(a, b));
  for (const [id, { figures }] of others.slice(kept)) {
    addFigures(other, figures);
    lines.delete(id);
  }
}

/** Returns the lines in the order of package and revision. */
export function writeLines(lines: Lines): readonly RevisionLine[] {
  return [...lines]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([, { key, figures }]) => ({ ...key, ...countsOf(LINE_COUNTS, figures) }));
}
