import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import type { House } from "./house.ts";
import { readSource } from "./read-source.ts";

/** Directories that are installed or built, or that hold input of tests. */
const PASSED_BY: ReadonlySet<string> = new Set(["node_modules", "dist", ".git", ".turbo", "testdata", "fixtures"]);

/** Reads the house in a directory. */
export function readHouse(folder: string): House {
  const root = resolve(folder);
  const files = filesIn(root).map((path) => relative(root, path).split(sep).join("/"));
  const code = files.filter((path) => /^(?:packages|tools|bench|examples)\/.*\.(?:ts|js|mjs)$/.test(path));
  const sources = code.map((path) => readSource(path, readFileSync(join(root, path), "utf8")));
  const packages = new Map(
    files.filter((path) => /^packages\/[^/]+\/package\.json$/.test(path)).map(readPackage(root)),
  );
  return {
    files,
    sources,
    packagePath: (specifier) => {
      const [scope = "", name = "", ...rest] = specifier.split("/");
      return packages.get(`${scope}/${name}`)?.(rest.join("/"));
    },
  };
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return PASSED_BY.has(entry.name) ? [] : filesIn(path);
  });
}

type PathOf = (subpath: string) => string | undefined;

/** Returns the source of each export of a package, by its subpath; a `*` stands for the rest. */
function readPackage(root: string): (path: string) => readonly [string, PathOf] {
  return (path) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, path), "utf8")) as {
      readonly name: string;
      readonly exports?: { readonly [path: string]: string | { readonly "landfall-source"?: string } };
    };
    const home = path.slice(0, -"/package.json".length);
    const pathOf: PathOf = (subpath) => {
      const target = exports[subpath === "" ? "." : `./${subpath}`] ?? exports[`./${subpath.replace(/[^/]+$/, "*")}`];
      const source = typeof target === "object" ? target["landfall-source"] : undefined;
      const last = subpath.split("/").at(-1) ?? "";
      return source === undefined ? undefined : `${home}/${source.slice(2).replace("*", last)}`;
    };
    return [name, pathOf];
  };
}
