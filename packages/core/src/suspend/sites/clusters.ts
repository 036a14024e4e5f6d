import {
  type Json,
  type KubeObject,
  type Path,
  readPath,
  readString,
  samePath,
  showValue,
  type ValueOrAbsent,
} from "../../object/index.ts";
import { readLedger } from "../ledger/ledger.ts";
import type { Hold } from "../model/hold.ts";
import type { ClustersSite, Mechanism } from "../model/mechanism.ts";
import type { Saved } from "../model/saved.ts";
import type { SiteEngine, SiteFault, SiteReading } from "../model/site-engine.ts";
import { sameValue, valueAt } from "../model/value.ts";

/**
 * The engine for all clusters by a boolean, or some by a list of names; the API refuses both at once. Widening from
 * some to all moves the list aside, and narrowing restores it. If the object lists its clusters, a held cluster stays
 * in that list until nobody holds it, as Karmada would delete what runs there (karmada#6763).
 */
export const CLUSTERS_ENGINE: SiteEngine<ClustersSite> = {
  paths: (site, object) => [site.all, site.some, ...placementPath(site, object)],
  read: (site, object) => readClusters(site, valueAt(object, site.all), valueAt(object, site.some)),
  wanted: (site, without, holds, _, wrote) => {
    const stopped = wantedClusters(site, without, holds);
    if ("code" in stopped) return stopped;
    const [placement] = without.slice(2);
    return placement === undefined ? stopped : [...stopped.slice(0, 2), keptPlacement(placement, wrote[2], holds)];
  },
  rebase: (prev, wrote, live) => (sameValue(live, wrote) ? prev : mergeChange(prev, wrote, live)),
  mergeable: true,
  owns: ({ all, some, candidates }, paths) =>
    (paths.length === 2 || paths.length === 3) &&
    [all, some, candidates].every((path, at) => paths[at] === undefined || samePath(paths[at], path)),
  stands: (site, object, holds) => {
    const { state, clusters } = readClusters(site, valueAt(object, site.all), valueAt(object, site.some));
    const isHeld = (name: string): boolean => clusters?.includes(name) ?? true;
    return (
      state === "unknown" ||
      (state === "on" && holds.some((hold) => hold.targets?.clusters.every(isHeld) ?? clusters === undefined))
    );
  },
  offBy: (site, object, holds, word) => {
    const all: ValueOrAbsent = word === "explicit" ? { value: false } : { absent: true };
    const held = new Set(holds.flatMap(({ targets }) => targets?.clusters ?? []));
    const left = (namesIn(valueAt(object, site.some)) ?? []).filter((name) => !held.has(name));
    const isSome = word === "explicit" && left.length > 0;
    return [
      all,
      isSome ? { value: left } : { absent: true },
      ...placementPath(site, object).map((path) => valueAt(object, path)),
    ];
  },
};

/**
 * Returns the clusters that the object lists as its own, or that the objects needing it list, and those for which it is
 * held; `undefined` if none are listed, so that it may be for any cluster.
 */
export function candidateClusters(site: ClustersSite, object: KubeObject): readonly string[] | undefined {
  const listed = valueAt(object, site.candidates);
  const names = namesIn(listed) ?? namesInEach(listed);
  if (names === undefined || names.length === 0) return undefined;
  const ledger = readLedger(object);
  const held = ledger.ok ? ledger.value.holds.flatMap(({ targets }) => targets?.clusters ?? []) : [];
  return [...new Set([...names, ...held])];
}

/**
 * Reads a list of the objects that need this one, each with its clusters; Landfall never writes it. `undefined` if one
 * of them does not name its clusters.
 */
function namesInEach(value: ValueOrAbsent): readonly string[] | undefined {
  if ("absent" in value || !Array.isArray(value.value)) return undefined;
  const all = value.value.map((entry) => readPath(entry, ["clusters"]));
  if (!all.every((clusters) => Array.isArray(clusters))) return undefined;
  return [...new Set(all.flat().flatMap((cluster: unknown) => readString(cluster, ["name"]) ?? []))];
}

function placementPath(site: ClustersSite, object: KubeObject): readonly Path[] {
  const names = namesIn(valueAt(object, site.candidates));
  return names === undefined || names.length === 0 ? [] : [site.candidates];
}

/**
 * Returns the placement with the held clusters that were removed from it. An empty list means all clusters, so none is
 * removed.
 */
function keptPlacement(
  placement: ValueOrAbsent,
  wrote: ValueOrAbsent = placement,
  holds: readonly Hold[],
): ValueOrAbsent {
  const guarding = holds.filter(({ allowDeletion }) => allowDeletion !== true);
  const [names, before] = [namesIn(placement) ?? [], namesIn(wrote) ?? []];
  const kept = before.filter(
    (name) =>
      !names.includes(name) && guarding.some(({ targets }) => targets === undefined || targets.clusters.includes(name)),
  );
  return kept.length === 0 || names.length === 0 ? placement : { value: [...names, ...kept] };
}

/** Returns the clusters that somebody removed from the placement and that are kept in it because they are held. */
export function heldRemovals({ site }: Mechanism, saved: Saved | undefined): readonly string[] {
  if (site.kind !== "clusters") return [];
  const placement = saved?.fields[2];
  if (placement === undefined) return [];
  const wanted = namesIn(placement.prev) ?? [];
  return (namesIn(placement.wrote) ?? []).filter((name) => !wanted.includes(name));
}

function readClusters(site: ClustersSite, all: ValueOrAbsent, some: ValueOrAbsent): SiteReading {
  const flag = "absent" in all ? null : all.value;
  if (flag !== null && typeof flag !== "boolean") {
    return { state: "unknown", why: `is ${showValue(flag)}, but must be a boolean`, path: site.all };
  }
  const names = namesIn(some);
  if (names === undefined) return { state: "unknown", why: "must be a list of cluster names", path: site.some };
  if (flag === true && names.length > 0) {
    return { state: "unknown", why: "must not be set together with dispatching for all clusters", path: site.some };
  }
  if (flag === true) return { state: "on", path: site.all };
  return names.length === 0 ? { state: "off" } : { state: "on", clusters: names, path: site.some };
}

/** Returns a list of names; `undefined` if the value is not a list of strings. */
function namesIn(value: ValueOrAbsent): readonly string[] | undefined {
  if ("absent" in value || value.value === null) return [];
  const list: Json = value.value;
  return Array.isArray(list) && list.every((name): name is string => typeof name === "string") ? list : undefined;
}

function wantedClusters(
  site: ClustersSite,
  without: readonly ValueOrAbsent[],
  holds: readonly Hold[],
): readonly ValueOrAbsent[] | SiteFault {
  const [all = { absent: true }, some = { absent: true }] = without;
  const reading = readClusters(site, all, some);
  if (reading.state === "unknown") {
    return { code: "UnreadableSite", message: reading.why ?? "", path: reading.path ?? site.all };
  }
  if (reading.state === "on" && reading.clusters === undefined) return without;
  if (holds.some((hold) => hold.targets === undefined)) return [{ value: true }, { absent: true }];
  const before = reading.clusters ?? [];
  const added = new Set(holds.flatMap((hold) => hold.targets?.clusters ?? []));
  for (const name of before) added.delete(name);
  return added.size === 0 ? without : [all, { value: [...before, ...[...added].sort()] }];
}

/** Applies the changes that others made to the list since Landfall wrote it to the list as it was before Landfall. */
function mergeChange(prev: ValueOrAbsent, wrote: ValueOrAbsent, live: ValueOrAbsent): ValueOrAbsent {
  const [before, ours, now] = [namesIn(prev), namesIn(wrote), namesIn(live)];
  if (before === undefined || ours === undefined || now === undefined || !isList(wrote) || !isList(live)) return live;
  const kept = before.filter((name) => now.includes(name) || !ours.includes(name));
  const added = now.filter((name) => !ours.includes(name) && !kept.includes(name));
  const names = [...kept, ...added];
  return names.length === 0 && "absent" in prev ? prev : { value: names };
}

function isList(value: ValueOrAbsent): boolean {
  return !("absent" in value) && Array.isArray(value.value);
}
