import { lacksKubeconfig } from "./kubeconfig.ts";
import { triageMessage } from "./messages.ts";
import { tokensOf } from "./tokens.ts";
import { classOfState, LONGEST_STATE, tellOf } from "./words.ts";

/**
 * The meaning of a condition that is not as it should be. `missing` is a failure that may pass; `undefined` if neither
 * reason nor message tells.
 */
export type Triage = "failed" | "missing" | "progress" | undefined;

/** Reasons that repeat the condition and say no more. */
const EMPTY_REASONS: ReadonlySet<string> = new Set([
  "",
  "NotReady",
  "Unavailable",
  "Unknown",
  "False",
  "NotAvailable",
  "NotSynced",
  "NotHealthy",
  "Unready",
  "Unhealthy",
]);

/** Endings of reasons that name no cause: `PodsNotReady`, `ComponentsUnavailable`. */
const EMPTY_ENDING =
  /(?:Not(?:Yet)?|Un|un)(?:Ready|Available|available|Healthy|healthy)$|[Nn]ot ?(?:[Cc]reated|Provisioned|Deployed|Installed)$|^Insufficient[A-Za-z]*(?:Ready|Replicas|Available)$|^Unready/;

/**
 * Reasons that something is missing, which may still come: a message that tells of progress wins over such a reason.
 */
const MISSING = /(?:Not(?:Yet)?Found|Missing|Not(?:Yet)?Exists?)/;

/** Words that a message about an error begins with: the reason then names the work that failed (`Migrating`). */
const BEGINS_AS_ERROR = /^(?:Error|Failed|Failure|Cannot|Can't|Could not|Unable to|Missing)\b/i;
/** The message is that of an error. */
export function isError(message: string): boolean {
  return BEGINS_AS_ERROR.test(message);
}

/** The message tells an error before anything else, whatever work the reason names. */
function carriesError(message: string): boolean {
  return BEGINS_AS_ERROR.test(message) || (message !== "" && triageMessage(message) === "failed");
}

/** A reason that names no work, but what is waited for: the message says why. */
const WAITS = /Wait|Pending|Retry|Dependency|Queue|Schedul|Progress|Temporar|Transient/;

/**
 * Progress or failure, by the reason; by the message if the reason tells neither, or only that something is missing.
 * `lenient`: what is missing is progress, and no message is believed to tell failure.
 */
export function triage(reason: string, message: string, lenient = false): Triage {
  if (lacksKubeconfig(message)) return "progress";
  const isEmpty = EMPTY_REASONS.has(reason) || EMPTY_ENDING.test(reason);
  const told = isEmpty ? undefined : triageReason(reason);
  if (told === "progress" && !WAITS.test(reason) && carriesError(message)) return "failed";
  if (told === "failed" && WRAPS.test(reason) && tellsOnlyProgress(message)) return "progress";
  if (told === "failed" && MISSING.test(reason)) {
    return lenient || triageMessage(message) === "progress" ? "progress" : "missing";
  }
  return told ?? triageMessage(message);
}

/** A reason for whatever ended a pass early: the message tells whether that was a failure. */
const WRAPS = /^(?:Error|Failed)$|(?:Reconcil[a-z]*|Task|Provisioning|Sync)(?:Failed|Error)$/;

/** A message that tells progress, and no failure. */
export function tellsOnlyProgress(message: string): boolean {
  return message !== "" && tellOf(tokensOf(message)) === "progress";
}

/** The reason, or else the message, tells a failure outright. */
export function tellsFailure(reason: string, message = ""): boolean {
  const told = triage(reason, message);
  return told === "failed" || told === "missing";
}

/** Reasons that nothing fits a search: `NoClusterFit`, `NoMatchingIssuer`, `NoSuchHost`. */
const NONE_FITS =
  /^No(?:Such|Match|Matching|Valid|Usable|Eligible|Compatible|Suitable)|^No[A-Z][A-Za-z]*(?:Fit|Match|Matched)$/;

/** Prefixes of a reason that passes by itself: `TemporaryError`. */
const PASSES = /^(?:Temporar|Transient)|Queued$/;

/** A limit that was reached, something that ran out, what nobody knows or has, an exit code: none passes by itself. */
const OUTRIGHT =
  /^ExitCode[1-9]|Too(?:Many(?!Requests)|Large|Long|Small|Big|Old|Short|Few)|OutOf(?!Sync|Date)[A-Z]|(?:^|Retry|Attempts?|Restarts?|Failures?)Limit(?:Reached|Exhausted)$|(?:Maximum|Retries|Attempts|Restarts)(?:Reached|Exhausted)$|[a-z]Pressure$|^Unknown[A-Z](?!.*(?:Health|State|Status|Readiness)$)|UpdateStopped$|^No(?:Default|Free|License|StorageClass|Support|Operator|Intersection|Instances?$|Credential|Permission|Access|Capacity|Quota|Space|Available(?!Endpoint|Pod|Replica)[A-Z])/;

function triageReason(reason: string): Triage {
  if (NONE_FITS.test(reason) || OUTRIGHT.test(reason)) return "failed";
  if (PASSES.test(reason)) return "progress";
  if (reason.length > LONGEST_STATE || reason.endsWith("Unavailable")) return tellOf(tokensOf(reason));
  const name = classOfState(reason);
  if (name === "failed") return "failed";
  return name === "progress" || name === "running" ? "progress" : undefined;
}
