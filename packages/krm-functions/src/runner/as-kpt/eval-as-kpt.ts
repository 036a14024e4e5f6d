import { type Problem, type Result, success } from "@landfall/core/object";
import { Refusal, readDocument, type YamlNode } from "../../kyaml/index.ts";
import type { KrmFunction } from "../../sdk/function.ts";
import { openItem } from "../../sdk/inside.ts";
import type { PackageFiles } from "../package-files.ts";
import type { RunOutcome } from "../run-outcome.ts";
import { readAll } from "./read-carried.ts";
import { runCarried } from "./run-carried.ts";
import { saveCarried } from "./save-carried.ts";

/** Computes what `kpt fn eval` would write, as `renderAsKpt` does for a package. */
export function evalAsKpt<Config>(
  { root, files }: PackageFiles,
  fn: KrmFunction<Config>,
  options: { readonly config?: string },
  judge: (problem: Problem) => Problem,
): Result<RunOutcome> {
  const opened = readAll(files, (file) => ({ packagePath: "", path: file.path }), judge);
  if (!opened.ok) return opened;
  const config = readConfig(options.config);
  if (!config.ok) return config;
  const carried = opened.value.flatMap(({ entries }) => entries);
  const outcome = runCarried(fn, carried, { config: config.value, packagePath: "" });
  if (!outcome.ok) return { ok: false, problems: [...opened.problems, ...outcome.problems] };
  const changes = saveCarried(root, opened.value, outcome.value.entries);
  if (!changes.ok) return changes;
  const steps = [{ package: "", function: fn.name, results: outcome.value.results }];
  return success({ changes: changes.value, steps }, opened.problems);
}

/**
 * Reads the config, which is never written, so any YAML will do: text that kpt could not write is read for its values.
 */
function readConfig(text: string | undefined): Result<YamlNode | undefined> {
  if (text === undefined) return success(undefined);
  try {
    return success(readDocument(text.replaceAll("\r\n", "\n"))?.root);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const item = openItem(text);
    return item.ok ? success(readDocument(JSON.stringify(item.value.toObject()))?.root) : item;
  }
}
