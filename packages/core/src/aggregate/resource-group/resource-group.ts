import {
  findCondition,
  formatRef,
  getConditions,
  isMap,
  type KubeObject,
  type ObjectRef,
  readPath,
} from "../../object/index.ts";
import { ACTUATION, type Actuation, HEALTH, type Health, RECONCILE, type Reconcile } from "../model/axes.ts";
import { makeObservation, type Observation, type ReadContext } from "../model/observation.ts";
import { type ActuationStrategy, healthFromApply, reconcileOf } from "../model/projection.ts";
import { upToDateOf } from "../model/revision.ts";

const STATUS_SWITCH = "configsync.gke.io/status";
const SHORT_HASH = 7;
/** The lists of a ResourceGroup, each with the status field that reports on it. */
const LISTS = [
  ["resources", "resourceStatuses"],
  ["subgroups", "subgroupStatuses"],
] as const;

/**
 * Reads the entries of a ResourceGroup of Config Sync or plain kpt: one observation for each, and for each subgroup. If
 * `status` is the constant Unknown that kpt writes, health comes from the last apply. A status that is disabled,
 * missing, of an older generation or of a group that is being deleted gives a single Unknown, since its entries are
 * unreliable. Malformed entries are Unknown, never left out. An entry of another commit than the wanted one is not up
 * to date (`sourceHash` is its first 7 digits).
 */
export function readResourceGroup(group: KubeObject, context: ReadContext): readonly Observation[] {
  const silence = whySilent(group);
  if (silence !== undefined) return [silentObservation(context, silence)];
  const entries = listOf(readPath(group, ["status", "resourceStatuses"]));
  const subgroups = listOf(readPath(group, ["status", "subgroupStatuses"]));
  const managed = isManagedByConfigSync(group);
  return [
    ...entries.map((entry) => readEntry(entry, context, managed)),
    ...subgroups.map((entry) =>
      readEntry({ group: "kpt.dev", kind: "ResourceGroup", ...asRecord(entry) }, context, true),
    ),
  ];
}

interface Silence {
  readonly reason: string;
  readonly message: string;
}

function whySilent(group: KubeObject): Silence | undefined {
  const generation = group.metadata?.generation;
  const observed = readPath(group, ["status", "observedGeneration"]);
  if (readPath(group, ["metadata", "annotations", STATUS_SWITCH]) === "disabled")
    return { reason: "StatusDisabled", message: SWITCHED_OFF };
  if (group.metadata?.deletionTimestamp !== undefined)
    return { reason: "Deleting", message: "the ResourceGroup is being deleted" };
  if (group.status === undefined || group.status === null)
    return { reason: "NoStatus", message: "the ResourceGroup has no status yet" };
  if (typeof generation === "number" && typeof observed === "number" && observed !== generation)
    return {
      reason: "StaleGeneration",
      message: `status is of generation ${observed}, the ResourceGroup of ${generation}`,
    };
  for (const [spec, status] of LISTS) {
    const declared = listOf(readPath(group, ["spec", spec])).length;
    const reported = listOf(readPath(group, ["status", status])).length;
    if (reported < declared)
      return { reason: "IncompleteStatus", message: `status of ${reported} of ${declared} ${spec} reported` };
  }
  return undefined;
}

const SWITCHED_OFF =
  "the status of this ResourceGroup is switched off: set spec.override.statusMode of its RootSync or RepoSync to enabled";

function silentObservation({ target, observedAt }: ReadContext, { reason, message }: Silence): Observation {
  const axes = { health: "Unknown", reconcile: "Pending" } as const;
  return makeObservation({ target, revision: {}, axes, reason, message, observedAt, source: "resource-group" });
}

/** Returns whether Config Sync manages the group and so computes `status`; plain kpt writes the constant Unknown. */
function isManagedByConfigSync(group: KubeObject): boolean {
  return readPath(group, ["metadata", "labels", "app.kubernetes.io/managed-by"]) === "configmanagement.gke.io";
}

function readEntry(entry: unknown, context: ReadContext, computed: boolean): Observation {
  const { target, observedAt, wanted } = context;
  const strategy: ActuationStrategy = readPath(entry, ["strategy"]) === "Delete" ? "Delete" : "Apply";
  const actuation = wordIn(ACTUATION, readPath(entry, ["actuation"]));
  const before = wordIn(RECONCILE, readPath(entry, ["reconcile"]));
  const written = wordIn(HEALTH, readPath(entry, ["status"])) ?? "Unknown";
  const derived = written === "Unknown" && !computed;
  const health = derived ? healthFromApply(strategy, actuation, before) : written;
  const hash = textOf(readPath(entry, ["sourceHash"]));
  const observed = hash === "" ? undefined : hash;
  const upToDate = upToDateOf(wanted?.slice(0, SHORT_HASH), observed?.slice(0, SHORT_HASH));
  const says = {
    health,
    actuation: actuation ?? "Succeeded",
    reconcile: reconcile(strategy, actuation, health, before),
  };
  const ref = refOfEntry(entry);
  const isGone = health === "NotFound" && strategy === "Apply" && says.actuation === "Succeeded";
  const known = observed === undefined || upToDate === "unknown" ? says : { ...says, upToDate };
  return makeObservation({
    target,
    ref,
    revision: { wanted, observed },
    axes: isGone ? { ...known, upToDate: "no" } : known,
    ...named(ref, isGone ? GONE : causeOf(entry, health, actuation, derived)),
    observedAt,
    source: "resource-group",
  });
}

function reconcile(
  strategy: ActuationStrategy,
  actuation: Actuation | undefined,
  health: Health,
  before: Reconcile | undefined,
): Reconcile {
  return before ?? reconcileOf(strategy, actuation ?? "Succeeded", health, "Pending");
}

function causeOf(entry: unknown, health: Health, actuation: Actuation | undefined, derived: boolean): CauseText {
  const { conditions } = getConditions(entry, ["conditions"]);
  const cause =
    findCondition(conditions, "Stalled") ?? conditions.find(({ status }) => status === "True") ?? conditions[0];
  if (cause !== undefined && health !== "Current")
    return {
      reason: cause.reason ?? cause.type,
      message: cause.message ?? cause.type,
      since: cause.lastTransitionTime,
    };
  if (actuation !== undefined && actuation !== "Succeeded")
    return { reason: `Actuation${actuation}`, message: `actuation ${actuation}: it was not applied` };
  return { reason: health, message: derived ? `${health} as of the last apply` : health };
}

/**
 * The cause for an object that was applied and no longer exists: it differs from the wanted state until it is applied
 * again.
 */
const GONE: CauseText = { reason: "NotFound", message: "it was applied and is gone" };

/** Returns the cause with the name of its object, since a target has many. */
function named<Cause extends CauseText>(ref: ObjectRef, cause: Cause): Cause {
  return ref.kind === "" ? cause : { ...cause, message: `${formatRef(ref)}: ${cause.message}` };
}

interface CauseText {
  readonly reason: string;
  readonly message: string;
  readonly since?: unknown;
}

function refOfEntry(entry: unknown): ObjectRef {
  const field = (name: string): string => textOf(readPath(entry, [name]));
  return { group: field("group"), kind: field("kind"), namespace: field("namespace"), name: field("name") };
}

function wordIn<Word extends string>(words: readonly Word[], value: unknown): Word | undefined {
  return words.find((word) => word === value);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function asRecord(value: unknown): object {
  return isMap(value) ? value : {};
}
