import { celEngine } from "../../../packages/adapters/src/cel/index.ts";
import type { KubeObject } from "../../../packages/core/src/object/index.ts";
import type { StatusRulesRow, StatusRulesRule } from "../../../packages/core/src/schemas/generated/status-rules.ts";
import {
  computeStatus,
  type StatusRuleSet as Library,
  type StatusResult,
} from "../../../packages/core/src/status/index.ts";
import { loadStatusRules } from "../../../packages/core/src/status/rules/index.ts";
import type { Project } from "./library.ts";
import { code, escapeCell } from "./markdown.ts";

const NO_LIBRARY: Library = new Map();

/**
 * The page that lists for every rule its cases that the generic layer alone would judge differently, and why the rule
 * does.
 */
export function changesPageOf(projects: readonly Project[], from: string): string {
  const sections = projects.map(sectionOf).filter(({ rows }) => rows.length > 0);
  const changed = sections.reduce((sum, { rows }) => sum + rows.length, 0);
  const lines = [
    `<!-- Generated from ${from} by \`npm run gen\`. Do not edit. -->`,
    "",
    "# What each rule changes",
    "",
    `Of every rule of the [library](README.md): the cases that the built-in kinds and the [generic layer](../reference/status-generic.md) judge otherwise without it, ${changed} in all, what they say, what is said with the rule, and the row that says so. A rule without such a case is refused by the tests.`,
    "",
    ...sections.flatMap(({ title, rows }) => [
      `## ${title}`,
      "",
      "| kind | case | without the rule | with it | because |",
      "| --- | --- | --- | --- | --- |",
      ...rows,
      "",
    ]),
  ];
  return `${lines.join("\n").trimEnd()}\n`;
}

function sectionOf({ slug, rules }: Project): { readonly title: string; readonly rows: readonly string[] } {
  const list = rules?.spec.rules ?? [];
  const loaded = rules === undefined ? undefined : loadStatusRules([rules], celEngine);
  const library = loaded?.ok === true ? loaded.value : NO_LIBRARY;
  return { title: rules?.spec.project ?? slug, rows: list.flatMap((rule) => rowsOf(rule, library)) };
}

function rowsOf(rule: StatusRulesRule, library: Library): readonly string[] {
  return (rule.cases ?? []).flatMap(({ name, object, now }) => {
    const without = computeStatus(object as KubeObject, { now });
    const ruled = computeStatus(object as KubeObject, { library, now });
    if (wordsOf(without) === wordsOf(ruled)) return [];
    const cells = [rule.kind, name, `${wordsOf(without)} (${without.reason})`, `${wordsOf(ruled)} (${ruled.reason})`];
    return [`| ${cells.map(escapeCell).join(" | ")} | ${becauseOf(rule, ruled)} |`];
  });
}

function wordsOf({ status, suspended }: StatusResult): string {
  return suspended ? `${status}, suspended` : status;
}

/**
 * The reason for a different judgement: the row that decided; else a condition that the rule ignores, a suspension, or
 * that no row applied.
 */
function becauseOf(
  { rows, overrules = [], usualConditions = [], suspended }: StatusRulesRule,
  ruled: StatusResult,
): string {
  const row = rows[Number(/#(\d+)$/.exec(ruled.evidence.rule)?.[1] ?? 0) - 1];
  if (row !== undefined) return code(expressionOf(row));
  if (overrules.length > 0) return overrules.map(({ source }) => escapeCell(source)).join("; ");
  if (usualConditions.length > 0) return `it usually has ${usualConditions.map(code).join(", ")}`;
  return suspended === undefined ? "no row is true" : `suspended: ${code(suspended)}`;
}

function expressionOf({ failed, inProgress, current, unknown }: StatusRulesRow): string {
  return failed ?? inProgress ?? current ?? unknown ?? "";
}
