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

/** The reason why an object is not moved, and a hint. */
export interface Refusal {
  readonly code: ProblemCode;
  readonly message: string;
  readonly hint: string;
  readonly field?: string;
}

/** Returns the warning that a target does not have its ordered revision. */
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

/** Returns why no system can have a revision of that name; `undefined` if it may exist. */
export function badName(revision: string): Refusal | undefined {
  if (/^[^\s\p{C}]{1,1024}$/u.test(revision)) return undefined;
  return invalidRevision("it is no name of a revision", "give a commit, tag or digest");
}

/**
 * Returns why an object must not be written although it has an order: it is a copy of another object, or somebody holds
 * it.
 */
export function keptBy(object: KubeObject, input: ActuationInput): Refusal | undefined {
  return derivedFrom(object) ?? heldBy(object, input);
}

/** Returns the refusal of an object that a controller owns, as the controller writes its fields. */
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

/** Describes an owner. Its namespace is omitted, since it is the object's own or there is none. */
function ownerText(owner: unknown): string {
  const [kind, name, apiVersion = ""] = ["kind", "name", "apiVersion"].map((key) => readString(owner, [key]));
  if (kind === undefined || name === undefined) return "its owner";
  return formatRef({ group: parseApiVersion(apiVersion).group, kind, namespace: "", name });
}

/** Returns the refusal of a revision that a system cannot express. */
export function invalidRevision(message: string, hint: string, field?: string): Refusal {
  return { code: "InvalidRevision", message, hint, ...(field !== undefined && { field }) };
}

/** Returns the refusal of an object that somebody else holds: it would jump to the revision when it is released. */
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

/** Returns the refusal for a hold: who holds it, and why. */
export function heldAs(what: string, { holder, reason }: Hold): Refusal {
  const why = reason === undefined ? "" : ` (${reason})`;
  return { code: "Held", message: `${what} is held by ${holder}${why}`, hint: "let it go, or skip the target" };
}
