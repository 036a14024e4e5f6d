import type { Role, SystemKind } from "../../../packages/adapters/src/systems/contract.ts";
import { byTitle } from "./fragments.ts";
import type { LoadedSystem } from "./load.ts";

/** The page that lists the systems. */
export const PAGE: string = "docs/systems.md";

const MEANING: Readonly<Record<Role, string>> = {
  delivery: "delivers to one target",
  spread: "names the clusters it delivers to",
  maker: "writes deliveries; what it reports is part of each that it made",
  instance: "is part of the delivery that brought it, or a delivery itself",
  gathered: "is read together with others",
  source: "is what deliveries take their revision from",
  cluster: "is a cluster",
  beside: "says more of another object, and is read with that",
  object: "counts with the status of its kind",
};

/** The page of all systems, with the facts about each. */
export function systemsPage(systems: readonly LoadedSystem[]): string {
  const sorted = byTitle(systems);
  return `<!-- Generated from packages/adapters/src/*/system.ts by \`npm run gen\`. Do not edit. -->

# Systems

What Landfall reads of other systems, and what it writes. Each is one folder, and a subpath of \`@landfall/adapters\`: [add one](add-a-system.md).

| system | what is read | declares targets | in an inventory | revisions are written | waves are written |
| --- | --- | --- | --- | --- | --- |
${sorted.map(systemRow).join("\n")}

\`declares targets\`: an object of the package, without any status, says that somebody wants something at its target. Of several
for one target the system that is nearest to the cluster decides, in this order: ${nearest(systems)}.

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
  const what = isDeclared ? "declares a target; others report on it" : MEANING[kind.role];
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
