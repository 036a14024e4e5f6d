import { type KubeObject, millisOf, type TimeInput } from "../../object/index.ts";
import { readConditions } from "./conditions.ts";
import { asFields } from "./fields.ts";
import { checkDeletion, checkGeneration, checkReady, checkStandardConditions } from "./generic.ts";
import { goKind } from "./go-value.ts";
import { current, type KstatusResult } from "./result.ts";
import type { KstatusVariant } from "./rule.ts";
import { findRule } from "./rules.ts";

/** Options of `computeKstatus`: the variant of the library, and the time. */
export interface KstatusOptions {
  readonly variant: KstatusVariant;
  /**
   * The present time: milliseconds since the epoch, RFC 3339 or a `Date`. It matters only for a pod that cannot be
   * scheduled.
   */
  readonly now: TimeInput;
}

const CURRENT: KstatusResult = Object.freeze(current("Resource is current"));

/**
 * Computes the status of an object exactly as the Go library kstatus does: status, message, conditions, and errors as
 * values with the same text. `upstream` is kubernetes-sigs/cli-utils, `flux` is fluxcd/cli-utils; they differ only in
 * suspended Jobs. The first verdict wins: deletion, generation, Reconciling and Stalled, the rule of the kind, Ready,
 * else Current. Results may be shared and frozen.
 *
 * JSON in JavaScript differs from Go in two ways: `1.0` is an integer, and integers beyond 2^53 are rounded. A value
 * that is not an object gives an error that does not exist in Go. Throws a `RangeError` if `now` is not a time.
 */
export function computeKstatus(object: KubeObject, { variant, now }: KstatusOptions): KstatusResult {
  return computeVariant(object, variant, millisOf(now));
}

/** Does the same as `computeKstatus`, without an options object for each call. */
export function computeVariant(object: KubeObject, variant: KstatusVariant, now: number): KstatusResult {
  const fields = asFields(object);
  if (fields === undefined)
    return { error: `not an object: ${object === null || object === undefined ? "nil" : goKind(object)}` };
  const metadata = asFields(fields.metadata);
  const deletion = checkDeletion(fields.metadata, metadata);
  if (deletion !== undefined) return deletion;
  const kind = typeof fields.kind === "string" ? fields.kind : "";
  const status = asFields(fields.status);
  const generation = checkGeneration(kind, metadata, fields.status, status);
  if (generation !== undefined) return generation;
  const conditions = readConditions(fields.status, status);
  if (typeof conditions === "string") return { error: conditions };
  const standard = checkStandardConditions(conditions);
  if (standard !== undefined) return standard;
  const rule = findRule(typeof fields.apiVersion === "string" ? fields.apiVersion : "", kind);
  if (rule === undefined) return checkReady(conditions) ?? CURRENT;
  return rule({ kind, metadata, spec: fields.spec, status, conditions, variant, now });
}
