import { existsSync } from "node:fs";
import { join } from "node:path";
import { statusPages } from "../docs/status-tables.ts";
import { type Kind, loadKinds } from "./kind.ts";
import { lintKind } from "./lint.ts";
import { GENERATED, indexOutputs, type Output, outputsOf } from "./outputs.ts";

/**
 * All files generated from the schemas below `root` and the status tables, and the problems of schemas that give none.
 */
export interface Generated {
  readonly outputs: readonly Output[];
  readonly problems: readonly string[];
}

/** Generates the kinds named in `slugs`, or all of them with the status tables, and the index. Writes nothing. */
export async function generate(root: string, slugs: readonly string[] = []): Promise<Generated> {
  const unreadable: string[] = [];
  const kinds: Kind[] = [];
  const outputs: Output[] = [];
  for (const loaded of loadKinds(root)) {
    if ("kind" in loaded) kinds.push(loaded.kind);
    else unreadable.push(`${loaded.file}: ${loaded.problem}`);
  }
  const problems = [...unreadable, ...unknownSlugs(slugs, kinds), ...doubles(kinds)];
  const done: Kind[] = [];
  for (const kind of kinds) {
    const wanted = slugs.length === 0 || slugs.includes(kind.slug);
    const found = wanted ? lintKind(kind) : [];
    problems.push(...found);
    if (wanted && found.length === 0) outputs.push(...(await outputsOf(kind)));
    if ((wanted && found.length === 0) || existsSync(join(root, GENERATED, `${kind.slug}.ts`))) done.push(kind);
  }
  if (slugs.length === 0) outputs.push(...statusPages());
  // The index is left out if a kind is unreadable at the moment, because the missing kind would break importers.
  return { outputs: unreadable.length > 0 ? outputs : [...outputs, ...indexOutputs(done)], problems };
}

function unknownSlugs(slugs: readonly string[], kinds: readonly Kind[]): readonly string[] {
  const known = kinds.map((kind) => kind.slug);
  return slugs
    .filter((slug) => !known.includes(slug))
    .map((slug) => `there is no schemas/*/${slug}.schema.json; there is ${known.join(", ")}`);
}

function doubles(kinds: readonly Kind[]): readonly string[] {
  return kinds.flatMap((kind, index) => {
    const first = kinds.findIndex((other) => other.slug === kind.slug);
    return first === index ? [] : [`${kind.file}: the file name is taken by ${kinds[first]?.file}`];
  });
}
