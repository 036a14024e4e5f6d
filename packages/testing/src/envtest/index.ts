export type { AuditEvent } from "./audit.ts";
export type { CrdSource } from "./crds.ts";
export { type Authority, type KeyAndCertificate, newAuthority, type Subject } from "./credentials/certificates.ts";
export { type Context, formatKubeconfig } from "./credentials/kubeconfig.ts";
export { type EnvironmentOptions, startEnvironment, type TestEnvironment } from "./environment.ts";
export { type CuttingProxy, startCuttingProxy } from "./faults/cutting-proxy.ts";
export {
  type Fault as ServerFault,
  type FaultyServer,
  type FaultyServerOptions,
  type Seen,
  startFaultyServer,
} from "./faults/faulty-server.ts";
export { type Fault, type Faults, faultyImage, NEVER_SCHEDULED, SLOW_READY_MS } from "./nodes/faults.ts";
export { noControlPlane } from "./programs/assets.ts";
export type { Answer, Endpoint, Identity, RequestOptions } from "./request.ts";
export type { Rule, ServiceAccount, User, UserOptions } from "./users.ts";
