import type { KubeObject } from "@landfall/core/object";
import type { Version } from "./recording.ts";

type Fields = { readonly [key: string]: unknown };

const BASE = Date.parse("2026-01-01T00:00:00Z");
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;
const UID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Fields on which no status depends, or that depend on the machine. */
const DROPPED: ReadonlySet<string> = new Set([
  "managedFields",
  "selfLink",
  "generateName",
  "hostIP",
  "hostIPs",
  "podIP",
  "podIPs",
]);
/** Fields of a spec that describe the program to run. */
const PAYLOAD: ReadonlySet<string> = new Set([
  "template",
  "jobTemplate",
  "volumes",
  "tolerations",
  "containers",
  "affinity",
]);

/** Versions without differences between machines: times relative to one start, uids and names numbered. */
export function normalise(versions: readonly Version[]): readonly Version[] {
  const first = Math.min(...timesIn(versions.map(({ object }) => object)));
  const uids = new Map<string, string>();
  const names = new Map<string, string>();
  const walk = (value: unknown, key = ""): unknown => {
    if (typeof value === "string") return text(value, { first, uids, names });
    if (Array.isArray(value)) return value.map((entry) => walk(entry));
    if (typeof value !== "object" || value === null) return value;
    const kept = Object.entries(value).filter(([name, field]) => field !== null && !isDropped(key, name));
    return Object.fromEntries(kept.map(([name, field]) => [name, walk(field, name)]));
  };
  return versions.map((version, at) => {
    if (version.object === undefined) return { ...version, key: text(version.key, { first, uids, names }) };
    const object = walk(version.object) as Fields & { readonly metadata: Fields };
    const metadata = { ...object.metadata, resourceVersion: String(at + 1) };
    return {
      ...version,
      key: text(version.key, { first, uids, names }),
      object: { ...object, metadata } as KubeObject,
    };
  });
}

function isDropped(parent: string, name: string): boolean {
  return DROPPED.has(name) || (parent === "spec" && PAYLOAD.has(name));
}

function timesIn(value: unknown): readonly number[] {
  if (typeof value === "string") return TIME.test(value) ? [Date.parse(value)] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(timesIn);
}

interface Known {
  readonly first: number;
  readonly uids: Map<string, string>;
  readonly names: Map<string, string>;
}

/** The random suffixes of names that controllers generate, including template hashes. */
const SUFFIX = /-(?:[bcdfghjklmnpqrstvwxz2456789]{8,10}|[bcdfghjklmnpqrstvwxz2456789]{5})(?=-|"|$|\s|:|\))/g;
const HASH = /^[bcdfghjklmnpqrstvwxz2456789]{8,10}$/;

function text(value: string, { first, uids, names }: Known): string {
  if (TIME.test(value)) return new Date(BASE + Date.parse(value) - first).toISOString().replace(".000Z", "Z");
  if (UID.test(value)) return counted(uids, value, "uid");
  if (HASH.test(value)) return counted(names, value, "h");
  return value.replace(SUFFIX, (found) => `-${counted(names, found.slice(1), "h")}`);
}

function counted(known: Map<string, string>, value: string, prefix: string): string {
  const found = known.get(value) ?? `${prefix}${known.size + 1}`;
  known.set(value, found);
  return found;
}
