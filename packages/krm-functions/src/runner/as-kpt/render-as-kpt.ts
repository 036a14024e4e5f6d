import { posix } from "node:path";
import { failure, type Problem, type Result, success } from "@landfall/core/object";
import {
  annotationOf,
  copyNode,
  readDocument,
  removeAnnotation,
  setAnnotation,
  writeDocuments,
  type YamlNode,
} from "../../kyaml/index.ts";
import { type Item, openItem } from "../../sdk/inside.ts";
import type { PackageFiles } from "../package-files.ts";
import { homeOf, packagesOf } from "../package-tree.ts";
import { isSelected, type PipelineStep } from "../pipeline.ts";
import type { AnyFunction, RunOutcome } from "../run-outcome.ts";
import { type CarrierOutcome, noConfig, runPipelines, type StepCall } from "../run-pipelines.ts";
import { attribute } from "./attribute.ts";
import { AT, type Carried } from "./carried.ts";
import { readAll } from "./read-carried.ts";
import { runCarried } from "./run-carried.ts";
import { saveCarried } from "./save-carried.ts";

/**
 * Computes what `kpt fn render` would write, in the same way: parses every object, writes it into a list for each
 * function, parses the output, and restores what was lost. So documents of any form come out as from kpt; a form whose
 * outcome is not certain is a problem, `NotAsKpt`.
 */
export function renderAsKpt(
  { root, files }: PackageFiles,
  functions: readonly AnyFunction[],
  judge: (problem: Problem) => Problem,
): Result<RunOutcome> {
  const packages = packagesOf(files);
  const opened = readAll(
    files,
    ({ path }) => {
      const home = homeOf(packages, path);
      return { packagePath: posix.join(root, home), path: posix.relative(home, path) };
    },
    judge,
  );
  if (!opened.ok) return opened;
  const hydrated = runPipelines<Carried>({ root, packages, files: opened.value, functions, itemOf, runStep });
  if (!hydrated.ok) return { ok: false, problems: [...opened.problems, ...hydrated.problems] };
  const { entries, steps } = hydrated.value;
  for (const { node } of entries) attribute(node);
  const changes = saveCarried(root, opened.value, entries);
  return changes.ok ? success({ changes: changes.value, steps }, opened.problems) : changes;
}

function runStep(fn: AnyFunction, { step, packagePath, all }: StepCall<Carried>): Result<CarrierOutcome<Carried>> {
  const config = configOf(step, all, packagePath);
  if (!config.ok) return config;
  const input = step.role === "validator" ? all.map(cloneOf) : all;
  const isChoosy = step.selectors.length + step.exclude.length > 0;
  if (!isChoosy) return runCarried(fn, input, { config: config.value, packagePath });
  for (const [at, { node }] of input.entries()) setAnnotation(node, AT.selection, String(at));
  const selected = input.filter((one) => selects(step, one));
  const outcome = runCarried(fn, selected, { config: config.value, packagePath });
  if (!outcome.ok) return outcome;
  const entries = merge(input, selected, outcome.value.entries);
  for (const { node } of entries) removeAnnotation(node, AT.selection);
  return success({ ...outcome.value, entries });
}

function cloneOf({ node, top }: Carried): Carried {
  return { node: copyNode(node), top };
}

/** Puts each selected object back in its position, or removes it; new objects come last. */
function merge(all: readonly Carried[], selected: readonly Carried[], after: readonly Carried[]): readonly Carried[] {
  const isIn = new Set(selected);
  const idOf = ({ node }: Carried): string => annotationOf(node, AT.selection);
  const results = new Map(after.map((one) => [idOf(one), one]));
  const kept = all.flatMap((one) => {
    if (!isIn.has(one)) return [one];
    const result = results.get(idOf(one));
    return result === undefined ? [] : [result];
  });
  return [...kept, ...after.filter((one) => idOf(one) === "")];
}

function itemOf({ node }: Carried): Item | undefined {
  const item = openItem(writeDocuments([[{ root: copyNode(node), head: "", foot: "" }, "compact"]]));
  return item.ok ? item.value : undefined;
}

function selects(step: PipelineStep, one: Carried): boolean {
  const item = itemOf(one);
  return item !== undefined && isSelected(step, item);
}

function configOf(step: PipelineStep, carried: readonly Carried[], packagePath: string): Result<YamlNode | undefined> {
  if (step.configPath !== undefined) {
    const path = posix.normalize(step.configPath);
    const found = carried.find(
      ({ node }) => annotationOf(node, AT.packagePath) === packagePath && annotationOf(node, AT.path) === path,
    );
    if (found !== undefined) return success(found.node);
    return failure(noConfig(step));
  }
  if (step.configMap === undefined) return success(undefined);
  const input = { apiVersion: "v1", kind: "ConfigMap", metadata: { name: "function-input" }, data: step.configMap };
  return success(readDocument(JSON.stringify(input))?.root);
}
