import { nodeOf } from "./read-block.ts";
import { SourceError } from "./source-error.ts";
import { type Entry, MAX_DEPTH, type MapNode, type SeqNode, type SourceNode } from "./source-node.ts";

/** How many values the aliases of one item may stand for in all. */
export const MAX_ALIASED_VALUES = 100_000;

interface Budget {
  aliased: number;
}

/** Sets an own property, whatever its name. */
function define(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key === "__proto__")
    Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
  else target[key] = value;
}

/** What a node stands for where it is an alias, else the node. */
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

/** The entry of a key and the mapping that holds it; what merge keys bring in comes last. */
export function findEntry(
  text: string,
  map: MapNode,
  key: string,
  depth = 0,
): { readonly owner: MapNode; readonly entry: Entry } | undefined {
  let merges = false;
  for (const entry of map.entries) {
    if (entry.merge) merges = true;
    else if (entry.key === key) return { owner: map, entry };
  }
  if (!merges || depth > MAX_DEPTH) return undefined;
  for (const entry of map.entries) {
    if (!entry.merge) continue;
    for (const source of mergedMaps(text, map, entry)) {
      const found = findEntry(text, source, key, depth + 1);
      if (found !== undefined) return found;
    }
  }
  return undefined;
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
    if (entry.merge) continue;
    define(value, entry.key, buildValue(text, nodeOf(text, map, entry), depth + 1, budget, aliased));
  }
  for (const entry of map.entries) {
    if (!entry.merge) continue;
    for (const source of mergedMaps(text, map, entry)) {
      const merged = mapValue(text, source, depth + 1, budget, true);
      for (const key of Object.keys(merged)) if (!Object.hasOwn(value, key)) define(value, key, merged[key]);
    }
  }
  return value;
}

function seqValue(text: string, seq: SeqNode, depth: number, budget: Budget, aliased: boolean): unknown[] {
  return seq.entries.map((entry) => buildValue(text, nodeOf(text, seq, entry), depth + 1, budget, aliased));
}

function buildValue(text: string, node: SourceNode, depth: number, budget: Budget, aliased: boolean): unknown {
  if (depth > MAX_DEPTH) throw new SourceError("TooDeep", `nested deeper than ${MAX_DEPTH} levels`, node.start);
  if (aliased && ++budget.aliased > MAX_ALIASED_VALUES) {
    throw new SourceError(
      "TooManyAliases",
      `aliases that stand for more than ${MAX_ALIASED_VALUES} values`,
      node.start,
    );
  }
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
 * The value of a node. Throws `SourceError` for too deep nesting, and aliases that expand to too much
 * or contain themselves; `NotUnderstood` where the fast reader has to give up.
 */
export function valueOf(text: string, node: SourceNode): unknown {
  return buildValue(text, node, 0, { aliased: 0 }, false);
}
