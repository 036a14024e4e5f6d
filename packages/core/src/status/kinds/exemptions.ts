import type { Distrusted } from "../types.ts";

/**
 * The conditions that the contract of Current does not count on built-in kinds, because Kubernetes says them of what is
 * as it should be. Data: the reference page is made from it.
 */
export const EXEMPTIONS: { readonly [kind: string]: readonly Distrusted[] } = {
  Deployment: [{ condition: "Progressing", reason: "NewReplicaSetAvailable" }],
  Pod: [{ condition: "Ready", reason: "PodCompleted" }],
};

const BY_KIND: ReadonlyMap<string, readonly Distrusted[]> = new Map(Object.entries(EXEMPTIONS));
const NONE: readonly Distrusted[] = Object.freeze([]);

/** The conditions that a built-in kind is exempt from. */
export function exemptionsOf(kind: string): readonly Distrusted[] {
  return BY_KIND.get(kind) ?? NONE;
}
