import type { Health } from "@landfall/core/aggregate";

/** The health for each word of Karmada, which has none for progress or causes: Unhealthy may still be in progress. */
const HEALTH: { readonly [word: string]: Health } = {
  Healthy: "Current",
  Unhealthy: "InProgress",
  Unknown: "Unknown",
};

/** Returns the health for a word of Karmada; `undefined` for any other value. */
export function healthOf(word: unknown): Health | undefined {
  return typeof word === "string" && Object.hasOwn(HEALTH, word) ? HEALTH[word] : undefined;
}
