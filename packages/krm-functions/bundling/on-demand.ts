import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "rolldown";
import { SYSTEM_MODULES } from "./generated/systems.ts";

/**
 * Modules that few runs need. A bundle carries each of them, with its exclusive dependencies, as text, and loads it at
 * the first call of one of its functions: reading text at start costs a tenth of parsing it.
 */
const ON_DEMAND: ReadonlySet<string> = new Set(
  [
    ...SYSTEM_MODULES,
    "core/src/aggregate/report/read-report",
    "core/src/aggregate/resource-group/resource-group",
    "core/src/object/graph",
    "krm-functions/src/aggregate-status/observe/other-ways",
    "krm-functions/src/aggregate-status/observe/read-live-object",
    "krm-functions/src/aggregate-status/observe/standing",
    "krm-functions/src/compute-wave/steps/live-objects",
    "krm-functions/src/compute-wave/steps/walk",
    "krm-functions/src/compute-wave/steps/write-steps",
    "krm-functions/src/sdk/program/file-mode",
    "krm-functions/src/sdk/program/help",
    "krm-functions/src/sdk/text/yaml/read-exact",
    "krm-functions/src/sdk/text/edit/replace-value",
    "krm-functions/src/set-suspend/select/cascade",

    "krm-functions/src/set-suspend/plan",
    "krm-functions/src/stored/steps-begun",
    "krm-functions/src/targets/asks-for",
  ].map((module) => join(import.meta.dirname, "../..", `${module}.ts`)),
);
const FUNCTION = "\0function:";
const PART = "\0part:";

/**
 * Replaces modules by functions that load them on the first call. With `parts`, each also becomes a chunk of its own,
 * for `joinParts`. Throws if a module exports more than functions, because a value cannot be loaded by a call.
 */
export function onDemand({ parts }: { readonly parts: boolean }): Plugin {
  return {
    name: "on-demand",
    buildStart() {
      for (const module of ON_DEMAND) if (!existsSync(module)) throw new Error(`no such module on demand: ${module}`);
    },
    resolveId(id, importer = "") {
      if (id.startsWith(PART)) return id;
      if (id.startsWith("./part-")) return { id, external: true };
      if (!id.startsWith(".") || importer.startsWith(PART)) return undefined;
      const module = join(dirname(importer), id);
      return ON_DEMAND.has(module) ? `${FUNCTION}${module}` : undefined;
    },
    load(id) {
      const module = id.slice(id.indexOf(":") + 1);
      if (id.startsWith(PART)) return `export * from ${JSON.stringify(module)};`;
      if (!id.startsWith(FUNCTION)) return undefined;
      if (parts) this.emitFile({ type: "chunk", id: `${PART}${module}`, name: partOf(module) });
      return functionsOf(module)
        .map((name) => callOf(name, partOf(module)))
        .join("\n");
    },
  };
}

function callOf(name: string, part: string): string {
  return `let ${name}$;
export const ${name} = (...args) => (${name}$ ??= require("./${part}.cjs").${name})(...args);`;
}

function functionsOf(module: string): readonly string[] {
  const code = readFileSync(module, "utf8");
  const other = /^export (?!type |interface |function ).*/m.exec(code);
  if (other !== null) throw new Error(`${module} cannot be on demand: it has more than functions: ${other[0]}`);
  return [...code.matchAll(/^export function (\w+)/gm)].map(([, name = ""]) => name);
}

/** The chunk name of a module: `/…/packages/core/src/object/graph.ts` gives `part-core-object-graph`. */
function partOf(module: string): string {
  return `part-${module
    .replace(/^.*\/packages\//, "")
    .replace("/src/", "/")
    .replace(/\.ts$/, "")
    .replaceAll("/", "-")}`;
}
