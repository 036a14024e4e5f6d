import { type KubeObject, millisOf } from "../../object/index.ts";
import { accessorError, EXPECTED_MAP } from "./accessor-error.ts";
import { computeKstatus, type KstatusOptions } from "./compute-kstatus.ts";
import { asFields, isAbsent } from "./fields.ts";
import type { KstatusCondition, KstatusError } from "./result.ts";

/** The object with the standard conditions in its status, or the text of the error that Go returns. */
export type AugmentResult = { readonly object: KubeObject; readonly error?: never } | KstatusError;

type Entry = Readonly<Record<string, unknown>>;

/**
 * Returns a copy of the object with the result of kstatus in `status.conditions`: every entry of that type gets status,
 * reason, message and `lastUpdateTime`, and `lastTransitionTime` if its status changed; if there is none, an entry is
 * appended. The list is written even if it stays empty; the opposite condition is never removed. Times are `now` in
 * UTC, to the second. Unchanged parts are shared with the input. Throws a `RangeError` if `now` is not a time.
 */
export function augment(object: KubeObject, options: KstatusOptions): AugmentResult {
  const result = computeKstatus(object, options);
  if (result.error !== undefined) return result;
  const { status } = object;
  const fields = asFields(status);
  if (fields === undefined && !isAbsent(status) && status !== null) {
    return { error: accessorError("status.conditions", status, EXPECTED_MAP) };
  }
  const list = fields?.conditions;
  if (!isAbsent(list) && !Array.isArray(list))
    return { error: accessorError("status.conditions", list, "[]interface{}") };
  const time = `${new Date(millisOf(options.now)).toISOString().slice(0, 19)}Z`;
  let conditions: readonly unknown[] = list ?? [];
  for (const condition of result.conditions) {
    const next = setCondition(conditions, condition, time);
    if (typeof next === "string") return { error: next };
    conditions = next;
  }
  if (status === null) return { error: "value cannot be set because .status is not a map[string]interface{}" };
  return { object: { ...object, status: { ...fields, conditions } } };
}

function setCondition(
  list: readonly unknown[],
  condition: KstatusCondition,
  time: string,
): readonly unknown[] | string {
  const { type, status, reason = "", message = "" } = condition;
  const next: unknown[] = [];
  let present = false;
  for (const element of list) {
    const entry = asFields(element) as Entry | undefined;
    if (entry === undefined) return "condition does not have the expected structure";
    if (typeof entry["type"] !== "string") return "condition type does not have the expected type";
    if (entry["type"] !== type) {
      next.push(element);
      continue;
    }
    if (typeof entry["status"] !== "string") return "condition status does not have the expected type";
    const moved = entry["status"] === status ? {} : { lastTransitionTime: time };
    next.push({ ...entry, ...moved, status, lastUpdateTime: time, reason, message });
    present = true;
  }
  if (!present) next.push({ lastTransitionTime: time, lastUpdateTime: time, message, reason, status, type });
  return next;
}
