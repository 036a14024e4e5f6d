import { type Edit, type ItemId, type KubeObject, type ObjectRef, refOf } from "../../object/index.ts";
import { leavesRoom } from "../ledger/annotation-space.ts";
import { isLedgerKey, SAVED_PREFIX } from "../ledger/ledger.ts";
import type { Catalogue } from "../model/mechanism.ts";
import { valueAt } from "../model/value.ts";
import { type BoundText, bind, bindingOf, unbind } from "./bound-text.ts";
import { annotationsOf, isLike, type Likeness, likenessOf } from "./likeness.ts";

/**
 * The edits that planning would give for another object; `undefined` where it has to be asked. Where they are given, what is
 * said of the plan, and the resolution after it, are the same as of the first object, but for the name.
 */
export type EditsAlike = (object: KubeObject, item?: ItemId) => readonly Edit[] | undefined;

/**
 * Makes what `planSuspension` or `planResumption` gave for one object good for all that are like it: that differ from it in
 * nothing but name, namespace, and what nothing about suspension looks at. None are, where it is not that simple: an effect
 * that another object's controller writes, a hold by a mechanism of another kind, a ledger that is not as we write it, edits of
 * all annotations at once.
 */
export function editsAlike(object: KubeObject, edits: readonly Edit[], catalogue: Catalogue): EditsAlike {
  let plan: Plan | "none" | undefined;
  return (other, item) => {
    plan ??= planOf(object, edits, catalogue) ?? "none";
    if (plan === "none") return undefined;
    const ref = refOf(other);
    const binding = bindingOf(ref);
    if (!isLike(other, plan.likeness, binding) || !hasRoom(other, plan, binding)) return undefined;
    return plan.changes.map((change) => editFor(change, other, ref, binding, item));
  };
}

/** A plan without the name of its object. */
interface Plan {
  readonly likeness: Likeness;
  readonly changes: readonly Change[];
  /** What the changes add at most to the annotations, in UTF-16 code units, but for the name. */
  readonly added: number;
}

/** An edit, and what it writes if that names the object. */
interface Change {
  readonly edit: Edit;
  readonly text?: BoundText;
}

function planOf(object: KubeObject, edits: readonly Edit[], catalogue: Catalogue): Plan | undefined {
  const binding = bindingOf(refOf(object));
  const keys = edits.map(({ path }) => String(path.at(-1))).filter((key) => key.startsWith(SAVED_PREFIX));
  const ids = keys.map((key) => key.slice(SAVED_PREFIX.length));
  const likeness = likenessOf(object, binding, ids, catalogue);
  const changes = unbindEdits(edits, binding);
  if (likeness === undefined || changes === undefined) return undefined;
  return { likeness, changes, added: changes.reduce((units, change) => units + unitsOf(change), 0) };
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

/** Planning measures the annotations; these are so far from too many that it need not. */
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
  // Not by spread: see `copyOf` of a draft.
  return Object.assign(
    {},
    edit,
    { ref },
    edit.expected && { expected: valueAt(object, edit.path) },
    text && { value: bind(text, binding) },
    item && { item },
  );
}
