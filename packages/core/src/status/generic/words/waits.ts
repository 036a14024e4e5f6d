/**
 * Reasons that somebody stopped the object or its controller, so that it is suspended: `DeploymentPaused`, `Stopped`.
 */
const STOPPED = /^(?!Not|No[A-Z]|Un[a-z]|.*UpdateStopped$).*(?:Paused|Suspended|Stopped|Hibernated|Deactivated)$/;

/** The reason says that somebody stopped it. */
export function isStoppedReason(reason: string): boolean {
  return STOPPED.test(reason);
}

const SEPARATORS = /[\s_.:/-]+/g;
/** Words for an approval or an input that only a person gives. */
const GIVEN = "(?:approv|confirm|promot|review|acknowledg|manual|userinput|useraction|humaninput)";
/** A reason or state, in lower case and without separators, that waits for it: `RequiresApproval`, `Waiting for user action`. */
const WAITS_FOR = new RegExp(
  `(?:wait|await|pending|requir|need)[a-z]*?(?:for|on)?(?:the|a)?(?:manual|user|human|operator|admin)?${GIVEN}` +
    `|(?:approval|confirmation|promotion|review|acknowledgement|manualaction|userinput)(?:is)?(?:pending|required|needed|awaited)$` +
    `|^manual(?:gate|step|approval|promotion|judg)|^proposalready$`,
);
/** A sentence that asks somebody to act: `set approvePlan to …`, `waiting for manual approval`. */
const ASKS =
  /\b(?:wait(?:s|ing)?|await(?:s|ing)?|pending|requires?|needs?) (?:for |on )?(?:a |the |an )?(?:manual |user |human |explicit )?(?:approval|confirmation|promotion|acknowledgement|intervention|user action|user input)\b|\bto approve this\b|\bmanual(?:ly)? (?:approv|confirm|promot|resum|unpaus)|\bmust be (?:manually )?(?:approved|confirmed|promoted)\b/i;
const LONGEST = 80;
/** Words of a failure, which an approval does not mend: a person is needed because it failed. */
const HAS_FAILED = /unrecoverable|fail|error/i;

/** A reason, a type or a state says that a person must act before anything moves on. */
export function waitsForPerson(word: string): boolean {
  if (word.length === 0 || word.length > LONGEST || HAS_FAILED.test(word)) return false;
  return WAITS_FOR.test(word.toLowerCase().replace(SEPARATORS, ""));
}

/** A message says so. */
export function asksPerson(message: string): boolean {
  return message.length <= 1_024 && ASKS.test(message);
}
