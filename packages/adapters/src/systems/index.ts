export { asPart, isOwnedBy } from "../part.ts";
export type { ClusterAccess, SecretData, SystemAccess } from "./access.ts";
export { type CheckedChange, checkChanges } from "./check-changes.ts";
export type {
  ChangeRole,
  ChangeVerdict,
  ClusterKind,
  Declaration,
  DeclaredDelivery,
  DeliveryKind,
  DeliveryReader,
  FindObject,
  Gathered,
  Gatherer,
  Gathering,
  InstanceKind,
  InventoryRow,
  MakerKind,
  ObjectChange,
  PartReader,
  Role,
  SampleReader,
  SeenObject,
  SharedObjects,
  SpreadKind,
  SpreadReader,
  Surroundings,
  System,
  SystemActuator,
  SystemAdmission,
  SystemDocs,
  SystemKind,
  WaveField,
} from "./contract.ts";
export { ACCESS } from "./generated/access.ts";
export { ACTUATORS } from "./generated/actuators.ts";
export { CLAIMS } from "./generated/claims.ts";
export { DECLARING, PACKAGE_NAMES, REVISIONS } from "./generated/deliveries.ts";
export { GATHERERS, KINDS, MACHINERY } from "./generated/kinds.ts";
export { READS } from "./generated/reads.ts";
export { REMOVALS } from "./generated/removals.ts";
export { REPOSITORY_READERS } from "./generated/repositories.ts";
export { RUNS } from "./generated/runs.ts";
export { SAMPLE_READERS } from "./generated/samples.ts";
export { WAVES } from "./generated/waves.ts";
export type { KindGatherer, KindUse } from "./kind-use.ts";
export type {
  PackageUse,
  PackageWish,
  RepositoryPackage,
  RepositoryReader,
  RepositoryRevision,
} from "./repository-package.ts";
export type { SystemRuns, ToldPart, ToldRun, ToldRuns, ToldState } from "./told-run.ts";
