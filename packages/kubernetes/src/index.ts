export { ApiError, type ApiErrorCode, type StatusDetails } from "./api-error.ts";
export type { ApiAnswer, ApiRequest } from "./client/api-request.ts";
export { type Client, type ClientOptions, createClient, type GetOptions, type VersionedRef } from "./client/client.ts";
export type { Conflict } from "./client/conflicts.ts";
export type { Discovery, KindRef } from "./client/discovery.ts";
export type { ListOptions, Page, Selection } from "./client/list.ts";
export type { Requester, WatchBody } from "./client/requester.ts";
export { apiVersionOf, type Resource } from "./client/resource.ts";
export { whoAmI } from "./client/who-am-i.ts";
export type {
  Deleted,
  DeleteOptions,
  JsonPatchOperation,
  Patch,
  Preconditions,
  WriteOptions,
  Written,
} from "./client/write.ts";
export {
  type Connection,
  type ConnectionOptions,
  type Credentials,
  connectionTo,
  type TlsMaterial,
} from "./connection/connection.ts";
export { connectionFrom, type KubeConfigLike } from "./connection/from-kube-config.ts";
export type { ControllerOptions } from "./controller/controller.ts";
export type { LeaseOptions } from "./controller/lease.ts";
export { pageNames, readStoredRollout, type StoredRollout } from "./controller/plan-store.ts";
export { RolloutController, type RolloutControllerOptions } from "./controller/rollout-controller.ts";
export { rolloutKinds, rolloutObjects } from "./controller/rollout-objects.ts";
export { rolloutRules } from "./controller/rollout-rules.ts";
export type { RolloutStepOutcome, RolloutStepper } from "./controller/rollout-step.ts";
export { SuspensionController, type SuspensionControllerOptions } from "./controller/suspension-controller.ts";
export { type PolicyRule, suspensionRules } from "./controller/suspension-rules.ts";
export {
  type OtelTracerLike,
  otelTracer,
  type PinoLike,
  type PromClientLike,
  pinoLog,
  promMetrics,
} from "./ports/adapters.ts";
export { systemClock, type TimeSource } from "./ports/clock.ts";
export type { Log, LogFields, Metrics, Ports, Tracer } from "./ports/ports.ts";
export { type Cache, type CacheChange, startCache } from "./watch/cache.ts";
export { type Follower, type FollowOptions, type FollowState, follow } from "./watch/follow.ts";
export { type Projection, withoutManagedFields } from "./watch/project.ts";
export { type CarryOutOptions, carryOut } from "./write/carry-out.ts";
export { type PrepareOptions, prepare } from "./write/prepare.ts";
export { readLive } from "./write/read-live.ts";
export type { CarriedOut, LiveTarget, Prepared, SentRequest } from "./write/report.ts";
