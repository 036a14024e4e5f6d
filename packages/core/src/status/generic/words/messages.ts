import { tokensOf } from "./tokens.ts";
import { firstTold } from "./words.ts";

/** A message that only repeats that something is not ready. */
const SAYS_NO_MORE =
  /^(?:(?:[a-z]+ ){0,4}(?:is|are) )?(?:not ready|unready|not available|unavailable|not healthy|unhealthy|unknown|false)?\.?$/i;

/** The words after which a message names its cause: `not ready for approval: selector is invalid`. */
const SAYS_WHAT = "not ready";
const LONGEST_WHAT = 100;

function causeOf(message: string): string {
  const said = message.indexOf(SAYS_WHAT);
  const colon = said < 0 ? -1 : message.indexOf(": ");
  return said < colon && colon < LONGEST_WHAT ? message.slice(colon + 2) : message;
}

/** Words of a message about something that does not exist yet, but may still come. */
const NOT_YET = /\b(?:not found|not exist|not exists) yet\b/i;
/** Words of a message about an attempt that is over, or that asks for another value. */
const IS_OVER = /\bdid not (?:complete|succeed|finish)\b|\bchoose (?:a different|another)\b/i;

/**
 * Matches a message that names the work in which an error occurred: `creating the service: it is invalid`, `reconcile
 * error: …`.
 */
const MET_IN = /^(?!wait|await|pend|retry|queu)(?:[a-z]+ing\b[^:]{0,120}|[a-z ]{1,40} error)$/i;
const DEEPEST = 8;

/** Phrases that report a failure that no single word reports. */
const PHRASES =
  /\bunknown authority\b|\bstatus code:? [45]\d\d\b|\bexit (?:status|code):? [1-9]|\bnil pointer\b|\bout of (?:range|memory|disk|space|quota)\b|\btoo (?:many (?!requests)|large|long|small|big|old|short|few)\b|\b(?:disk|storage|volume|filesystem) is full\b|\bmaximum (?:number of )?(?:retries|attempts)\b|\bunknown (?:field|flag|version|host|user|key|provider|type)\b|\bmanifest unknown\b|\bmust (?:not|be (?:greater|less|at|one|an?|unique|set|specified|in|between|of|positive|equal|defined|non))\b|\b(?:is|are) (?:down|offline|already)\b/i;

/** Matches a message that says that there is no error: `no reconcile errors`. */
const NO_ERRORS = /\b(?:no|without|zero|0) (?:[a-z]+ ){0,2}errors?\b/gi;

/**
 * Judges a message. The first part of a sentence is the cause and the rest its circumstances; but an error that
 * occurred in some work is the cause.
 */
export function triageMessage(message: string, depth = 0): "failed" | "progress" | undefined {
  const cause = causeOf(message).replace(NO_ERRORS, "");
  if (SAYS_NO_MORE.test(cause)) return undefined;
  if (NOT_YET.test(cause)) return "progress";
  if (IS_OVER.test(cause)) return "failed";
  const told = firstTold(tokensOf(cause));
  if (told === "progress" && depth < DEEPEST && isMet(cause, depth)) return "failed";
  return told ?? (PHRASES.test(cause) ? "failed" : undefined);
}

/** Returns whether a message names some work before a colon, and after it why that failed. */
function isMet(cause: string, depth: number): boolean {
  let start = 0;
  for (let parts = 0; parts < DEEPEST; parts++) {
    const colon = cause.indexOf(": ", start);
    if (colon < 0) return false;
    const work = cause.slice(start, colon);
    start = colon + 2;
    if (MET_IN.test(work)) return triageMessage(cause.slice(start), depth + 1) === "failed";
    if (firstTold(tokensOf(work)) !== undefined) return false;
  }
  return false;
}
