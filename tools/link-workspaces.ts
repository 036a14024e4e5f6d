// Links workspaces that are new after a pull into node_modules, as `npm install` would, because packages are imported
// by name.
import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const ROOT = join(import.meta.dirname, "..");

/** Adds missing links, and changes no others. */
export function linkWorkspaces(): void {
  for (const manifest of globSync("packages/*/package.json", { cwd: ROOT })) {
    const { name } = JSON.parse(readFileSync(join(ROOT, manifest), "utf8")) as { readonly name: string };
    const link = join(ROOT, "node_modules", name);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), join(ROOT, dirname(manifest))), link);
  }
}

if (process.argv[1] === import.meta.filename) linkWorkspaces();
