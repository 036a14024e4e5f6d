// Writes docs/api: one page for each import path, from the docstrings of its exports. `--check` writes nothing, and
// exits 1 if a page differs from the sources.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import {
  Application,
  type ParameterReflection,
  type ProjectReflection,
  ReflectionKind,
  type TypeDocOptions,
} from "typedoc";
import type { PluginOptions } from "typedoc-plugin-markdown";

const root = resolve(import.meta.dirname, "../..");
const directory = join(root, "docs/api");

const OPTIONS: TypeDocOptions & Partial<PluginOptions> = {
  tsconfig: join(import.meta.dirname, "tsconfig.json"),
  plugin: ["typedoc-plugin-markdown"],
  // Type errors are left to the compiler, so that pages can be written during a change.
  skipErrorChecking: true,
  disableSources: true,
  disableGit: true,
  githubPages: false,
  logLevel: "Error",
  readme: "none",
  name: "API reference",
  router: "module",
  groupOrder: ["Functions", "Classes", "Variables", "Interfaces", "Type Aliases"],
  pageTitleTemplates: { index: "API reference", module: ({ name }) => `@landfall/${name}` },
  hidePageHeader: true,
  hideBreadcrumbs: true,
  hideGroupHeadings: true,
  useCodeBlocks: true,
  parametersFormat: "table",
  interfacePropertiesFormat: "table",
  classPropertiesFormat: "table",
  propertyMembersFormat: "table",
  typeDeclarationFormat: "table",
};

/** The entry file of each import path (`core/status`); patterns (`core/schemas/*`) have no page. */
function importPaths(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const name of readdirSync(join(root, "packages"))) {
    const home = join(root, "packages", name);
    const manifest = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as {
      readonly exports: { readonly [path: string]: string | { readonly "landfall-source"?: string } };
    };
    for (const [path, target] of Object.entries(manifest.exports)) {
      const source = typeof target === "string" ? undefined : target["landfall-source"];
      if (source !== undefined && !path.includes("*")) found.set(join(home, source), join(name, path));
    }
  }
  return found;
}

/** Generates the text of every page, by its path. */
async function render(): Promise<ReadonlyMap<string, string>> {
  const paths = importPaths();
  const app = await Application.bootstrapWithPlugins({ ...OPTIONS, entryPoints: [...paths.keys()] });
  const project = await app.convert();
  if (project === undefined) throw new Error("typedoc could not read the sources");
  for (const module of project.children ?? []) {
    const file = project.getSymbolIdFromReflection(module)?.fileName;
    module.name = paths.get(file ?? "") ?? module.name;
  }
  nameParameters(project);
  const out = mkdtempSync(join(tmpdir(), "landfall-api-"));
  app.options.setValue("out", out);
  await app.generateOutputs(project);
  const pages = pagesOf(out);
  rmSync(out, { recursive: true });
  return new Map([...pages].map(([path, text]) => [path, withoutAnchors(text)]));
}

/** Names destructured parameters, which have no name of their own, after their types (`KeepOptions`: `options`). */
function nameParameters(project: ProjectReflection): void {
  for (const found of project.getReflectionsByKind(ReflectionKind.Parameter)) {
    const parameter = found as ParameterReflection;
    if (parameter.name !== "__namedParameters") continue;
    const type = parameter.type?.type === "reference" ? parameter.type.name : "";
    parameter.name = type === "" || type.endsWith("Options") ? "options" : `${type[0]?.toLowerCase()}${type.slice(1)}`;
  }
}

/** Removes the anchors of table rows, to which nothing links. */
function withoutAnchors(text: string): string {
  return text.replaceAll(/<a id="[^"]*"><\/a> ?/g, "");
}

function pagesOf(home: string): ReadonlyMap<string, string> {
  const paths = existsSync(home) ? readdirSync(home, { recursive: true, encoding: "utf8" }) : [];
  const pages = paths.filter((path) => path.endsWith(".md")).sort();
  return new Map(pages.map((path) => [path, readFileSync(join(home, path), "utf8")]));
}

function write(pages: ReadonlyMap<string, string>): void {
  rmSync(directory, { recursive: true, force: true });
  for (const [path, text] of pages) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  process.stdout.write(`wrote ${pages.size} pages to docs/api\n`);
}

/** The pages that differ from the sources. */
function drift(wanted: ReadonlyMap<string, string>): readonly string[] {
  const found = pagesOf(directory);
  const paths = new Set([...wanted.keys(), ...found.keys()]);
  return [...paths].filter((path) => wanted.get(path) !== found.get(path)).sort();
}

const pages = await render();
if (process.argv.includes("--check")) {
  for (const path of drift(pages)) {
    process.stderr.write(`docs/api/${path} is not what \`npm run api\` writes\n`);
    process.exitCode = 1;
  }
} else write(pages);
