import { compareRefs, compareText, type ObjectRef } from "../../object/index.ts";
import type { Axes } from "../model/axes.ts";
import type { Observation } from "../model/observation.ts";
import { type ExceptionSeverity, SEVERITIES, severityOf } from "../model/severity.ts";

/** A part of a target, with its severity on the axes that it knows. */
export interface JudgedPart {
  readonly part: Observation;
  /** The severity of the part, now or when it was last seen. */
  readonly severity: ExceptionSeverity | undefined;
  /**
   * The rank: 0 is the worst, and parts without a fault come last. Among stale parts, those that were worst come first.
   */
  readonly rank: number;
}

/** Judges a part by the axes that it knows: an unknown axis is no fault. */
export function judgePart(part: Observation): JudgedPart {
  const { blockedBy, unsaid } = part;
  const axes = unsaid === undefined ? part.axes : saidAxes(part.axes, unsaid);
  const severity = severityOf({ axes, blockedBy });
  if (severity !== "stale") return { part, severity, rank: rankOf(severity) };
  const was = severityOf({ axes: { ...axes, freshness: "fresh" }, blockedBy });
  return { part, severity: was, rank: rankOf(severity) + rankOf(was) / (SEVERITIES.length + 1) };
}

function rankOf(severity: ExceptionSeverity | undefined): number {
  return severity === undefined ? SEVERITIES.length : SEVERITIES.indexOf(severity);
}

const FAULTLESS: Partial<Axes> = { health: "Current", actuation: "Succeeded", upToDate: "yes", suspended: "no" };

function saidAxes(axes: Axes, unsaid: readonly (keyof Axes)[]): Axes {
  const said: { -readonly [axis in keyof Axes]: string } = { ...axes };
  for (const axis of unsaid) said[axis] = FAULTLESS[axis] ?? said[axis];
  return said as Axes;
}

/** Orders parts: the worst first, then the oldest, then by ref and text. */
export function compareParts(a: JudgedPart, b: JudgedPart): number {
  return (
    a.rank - b.rank ||
    compareText(a.part.since ?? "~", b.part.since ?? "~") ||
    compareRefs(a.part.ref ?? NO_REF, b.part.ref ?? NO_REF) ||
    compareText(a.part.reason, b.part.reason) ||
    compareText(a.part.message, b.part.message)
  );
}

const NO_REF: ObjectRef = { group: "", kind: "", namespace: "", name: "" };
