import { posix } from "node:path";
import { failure, type Problem, type Result, success } from "@landfall/core/object";
import type { Item } from "../sdk/inside.ts";
import type { FunctionResult } from "../sdk/result.ts";
import type { PackageFile } from "./package-files.ts";
import { homeOf } from "./package-tree.ts";
import { type PipelineStep, readPipeline } from "./pipeline.ts";
import type { AnyFunction, StepReport } from "./run-outcome.ts";

/** The objects of a run, and how they are passed through a function. */
export interface Carrier<T> {
  readonly root: string;
  /** The directories of the packages, in the order of the walk. */
  readonly packages: readonly string[];
  readonly files: readonly (PackageFile & { readonly entries: readonly T[] })[];
  readonly functions: readonly AnyFunction[];
  itemOf(entry: T): Item | undefined;
  /** Runs a function on the objects that the step selects. A validator's changes are dropped. */
  runStep(fn: AnyFunction, call: StepCall<T>): Result<CarrierOutcome<T>>;
}

/** A step to run, with the objects of its package. */
export interface StepCall<T> {
  readonly step: PipelineStep;
  /** The directory of the package, as an absolute path. */
  readonly packagePath: string;
  readonly all: readonly T[];
}

/** All objects after a step, and the results of its function. */
export interface CarrierOutcome<T> {
  readonly entries: readonly T[];
  readonly results: readonly FunctionResult[];
}

/** The result after all pipelines have run. */
export interface Hydrated<T> {
  readonly entries: readonly T[];
  readonly steps: readonly StepReport[];
}

/**
 * Runs the pipelines of all packages, the deepest first, each on the objects of its sub-packages and its own:
 * mutators, then validators, whose changes are dropped.
 */
export function runPipelines<T>(carrier: Carrier<T>): Result<Hydrated<T>> {
  const steps: StepReport[] = [];
  const entries = hydrate(carrier, "", steps);
  return entries.ok ? success({ entries: entries.value, steps }) : entries;
}

function hydrate<T>(carrier: Carrier<T>, directory: string, steps: StepReport[]): Result<readonly T[]> {
  const entries: T[] = [];
  for (const child of carrier.packages) {
    if (child === "" || homeOf(carrier.packages, child) !== directory) continue;
    const hydrated = hydrate(carrier, child, steps);
    if (!hydrated.ok) return hydrated;
    entries.push(...hydrated.value);
  }
  const own = carrier.files.filter(({ path }) => homeOf(carrier.packages, path) === directory);
  for (const file of own) entries.push(...file.entries);
  const kptfile = own.find(({ path }) => path === posix.join(directory, "Kptfile"))?.entries[0];
  const item = kptfile === undefined ? undefined : carrier.itemOf(kptfile);
  if (item === undefined) return success(entries);
  const pipeline = readPipeline(item);
  return pipeline.ok ? runPipeline(carrier, { directory, pipeline: pipeline.value, entries }, steps) : pipeline;
}

function runPipeline<T>(
  carrier: Carrier<T>,
  given: { readonly directory: string; readonly pipeline: readonly PipelineStep[]; readonly entries: readonly T[] },
  steps: StepReport[],
): Result<readonly T[]> {
  const { directory, pipeline } = given;
  const packagePath = posix.join(carrier.root, directory);
  let { entries } = given;
  for (const step of pipeline) {
    const fn = carrier.functions.find(({ name }) => name === step.function);
    if (fn === undefined) return failure(unknownFunction(carrier.functions, directory, step));
    const outcome = carrier.runStep(fn, { step, packagePath, all: entries });
    if (!outcome.ok) return failure(...outcome.problems.map((problem) => saidBy(fn.name, problem)));
    steps.push({ package: directory, function: fn.name, results: outcome.value.results });
    if (step.role === "mutator") ({ entries } = outcome.value);
  }
  return success(entries);
}

/** Adds the function's name to a problem, because a pipeline runs several. */
function saidBy(name: string, problem: Problem): Problem {
  return problem.code === "NoConfig" ? problem : { ...problem, message: `${name}: ${problem.message}` };
}

function unknownFunction(functions: readonly AnyFunction[], directory: string, step: PipelineStep): Problem {
  const known = functions.map(({ name }) => name).join(", ");
  const message = `the pipeline asks for ${step.function}; the embedded runner has ${known}`;
  return { code: "UnknownFunction", severity: "error", message, file: { path: posix.join(directory, "Kptfile") } };
}

/** The problem that a step's config file does not exist. */
export function noConfig({ function: name, configPath = "" }: PipelineStep): Problem {
  const message = `${name}: the configPath ${configPath} names no file of the package`;
  return { code: "NoConfig", severity: "error", message, file: { path: "Kptfile" } };
}
