import {
  formatRef,
  getConditions,
  isMap,
  type KubeObject,
  type ObjectRef,
  type Problem,
  type ProblemCode,
  readPath,
  refKey,
} from "@landfall/core/object";
import { danglingReferences } from "./dangling.ts";
import type { FleetInput, LiveObject } from "./fleet-input.ts";
import { isDelivering } from "./live-object.ts";

/** The codes of problems about references that lead nowhere, in the order in which a report names them. */
export const UNRESOLVED: readonly ProblemCode[] = ["SelectsNothing", "SecretNotFound", "ReferenceNotFound"];

/** The usual wording for a missing object, with its name in quotes: `secrets "x" not found`. */
const NAMED = /\b([\w.-]+)\s+["'`][^"'`]+["'`]\s+(?:was |is |could )?not (?:be )?found\b/i;
const SECRET = /\bsecrets?\b[^;]*\b(?:not found|does not exist|no such)\b/i;
const REASON = /(?:NotFound|Missing|Unresolved(?:Refs)?|DoesNotExist)$/;
const SECRET_REASON = /Secret/;

/**
 * The problems of a fleet's references: those that controllers report, and deliveries that refer to missing objects.
 */
export function unresolvedReferences(input: FleetInput): readonly Problem[] {
  const found = new Map<string, Problem>();
  const note = (place: string, problem: Problem): void => {
    const { ref = NO_REF, field = "" } = problem;
    const key = `${place} ${refKey(ref)} ${field}`;
    if (!found.has(key)) found.set(key, problem);
  };
  for (const live of input.seen)
    if (isDelivering(live)) for (const problem of saidOf(live)) note(live.cluster, problem);
  for (const problem of danglingReferences(input)) note("", problem);
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, problem]) => problem);
}

const NO_REF: ObjectRef = { group: "", kind: "", namespace: "", name: "" };

/** Whether any condition is bad news; the messages of all others are not searched. */
function tellsBadNews(object: KubeObject): boolean {
  const conditions = readPath(object, ["status", "conditions"]);
  if (!Array.isArray(conditions)) return false;
  return conditions.some(
    (entry: unknown) => isMap(entry) && (entry["status"] !== "True" || ABNORMAL.has(String(entry["type"]))),
  );
}

function saidOf({ object, ref, cluster }: LiveObject): readonly Problem[] {
  if (!tellsBadNews(object)) return [];
  const said = getConditions(object).conditions.flatMap((condition): readonly Problem[] => {
    const { type, status, reason = "", message = "" } = condition;
    const code = status === "True" && !ABNORMAL.has(type) ? undefined : codeOf(reason, message);
    if (code === undefined) return [];
    const text = message === "" ? reason : message;
    const field = `status.conditions[type=${type}]`;
    return [{ code, severity: "warning", ref, field, message: `${cluster}: ${formatRef(ref)}: ${text}` }];
  });
  return said.slice(0, 1);
}

/** Conditions that are bad news when they are True. */
const ABNORMAL: ReadonlySet<string> = new Set(["Stalled", "Reconciling", "Degraded", "FetchFailed", "Failed"]);

function codeOf(reason: string, message: string): ProblemCode | undefined {
  const kind = NAMED.exec(message)?.[1];
  if (SECRET.test(message) || (kind !== undefined && /^secrets?$/i.test(kind))) return "SecretNotFound";
  if (kind !== undefined) return "ReferenceNotFound";
  if (!REASON.test(reason)) return undefined;
  return SECRET_REASON.test(reason) ? "SecretNotFound" : "ReferenceNotFound";
}
