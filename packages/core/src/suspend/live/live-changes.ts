import { type KubeObject, type ObjectRef, type Result, refOf, success } from "../../object/index.ts";
import { applyEdits } from "../edit/apply-edits.ts";
import { keptElsewhere, ledgerObject, splitEdits } from "../ledger/ledger-object.ts";
import type { Catalogue } from "../model/mechanism.ts";
import { liveLedgerRef } from "./ledger-steps.ts";
import { type LiveDecision, type LiveObject, viewOf } from "./live-plan.ts";

/** An object of an API server before and after all planned changes. */
export interface LiveChange {
  readonly ref: ObjectRef;
  /** The object before the changes; absent: it did not exist. */
  readonly before?: KubeObject;
  /** The object after the changes; absent: it is deleted. */
  readonly after?: KubeObject;
}

/**
 * Returns the changes of a live object and of its SuspensionLedger after all requests of a decision. The errors are
 * those of `planLive`.
 */
export function liveChanges(
  live: LiveObject,
  decide: LiveDecision,
  catalogue: Catalogue,
): Result<readonly LiveChange[]> {
  const { object, ledger } = live;
  const view = viewOf(live, catalogue);
  if (!view.ok) return view;
  const decided = decide(view.value);
  if (!decided.ok) return decided;
  const ref = refOf(object);
  const edits = decided.value.filter((edit) => !("text" in edit));
  if (edits.length === 0) return success([]);
  if (!keptElsewhere(catalogue, ref)) {
    const after = applyEdits(object, edits);
    return after.ok ? success([{ ref, before: object, after: after.value }]) : after;
  }
  const apart = splitEdits(object, view.value, edits);
  if (!apart.ok) return apart;
  const after = applyEdits(object, apart.value.edits);
  if (!after.ok) return after;
  const { entry } = apart.value;
  const own = liveLedgerRef(ref);
  const { name, namespace } = own;
  const kept = entry === undefined ? undefined : (ledgerObject({ name, namespace }, [entry]) as unknown as KubeObject);
  return success([
    { ref, before: object, after: after.value },
    { ref: own, ...(ledger !== undefined && { before: ledger }), ...(kept !== undefined && { after: kept }) },
  ]);
}
