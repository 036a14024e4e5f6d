import { type Condition, compareRefs, type KubeObject, type ObjectRef, refKey } from "../../object/index.ts";
import { summarizeTarget } from "../judge/summarize-target.ts";
import type { Actuation, Health, Reconcile } from "../model/axes.ts";
import { groupBy } from "../model/group-by.ts";
import type { Observation } from "../model/observation.ts";
import { type ActuationStrategy, projectAxes } from "../model/projection.ts";
import { sourceHashOf } from "../model/revision.ts";
import { type RecordedActuation, recordedActuations } from "./recorded-actuation.ts";

/** An entry of `status.resourceStatuses`. */
export interface ResourceStatus extends ObjectRef {
  readonly status: Health;
  readonly strategy: ActuationStrategy;
  readonly actuation: Actuation;
  readonly reconcile: Reconcile;
  readonly sourceHash?: string;
}

/** The `status` of a ResourceGroup, as Config Sync's controller shapes it. */
export interface ResourceGroupStatus {
  readonly observedGeneration: number;
  readonly conditions: readonly Condition[];
  readonly resourceStatuses: readonly ResourceStatus[];
}

/** Options of writing a ResourceGroup. */
export interface ResourceGroupOptions {
  readonly observedGeneration: number;
  /**
   * The inventory as its applier left it. An object that it says was not applied is Unknown, even if an older one of
   * that name is well. Default: all objects were applied, unless their observations say otherwise.
   */
  readonly applied?: KubeObject | undefined;
  /**
   * The largest number of entries. Default: 1000. Above it only objects that are not Current are listed, and a
   * condition says so.
   */
  readonly maxEntries?: number;
}

const MAX_ENTRIES = 1000;
const MAX_NAMED = 20;

/**
 * Returns the observations of objects as a ResourceGroup's status: entries in the order of refs, conditions
 * Reconciling, Stalled, then the rest by type, since printer columns rely on that order. Its size is bounded: with more
 * objects than `maxEntries` only exceptions are listed, at most that many, and `Truncated` gives the real numbers.
 * Observations of one object by several sources are one entry. Observations without a ref are left out.
 */
export function resourceGroupStatus(
  observations: readonly Observation[],
  { observedGeneration, applied, maxEntries = MAX_ENTRIES }: ResourceGroupOptions,
): ResourceGroupStatus {
  const objects = observations.filter((each): each is OfObject => each.ref !== undefined);
  const recorded = recordedActuations(applied);
  const all = [...groupBy(objects, ({ ref }) => refKey(ref))]
    .map(([key, seen]) => entryOf(seen, recorded.get(key)))
    .toSorted(compareRefs);
  const exceptions = all.filter(({ status }) => status !== "Current");
  const listed = all.length <= maxEntries ? all : exceptions.slice(0, maxEntries);
  const conditions = [
    reconciling(),
    stalled(all),
    ...(listed.length < all.length ? [truncated(all, exceptions, listed)] : []),
  ];
  return { observedGeneration, conditions, resourceStatuses: listed };
}

type OfObject = Observation & { readonly ref: ObjectRef };

/**
 * Returns the entry of one object, of which there is at least one observation. The actuation that was noted counts where
 * the observations tell of none that went wrong.
 */
function entryOf(seen: readonly OfObject[], noted: RecordedActuation | undefined): ResourceStatus {
  const [first] = seen as [OfObject];
  const { axes, revision } = seen.length === 1 ? first : summarizeTarget(first.target, seen);
  const { group, kind, namespace, name } = first.ref;
  const strategy = noted?.strategy ?? "Apply";
  const told = axes.actuation === "Succeeded" ? (noted?.actuation ?? axes.actuation) : axes.actuation;
  const { status, actuation, reconcile } = projectAxes({ ...axes, actuation: told }, strategy);
  const sourceHash = revision.observed === undefined ? {} : { sourceHash: sourceHashOf(revision.observed) };
  return { group, kind, namespace, name, status, ...sourceHash, strategy, actuation, reconcile };
}

/** Returns Reconciling, which is constant, since Config Sync found that it did not reflect the aggregate state. */
function reconciling(): Condition {
  return { type: "Reconciling", status: "False", reason: "FinishReconciling", message: "Reconciling is not reported" };
}

function stalled(all: readonly ResourceStatus[]): Condition {
  const failed = all.filter(({ status }) => status === "Failed");
  if (failed.length === 0)
    return { type: "Stalled", status: "False", reason: "FinishReconciling", message: "no component has failed" };
  const names = failed
    .slice(0, MAX_NAMED)
    .map(({ group, kind, namespace, name }) => `${group}/${kind}/${namespace}/${name}`);
  const more = failed.length > MAX_NAMED ? `, and ${failed.length - MAX_NAMED} more` : "";
  return { type: "Stalled", status: "True", reason: "ComponentFailed", message: `failed: ${names.join(", ")}${more}` };
}

function truncated(
  all: readonly ResourceStatus[],
  exceptions: readonly ResourceStatus[],
  listed: readonly ResourceStatus[],
): Condition {
  const message = `${listed.length} of ${exceptions.length} resources that are not Current are listed, of ${all.length} in all`;
  return { type: "Truncated", status: "True", reason: "TooManyResources", message };
}
