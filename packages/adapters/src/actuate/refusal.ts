import {
  formatRef,
  type KubeObject,
  type Problem,
  type ProblemCode,
  parseApiVersion,
  readPath,
  readString,
  refOf,
} from "@landfall/core/object";
import { type Hold, isLive, readLedger } from "@landfall/core/suspend";
import type { ActuationInput } from "./actuation.ts";

/** Why an object is not moved, and what would help. */
export interface Refusal {
  readonly code: ProblemCode;
  readonly message: string;
  readonly hint: string;
  readonly field?: string;
}

/** The warning that a target is not where it is to be. */
export function notMoved(object: KubeObject, target: string, revision: string, refusal: Refusal): Problem {
  const { code, message, hint, field } = refusal;
  return {
    code,
    severity: "warning",
    message: `target ${target} is not moved to ${revision}: ${message}`,
    ref: refOf(object),
    hint,
    ...(field !== undefined && { field }),
  };
}

/** Why nobody could find a revision of that name, whatever the system. */
export function badName(revision: string): Refusal | undefined {
  if (/^[^\s\p{C}]{1,1024}$/u.test(revision)) return undefined;
  return invalidRevision("it is no name of a revision", "give a commit, tag or digest");
}

/**
 * The reason why an object must not be written though its order says so: it is a copy of another object, or somebody
 * holds it.
 */
export function keptBy(object: KubeObject, input: ActuationInput): Refusal | undefined {
  return derivedFrom(object) ?? heldBy(object, input);
}

/** The refusal of an object that a controller owns: the controller writes its fields. */
export function derivedFrom(object: KubeObject): Refusal | undefined {
  const owners: unknown = readPath(object, ["metadata", "ownerReferences"]);
  const owner: unknown = Array.isArray(owners)
    ? owners.find((one) => readPath(one, ["controller"]) === true)
    : undefined;
  if (owner === undefined) return undefined;
  const by = ownerText(owner);
  const message = `${formatRef(refOf(object))} is written by ${by}, which would take the change back`;
  return { code: "Derived", message, hint: `set the revision in ${by}, for each target its own` };
}

/** The namespace is left out: it is the object's own, or there is none. */
function ownerText(owner: unknown): string {
  const [kind, name, apiVersion = ""] = ["kind", "name", "apiVersion"].map((key) => readString(owner, [key]));
  if (kind === undefined || name === undefined) return "its owner";
  return formatRef({ group: parseApiVersion(apiVersion).group, kind, namespace: "", name });
}

/** A revision that a system cannot be told. */
export function invalidRevision(message: string, hint: string, field?: string): Refusal {
  return { code: "InvalidRevision", message, hint, ...(field !== undefined && { field }) };
}

/** Who else holds an object: it is then not moved, because it would jump when it is let go. */
export function heldBy(object: KubeObject, { holder, now }: ActuationInput): Refusal | undefined {
  const ledger = readLedger(object);
  const [problem] = ledger.problems;
  if (!ledger.ok) {
    const hint = "repair or remove the annotation";
    return { code: "Held", message: problem?.message ?? "it is not known who holds it", hint };
  }
  const hold = ledger.value.holds.find((one) => one.holder !== holder && isLive(one, now));
  if (hold === undefined) return undefined;
  return heldAs(formatRef(refOf(object)), hold);
}

/** The problem that something is held: by whom, and why. */
export function heldAs(what: string, { holder, reason }: Hold): Refusal {
  const why = reason === undefined ? "" : ` (${reason})`;
  return { code: "Held", message: `${what} is held by ${holder}${why}`, hint: "let it go, or skip the target" };
}
