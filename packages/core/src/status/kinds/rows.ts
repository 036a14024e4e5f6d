import type { Path } from "../../object/index.ts";
import { hasNoStatus } from "../common.ts";
import { isAbsent, type Subject } from "../subject.ts";
import { conditionOf, count, hitOf, type KindRow } from "./kind-rule.ts";

/** The controller has not reported anything yet. */
export const NO_STATUS: KindRow = {
  when: "there is no status",
  status: "InProgress",
  reason: "NoStatusYet",
  paths: [["kind"]],
  test: (subject) => (hasNoStatus(subject) ? `No status yet: waits for the controller of ${subject.kind}` : undefined),
};

/** The controller has not said which generation its status speaks of. */
export const NO_OBSERVED_GENERATION: KindRow = {
  when: "status.observedGeneration is absent",
  status: "InProgress",
  reason: "NoObservedGeneration",
  paths: [["metadata", "generation"], ["kind"]],
  test: ({ status, kind }) =>
    isAbsent(status["observedGeneration"]) ? `${kind} reports no status.observedGeneration yet` : undefined,
};

/** `spec.replicas`, as the API server defaults it. */
export function wantedReplicas({ spec }: Subject): number {
  return count(spec["replicas"], 1);
}

/** Fewer than `spec.replicas` in a counter of the status; if `reported`, only where the counter is there. */
export function lessThanReplicas(reason: string, field: string, label: string, reported = false): KindRow {
  return {
    when: `status.${field} is less than spec.replicas (default 1)${reported ? ", where it is reported" : ""}`,
    status: "InProgress",
    reason,
    paths: [
      ["spec", "replicas"],
      ["status", field],
      ["status", "observedGeneration"],
    ],
    test: (subject) => {
      if (reported && isAbsent(subject.status[field])) return undefined;
      const have = count(subject.status[field], 0);
      const want = wantedReplicas(subject);
      return have < want ? `${label}: ${have}/${want}` : undefined;
    },
  };
}

/** Pods beyond `spec.replicas` are still there. */
export const EXTRA_PODS: KindRow = {
  when: "status.replicas is more than spec.replicas",
  status: "InProgress",
  reason: "ExtraPods",
  paths: [
    ["spec", "replicas"],
    ["status", "replicas"],
    ["status", "observedGeneration"],
  ],
  test: (subject) => {
    const extra = count(subject.status["replicas"], 0) - wantedReplicas(subject);
    return extra > 0 ? `Pending termination: ${extra}` : undefined;
  },
};

/** Pods could not be created at all. */
export const REPLICA_FAILURE: KindRow = failedIf("ReplicaFailure", "True", "quota, admission");

/** A condition with that status means Failed. */
export function failedIf(type: string, status: string, note = ""): KindRow {
  return conditionRow("Failed", type, (found) => found === status, `is ${status}${note === "" ? "" : ` (${note})`}`);
}

/** A condition that is there and has not that status means InProgress. */
export function waitsUnless(type: string, status: string): KindRow {
  return conditionRow("InProgress", type, (found) => found !== status, `is there and not ${status}`);
}

function conditionRow(
  word: KindRow["status"],
  type: string,
  applies: (status: string) => boolean,
  when: string,
): KindRow {
  return {
    when: `condition ${type} ${when}`,
    status: word,
    reason: type,
    paths: [],
    test: (subject) => {
      const found = conditionOf(subject, type);
      return found !== undefined && applies(found.status) ? hitOf(type, found) : undefined;
    },
  };
}

/** The condition is True: the evidence is the condition. */
export function currentIf(type: string, message: string): KindRow {
  return {
    when: `condition ${type} is True`,
    status: "Current",
    reason: type,
    paths: [],
    test: (subject) => {
      const found = conditionOf(subject, type);
      return found?.status === "True" ? { message, condition: found } : undefined;
    },
  };
}

/** The last row of a table: nothing above applies. */
export function otherwise(
  status: KindRow["status"],
  reason: string,
  message: string,
  ...paths: readonly Path[]
): KindRow {
  return { when: "otherwise", status, reason, paths, test: () => message };
}

/** Nothing that should be there is there yet. */
export function waitsFor(reason: string, message: string, ...paths: readonly Path[]): KindRow {
  return otherwise("InProgress", reason, message, ...(paths.length === 0 ? [["kind"]] : paths));
}
