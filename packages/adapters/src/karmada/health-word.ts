import type { Health } from "@landfall/core/aggregate";

/** Karmada knows no progress and no cause: Unhealthy may still be on its way. */
const HEALTH: { readonly [word: string]: Health } = {
  Healthy: "Current",
  Unhealthy: "InProgress",
  Unknown: "Unknown",
};

/** The health that a word of Karmada's stands for; `undefined` for any other value. */
export function healthOf(word: unknown): Health | undefined {
  return typeof word === "string" && Object.hasOwn(HEALTH, word) ? HEALTH[word] : undefined;
}
