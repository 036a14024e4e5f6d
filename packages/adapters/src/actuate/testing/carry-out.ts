import {
  canonicalJson,
  type Edit,
  formatPath,
  type Json,
  type KubeObject,
  parseTarget,
  readPath,
  refKey,
  refOf,
  type Target,
} from "@landfall/core/object";
import type { ActuationInput, Actuator, Delivery } from "../actuation.ts";

interface Fields {
  [key: string | number]: unknown;
}

/** The result of carrying out orders. */
export interface Outcome {
  readonly edits: readonly Edit[];
  /** Each edit in one line: `RootSync a spec.git.revision=v7`; a removed field has no value. */
  readonly wrote: readonly string[];
  /** Each problem in one line: `SharedSource: target a is not moved …`. */
  readonly said: readonly string[];
  /** The objects after the edits, in the given order. */
  readonly after: readonly Delivery[];
}

/**
 * Carries out orders, and checks the expected value of each edit. The targets of the rollout are by default those of
 * the objects.
 */
export function carryOut(
  actuator: Actuator,
  objects: readonly Delivery[],
  orders: { readonly [key: string]: string },
  more: Partial<ActuationInput> = {},
): Outcome {
  const keys = [...new Set([...Object.keys(orders), ...objects.flatMap(({ target }) => target ?? [])])];
  const targets = keys.map(targetNamed);
  const input = { orders: new Map(Object.entries(orders)), revision: "v7", targets, objects, ...more };
  const { edits, problems } = actuator(input);
  return {
    edits,
    wrote: edits.map(inOneLine),
    said: problems.map(({ code, message }) => `${code}: ${message}`),
    after: objects.map((delivery) => ({ ...delivery, object: withEdits(delivery.object, edits) })),
  };
}

/** Returns a target by its key. */
export function targetNamed(key: string): Target {
  const target = parseTarget(key);
  if (!target.ok) throw new Error(key);
  return target.value;
}

function inOneLine(edit: Edit): string {
  const value =
    edit.operation === "set" ? `=${typeof edit.value === "string" ? edit.value : JSON.stringify(edit.value)}` : "";
  return `${edit.ref.kind} ${edit.ref.name} ${formatPath(edit.path)}${value}`;
}

function withEdits(object: KubeObject, edits: readonly Edit[]): KubeObject {
  const after = JSON.parse(JSON.stringify(object)) as Fields;
  for (const { ref, path, expected, ...edit } of edits) {
    if (refKey(ref) !== refKey(refOf(object))) continue;
    const wanted = expected !== undefined && "value" in expected ? expected.value : null;
    const now = (readPath(after, path) ?? null) as Json;
    if (canonicalJson(now) !== canonicalJson(wanted)) throw new Error(`${formatPath(path)} is not what it was`);
    const parent = path.slice(0, -1).reduce((map: Fields, key) => (map[key] ??= {}) as Fields, after);
    if (edit.operation === "delete") delete parent[path.at(-1) ?? ""];
    else parent[path.at(-1) ?? ""] = edit.value;
  }
  return after;
}
