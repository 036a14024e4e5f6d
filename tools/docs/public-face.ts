import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseSync } from "rolldown/utils";

const root = resolve(import.meta.dirname, "../..");

/** One exported name. */
export interface Specifier {
  readonly name: string;
  readonly local: string;
  /** The module that it is re-exported from; absent if the file itself declares it. */
  readonly from: string | undefined;
}

/** The exports of a file, by the name under which others import them. */
export function exportsOf(file: string): readonly Specifier[] {
  const { module } = parseSync(file, readFileSync(file, "utf8"));
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, importName, localName, moduleRequest }): readonly Specifier[] => {
      const name = exportName.name ?? importName.name ?? "*";
      return [{ name, local: importName.name ?? localName.name ?? name, from: moduleRequest?.value }];
    }),
  );
}

function importPaths(): ReadonlyMap<string, string> {
  const found = readdirSync(join(root, "packages")).flatMap((name) => {
    const home = join(root, "packages", name);
    const { exports } = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as {
      readonly exports: { readonly [path: string]: string | { readonly "landfall-source"?: string } };
    };
    return Object.entries(exports).flatMap(([path, target]) => {
      const source = typeof target === "string" ? undefined : target["landfall-source"];
      return source === undefined || path.includes("*") ? [] : [[join(name, path), join(home, source)] as const];
    });
  });
  return new Map(found);
}

/** The `index.ts` of each import path: `core/status`. */
export const PATHS: ReadonlyMap<string, string> = importPaths();

/** The file that declares an exported name, and the name in it, followed through re-exports. */
export function declarationOf(file: string, name: string): { readonly file: string; readonly name: string } {
  const found = exportsOf(file).find((one) => one.name === name);
  if (found?.from === undefined) return { file, name: found?.local ?? name };
  const ours = PATHS.get(found.from.replace("@landfall/", ""));
  const next = found.from.startsWith(".") ? join(dirname(file), found.from) : ours;
  return next === undefined ? { file: found.from, name: found.local } : declarationOf(next, found.local);
}
