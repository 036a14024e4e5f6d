/**
 * What a condition type means when its status is True. `summary` speaks for the whole object, `detail`
 * for a part of it: details count only where no summary or phase does.
 *
 * | class | True | False | Unknown |
 * |---|---|---|---|
 * | summary | Current | progress or failure, by its reason | InProgress |
 * | done | Current, before any progress | not done yet, or failure, by its reason | InProgress |
 * | detail | Current, if nothing stronger speaks | progress or failure, if nothing stronger speaks | InProgress, likewise |
 * | progress | InProgress | at rest | InProgress |
 * | failure | Failed | at rest | InProgress |
 * | suspended | suspended | – | – |
 * | running | Current; InProgress for a kind that runs to an end | – | – |
 * | info | – | – | – |
 */
export type ConditionClass = "summary" | "done" | "detail" | "progress" | "failure" | "suspended" | "running" | "info";

const TYPES: { readonly [C in ConditionClass]: readonly string[] } = {
  summary: [
    ..."Ready Available Healthy Synced Established Offered Programmed Accepted ResolvedRefs Deployed Reconciled".split(
      " ",
    ),
    ..."Installed Admitted ResourceSynced Provisioned ReconcileSuccess ReconcileSucceeded Applied Valid".split(" "),
    ..."Landed Operational Functional WellFormed InSync UpToDate ReconcileComplete Reachable ReconciledSuccessfully".split(
      " ",
    ),
  ],
  done: "Complete Completed Succeeded Successful Finished Success Done".split(" "),
  detail: [],
  progress:
    "Progressing Reconciling Updating Upgrading Deploying Installing Creating Pending Initializing Deleting Terminating RollingUpdate NotReady Issuing".split(
      " ",
    ),
  failure: [
    ..."Stalled Degraded Failed Failing Failure Error Errored Errors ReconcileError ReconcileFailed ReplicaFailure".split(
      " ",
    ),
    ..."ErrorOccurred ErrorOccured HasErrors Terminal Unhealthy Invalid Blocked Conflicted FailureTarget Denied Rejected".split(
      " ",
    ),
    ..."Crashed TimedOut Unschedulable ReconciliationError ConfigError IssuesFound Lost".split(" "),
  ],
  suspended: "Paused Suspended Hibernated Hibernation ReconciliationPaused ReconcilePaused Stopped Halted".split(" "),
  running: "Running Started Active".split(" "),
  info: [
    ..."Upgradeable RetrievedUpdates LiveMigratable StorageLiveMigratable AgentConnected Fallback ScalingLimited".split(
      " ",
    ),
    ..."Advisory Recommended Deprecated Warning Warnings Drifted Consolidatable Empty Expired DisruptionReason".split(
      " ",
    ),
    ..."NoWarnings Unused Idle Created Experimental Recoverable".split(" "),
  ],
};

/** Every condition type that is known by name. Data: the reference page is made from it. */
export const CONDITION_CLASSES: ReadonlyMap<string, ConditionClass> = new Map(
  (Object.keys(TYPES) as ConditionClass[]).flatMap((name) => TYPES[name].map((type) => [type, name] as const)),
);

/** Endings of a type that is not known by name, tried in order. */
export const CONDITION_ENDINGS: readonly (readonly [RegExp, ConditionClass])[] = [
  [
    /(?:Failed|Failure|Failures|Failing|Error|Errors|Degraded|Invalid|Unhealthy|Conflict|Pressure|Exceeded|Crashed|Unavailable|Stalled)$/,
    "failure",
  ],
  [/(?:Paused|Suspended|Hibernated)$/, "suspended"],
  [/(?:Running|Serving|Listening)$/, "detail"],
  [/(?:[a-z]ing|InProgress|Pending)$/, "progress"],
];

/** The class of a condition type: by name, without a prefix before the last `.` or `/`, then by its ending. */
export function classOfConditionType(type: string): ConditionClass {
  const known = CONDITION_CLASSES.get(type);
  if (known !== undefined) return known;
  const start = Math.max(type.lastIndexOf("."), type.lastIndexOf("/")) + 1;
  if (start > 0) return classOfConditionType(type.slice(start));
  if (type.length > 128) return "detail";
  for (const [ending, name] of CONDITION_ENDINGS) if (ending.test(type)) return name;
  return "detail";
}
