import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Output } from "../outputs.ts";
import { readsTable } from "./help.ts";
import type { LoadedSystem } from "./load.ts";

/** A page with a part that is generated from the systems. */
interface Fragment {
  readonly path: string;
  /** Matches the text before the fragment, the fragment, and the text after it. */
  readonly place: RegExp;
  readonly text: (systems: readonly LoadedSystem[]) => string;
}

const BETWEEN_MARKS = /(<!-- systems -->\n)[^]*?(\n<!-- end of systems -->)/;

const FRAGMENTS: readonly Fragment[] = [
  { path: "docs/rollout.md", place: BETWEEN_MARKS, text: actuatorTable },
  { path: "packages/adapters/README.md", place: BETWEEN_MARKS, text: titles },
  {
    // This is a copy of the output of `--help`, in which a marker comment would be printed.
    path: "packages/krm-functions/src/aggregate-status/README.md",
    place: /(\nWhat it reads; [^\n]*:\n\n)[^]*?(\n\nAny other object)/,
    text: readsTable,
  },
];

/** The pages with their generated parts. Throws if a page has no place for one. */
export function fragmentOutputs(root: string, systems: readonly LoadedSystem[]): readonly Output[] {
  return FRAGMENTS.map(({ path, place, text }) => {
    const page = readFileSync(join(root, path), "utf8");
    if (!place.test(page)) throw new Error(`${path} has no place for the systems: ${String(place)}`);
    return [path, page.replace(place, (_, before: string, after: string) => `${before}${text(systems)}${after}`)];
  });
}

/** The systems with an actuator, the nearest to the cluster first, as in all lists of them. */
export function actuating(systems: readonly LoadedSystem[]): readonly LoadedSystem[] {
  const acting = systems.filter(({ system }) => system.actuator !== undefined);
  return acting.toSorted((a, b) => rankOf(a) - rankOf(b) || (a.slug < b.slug ? -1 : 1));
}

/** The rank of a system by its nearness to the cluster; one that declares no targets comes last. */
function rankOf({ system }: LoadedSystem): number {
  return Math.min(...system.kinds.map((kind) => ("declares" in kind ? kind.declares?.rank : undefined) ?? 1_000));
}

/** Sorts systems by title, for readers. */
export function byTitle(systems: readonly LoadedSystem[]): readonly LoadedSystem[] {
  return systems.toSorted((a, b) => (a.system.title.toLowerCase() < b.system.title.toLowerCase() ? -1 : 1));
}

function actuatorTable(systems: readonly LoadedSystem[]): string {
  const rows = actuating(systems).flatMap(({ slug, system: { title, actuator } }) =>
    actuator === undefined ? [] : [`| ${title} | \`@landfall/adapters/${slug}\` | ${actuator.writes} |`],
  );
  return [
    "| system | actuator | what is written |",
    "| --- | --- | --- |",
    ...rows,
    "| any other | `@landfall/adapters/actuate` | one field of the object, `actuateField({path, template})` |",
  ].join("\n");
}

function titles(systems: readonly LoadedSystem[]): string {
  return `${byTitle(systems)
    .map(({ system }) => system.title)
    .join(", ")}.`;
}
