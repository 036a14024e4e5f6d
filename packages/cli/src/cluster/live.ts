export {
  carryOut,
  prepare,
  RolloutController,
  rolloutRules,
  SuspensionController,
  suspensionRules,
  whoAmI,
} from "@landfall/kubernetes";
export { kindsRead, lookAt, readMeant } from "./look.ts";
export { openClusters } from "./open-clusters.ts";
export { kindsHeld, readHoldable } from "./read-holdable.ts";
