import {
  escapeControl,
  formatPath,
  type KubeObject,
  parseApiVersion,
  readPath,
  sameJson,
  showValue,
} from "@landfall/core/object";
import type { LiveStep } from "@landfall/core/suspend";
import { ApiError } from "../api-error.ts";
import type { Client } from "../client/client.ts";
import type { Written } from "../client/write.ts";

/** The outcome of sending one step to the server. */
export type Sent =
  /** The server carried out the step. `object`: its new version; none after a deletion. */
  | { readonly became: "done"; readonly object?: KubeObject }
  /** The object changed since it was read, so it must be read and planned again. */
  | { readonly became: "outdated"; readonly why: string }
  /** The server refused the step, and would refuse it again. */
  | { readonly became: "refused"; readonly why: string; readonly hint?: string }
  /** It is unknown whether the server carried out the step. */
  | { readonly became: "unknown"; readonly why: string };

export interface SendOptions {
  /** Whether the server only returns the result and stores nothing. */
  readonly dryRun: boolean;
  readonly signal?: AbortSignal;
}

/** Sends one step. Never rejects for an answer that an API server may give. */
export async function sendStep(client: Client, step: LiveStep, { dryRun, signal }: SendOptions): Promise<Sent> {
  const { fieldManager } = step;
  const options = { fieldManager, dryRun, ...(signal === undefined ? {} : { signal }) };
  const ref = { ...step.ref, version: parseApiVersion(step.apiVersion).version };
  try {
    if (step.type === "create") return sentOf(step, await client.create(step.body as unknown as KubeObject, options));
    if (step.type === "patch")
      return sentOf(step, await client.patch(ref, { type: "json", patch: step.operations }, options));
    const { uid, resourceVersion } = step;
    const gone = await client.delete(ref, {
      uid,
      resourceVersion,
      dryRun,
      ...(signal === undefined ? {} : { signal }),
    });
    return gone.deleted ? { became: "done" } : { became: "outdated", why: gone.conflicts[0]?.message ?? "it changed" };
  } catch (error) {
    return sentOfError(step, error);
  }
}

/** Returns the outcome of a step whose request failed. Rethrows an error that is not from an API server. */
function sentOfError(step: Pick<LiveStep, "ref">, error: unknown): Exclude<Sent, { readonly became: "done" }> {
  if (!(error instanceof ApiError)) throw error;
  const why = escapeControl(error.message);
  if (error.isTransient) return { became: error.untouched ? "outdated" : "unknown", why };
  const isLedger = step.ref.kind === "SuspensionLedger";
  if (error.code === "NotFound" && isLedger) return { became: "refused", why, hint: LEDGER_HINT(step.ref.namespace) };
  return { became: "refused", why };
}

const LEDGER_HINT = (namespace: string): string =>
  `the holds of this kind are kept in SuspensionLedgers: apply schemas/crds/suspension-ledger.crd.yaml, and create the namespace ${namespace}`;

function sentOf(step: LiveStep, written: Written): Sent {
  if (!written.written) return { became: "outdated", why: written.conflicts[0]?.message ?? "it changed" };
  const other = notKept(step, written.object);
  return other === undefined ? { became: "done", object: written.object } : { became: "refused", ...other };
}

/** Returns the first value that the server would not keep as written: pruned, defaulted, or changed by an admission webhook. */
function notKept(step: LiveStep, object: KubeObject): { readonly why: string; readonly hint: string } | undefined {
  if (step.type !== "patch") return undefined;
  const lost = step.keeps.find(({ path, value }) => !sameJson(readPath(object, path), value));
  if (lost === undefined) return undefined;
  const field = formatPath(lost.path);
  const found = readPath(object, lost.path);
  const became = found === undefined ? "drops it" : `makes it ${showValue(found)}`;
  return {
    why: `the API server does not keep ${field}: ${showValue(lost.value)} was written, and it ${became}`,
    hint: "see whether the definition of the kind has the field, and which admission webhook or policy changes it",
  };
}
