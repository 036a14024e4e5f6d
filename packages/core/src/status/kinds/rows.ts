import type { Path } from "../../object/index.ts";
import { hasNoStatus } from "../common.ts";
import { isAbsent, type Subject } from "../subject.ts";
import { type Counter, count, type KindRow } from "./kind-rule.ts";

/** The controller has not reported anything yet. */
export const NO_STATUS: KindRow = {
  when: "there is no status",
  status: "InProgress",
  reason: "NoStatusYet",
  paths: [["kind"]],
  unreported: true,
  test: (subject) => (hasNoStatus(subject) ? `No status yet: waits for the controller of ${subject.kind}` : undefined),
};

/** The controller has not said which generation its status speaks of. */
export const NO_OBSERVED_GENERATION: KindRow = {
  when: "status.observedGeneration is absent",
  status: "InProgress",
  reason: "NoObservedGeneration",
  paths: [["metadata", "generation"], ["kind"]],
  unreported: true,
  test: ({ status, kind }) =>
    isAbsent(status["observedGeneration"]) ? `${kind} reports no status.observedGeneration yet` : undefined,
};

/** `spec.replicas`, as the API server defaults it. */
export function wantedReplicas({ spec }: Subject): number {
  return count(spec["replicas"], 1);
}

const WANTED: Counter = { path: ["spec", "replicas"], absent: 1 };

/** A counter of the status, 0 if it is absent. */
export function counter(name: string): Counter {
  return { path: ["status", name], absent: 0 };
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
    test: { less: { ...counter(field), reported }, than: WANTED, message: (have, want) => `${label}: ${have}/${want}` },
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
  test: { less: WANTED, than: counter("replicas"), message: (want, have) => `Pending termination: ${have - want}` },
};

/** Pods could not be created at all. */
export const REPLICA_FAILURE: KindRow = failedIf("ReplicaFailure", "True", "quota, admission");

/** A condition with that status means Failed. */
export function failedIf(type: string, status: "True" | "False", note = ""): KindRow {
  return {
    when: `condition ${type} is ${status}${note === "" ? "" : ` (${note})`}`,
    status: "Failed",
    reason: type,
    paths: [],
    test: { type, status, is: true },
  };
}

/** A condition that is there and has not that status means InProgress. */
export function waitsUnless(type: string, status: "True" | "False"): KindRow {
  return {
    when: `condition ${type} is there and not ${status}`,
    status: "InProgress",
    reason: type,
    paths: [],
    test: { type, status, is: false },
  };
}

/** The condition is True: the evidence is the condition. */
export function currentIf(type: string, message: string): KindRow {
  return {
    when: `condition ${type} is True`,
    status: "Current",
    reason: type,
    paths: [],
    test: { type, status: "True", is: true, text: message },
  };
}

/** The last row of a table: nothing above applies. */
export function otherwise(
  status: KindRow["status"],
  reason: string,
  message: string,
  ...paths: readonly Path[]
): KindRow {
  return { when: "otherwise", status, reason, paths, test: message };
}

/** The row for an object whose expected fields are not there yet. */
export function waitsFor(reason: string, message: string, ...paths: readonly Path[]): KindRow {
  return otherwise("InProgress", reason, message, ...(paths.length === 0 ? [["kind"]] : paths));
}
