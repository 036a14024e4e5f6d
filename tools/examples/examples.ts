import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../..");
const EXAMPLES = join(ROOT, "examples");

/** The examples in the catalog's layout, by name: directories of `examples/` with a Kptfile of their own. */
export function catalogExamples(): readonly { readonly name: string; readonly directory: string }[] {
  const names = readdirSync(EXAMPLES).sort();
  return names
    .map((name) => ({ name, directory: join(EXAMPLES, name) }))
    .filter(({ directory }) => existsSync(join(directory, "Kptfile")));
}

/** The directory of an example. */
export function exampleDirectory(name: string): string {
  return join(EXAMPLES, name);
}

/** The bundles that kpt runs, by the names in Kptfiles. `npm run build` makes them. */
export const BUNDLES: Readonly<Record<string, string>> = Object.fromEntries(
  ["aggregate-status", "compute-wave", "set-suspend"].map((name) => [
    name,
    join(ROOT, `packages/krm-functions/dist/${name}.cjs`),
  ]),
);
