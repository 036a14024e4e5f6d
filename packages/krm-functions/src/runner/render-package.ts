import { posix } from "node:path";
import { failure, type Problem, type Result, success } from "@landfall/core/object";
import type { KrmFunction } from "../sdk/function.ts";
import type { Item } from "../sdk/inside.ts";
import { compilePredicate } from "../sdk/matches.ts";
import type { FunctionResult } from "../sdk/result.ts";
import { collectChanges, type FileChange } from "./changes.ts";
import { type Entry, type Form, type OpenFile, openFile } from "./entries.ts";
import type { PackageFiles } from "./package-files.ts";
import { type PipelineSelector, type PipelineStep, readPipeline } from "./pipeline.ts";
import { idKey, runStep } from "./run-step.ts";

/** A function of any config: what a runner is given. */
export type AnyFunction = KrmFunction<unknown>;

/** What one function of a pipeline reported. */
export interface StepReport {
  /** The directory of the package from the root; `""` for the root. */
  readonly package: string;
  readonly function: string;
  readonly results: readonly FunctionResult[];
}

/** What a run would change, and what the functions reported. Nothing is written yet. */
export interface RunOutcome {
  readonly changes: readonly FileChange[];
  readonly steps: readonly StepReport[];
}

/** How a package is run. */
export interface RunOptions {
  /** `normal` (default): only packages in kpt's normal form, with kpt's bytes. `any`: edits in place, whatever the form. */
  readonly form?: Form;
  /** Refuse objects in which a key is there twice. Default: a warning (`DuplicateKey`); the first one counts, as in kpt. */
  readonly strict?: boolean;
}

/**
 * What `kpt fn render` would write: the pipelines of the Kptfiles, the deepest packages first, each with the
 * resources of its sub-packages and its own; mutators, then validators, whose changes are dropped. `functions`
 * are matched by the name of a step's `exec` or `image`. All or nothing: any problem, and there are no changes.
 */
export function renderPackage(
  files: PackageFiles,
  functions: readonly AnyFunction[],
  options: RunOptions = {},
): Result<RunOutcome> {
  const form = options.form ?? "normal";
  const packages = packagesOf(files);
  if (!packages.includes("")) {
    return failure({ code: "NoKptfile", severity: "error", message: `${files.root} has no Kptfile: it is no package` });
  }
  const opened: OpenFile[] = [];
  const problems: Problem[] = [];
  const judge = severityOf(options);
  for (const file of files.files) {
    const home = homeOf(packages, file.path);
    const at = { packagePath: posix.join(files.root, home), path: posix.relative(home, file.path) };
    const result = openFile(file, at, form);
    problems.push(...result.problems.map(judge));
    if (result.ok) opened.push(result.value);
  }
  if (problems.some(({ severity }) => severity === "error")) return { ok: false, problems };

  const run: Run = { root: files.root, packages, opened, functions, steps: [] };
  const entries = hydrate(run, "");
  if (!entries.ok) return entries;
  const changes = collectChanges(files.root, opened, entries.value, form);
  return changes.ok ? success({ changes: changes.value, steps: run.steps }, problems) : changes;
}

/** What is told of a file, as a strict run or another takes it. */
export function severityOf({ strict = false }: RunOptions): (problem: Problem) => Problem {
  return (problem) => (strict && problem.code === "DuplicateKey" ? { ...problem, severity: "error" } : problem);
}

interface Run {
  readonly root: string;
  readonly packages: readonly string[];
  readonly opened: readonly OpenFile[];
  readonly functions: readonly AnyFunction[];
  readonly steps: StepReport[];
}

/** The resources of a package after its pipeline: those of its sub-packages, hydrated, then its own. */
function hydrate(run: Run, directory: string): Result<readonly Entry[]> {
  const entries: Entry[] = [];
  const inner = run.packages.filter((other) => other !== "" && homeOf(run.packages, other) === directory);
  for (const child of inner) {
    const hydrated = hydrate(run, child);
    if (!hydrated.ok) return hydrated;
    entries.push(...hydrated.value);
  }
  const own = run.opened.filter(({ path }) => homeOf(run.packages, path) === directory);
  entries.push(...own.flatMap((file) => file.entries));
  const kptfile = own.find(({ path }) => path === posix.join(directory, "Kptfile"))?.entries[0]?.item;
  if (kptfile === undefined) return success(entries);
  const pipeline = readPipeline(kptfile);
  return pipeline.ok ? runPipeline(run, directory, pipeline.value, entries) : pipeline;
}

function runPipeline(
  run: Run,
  directory: string,
  steps: readonly PipelineStep[],
  given: readonly Entry[],
): Result<readonly Entry[]> {
  let entries = given;
  for (const step of steps) {
    const fn = run.functions.find(({ name }) => name === step.function);
    if (fn === undefined) return failure(unknownFunction(run, directory, step));
    const packagePath = posix.join(run.root, directory);
    const config = configOf(step, entries, packagePath);
    if (!config.ok) return config;
    const selected = entries.filter(({ item }) => isSelected(step, item));
    const outcome = runStep(fn, selected, config.value);
    if (!outcome.ok) return failure(...outcome.problems.map((problem) => saidBy(fn.name, problem)));
    run.steps.push({ package: directory, function: fn.name, results: outcome.value.results });
    if (step.role === "mutator") entries = merge(entries, selected, outcome.value.entries);
  }
  return success(entries);
}

/** In a pipeline it has to be said which function found the problem. */
function saidBy(name: string, problem: Problem): Problem {
  return { ...problem, message: `${name}: ${problem.message}` };
}

/** What was selected is replaced where it stood, or gone; what is new comes last. */
function merge(all: readonly Entry[], selected: readonly Entry[], after: readonly Entry[]): readonly Entry[] {
  const results = new Map(after.map((entry) => [idKey(entry.item.id), entry]));
  const isIn = new Set(selected);
  const kept = all.flatMap((entry) => {
    if (!isIn.has(entry)) return [entry];
    const key = idKey(entry.item.id);
    const result = results.get(key);
    results.delete(key);
    return result === undefined ? [] : [result];
  });
  return [...kept, ...results.values()];
}

function configOf(step: PipelineStep, entries: readonly Entry[], packagePath: string): Result<string | undefined> {
  if (step.configPath !== undefined) {
    const path = posix.normalize(step.configPath);
    const found = entries.find(({ item }) => item.id.packagePath === packagePath && item.id.path === path);
    if (found !== undefined) return success(found.item.text);
    const message = `${step.function}: the configPath ${step.configPath} names no file of the package`;
    return failure({ code: "NoConfig", severity: "error", message, file: { path: "Kptfile" } });
  }
  if (step.configMap === undefined) return success(undefined);
  const input = { apiVersion: "v1", kind: "ConfigMap", metadata: { name: "function-input" }, data: step.configMap };
  return success(JSON.stringify(input));
}

function isSelected({ selectors, exclude }: PipelineStep, item: Item): boolean {
  const matches = ({ apiVersion, ...rest }: PipelineSelector): boolean =>
    (apiVersion === undefined || item.apiVersion === apiVersion) && compilePredicate(rest)(item);
  return (selectors.length === 0 || selectors.some(matches)) && !exclude.some(matches);
}

function unknownFunction(run: Run, directory: string, step: PipelineStep): Problem {
  const known = run.functions.map(({ name }) => name).join(", ");
  const message = `the pipeline asks for ${step.function}; the embedded runner has ${known}`;
  return { code: "UnknownFunction", severity: "error", message, file: { path: posix.join(directory, "Kptfile") } };
}

/** Directories with a Kptfile, `""` for the root, in the order of the walk. */
function packagesOf({ files }: PackageFiles): readonly string[] {
  return files.flatMap(({ path }) => {
    if (posix.basename(path) !== "Kptfile") return [];
    return [path === "Kptfile" ? "" : posix.dirname(path)];
  });
}

/** The package that a file or a package lies in: the deepest above it. */
function homeOf(packages: readonly string[], path: string): string {
  let directory = posix.dirname(path);
  while (directory !== "." && !packages.includes(directory)) directory = posix.dirname(directory);
  return directory === "." ? "" : directory;
}
