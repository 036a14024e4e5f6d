import { escapeControl, formatRef, refOf } from "@landfall/core/object";
import type { Outcome } from "../io.ts";
import { failed } from "../outcome.ts";
import { objectDiff } from "../writing/diff.ts";
import type { Carried } from "./carry-on.ts";
import type { Tried } from "./try-out.ts";

/** The word that a dry run prints for each outcome. */
const WOULD: Readonly<Record<Tried["outcome"], string>> = {
  created: "create",
  untried: "create",
  changed: "change",
  unchanged: "keep",
  refused: "refuse",
};
const MOST_NAMED = 20;

/** Formats the objects that would be written, one on each line, and the number of unchanged ones. */
export function previewOf(tried: readonly Tried[], cluster: string): string {
  const todo = tried.filter(({ outcome }) => outcome !== "unchanged");
  const lines = todo.slice(0, MOST_NAMED).map((one) => `  ${WOULD[one.outcome]} ${nameOf(one)}${untried(one)}`);
  const more = todo.length > MOST_NAMED ? [`  and ${todo.length - MOST_NAMED} more`] : [];
  const kept = tried.length - todo.length;
  const head = `${cluster}: ${objects(todo.length)} to write, ${kept} as ${kept === 1 ? "it" : "they"} should be`;
  return [head, ...lines, ...more].map((line) => `${escapeControl(line)}\n`).join("");
}

/** Formats the changes that would be made, object by object. */
export function diffsOf(tried: readonly Tried[]): string {
  return tried
    .filter(({ outcome }) => outcome !== "unchanged")
    .map((one) => objectDiff(formatRef(refOf(one.object)), one.before, one.after ?? one.object))
    .join("");
}

/** Formats the objects that were written, and where the run stopped. */
export function saidOf({ written, stopped, notBegun }: Carried, unchanged: number, cluster: string): Outcome {
  const stdout = written.map((one) => `${escapeControl(formatRef(refOf(one.object)))}\n`).join("");
  const kept = unchanged === 0 ? "" : `, ${unchanged} as before`;
  const head = `applied: ${objects(written.length)} in ${cluster}${kept}\n`;
  if (stopped === undefined) return { exitCode: 0, stdout, stderr: escapeControl(head.trimEnd()) + "\n" };
  const names = notBegun.map(nameOf).slice(0, MOST_NAMED).join(", ");
  const rest = notBegun.length === 0 ? "" : `not begun: ${names}\n`;
  const again = "the same command again goes on from here\n";
  return {
    exitCode: 1,
    stdout,
    stderr: failed(stopped.problems).stderr + escapeControl(rest.trimEnd()) + (rest && "\n") + again,
  };
}

function nameOf({ object, found }: Tried): string {
  return `${formatRef(refOf(object))} (${found.file.path})`;
}

function untried({ outcome }: Tried): string {
  return outcome === "untried" ? ", once its kind or its namespace is there" : "";
}

function objects(count: number): string {
  return count === 1 ? "1 object" : `${count} objects`;
}
