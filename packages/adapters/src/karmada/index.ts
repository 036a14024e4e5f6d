export { actuateKarmada } from "./actuate.ts";
export { type AggregatedStatusItem, type KarmadaAggregateOptions, karmadaAggregateStatus } from "./aggregate.ts";
export { karmadaClaims } from "./claims.ts";
export { type KarmadaHealth, karmadaHealth } from "./health.ts";
export { dependenciesOf, type PlannedRemovals, plannedRemovals } from "./held-back.ts";
export { readKarmadaCluster } from "./inventory.ts";
export { type BindingContext, readBinding } from "./read-binding.ts";
export { readWork } from "./read-work.ts";
export { type ClusterDispatch, type DispatchCause, type KarmadaChain, templatesOf, walkDispatch } from "./suspend.ts";
