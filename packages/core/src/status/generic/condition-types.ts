import { wordList } from "./words/word-list.ts";

/**
 * The role of a condition type: see `CONDITION_CLASSES`. `summary` speaks for the whole object; `verdict` does too, but
 * is never False merely because something does not exist yet; `detail` speaks for a part; `step` speaks for one of the
 * first steps, which says nothing about the rest. A type in lower case follows no convention (some operators keep a log
 * that way), so it counts as a part.
 */
export type ConditionClass =
  | "summary"
  | "verdict"
  | "done"
  | "detail"
  | "step"
  | "progress"
  | "partProgress"
  | "failure"
  | "suspended"
  | "running"
  | "info";

/** The slot that a condition of a class fills, by its status. The reference page is generated from this data. */
export const CONDITION_CLASSES: {
  readonly [C in ConditionClass]: readonly [ifTrue: string, ifFalse: string, ifUnknown: string];
} = {
  summary: [
    "current; state for Deployed, Installed and Provisioned, which do not say that it works; accepted for Available, which does not say that all of it does",
    "stopped if its reason says so; broken or progress by its reason or message, missing if something is not found, else notReady",
    "the same, if its reason says so outright, else notReady",
  ],
  verdict: [
    "accepted",
    "stopped or progress if its reason or message says so, else broken",
    "the same, if its reason says so outright, else notReady",
  ],
  done: [
    "done; failed if its reason says so",
    "broken or progress by its reason or message, else detailProgress (notReady for Succeeded)",
    "as False, if its reason says so outright",
  ],
  detail: [
    "detailCurrent",
    "detailFailed or detailProgress by its reason or message, else detailProgress",
    "partUnknown",
  ],
  step: ["step", "as detail", "as detail"],
  progress: [
    "progress, whatever its reason is; only a first step is over if its reason says so, or if a summary turned True after it",
    "detailCurrent; failed if its reason says so",
    "progress",
  ],
  partProgress: [
    "detailProgress; detailCurrent if its reason says that it is at rest",
    "detailCurrent; detailFailed if its reason says so",
    "partUnknown",
  ],
  failure: ["failed", "detailCurrent", "partUnknown"],
  suspended: ["suspended", "–", "–"],
  running: [
    "detailCurrent; progress for a kind that runs to an end",
    "as detail, for a kind that does not run to an end",
    "as detail",
  ],
  info: ["–", "–", "–"],
};

/** Every condition type that is known by name. The reference page is generated from this data. */
export const CONDITION_TYPES: { readonly [C in ConditionClass]: readonly string[] } = {
  summary:
    wordList(`Ready Available Healthy Established Offered Programmed Deployed Installed ResourceSynced Provisioned
    Landed Operational Functional Online WellFormed InSync UpToDate Published Promoted`),
  verdict: wordList(`Synced Accepted ResolvedRefs Reconciled Admitted ReconcileSuccess ReconcileSucceeded Applied Valid
    NamesAccepted Validated Verified Compliant Enforced`),
  done: wordList("Complete Completed Succeeded Successful Finished Success Done Accomplished"),
  detail: [],
  step: wordList("Initialized Scheduled PodScheduled Launched Planned Submitted Assigned"),
  progress:
    wordList(`Progressing Reconciling Updating Upgrading Deploying Installing Creating Pending Initializing Deleting
    Terminating RollingUpdate Rolling Issuing Restarting ScalingUp ScalingDown Scaling RollingOut Remediating Synchronizing
    Syncing Provisioning Migrating Restoring Rebalancing Resizing Bootstrapping Starting Stopping Importing Building
    Promoting Evicted Requeued Switching Executing`),
  partProgress: [],
  failure:
    wordList(`Stalled Degraded Failed Failing Failure Error Errored Errors ReconcileError ReconcileFailed ReplicaFailure
    ErrorOccurred ErrorOccured HasErrors Terminal Unhealthy Invalid Blocked Conflicted FailureTarget Denied Rejected
    Crashed TimedOut Aborted Interrupted Unschedulable ReconciliationError ConfigError Lost InvalidRequest Recoverable Expired
    Irreconcilable Orphan Orphaned`),
  suspended: wordList(`Paused Suspended Hibernation ReconcileBlocked ReconciliationBlocked
    Stopped Disabled`),
  running: wordList("Running Started Active"),
  info: wordList(`Upgradeable RetrievedUpdates LiveMigratable StorageLiveMigratable AgentConnected Fallback ScalingLimited
    Advisory Recommended Deprecated Drifted Consolidatable Empty Unused InUse
    Idle Created Approved LastAsyncOperation Preempted Removed Deleted Purged ReadOnly`),
};

/** Conditions of the time before the first Ready: one may stay True after a summary turned True. */
export const FIRST_STEPS: ReadonlySet<string> = new Set(
  wordList("Creating Installing Provisioning Initializing Bootstrapping Starting Pending"),
);

/**
 * The conditions that speak for the whole object: if one is False, the object is not Current. The reference page is
 * generated from this data.
 */
export const PRIMARY_TYPES: readonly string[] = wordList("Ready Available Synced Healthy");

/**
 * The abnormal conditions: if one is True, the object is not Current. They are the types of the classes `failure` and
 * `progress` that are known by name, without the first steps. The reference page is generated from this data.
 */
export const ABNORMAL_TYPES: readonly string[] = [
  ...CONDITION_TYPES.progress.filter((type) => !FIRST_STEPS.has(type)),
  ...CONDITION_TYPES.failure,
];

const CLASSES: ReadonlyMap<string, ConditionClass> = new Map(
  (Object.keys(CONDITION_TYPES) as ConditionClass[]).flatMap((name) =>
    CONDITION_TYPES[name].map((type) => [type, name] as const),
  ),
);

/** The class of a type that is not known by name, by its ending, tried in order; any other type is a `detail`. */
export const CONDITION_ENDINGS: readonly (readonly [RegExp, ConditionClass])[] = [
  [/^No[A-Z][A-Za-z]*Pressure$/, "detail"],
  [
    /(?:Fail(?:ed|ures?|ing)|Errors?|ErrorsExist|Degraded|Invalid|Unhealthy|Conflict|Pressure|Exceeded|Crashed|Unavailable|Stalled|Blocked|Mismatch|[a-z]Misconfigured)$/,
    "failure",
  ],
  [
    /^(?:NoMatching|No[A-Z][A-Za-z]*Available$|NotEnough|TooMany|Insufficient|Invalid|Conflicting|Unsupported|Unauthorized|Missing|Cannot|Unable|Failed[A-Z])/,
    "failure",
  ],
  [/Deadlock$|^Read-?[oO]nly[A-Z]|^Frequent[A-Z][A-Za-z]*Restart$|^Corrupt[A-Z]/, "failure"],
  [
    /(?:Killed|Corrupted|Broken|Unreachable|[a-z](?:Full|Lost|Expired|Revoked|Offline|Exhausted))$|^OutOf(?:Memory|Disk|Space|Quota)/,
    "failure",
  ],
  [/^Success(?:ful|fully)[A-Z]/, "verdict"],
  [/Not(?:Ready|Available|Healthy|Synced|Valid|Found|Set|Supported|Unique|Allowed)$/, "failure"],
  [
    /^(?:Pending|WaitFor|WaitingFor|Awaiting)[A-Z]|(?:Change|Changes|Drift|Update)Detected$|OutOf(?:Sync|Date)$/,
    "partProgress",
  ],
  [/(?:Paused|Suspended|Hibernated|Halted)$/, "suspended"],
  [/[a-z](?:Scheduled|Initialized)$/, "step"],
  [/(?:Warnings?|Managed)$/, "info"],
  [/Running$/, "running"],
  [/(?:Serving|Listening|Binding|Succeeding|Passing|Responding|Working|Functioning)$/, "detail"],
  [/(?:[a-z]ing(?:Up|Down|Out|Back)?|InProgress|Pending)$/, "partProgress"],
];

/** The class that a type in lower case gets instead of its own. */
const AS_PART: { readonly [C in ConditionClass]: ConditionClass } = {
  summary: "detail",
  verdict: "detail",
  done: "detail",
  detail: "detail",
  step: "detail",
  progress: "partProgress",
  partProgress: "partProgress",
  failure: "info",
  suspended: "suspended",
  running: "running",
  info: "info",
};

/** Returns the class of a condition type: by its name after the last `.` or `/`, then by its ending. */
export function classOfConditionType(type: string): ConditionClass {
  const known = CLASSES.get(type);
  if (known !== undefined) return known;
  if (type.length > 128) return "detail";
  const name = type.slice(Math.max(type.lastIndexOf("."), type.lastIndexOf("/")) + 1);
  const first = name.charAt(0);
  if (first >= "a" && first <= "z") return AS_PART[classOfName(first.toUpperCase() + name.slice(1))];
  return classOfName(name);
}

function classOfName(name: string): ConditionClass {
  const known = CLASSES.get(name);
  if (known !== undefined) return known;
  for (const [ending, found] of CONDITION_ENDINGS) if (ending.test(name)) return found;
  return "detail";
}
