import { readExpression } from "../../../packages/adapters/src/cel/read-expression.ts";
import { isStep, type Step } from "../../../packages/adapters/src/cel/step.ts";
import type {
  StatusRules,
  StatusRulesRow,
  StatusRulesRule,
} from "../../../packages/core/src/schemas/generated/status-rules.ts";
import { splitTemplate } from "../../../packages/core/src/status/rules/template.ts";

/** A module of plain functions, or the problems that prevent one. */
export type Compiled = { readonly text: string } | { readonly problems: readonly string[] };

const WORDS = [
  ["failed", "Failed"],
  ["inProgress", "InProgress"],
  ["current", "Current"],
  ["unknown", "Unknown"],
] as const;

/** The imports and problems collected while the text of a module is made. */
interface Making {
  readonly used: Set<string>;
  readonly problems: string[];
  readonly name: string;
}

/** Compiles one file of the library to TypeScript: `certManagerRules`, a map by group and kind. */
export function compileRules({ metadata, spec }: StatusRules, slug: string, file: string): Compiled {
  const id = String((metadata as { readonly name?: unknown }).name);
  const making: Making = { used: new Set(), problems: [], name: file };
  const keys = [...new Set(spec.rules.map(keyOf))];
  const entries = keys.map((key) => {
    const rules = spec.rules.filter((rule) => keyOf(rule) === key);
    return `  [${quote(key)}, ${ruleOf(rules, id, making)}],\n`;
  });
  if (making.problems.length > 0) return { problems: making.problems };
  const versioned = entries.some((entry) => entry.includes("byVersion("));
  const lines = [
    `// Generated from ${file} by \`npm run gen\`. Do not edit.`,
    'import type { StatusRuleSet } from "../../types.ts";',
    ...(making.used.size > 0
      ? [`import { ${[...making.used].sort().join(", ")} } from "../expression/index.ts";`]
      : []),
    ...(entries.length > 0 ? ['import { deferRule } from "../rule.ts";'] : []),
    'import { rulesOf } from "../rules-of.ts";',
    ...(versioned ? ['import { byVersion } from "../versions.ts";'] : []),
    "",
    `/** The rules of ${spec.project ?? id}: ${spec.rules.map(({ kind }) => kind).join(", ") || "none, the generic layer judges right"}. */`,
    `export const ${constantOf(slug)}: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [\n${entries.join("")}]);`,
  ];
  return { text: `${lines.join("\n")}\n` };
}

function keyOf({ group, kind }: StatusRulesRule): string {
  return `${group}/${kind}`;
}

/** Converts a slug: `cert-manager` → `certManagerRules`. */
export function constantOf(slug: string): string {
  return `${slug.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}Rules`;
}

function ruleOf(rules: readonly StatusRulesRule[], id: string, making: Making): string {
  const [first] = rules;
  if (first !== undefined && rules.length === 1 && first.versions === undefined) return createOf(first, id, making);
  const list = rules.map((rule) => {
    const versions = rule.versions === undefined ? "" : `versions: ${JSON.stringify(rule.versions)}, `;
    return `{ ${versions}rule: ${createOf(rule, id, making)} }`;
  });
  return `byVersion([${list.join(", ")}])`;
}

function createOf(rule: StatusRulesRule, id: string, making: Making): string {
  const flux = rule.mode === "flux";
  const at = `${rule.group}/${rule.kind}`;
  const fields = [
    ...(flux ? ["flux: true"] : []),
    ...(rule.otherwise === undefined ? [] : [`otherwise: ${quote(rule.otherwise)}`]),
    ...(rule.usualConditions === undefined ? [] : [`usualConditions: ${JSON.stringify(rule.usualConditions)}`]),
    ...(rule.overrules === undefined ? [] : [`overrules: ${overrulesOf(rule.overrules)}`]),
    ...(rule.suspended === undefined ? [] : [`suspended: ${testOf(rule.suspended, flux, making, `${at}: suspended`)}`]),
    `rows: [\n${rule.rows.map((row, index) => `      ${rowOf(row, flux, making, `${at}: row ${index + 1}`)},\n`).join("")}    ]`,
  ];
  const name = quote(`${id}/${rule.kind}`);
  return `deferRule(${name}, ${rule.needsStatus ?? true}, () => ({\n${fields.map((field) => `    ${field},\n`).join("")}  }))`;
}

/** The overruled conditions without their sources, which are for people. */
function overrulesOf(overrules: NonNullable<StatusRulesRule["overrules"]>): string {
  return JSON.stringify(overrules.map(({ condition, reason, field }) => ({ condition, reason, field })));
}

function rowOf(row: StatusRulesRow, flux: boolean, making: Making, at: string): string {
  const [field, status] = WORDS.find(([name]) => row[name] !== undefined) ?? WORDS[3];
  const test = testOf(row[field] ?? "", flux, making, at);
  const fields = [
    `status: ${quote(status)}`,
    test.slice(2, -2),
    ...(row.reason === undefined ? [] : [`reason: ${templateOf(row.reason, flux, making, at)}`]),
    ...(row.message === undefined ? [] : [`message: ${templateOf(row.message, flux, making, at)}`]),
    ...(row.terminal === undefined ? [] : [`terminal: ${row.terminal}`]),
  ];
  return `{ ${fields.join(", ")} }`;
}

function testOf(text: string, flux: boolean, making: Making, at: string): string {
  return `{ text: ${quote(text)}, test: ${expressionOf(text, flux, making, at)} }`;
}

function templateOf(text: string, flux: boolean, making: Making, at: string): string {
  const parts = splitTemplate(text).map((part, index) =>
    index % 2 === 0 ? quote(part) : expressionOf(part, flux, making, at),
  );
  return `[${parts.filter((part) => part !== '""').join(", ")}]`;
}

function expressionOf(text: string, flux: boolean, making: Making, at: string): string {
  const read = readExpression(text, flux);
  if (read.ok && !needsRe2(read.value)) return print(read.value, making.used);
  if (read.ok) making.problems.push(`${making.name}: ${at}: a pattern must be a literal without nested repetition`);
  making.problems.push(...read.problems.map(({ message }) => `${making.name}: ${at}: ${message}`));
  return "";
}

/** Whether a step needs the RE2 engine, which only users' rules have. */
function needsRe2({ name, args }: Step): boolean {
  const [, pattern] = args;
  return (
    (name === "matches" && pattern !== undefined && isStep(pattern)) || args.some((arg) => isStep(arg) && needsRe2(arg))
  );
}

function print(step: Step, used: Set<string>): string {
  const name = step.name === "has" ? "hasField" : step.name;
  used.add(name);
  return `${name}(${step.args.map((arg) => (isStep(arg) ? print(arg, used) : quote(arg))).join(", ")})`;
}

function quote(value: string | number | boolean | null): string {
  return JSON.stringify(value);
}
