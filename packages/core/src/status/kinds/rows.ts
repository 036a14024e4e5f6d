import type { Path } from "../../object/index.ts";
import { hasNoStatus } from "../common.ts";
import { isAbsent, type Subject } from "../subject.ts";
import { type Counter, count, type KindRow } from "./kind-rule.ts";

/** The row for an object whose controller has not reported anything yet. */
export const NO_STATUS: KindRow = {
  when: "there is no status",
  status: "InProgress",
  reason: "NoStatusYet",
  paths: [["kind"]],
  unreported: true,
  test: (subject) => (hasNoStatus(subject) ? `No status yet: waits for the controller of ${subject.kind}` : undefined),
};

/** The row for an object whose controller has not reported the generation of its status. */
export const NO_OBSERVED_GENERATION: KindRow = {
  when: "status.observedGeneration is absent",
  status: "InProgress",
  reason: "NoObservedGeneration",
  paths: [["metadata", "generation"], ["kind"]],
  unreported: true,
  test: ({ status, kind }) =>
    isAbsent(status["observedGeneration"]) ? `${kind} reports no status.observedGeneration yet` : undefined,
};

/** Returns `spec.replicas` with the default of the API server. */
export function wantedReplicas({ spec }: Subject): number {
  return count(spec["replicas"], 1);
}

const WANTED: Counter = { path: ["spec", "replicas"], absent: 1 };

/** Returns a counter of the status that counts as 0 if it is absent. */
export function counter(name: string): Counter {
  return { path: ["status", name], absent: 0 };
}

/**
 * Creates a row that applies if a counter of the status is below `spec.replicas`; with `reported`, only if the counter
 * exists.
 */
export function lessThanReplicas(reason: string, field: string, label: string, reported = false): KindRow {
  return {
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

/** The row for an object with more pods than `spec.replicas`. */
export const EXTRA_PODS: KindRow = {
  status: "InProgress",
  reason: "ExtraPods",
  paths: [
    ["spec", "replicas"],
    ["status", "replicas"],
    ["status", "observedGeneration"],
  ],
  test: { less: WANTED, than: counter("replicas"), message: (want, have) => `Pending termination: ${have - want}` },
};

/** The row for an object whose pods could not be created at all. */
export const REPLICA_FAILURE: KindRow = failedIf("ReplicaFailure", "True");

/** Creates a row by which a condition with that status means Failed. */
export function failedIf(type: string, status: "True" | "False"): KindRow {
  return {
    status: "Failed",
    reason: type,
    paths: [],
    test: { type, status, is: true },
  };
}

/** Creates a row by which a condition that exists with another status means InProgress. */
export function waitsUnless(type: string, status: "True" | "False"): KindRow {
  return {
    status: "InProgress",
    reason: type,
    paths: [],
    test: { type, status, is: false },
  };
}

/** Creates a row by which a True condition means Current, with the condition as evidence. */
export function currentIf(type: string, message: string): KindRow {
  return {
    status: "Current",
    reason: type,
    paths: [],
    test: { type, status: "True", is: true, text: message },
  };
}

/** Creates the last row of a table, which applies if no other does. */
export function otherwise(
  status: KindRow["status"],
  reason: string,
  message: string,
  ...paths: readonly Path[]
): KindRow {
  return { status, reason, paths, test: message };
}

/** Creates the row for an object whose expected fields do not exist yet. */
export function waitsFor(reason: string, message: string, ...paths: readonly Path[]): KindRow {
  return otherwise("InProgress", reason, message, ...(paths.length === 0 ? [["kind"]] : paths));
}
