import { groupBy } from "@landfall/core/aggregate";
import { compareText, isMap, parseApiVersion } from "@landfall/core/object";
import type { Item } from "../sdk/index.ts";

/** Systems that a wave can also be written for. */
export type WaveSystem = "argo-cd" | "flux";

const SYNC_WAVE = ["metadata", "annotations", "argocd.argoproj.io/sync-wave"] as const;
const OWN = "landfall.dev/depends-on";
const OWN_PATH = ["metadata", "annotations", OWN] as const;
const DEPENDS_ON = ["spec", "dependsOn"] as const;

/** More dependencies than that are not written. */
export const MOST_DEPENDENCIES = 100;

/** Where an item stands: its wave, and the names of the items of the wave before, by their kind. */
export interface Place {
  readonly wave: number;
  readonly before: ReadonlyMap<string, readonly string[]>;
}

/** What an item of the next wave may depend on. */
export function namesByKind(items: readonly Item[]): Place["before"] {
  const groups = groupBy(items, kindOf);
  return new Map(Array.from(groups, ([kind, all]) => [kind, all.map(nameOf).toSorted(compareText)]));
}

/**
 * Writes the place of a delivery object in the words of its own system: `argocd.argoproj.io/sync-wave` on an
 * Application; on a Kustomization or HelmRelease of Flux `spec.dependsOn` with those of the same kind in the wave
 * before, because Flux waits only for its own kind. What a user wrote stays; what we wrote before goes. Without a place
 * it only goes. False if it was not written because of too many dependencies.
 */
export function writePlace(item: Item, place: Place | undefined, systems: ReadonlySet<WaveSystem>): boolean {
  const system = systemOf(item);
  if (system === "argo-cd") writeSyncWave(item, systems.has(system) ? place?.wave : undefined);
  if (system !== "flux") return true;
  const before = systems.has(system) ? (place?.before.get(kindOf(item)) ?? []) : [];
  const isWritten = before.length <= MOST_DEPENDENCIES;
  writeDependsOn(item, isWritten ? before : []);
  return isWritten;
}

const SYSTEMS: ReadonlyMap<string, { readonly group: string; readonly system: WaveSystem }> = new Map([
  ["Application", { group: "argoproj.io", system: "argo-cd" }],
  ["Kustomization", { group: "kustomize.toolkit.fluxcd.io", system: "flux" }],
  ["HelmRelease", { group: "helm.toolkit.fluxcd.io", system: "flux" }],
]);

function systemOf({ apiVersion, kind }: Item): WaveSystem | undefined {
  const known = SYSTEMS.get(kind);
  return known !== undefined && known.group === parseApiVersion(apiVersion).group ? known.system : undefined;
}

/** Ours is what equals the number in `landfall.dev/wave`, which is written with it: any other is the user's. */
function writeSyncWave(item: Item, wave: number | undefined): void {
  const [now, ours] = [item.get([...SYNC_WAVE]), item.get(["metadata", "annotations", "landfall.dev/wave"])];
  if (now !== undefined && now !== ours) return;
  if (wave === undefined) item.delete([...SYNC_WAVE]);
  else item.set([...SYNC_WAVE], String(wave));
}

function writeDependsOn(item: Item, names: readonly string[]): void {
  const own = new Set((item.annotations[OWN] ?? "").split(",").filter((name) => name !== ""));
  const entries = item.get([...DEPENDS_ON]);
  const list: readonly unknown[] = Array.isArray(entries) ? entries : [];
  const named = list.map((entry) => entryName(item, entry));
  for (const [at, name] of [...named.entries()].toReversed())
    if (own.has(name) && !names.includes(name)) item.delete([...DEPENDS_ON, at]);
  const written = names.filter((name) => own.has(name) || !named.includes(name));
  for (const name of written) if (!named.includes(name)) item.append([...DEPENDS_ON], entryOf(name));
  const left = item.get([...DEPENDS_ON]);
  if (own.size > 0 && Array.isArray(left) && left.length === 0) item.delete([...DEPENDS_ON]);
  if (written.length > 0) item.set([...OWN_PATH], written.join(","));
  else if (own.size > 0) item.delete([...OWN_PATH]);
}

function entryName(item: Item, entry: unknown): string {
  const { namespace = item.namespace, name } = isMap(entry) ? (entry as { namespace?: string; name?: string }) : {};
  return `${namespace}/${name ?? ""}`;
}

function entryOf(name: string): { readonly name: string; readonly namespace: string } {
  const at = name.indexOf("/");
  return { name: name.slice(at + 1), namespace: name.slice(0, at) };
}

function nameOf({ namespace, name }: Item): string {
  return `${namespace}/${name}`;
}

function kindOf({ kind, ref }: Item): string {
  return `${ref.group}/${kind}`;
}
