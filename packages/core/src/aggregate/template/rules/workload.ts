import { changedStatus, isSameStatus } from "../changes.ts";
import { numberIn, sumCounters } from "../members.ts";
import { mergeConditions } from "../merge-conditions.ts";
import type { Member, RuleInput, TemplateRule } from "../rule.ts";
import {
  DAEMON_SET_STATUS,
  DEPLOYMENT_STATUS,
  REPLICA_SET_STATUS,
  STATEFUL_SET_STATUS,
  withGenerations,
} from "../shapes.ts";
import type { Wire, WireShape } from "../wire.ts";

interface Workload {
  readonly kind: string;
  readonly shape: WireShape;
  readonly counters: readonly string[];
  /** Whether Karmada compares the template's generation with the member's own, so that it hardly ever matches. */
  readonly ownBar?: true;
  /** Whether Karmada compares the whole status with the sums, and not only the counters. */
  readonly wholeStatus?: true;
}

const WORKLOADS: readonly Workload[] = [
  {
    kind: "Deployment",
    shape: DEPLOYMENT_STATUS,
    counters: ["replicas", "readyReplicas", "updatedReplicas", "availableReplicas", "unavailableReplicas"],
  },
  { kind: "ReplicaSet", shape: REPLICA_SET_STATUS, counters: ["replicas", "readyReplicas", "availableReplicas"] },
  {
    kind: "DaemonSet",
    shape: DAEMON_SET_STATUS,
    counters: [
      "currentNumberScheduled",
      "desiredNumberScheduled",
      "numberAvailable",
      "numberMisscheduled",
      "numberReady",
      "updatedNumberScheduled",
      "numberUnavailable",
    ],
    wholeStatus: true,
  },
  {
    kind: "StatefulSet",
    shape: STATEFUL_SET_STATUS,
    counters: ["availableReplicas", "currentReplicas", "readyReplicas", "replicas", "updatedReplicas"],
    ownBar: true,
  },
];

/**
 * The rules for workloads: counters are summed; `observedGeneration` advances once every member has observed the
 * template's generation.
 */
export const WORKLOAD_RULES: readonly TemplateRule[] = WORKLOADS.map((workload) => ({
  group: "apps",
  version: "v1",
  kind: workload.kind,
  shape: workload.shape,
  memberShape: withGenerations(workload.shape),
  aggregate: (input) => aggregate(workload, input),
}));

function aggregate({ counters, ownBar, wholeStatus }: Workload, input: RuleInput): Wire | undefined {
  const counted = { ...sumCounters(input, counters), ...observedGeneration(input, ownBar === true) };
  const next = { ...without(input.status, [...counters, "observedGeneration"]), ...counted, ...mergeConditions(input) };
  if (wholeStatus !== true || !input.upstream) return changedStatus(input.status, next);
  return isSameStatus(withoutEmptyConditions(input.status), counted) ? undefined : next;
}

function without(status: Wire, fields: readonly string[]): Wire {
  return Object.fromEntries(Object.entries(status).filter(([field]) => !fields.includes(field)));
}

function withoutEmptyConditions(status: Wire): Wire {
  const { conditions, ...rest } = status;
  return Array.isArray(conditions) && conditions.length === 0 ? rest : status;
}

/**
 * Returns the template's generation if every member has observed it, else the present value; without members nothing
 * was observed. For `ownBar` see `Workload`.
 */
export function observedGeneration(input: RuleInput, ownBar = false): Wire {
  const { members, generation, upstream } = input;
  const hasSeen = (member: Member): boolean =>
    member.templateGeneration >= (upstream && ownBar ? member.generation : generation) && isObserved(member, upstream);
  const done = members.every(hasSeen) && (upstream || members.length > 0);
  const observed = done ? generation : numberIn(input.status, "observedGeneration");
  return observed === 0 ? {} : { observedGeneration: observed };
}

/**
 * Returns whether a member has observed the template. A StatefulSet that Karmada reflects has no `observedGeneration`;
 * if a caller that saw the whole object judged it Current, that is enough, as no object is Current before its
 * controller has observed the newest spec.
 */
function isObserved({ status, generation, health }: Member, upstream: boolean): boolean {
  if (status === undefined) return false;
  const observed = status["observedGeneration"];
  if (upstream) return numberIn(status, "observedGeneration") >= generation;
  return typeof observed === "number" ? generation > 0 && observed >= generation : health === "Current";
}
