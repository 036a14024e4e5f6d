import type { Output } from "../outputs.ts";
import { changesPageOf } from "./changes.ts";
import { compileRules, constantOf } from "./compile.ts";
import { COMPILED, LIBRARY, loadLibrary, PAGES, type Project } from "./library.ts";
import { pageOf, pagesIndexOf } from "./page.ts";
import { ruleWords } from "./words.ts";

/** The output of the rule library: modules and pages, and the problems of files that give none. */
export interface GeneratedRules {
  readonly outputs: readonly Output[];
  readonly problems: readonly string[];
}

/** Compiles the files named in `slugs`, or the whole library with its index. Writes nothing. */
export function generateRules(root: string, slugs: readonly string[] = []): GeneratedRules {
  const projects = loadLibrary(root, slugs);
  const unknown = slugs.filter((slug) => !projects.some((project) => project.slug === slug));
  const problems = unknown.map((slug) => `there is no ${slug}.yaml in the rule library`);
  const outputs: Output[] = [];
  const done: Project[] = [];
  for (const project of projects) {
    problems.push(...project.problems);
    if (project.rules === undefined) continue;
    const compiled = compileRules(project.rules, project.slug, project.file);
    if ("problems" in compiled) problems.push(...compiled.problems);
    else {
      outputs.push([`${COMPILED}/${project.slug}.ts`, compiled.text], [`${PAGES}/${project.slug}.md`, pageOf(project)]);
      done.push(project);
    }
  }
  problems.push(...doubles(done));
  return { outputs: slugs.length > 0 ? outputs : [...outputs, ...indexOf(done), ruleWords(done)], problems };
}

/** Finds kinds that two files judge: in the whole library the last one would silently win. */
function doubles(projects: readonly Project[]): readonly string[] {
  const owner = new Map<string, string>();
  return projects.flatMap(({ file, rules }) => {
    const keys = new Set((rules?.spec.rules ?? []).map(({ group, kind }) => `${group}/${kind}`));
    return [...keys].flatMap((key) => {
      const other = owner.get(key);
      if (other === undefined) owner.set(key, file);
      return other === undefined ? [] : [`${file}: there is a rule for ${key} in ${other}`];
    });
  });
}

function indexOf(projects: readonly Project[]): readonly Output[] {
  const names = projects.map(({ slug }) => constantOf(slug));
  const lines = [
    `// Generated from ${COMPILED.replace("generated", "library")} by \`npm run gen\`. Do not edit.`,
    'import type { StatusRuleSet } from "../../types.ts";',
    'import { rulesOf } from "../rules-of.ts";',
    ...projects.map(({ slug }) => `import { ${constantOf(slug)} } from "./${slug}.ts";`),
    "",
    ...projects.map(({ slug }) => `export { ${constantOf(slug)} } from "./${slug}.ts";`),
    "",
    "/** The whole rule library, for `computeStatus(object, { library })`. */",
    "export const statusRuleLibrary: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [",
    ...names.map((name) => `  ...${name},`),
    "]);",
  ];
  return [
    [`${COMPILED}/index.ts`, `${lines.join("\n")}\n`],
    [`${PAGES}/README.md`, pagesIndexOf(projects)],
    [`${PAGES}/changes.md`, changesPageOf(projects, LIBRARY)],
  ];
}
