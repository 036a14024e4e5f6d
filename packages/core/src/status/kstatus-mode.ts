import type { KubeObject, Problem } from "../object/index.ts";
import { computeVariant } from "./kstatus/compute-kstatus.ts";
import type { StatusEvidence, StatusMode, StatusResult } from "./types.ts";

const UPSTREAM: StatusEvidence = Object.freeze({ rule: "kstatus/upstream", fields: [] });
const FLUX: StatusEvidence = Object.freeze({ rule: "kstatus/flux", fields: [] });
const NO_WARNINGS: readonly Problem[] = Object.freeze([]);

/**
 * Returns the verdict of the Go library as a `StatusResult`: status, message and conditions are byte-equal and not
 * shortened. An error of the library becomes Unknown with the error's text, as its callers do it. Without `now`, no Pod
 * is old enough to have failed scheduling.
 */
export function computeInKstatusMode(
  object: KubeObject,
  mode: Exclude<StatusMode, "extended">,
  now: number | undefined,
): StatusResult {
  const evidence = mode === "kstatus" ? UPSTREAM : FLUX;
  const answer = computeVariant(object, mode === "kstatus" ? "upstream" : "flux", now ?? 0);
  if (answer.error !== undefined) return errorResult(answer.error, evidence);
  return {
    status: answer.status,
    suspended: false,
    terminal: false,
    reason: answer.conditions[0]?.reason ?? answer.status,
    message: answer.message,
    conditions: answer.conditions,
    evidence,
    warnings: NO_WARNINGS,
  };
}

function errorResult(message: string, evidence: StatusEvidence): StatusResult {
  return {
    status: "Unknown",
    suspended: false,
    terminal: false,
    reason: "KstatusError",
    message,
    conditions: [],
    evidence,
    warnings: [{ code: "KstatusError", severity: "warning", message }],
  };
}
