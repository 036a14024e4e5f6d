import { type Edit, type ItemId, type KubeObject, type ObjectRef, refOf } from "../../object/index.ts";
import { derivationsFor } from "../choose/choose.ts";
import { leavesRoom } from "../ledger/annotation-space.ts";
import { isLedgerKey } from "../ledger/ledger.ts";
import { isOverwritten } from "../links/parent-links.ts";
import type { Catalogue } from "../model/mechanism.ts";
import { valueAt } from "../model/value.ts";
import { watch } from "../model/watch.ts";
import { type BoundText, bind, bindingOf, unbind } from "./bound-text.ts";
import { otherName, withoutName } from "./other-name.ts";
import { annotationsOf, readsSame, type Wanted, wantedOf } from "./same-reads.ts";

/** The decision about an object: its edits, and the outcome as data. */
export interface Decided {
  readonly edits: readonly Edit[];
  readonly said: unknown;
}

/** Decides about an object by the object alone; all other inputs must be the same for all objects. */
export type Decide = (object: KubeObject) => Decided | undefined;

/**
 * Returns the edits that the decision gives for another object, with the same outcome as for the first; `undefined` if
 * the decision must be made anew.
 */
export type EditsAlike = (object: KubeObject, item?: ItemId) => readonly Edit[] | undefined;

/**
 * Reuses the decision about one object for every object in which `decide` would read the same values. The values it
 * reads are recorded when the first other object comes. Two things are not reused but computed for each object: the
 * name and namespace, which are in edits and ledgers, and the room left for annotations. Returns no edits if another
 * object takes part in the decision, a ledger is not in canonical form, all annotations are edited at once, or the name
 * affects more than the places where it is inserted.
 */
export function editsAlike(object: KubeObject, decided: Decided, decide: Decide, catalogue: Catalogue): EditsAlike {
  let plan: Plan | "none" | undefined;
  return (other, item) => {
    if (plan === "none" || other.apiVersion !== object.apiVersion || other.kind !== object.kind) return undefined;
    plan ??= planOf(object, decided, decide, catalogue) ?? "none";
    if (plan === "none") return undefined;
    const ref = refOf(other);
    const binding = bindingOf(ref);
    if (!readsSame(plan.wanted, other, binding) || !hasRoom(other, plan, binding)) return undefined;
    return plan.changes.map((change) => editFor(change, other, ref, binding, item));
  };
}

/** A decision to reuse, without the name of its object. */
interface Plan {
  readonly wanted: Wanted;
  readonly changes: readonly Change[];
  /** The largest growth of the annotations by these changes, in UTF-16 code units, without the name. */
  readonly added: number;
}

/** An edit, and the text of its value if that contains the name of the object. */
interface Change {
  readonly edit: Edit;
  readonly text?: BoundText;
}

function planOf(object: KubeObject, decided: Decided, decide: Decide, catalogue: Catalogue): Plan | undefined {
  const ref = refOf(object);
  if (derivationsFor(catalogue, ref).length > 0 || isOverwritten(ref)) return undefined;
  const changes = unbindEdits(decided.edits, bindingOf(ref));
  const wanted = changes && watchDecision(object, decided, decide);
  if (changes === undefined || wanted === undefined) return undefined;
  return { wanted, changes, added: changes.reduce((units, change) => units + unitsOf(change), 0) };
}

/** Repeats the decision for the same object under another name, to find the edits that depend on the name. */
function watchDecision(object: KubeObject, decided: Decided, decide: Decide): Wanted | undefined {
  const other = otherName(object);
  if (other === undefined) return undefined;
  const { watched, reads } = watch(other);
  const again = decide(watched);
  if (again === undefined || withoutName(again, other) !== withoutName(decided, object)) return undefined;
  return wantedOf(reads, bindingOf(refOf(other)));
}

function unbindEdits(edits: readonly Edit[], binding: string): readonly Change[] | undefined {
  const changes: Change[] = [];
  for (const { item: _, ...edit } of edits) {
    const [root, map, key] = edit.path;
    if (root === "metadata" && key === undefined) return undefined;
    if (root === "metadata" && map === "annotations" && isLedgerKey(String(key)) && edit.operation === "set") {
      const text = unbind(edit.value, binding);
      if (text === undefined) return undefined;
      changes.push({ edit, text });
    } else changes.push({ edit });
  }
  return changes;
}

function unitsOf({ edit, text }: Change): number {
  if (edit.path[0] !== "metadata" || edit.operation === "delete") return 0;
  const value = text === undefined ? JSON.stringify(edit.value) : bind(text, "");
  return String(edit.path.at(-1)).length + value.length;
}

/**
 * Returns whether the annotations of an object are so far below their limit that their exact size does not matter for
 * this plan.
 */
function hasRoom(object: KubeObject, { changes, added }: Plan, binding: string): boolean {
  return leavesRoom(annotationsOf(object) ?? {}, added + changes.length * binding.length);
}

function editFor(
  { edit, text }: Change,
  object: KubeObject,
  ref: ObjectRef,
  binding: string,
  item: ItemId | undefined,
): Edit {
  // Object spread would be slow here: see `copyOf` in draft.ts.
  return Object.assign(
    {},
    edit,
    { ref },
    edit.expected && { expected: valueAt(object, edit.path) },
    text && { value: bind(text, binding) },
    item && { item },
  );
}
