import { isMap } from "./map.ts";
import { formatPath, type Path, readPath } from "./path.ts";
import { failure, type Problem, type Result, success } from "./problem.ts";

/** Returns whether labels are selected. Absent labels count as no labels. */
export type LabelPredicate = (labels: { readonly [key: string]: string } | undefined) => boolean;

const NOTHING: LabelPredicate = () => false;

/**
 * The test of each operator on the label's value (`undefined`: no such label), and whether the operator takes values.
 */
const OPERATORS: ReadonlyMap<
  unknown,
  { takesValues: boolean; test: (value: string | undefined, values: ReadonlySet<string>) => boolean }
> = new Map([
  ["In", { takesValues: true, test: (value, values) => value !== undefined && values.has(value) }],
  ["NotIn", { takesValues: true, test: (value, values) => value === undefined || !values.has(value) }],
  ["Exists", { takesValues: false, test: (value) => value !== undefined }],
  ["DoesNotExist", { takesValues: false, test: (value) => value === undefined }],
]);

/**
 * Compiles a metav1.LabelSelector to a predicate, with the semantics of apimachinery's LabelSelectorAsSelector: absent
 * or `null` selects nothing, `{}` selects everything, all requirements must hold, `NotIn` also selects objects without
 * the label. Every mistake is a problem `InvalidSelector` that names the field under `at`; an unknown field is one too,
 * since a misspelt `matchLabels` would select everything.
 */
export function parseLabelSelector(selector: unknown, at: Path = []): Result<LabelPredicate> {
  if (selector === undefined || selector === null) return success(NOTHING);
  if (!isMap(selector)) return failure(invalid(at, "must be an object"));
  const problems: Problem[] = [];
  for (const key of Object.keys(selector)) {
    if (key !== "matchLabels" && key !== "matchExpressions") {
      problems.push(invalid([...at, key], "is no field of a label selector: use matchLabels and matchExpressions"));
    }
  }
  const requirements = [
    ...readMatchLabels(readPath(selector, ["matchLabels"]), [...at, "matchLabels"], problems),
    ...readMatchExpressions(readPath(selector, ["matchExpressions"]), [...at, "matchExpressions"], problems),
  ];
  if (problems.length > 0) return failure(...problems);
  return success((labels) => requirements.every((requirement) => requirement(labels)));
}

function readMatchLabels(value: unknown, at: Path, problems: Problem[]): readonly LabelPredicate[] {
  if (value === undefined || value === null) return [];
  if (!isMap(value)) {
    problems.push(invalid(at, "must be a map of strings"));
    return [];
  }
  const requirements: LabelPredicate[] = [];
  for (const [key, wanted] of Object.entries(value)) {
    if (key === "") problems.push(invalid(at, "must not have an empty key"));
    if (typeof wanted !== "string") problems.push(invalid([...at, key], "must be a string: quote it"));
    requirements.push((labels) => labelOf(labels, key) === wanted);
  }
  return requirements;
}

function readMatchExpressions(value: unknown, at: Path, problems: Problem[]): readonly LabelPredicate[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    problems.push(invalid(at, "must be a list"));
    return [];
  }
  return value.map((entry: unknown, index) => readExpression(entry, [...at, index], problems));
}

function readExpression(entry: unknown, at: Path, problems: Problem[]): LabelPredicate {
  const key = readPath(entry, ["key"]);
  const name = readPath(entry, ["operator"]);
  const operator = OPERATORS.get(name);
  if (typeof key !== "string" || key === "") problems.push(invalid([...at, "key"], "must be a label key"));
  if (operator === undefined) {
    const found = typeof name === "string" ? `, not ${JSON.stringify(name.slice(0, 63))}` : "";
    problems.push(invalid([...at, "operator"], `must be one of ${[...OPERATORS.keys()].join(", ")}${found}`));
    return NOTHING;
  }
  const values = readValues(readPath(entry, ["values"]), [...at, "values"], operator.takesValues, problems);
  return (labels) => operator.test(labelOf(labels, String(key)), values);
}

function readValues(value: unknown, at: Path, wanted: boolean, problems: Problem[]): ReadonlySet<string> {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const isList = value === undefined || value === null || Array.isArray(value);
  if (!isList || !list.every((entry) => typeof entry === "string"))
    problems.push(invalid(at, "must be a list of strings"));
  else if (wanted && list.length === 0) problems.push(invalid(at, "must not be empty for In and NotIn"));
  else if (!wanted && list.length > 0) problems.push(invalid(at, "must be empty for Exists and DoesNotExist"));
  return new Set(list as readonly string[]);
}

function labelOf(labels: { readonly [key: string]: string } | undefined, key: string): string | undefined {
  const value = readPath(labels, [key]);
  return typeof value === "string" ? value : undefined;
}

function invalid(at: Path, what: string): Problem {
  const field = formatPath(at);
  return {
    code: "InvalidSelector",
    severity: "error",
    field,
    message: `${field === "" ? "the selector" : field} ${what}`,
  };
}
