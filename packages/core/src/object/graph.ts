import { compareText } from "./compare-text.ts";

/** The ids that each id depends on. Every id of the graph is a key; ids are compared and sorted by UTF-16 code unit. */
export type DependencyGraph = ReadonlyMap<string, Iterable<string>>;

/**
 * The levels of a graph, or why there are none. `levels`: every id once, in the first level after all its dependencies;
 * a level is sorted. `cycle`: one cycle, starting at its smallest id, `["a", "b"]` for a → b → a; a shortest one
 * through at least one of its ids. `unknown`: `from` depends on `to`, which is not in the graph; the smallest such
 * pair.
 */
export type TopologicalLevels =
  | { readonly kind: "levels"; readonly levels: readonly (readonly string[])[] }
  | { readonly kind: "cycle"; readonly cycle: readonly string[] }
  | { readonly kind: "unknown"; readonly from: string; readonly to: string };

/**
 * Returns the topological levels of a dependency graph, or why there are none. The result does not depend on the order
 * of keys and edges; a duplicate edge counts once. Time is linear in ids and edges apart from sorting; there is no
 * recursion, so chains may be of any length.
 */
export function topologicalLevels(graph: DependencyGraph): TopologicalLevels {
  const dependencies = new Map([...graph].map(([id, list]) => [id, new Set(list)]));
  const unknown = findUnknown(dependencies);
  if (unknown !== undefined) return unknown;
  const waitingFor = new Map([...dependencies].map(([id, list]) => [id, list.size]));
  const dependents = invert(dependencies);
  const levels: string[][] = [];
  let ready = [...waitingFor].filter(([, count]) => count === 0).map(([id]) => id);
  while (ready.length > 0) {
    levels.push(ready.toSorted(compareText));
    const next: string[] = [];
    for (const id of ready) {
      waitingFor.delete(id);
      for (const dependent of dependents.get(id) ?? []) {
        const left = (waitingFor.get(dependent) ?? 0) - 1;
        waitingFor.set(dependent, left);
        if (left === 0) next.push(dependent);
      }
    }
    ready = next;
  }
  if (waitingFor.size === 0) return { kind: "levels", levels };
  return { kind: "cycle", cycle: findCycle(dependencies, waitingFor) };
}

type Edges = ReadonlyMap<string, ReadonlySet<string>>;

function smallest(ids: Iterable<string>): string | undefined {
  let least: string | undefined;
  for (const id of ids) if (least === undefined || id < least) least = id;
  return least;
}

function findUnknown(dependencies: Edges): TopologicalLevels | undefined {
  let found: { from: string; to: string } | undefined;
  for (const [from, list] of dependencies) {
    if (found !== undefined && found.from < from) continue;
    const to = smallest([...list].filter((id) => !dependencies.has(id)));
    if (to !== undefined) found = { from, to };
  }
  return found && { kind: "unknown", ...found };
}

function invert(edges: Edges): ReadonlyMap<string, readonly string[]> {
  const inverted = new Map<string, string[]>();
  for (const [from, list] of edges) {
    for (const to of list) {
      const sources = inverted.get(to);
      if (sources === undefined) inverted.set(to, [from]);
      else sources.push(from);
    }
  }
  return inverted;
}

/**
 * Finds a cycle. `blocked` are the ids that were never ready: each depends on one of them, so any walk among them runs
 * into a cycle.
 */
function findCycle(dependencies: Edges, blocked: ReadonlyMap<string, number>): readonly string[] {
  const blockedOf = (id: string): string[] => [...(dependencies.get(id) ?? [])].filter((other) => blocked.has(other));
  const walked = new Set<string>();
  let id = smallest(blocked.keys()) ?? "";
  while (!walked.has(id)) {
    walked.add(id);
    id = smallest(blockedOf(id)) ?? "";
  }
  return fromSmallest(shortestCycle(id, blockedOf));
}

/** Searches breadth first from `start`, neighbours in order, until an edge leads back to it. */
function shortestCycle(start: string, next: (id: string) => string[]): readonly string[] {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const id of queue) {
    for (const to of next(id).sort(compareText)) {
      if (to === start) return traceBack(start, id, cameFrom);
      if (cameFrom.has(to)) continue;
      cameFrom.set(to, id);
      queue.push(to);
    }
  }
  return [];
}

function traceBack(start: string, end: string, cameFrom: ReadonlyMap<string, string>): readonly string[] {
  const cycle = [end];
  for (let id = end; id !== start; ) {
    id = cameFrom.get(id) ?? start;
    cycle.push(id);
  }
  return cycle.reverse();
}

function fromSmallest(cycle: readonly string[]): readonly string[] {
  const start = cycle.indexOf(smallest(cycle) ?? "");
  return [...cycle.slice(start), ...cycle.slice(0, start)];
}
