import type { LoadedSystem } from "./load.ts";

/** The modules that bundles load at the first call of one of their functions: `adapters/src/argo-cd/actuate`. */
export function modulesOnDemand(systems: readonly LoadedSystem[]): readonly string[] {
  const modules = systems.flatMap((loaded) =>
    functionsOnDemand(loaded).flatMap((value) => {
      const found = loaded.exports.get(value);
      return found === undefined ? [] : [`adapters/src/${loaded.slug}/${found.module}`];
    }),
  );
  return [...new Set(modules)].sort();
}

/**
 * The functions that are called only for objects of certain kinds; readers of common systems are called in most runs.
 */
export function functionsOnDemand({ system }: LoadedSystem): readonly unknown[] {
  const readers = system.isCommon === true ? [] : system.kinds.map((kind) => ("read" in kind ? kind.read : undefined));
  return [...readers, system.gather, system.actuator?.actuate].filter((value) => value !== undefined);
}

/** Formats the list as a module of the bundling. */
export function onDemandText(systems: readonly LoadedSystem[]): string {
  const lines = modulesOnDemand(systems).map((module) => `  ${JSON.stringify(module)},\n`);
  return `// Generated from packages/adapters/src/*/system.ts by \`npm run gen\`. Do not edit.

/** Modules of systems that few runs need. */
export const SYSTEM_MODULES: readonly string[] = [
${lines.join("")}];
`;
}
