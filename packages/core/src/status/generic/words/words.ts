import { tokensOf } from "./tokens.ts";
import { wordList } from "./word-list.ts";

/** The class of a phase, state or reason. `running` is Current; for a kind that runs to an end it is progress. */
export type WordClass = "done" | "finished" | "running" | "progress" | "failed" | "suspended" | "unknown";

/** Whole words, in lower case and without separators. The reference page is generated from this data. */
export const STATE_WORDS: { readonly [C in WordClass]: readonly string[] } = {
  done: wordList(`ready active available healthy ok okay success successful bound established provisioned deployed installed
    synced insync uptodate reconciled green connected online up normal stable valid enabled programmed attached
    applied resolved published initialized initialised loaded registered joined imported configured verified issued
    operational serving alive healthok pass passed atlatestknown secured optimal exists current promoted
    clean delivered consistent validated satisfied inservice enforced good working approved confirmed subscribed
    completedsuccessfully compliant successfullydeployed statefulsetready unlocked opened accessible updated passing listening streaming standby
    synchronized synchronised allocated mounted scaledtozero granted failedover idle realized realised downloaded
    superseded exported bootstrapped formatted live activated committed
    merged stored uploaded skipped restored recovered migrated upgraded cached resumed reachable trusted associated peered
    advertised announced tuned patched latest matched fulfilled converged quorate protected adopted reserved
    settled open functional scaled propagated distributed`),
  finished: wordList("succeeded succeed completed complete done finished finalised finalized processed executed"),
  running: wordList("running started accepted admitted launched created"),
  progress:
    wordList(`pending progressing inprogress creating provisioning reconciling initializing initialising init installing
    starting waiting updating upgrading scaling deploying building processing preparing queued submitted scheduling
    terminating deleting new importing syncing outofsync migrating restoring configuring validating resizing
    bootstrapping joining rolling restarting stopping pausing resuming downloading requested planning finalizing
    uploading retrying yellow healthwarn notready uninitialized unstarted wait notstarted notsynced unbound update
    upgrade scheduled delayed partial modifying transitioning awaiting deferred recovering maintenance planned
    rebalancing evaluating ongoing upgradepending incomplete assigned claimed proposed todo acknowledged unprovisioned
    delete create plan apply cost queue fetching planqueued applyqueued partiallyready requiresapproval bootstrap discovered inspected delaying election warmup
    buildrunning buildsubmitted executing rollingback unready cleanup awaited connect opensent openconfirm`),
  failed:
    wordList(`failed failure error errored err degraded unhealthy invalid rejected unavailable lost crashed faulted faulty
    aborted cancelled canceled timeout timedout denied red down offline broken stalled blocked conflict disconnected
    unreachable evicted unschedulable healtherr fatal unsupported critical dead orphaned incompatible unresolved
    inconsistent noncompliant expired revoked misconfigured killed inconclusive discarded warning outdated stuck fail ko abnormal alert alarm noquorum nomaster noleader rolledback
    outofquota notcompliant undeployable splitbrain quarantined isolated partitioned terminated unusable defective
    interrupted notok nok abandoned suspect notworking sealed storagefull diskfull actionrequired needsattention
    partialsuccess partiallysucceeded partiallycompleted fault impaired compromised overloaded healthcrit`),
  suspended:
    wordList(`paused suspended stopped hibernated hibernating halted sleeping disabled shutdown shutoff poweredoff
    pause onhold cordoned suspending
    dormant deactivated frozen parked quiesced unmanaged deallocated off scaleddown`),
  unknown: wordList("unknown undefined unrecognized undetermined"),
};

/** Words that report failure within a name or a sentence. */
export const FAILURE_TOKENS: readonly string[] =
  wordList(`fail failed fails failing failure failures error errors errored err
  invalid denied forbidden unauthorized unauthenticated rejected reject timeout timedout exceeded backoff crash crashed
  crashes crashing crashloop conflict conflicts conflicting unsupported missing unhealthy degraded stalled aborted abort
  cancelled canceled revoked expired unreachable refused mismatch mismatched malformed incompatible unresolved
  unschedulable illegal bad broken lost insufficient duplicate duplicated blocked unable couldnt cannot cant exhausted
  misconfigured disconnected stuck panic panicked killed evicted fatal unrecoverable terminal exception corrupt corrupted
  faulted faulty wrong unprocessable undefined dead orphaned inconclusive unexpected ambiguous impossible overlap
  incorrect violation violated violates cycle unparseable disallowed mistyped nonexistent nonexistant nxdomain
  unrecognized overlapping tampered vulnerable diverged immutable misscheduled oom collision collisions alarm nospace errant
  dangling cyclic circular inaccessible impaired compromised unusable unresolvable unsatisfiable unreadable violations
  conflicted loss couldn dropped rejecting`);

/** Words within a name or a sentence that report progress, besides most words in -ing. */
export const PROGRESS_TOKENS: readonly string[] =
  wordList(`progress wait awaits pending queued requested scheduled retry
  started start init initial soon yet dependency dependencies dependson progressing inprogress inflight ongoing upgrade
  update rollout create reconcile uninitialized notyet until submitted`);

/** Words ending in -ing that do not report progress. */
const STILL: readonly string[] =
  wordList(`missing failing crashing running serving listening existing matching according
  following using during string nothing something anything everything remaining warning conflicting overlapping
  corresponding including ring ping spring being thing having working meaning regarding mapping binding routing succeeding passing working responding functioning
  nonexisting nonmatching networking peering autoscaling provisioningstate messaging logging monitoring tracing meeting
  containing resulting underlying living billing firing alerting suspending`);

const CLASSES: ReadonlyMap<string, WordClass> = new Map(
  (Object.keys(STATE_WORDS) as WordClass[]).flatMap((name) => STATE_WORDS[name].map((word) => [word, name] as const)),
);
/** Words that negate the next token, which then has no meaning: `0 failed`, `no errors`. */
const NEGATIONS: readonly string[] = ["zero", "0"];
/** Tokens whose meaning depends on the next token. */
const PAIRED: readonly string[] = wordList(
  "not no t could already fail failing back timed init missing without setting",
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
  wordList(`found allowed permitted supported enough accepted exist exists possible valid able authorized match admit resolve
    connect fetch get find create parse reach contain satisfy decrypt retrieve load update apply validate verify read pull
    determine process attach delete authenticate correct correctly properly successfully specified recognized implemented unique known reachable responding satisfiable
    usable compliant recoverable`),
);
/** Words that report failure after `no`; before any other word, `no` means that there is none of it. */
const NO_FAILURE: ReadonlySet<string> = new Set(
  wordList("enough space such matching suitable valid route matches quorum entry license"),
);
/** Words that report progress after `not`. */
const NOT_PROGRESS: ReadonlySet<string> = new Set(
  wordList(`ready yet available started initialized initialised synced reconciled up healthy complete completed running
    observed reported been finished scheduled installed bound all fully deployed provisioned created registered
    established`),
);
/** Words that report failure after `already`. */
const ALREADY_FAILURE: ReadonlySet<string> = new Set(
  wordList("exists exist claimed taken used attached bound owned in another"),
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
const NOT_OVER: ReadonlySet<string> = new Set(wordList("not in be partially delete deletion wait waiting until"));

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
