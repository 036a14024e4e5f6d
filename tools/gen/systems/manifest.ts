import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ADAPTERS } from "./load.ts";

/** The manifest that lists the subpaths of the adapters. */
export const MANIFEST: string = "packages/adapters/package.json";

/** The manifest with a subpath for each directory that has an `index.ts`. */
export function manifestText(root: string): string {
  const manifest = JSON.parse(readFileSync(join(root, MANIFEST), "utf8")) as Record<string, unknown>;
  const folders = readdirSync(join(root, ADAPTERS))
    .filter((name) => existsSync(join(root, ADAPTERS, name, "index.ts")))
    .sort();
  const subpaths = folders.map((name) => [
    `./${name}`,
    {
      "landfall-source": `./src/${name}/index.ts`,
      types: `./dist/${name}/index.d.ts`,
      default: `./dist/${name}/index.js`,
    },
  ]);
  const exports = { ...Object.fromEntries(subpaths), "./package.json": "./package.json" };
  return `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`;
}
