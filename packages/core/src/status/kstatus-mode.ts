import type { KubeObject } from "../object/index.ts";
import { computeKstatus } from "./kstatus/index.ts";
import type { StatusMode, StatusResult } from "./types.ts";

const VARIANTS = { kstatus: "upstream", "kstatus-flux": "flux" } as const;

/**
 * The answer of the Go library in our shape: status, message and conditions are its bytes, unshortened.
 * An error of the library is Unknown with the error's text, as its readers make it.
 * Without `now`, no Pod is old enough to have failed to schedule.
 */
export function computeInKstatusMode(
  object: KubeObject,
  mode: Exclude<StatusMode, "extended">,
  now: number | undefined,
): StatusResult {
  const variant = VARIANTS[mode];
  const answer = computeKstatus(object, { variant, now: new Date(now ?? 0) });
  const rest = { suspended: false, terminal: false, evidence: { rule: `kstatus/${variant}`, fields: [] } };
  if (answer.error !== undefined) {
    const warning = { code: "KstatusError", severity: "warning", message: answer.error } as const;
    return {
      ...rest,
      status: "Unknown",
      reason: "KstatusError",
      message: answer.error,
      conditions: [],
      warnings: [warning],
    };
  }
  const reason = answer.conditions[0]?.reason ?? answer.status;
  return {
    ...rest,
    status: answer.status,
    reason,
    message: answer.message,
    conditions: answer.conditions,
    warnings: [],
  };
}
