import type { Item, ResourceList } from "../sdk/index.ts";

/** Where a rollout says which revision of which package is wanted: what somebody asks for, before what was decided last. */
const SAYERS = [
  { group: "fn.landfall.dev", kind: "ComputeWave", at: [] },
  { group: "landfall.dev", kind: "Rollout", at: ["spec"] },
  { group: "landfall.dev", kind: "RolloutPlan", at: ["spec"] },
] as const;

/**
 * The revision that the rollouts of a package want, by the package that they roll out: of its configs, else of its
 * Rollouts, else of their plans. Where two want different ones, nobody says which.
 */
export function wantedInPackage(list: ResourceList): { readonly [name: string]: string } {
  const wanted = new Map<string, string | undefined>();
  for (const { group, kind, at } of SAYERS) {
    const said = new Map<string, string | undefined>();
    for (const item of list.select({ group, kind })) {
      const [name, revision] = [textAt(item, [...at, "package"]), textAt(item, [...at, "revision"])];
      if (name === undefined || revision === undefined) continue;
      said.set(name, said.has(name) && said.get(name) !== revision ? undefined : revision);
    }
    for (const [name, revision] of said) if (!wanted.has(name)) wanted.set(name, revision);
  }
  return Object.fromEntries(
    [...wanted].flatMap(([name, revision]) => (revision === undefined ? [] : [[name, revision]])),
  );
}

function textAt(item: Item, path: readonly string[]): string | undefined {
  const value = item.get([...path]);
  return typeof value === "string" && value !== "" ? value : undefined;
}
