import {
  type Health,
  makeObservation,
  type Observation,
  type ReadContext,
  type RevisionPair,
  type UpToDate,
} from "@landfall/core/aggregate";
import {
  findCondition,
  formatRef,
  getConditions,
  type KubeObject,
  type ObjectRef,
  parseApiVersion,
  readPath,
  readString,
} from "@landfall/core/object";
import {
  APPLIED,
  beforeStatus,
  type Cause,
  FAILED,
  listAt,
  observeDelivery,
  PENDING,
  RUNNING,
  STARTING,
  saidBy,
  staleGeneration,
  UNHEALTHY,
} from "../delivery.ts";
import type { Surroundings } from "../systems/contract.ts";

/** The facts that are known besides a BundleDeployment. */
export interface BundleDeploymentContext extends ReadContext {
  /**
   * The Bundle from which it was made: until Fleet has observed its newest generation, the deployment is of an older
   * one.
   */
  readonly bundle?: KubeObject | undefined;
}

/** The verdict on the whole Bundle for each state of Fleet's summary, worst first. */
const STATES: readonly (readonly [state: string, verdict: Cause["verdict"]])[] = [
  ["errApplied", FAILED],
  ["notReady", STARTING],
  ["waitApplied", PENDING],
  ["pending", PENDING],
  ["outOfSync", { ...PENDING, upToDate: "no" }],
  ["modified", { ...RUNNING, upToDate: "no" }],
];
/** The states in which the agent skips a BundleDeployment: it is paused, or outside its schedule. */
const HOLDS = ["paused", "offSchedule"];
/** The label with the commit from which a Bundle was made; Fleet copies it to the BundleDeployments. */
const COMMIT = "fleet.cattle.io/commit";

/**
 * Reads a BundleDeployment of Rancher's Fleet as the observation of its target's delivery, and one for each object it
 * deployed. The staged deployment is wanted, the one that the agent applied is observed; both are named by the commit
 * of the Bundle if it has one. Objects that somebody changed since are not up to date. API:
 * https://fleet.rancher.io/ref-status-fields
 */
export function readBundleDeployment(
  deployment: KubeObject,
  { bundle, ...context }: BundleDeploymentContext,
): readonly Observation[] {
  const cause = causeOf(deployment, bundle);
  const { revisions, upToDate } = revisionsOf(deployment);
  const said = { ...cause, verdict: { ...cause.verdict, ...(upToDate === undefined ? {} : { upToDate }) } };
  const suspended = HOLDS.some((field) => readPath(deployment, ["spec", field]) === true) ? "yes" : "no";
  const delivery = observeDelivery(context, "rancher-fleet", revisions, said, suspended);
  if (cause.reason === "StaleGeneration") return [delivery];
  return [delivery, ...readResources(deployment, context)];
}

/**
 * Reads a BundleDeployment as `readBundleDeployment` does, and looks up its Bundle among the objects of the snapshot.
 */
export function readBundleDeploymentAmong(
  deployment: KubeObject,
  context: ReadContext & Surroundings,
): readonly Observation[] {
  const label = (name: string): string =>
    readString(deployment, ["metadata", "labels", `fleet.cattle.io/${name}`]) ?? "";
  const [namespace, name] = [label("bundle-namespace"), label("bundle-name")];
  const bundle = context.find({ group: "fleet.cattle.io", kind: "Bundle", namespace, name });
  return readBundleDeployment(deployment, { ...context, bundle });
}

/**
 * Reads a Bundle as the observation of a target that stands for all its clusters: how many it has and how many are
 * ready. Its BundleDeployments say which ones. Its generation is the revision.
 */
export function readBundle(bundle: KubeObject, context: ReadContext): Observation {
  const text = (path: readonly string[]): string | undefined => {
    const value = readPath(bundle, path);
    return typeof value === "number" ? String(value) : undefined;
  };
  const revisions = {
    wanted: text(["metadata", "generation"]),
    observed: text(["status", "observedGeneration"]),
  };
  const suspended = readPath(bundle, ["spec", "paused"]) === true ? "yes" : "no";
  return observeDelivery(context, "rancher-fleet", revisions, bundleCause(bundle), suspended);
}

function bundleCause(bundle: KubeObject): Cause {
  const before =
    beforeStatus(bundle, "Fleet") ?? staleGeneration(bundle, readPath(bundle, ["status", "observedGeneration"]));
  if (before !== undefined) return before;
  const desired = countOf(bundle, "desiredReady");
  if (desired === 0) return { verdict: { health: "Unknown" }, reason: "NoTargets", message: "no cluster is selected" };
  const ready = countOf(bundle, "ready");
  const message = `${ready} of ${desired} clusters are ready`;
  const found = STATES.find(([state]) => countOf(bundle, state) > 0);
  if (found === undefined && ready === desired) return { verdict: RUNNING, reason: "Ready", message };
  const [state, verdict] = found ?? ["notReady", PENDING];
  const [worst] = listAt(bundle, ["status", "summary", "nonReadyResources"]);
  const says = readString(worst, ["message"]);
  const where = says === undefined ? "" : `; ${readString(worst, ["name"]) ?? "one"}: ${says}`;
  return { verdict, reason: state.slice(0, 1).toUpperCase() + state.slice(1), message: `${message}${where}` };
}

function countOf(bundle: KubeObject, state: string): number {
  const value = readPath(bundle, ["status", "summary", state]);
  return typeof value === "number" ? value : 0;
}

/**
 * Returns the revisions of a deployment. Ids decide whether two deployments are the same; the commit only names the
 * wanted one.
 */
function revisionsOf(deployment: KubeObject): {
  readonly revisions: RevisionPair;
  readonly upToDate?: UpToDate;
} {
  const staged = idOf(deployment, "spec", "stagedDeploymentID") ?? idOf(deployment, "spec", "deploymentID");
  const applied = idOf(deployment, "status", "appliedDeploymentID");
  const commit = readString(deployment, ["metadata", "labels", COMMIT]);
  const revisions = {
    wanted: commit ?? staged,
    observed: commit === undefined ? applied : applied === staged && staged !== undefined ? commit : undefined,
  };
  if (staged === undefined || applied === undefined) return { revisions };
  const isAsWanted = applied === staged && (!isReady(deployment) || isUnmodified(deployment));
  return { revisions, ...(isAsWanted ? {} : { upToDate: "no" }) };
}

function idOf(deployment: KubeObject, part: "spec" | "status", field: string): string | undefined {
  return readString(deployment, [part, field]) || undefined;
}

function causeOf(deployment: KubeObject, bundle: KubeObject | undefined): Cause {
  const before = beforeStatus(deployment, "the Fleet agent") ?? staleBundle(bundle);
  if (before !== undefined) return before;
  const { conditions } = getConditions(deployment);
  const [wanted, applied] = [
    idOf(deployment, "spec", "deploymentID"),
    idOf(deployment, "status", "appliedDeploymentID"),
  ];
  if (wanted === undefined || applied !== wanted) {
    const deployed = findCondition(conditions, "Deployed");
    if (deployed?.status === "False") return saidBy(FAILED, deployed, "ErrApplied");
    return { verdict: PENDING, reason: "WaitApplied", message: "the agent has not applied the deployment yet" };
  }
  const ready = findCondition(conditions, "Ready");
  const since = ready?.lastTransitionTime;
  if (!isReady(deployment)) return notReady(deployment, since);
  if (!isUnmodified(deployment)) {
    const [changed] = listAt(deployment, ["status", "modifiedStatus"]);
    const message = changed === undefined ? "objects were changed" : `${nameOf(changed)} was changed`;
    return { verdict: RUNNING, reason: "Modified", message, since };
  }
  const staged = idOf(deployment, "spec", "stagedDeploymentID");
  if (staged !== undefined && staged !== wanted)
    return { verdict: RUNNING, reason: "OutOfSync", message: "a newer deployment waits for its turn", since };
  return { verdict: RUNNING, reason: "Ready", message: "applied, and its objects are ready", since };
}

function staleBundle(bundle: KubeObject | undefined): Cause | undefined {
  return bundle === undefined ? undefined : staleGeneration(bundle, readPath(bundle, ["status", "observedGeneration"]));
}

function isReady(deployment: KubeObject): boolean {
  return readPath(deployment, ["status", "ready"]) === true;
}

function isUnmodified(deployment: KubeObject): boolean {
  return readPath(deployment, ["status", "nonModified"]) === true;
}

function notReady(deployment: KubeObject, since: unknown): Cause {
  const entries = listAt(deployment, ["status", "nonReadyStatus"]);
  const broken = entries.find(isBroken);
  const first = broken ?? entries[0];
  const message = first === undefined ? "its objects are not ready" : `${nameOf(first)}: ${whyOf(first)}`;
  return { verdict: broken === undefined ? STARTING : UNHEALTHY, reason: "NotReady", message, since };
}

function readResources(deployment: KubeObject, { target, observedAt }: ReadContext): readonly Observation[] {
  const troubles = new Map(
    listAt(deployment, ["status", "nonReadyStatus"]).map((entry) => [JSON.stringify(refOfEntry(entry)), entry]),
  );
  const missing = new Set(
    listAt(deployment, ["status", "modifiedStatus"])
      .filter((entry) => readPath(entry, ["missing"]) === true)
      .map((entry) => JSON.stringify(refOfEntry(entry))),
  );
  return listAt(deployment, ["status", "resources"]).map((entry) => {
    const ref = refOfEntry(entry);
    const key = JSON.stringify(ref);
    const { verdict, ...cause } = resourceCause(troubles.get(key), missing.has(key));
    const message = `${nameOf(entry)}: ${cause.message}`;
    return makeObservation({
      target,
      ref,
      revision: {},
      axes: verdict,
      reason: cause.reason,
      message,
      observedAt,
      source: "rancher-fleet",
    });
  });
}

/**
 * Returns the cause of an object that is not Ready. An object that is not in Fleet's list has no cause here, as the
 * lists are truncated.
 */
function resourceCause(trouble: unknown, isMissing: boolean): Cause {
  const missing: Health = "NotFound";
  if (isMissing) return { verdict: { ...APPLIED, health: missing }, reason: "Missing", message: "is gone" };
  if (trouble === undefined) return { verdict: APPLIED, reason: "Deployed", message: "deployed" };
  return { verdict: isBroken(trouble) ? UNHEALTHY : STARTING, reason: "NotReady", message: whyOf(trouble) };
}

function isBroken(entry: unknown): boolean {
  return readPath(entry, ["summary", "error"]) === true;
}

function whyOf(entry: unknown): string {
  const [says] = listAt(entry, ["summary", "message"]);
  return typeof says === "string" ? says : (readString(entry, ["summary", "state"]) ?? "not ready");
}

function refOfEntry(entry: unknown): ObjectRef {
  const field = (name: string): string => readString(entry, [name]) ?? "";
  const { group } = parseApiVersion(field("apiVersion"));
  return { group, kind: field("kind"), namespace: field("namespace"), name: field("name") };
}

function nameOf(entry: unknown): string {
  return formatRef(refOfEntry(entry));
}
