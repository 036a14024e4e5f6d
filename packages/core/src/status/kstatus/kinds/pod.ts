import { accessorError } from "../accessor-error.ts";
import { asFields, isAbsent, stringOr } from "../fields.ts";
import { parseGoTime } from "../go-time.ts";
import { goType } from "../go-value.ts";
import { current, failed, inProgress, type KstatusError, type KstatusResult } from "../result.ts";
import type { Rule, RuleInput } from "../rule.ts";

const SUCCEEDED: KstatusResult = Object.freeze(current("Pod has completed successfully"));
const FAILED: KstatusResult = Object.freeze(current("Pod has completed, but not successfully"));
const READY: KstatusResult = Object.freeze(current("Pod is Ready"));

/** How long a pod may be unschedulable before it counts as failed, in milliseconds. */
const SCHEDULE_WINDOW_MILLISECONDS = 15_000;

/** The rule of Pod, by its phase. A pod that failed has completed, so it is Current. */
export const computePod: Rule = (input) => {
  const phase = stringOr(input.status?.phase, "");
  switch (phase) {
    case "Succeeded":
      return SUCCEEDED;
    case "Failed":
      return FAILED;
    case "Running":
      return computeRunning(input);
    case "Pending":
      return computePending(input);
    case "":
      return inProgress("PodNotObserved", "Pod phase not available");
    default:
      return { error: `unknown phase ${phase}` };
  }
};

function computeRunning({ status, conditions }: RuleInput): KstatusResult {
  for (const condition of conditions) {
    if (condition.type === "Ready" && condition.status === "True") return READY;
  }
  const looping = findCrashLooping(status?.containerStatuses);
  if (!Array.isArray(looping)) return looping as KstatusError;
  if (looping.length > 0) {
    return failed("ContainerCrashLooping", `Containers in CrashLoop state: ${looping.join(",")}`);
  }
  return inProgress("PodRunningNotReady", "Pod is running but is not Ready");
}

function computePending({ metadata, conditions, now }: RuleInput): KstatusResult {
  const unscheduled = conditions.find(({ type, status }) => type === "PodScheduled" && status === "False");
  if (unscheduled?.reason !== "Unschedulable") return inProgress("PodPending", "Pod is in the Pending phase");
  const created = parseGoTime(stringOr(metadata?.creationTimestamp, ""));
  if (created !== undefined && now - SCHEDULE_WINDOW_MILLISECONDS < created) {
    return inProgress("PodNotScheduled", "Pod has not been scheduled");
  }
  return failed("PodUnschedulable", "Pod could not be scheduled");
}

/** Returns the names of the containers that wait in CrashLoopBackOff, or Go's error for a list it cannot read. */
function findCrashLooping(list: unknown): readonly string[] | KstatusError {
  if (isAbsent(list)) return [];
  if (!Array.isArray(list)) return { error: accessorError("status.containerStatuses", list, "[]interface{}") };
  const names: string[] = [];
  for (const element of list as readonly unknown[]) {
    const container = asFields(element);
    if (container === undefined) return panic(element, "map[string]interface {}");
    if (isAbsent(container.name)) continue;
    if (typeof container.name !== "string") return panic(container.name, "string");
    const reason = readWaitingReason(container.state);
    if (typeof reason === "object") return reason;
    if (reason === "CrashLoopBackOff") names.push(container.name);
  }
  return names;
}

/** Reads `state.waiting.reason`. Go asserts each type on the path, and panics if one differs. */
function readWaitingReason(value: unknown): string | KstatusError | undefined {
  if (isAbsent(value)) return undefined;
  const state = asFields(value);
  if (state === undefined) return panic(value, "map[string]interface {}");
  if (isAbsent(state.waiting)) return undefined;
  const waiting = asFields(state.waiting);
  if (waiting === undefined) return panic(state.waiting, "map[string]interface {}");
  if (isAbsent(waiting.reason) || typeof waiting.reason === "string") return waiting.reason;
  return panic(waiting.reason, "string");
}

/** Returns the text that Go prints when a type assertion fails. */
function panic(value: unknown, expected: string): KstatusError {
  const type = goType(value);
  return { error: `panic: interface conversion: interface {} is ${type === "<nil>" ? "nil" : type}, not ${expected}` };
}
