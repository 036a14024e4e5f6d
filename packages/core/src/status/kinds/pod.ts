import { type Path, parseTime } from "../../object/index.ts";
import { isLongAgo, NO_CLOCK } from "../age.ts";
import { asText, type Subject } from "../subject.ts";
import { containerTroubleOf, failedContainerOf } from "./container-trouble.ts";
import { conditionOf, type FoundCondition } from "./found-condition.ts";
import { hitOf, type KindRow, type KindRule, quote } from "./kind-rule.ts";

const PHASE: Path = ["status", "phase"];
/**
 * Seconds that a pod may be unschedulable: cluster autoscalers add a node within minutes, for which the 15 s of kstatus
 * are too few (helm/helm#31896).
 */
const DEFAULT_UNSCHEDULABLE_SECONDS = 300;
const phase = ({ status }: Subject): string => asText(status["phase"]);
/** Returns the condition PodScheduled; `undefined` for a running pod, which must have been scheduled. */
const scheduling = (subject: Subject): FoundCondition | undefined =>
  phase(subject) === "Running" ? undefined : conditionOf(subject, "PodScheduled");
const runsToEnd = ({ spec }: Subject): boolean => {
  const policy = asText(spec["restartPolicy"]);
  return policy === "Never" || policy === "OnFailure";
};

const FAILED: KindRow = {
  status: "Failed",
  reason: "PodFailed",
  terminal: true,
  paths: [PHASE],
  phase: "Failed",
  test: ({ status }) => {
    const container = failedContainerOf(status);
    const message = asText(status["message"]) || container?.message || "Pod has failed";
    const reason = asText(status["reason"]) || container?.reason || "PodFailed";
    return {
      message,
      quotes: true,
      reason,
      paths: container === undefined ? [PHASE, ["status", "reason"]] : [PHASE, container.path],
    };
  },
};

const CONTAINER_TROUBLE: KindRow = {
  when: "a container (init, sidecar or main) waits for a failure (see the list), or ended as OOMKilled",
  status: "Failed",
  reason: "ContainerFailed",
  paths: [],
  test: ({ status }) => {
    const found = containerTroubleOf(status);
    return found === undefined
      ? undefined
      : { message: found.message, quotes: true, reason: found.reason, paths: [found.path] };
  },
};

const GATED: KindRow = {
  when: "condition PodScheduled is False for the reason SchedulingGated",
  status: "InProgress",
  reason: "SchedulingGated",
  paths: [],
  test: (subject) => {
    const found = scheduling(subject);
    return found?.reason === "SchedulingGated" ? hitOf("PodScheduled", found) : undefined;
  },
};

const UNSCHEDULABLE: KindRow = {
  when: "condition PodScheduled is False for the reason Unschedulable: Failed after unschedulableGraceSeconds (300)",
  status: "InProgress",
  reason: "Unschedulable",
  paths: [["metadata", "creationTimestamp"]],
  test: (subject, options) => {
    const found = scheduling(subject);
    if (found?.reason !== "Unschedulable" || found.status !== "False") return undefined;
    const since = parseTime(subject.metadata["creationTimestamp"]);
    const { unschedulableGraceSeconds = DEFAULT_UNSCHEDULABLE_SECONDS } = options;
    const isOverdue = isLongAgo(since, unschedulableGraceSeconds, options);
    return hitOf("PodScheduled", found, {
      status: isOverdue === true ? "Failed" : "InProgress",
      ...(isOverdue === undefined ? { warnings: NO_CLOCK } : {}),
    });
  },
};

/** The decision table of v1 Pod. */
export const POD: KindRule = {
  groups: [""],
  kind: "Pod",
  suspended: {
    when: "condition PodScheduled has the reason SchedulingGated",
    test: (subject) => phase(subject) !== "Failed" && scheduling(subject)?.reason === "SchedulingGated",
  },
  rows: [
    {
      status: "InProgress",
      reason: "PodNotObserved",
      paths: [["kind"]],
      phase: "",
      test: "Pod phase is not available",
    },
    {
      status: "Current",
      reason: "PodSucceeded",
      terminal: true,
      paths: [PHASE],
      phase: "Succeeded",
      test: "Pod has completed successfully",
    },
    FAILED,
    CONTAINER_TROUBLE,
    GATED,
    UNSCHEDULABLE,
    {
      status: "InProgress",
      reason: "PodPending",
      paths: [PHASE],
      phase: "Pending",
      test: "Pod is in the Pending phase",
    },
    {
      when: "phase is Running, and the pod runs to an end (restartPolicy Never or OnFailure)",
      status: "InProgress",
      reason: "PodRunning",
      paths: [PHASE, ["spec", "restartPolicy"]],
      phase: "Running",
      test: (subject) => (runsToEnd(subject) ? "Pod runs and has not ended yet" : undefined),
    },
    {
      when: "phase is Running, and condition Ready is True",
      status: "Current",
      reason: "PodReady",
      paths: [PHASE],
      phase: "Running",
      test: { type: "Ready", status: "True", is: true, text: "Pod is Ready" },
    },
    {
      status: "InProgress",
      reason: "PodRunningNotReady",
      paths: [PHASE],
      phase: "Running",
      test: (subject) => {
        const ready = conditionOf(subject, "Ready");
        return ready === undefined
          ? "Pod is running but is not Ready"
          : hitOf("Ready", ready, { reason: "PodRunningNotReady" });
      },
    },
    {
      status: "Unknown",
      reason: "UnknownPhase",
      paths: [PHASE],
      test: (subject) => quote(`Pod phase is ${phase(subject)}: its node does not report`),
    },
  ],
};
