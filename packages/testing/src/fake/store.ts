import { randomUUID } from "node:crypto";
import { type Json, type KubeObject, sameJson } from "@landfall/core/object";
import { alreadyExists, conflict, expired, notFound, Refused } from "./failure.ts";
import type { Address, Served } from "./kinds.ts";

/** A change of an object. */
export interface Change {
  readonly type: "ADDED" | "MODIFIED" | "DELETED";
  readonly object: KubeObject;
  /** The object before the change. */
  readonly before?: KubeObject;
  readonly version: number;
}

interface List {
  readonly items: readonly KubeObject[];
  readonly version: number;
}

type Metadata = { readonly [field: string]: unknown };

const metadataOf = (object: KubeObject | undefined): Metadata => (object?.metadata ?? {}) as Metadata;

/** The objects of a fake server, and what has become of them. */
export class Store {
  #version = 1;
  #oldest = 1;
  readonly #objects: Map<Served, Map<string, KubeObject>> = new Map();
  readonly #history: Map<Served, Change[]> = new Map();
  readonly #followers: Set<() => void> = new Set();
  readonly #lists: Map<string, List> = new Map();

  get version(): number {
    return this.#version;
  }

  get(at: Address): KubeObject | undefined {
    return this.#of(at.kind).get(keyOf(at.namespace, at.name ?? ""));
  }

  need(at: Address): KubeObject {
    const object = this.get(at);
    if (object === undefined) throw notFound(at);
    return object;
  }

  /** The objects of a collection, by namespace and name. */
  list({ kind, namespace }: Address): readonly KubeObject[] {
    return [...this.#of(kind)]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, object]) => object)
      .filter(({ metadata }) => namespace === "" || metadata?.namespace === namespace);
  }

  /** Keeps a list, of which a page is given now and the others later. */
  keepList(items: readonly KubeObject[], version: number): string {
    const token = randomUUID();
    this.#lists.set(token, { items, version });
    return token;
  }

  keptList(token: string): List {
    const kept = this.#lists.get(token);
    if (kept === undefined) throw new Refused(410, "Expired", "The provided continue parameter is too old");
    return kept;
  }

  /** Stores a new object. */
  create(at: Address, object: KubeObject, dryRun: boolean): KubeObject {
    if (this.get(at) !== undefined) throw alreadyExists(at);
    const { resourceVersion: _, generation: __, uid: ___, deletionTimestamp: ____, ...given } = metadataOf(object);
    const metadata = {
      ...given,
      uid: randomUUID(),
      creationTimestamp: now(),
      ...(at.kind.group !== "" && { generation: 1 }),
    };
    return this.#write(at, "ADDED", { ...object, metadata } as unknown as KubeObject, undefined, dryRun);
  }

  /** Stores what became of an object; one that is as it was is left alone. */
  replace(at: Address, before: KubeObject, after: KubeObject, dryRun: boolean): KubeObject {
    const [old, given] = [metadataOf(before), metadataOf(after)];
    const fixed = [
      "uid",
      "creationTimestamp",
      "resourceVersion",
      "generation",
      "deletionTimestamp",
      "deletionGracePeriodSeconds",
    ];
    const { managedFields, ...rest } = given;
    const metadata = Object.fromEntries(Object.entries(rest).filter(([key]) => !fixed.includes(key)));
    for (const key of fixed) if (old[key] !== undefined) metadata[key] = old[key];
    const next = {
      ...after,
      metadata: { ...metadata, ...(managedFields !== undefined && { managedFields }) },
    } as unknown as KubeObject;
    if (sameJson(timeless(next), timeless(before))) return before;
    const isGone =
      old["deletionTimestamp"] !== undefined && ((metadata["finalizers"] ?? []) as readonly string[]).length === 0;
    if (isGone) return this.#write(at, "DELETED", next, before, dryRun);
    if (typeof old["generation"] === "number" && !sameJson(wanted(next, at.kind), wanted(before, at.kind)))
      (next.metadata as { [field: string]: unknown })["generation"] = old["generation"] + 1;
    return this.#write(at, "MODIFIED", next, before, dryRun);
  }

  /** Removes an object, or marks it where it has finalizers. */
  delete(at: Address, dryRun: boolean): KubeObject {
    const before = this.need(at);
    const { finalizers, deletionTimestamp, generation, ...metadata } = metadataOf(before);
    if (((finalizers ?? []) as readonly string[]).length === 0)
      return this.#write(at, "DELETED", before, before, dryRun);
    if (deletionTimestamp !== undefined) return before;
    const marked = {
      ...metadata,
      finalizers,
      ...(typeof generation === "number" && { generation: generation + 1 }),
      deletionTimestamp: now(),
      deletionGracePeriodSeconds: 0,
    };
    return this.#write(at, "MODIFIED", { ...before, metadata: marked } as unknown as KubeObject, before, dryRun);
  }

  /** The changes of a kind after a version. Refused where that is forgotten. */
  changesAfter(kind: Served, version: number): readonly Change[] {
    if (version < this.#oldest) throw expired();
    return (this.#history.get(kind) ?? []).filter((change) => change.version > version);
  }

  /** Tells of each change from now on, until what it returns is called. */
  follow(tell: () => void): () => void {
    this.#followers.add(tell);
    return () => void this.#followers.delete(tell);
  }

  /** Forgets what was: older versions and the rest of lists get 410. */
  forget(): void {
    this.#version++;
    this.#oldest = this.#version;
    this.#history.clear();
    this.#lists.clear();
  }

  #write(
    { kind, namespace, name = "" }: Address,
    type: Change["type"],
    object: KubeObject,
    before: KubeObject | undefined,
    dryRun: boolean,
  ): KubeObject {
    if (dryRun) return object;
    const version = ++this.#version;
    const stored = { ...object, metadata: { ...object.metadata, resourceVersion: String(version) } } as KubeObject;
    const objects = this.#of(kind);
    if (type === "DELETED") objects.delete(keyOf(namespace, name));
    else objects.set(keyOf(namespace, name), stored);
    const history = this.#history.get(kind) ?? [];
    history.push({ type, object: stored, version, ...(before !== undefined && { before }) });
    this.#history.set(kind, history);
    for (const tell of this.#followers) tell();
    return stored;
  }

  #of(kind: Served): Map<string, KubeObject> {
    let objects = this.#objects.get(kind);
    if (objects === undefined) this.#objects.set(kind, (objects = new Map()));
    return objects;
  }
}

/** Refused where an object is not the one, or not in the version, that the caller means. */
export function checkPreconditions(at: Address, object: KubeObject, expected: Metadata): void {
  const { uid, resourceVersion } = metadataOf(object);
  if (expected["uid"] !== undefined && expected["uid"] !== uid)
    throw conflict(
      at,
      `Precondition failed: UID in precondition: ${JSON.stringify(expected["uid"])}, UID in object meta: ${JSON.stringify(uid)}`,
    );
  if (expected["resourceVersion"] !== undefined && expected["resourceVersion"] !== resourceVersion)
    throw conflict(at, "the object has been modified; please apply your changes to the latest version and try again");
}

function keyOf(namespace: string, name: string): string {
  return `${namespace}/${name}`;
}

export function now(): string {
  return new Date().toISOString().replace(/\.\d+Z$/, "Z");
}

/** The object without the times in its managedFields, which alone are no change. */
function timeless(object: KubeObject): Json {
  const { managedFields = [], ...metadata } = metadataOf(object) as { readonly managedFields?: readonly object[] };
  const entries = managedFields.map((entry) => ({ ...entry, time: "" }));
  return { ...object, metadata: { ...metadata, managedFields: entries } } as unknown as Json;
}

/** The part of an object that its generation counts. */
function wanted(object: KubeObject, { status }: Served): Json {
  const { metadata: _, ...rest } = object as unknown as { readonly [key: string]: Json };
  if (!status) return rest;
  const { status: __, ...kept } = rest;
  return kept;
}
