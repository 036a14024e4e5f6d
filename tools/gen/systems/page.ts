import type { Role, SystemKind } from "../../../packages/adapters/src/systems/contract.ts";
import { byTitle } from "./fragments.ts";
import type { LoadedSystem } from "./load.ts";

/** The page that lists the systems. */
export const PAGE: string = "docs/systems.md";

const MEANING: Readonly<Record<Role, string>> = {
  delivery: "delivers to one target",
  spread: "delivers to the clusters that it names",
  maker: "creates deliveries; its status counts for each of them",
  instance: "is part of the delivery that created it, or a delivery itself",
  gathered: "is read together with other objects",
  source: "is the source from which deliveries take their revision",
  cluster: "is a cluster",
  beside: "adds facts about another object, and is read with it",
  object: "counts with the status of its kind",
};

/** The page of all systems, with the facts about each. */
export function systemsPage(systems: readonly LoadedSystem[]): string {
  const sorted = byTitle(systems);
  return `<!-- Generated from packages/adapters/src/*/system.ts by \`npm run gen\`. Do not edit. -->

# Systems

These are the objects of other systems that Landfall reads, and the fields that it writes. Each system is one folder, and a subpath of \`@landfall/adapters\`: [add a system](add-a-system.md).

| system | kinds that are read | kinds that declare targets | kinds in an inventory | field of the revision | field of the wave |
| --- | --- | --- | --- | --- | --- |
${sorted.map(systemRow).join("\n")}

An object of a kind that declares targets needs no status: in a package it says that its target wants a revision. If several objects
declare one target, the system that is nearest to the cluster decides, in this order: ${nearest(systems)}.

## Kinds

| kind | group | an object of the kind |
| --- | --- | --- |
${sorted.flatMap(({ system }) => system.kinds.map(kindRow)).join("\n")}
`;
}

function systemRow({ slug, system }: LoadedSystem): string {
  const { title, url, kinds, docs, actuator, wavesAre } = system;
  const namesOf = (test: (kind: SystemKind) => boolean): string =>
    kinds
      .filter(test)
      .map(({ kind }) => kind)
      .join(", ");
  const cells = [
    `[${title}](${url}), \`${slug}\``,
    docs.reads,
    namesOf((kind) => "declares" in kind && kind.declares !== undefined),
    namesOf(({ inventory }) => inventory !== undefined),
    actuator?.writes ?? "",
    wavesAre ?? "",
  ];
  return `| ${cells.join(" | ")} |`;
}

function kindRow(kind: SystemKind): string {
  const cluster =
    kind.cluster === undefined ? "" : `; its cluster is in \`${kind.cluster.path.map(segment).join("")}\``;
  const isDeclared = kind.role === "delivery" && kind.read === undefined;
  const what = isDeclared ? "declares a target; other objects report its status" : MEANING[kind.role];
  const group = kind.group === "" ? "core" : `\`${kind.group}\``;
  return `| ${kind.kind} | ${group} | ${what}${cluster} |`;
}

function segment(key: string | number, at: number): string {
  if (typeof key === "number") return `[${key}]`;
  if (!/^[A-Za-z]\w*$/.test(key)) return `["${key}"]`;
  return at === 0 ? key : `.${key}`;
}

function nearest(systems: readonly LoadedSystem[]): string {
  const ranked = systems.flatMap(({ system }) =>
    system.kinds.flatMap((kind) => {
      const rank = "declares" in kind ? kind.declares?.rank : undefined;
      return rank === undefined ? [] : [{ rank, title: system.title }];
    }),
  );
  const titles = ranked.toSorted((a, b) => a.rank - b.rank).map(({ title }) => title);
  return [...new Set(titles)].join(", ");
}
