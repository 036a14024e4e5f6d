import type { Observation, ReadContext } from "@landfall/core/aggregate";
import { type KubeObject, parseLabelSelector, readPath, readString, refOf } from "@landfall/core/object";
import { beforeStatus, type Cause, FAILED, listAt, observeDelivery, PENDING, RUNNING, UNHEALTHY } from "../delivery.ts";
import type { Surroundings } from "../systems/contract.ts";

/** The facts that are known besides an assemblage, which names its targets itself. */
export interface AssemblageContext extends Omit<ReadContext, "target"> {
  /**
   * The name of the cluster of an Assemblage, which is stored in that cluster itself. Other kinds name their cluster.
   */
  readonly cluster?: string | undefined;
  /** Returns the Module of a sync, if it was seen: its wanted version may not have reached the assemblage yet. */
  readonly moduleOf?: (sync: string) => KubeObject | undefined;
}

/**
 * Reads a ProxyAssemblage, RemoteAssemblage or Assemblage of fleeet as one observation for each sync: the cluster is
 * the target, the sync its package. A state counts only for the sync with which it was recorded; a RemoteAssemblage
 * records no version, so none is observed. fleeet has no switch to suspend. API:
 * https://github.com/weaveworks-experiments/fleeet
 */
export function readAssemblage(assemblage: KubeObject, context: AssemblageContext): readonly Observation[] {
  const { kind, name } = refOf(assemblage);
  const cluster = kind === "Assemblage" ? context.cluster : name;
  if (cluster === undefined) return [];
  const recorded = listAt(assemblage, ["status", "syncs"]);
  return syncsOf(assemblage).flatMap((sync) => {
    const module = syncName(sync);
    if (module === undefined) return [];
    const record = recorded.find(
      (entry) => (readString(entry, ["sync", "name"]) ?? readString(entry, ["name"])) === module,
    );
    const state = readString(record, ["state"]);
    const desired = versionOf(context.moduleOf?.(module), ["spec", "sync"]) ?? versionOf(sync, []);
    const seen = versionOf(record, ["sync"]);
    const revisions = { wanted: desired, observed: state === "succeeded" ? seen : undefined };
    const cause = beforeStatus(assemblage, "fleeet") ?? stateCause(state, seen, versionOf(sync, []));
    const target = { cluster, package: module };
    return observeDelivery({ ...context, target }, "fleeet", revisions, cause, "no");
  });
}

/** Reads an assemblage as `readAssemblage` does, and looks up the Modules among the objects of the snapshot. */
export function readAssemblageAmong(assemblage: KubeObject, context: Surroundings): readonly Observation[] {
  const { group, namespace } = refOf(assemblage);
  const moduleOf = (name: string): KubeObject | undefined => context.find({ group, kind: "Module", namespace, name });
  return readAssemblage(assemblage, { ...context, moduleOf });
}

const NOT_ASSEMBLED = "its Module selects the cluster, and no assemblage brings the sync there yet";

/**
 * Reads a Module as one observation for each cluster that it selects and that no assemblage brings it to: fleeet skips a
 * cluster whose control plane is not ready, and takes its syncs away. The assemblages report on all others.
 */
export function readModuleAmong(module: KubeObject, context: Surroundings): readonly Observation[] {
  const { namespace, name } = refOf(module);
  const selects = parseLabelSelector(readPath(module, ["spec", "selector"]));
  if (!selects.ok) return [];
  const beside = [...context.all()].filter((object) => refOf(object).namespace === namespace);
  const reached = new Set(
    beside
      .filter((object) => isAssemblage(object) && syncsOf(object).some((sync) => syncName(sync) === name))
      .map((object) => refOf(object).name),
  );
  return beside
    .filter((object) => isCluster(object) && selects.value(object.metadata?.labels))
    .map((object) => refOf(object).name)
    .filter((cluster) => !reached.has(cluster))
    .map((cluster) => {
      const revisions = { wanted: versionOf(module, ["spec", "sync"]), observed: undefined };
      const cause: Cause = { verdict: PENDING, reason: "NotAssembled", message: NOT_ASSEMBLED };
      return observeDelivery({ ...context, target: { cluster, package: name } }, "fleeet", revisions, cause, "no");
    });
}

function isCluster(object: KubeObject): boolean {
  const { group, kind } = refOf(object);
  return group === "cluster.x-k8s.io" && kind === "Cluster";
}

function isAssemblage({ kind }: KubeObject): boolean {
  return kind === "ProxyAssemblage" || kind === "RemoteAssemblage";
}

/** The facts that are known besides a Module. */
export interface ModuleContext extends ReadContext {
  /**
   * The number of clusters that the selector of the Module matches, if known: clusters that are not ready are missing in
   * the Module's summary.
   */
  readonly selected?: number | undefined;
}

/**
 * Reads a Module of fleeet as the observation of a target that stands for all its clusters. Its counts are only those
 * of the sync it observed; clusters that are not ready are missing, so with fewer clusters than `selected` it is not
 * Current.
 */
export function readModule(module: KubeObject, context: ModuleContext): Observation {
  const { selected = 0, ...beside } = context;
  const wanted = versionOf(module, ["spec", "sync"]);
  const seen = versionOf(module, ["status", "observedSync"]);
  const [total, succeeded] = [countOf(module, "total"), countOf(module, "succeeded")];
  const isEverywhere = total > 0 && succeeded === total && total >= selected;
  const revisions = { wanted, observed: isEverywhere ? seen : undefined };
  const cause = moduleCause(module, wanted !== undefined && seen === wanted, selected);
  return observeDelivery(beside, "fleeet", revisions, cause, "no");
}

function syncsOf(assemblage: KubeObject): readonly unknown[] {
  const isProxy = assemblage.kind === "ProxyAssemblage";
  return listAt(assemblage, isProxy ? ["spec", "assemblage", "syncs"] : ["spec", "syncs"]);
}

function syncName(sync: unknown): string | undefined {
  return readString(sync, ["name"]);
}

/** Returns the exact version of a sync; a branch is none. */
function versionOf(object: unknown, path: readonly string[]): string | undefined {
  const version = [...path, "source", "git", "version"];
  return readString(object, [...version, "revision"]) ?? readString(object, [...version, "tag"]);
}

function stateCause(state: string | undefined, seen: string | undefined, desired: string | undefined): Cause {
  if (state === undefined) return { verdict: PENDING, reason: "NotReported", message: "no state is recorded" };
  if (seen !== undefined && desired !== undefined && seen !== desired)
    return { verdict: PENDING, reason: "StaleSync", message: `${state} is of ${seen}, not of ${desired}` };
  if (state === "succeeded") return { verdict: RUNNING, reason: "Succeeded", message: "applied" };
  if (state === "failed") return { verdict: FAILED, reason: "SyncFailed", message: "the sync failed" };
  return { verdict: PENDING, reason: "Updating", message: `the state is ${state}` };
}

function moduleCause(module: KubeObject, isObserved: boolean, selected: number): Cause {
  const before = beforeStatus(module, "fleeet");
  if (before !== undefined) return before;
  if (!isObserved) return { verdict: PENDING, reason: "StaleSync", message: "the sync wanted was not observed yet" };
  const [total, failed, succeeded] = [
    countOf(module, "total"),
    countOf(module, "failed"),
    countOf(module, "succeeded"),
  ];
  if (total === 0)
    return { verdict: { health: "Unknown" }, reason: "NoTargets", message: "no cluster is ready for it" };
  const message = `${succeeded} of ${total} clusters succeeded`;
  if (failed > 0) return { verdict: UNHEALTHY, reason: "SyncFailed", message: `${message}, ${failed} failed` };
  if (succeeded < total) return { verdict: PENDING, reason: "Updating", message };
  if (total < selected)
    return { verdict: PENDING, reason: "ClustersNotReady", message: `${message}, and ${selected} are selected` };
  return { verdict: RUNNING, reason: "Succeeded", message };
}

function countOf(module: KubeObject, state: string): number {
  const value = readPath(module, ["status", "summary", state]);
  return typeof value === "number" ? value : 0;
}
