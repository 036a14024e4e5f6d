import { type Problem, type Result, success } from "@landfall/core/object";
import type { KrmFunction } from "../sdk/function.ts";
import { evalAsKpt } from "./as-kpt/eval-as-kpt.ts";
import { collectChanges } from "./changes.ts";
import { type Foreign, type OpenFile, openFile } from "./entries.ts";
import type { PackageFiles } from "./package-files.ts";
import { severityOf } from "./render-package.ts";
import type { RunOptions, RunOutcome } from "./run-outcome.ts";
import { runStep } from "./run-step.ts";
import { nothingButTemplates } from "./template.ts";

/**
 * Computes what `kpt fn eval` would write: one function over all resources of a directory, including Kptfiles, without
 * a pipeline. `config` is the YAML text of the function config, if there is one. Info `NoNameYet`: an object with a
 * `generateName` in place of a name is left out (in kpt's form it is an error, as in kpt). With `foreign: "leave"` a
 * document that is no resource keeps its bytes: an info `NotAResource` names each such document, and a warning each
 * file with an unreadable document.
 */
export function evalPackage<Config>(
  files: PackageFiles,
  fn: KrmFunction<Config>,
  options: RunOptions & { readonly config?: string; readonly foreign?: Foreign } = {},
): Result<RunOutcome> {
  if (options.form !== "any") return evalAsKpt(files, fn, options, severityOf(options));
  const opened: OpenFile[] = [];
  const problems: Problem[] = [];
  for (const file of files.files) {
    const result = openFile(file, { packagePath: "", path: file.path, inPlace: true }, options.foreign, files.onRead);
    problems.push(...result.problems.map(severityOf(options)));
    if (result.ok) opened.push(result.value);
  }
  if (problems.some(({ severity }) => severity === "error")) return { ok: false, problems };
  const outcome = runStep(
    fn,
    opened.flatMap(({ entries }) => entries),
    options.config,
    // Who holds first must not show in the bytes.
    "function",
  );
  if (!outcome.ok) return { ok: false, problems: [...problems, ...outcome.problems] };
  const isEmpty = opened.every(({ entries }) => entries.length === 0);
  const changes = collectChanges(files.root, opened, outcome.value.entries);
  if (!changes.ok) return changes;
  const steps = [{ package: "", function: fn.name, results: outcome.value.results }];
  return success({ changes: changes.value, steps }, isEmpty ? nothingButTemplates(problems) : problems);
}
