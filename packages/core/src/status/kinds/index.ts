import { isOfGroup, type Subject } from "../subject.ts";
import type { StatusContext, Verdict } from "../types.ts";
import { API_SERVICE, CUSTOM_RESOURCE_DEFINITION, NAMESPACE, NODE, WEBHOOK_CONFIGURATIONS } from "./cluster.ts";
import { DAEMON_SET } from "./daemon-set.ts";
import { DEPLOYMENT } from "./deployment.ts";
import { GATEWAY_API_GROUP, GATEWAY_API_KINDS, judgeGatewayApi } from "./gateway-api.ts";
import { CRON_JOB, JOB } from "./job.ts";
import { type Judge, judgeByTable, type KindRule } from "./kind-rule.ts";
import { INGRESS, SERVICE } from "./network.ts";
import { POD } from "./pod.ts";
import { REPLICA_SET, REPLICATION_CONTROLLER } from "./replica-set.ts";
import { HORIZONTAL_POD_AUTOSCALER, POD_DISRUPTION_BUDGET, RESOURCE_QUOTA } from "./scaling.ts";
import { STATEFUL_SET } from "./stateful-set.ts";
import { PERSISTENT_VOLUME, PERSISTENT_VOLUME_CLAIM, VOLUME_ATTACHMENT } from "./storage.ts";
import { STORED } from "./stored.ts";

/** The decision tables of the built-in kinds. Data: the reference page is made from it. */
export const BUILTIN_KINDS: readonly KindRule[] = [
  DEPLOYMENT,
  REPLICA_SET,
  REPLICATION_CONTROLLER,
  STATEFUL_SET,
  DAEMON_SET,
  POD,
  JOB,
  CRON_JOB,
  PERSISTENT_VOLUME_CLAIM,
  PERSISTENT_VOLUME,
  VOLUME_ATTACHMENT,
  SERVICE,
  INGRESS,
  POD_DISRUPTION_BUDGET,
  HORIZONTAL_POD_AUTOSCALER,
  RESOURCE_QUOTA,
  NAMESPACE,
  CUSTOM_RESOURCE_DEFINITION,
  API_SERVICE,
  NODE,
  ...WEBHOOK_CONFIGURATIONS,
  ...STORED,
];

interface GroupJudge {
  readonly group: string;
  /** What `apiVersion` mostly is: compared first, because that is quick. */
  readonly usual: string;
  readonly judge: Judge;
}

/** By kind first: a kind is one short string, and few groups share one. */
const JUDGES: ReadonlyMap<string, readonly GroupJudge[]> = judgesByKind();

function judgesByKind(): ReadonlyMap<string, readonly GroupJudge[]> {
  const judges = new Map<string, GroupJudge[]>();
  const add = (kind: string, group: string, judge: Judge): void => {
    judges.set(kind, [...(judges.get(kind) ?? []), { group, usual: group === "" ? "v1" : `${group}/v1`, judge }]);
  };
  for (const rule of BUILTIN_KINDS) {
    const judge = judgeByTable(rule);
    for (const group of rule.groups) add(rule.kind, group, judge);
  }
  for (const rule of GATEWAY_API_KINDS) {
    add(rule.kind, GATEWAY_API_GROUP, (subject, context) => judgeGatewayApi(rule, subject, context));
  }
  return judges;
}

/** The verdict of the built-in rule for the group and kind; `undefined` if there is none. */
export function judgeBuiltin(subject: Subject, context: StatusContext): Verdict | undefined {
  const known = JUDGES.get(subject.kind);
  if (known === undefined) return undefined;
  for (const { group, usual, judge } of known) {
    if (subject.apiVersion === usual || isOfGroup(subject, group)) return judge(subject, context);
  }
  return undefined;
}
