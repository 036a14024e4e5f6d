import { formatRef, type ObjectRef, refKey } from "../../object/index.ts";
import type { ObjectObservation } from "../model/inputs.ts";
import type { TaskState } from "../model/run.ts";
import { DONE, type Judgement, type Wait } from "./judgement.ts";
import { seenSince, type Told } from "./told.ts";

/**
 * Judges objects that are applied. Each must be seen Current after this try began and was carried out, at the
 * generation that the apply gave it, and by a controller that has observed that generation. If nobody compared an
 * object with the package, the executor's report that it was applied counts. A failure seen before a later try acted
 * belongs to the previous try, and an object that is excluded from readiness only has to exist as it was applied.
 */
export function judgeApplied(objects: readonly ObjectRef[], state: TaskState, told: Told): Judgement {
  let waiting: string | undefined;
  for (const ref of objects) {
    const seen = seenOfTry(ref, state, told);
    if (seen === undefined) {
      waiting ??= `${formatRef(ref)} was not seen since this try began`;
      continue;
    }
    const doubt = doubtOf(seen, state.generations?.[refKey(ref)], state);
    if (doubt === undefined && (seen.status === "Current" || seen.excluded === true)) continue;
    if (doubt === undefined && seen.status === "Failed" && isOfTry(state)) return failedObject(ref, seen);
    waiting ??= `${formatRef(ref)} ${doubt ?? isNot(seen)}`;
  }
  return waiting === undefined ? DONE : { kind: "open", state, wait: waitForObjects(waiting, state) };
}

/** Judges objects that are deleted: each must be seen to be gone after this try began. */
export function judgeDeleted(objects: readonly ObjectRef[], state: TaskState, told: Told): Judgement {
  for (const ref of objects) {
    const seen = seenOfTry(ref, state, told);
    if (seen?.status === "NotFound") continue;
    const what = seen === undefined ? "was not seen to be gone" : `is still there: ${seen.status}`;
    const message = `${formatRef(ref)} ${what}`;
    const wait: Wait = { kind: "Deletion", message, releasedBy: "when it is seen to be gone", who: "cluster" };
    return { kind: "open", state, wait };
  }
  return DONE;
}

/**
 * Returns whether the action of a try must be requested again: it was not carried out, or an object is gone or was
 * changed since.
 */
export function mustApply(objects: readonly ObjectRef[], state: TaskState, told: Told): boolean {
  if (state.actedAt === undefined) return true;
  return objects.some((ref) => {
    const seen = seenOfTry(ref, state, told);
    return seen?.status === "NotFound" || seen?.upToDate === "no";
  });
}

function seenOfTry(ref: ObjectRef, state: TaskState, told: Told): ObjectObservation | undefined {
  const { since, triedAt = since, actedAt = triedAt } = state;
  return seenSince(told, refKey(ref), actedAt, true);
}

/** Returns why an observation of an object proves nothing about this try; `undefined` if it does. */
function doubtOf(seen: ObjectObservation, given: number | undefined, { actedAt }: TaskState): string | undefined {
  const { status, upToDate = "unknown", generation, observedGeneration } = seen;
  if (status === "NotFound") return "is not there";
  if (upToDate === "no") return "is not as the package says";
  if (upToDate === "unknown" && actedAt === undefined) return "was seen, and nobody says that it was applied";
  if (given !== undefined && generation !== undefined && generation < given)
    return `was seen at generation ${generation}, and was applied at ${given}`;
  if (observedGeneration !== undefined && generation !== undefined && observedGeneration < generation)
    return `has generation ${generation}, and its controller has seen ${observedGeneration}`;
  return undefined;
}

/**
 * Returns whether a failure belongs to this try: a retry must have acted, since until then the failure of the previous
 * try is seen.
 */
function isOfTry({ actedAt, attempt }: TaskState): boolean {
  return actedAt !== undefined || attempt === 1;
}

function isNot({ status, message = "" }: ObjectObservation): string {
  return message === "" ? `is ${status}` : `is ${status}: ${message}`;
}

function failedObject(
  ref: ObjectRef,
  { terminal = false, reason = "ObjectFailed", message = "" }: ObjectObservation,
): Judgement {
  const why = message === "" ? "has failed" : message;
  return { kind: terminal ? "fatal" : "retry", reason, message: `${formatRef(ref)}: ${why}` };
}

function waitForObjects(message: string, { actedAt }: TaskState): Wait {
  return {
    kind: "Objects",
    message,
    releasedBy: "when all its objects are seen Current, as they were applied",
    who: actedAt === undefined ? "executor" : "cluster",
  };
}
