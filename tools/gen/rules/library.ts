import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { type StatusRules, validateStatusRules } from "../../../packages/core/src/schemas/generated/status-rules.ts";

/** The directory of the rule library's sources, and those of its generated files. */
export const LIBRARY: string = "packages/core/src/status/rules/library";
export const COMPILED: string = "packages/core/src/status/rules/generated";
export const PAGES: string = "docs/status-rules";

/** One file of the library: its rules, or its problems. */
export interface Project {
  /** The name of the file without extension: `cert-manager`. */
  readonly slug: string;
  readonly file: string;
  readonly rules: StatusRules | undefined;
  readonly problems: readonly string[];
}

/** Reads `library/*.yaml`, ordered by name; only those in `slugs`, if it has any. */
export function loadLibrary(root: string, slugs: readonly string[]): readonly Project[] {
  return readdirSync(join(root, LIBRARY))
    .filter((name) => name.endsWith(".yaml"))
    .map((name) => name.slice(0, -".yaml".length))
    .filter((slug) => slugs.length === 0 || slugs.includes(slug))
    .sort()
    .map((slug) => loadProject(root, slug));
}

function loadProject(root: string, slug: string): Project {
  const file = `${LIBRARY}/${slug}.yaml`;
  try {
    const value: unknown = parse(readFileSync(join(root, file), "utf8"), { merge: true, maxAliasCount: 10_000 });
    const invalid = validateStatusRules(value).map(({ field = "", message }) => `${file}: ${field}: ${message}`);
    if (invalid.length > 0) return { slug, file, rules: undefined, problems: invalid };
    const rules = value as StatusRules;
    return { slug, file, rules, problems: incomplete(rules, slug).map((text) => `${file}: ${text}`) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { slug, file, rules: undefined, problems: [`${file}: ${message}`] };
  }
}

/** Required content of a library file, beyond the schema, that is missing. */
function incomplete({ metadata, spec }: StatusRules, slug: string): readonly string[] {
  const found: string[] = [];
  if ((metadata as { readonly name?: unknown }).name !== slug) found.push(`metadata.name must be ${slug}`);
  if (spec.project === undefined) found.push("spec.project is missing");
  for (const { group, kind, source, cases = [] } of spec.rules) {
    const name = `${group}/${kind}`;
    const words = cases.map(({ expect }) => expect.status);
    if (source === undefined) found.push(`${name} has no source`);
    if (cases.length < 3) found.push(`${name} has ${cases.length} cases, and needs three`);
    if (!words.includes("Current")) found.push(`${name} has no case that is Current`);
    if (words.every((word) => word === "Current")) found.push(`${name} has no case that is not Current`);
  }
  return found;
}
