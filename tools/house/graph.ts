/** The dependencies of each path. A path that only others depend on has no entry. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** Every set of files that depend on each other in a cycle, each sorted; a file that depends on itself is one. */
export function findCircles(graph: Graph): readonly (readonly string[])[] {
  return components(graph)
    .filter((files) => files.length > 1 || needs(graph, files[0] ?? "").includes(files[0] ?? ""))
    .map((files) => files.toSorted());
}

/** The longest chain of dependencies. In a cycle each file counts as one step. */
export function longestChain(graph: Graph): readonly string[] {
  // Components come in order of dependency, so the chain of every dependency is known before.
  const chainFrom = new Map<string, readonly string[]>();
  let longest: readonly string[] = [];
  for (const files of components(graph)) {
    let below: readonly string[] = [];
    for (const needed of files.flatMap((file) => needs(graph, file))) {
      const chain = files.includes(needed) ? [] : (chainFrom.get(needed) ?? []);
      if (chain.length > below.length) below = chain;
    }
    const chain = [...files.toSorted(), ...below];
    for (const file of files) chainFrom.set(file, chain);
    if (chain.length > longest.length) longest = chain;
  }
  return longest;
}

function needs(graph: Graph, file: string): readonly string[] {
  return graph.get(file) ?? [];
}

/** Tarjan's strongly connected components; a component comes after all its dependencies. */
function components(graph: Graph): readonly (readonly string[])[] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const visit = (file: string): number => {
    const index = order.size;
    order.set(file, index);
    open.push(file);
    isOpen.add(file);
    let lowest = index;
    for (const needed of needs(graph, file)) {
      if (!order.has(needed)) lowest = Math.min(lowest, visit(needed));
      else if (isOpen.has(needed)) lowest = Math.min(lowest, order.get(needed) ?? lowest);
    }
    if (lowest === index) found.push(close(file, open, isOpen));
    return lowest;
  };
  for (const file of [...graph.keys()].toSorted()) if (!order.has(file)) visit(file);
  return found;
}

function close(file: string, open: string[], isOpen: Set<string>): string[] {
  const component = open.splice(open.lastIndexOf(file));
  for (const member of component) isOpen.delete(member);
  return component;
}
