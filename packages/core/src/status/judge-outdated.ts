import { judgeGeneration } from "./common.ts";
import { isFields, type Subject } from "./subject.ts";
import type { EvidenceField, StatusOptions, StatusResult } from "./types.ts";
import { wholeNumber } from "./whole-number.ts";

type Judge = (subject: Subject, options: StatusOptions) => StatusResult;

/**
 * Judges an object whose status is of another generation and so says nothing about this one, with two exceptions.
 * Conditions with an `observedGeneration` equal to `metadata.generation` count unless they say Current, since Flux
 * updates that of the status only after a success. And a failure one generation before the switch in `spec` that
 * suspends the object counts: setting the switch made the new generation, and most controllers do nothing afterwards.
 */
export function judgeOutdated(subject: Subject, options: StatusOptions, judgeStatus: Judge): StatusResult | undefined {
  const outdated = judgeGeneration(subject);
  if (outdated === undefined) return undefined;
  const renewed = hasRenewedCondition(subject) ? judgeStatus(subject, options) : undefined;
  if (renewed !== undefined && renewed.status !== "Current" && restsOnRenewed(subject, renewed)) return renewed;
  const before = isOneBehind(subject) ? judgeStatus(asBefore(subject), options) : undefined;
  return before?.status === "Failed" && isSuspendedBySpec(before) ? before : outdated;
}

/** Returns the object as if nobody had changed it since its status was written. */
function asBefore(subject: Subject): Subject {
  const { metadata, status } = subject;
  return { ...subject, metadata: { ...metadata, generation: status["observedGeneration"] } };
}

function isOneBehind({ metadata, status }: Subject): boolean {
  const generation = wholeNumber(metadata["generation"]);
  const observed = wholeNumber(status["observedGeneration"]);
  return generation !== undefined && observed !== undefined && observed > 0 && generation - observed === 1;
}

function isSuspendedBySpec({ suspended, evidence }: StatusResult): boolean {
  return suspended && evidence.fields.some(({ path }) => path[0] === "spec");
}

function restsOnRenewed(subject: Subject, { evidence: { fields } }: StatusResult): boolean {
  return fields.length > 0 && fields.every((field) => isRenewed(subject, field));
}

function hasRenewedCondition(subject: Subject): boolean {
  const conditions = subject.status["conditions"];
  return Array.isArray(conditions) && conditions.some((condition) => isOfGeneration(subject, condition));
}

function isRenewed(subject: Subject, { path, ref }: EvidenceField): boolean {
  const [status, list, index] = path;
  const conditions = subject.status["conditions"];
  if (ref !== undefined || status !== "status" || list !== "conditions" || typeof index !== "number") return false;
  return Array.isArray(conditions) && isOfGeneration(subject, conditions[index]);
}

function isOfGeneration({ metadata }: Subject, condition: unknown): boolean {
  const generation = metadata["generation"];
  return typeof generation === "number" && isFields(condition) && condition["observedGeneration"] === generation;
}
