import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { CRDS, GENERATED, type Output, REFERENCE } from "./outputs.ts";
import { COMPILED, PAGES } from "./rules/library.ts";
import { SWITCHES_FOLDER } from "./switches.ts";
import { BUNDLING_TABLES, CORE_TABLES, SYSTEM_TABLES } from "./systems/tables.ts";

/** Directories that hold only files generated from schemas, the rule library and the systems. */
const SCHEMAS: readonly string[] = [GENERATED, CRDS, REFERENCE];
export const ALL_FOLDERS: readonly string[] = [
  ...SCHEMAS,
  COMPILED,
  PAGES,
  SYSTEM_TABLES,
  CORE_TABLES,
  BUNDLING_TABLES,
  SWITCHES_FOLDER,
];

/** Files that differ from what is generated, that are missing, or that are no longer generated. */
export function drift(
  root: string,
  outputs: readonly Output[],
  folders: readonly string[] = SCHEMAS,
): readonly string[] {
  const changed = outputs.filter(([path, text]) => read(join(root, path)) !== text).map(([path]) => path);
  return [...changed, ...leftovers(root, outputs, folders)].sort();
}

/** Writes the files that differ, each atomically. Returns their paths. */
export function write(root: string, outputs: readonly Output[]): readonly string[] {
  const written: string[] = [];
  for (const [path, text] of outputs) {
    const file = join(root, path);
    if (read(file) === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    const temporary = `${file}.${process.pid}.tmp`;
    writeFileSync(temporary, text);
    renameSync(temporary, file);
    written.push(path);
  }
  return written;
}

/** Deletes files that are no longer generated. Only for a run over all kinds without problems. */
export function removeLeftovers(
  root: string,
  outputs: readonly Output[],
  folders: readonly string[] = SCHEMAS,
): readonly string[] {
  const paths = leftovers(root, outputs, folders);
  for (const path of paths) rmSync(join(root, path));
  return paths;
}

function leftovers(root: string, outputs: readonly Output[], folders: readonly string[]): readonly string[] {
  const known = new Set(outputs.map(([path]) => path));
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((path) => !known.has(path) && !path.endsWith(".tmp"));
}

function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
