import { formatRef, type KubeObject, type Problem, refOf, type TargetResolver } from "@landfall/core/object";
import type { FleetInput, LiveObject } from "./fleet-input.ts";

/** The packages and targets that a config names. */
export interface Selections {
  readonly resolver: TargetResolver;
  readonly wanted?: { readonly [name: string]: string } | undefined;
  readonly packages?: readonly string[] | undefined;
}

/** Problems for rules and names in a config that match nothing: otherwise a misspelt name would go unnoticed. */
export function selectsNothing(
  { resolver, wanted = {}, packages = [] }: Selections,
  input: FleetInput,
  known: ReadonlySet<string>,
): readonly Problem[] {
  const isAnywhere = (matches: (object: KubeObject) => boolean): boolean =>
    input.declared.some(({ object }) => matches(object)) || input.seen.some(({ object }) => matches(object));
  const rules = resolver.rules.filter(({ matches }) => !isAnywhere(matches));
  const missing = (names: readonly string[]): readonly string[] => names.filter((name) => !known.has(name));
  return [
    ...rules.map(({ field }) => nothing(field, "no object fits it")),
    ...missing(Object.keys(wanted)).map((name) =>
      nothing(`functionConfig.wanted.${name}`, `no target has the package ${name}`),
    ),
    ...missing(packages).map((name) => nothing("functionConfig.packages", `no target has the package ${name}`)),
  ];
}

function nothing(field: string, why: string): Problem {
  const hint = "correct the name, or take it out";
  return { code: "SelectsNothing", severity: "warning", field, message: `${field}: ${why}`, hint };
}

/** The problem of an object whose cluster selection is empty. */
export function namesNoTarget({ object, ref, cluster }: LiveObject): Problem {
  const message = `${cluster}: ${formatRef(ref)} delivers to no cluster: its selector or placement fits none`;
  return { code: "SelectsNothing", severity: "warning", ref: refOf(object), message };
}
