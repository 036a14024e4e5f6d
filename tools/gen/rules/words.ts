import type { StatusRules } from "../../../packages/core/src/schemas/generated/status-rules.ts";
import type { Output } from "../outputs.ts";
import type { Project } from "./library.ts";

/** The generated file with the field names that rules read, for `landfall snapshot`. */
export const RULE_WORDS: string = "packages/cli/src/snapshot/generated/rule-words.ts";

type Rule = StatusRules["spec"]["rules"][number];

/** Parts of a rule that describe the rule, not the object. */
const ABOUT: ReadonlySet<string> = new Set(["cases", "source", "group", "kind", "note"]);

/** The names of fields that the rules of each kind read, as code: a snapshot keeps these fields. */
export function ruleWords(projects: readonly Project[]): Output {
  const byKind = new Map<string, Set<string>>();
  for (const rule of projects.flatMap(({ rules }) => rules?.spec.rules ?? [])) {
    const kind = `${rule.group}/${rule.kind}`;
    byKind.set(kind, new Set([...(byKind.get(kind) ?? []), ...wordsOf(rule)]));
  }
  const rows = [...byKind]
    .map(([kind, words]): readonly [string, string] => [kind, [...words].sort().join(" ")])
    .filter(([, words]) => words !== "")
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = [
    "// Generated from packages/core/src/status/rules/library by `npm run gen`. Do not edit.",
    "",
    "/** By group and kind: the names of the fields that the rule of the kind reads. */",
    "export const RULE_WORDS: Readonly<Record<string, string>> = {",
    ...rows.map(([kind, words]) => `  ${JSON.stringify(kind)}: ${JSON.stringify(words)},`),
    "};",
    "",
  ];
  return [RULE_WORDS, lines.join("\n")];
}

function wordsOf(rule: Rule): readonly string[] {
  const about = Object.entries(rule).filter(([key]) => !ABOUT.has(key));
  const expressions = textsIn(about.map(([, value]): unknown => value));
  const words = expressions.flatMap((text) => [
    ...namesIn(text.replaceAll(/'[^']*'/g, " ")),
    ...[...text.matchAll(/\[\s*'([^']+)'\s*\]/g)].map(([, key = ""]) => key),
  ]);
  return [...new Set(words)];
}

/** The names after dots: `status.lastBackup.phase` gives lastBackup and phase. */
function namesIn(text: string): readonly string[] {
  return [...text.matchAll(/\.\??([A-Za-z_][A-Za-z0-9_]*)\b(?!\s*\()/g)].map(([, name = ""]) => name);
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
