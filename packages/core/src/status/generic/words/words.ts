import { tokensOf } from "./tokens.ts";
import { wordList } from "./word-list.ts";

/** The class of a phase, state or reason. `running` is Current; for a kind that runs to an end it is progress. */
export type WordClass = "done" | "finished" | "running" | "progress" | "failed" | "suspended" | "unknown";

/** Words that report failure as a state and within a sentence alike. */
const FAILURES: readonly string[] =
  wordList(`aborted alarm blocked broken canceled cancelled compromised conflict crashed dead degraded denied disconnected
    err error errored evicted expired fail failed failure fatal faulted faulty impaired incompatible inconclusive
    invalid killed lost misconfigured orphaned rejected revoked stalled stuck timedout timeout unhealthy unreachable
    unresolved unschedulable unsupported unusable`);

/** Whole words, in lower case and without separators. The reference page is generated from this data. */
export const STATE_WORDS: { readonly [C in WordClass]: readonly string[] } = {
  done: wordList(`accessible activated active adopted advertised alive allocated announced applied approved associated
    atlatestknown attached available bootstrapped bound cached clean committed completedsuccessfully compliant
    configured confirmed connected consistent converged current delivered deployed distributed downloaded enabled
    enforced established exists exported failedover formatted fulfilled functional good granted green healthok
    healthy idle imported initialised initialized inservice installed insync issued joined latest listening live
    loaded matched merged migrated mounted normal ok okay online open opened operational optimal pass passed passing
    patched peered programmed promoted propagated protected provisioned published quorate reachable ready realised
    realized reconciled recovered registered reserved resolved restored resumed satisfied scaled scaledtozero
    secured serving settled skipped stable standby statefulsetready stored streaming subscribed success successful
    successfullydeployed superseded synced synchronised synchronized trusted tuned unlocked up updated upgraded
    uploaded uptodate valid validated verified working`),
  finished: wordList(`complete completed done executed finalised finalized finished processed succeed succeeded`),
  running: wordList("accepted admitted created launched running started"),
  progress:
    wordList(`acknowledged apply applyqueued assigned awaited awaiting bootstrap bootstrapping building buildrunning
    buildsubmitted claimed cleanup configuring connect connecting cost create creating deferred delayed delaying delete
    deleting deploying discovered downloading election evaluating executing fetching finalizing healthwarn importing
    incomplete init initialising initializing inprogress inspected installing joining maintenance migrating
    modifying new notready notstarted notsynced ongoing openconfirm opensent outofsync partial partiallyready
    pausing pending plan planned planning planqueued preparing processing progressing proposed provisioning queue
    queued rebalancing reconciling recovering requested requiresapproval resizing restarting restoring resuming
    retrying rolling rollingback scaling scheduled scheduling starting stopping submitted syncing terminating todo
    transitioning unbound uninitialized unprovisioned unready unstarted update updating upgrade upgradepending
    upgrading uploading validating wait waiting warmup yellow`),
  failed: [
    ...FAILURES,
    ...wordList(`abandoned abnormal actionrequired alert critical defective discarded diskfull down fault healthcrit healtherr
    inconsistent interrupted isolated ko needsattention nok noleader nomaster noncompliant noquorum notcompliant
    notok notworking offline outdated outofquota overloaded partiallycompleted partiallysucceeded partialsuccess
    partitioned quarantined red rolledback sealed splitbrain storagefull suspect terminated unavailable undeployable
    warning`),
  ],
  suspended:
    wordList(`cordoned deactivated deallocated disabled dormant frozen halted hibernated hibernating off onhold parked pause
    paused poweredoff quiesced scaleddown shutdown shutoff sleeping stopped suspended suspending unmanaged`),
  unknown: wordList("undefined undetermined unknown unrecognized"),
};

/** Words that report failure within a name or a sentence. */
export const FAILURE_TOKENS: readonly string[] = [
  ...FAILURES,
  ...wordList(`abort ambiguous backoff bad cannot cant circular collision collisions conflicted conflicting conflicts corrupt
    corrupted couldn couldnt crash crashes crashing crashloop cycle cyclic dangling disallowed diverged dropped
    duplicate duplicated errant errors exceeded exception exhausted failing fails failures forbidden illegal
    immutable impossible inaccessible incorrect insufficient loss malformed mismatch mismatched misscheduled missing
    mistyped nonexistant nonexistent nospace nxdomain oom overlap overlapping panic panicked refused reject
    rejecting tampered terminal unable unauthenticated unauthorized undefined unexpected unparseable unprocessable
    unreadable unrecognized unrecoverable unresolvable unsatisfiable violated violates violation violations
    vulnerable wrong`),
];

/** Words within a name or a sentence that report progress, besides most words in -ing. */
export const PROGRESS_TOKENS: readonly string[] =
  wordList(`awaits create dependencies dependency dependson inflight init initial inprogress notyet progress queued
    reconcile requested retry rollout scheduled soon start started submitted uninitialized until update upgrade wait
    yet`);

/** Words ending in -ing that do not report progress. */
const STILL: readonly string[] =
  wordList(`according alerting anything autoscaling being billing binding containing corresponding
    during everything existing firing following functioning having including listening living logging
    mapping matching meaning meeting messaging monitoring networking nonexisting nonmatching nothing
    passing peering ping provisioningstate regarding remaining responding resulting ring routing running
    serving something spring string succeeding suspending thing tracing underlying using warning working`);

const CLASSES: ReadonlyMap<string, WordClass> = new Map(
  (Object.keys(STATE_WORDS) as WordClass[]).flatMap((name) => STATE_WORDS[name].map((word) => [word, name] as const)),
);
/** Words that negate the next token, which then has no meaning: `0 failed`, `no errors`. */
const NEGATIONS: readonly string[] = ["zero", "0"];
/** Tokens whose meaning depends on the next token. */
const PAIRED: readonly string[] = wordList(
  `already back could fail failing init missing no not setting t timed without`,
);

/** The meaning of every token, in one table. For a token in several lists, the last list counts. */
const TOKENS: ReadonlyMap<string, "failed" | "progress" | "still" | "negation" | "paired"> = new Map([
  ...STILL.map((token) => [token, "still"] as const),
  ...PROGRESS_TOKENS.map((token) => [token, "progress"] as const),
  ...FAILURE_TOKENS.map((token) => [token, "failed"] as const),
  ...PAIRED.map((token) => [token, "paired"] as const),
  ...NEGATIONS.map((token) => [token, "negation"] as const),
]);
const SEPARATORS = /[\s_.:/-]+/g;
/** Words after which the next word names a time and no state: `while creating the database: ERROR`. */
const WHEN: ReadonlySet<string> = new Set(["while", "when", "during"]);
/** Words that report failure after `not`. */
const NOT_FAILURE: ReadonlySet<string> = new Set(
  wordList(`able accepted admit allowed apply attach authenticate authorized compliant connect contain correct correctly
    create decrypt delete determine enough exist exists fetch find found get implemented known load match parse
    permitted possible process properly pull reach reachable read recognized recoverable resolve responding retrieve
    satisfiable satisfy specified successfully supported unique update usable valid validate verify`),
);
/** Words that report failure after `no`; before any other word, `no` means that there is none of it. */
const NO_FAILURE: ReadonlySet<string> = new Set(
  wordList(`enough entry license matches matching quorum route space such suitable valid`),
);
/** Words that report progress after `not`. */
const NOT_PROGRESS: ReadonlySet<string> = new Set(
  wordList(`all available been bound complete completed created deployed established finished fully healthy initialised
    initialized installed observed provisioned ready reconciled registered reported running scheduled started synced
    up yet`),
);
/** Words that report failure after `already`. */
const ALREADY_FAILURE: ReadonlySet<string> = new Set(
  wordList("another attached bound claimed exist exists in owned taken used"),
);
/** Words that mean a part of a pod after `init`. */
const OF_PODS: ReadonlySet<string> = new Set(["container", "containers"]);
/** The length in UTF-16 units above which a text is no state. */
export const LONGEST_STATE: number = 200;

/** Returns the class of a phase or state word, also of a short sentence ("Cluster in healthy state"). */
export function classOfState(text: string): WordClass | undefined {
  if (text.length === 0 || text.length > LONGEST_STATE) return undefined;
  return classOfWord(text) ?? classOfStateTokens(tokensOf(text));
}

/** Returns the class of a text that consists of one state word. */
export function classOfWord(text: string): WordClass | undefined {
  if (text.length > LONGEST_STATE) return undefined;
  const lower = text.toLowerCase();
  return CLASSES.get(lower) ?? CLASSES.get(lower.replace(SEPARATORS, ""));
}

/** Endings of a state that names work which is over: `UpgradeSucceeded`, `CREATE_COMPLETE`. */
const OVER: ReadonlySet<string> = new Set(["succeeded", "successful", "completed", "complete", "finished", "done"]);
/** Words with which such a state is not over, or not as wanted. */
const NOT_OVER: ReadonlySet<string> = new Set(wordList("be delete deletion in not partially until wait waiting"));

function classOfStateTokens(tokens: readonly string[]): WordClass | undefined {
  if (tokens[0] === "to" && tokens[1] === "be") return "progress";
  const last = tokens.at(-1) ?? "";
  if (tokens.includes("rollback") && OVER.has(last)) return "failed";
  const told = tellOf(tokens);
  const isOver = told === "progress" && OVER.has(last) && !tokens.some((token) => NOT_OVER.has(token));
  if (isOver) return "finished";
  if (told !== undefined) return told;
  if (tokens[0] === "running" && tokens.length === 2 && !CLASSES.has(last)) return "progress";
  if (tokens.includes("not")) return undefined;
  return classOfTokens(tokens, last);
}

/** Returns the class of the first token that is a state word, unless the state is partial or ended by a stop. */
function classOfTokens(tokens: readonly string[], last: string): WordClass | undefined {
  const first = tokens.find((token) => CLASSES.has(token));
  const name = first === undefined ? undefined : CLASSES.get(first);
  if (name !== "done" && name !== "running") return name;
  const end = CLASSES.get(last);
  if (end === "suspended") return end;
  return tokens.some((token) => IN_PART.has(token)) ? "progress" : name;
}

/** Words with which a state applies only to a part, as in `ONLINE_PARTIAL` and `PartiallyReady`. */
const IN_PART: ReadonlySet<string> = new Set(wordList("partial partially partly"));

/** Returns the meaning of one token together with the next one. */
function tellOfToken(token: string, next: string): "failed" | "progress" | "negation" | undefined {
  const known = TOKENS.get(token);
  if (known === undefined) return token.length > 4 && token.endsWith("ing") ? "progress" : undefined;
  if (known === "paired") return tellOfPair(token, next);
  return known === "still" ? undefined : known;
}

function tellOfPair(token: string, next: string): "failed" | "progress" | "negation" | undefined {
  if (token === "no") return NO_FAILURE.has(next) ? "failed" : "negation";
  if (token === "not" || token === "t") return tellOfNot(next);
  if (token === "could") return next === "not" ? "failed" : undefined;
  if (token === "already") return ALREADY_FAILURE.has(next) ? "failed" : undefined;
  if (token === "back") return next === "off" ? "failed" : undefined;
  if (token === "timed") return next === "out" ? "failed" : undefined;
  if (token === "without") return next === "ok" ? "failed" : "negation";
  if (token === "init") return OF_PODS.has(next) ? undefined : "progress";
  if (token === "missing") return next === "ready" ? "progress" : "failed";
  if (token === "setting") return next === "up" ? "progress" : undefined;
  return next === "over" ? "progress" : "failed";
}

function tellOfNot(next: string): "failed" | "progress" | undefined {
  if (NOT_FAILURE.has(next)) return "failed";
  return NOT_PROGRESS.has(next) ? "progress" : undefined;
}

/** Returns whether the tokens of a name report failure or progress; failure takes precedence. */
export function tellOf(tokens: readonly string[]): "failed" | "progress" | undefined {
  let told: "progress" | undefined;
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] ?? "";
    const now = tellOfToken(token, tokens[index + 1] ?? "");
    if (now === "failed") return now;
    if (now === "progress") told = now;
    if (now === "negation" || token === "not") index++;
  }
  return told;
}

/** Returns whether the tokens of a sentence report failure or progress, whichever comes first. */
export function firstTold(tokens: readonly string[]): "failed" | "progress" | undefined {
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] ?? "";
    const now = tellOfToken(token, tokens[index + 1] ?? "");
    if (now === "negation" || WHEN.has(token) || (token === "not" && now === undefined)) index++;
    else if (now !== undefined && !(now === "failed" && tokens.includes("until"))) return now;
  }
  return tokens.includes("until") ? "progress" : undefined;
}
