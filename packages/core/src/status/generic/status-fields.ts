import { wordList } from "./words/word-list.ts";

/**
 * The role of a field of `status`. `state` speaks for the object, `partState` only if no stronger field does. `outcome`
 * says how a run has ended; for other kinds it is a `partState`. `failure` is a text or list that exists only if
 * something failed; `lastFailure` may be old; `code` is a number that is 0 without a failure; `flag` is a boolean that
 * should be true; `partWords` is a map from part to state; `holder` is a map with a state in it; `retries` counts
 * consecutive failures; `condition` is a single condition; `scheduled` is the time of a past or future run that the
 * object starts.
 */
export type FieldRole =
  | "state"
  | "partState"
  | "outcome"
  | "flag"
  | "partFlag"
  | "badFlag"
  | "suspendedFlag"
  | "failure"
  | "lastFailure"
  | "code"
  | "partWords"
  | "holder"
  | "retries"
  | "condition"
  | "scheduled"
  | "ignored";

/** Every status field that is known by name. The reference page is generated from this data. */
export const STATUS_FIELDS: { readonly [R in FieldRole]: readonly string[] } = {
  state:
    wordList(`phase state status health healthStatus healthState currentState currentStatus currentPhase lifecycleState
    printableStatus overallStatus overallState overallHealth overallPhase clusterStatus clusterState clusterPhase clusterHealth
    jobStatus jobDeploymentStatus applicationStatus serviceStatus deploymentStatus operationalStatus runStatus
    provisioningState reconcileStatus reconciliationStatus instanceStatus dbStatus stackStatus monitorState validationStatus
    validationState deploymentState runState robustness deploymentPhase stage stageStatus compliant complianceState compliance
    terminalState powerState universeState vmState serverState instanceState machineState engineStatus`),
  partState: wordList("lastUpdateStatus lastSyncStatus lastBackupStatus syncStatus lastResult progress condition"),
  outcome: wordList("result outcome verdict conclusion"),
  flag: wordList(`ready available healthy readyToUse succeeded success completed complete isReady isSuccess issuccess
    isSuccessful successful ok OK Ok pass passed`),
  partFlag: wordList(`synced active initialized deployed established valid applied connected reconciled bound installed
    provisioned created infrastructureReady controlPlaneReady bootstrapReady operational inSync upToDate isValid enabled online reachable
    registered attached accepted isConnected integrity allocated assigned published mounted joined configured admitted issued
    verified enforced compiled hasQuorum hasLeader hasPrimary hasMaster`),
  badFlag: wordList(
    "failed degraded stalled errored isFailed hasError missing timedOut hasTimedOut blocked expired unreachable",
  ),
  suspendedFlag: wordList("paused suspend suspended hibernated isPaused isSuspended"),
  failure:
    wordList(`failureReason failureMessage errorMessage errorReason error errors validationErrors failedReason failures
    failureCause errMsg err errorMsg problems terminalError errorDescription failureDescription errorDetail errorDetails
    failureDetail failureDetails failureInfo errormessage failuremessage`),
  lastFailure: wordList("lastError lastErrorMessage lastFailure lastFailureMessage lastErrors lastFailureInfo"),
  code: wordList("code errorCode exitCode"),
  partWords: wordList("serviceHealth extendedHealth"),
  holder:
    wordList(`health status lastOperation operationState currentOperation operation lastReconcile lastReconciliation lastApply
    lastDeployment lastAppliedOperation applicationState jobStatus provisioning connectionState cluster ceph deployment
    lastUpdate sync clusterStatus currentStatus state storage display workspace latest jobManagerStatus instance release scale stage currentState`),
  retries: wordList(
    "failures installFailures upgradeFailures retryCount retries failedAttempts consecutiveFailures failureCount attempts",
  ),
  condition: ["condition"],
  scheduled: wordList("lastScheduleTime lastExecutionTime nextScheduleTime"),
  ignored: wordList("conditions observedGeneration message reason"),
};

/** The fields of a holder with its state. */
export const HOLDER_FIELDS: readonly string[] = wordList(
  "state phase status health result verdict code lastObservedState currentStateSummary",
);

/** Flags that a holder may have besides its state. */
export const HOLDER_FLAGS: readonly string[] = wordList("available healthy ready valid reconciled synced connected");

/** The status fields that count the wanted parts. */
const OF_ALL = "status.total status.desired status.expected status.all";

/** Each counter of ready parts, followed by the counters of wanted parts in the order in which they are tried. */
const COUNTERS: readonly string[] = [
  "readyReplicas spec.replicas spec.size status.desiredReplicas status.replicas",
  "availableReplicas spec.replicas status.desiredReplicas status.replicas",
  "updatedReplicas status.expectedUpdatedReplicas spec.replicas status.desiredReplicas status.replicas",
  "updatedReadyReplicas status.expectedUpdatedReplicas status.updatedReplicas",
  "readyInstances spec.instances status.instances",
  "readyNodes spec.nodes spec.nodeCount status.nodes status.desiredNodes",
  "availableNodes status.nodes status.desiredNodes",
  "readyMembers spec.members status.members",
  "availableNumber status.desiredNumber",
  "upToDate status.desired",
  "upToDateNodes status.nodes status.replicas",
  "readyPods status.matchedPods status.pods",
  "updatedPods status.matchedPods status.pods",
  "currentReplicas status.desiredReplicas",
  ...wordList("synced completed succeeded healthy passed").map((ready) => `${ready} ${OF_ALL}`),
  "numberReady status.desiredNumberScheduled",
  "numberAvailable status.desiredNumberScheduled",
  "ready status.desired status.desiredReady status.total status.all status.size spec.replicas spec.size",
];

/** Pairs of counters: as many parts must be ready as are wanted; the first wanted field that exists counts. */
export const READY_COUNTERS: readonly {
  readonly ready: string;
  readonly wanted: readonly (readonly [root: string, name: string])[];
}[] = COUNTERS.map((line) => {
  const [ready = "", ...wanted] = wordList(line);
  return { ready, wanted: wanted.map((path) => path.split(".") as [string, string]) };
});

/** Counter fields with values of the form `2/3`. */
export const FRACTION_FIELDS: readonly (readonly string[])[] = [
  ["status", "ready"],
  ["status", "readyReplicas"],
  ["status", "replicas"],
  ["status", "scale", "statusReplicas"],
];

const ROLES: ReadonlyMap<string, readonly FieldRole[]> = rolesByName();

function rolesByName(): ReadonlyMap<string, readonly FieldRole[]> {
  const roles = new Map<string, FieldRole[]>();
  for (const role of Object.keys(STATUS_FIELDS) as FieldRole[]) {
    for (const name of STATUS_FIELDS[role]) {
      const known = roles.get(name);
      if (known === undefined) roles.set(name, [role]);
      else known.push(role);
    }
  }
  return roles;
}

/**
 * The roles of a field that is not known by name, by the ending of its name and its type. The reference page is
 * generated from this data.
 */
export const FIELD_ENDINGS: readonly {
  readonly type: "string" | "boolean" | "map" | "text, list or map";
  readonly ending: RegExp;
  readonly role: FieldRole;
}[] = [
  {
    type: "text, list or map",
    ending: /^last.*(?:Error|Errors|ErrorMessage|ErrorDescription|FailureReason|FailureMessage|FailureDescription)$/,
    role: "lastFailure",
  },
  {
    type: "text, list or map",
    ending: /(?:Error|Errors|ErrorMessage|ErrorDescription|FailureReason|FailureMessage|FailureDescription)$/,
    role: "failure",
  },
  { type: "string", ending: /(?:State|Status|Phase|Health|Result|_state|_status|_phase|_health)$/, role: "partState" },
  { type: "map", ending: /(?:State|Status|Phase|Health)(?:s|es)?$/, role: "partWords" },
  {
    type: "boolean",
    ending:
      /(?:Ready|Available|Healthy|Synced|Granted|Provisioned|Initialized|Connected|Bound|Deployed|Installed|Generated)$|^readyTo[A-Z]/,
    role: "partFlag",
  },
  { type: "boolean", ending: /^ableTo[A-Z]/, role: "flag" },
  {
    type: "boolean",
    ending: /^failed[A-Z]|^has(?:Errors|Failed|Failures)$|[a-z]Failed$|^[nN]oMatching[A-Z]/,
    role: "badFlag",
  },
];

/** The JavaScript types that the values of each type of field may have. */
const FITTING: { readonly [T in (typeof FIELD_ENDINGS)[number]["type"]]: readonly string[] } = {
  string: ["string"],
  boolean: ["boolean"],
  map: ["object"],
  "text, list or map": ["string", "object"],
};
const LONGEST_NAME = 64;
const NO_ROLES: readonly FieldRole[] = [];
const ENDINGS = FIELD_ENDINGS.map(({ type, ending, role }) => ({ fitting: FITTING[type], ending, roles: [role] }));

/**
 * How a field is read: by its name, else by the ending of it. A name may have a role for each type of value; a word where a
 * map is usual (`applicationState: Applied`) is read by the ending.
 */
export function rolesOfField(name: string, value: unknown): readonly FieldRole[] {
  const known = ROLES.get(name);
  if (known !== undefined && !(typeof value === "string" && known.length === 1 && known[0] === "holder")) return known;
  if (name.length > LONGEST_NAME) return NO_ROLES;
  const type = typeof value;
  for (const { fitting, ending, roles } of ENDINGS) if (fitting.includes(type) && ending.test(name)) return roles;
  return NO_ROLES;
}

/** Prefixes of a counter of present parts, before the word for the parts. */
export const READY_PREFIXES: readonly string[] = wordList("ready updated healthy synced completed upToDate applied");

/** Further prefixes of such a counter, which is compared only with a counter of desired or expected parts. */
export const PRESENT_PREFIXES: readonly string[] = wordList("available current online running scheduled");

/** Prefixes of a counter of wanted parts; "" is the plain word (`shards` for `readyShards`). */
export const WANTED_PREFIXES: readonly string[] = [...wordList("desired expected target total"), ""];

/**
 * Suffixes of a counter's name that follow the word for the parts, for parts that are well: `podsHealthy`, compared
 * with `podsMatching`.
 */
export const READY_SUFFIX: RegExp = /^([a-z]+)(?:Ready|Healthy|Available|Updated)$/;

/** Suffixes of the matching counter of wanted parts; "" is the plain word (`pods`). */
export const WANTED_SUFFIXES: readonly string[] = [...wordList("Desired Expected Total Matching Matched"), ""];

/** Counters of failed parts; not of attempts, nor of the past. */
export const FAILED_COUNTER: RegExp =
  /^(?!last|total|max|retry|restart|consecutive|previous|history)(?:failed|degraded|faulted|errored)[A-Z][A-Za-z]*$|^(?!last|total|max|retry|restart|consecutive|previous|history)[a-z][A-Za-z]*(?:Failed|Failures|Degraded|Errored)(?:Count)?$|^(?:failed|failure|error|errors|degraded)Count$/;

/** Counter fields of parts that are not well. */
export const BAD_COUNTER: RegExp =
  /(?:Outdated|Unhealthy|NotReady|Unready|Unavailable)$|^(?:outdated|unhealthy|notReady|unready|unavailable)[A-Z]/;
