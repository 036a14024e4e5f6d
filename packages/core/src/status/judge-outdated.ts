import { judgeGeneration } from "./common.ts";
import { isFields, type Subject } from "./subject.ts";
import type { EvidenceField, StatusContext, StatusResult } from "./types.ts";

type Judge = (subject: Subject, context: StatusContext) => StatusResult;

/**
 * A status of another generation tells nothing of this one, with one exception: a failure that rests on conditions
 * whose own `observedGeneration` is `metadata.generation`. Flux raises that of the status only after a success.
 */
export function judgeOutdated(subject: Subject, context: StatusContext, judgeStatus: Judge): StatusResult | undefined {
  const outdated = judgeGeneration(subject);
  if (outdated === undefined || !hasRenewedCondition(subject)) return outdated;
  const result = judgeStatus(subject, context);
  const { fields } = result.evidence;
  const believed = result.status === "Failed" && fields.every((field) => isRenewed(subject, field));
  return believed && fields.length > 0 ? result : outdated;
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
