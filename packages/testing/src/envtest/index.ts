export type { AuditEvent } from "./audit.ts";
export { type CrdSource, type LooseKind, looseDefinition } from "./crds.ts";
export {
  type Authority,
  type CertificateSubject,
  type KeyAndCertificate,
  newAuthority,
} from "./credentials/certificates.ts";
export { type Context, formatKubeconfig } from "./credentials/kubeconfig.ts";
export { type EnvironmentOptions, type ProgramOptions, startEnvironment, type TestEnvironment } from "./environment.ts";
export { type CuttingProxy, startCuttingProxy } from "./faults/cutting-proxy.ts";
export {
  type Fault as ServerFault,
  type FaultyServer,
  type FaultyServerOptions,
  type Seen,
  startFaultyServer,
} from "./faults/faulty-server.ts";
export { type Faults, faultyImage, NEVER_SCHEDULED, type PodFault, SLOW_READY_MS } from "./nodes/faults.ts";
export { noControlPlane } from "./programs/assets.ts";
export { freePort } from "./programs/free-port.ts";
export type { Answer, Endpoint, Identity, RequestOptions } from "./request.ts";
export type { Rule, ServiceAccount, User, UserOptions } from "./users.ts";
