import type { Mechanism } from "./mechanism.ts";

/**
 * The note after every effect or hazard of a mechanism: nothing where controller code was read, else that it is
 * inferred.
 */
export function howKnown({ evidence }: Pick<Mechanism, "evidence">): string {
  return evidence === "code" ? "" : " (inferred)";
}
