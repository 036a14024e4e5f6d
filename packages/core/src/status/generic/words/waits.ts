/**
 * Reasons that somebody stopped the object or its controller, so that it is suspended: `DeploymentPaused`, `Stopped`.
 */
const STOPPED = /^(?!Not|No[A-Z]|Un[a-z]|.*UpdateStopped$).*(?:Paused|Suspended|Stopped|Hibernated|Deactivated)$/;

/** Returns whether the reason says that somebody stopped the object. */
export function isStoppedReason(reason: string): boolean {
  return STOPPED.test(reason);
}

const SEPARATORS = /[\s_.:/-]+/g;
/** Words for an approval or an input that only a person can give. */
const GIVEN = "(?:approv|confirm|promot|review|acknowledg|manual|userinput|useraction|humaninput)";
/**
 * Matches a reason or state, in lower case and without separators, that waits for such an input: `RequiresApproval`,
 * `Waiting for user action`.
 */
const WAITS_FOR = new RegExp(
  `(?:wait|await|pending|requir|need)[a-z]*?(?:for|on)?(?:the|a)?(?:manual|user|human|operator|admin)?${GIVEN}` +
    `|(?:approval|confirmation|promotion|review|acknowledgement|manualaction|userinput)(?:is)?(?:pending|required|needed|awaited)$` +
    `|^manual(?:gate|step|approval|promotion|judg)|^proposalready$`,
);
/** Matches a sentence that asks somebody to act: `set approvePlan to …`, `waiting for manual approval`. */
const ASKS =
  /\b(?:wait(?:s|ing)?|await(?:s|ing)?|pending|requires?|needs?) (?:for |on )?(?:a |the |an )?(?:manual |user |human |explicit )?(?:approval|confirmation|promotion|acknowledgement|intervention|user action|user input)\b|\bto approve this\b|\bmanual(?:ly)? (?:approv|confirm|promot|resum|unpaus)|\bmust be (?:manually )?(?:approved|confirmed|promoted)\b/i;
const LONGEST = 80;
/** Words of a failure that an approval does not repair: a person is needed because it failed. */
const HAS_FAILED = /unrecoverable|fail|error/i;

/** Returns whether a reason, a type or a state says that a person must act first. */
export function waitsForPerson(word: string): boolean {
  if (word.length === 0 || word.length > LONGEST || HAS_FAILED.test(word)) return false;
  return WAITS_FOR.test(word.toLowerCase().replace(SEPARATORS, ""));
}

/** Returns whether a message says that a person must act first. */
export function asksPerson(message: string): boolean {
  return message.length <= 1_024 && ASKS.test(message);
}
