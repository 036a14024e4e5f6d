import { isOfGroup, type Subject } from "../subject.ts";
import type { StatusOptions, StatusResult } from "../types.ts";
import { API_SERVICE, CUSTOM_RESOURCE_DEFINITION, NAMESPACE, NODE, WEBHOOK_CONFIGURATIONS } from "./cluster.ts";
import { DAEMON_SET } from "./daemon-set.ts";
import { DEPLOYMENT } from "./deployment.ts";
import { GATEWAY_API_GROUP, GATEWAY_API_KINDS, type GatewayApiKind, judgeGatewayApi } from "./gateway-api.ts";
import { CRON_JOB, JOB } from "./job.ts";
import { judgeByTable, type RuledTable, ruledTable } from "./judge-by-table.ts";
import type { KindRule } from "./kind-rule.ts";
import { INGRESS, SERVICE } from "./network.ts";
import { POD } from "./pod.ts";
import { REPLICA_SET, REPLICATION_CONTROLLER } from "./replica-set.ts";
import { HORIZONTAL_POD_AUTOSCALER, POD_DISRUPTION_BUDGET, RESOURCE_QUOTA } from "./scaling.ts";
import { STATEFUL_SET } from "./stateful-set.ts";
import { PERSISTENT_VOLUME, PERSISTENT_VOLUME_CLAIM, VOLUME_ATTACHMENT } from "./storage.ts";
import { STORED } from "./stored.ts";

/** The decision tables of the built-in kinds. The reference page is generated from this data. */
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

/** The rule for a kind and group: a decision table, or the reports of the Gateway API. */
interface GroupRule {
  readonly group: string;
  /** The most frequent `apiVersion`, which is compared first because that is fast. */
  readonly usual: string;
  readonly rule: RuledTable | GatewayApiKind;
}

/** The rules by kind, then by group: a kind is one short string, and few groups share one. */
const RULES: ReadonlyMap<string, readonly GroupRule[]> = rulesByKind();

function rulesByKind(): ReadonlyMap<string, readonly GroupRule[]> {
  const rules = new Map<string, GroupRule[]>();
  const add = (kind: string, group: string, rule: GroupRule["rule"]): void => {
    rules.set(kind, [...(rules.get(kind) ?? []), { group, usual: group === "" ? "v1" : `${group}/v1`, rule }]);
  };
  for (const rule of BUILTIN_KINDS) {
    const table = ruledTable(rule);
    for (const group of rule.groups) add(rule.kind, group, table);
  }
  for (const rule of GATEWAY_API_KINDS) add(rule.kind, GATEWAY_API_GROUP, rule);
  return rules;
}

/** Judges an object by the built-in rule for its group and kind; `undefined` if there is none. */
export function judgeBuiltin(subject: Subject, options: StatusOptions): StatusResult | undefined {
  const known = RULES.get(subject.kind);
  if (known === undefined) return undefined;
  for (const { group, usual, rule } of known) {
    if (subject.apiVersion !== usual && !isOfGroup(subject, group)) continue;
    return "rows" in rule ? judgeByTable(rule, subject, options) : judgeGatewayApi(rule, subject, options);
  }
  return undefined;
}
