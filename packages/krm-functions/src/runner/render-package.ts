import { posix } from "node:path";
import { failure, type Problem, type Result, success } from "@landfall/core/object";
import { renderAsKpt } from "./as-kpt/render-as-kpt.ts";
import { collectChanges } from "./changes.ts";
import { type Entry, type OpenFile, openFile } from "./entries.ts";
import type { PackageFiles } from "./package-files.ts";
import { homeOf, packagesOf } from "./package-tree.ts";
import { isSelected, type PipelineStep } from "./pipeline.ts";
import type { AnyFunction, RunOptions, RunOutcome } from "./run-outcome.ts";
import { noConfig, runPipelines, type StepCall } from "./run-pipelines.ts";
import { idKey, runStep } from "./run-step.ts";

/**
 * Computes what `kpt fn render` would write: runs the pipelines of the Kptfiles, the deepest packages first, each on
 * the resources of its sub-packages and its own; mutators, then validators, whose changes are dropped. `functions` are
 * matched by the name of a step's `exec` or `image`. Any problem means no changes at all.
 */
export function renderPackage(
  files: PackageFiles,
  functions: readonly AnyFunction[],
  options: RunOptions = {},
): Result<RunOutcome> {
  const packages = packagesOf(files.files);
  if (!packages.includes("")) {
    return failure({ code: "NoKptfile", severity: "error", message: `${files.root} has no Kptfile: it is no package` });
  }
  const judge = severityOf(options);
  return options.form === "any" ? renderInPlace(files, functions, judge) : renderAsKpt(files, functions, judge);
}

/** Returns the severity of a file's problem, which depends on whether the run is strict. */
export function severityOf({ strict = false }: RunOptions): (problem: Problem) => Problem {
  return (problem) => (strict && problem.code === "DuplicateKey" ? { ...problem, severity: "error" } : problem);
}

function renderInPlace(
  files: PackageFiles,
  functions: readonly AnyFunction[],
  judge: (problem: Problem) => Problem,
): Result<RunOutcome> {
  const { root } = files;
  const packages = packagesOf(files.files);
  const opened: OpenFile[] = [];
  const problems: Problem[] = [];
  for (const file of files.files) {
    const home = homeOf(packages, file.path);
    const at = { packagePath: posix.join(root, home), path: posix.relative(home, file.path) };
    const result = openFile(file, at);
    problems.push(...result.problems.map(judge));
    if (result.ok) opened.push(result.value);
  }
  if (problems.some(({ severity }) => severity === "error")) return { ok: false, problems };

  const hydrated = runPipelines<Entry>({
    root,
    packages,
    files: opened.map((file) => ({ ...file, text: "" })),
    functions,
    itemOf: ({ item }) => item,
    runStep: runOnEntries,
  });
  if (!hydrated.ok) return { ok: false, problems: [...problems, ...hydrated.problems] };
  const { entries, steps } = hydrated.value;
  const changes = collectChanges(root, opened, entries);
  return changes.ok ? success({ changes: changes.value, steps }, problems) : changes;
}

function runOnEntries(
  fn: AnyFunction,
  { step, packagePath, all }: StepCall<Entry>,
): ReturnType<typeof runStep<unknown>> {
  const config = configOf(step, all, packagePath);
  if (!config.ok) return config;
  const selected = all.filter(({ item }) => isSelected(step, item));
  const outcome = runStep(fn, selected, config.value);
  if (!outcome.ok) return outcome;
  const { entries, results } = outcome.value;
  return success({ entries: merge(all, selected, entries), results });
}

/** Puts each selected entry back in its position, or removes it; new entries come last. */
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
    return failure(noConfig(step));
  }
  if (step.configMap === undefined) return success(undefined);
  const input = { apiVersion: "v1", kind: "ConfigMap", metadata: { name: "function-input" }, data: step.configMap };
  return success(JSON.stringify(input));
}
