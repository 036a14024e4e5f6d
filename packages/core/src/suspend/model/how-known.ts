import type { Mechanism } from "./mechanism.ts";

/**
 * Returns the note about the evidence of a mechanism: empty if its controller code was read, else that its effect is
 * inferred.
 */
export function howKnown({ evidence }: Pick<Mechanism, "evidence">): string {
  return evidence === "code" ? "" : " (inferred)";
}
