import type { LoadedSystem } from "./load.ts";

/** The module with the table of aggregate-status's help text. */
export const HELP: string = "packages/adapters/src/systems/generated/reads.ts";

/** The largest width of the first column, in characters. */
export const WIDEST_LABEL: number = 11;

/** The name of a system in the table. */
export function labelOf({ system }: LoadedSystem): string {
  return system.docs.label ?? system.title;
}

/** The rows for objects that belong to no system. */
function ownRows(systems: readonly LoadedSystem[]): readonly (readonly [label: string, reads: string])[] {
  const measured = systems.filter(({ system }) => system.readSamples !== undefined).map(({ system }) => system.title);
  const others = measured.map((title) => `, and of ${title}'s`).join("");
  return [
    ["kpt", "ResourceGroup, as kpt live writes it"],
    ["Landfall", "a FleetReport or PackageReport that a cluster pushed"],
    ["Prometheus", `samples in a snapshot: of Landfall's own metrics${others}`],
  ];
}

/** The table of objects that are read, one line for each system. */
export function readsTable(systems: readonly LoadedSystem[]): string {
  const ofSystems = systems
    .toSorted((a, b) => (labelOf(a).toLowerCase() < labelOf(b).toLowerCase() ? -1 : 1))
    .map((loaded) => [labelOf(loaded), loaded.system.docs.reads] as const);
  const rows = [...ofSystems, ...ownRows(systems)];
  return rows.map(([label, reads]) => `  ${label.padEnd(WIDEST_LABEL)}  ${reads}`).join("\n");
}

/** The table as the text of a module. */
export function helpText(systems: readonly LoadedSystem[]): string {
  return `// Generated from packages/adapters/src/*/system.ts by \`npm run gen\`. Do not edit.

/** The objects that aggregate-status reads, a line for each system. */
export const READS: string = \`${readsTable(systems).replaceAll("`", "\\`")}\`;
`;
}
