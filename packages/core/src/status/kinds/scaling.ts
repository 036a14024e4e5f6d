import type { Path } from "../../object/index.ts";
import { asFields, asList, isAbsent, isFields, own, ownFields, ownText, type Subject } from "../subject.ts";
import { conditionOf, FoundCondition } from "./found-condition.ts";
import { count, type FullHit, hitOf, type KindRow, type KindRule, quote } from "./kind-rule.ts";
import { NO_OBSERVED_GENERATION, NO_STATUS, otherwise } from "./rows.ts";

/** The decision table of policy PodDisruptionBudget. */
export const POD_DISRUPTION_BUDGET: KindRule = {
  groups: ["policy"],
  kind: "PodDisruptionBudget",
  rows: [
    NO_STATUS,
    NO_OBSERVED_GENERATION,
    {
      when: "condition DisruptionAllowed is False for the reason SyncFailed",
      status: "Failed",
      reason: "SyncFailed",
      paths: [],
      test: {
        type: "DisruptionAllowed",
        status: "False",
        is: true,
        hit: (found) => (found.reason === "SyncFailed" ? hitOf("DisruptionAllowed", found) : undefined),
      },
    },
    {
      when: "status.currentHealthy is less than status.desiredHealthy",
      status: "InProgress",
      reason: "InsufficientPods",
      paths: [
        ["status", "currentHealthy"],
        ["status", "desiredHealthy"],
      ],
      test: ({ status }) => {
        const [have, want] = [count(status["currentHealthy"], 0), count(status["desiredHealthy"], 0)];
        return have < want ? `Healthy: ${have}/${want}; no disruption is allowed` : undefined;
      },
    },
    {
      status: "Current",
      reason: "DisruptionsComputed",
      paths: [
        ["status", "observedGeneration"],
        ["status", "currentHealthy"],
        ["status", "desiredHealthy"],
        ["status", "disruptionsAllowed"],
      ],
      test: ({ status }) => `Allowed disruptions: ${count(status["disruptionsAllowed"], 0)}`,
    },
  ],
};

/** The annotation in which autoscaling/v1 stores the conditions, as JSON. */
const V1_CONDITIONS = "autoscaling.alpha.kubernetes.io/conditions";
const V1_PATHS: readonly Path[] = [["metadata", "annotations", V1_CONDITIONS]];
const LONGEST_ANNOTATION = 16_384;

/** Returns a condition of an autoscaler, from `status.conditions` or from the annotation of autoscaling/v1. */
function scalingCondition(
  subject: Subject,
  type: string,
): { found: FoundCondition; more: Partial<FullHit> } | undefined {
  const own = conditionOf(subject, type);
  if (own !== undefined) return { found: own, more: {} };
  const text = ownText(ownFields(subject.metadata, "annotations"), V1_CONDITIONS);
  const entry = conditionsIn(text).find((one) => isFields(one) && one["type"] === type);
  return isFields(entry) ? { found: new FoundCondition(-1, entry), more: { paths: V1_PATHS } } : undefined;
}

function conditionsIn(text: string): readonly unknown[] {
  if (text === "" || text.length > LONGEST_ANNOTATION) return [];
  try {
    return asList(JSON.parse(text));
  } catch {
    return [];
  }
}

const switchedOff = (subject: Subject): FullHit | undefined => {
  const one = scalingCondition(subject, "ScalingActive");
  if (one?.found.status !== "False" || one.found.reason !== "ScalingDisabled") return undefined;
  return hitOf("ScalingActive", one.found, one.more);
};

function notTrue(type: string): KindRow {
  return {
    when: `condition ${type} is False: a failure if its reason begins with Failed or Invalid`,
    status: "InProgress",
    reason: type,
    paths: [],
    test: (subject) => {
      const one = scalingCondition(subject, type);
      if (one === undefined || one.found.status === "True") return undefined;
      const failed = one.found.status === "False" && /^(?:Failed|Invalid|Ambiguous)/.test(one.found.reason);
      return hitOf(type, one.found, { ...one.more, status: failed ? "Failed" : "InProgress" });
    },
  };
}

/** The decision table of autoscaling HorizontalPodAutoscaler. */
export const HORIZONTAL_POD_AUTOSCALER: KindRule = {
  groups: ["autoscaling"],
  kind: "HorizontalPodAutoscaler",
  suspended: {
    when: "condition ScalingActive is False for the reason ScalingDisabled",
    test: (subject) => switchedOff(subject) !== undefined,
  },
  rows: [
    NO_STATUS,
    {
      when: "condition ScalingActive is False for the reason ScalingDisabled (its target has 0 replicas)",
      status: "Current",
      reason: "ScalingDisabled",
      paths: [],
      test: switchedOff,
    },
    notTrue("AbleToScale"),
    notTrue("ScalingActive"),
    {
      when: "status.currentReplicas is not status.desiredReplicas",
      status: "InProgress",
      reason: "Scaling",
      paths: [
        ["status", "currentReplicas"],
        ["status", "desiredReplicas"],
      ],
      test: ({ status }) => {
        const [have, want] = [status["currentReplicas"], status["desiredReplicas"]];
        return isAbsent(want) || have !== want
          ? `Replicas: ${count(status["currentReplicas"], 0)}/${count(status["desiredReplicas"], 0)}`
          : undefined;
      },
    },
    {
      when: "condition AbleToScale is there, or autoscaling/v1 reports its replicas",
      status: "Current",
      reason: "AbleToScale",
      paths: [
        ["status", "desiredReplicas"],
        ["status", "currentReplicas"],
      ],
      test: (subject) => {
        const message = `Replicas: ${count(subject.status["currentReplicas"], 0)}, as desired`;
        const condition = conditionOf(subject, "AbleToScale");
        return condition === undefined ? message : { message, condition };
      },
    },
  ],
};

/** The decision table of v1 ResourceQuota: it is Current when the status repeats every hard limit of the spec. */
export const RESOURCE_QUOTA: KindRule = {
  groups: [""],
  kind: "ResourceQuota",
  rows: [
    NO_STATUS,
    {
      when: "a limit of spec.hard is not in status.hard, or another there",
      status: "InProgress",
      reason: "QuotaNotObserved",
      paths: [["kind"]],
      test: ({ spec, status }) => {
        const [wanted, seen] = [asFields(spec["hard"]), asFields(status["hard"])];
        const missing = Object.keys(wanted).find((name) => own(seen, name) !== own(wanted, name));
        return missing === undefined && isFields(status["hard"])
          ? undefined
          : quote(`Limit not observed yet: ${missing ?? "status.hard"}`);
      },
    },
    otherwise("Current", "QuotaObserved", "All limits are observed", ["status", "hard"]),
  ],
};
