import { lacksKubeconfig } from "./kubeconfig.ts";
import { triageMessage } from "./messages.ts";
import { tokensOf } from "./tokens.ts";
import { classOfState, LONGEST_STATE, tellOf } from "./words.ts";

/**
 * The meaning of a bad condition. `missing` is a failure that may pass; `undefined` if neither reason nor message has a
 * meaning.
 */
export type Triage = "failed" | "missing" | "progress" | undefined;

/** Reasons that repeat the condition and say nothing more. */
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

/** Reasons that something is missing, which may still come: a message that reports progress takes precedence. */
const MISSING = /(?:Not(?:Yet)?Found|Missing|Not(?:Yet)?Exists?)/;

/** Words with which a message about an error begins; the reason then names the work that failed (`Migrating`). */
const BEGINS_AS_ERROR = /^(?:Error|Failed|Failure|Cannot|Can't|Could not|Unable to|Missing)\b/i;
/** Returns whether a message reports an error. */
export function isError(message: string): boolean {
  return BEGINS_AS_ERROR.test(message);
}

/** Returns whether a message begins with an error, whatever work the reason names. */
function carriesError(message: string): boolean {
  return BEGINS_AS_ERROR.test(message) || (message !== "" && triageMessage(message) === "failed");
}

/** Reasons that name what is waited for, and no work: the message says why. */
const WAITS = /Wait|Pending|Retry|Dependency|Queue|Schedul|Progress|Temporar|Transient/;

/**
 * Judges a bad condition as progress or failure by its reason; by its message if the reason is neither, or says only
 * that something is missing. `lenient`: a missing thing is progress, and no message is a failure.
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

/** Reasons for anything that ended a reconcile early: the message tells whether it was a failure. */
const WRAPS = /^(?:Error|Failed)$|(?:Reconcil[a-z]*|Task|Provisioning|Sync)(?:Failed|Error)$/;

/** Returns whether a message reports progress and no failure. */
export function tellsOnlyProgress(message: string): boolean {
  return message !== "" && tellOf(tokensOf(message)) === "progress";
}

/** Returns whether the reason, or else the message, explicitly reports a failure. */
export function tellsFailure(reason: string, message = ""): boolean {
  const told = triage(reason, message);
  return told === "failed" || told === "missing";
}

/** Reasons that a search found nothing: `NoClusterFit`, `NoMatchingIssuer`, `NoSuchHost`. */
const NONE_FITS =
  /^No(?:Such|Match|Matching|Valid|Usable|Eligible|Compatible|Suitable)|^No[A-Z][A-Za-z]*(?:Fit|Match|Matched)$/;

/** Reasons of something that passes without help: `TemporaryError`. */
const PASSES = /^(?:Temporar|Transient|MaxUnavail)|Queued$/;

/**
 * Reasons of a failure that does not pass without help: a limit was reached, something ran out or is unknown or
 * missing, an exit code.
 */
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
