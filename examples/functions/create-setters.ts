import { fieldPaths, type Item, type KrmFunction, type Path } from "@landfall/krm-functions/sdk";
import type { Setters } from "./apply-setters.ts";
import { configOf } from "./config-of.ts";
import { listIn } from "./setters.ts";

/**
 * Writes comments with setters after the fields whose values contain those of the setters, as `create-setters` of the
 * kpt catalog does: the longest values first, and after the key of a list that has all entries of a setter.
 */
export const createSetters: KrmFunction<Setters> = {
  name: "create-setters",
  docs: { short: "Adds comments that name setters.", hidden: true },
  config: configOf("CreateSetters"),
  run(list, setters) {
    const all = Object.entries(setters).filter(([, value]) => typeof value === "string" && value !== "");
    const lists = new Map<string, readonly string[]>();
    for (const [name, value] of all) {
      const entries = listIn(value);
      if (entries !== undefined) lists.set(name, entries.map(String));
    }
    const scalars = all.filter(([name]) => !lists.has(name)).sort(([, a], [, b]) => b.length - a.length);
    for (const item of list.items) {
      if (item.kind === "Kptfile") continue;
      for (const path of fieldPaths(item.toObject(), "**")) {
        const pattern = patternFor(item, path, scalars, lists);
        if (pattern !== undefined) comment(item, path, `kpt-set: ${pattern}`);
      }
    }
  },
};

function patternFor(
  item: Item,
  path: Path,
  scalars: readonly (readonly [string, string])[],
  lists: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const value = item.get(path);
  if (Array.isArray(value)) {
    const entries = value.map(String).toSorted().join("\n");
    const [name] = [...lists].find(([, wanted]) => [...wanted].toSorted().join("\n") === entries) ?? [];
    return name === undefined ? undefined : `\${${name}}`;
  }
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return undefined;
  const text = String(value);
  // Text that one setter has taken is not matched by the next one.
  const taken: string[] = [];
  const marked = scalars.reduce((current, [name, part]) => {
    const at = taken.push(`\${${name}}`) - 1;
    return current.replaceAll(part, `\0${at}\0`);
  }, text);
  return marked === text ? undefined : marked.replaceAll(/\0(\d+)\0/g, (_, at: string) => taken[Number(at)] ?? "");
}

/** Adds a comment, except within brackets, where none can stand. */
function comment(item: Item, path: Path, text: string): void {
  try {
    item.setComment(path, text);
  } catch {
    // The field stays without a setter.
  }
}
