import { evidenceOf } from "../evidence.ts";
import type { StatusReading } from "../generic/findings.ts";
import { readConditions } from "../generic/read-conditions.ts";
import { startReading } from "../generic/reading.ts";
import { resultOfReading } from "../generic/result-of-reading.ts";
import { resultOf } from "../result.ts";
import { isFields, own, ownList, ownText, type Subject } from "../subject.ts";
import type { StatusOptions, StatusResult } from "../types.ts";

/**
 * The form in which a kind of the Gateway API reports (GEP-1364, GEP-713): the list with conditions, and the required
 * ones.
 */
export interface GatewayApiKind {
  readonly kind: string;
  /** The list of `status` whose items have conditions; absent: `status.conditions` itself. */
  readonly list?: "parents" | "ancestors";
  /** A further list of the status that is read if it exists. */
  readonly also?: "listeners";
  /** The condition types that every list of conditions must contain. */
  readonly required: readonly string[];
}

/** The API group of the Gateway API. */
export const GATEWAY_API_GROUP = "gateway.networking.k8s.io";

const route = (kind: string): GatewayApiKind => ({
  kind,
  list: "parents",
  required: ["Accepted"],
});

/** The decision table of the Gateway API. Each condition is judged by the generic classes. */
export const GATEWAY_API_KINDS: readonly GatewayApiKind[] = [
  { kind: "GatewayClass", required: ["Accepted"] },
  { kind: "Gateway", also: "listeners", required: ["Accepted", "Programmed"] },
  { kind: "ListenerSet", also: "listeners", required: ["Accepted", "Programmed"] },
  route("HTTPRoute"),
  route("GRPCRoute"),
  route("TCPRoute"),
  route("TLSRoute"),
  route("UDPRoute"),
  { kind: "BackendTLSPolicy", list: "ancestors", required: ["Accepted"] },
];

/**
 * Judges an object of the Gateway API by its controllers' conditions, the worst first; a condition that a controller
 * has not reported yet means InProgress.
 */
export function judgeGatewayApi(rule: GatewayApiKind, subject: Subject, options: StatusOptions): StatusResult {
  const reading = startReading(subject, options);
  const missing = rule.list === undefined ? readOwn(rule, reading) : readList(rule, rule.list, reading);
  const result = resultOfReading(reading);
  if (missing === undefined || result.status === "Failed") return result;
  const fields = evidenceOf(subject, [["status", rule.list ?? "conditions"], ["kind"]]);
  const verdict = { rule: `builtin/${rule.kind}`, reason: "NotReported", message: missing, fields };
  return resultOf({ ...verdict, status: "InProgress" }, subject);
}

function readOwn(rule: GatewayApiKind, reading: StatusReading): string | undefined {
  const { status } = reading.subject;
  readConditions(reading, own(status, "conditions"), ["status", "conditions"]);
  if (rule.also !== undefined) readItems(reading, rule.also);
  return missingOf(rule, ownList(status, "conditions"));
}

function readList(rule: GatewayApiKind, list: string, reading: StatusReading): string | undefined {
  const { status, spec } = reading.subject;
  readItems(reading, list);
  const items = ownList(status, list);
  if (items.length === 0) return `No controller has reported in status.${list} yet`;
  if (rule.list === "parents" && distinctParents(items) < distinctParents(ownList(spec, "parentRefs"))) {
    return `Not every parent has reported in status.${list} yet`;
  }
  for (const item of items) {
    const missing = isFields(item) ? missingOf(rule, ownList(item, "conditions")) : "";
    if (missing !== undefined) return missing;
  }
  return undefined;
}

/** Counts the parents that differ in name or section: a namespace may be omitted on one side. */
function distinctParents(items: readonly unknown[]): number {
  const names = new Set<string>();
  for (const item of items) {
    const ref = isFields(item) ? (own(item, "parentRef") ?? item) : undefined;
    if (isFields(ref)) names.add(`${ownText(ref, "name")}/${ownText(ref, "sectionName")}`);
  }
  return names.size;
}

function readItems(reading: StatusReading, list: string): void {
  const items = ownList(reading.subject.status, list);
  for (let index = 0; index < items.length; index++) {
    const item = items[index];
    if (isFields(item)) readConditions(reading, own(item, "conditions"), ["status", list, index, "conditions"]);
  }
}

function missingOf(rule: GatewayApiKind, conditions: readonly unknown[]): string | undefined {
  const type = rule.required.find(
    (name) => !conditions.some((entry) => isFields(entry) && own(entry, "type") === name),
  );
  return type === undefined ? undefined : `Condition ${type} is not reported yet`;
}
