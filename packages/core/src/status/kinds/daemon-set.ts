import type { Path } from "../../object/index.ts";
import { asFields, asText, isAbsent, type Subject } from "../subject.ts";
import { type Counters, count, type KindRow, type KindRule } from "./kind-rule.ts";
import { counter, NO_OBSERVED_GENERATION, NO_STATUS } from "./rows.ts";

const desired = ({ status }: Subject): number => count(status["desiredNumberScheduled"], 0);
const DESIRED: Path = ["status", "desiredNumberScheduled"];
const GENERATION: Path = ["status", "observedGeneration"];
const onDelete = ({ spec }: Subject): boolean => asText(asFields(spec["updateStrategy"])["type"]) === "OnDelete";

const COUNTERS: Counters = {
  paths: [
    DESIRED,
    GENERATION,
    ["status", "currentNumberScheduled"],
    ["status", "updatedNumberScheduled"],
    ["status", "numberAvailable"],
    ["status", "numberReady"],
  ],
  read: ({ status }) => [
    status["desiredNumberScheduled"],
    status["observedGeneration"],
    status["currentNumberScheduled"],
    status["updatedNumberScheduled"],
    status["numberAvailable"],
    status["numberReady"],
  ],
};

function less(reason: string, field: string, label: string, note = ""): KindRow {
  return {
    status: "InProgress",
    reason,
    paths: [DESIRED, ["status", field], GENERATION],
    test: {
      less: counter(field),
      than: counter("desiredNumberScheduled"),
      message: (have, want) => `${label}: ${have}/${want}${note}`,
    },
  };
}

/**
 * The decision table of apps/v1 DaemonSet. A pod that is not updated is the concern of the rollout; one that is updated
 * and not available is that of its node or its own.
 */
export const DAEMON_SET: KindRule = {
  groups: ["apps", "extensions"],
  kind: "DaemonSet",
  counters: COUNTERS,
  rows: [
    NO_STATUS,
    NO_OBSERVED_GENERATION,
    {
      when: "status.desiredNumberScheduled is absent",
      status: "InProgress",
      reason: "NoDesiredNumber",
      paths: [GENERATION],
      test: ({ status }) =>
        isAbsent(status["desiredNumberScheduled"]) ? "Missing status.desiredNumberScheduled" : undefined,
    },
    less("LessCurrent", "currentNumberScheduled", "Scheduled"),
    {
      when: "updateStrategy OnDelete and status.updatedNumberScheduled is less than desired",
      status: "InProgress",
      reason: "WaitingForDelete",
      paths: [["spec", "updateStrategy", "type"], DESIRED, ["status", "updatedNumberScheduled"]],
      test: (subject) => {
        const have = count(subject.status["updatedNumberScheduled"], 0);
        return onDelete(subject) && have < desired(subject)
          ? `Updated: ${have}/${desired(subject)}; the others wait for somebody to delete their pods (OnDelete)`
          : undefined;
      },
    },
    less("LessUpdated", "updatedNumberScheduled", "Updated"),
    less("NodesNotAvailable", "numberAvailable", "Available", " nodes; the rollout itself is complete"),
    less("NodesNotReady", "numberReady", "Ready", " nodes; the rollout itself is complete"),
    {
      status: "Current",
      reason: "AllAvailable",
      paths: COUNTERS.paths,
      test: (subject) => `Available on all ${desired(subject)} nodes`,
    },
  ],
};
