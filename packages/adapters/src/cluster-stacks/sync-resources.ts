import { compareRefs, compareText, type ObjectRef, refKey } from "@landfall/core/object";

/** The record of one object of an addon or a release. */
export interface SyncedResource extends ObjectRef {
  readonly status: "synced" | "not-synced";
  /** The hash of the object as it was last applied. */
  readonly hash?: string | undefined;
  readonly error?: string | undefined;
  /** Whether the object is to be deleted: it stays on record until it is gone. */
  readonly deleting?: true | undefined;
}

/** An object that should exist, by the charts. */
export interface WantedResource extends ObjectRef {
  /** The hash of the wanted object. */
  readonly hash: string;
}

/** The result of the last try of one object; `undefined` for an object that was not tried. */
export interface SyncOutcome {
  /** The result of the try; `gone`: a deletion is complete. */
  readonly result: "applied" | "gone" | "error";
  /** The hash of the object that was applied. */
  readonly hash?: string | undefined;
  readonly error?: string | undefined;
}

/** The record to store, and the next objects to apply and to delete. */
export interface ResourceSync {
  readonly resources: readonly SyncedResource[];
  readonly apply: readonly ObjectRef[];
  /** The objects to delete: none until nothing is left to apply. */
  readonly delete: readonly ObjectRef[];
  readonly isDone: boolean;
}

/**
 * Updates the record of what an addon or a release has applied, and returns what is left to do. An object counts as
 * synced only if it was applied as it is wanted now; a failed deletion stays on record and is retried. Objects are
 * identified by group, kind, namespace and name, so that a Service hides no Deployment; `drifted` names objects that
 * were changed after they were applied. An object that is wanted again is not deleted. Sorted by name, for any order of
 * the input.
 */
export function syncResources(
  wanted: readonly WantedResource[],
  recorded: readonly SyncedResource[],
  outcomes: ReadonlyMap<string, SyncOutcome> = new Map(),
  drifted: ReadonlySet<string> = new Set(),
): ResourceSync {
  const known = new Map(recorded.map((resource) => [refKey(resource), resource]));
  const keys = new Set(wanted.map(refKey));
  const kept = wanted.map((want) => applied(want, known.get(refKey(want)), outcomes.get(refKey(want)), drifted));
  const going = recorded.flatMap((resource) => (keys.has(refKey(resource)) ? [] : gone(resource, outcomes)));
  const resources = [...kept, ...going].toSorted(
    (a, b) => compareRefs(a, b) || compareText(a.hash ?? "", b.hash ?? ""),
  );
  const apply = resources.filter(({ status, deleting }) => status === "not-synced" && deleting !== true).map(refAlone);
  const left = resources.filter(({ deleting }) => deleting === true).map(refAlone);
  return { resources, apply, delete: apply.length === 0 ? left : [], isDone: apply.length === 0 && left.length === 0 };
}

function applied(
  { hash, ...ref }: WantedResource,
  known: SyncedResource | undefined,
  outcome: SyncOutcome | undefined,
  drifted: ReadonlySet<string>,
): SyncedResource {
  const identity = refAlone(ref);
  if (outcome?.result === "error") return { ...identity, status: "not-synced", error: outcome.error ?? "no message" };
  if (outcome?.result === "applied" && outcome.hash === hash) return { ...identity, status: "synced", hash };
  const isSynced = known?.status === "synced" && known.hash === hash && known.deleting !== true;
  if (isSynced && outcome === undefined && !drifted.has(refKey(ref))) return { ...identity, status: "synced", hash };
  const error = outcome === undefined && known?.hash === hash ? known.error : undefined;
  return { ...identity, status: "not-synced", ...(error !== undefined && { error }) };
}

function gone(resource: SyncedResource, outcomes: ReadonlyMap<string, SyncOutcome>): readonly SyncedResource[] {
  const outcome = outcomes.get(refKey(resource));
  if (outcome?.result === "gone") return [];
  const error = outcome?.result === "error" ? (outcome.error ?? "no message") : resource.error;
  const { hash } = resource;
  return [
    {
      ...refAlone(resource),
      status: "not-synced",
      ...(hash !== undefined && { hash }),
      ...(error !== undefined && { error }),
      deleting: true,
    },
  ];
}

function refAlone({ group, kind, namespace, name }: ObjectRef): ObjectRef {
  return { group, kind, namespace, name };
}
