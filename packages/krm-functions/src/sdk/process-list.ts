import { formatPath, type Problem, readString } from "@landfall/core/object";
import { readConfig } from "./config/config.ts";
import { formatResult, toOneLine } from "./format-result.ts";
import type { KrmFunction, ResourceList } from "./function.ts";
import { guardItems } from "./guard.ts";
import { isKptfile } from "./kptfile.ts";
import { createResourceList } from "./list.ts";
import type { FunctionResult } from "./result.ts";
import { inConfig, problemResult } from "./results.ts";
import { type ListDocument, openListDocument } from "./text/list/index.ts";
import { EditError, type EditErrorCode, type Item, ItemError } from "./text/model/index.ts";

/** The outcome of running a function on a ResourceList. `output` is the whole list, present only on success. */
export type ProcessOutcome =
  | { readonly exitCode: 0; readonly output: string; readonly stderr: ""; readonly results: readonly FunctionResult[] }
  | { readonly exitCode: 1; readonly stderr: string; readonly results: readonly FunctionResult[] };

/** The outcome of running a function, with the output in parts (see `ProcessOutcome`). */
export type ProcessedParts =
  | (Omit<Extract<ProcessOutcome, { readonly exitCode: 0 }>, "output"> & { readonly parts: readonly string[] })
  | Extract<ProcessOutcome, { readonly exitCode: 1 }>;

/** Options for processing a ResourceList. */
export interface ProcessOptions {
  /** Print the stack of an exception. Default: false. */
  readonly debug?: boolean;
  /** Fail on items with a repeated key. Default: warn, and use the first value as kpt does. */
  readonly strict?: boolean;
  /** Read items by example of earlier ones, which is faster and changes no output byte (decision 14). Default: true. */
  readonly byExample?: boolean;
}

/**
 * Runs a function on the text of a ResourceList: no process, no files, no clock. An error result, a problem
 * of input or config, an exception, and an output that would lose items all give exit code 1 with a line a
 * result on stderr, and no output. On success stderr is empty: kpt shows it.
 *
 * @example
 * ```ts
 * import { type KrmFunction, processList } from "@landfall/krm-functions/sdk";
 *
 * const label: KrmFunction<{ readonly team?: string }> = {
 *   name: "set-team",
 *   config: { apiVersion: "fn.example.com/v1", kind: "SetTeam", schema: {}, validate: () => [] },
 *   run: (list, { team = "shop" }) => list.items.forEach((item) => item.set(["metadata", "labels", "team"], team)),
 * };
 * const input = "apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems: []\n";
 * console.log(processList(label, input).exitCode); // 0
 * ```
 */
export function processList<Config>(
  fn: KrmFunction<Config>,
  text: string,
  options: ProcessOptions = {},
): ProcessOutcome {
  return joinOutput(processInParts(fn, text, options));
}

/** Puts the parts of an output together. */
export function joinOutput(outcome: ProcessedParts): ProcessOutcome {
  if (outcome.exitCode === 1) return outcome;
  const { parts, ...rest } = outcome;
  return { ...rest, output: parts.join("") };
}

/** Like `processList`, for callers that read the input and write the output in parts and never need the whole text. */
export function processInParts<Config>(
  fn: KrmFunction<Config>,
  text: string | readonly string[],
  options: ProcessOptions = {},
): ProcessedParts {
  try {
    return processOpened(fn, text, options);
  } catch (error) {
    return failed(fn.name, [thrownResult(error, options.debug ?? false)]);
  }
}

function processOpened<Config>(
  fn: KrmFunction<Config>,
  text: string | readonly string[],
  options: ProcessOptions,
): ProcessedParts {
  const document = openListDocument(text, options);
  if (!document.ok)
    return failed(
      fn.name,
      document.problems.map((problem) => problemResult(problem)),
    );
  const config = readConfig(fn.config, document.value.functionConfig);
  const heard = document.problems.map((problem) => problemResult(problem));
  const told = config.problems.map((problem) => problemResult(inConfig(problem, fileOfConfig(document.value))));
  if (!config.ok) return failed(fn.name, told);

  const work: ListWork = {
    name: fn.name,
    mayDelete: mayDelete(fn, config.value),
    run(list) {
      for (const result of [...heard, ...told]) list.addResult(result);
      fn.run(list, config.value);
    },
  };
  return processDocument(work, document.value, options);
}

/** Whether a function may emit fewer items than it read, with that config. */
export function mayDelete<Config>(fn: KrmFunction<Config>, config: Config): boolean {
  return fn.mayDelete ?? fn.mayDeleteWith?.(config) ?? false;
}

/** The work to do on a list whose config has been read. */
export interface ListWork {
  readonly name: string;
  readonly mayDelete: boolean;
  run(list: ResourceList): void;
}

/** Runs a function's work on an opened list, with all the promises of `processList`. */
export function processDocument(
  work: ListWork,
  document: ListDocument,
  { debug = false, strict = false }: ProcessOptions,
): ProcessedParts {
  const { name, mayDelete } = work;
  const { items } = document;
  const earlier = resultsOf(document.results);
  const before = { items: items.length, kptfiles: items.filter(isKptfile) };
  const list = createResourceList({ items, results: earlier }, { mayDelete });
  const thrown = run(work, list, debug);
  if (thrown !== undefined) return failed(name, [...list.results.slice(earlier.length), thrown]);
  for (const item of items)
    for (const warning of item.warnings) list.addProblem(strict ? { ...warning, severity: "error" } : warning, item);
  const added = list.results.slice(earlier.length);
  if (added.some(({ severity }) => severity === "error")) return failed(name, added);

  const lost = guardItems(before, list.items, mayDelete).map((problem) => problemResult(problem));
  if (lost.length > 0) return failed(name, lost);
  const parts = document.emitParts(list.items, list.results);
  return { exitCode: 0, parts, stderr: "", results: added };
}

/** The results that earlier functions reported, unchanged. kpt sends none, other orchestrators may. */
function resultsOf(results: unknown): readonly FunctionResult[] {
  return Array.isArray(results) ? (results as readonly FunctionResult[]) : [];
}

function run(work: ListWork, list: ResourceList, debug: boolean): FunctionResult | undefined {
  try {
    work.run(list);
    return undefined;
  } catch (error) {
    return thrownResult(error, debug);
  }
}

/** Codes of edits that no text could take: the function asks for what is no value, or no place. */
const ASKED_WRONGLY: ReadonlySet<EditErrorCode> = new Set(["InvalidValue", "IndexOutOfRange", "WholeObject"]);

/**
 * Turns an exception into a result: an item that cannot be read, or whose text refuses an edit, is a problem of the
 * input; anything else is a bug in the function.
 */
function thrownResult(error: unknown, debug: boolean): FunctionResult {
  if (error instanceof ItemError) return problemResult(error.problem);
  if (error instanceof EditError && !ASKED_WRONGLY.has(error.code)) {
    const { message, path, item } = error;
    const hint = "write the field in the form that its kind has, or take it out";
    return problemResult({ code: "EditRefused", severity: "error", message, field: formatPath(path), hint }, item);
  }
  const message = error instanceof Error ? ((debug ? error.stack : undefined) ?? error.message) : String(error);
  return { severity: "error", message: `internal error: ${message}`, tags: { code: "InternalError" } };
}

/** The file of the config, if it lies in the package (kpt's `configPath`). */
function fileOfConfig({ functionConfig, items }: ListDocument): Problem["file"] {
  const name = readString(functionConfig, ["metadata", "name"]);
  const kind = readString(functionConfig, ["kind"]);
  const same = items.filter((item) => isNamed(item, kind, name));
  const [only] = same;
  if (only === undefined || same.length > 1 || only.id.path === "") return undefined;
  return { path: only.id.path, index: only.id.index };
}

/** Whether an item has this kind and name. An unreadable item does not count; it is reported where it is used. */
function isNamed(item: Item, kind: string | undefined, name: string | undefined): boolean {
  try {
    return item.kind === kind && item.name === name;
  } catch {
    return false;
  }
}

function failed(name: string, results: readonly FunctionResult[]): Extract<ProcessOutcome, { readonly exitCode: 1 }> {
  const errorsFirst = [...results].sort((a, b) => Number(b.severity === "error") - Number(a.severity === "error"));
  const lines = errorsFirst.map((result) => `${toOneLine(name)}: ${formatResult(result)}\n`);
  return { exitCode: 1, stderr: lines.join(""), results };
}
