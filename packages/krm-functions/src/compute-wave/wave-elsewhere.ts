import { WAVES } from "@landfall/adapters/systems";
import { groupBy } from "@landfall/core/aggregate";
import { compareText, isMap, type Path, parseApiVersion } from "@landfall/core/object";
import type { Item } from "../sdk/index.ts";

const OWN = "landfall.dev/depends-on";
const OWN_PATH = ["metadata", "annotations", OWN] as const;

/**
 * The annotation with the order number that was written for other systems, if steps make it differ from the wave's
 * number.
 */
export const PLACE_PATH = ["metadata", "annotations", "landfall.dev/place"] as const;
const WAVE_PATH = ["metadata", "annotations", "landfall.dev/wave"] as const;

/** The most dependencies that are written to one object. */
export const MOST_DEPENDENCIES = 100;

/** The position of an item: its wave, and the names of the items in the previous wave, by kind. */
export interface WavePlace {
  readonly wave: number;
  readonly before: ReadonlyMap<string, readonly string[]>;
}

/** Whether one of the requested systems lists the names of the previous wave. */
export function namesThoseBefore(systems: ReadonlySet<string>): boolean {
  return [...WAVES.values()].some((field) => "after" in field && systems.has(field.system));
}

/** The names that an item of the next wave may depend on, by kind. */
export function namesByKind(items: readonly Item[]): WavePlace["before"] {
  const groups = groupBy(items, kindOf);
  return new Map(Array.from(groups, ([kind, all]) => [kind, all.map(nameOf).toSorted(compareText)]));
}

/**
 * Writes the position of a delivery object in its own system's field: a wave number, or the list of names of the same
 * kind in the previous wave. Keeps what a user wrote and removes what we wrote before. Without a position it only
 * removes. Returns false if it wrote nothing because of too many dependencies.
 */
export function writePlace(item: Item, place: WavePlace | undefined, systems: ReadonlySet<string>): boolean {
  const field = WAVES.get(kindOf(item));
  if (field === undefined) return true;
  const isAsked = systems.has(field.system);
  if ("number" in field) {
    writeNumber(item, field.number, isAsked ? place?.wave : undefined);
    return true;
  }
  const before = isAsked ? (place?.before.get(kindOf(item)) ?? []) : [];
  const isWritten = before.length <= MOST_DEPENDENCIES;
  writeNames(item, field.after, isWritten ? before : []);
  return isWritten;
}

/** The objects that an item must follow but cannot list, because its system only lists names of the item's own kind. */
export function unnamedBefore(item: Item, before: readonly Item[], systems: ReadonlySet<string>): readonly Item[] {
  const field = WAVES.get(kindOf(item));
  if (field === undefined || "number" in field || !systems.has(field.system)) return [];
  return before.filter((other) => kindOf(other) !== kindOf(item));
}

/**
 * A number is ours if it equals that of `landfall.dev/place` or `landfall.dev/wave`, which are written with it; any
 * other is the user's.
 */
function writeNumber(item: Item, path: Path, wave: number | undefined): void {
  const [now, ours] = [item.get([...path]), item.get(PLACE_PATH) ?? item.get(WAVE_PATH)];
  if (now !== undefined && now !== ours) return;
  if (wave === undefined) item.delete([...path]);
  else item.set([...path], String(wave));
}

function writeNames(item: Item, path: Path, names: readonly string[]): void {
  const own = new Set((item.annotations[OWN] ?? "").split(",").filter((name) => name !== ""));
  const entries = item.get([...path]);
  const list: readonly unknown[] = Array.isArray(entries) ? entries : [];
  const named = list.map((entry) => entryName(item, entry));
  for (const [at, name] of [...named.entries()].toReversed())
    if (own.has(name) && !names.includes(name)) item.delete([...path, at]);
  const written = names.filter((name) => own.has(name) || !named.includes(name));
  for (const name of written) if (!named.includes(name)) item.append([...path], entryOf(name));
  const left = item.get([...path]);
  if (own.size > 0 && Array.isArray(left) && left.length === 0) item.delete([...path]);
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

function kindOf({ apiVersion, kind }: Item): string {
  return `${parseApiVersion(apiVersion).group}/${kind}`;
}
