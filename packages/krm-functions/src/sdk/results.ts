import { formatPath, type Json, type ObjectRef, otherCode, type Path, type Problem } from "@landfall/core/object";
import type { FunctionProblem } from "./function.ts";
import type { FunctionResult } from "./result.ts";
import type { Item } from "./text/model/index.ts";

const LONGEST_MESSAGE = 2_000;

/** Turns a problem into a result about an item, with its resourceRef, field and file, and the code as a tag. */
export function problemResult(problem: FunctionProblem, item?: Item): FunctionResult {
  const { message, hint, field, severity, code } = problem;
  const resourceRef = item === undefined ? refOfProblem(problem.ref) : refOfItem(item);
  const file = problem.file ?? fileOf(item);
  return {
    message: shorten(hint === undefined ? message : `${message}: ${hint}`),
    severity,
    ...(resourceRef === undefined ? {} : { resourceRef }),
    ...(field === undefined ? {} : { field: { path: shorten(field) } }),
    ...(file === undefined ? {} : { file }),
    tags: { code },
  };
}

/** Turns a function's problem into one of the core; its code may be unknown to Landfall. */
export function asProblem(problem: FunctionProblem): Problem {
  return { ...problem, code: otherCode(problem.code) };
}

/**
 * Turns a problem of a function's config into a result's form: the field as in the ResourceList, the file where known.
 */
export function inConfig(problem: Problem, file?: Problem["file"]): Problem {
  const field = problem.field === undefined ? "functionConfig" : `functionConfig.${problem.field}`;
  return { ...problem, field, ...(file === undefined ? {} : { file }) };
}

/** Makes a result about one field of an item, with the field's path and current value. */
export function fieldResult(item: Item, path: Path, result: FunctionResult): FunctionResult {
  const currentValue = item.get(path) as Json | undefined;
  const file = result.file ?? fileOf(item);
  const current = currentValue === undefined ? {} : { currentValue };
  // `Object.assign` in place of a spread: since Node 20, V8 gives each object made by a spread like this a hidden class
  // of its own.
  return Object.assign({}, result, {
    resourceRef: refOfItem(item),
    field: Object.assign(current, result.field, { path: formatPath(path) }),
    ...(file === undefined ? {} : { file }),
  });
}

/** Adds an item's resourceRef and file to a result. Other values of the result are kept as the same objects. */
export function itemResult(item: Item, result: FunctionResult): FunctionResult {
  const file = result.file ?? fileOf(item);
  return Object.assign({}, result, { resourceRef: refOfItem(item) }, file && { file });
}

function refOfItem({ apiVersion, kind, name, namespace }: Item): NonNullable<FunctionResult["resourceRef"]> {
  return { apiVersion, kind, name, ...(namespace === "" ? {} : { namespace }) };
}

/** The resourceRef of a ref. A ref has no version, so `apiVersion` is the group alone. */
function refOfProblem(ref: ObjectRef | undefined): FunctionResult["resourceRef"] {
  if (ref === undefined) return undefined;
  const { group, kind, name, namespace } = ref;
  return { apiVersion: group === "" ? "v1" : group, kind, name, ...(namespace === "" ? {} : { namespace }) };
}

function fileOf(item: Item | undefined): FunctionResult["file"] {
  if (item === undefined || item.id.path === "") return undefined;
  return { path: item.id.path, index: item.id.index };
}

function shorten(text: string): string {
  return text.length <= LONGEST_MESSAGE ? text : `${text.slice(0, LONGEST_MESSAGE)}…`;
}
