import { groupBy } from "@landfall/core/aggregate";
import { canonicalJson, type Edit, formatPath, type Problem, refKey, truncate } from "@landfall/core/object";

const LONGEST_VALUE = 80;

/** The merged edits, which write each field once, and the problems of objects that are left as they are. */
export interface MergedEdits {
  readonly edits: readonly Edit[];
  readonly problems: readonly Problem[];
}

/**
 * Merges the edits of several actuators, so that each field is written once. An object in which two of them write
 * different values to one field is left as it is, with a problem `SeveralRevisions`, since otherwise it would change at
 * every run.
 */
export function mergeEdits(edits: readonly Edit[]): MergedEdits {
  const merged = [...groupBy(edits, objectKey).values()].map(mergeObject);
  return { edits: merged.flatMap(({ edits: own }) => own), problems: merged.flatMap(({ problems }) => problems) };
}

function objectKey({ ref, item }: Edit): string {
  return canonicalJson(item === undefined ? refKey(ref) : [item.packagePath, item.path, item.index]);
}

function mergeObject(edits: readonly Edit[]): MergedEdits {
  const fields = new Map<string, Edit>();
  for (const edit of edits) {
    const field = formatPath(edit.path);
    const known = fields.get(field) ?? edit;
    if (result(known) !== result(edit)) return { edits: [], problems: [severalRevisions(known, edit, field)] };
    fields.set(field, known);
  }
  return { edits: [...fields.values()], problems: [] };
}

/** Returns the value of the field after an edit, as text for comparison. */
function result(edit: Edit): string {
  return edit.operation === "delete" ? "absent" : canonicalJson(edit.value);
}

function severalRevisions(one: Edit, other: Edit, field: string): Problem {
  const both = [one, other].map((edit) => truncate(result(edit), LONGEST_VALUE)).toSorted();
  return {
    code: "SeveralRevisions",
    severity: "warning",
    message: `nothing of it is moved: ${field} is to be ${both.join(" and ")}`,
    ref: one.ref,
    field,
    hint: "let one actuator, or one rule of actuate, select the object",
  };
}
