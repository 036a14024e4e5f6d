/** A whole number, or a percentage as `"25%"`. */
export type OcmIntOrPercent = number | string;

/** The state of a cluster's rollout (`clustersdkv1alpha1.RolloutStatus`). */
export type OcmRolloutStatus = "ToApply" | "Progressing" | "Succeeded" | "Failed" | "TimeOut" | "Skip";

/** A decision group of a Placement: by name, by index, or both. */
export interface OcmGroupKey {
  readonly name: string;
  readonly index: number;
}

/** A decision group and the clusters in it. */
export interface OcmGroup extends OcmGroupKey {
  readonly clusters: readonly string[];
}

/** The state of one cluster and, in results, the time to check it again. Times are RFC 3339. */
export interface OcmClusterStatus {
  readonly cluster: string;
  readonly group: OcmGroupKey;
  readonly status: OcmRolloutStatus;
  readonly lastTransitionTime?: string | null;
  readonly recheckTime?: string | null;
}

/**
 * The fields that all three strategies have. `progressDeadline` as `2m`, `""` or `None`; `minSuccessTime` in seconds.
 */
interface OcmTiming {
  readonly minSuccessTime?: number;
  readonly progressDeadline?: string;
}

interface OcmMandatoryGroups {
  readonly mandatoryDecisionGroups?: readonly { readonly groupName?: string; readonly groupIndex?: number }[];
}

/** `clusterv1alpha1.RolloutStrategy`, as ManifestWorkReplicaSet and ClusterManagementAddOn embed it. */
export interface OcmRolloutStrategy {
  readonly type: "All" | "Progressive" | "ProgressivePerGroup";
  readonly all?: OcmTiming;
  readonly progressive?: OcmTiming &
    OcmMandatoryGroups & { readonly maxConcurrency?: OcmIntOrPercent; readonly maxFailures?: OcmIntOrPercent };
  readonly progressivePerGroup?: OcmTiming & OcmMandatoryGroups & { readonly maxFailures?: OcmIntOrPercent };
}

/** The clusters that may have the change now (`RolloutResult`). */
export interface OcmRolloutResult {
  readonly rollout: readonly OcmClusterStatus[];
  readonly timedOut: readonly OcmClusterStatus[];
  readonly removed: readonly OcmClusterStatus[];
  readonly maxFailureBreach: boolean;
  /** Seconds until the result may change by time alone; `null`: it will not. */
  readonly recheckAfterSeconds: number | null;
}
