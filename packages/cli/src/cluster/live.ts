export {
  carryOut,
  prepare,
  RolloutController,
  rolloutKinds,
  rolloutRules,
  SuspensionController,
  suspensionRules,
  whoAmI,
} from "@landfall/kubernetes";
export { openFleet } from "./fleet/open-fleet.ts";
export { kindsRead, lookAt, readMeant } from "./look.ts";
export { openClusters } from "./open-clusters.ts";
export { kindsHeld, readHoldable } from "./read-holdable.ts";
export { readRolloutNow, readRollouts } from "./read-rollouts.ts";
export { recordChanges } from "./record.ts";
export { watchAt } from "./watch-at.ts";
