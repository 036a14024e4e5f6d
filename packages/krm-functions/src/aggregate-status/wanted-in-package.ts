/**
 * The kinds through which a rollout names the wanted revision: what a person asked for, before what was last decided.
 */
export const WANTED_BY = [
  { group: "fn.landfall.dev", kind: "ComputeWave", at: [] },
  { group: "landfall.dev", kind: "Rollout", at: ["spec"] },
  { group: "landfall.dev", kind: "RolloutPlan", at: ["spec"] },
] as const;

/** An object of the package, of which only two fields are read. */
export interface Sayer {
  readonly group: string;
  readonly kind: string;
  readonly get: (path: readonly string[]) => unknown;
}

/**
 * The wanted revision of each package: from the configs that roll it out, else from its Rollouts, else from their
 * plans. If two disagree, the revision counts as unknown.
 */
export function wantedInPackage(sayers: readonly Sayer[]): { readonly [name: string]: string } {
  const wanted = new Map<string, string | undefined>();
  for (const { group, kind, at } of WANTED_BY) {
    const said = new Map<string, string | undefined>();
    for (const sayer of sayers) {
      if (sayer.group !== group || sayer.kind !== kind) continue;
      const [name, revision] = [textAt(sayer, [...at, "package"]), textAt(sayer, [...at, "revision"])];
      if (name === undefined || revision === undefined) continue;
      said.set(name, said.has(name) && said.get(name) !== revision ? undefined : revision);
    }
    for (const [name, revision] of said) if (!wanted.has(name)) wanted.set(name, revision);
  }
  return Object.fromEntries(
    [...wanted].flatMap(([name, revision]) => (revision === undefined ? [] : [[name, revision]])),
  );
}

function textAt({ get }: Sayer, path: readonly string[]): string | undefined {
  const value = get(path);
  return typeof value === "string" && value !== "" ? value : undefined;
}
