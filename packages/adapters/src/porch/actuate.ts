import { type KubeObject, parseApiVersion, readPath } from "@landfall/core/object";
import type { ActuationInput, ActuationOutcome, Delivery } from "../actuate/actuation.ts";
import { setField } from "../actuate/edit-field.ts";
import { type Move, moveEach } from "../actuate/move-each.ts";
import { invalidRevision } from "../actuate/refusal.ts";

const REVISION = ["spec", "upstream", "revision"] as const;
const WORKSPACE = ["spec", "upstream", "workspaceName"] as const;
const COUNTED = /^v?(\d{1,15})$/;

/**
 * Moves PackageVariants: `spec.upstream.revision`, in its spelling: `v3` in older Porch, the number 3 in newer; a
 * variant that follows a workspace gets another `spec.upstream.workspaceName`. Porch then proposes the downstream
 * package; its approval is not part of this. Problems: `NoSource` without either, `InvalidRevision` for a name where
 * Porch uses numbers, and those of every actuator.
 */
export function actuatePorch(input: ActuationInput): ActuationOutcome {
  return moveEach(input, isVariant, moveVariant);
}

function isVariant({ apiVersion = "", kind }: KubeObject): boolean {
  return parseApiVersion(apiVersion).group === "config.porch.kpt.dev" && kind === "PackageVariant";
}

function moveVariant(delivery: Delivery, revision: string): Move {
  if (readPath(delivery.object, WORKSPACE) !== undefined) return setField(delivery, WORKSPACE, revision);
  const now = readPath(delivery.object, REVISION);
  const digits = COUNTED.exec(revision)?.[1];
  if (typeof now === "number") {
    if (digits !== undefined) return setField(delivery, REVISION, Number(digits));
    return invalidRevision("Porch counts the revisions of its upstream", "give a number", REVISION.join("."));
  }
  if (typeof now !== "string")
    return { code: "NoSource", message: "spec.upstream names no revision", hint: "add it", field: REVISION.join(".") };
  return setField(delivery, REVISION, digits !== undefined && /^v\d/.test(now) ? `v${digits}` : revision);
}
