import { SourceError } from "./source-error.ts";
import { type Entry, MAX_DEPTH, type MapNode, nodeOf, peekNode, type SeqNode, type SourceNode } from "./source-node.ts";

/** The most values that the aliases of one item may expand to. */
export const MAX_ALIASED_VALUES = 100_000;

interface Budget {
  aliased: number;
}

/** Sets an own property, even for names like `__proto__`. */
export function define(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key === "__proto__")
    Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
  else target[key] = value;
}

/** The list index that a path segment stands for, or -1. */
export function indexOf(segment: string | number): number {
  const index = typeof segment === "number" ? segment : /^(?:0|[1-9][0-9]{0,8})$/.test(segment) ? Number(segment) : -1;
  return Number.isInteger(index) ? index : -1;
}

/** The node that an alias refers to; returns any other node as it is. */
export function targetOf(node: SourceNode): SourceNode {
  return node.kind === "alias" ? targetOf(node.target) : node;
}

function mergedMaps(text: string, parent: MapNode, entry: Entry): readonly MapNode[] {
  const node = targetOf(nodeOf(text, parent, entry));
  const sources = node.kind === "seq" ? node.entries.map((each) => targetOf(nodeOf(text, node, each))) : [node];
  return sources.map((source) => {
    if (source.kind === "map") return source;
    throw new SourceError("BadMerge", "a merge key whose value is no mapping", entry.start);
  });
}

/** The entry that a mapping itself holds for a key; the first, if the key is repeated. */
export function ownEntry(map: MapNode, key: string): Entry | undefined {
  const { entries } = map;
  for (let i = 0; i < entries.length; i++) {
    const entry = entries[i];
    if (entry !== undefined && entry.key === key && !entry.merge) return entry;
  }
  return undefined;
}

/** The entry that merge keys bring in for a key, and the mapping that holds it. */
export function mergedEntry(
  text: string,
  map: MapNode,
  key: string,
  visited?: Set<MapNode>,
): { readonly owner: MapNode; readonly entry: Entry } | undefined {
  if (!map.entries.some(({ merge }) => merge)) return undefined;
  return entryOfMerges(text, map, key, visited ?? new Set());
}

function entryOfMerges(text: string, map: MapNode, key: string, visited: Set<MapNode>): ReturnType<typeof mergedEntry> {
  for (const entry of map.entries) {
    if (!entry.merge) continue;
    for (const owner of mergedMaps(text, map, entry)) {
      if (visited.has(owner)) continue;
      visited.add(owner);
      const own = ownEntry(owner, key);
      const found = own === undefined ? mergedEntry(text, owner, key, visited) : { owner, entry: own };
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** The error for a value that is nested too deep. */
export function tooDeep(at: number): SourceError {
  return new SourceError("TooDeep", `nested deeper than ${MAX_DEPTH} levels`, at);
}

/** Counts a value that an alias or merge key expands to, and throws `SourceError` beyond the limit. */
function charge(budget: Budget, at: number): void {
  if (++budget.aliased <= MAX_ALIASED_VALUES) return;
  throw new SourceError("TooManyAliases", `aliases that stand for more than ${MAX_ALIASED_VALUES} values`, at);
}

function mapValue(
  text: string,
  map: MapNode,
  depth: number,
  budget: Budget,
  aliased: boolean,
): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const entry of map.entries) {
    if (entry.merge || Object.hasOwn(value, entry.key)) continue;
    define(value, entry.key, buildValue(text, peekNode(text, map, entry), depth + 1, budget, aliased));
  }
  for (const entry of map.entries) {
    if (!entry.merge) continue;
    for (const source of mergedMaps(text, map, entry)) {
      charge(budget, entry.start);
      if (depth > MAX_DEPTH) throw tooDeep(source.start);
      const merged = mapValue(text, source, depth + 1, budget, true);
      for (const key of Object.keys(merged)) if (!Object.hasOwn(value, key)) define(value, key, merged[key]);
    }
  }
  return value;
}

function seqValue(text: string, seq: SeqNode, depth: number, budget: Budget, aliased: boolean): unknown[] {
  return seq.entries.map((entry) => buildValue(text, peekNode(text, seq, entry), depth + 1, budget, aliased));
}

function buildValue(text: string, node: SourceNode, depth: number, budget: Budget, aliased: boolean): unknown {
  if (depth > MAX_DEPTH) throw tooDeep(node.start);
  if (aliased) charge(budget, node.start);
  switch (node.kind) {
    case "scalar":
      return node.value;
    case "alias":
      return buildValue(text, node.target, depth + 1, budget, true);
    case "map":
      return mapValue(text, node, depth, budget, aliased);
    case "seq":
      return seqValue(text, node, depth, budget, aliased);
  }
}

/**
 * The value of a node. Throws `SourceError` for too deep nesting and for aliases that expand too far or contain
 * themselves, and `NotUnderstood` if the fast reader has to give up.
 */
export function valueOf(text: string, node: SourceNode): unknown {
  return buildValue(text, node, 0, { aliased: 0 }, false);
}
