import type { Distrusted } from "../types.ts";

/**
 * The conditions of built-in kinds that are exempt from the contract of Current, since Kubernetes sets them on healthy
 * objects. The reference page is generated from this data.
 */
export const EXEMPTIONS: { readonly [kind: string]: readonly Distrusted[] } = {
  Deployment: [{ condition: "Progressing", reason: "NewReplicaSetAvailable" }],
  Pod: [{ condition: "Ready", reason: "PodCompleted" }],
};

const NONE: readonly Distrusted[] = Object.freeze([]);

/** Returns the conditions from which a built-in kind, which no prototype has as a name, is exempt. */
export function exemptionsOf(kind: string): readonly Distrusted[] {
  return EXEMPTIONS[kind] ?? NONE;
}
