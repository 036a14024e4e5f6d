import type { StatusRulesRow, StatusRulesRule } from "../../../packages/core/src/schemas/generated/status-rules.ts";
import { COMPILED, LIBRARY, type Project } from "./library.ts";
import { code, escapeCell } from "./markdown.ts";

const WORDS = { failed: "Failed", inProgress: "InProgress", current: "Current", unknown: "Unknown" } as const;

/** The decision tables of one project, as a page. */
export function pageOf({ slug, file, rules }: Project): string {
  const { project = slug, rules: list, generic = [] } = rules?.spec ?? { rules: [] };
  const lines = [
    `<!-- Generated from ${file} by \`npm run gen\`. Do not edit. -->`,
    "",
    `# ${project}`,
    "",
    `Rules of \`${file}\`. The first row that is true decides; what is common to all rules is in the [index](README.md).`,
    "",
    ...list.flatMap((rule) => tableOf(rule)),
    ...(generic.length === 0 ? [] : ["## Kinds without a rule", "", "The generic layer judges these right:", ""]),
    ...generic.map(({ group, kind }) => `- \`${kind}\` (\`${group}\`)`),
    ...(generic.length === 0 ? [] : [""]),
  ];
  return `${lines.join("\n").trimEnd()}\n`;
}

function tableOf(rule: StatusRulesRule): readonly string[] {
  const {
    group,
    kind,
    versions,
    source = "",
    suspended,
    needsStatus,
    observesGeneration,
    otherwise = "InProgress",
    overrules = [],
    usualConditions = [],
  } = rule;
  const only = versions === undefined ? "" : ` ${versions.join(", ")}`;
  const notes = [
    `Source: ${source}.`,
    ...(suspended === undefined ? [] : [`Suspended: ${code(suspended)}.`]),
    ...(usualConditions.length === 0
      ? []
      : [`Not Current without the conditions ${usualConditions.map(code).join(", ")}.`]),
    ...overrules.map(
      ({ condition, reason, field, source: why }) =>
        `Overrules ${condition === undefined ? `the field ${code(`status.${field}`)}` : `the condition ${code(condition)}`}${reason === undefined ? "" : ` for the reason ${code(reason)}`}: ${why}.`,
    ),
    ...(needsStatus === false ? ["The kind has no status."] : []),
    ...(observesGeneration === false
      ? ["No generation is reported, so an old status cannot be told from a new one."]
      : []),
  ];
  return [
    `## ${escapeCell(kind)} (${code(`${group}${only}`)})`,
    "",
    notes.join(" "),
    "",
    "| | status | when | reason | message |",
    "| --- | --- | --- | --- | --- |",
    ...rule.rows.map((row, index) => lineOf(row, index + 1)),
    `| | ${otherwise} | otherwise | | |`,
    "",
  ];
}

function lineOf(row: StatusRulesRow, number: number): string {
  const field =
    (["failed", "inProgress", "current", "unknown"] as const).find((name) => row[name] !== undefined) ?? "unknown";
  const word = `${WORDS[field]}${row.terminal === true ? ", terminal" : ""}`;
  return `| ${number} | ${word} | ${code(row[field] ?? "")} | ${text(row.reason)} | ${text(row.message)} |`;
}

function text(template: string | undefined): string {
  return template === undefined ? "" : escapeCell(template.replaceAll("\n", " "));
}

/** The page that lists the projects. */
export function pagesIndexOf(projects: readonly Project[]): string {
  const rows = projects.map(({ slug, rules }) => {
    const kinds = (rules?.spec.rules ?? []).map(({ kind }) => `${escapeCell(kind)}`);
    return `| [${rules?.spec.project ?? slug}](${slug}.md) | ${[...new Set(kinds)].join(", ")} |`;
  });
  const lines = [
    `<!-- Generated from ${LIBRARY} by \`npm run gen\`. Do not edit. -->`,
    "",
    "# The rule library",
    "",
    `The rules of \`statusRuleLibrary\` (\`@landfall/core/status/library\`), compiled to \`${COMPILED}\`. Before a rule is asked, deletion, a stale \`status.observedGeneration\` and a missing status have been judged. \`conditions\` is \`status.conditions\`, or an empty list. Without a reason and message of its own a row takes those of the condition that decided. [What each rule changes](changes.md) against what is said without it.`,
    "",
    "| project | kinds |",
    "| --- | --- |",
    ...rows,
  ];
  return `${lines.join("\n")}\n`;
}
