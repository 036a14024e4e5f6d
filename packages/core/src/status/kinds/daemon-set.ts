import type { Path } from "../../object/index.ts";
import { asFields, asText, isAbsent, type Subject } from "../subject.ts";
import { count, type KindRow, type KindRule } from "./kind-rule.ts";
import { NO_OBSERVED_GENERATION, NO_STATUS } from "./rows.ts";

const desired = ({ status }: Subject): number => count(status["desiredNumberScheduled"], 0);
const DESIRED: Path = ["status", "desiredNumberScheduled"];
const GENERATION: Path = ["status", "observedGeneration"];
const onDelete = ({ spec }: Subject): boolean => asText(asFields(spec["updateStrategy"])["type"]) === "OnDelete";

function less(reason: string, field: string, label: string, note = ""): KindRow {
  return {
    when: `status.${field} is less than status.desiredNumberScheduled`,
    status: "InProgress",
    reason,
    paths: [DESIRED, ["status", field], GENERATION],
    test: (subject) => {
      const have = count(subject.status[field], 0);
      return have < desired(subject) ? `${label}: ${have}/${desired(subject)}${note}` : undefined;
    },
  };
}

/** apps/v1 DaemonSet. A pod that is not updated is the rollout's; one that is updated and not available is its node's or its own. */
export const DAEMON_SET: KindRule = {
  groups: ["apps", "extensions"],
  kind: "DaemonSet",
  source: "https://kubernetes.io/docs/tasks/manage-daemon/update-daemon-set/",
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
      when: "otherwise",
      status: "Current",
      reason: "AllAvailable",
      paths: [
        DESIRED,
        GENERATION,
        ["status", "currentNumberScheduled"],
        ["status", "updatedNumberScheduled"],
        ["status", "numberAvailable"],
        ["status", "numberReady"],
      ],
      test: (subject) => `Available on all ${desired(subject)} nodes`,
    },
  ],
};
