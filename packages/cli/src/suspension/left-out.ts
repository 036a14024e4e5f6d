import { escapeControl, formatRef, type ObjectRef, type Problem } from "@landfall/core/object";
import { plainStyle } from "../render/style.ts";
import { wrapCells } from "../render/wrap.ts";
import { inFlags, refusalOf } from "./in-flags.ts";

/** A requested object that was not changed, with the reason. */
export interface LeftOut {
  readonly ref: ObjectRef;
  readonly path?: string | undefined;
  readonly problems: readonly Reason[];
}

/** The fields of a problem that are told; a reason may be of nobody's code. */
type Reason = Pick<Problem, "message" | "hint"> & Partial<Pick<Problem, "code">>;

/** The number of objects that are named for a reason that many share. */
const NAMED = 2;
const INDENT = 2;

/**
 * Formats the objects that were left out, with one paragraph for each reason, however many objects share it: `not held:
 * 3 objects`, then the objects with the reason, and a hint. Empty if there are none.
 */
export function leftOutLines(verb: string, left: readonly LeftOut[], columns: number | undefined): string {
  if (left.length === 0) return "";
  const reasons = new Map<string, LeftOut[]>();
  for (const one of left) {
    const why = [...new Set(one.problems.map((problem) => reasonOf(problem, one.ref)))].join("; ");
    reasons.set(why, [...(reasons.get(why) ?? []), one]);
  }
  const count = left.length === 1 ? "1 object" : `${left.length} objects`;
  const paragraphs = [...reasons].map(([why, all]) => paragraph(`${namesOf(all)}: ${why}`, columns));
  return `not ${verb}: ${count}\n${paragraphs.join("")}`;
}

function reasonOf({ code, message, hint }: Reason, ref: ObjectRef): string {
  return `${inFlags(hint === undefined ? message : `${message}; ${hint}`)}${refusalOf(code, ref)}`;
}

function namesOf(left: readonly LeftOut[]): string {
  const names = left.map(({ ref, path }) => `${formatRef(ref)}${path === undefined ? "" : ` (${path})`}`);
  const more = names.length - NAMED;
  return more > 0 ? `${names.slice(0, NAMED).join(", ")} and ${more} more` : names.join(", ");
}

/** Wraps a text into indented lines. */
export function paragraph(text: string, columns: number | undefined): string {
  const width = columns === undefined ? undefined : columns - INDENT;
  const lines = wrapCells([{ text: escapeControl(text) }], plainStyle, { width, indent: INDENT });
  return lines.map((line, at) => `${" ".repeat(at === 0 ? INDENT : 2 * INDENT)}${line}\n`).join("");
}
