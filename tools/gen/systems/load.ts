import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { System } from "../../../packages/adapters/src/systems/contract.ts";
import type { SystemFixtures } from "../../../packages/adapters/src/systems/testing/fixtures.ts";

/** The directory of all systems. */
export const ADAPTERS: string = "packages/adapters/src";

/** A directory of the adapters that is a system. */
export interface LoadedSystem {
  /** The name of its directory: `argo-cd`. */
  readonly slug: string;
  readonly system: System;
  /** The names of its files, including tests, and of its subdirectories. */
  readonly files: readonly string[];
  /**
   * The export of each of its functions, as in `./read.ts` of its directory. If several modules export a function, one
   * of them is listed.
   */
  readonly exports: ReadonlyMap<unknown, Exported>;
  /** The export of `testing/fixtures.ts`. */
  readonly fixtures: SystemFixtures | undefined;
}

/** One export of a module of a system's folder. */
export interface Exported {
  /** The module, without its extension: `read-binding`. */
  readonly module: string;
  readonly name: string;
  /** Whether the module exports only functions and types, so that a bundle can load it at the first call. */
  readonly isOfFunctions: boolean;
}

/** The names of the directories that are systems, sorted. */
export function systemFolders(root: string): readonly string[] {
  return readdirSync(join(root, ADAPTERS))
    .filter((name) => existsSync(join(root, ADAPTERS, name, "system.ts")))
    .sort();
}

/** Loads every system with all its modules. Throws if one cannot be loaded, or exports no `system`. */
export async function loadSystems(root: string): Promise<readonly LoadedSystem[]> {
  return Promise.all(systemFolders(root).map((slug) => loadSystem(join(root, ADAPTERS, slug), slug)));
}

async function loadSystem(folder: string, slug: string): Promise<LoadedSystem> {
  const files = readdirSync(folder).sort();
  const { system } = (await importModule(join(folder, "system.ts"))) as { readonly system?: System };
  if (system === undefined) throw new Error(`${slug}/system.ts exports no system`);
  const exports = new Map<unknown, Exported>();
  for (const file of files.filter(isSource)) {
    const isOfFunctions = !/^export (?!type |interface |function ).*/m.test(readFileSync(join(folder, file), "utf8"));
    for (const [name, value] of Object.entries(await importModule(join(folder, file))))
      if (typeof value === "function" && !exports.has(value))
        exports.set(value, { module: file.slice(0, -".ts".length), name, isOfFunctions });
  }
  const fixtures = join(folder, "testing/fixtures.ts");
  const loaded = existsSync(fixtures) ? await importModule(fixtures) : {};
  return { slug, system, files, exports, fixtures: loaded["fixtures"] as SystemFixtures | undefined };
}

/**
 * Whether functions may be imported from a file: `system.ts` would import everything, and `index.ts` only re-exports.
 */
function isSource(file: string): boolean {
  return file.endsWith(".ts") && !/\.test(-d)?\.ts$/.test(file) && file !== "system.ts" && file !== "index.ts";
}

async function importModule(file: string): Promise<Readonly<Record<string, unknown>>> {
  return (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
}
