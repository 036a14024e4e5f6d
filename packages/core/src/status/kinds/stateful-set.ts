import type { Path } from "../../object/index.ts";
import { asFields, asText, isAbsent, type Subject } from "../subject.ts";
import { type Counters, count, type KindRule } from "./kind-rule.ts";
import { EXTRA_PODS, lessThanReplicas, NO_OBSERVED_GENERATION, NO_STATUS, wantedReplicas } from "./rows.ts";

const SPEC: Path = ["spec", "replicas"];
const GENERATION: Path = ["status", "observedGeneration"];
const PARTITION: Path = ["spec", "updateStrategy", "rollingUpdate", "partition"];
const REVISIONS: readonly Path[] = [
  ["status", "currentRevision"],
  ["status", "updateRevision"],
  ["status", "updatedReplicas"],
];

const strategy = ({ spec }: Subject): string => asText(asFields(spec["updateStrategy"])["type"]);
const partition = ({ spec }: Subject): number =>
  count(asFields(asFields(spec["updateStrategy"])["rollingUpdate"])["partition"], 0);
const updated = ({ status }: Subject): number => count(status["updatedReplicas"], 0);
const revisionsDiffer = ({ status }: Subject): boolean =>
  asText(status["currentRevision"]) !== asText(status["updateRevision"]);

const COUNTERS: Counters = {
  paths: [
    SPEC,
    GENERATION,
    ["status", "replicas"],
    ["status", "readyReplicas"],
    ["status", "availableReplicas"],
    ...REVISIONS,
  ],
  read: ({ spec, status }) => [
    spec["replicas"],
    status["observedGeneration"],
    status["replicas"],
    status["readyReplicas"],
    status["availableReplicas"],
    status["currentRevision"],
    status["updateRevision"],
    status["updatedReplicas"],
  ],
};

/** The decision table of apps/v1 StatefulSet. */
export const STATEFUL_SET: KindRule = {
  groups: ["apps"],
  kind: "StatefulSet",
  counters: COUNTERS,
  rows: [
    NO_STATUS,
    NO_OBSERVED_GENERATION,
    lessThanReplicas("LessReplicas", "replicas", "Replicas"),
    lessThanReplicas("LessReady", "readyReplicas", "Ready"),
    lessThanReplicas("LessAvailable", "availableReplicas", "Available", true),
    EXTRA_PODS,
    {
      when: "updateStrategy OnDelete, the revisions differ, and status.updatedReplicas is less than spec.replicas",
      status: "InProgress",
      reason: "WaitingForDelete",
      paths: [["spec", "updateStrategy", "type"], SPEC, ...REVISIONS],
      test: (subject) =>
        revisionsDiffer(subject) && strategy(subject) === "OnDelete" && updated(subject) < wantedReplicas(subject)
          ? `Updated: ${updated(subject)}/${wantedReplicas(subject)}; the others wait for somebody to delete their pods (OnDelete)`
          : undefined,
    },
    {
      when: "status.updatedReplicas is less than spec.replicas − partition, and the revisions differ",
      status: "InProgress",
      reason: "PartitionRollout",
      paths: [PARTITION, SPEC, ...REVISIONS],
      test: (subject) => {
        if (!revisionsDiffer(subject) || strategy(subject) === "OnDelete") return undefined;
        const goal = wantedReplicas(subject) - partition(subject);
        return updated(subject) < goal ? `Updated: ${updated(subject)}/${goal}` : undefined;
      },
    },
    {
      when: "no revision is reported, and status.updatedReplicas is, but less than spec.replicas − partition",
      status: "InProgress",
      reason: "LessUpdated",
      paths: [PARTITION, SPEC, ...REVISIONS],
      test: (subject) => {
        const { updatedReplicas, updateRevision, currentRevision } = subject.status;
        if (typeof updatedReplicas !== "number" || !isAbsent(updateRevision) || !isAbsent(currentRevision))
          return undefined;
        const goal = wantedReplicas(subject) - partition(subject);
        return updatedReplicas < goal ? `Updated: ${updatedReplicas}/${goal}` : undefined;
      },
    },
    {
      when: "no partition, all updated, and status.currentRevision is not yet status.updateRevision",
      status: "InProgress",
      reason: "RevisionMismatch",
      paths: [PARTITION, ...REVISIONS],
      test: (subject) =>
        revisionsDiffer(subject) && strategy(subject) !== "OnDelete" && partition(subject) <= 0
          ? "Waiting for the updated revision to become the current one"
          : undefined,
    },
    {
      status: "Current",
      reason: "AllReady",
      paths: [SPEC, GENERATION, ["status", "replicas"], ["status", "readyReplicas"], ...REVISIONS, PARTITION],
      test: (subject) => {
        const replicas = count(subject.status["replicas"], 0);
        return revisionsDiffer(subject) && partition(subject) > 0
          ? `Rollout up to partition ${partition(subject)} is complete. Updated: ${updated(subject)}`
          : `All replicas are ready. Replicas: ${replicas}`;
      },
    },
  ],
};
