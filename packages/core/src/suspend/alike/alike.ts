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

/** The decision about an object: the edits, and the answer about them as data. */
export interface Decided {
  readonly edits: readonly Edit[];
  readonly said: unknown;
}

/** Decides about an object, by nothing but the object and what is the same for all. */
export type Decide = (object: KubeObject) => Decided | undefined;

/**
 * The edits that deciding would give for another object; `undefined` where it has to be asked. Where they are given, what is
 * said is the same as of the first object.
 */
export type EditsAlike = (object: KubeObject, item?: ItemId) => readonly Edit[] | undefined;

/**
 * Makes what was decided about one object good for all that are like it: for those in which `decide` would read just what it
 * reads in the first. What it reads is found out by watching it, with the first other object that comes. Two things are not
 * read but done anew for each: the name and namespace, which edits and ledgers hold, and the room that is left for
 * annotations. Nothing is given where it is not that simple: another object has a say, a ledger is not as we write it, all
 * annotations are edited at once, or the name has to do with more than where it is put in.
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

/** A plan without the name of its object. */
interface Plan {
  readonly wanted: Wanted;
  readonly changes: readonly Change[];
  /** The most that the changes add to the annotations, in UTF-16 code units, without the name. */
  readonly added: number;
}

/** An edit, and its text if that names the object. */
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

/** Decides again, about the same object under another name: then what the name has to do with shows. */
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

/** Whether the annotations of an object are so far below their limit that they need not be measured for this plan. */
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
  // A spread would be slow here: see `copyOf` of a draft.
  return Object.assign(
    {},
    edit,
    { ref },
    edit.expected && { expected: valueAt(object, edit.path) },
    text && { value: bind(text, binding) },
    item && { item },
  );
}
