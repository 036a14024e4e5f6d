import { readFileSync, statSync } from "node:fs";
import { failure, type Problem, type Result } from "@landfall/core/object";
import {
  evalPackage,
  type RunOutcome,
  readPackage,
  renderPackage,
  type StepReport,
  unifiedDiff,
  writeChanges,
} from "@landfall/krm-functions/runner";
import { formatResult } from "@landfall/krm-functions/sdk";
import { type Arguments, isOn, textOf, unknown } from "../arguments.ts";
import { type Command, DRY } from "../command.ts";
import { FUNCTIONS } from "../functions.ts";
import { absolute } from "../input/absolute.ts";
import type { Io, Outcome } from "../io.ts";
import { failed, misused } from "../outcome.ts";

const FORM = {
  "any-form": { help: "edit in place what is not in kpt's normal form, instead of refusing it" },
  quiet: { short: "q", help: "do not print what the functions report" },
};

/** `landfall fn run` */
export const FN_RUN: Command = {
  name: "fn run",
  usage: "NAME DIR",
  summary: "Run one function on a directory, as kpt fn eval does, without kpt",
  description: `NAME is ${FUNCTIONS.map(({ name }) => name).join(", ")}. Writes what kpt would write, or nothing: files that are not in
kpt's normal form are refused (kpt fn render makes them so), or edited in place with --any-form.`,
  flags: { config: { value: "FILE", short: "f", help: "the function config" }, ...FORM, ...DRY },
  arity: [2, 2],
  run(args, io) {
    const [name = "", directory = ""] = args.positionals;
    const fn = FUNCTIONS.find((candidate) => candidate.name === name);
    if (fn === undefined)
      return misused(
        unknown(
          "function",
          name,
          FUNCTIONS.map((one) => one.name),
        ),
        "landfall fn run [flags] NAME DIR",
      );
    const path = textOf(args, "config");
    const config = path === undefined ? undefined : readConfig(absolute(io, path), path);
    if (config !== undefined && typeof config !== "string") return failed(config.problems);
    return runOn(directory, args, io, (files, form) =>
      evalPackage(files, fn, { form, ...(config === undefined ? {} : { config }) }),
    );
  },
};

/** `landfall fn render` */
export const FN_RENDER: Command = {
  name: "fn render",
  usage: "DIR",
  summary: "Run the pipeline of a package, as kpt fn render does, without kpt",
  description: `Runs the functions that the Kptfile names, as far as they are ${FUNCTIONS.map(({ name }) => name).join(", ")}. Writes what kpt
would write, or nothing.`,
  flags: { ...FORM, ...DRY },
  arity: [1, 1],
  run: (args, io) =>
    runOn(args.positionals[0] ?? "", args, io, (files, form) => renderPackage(files, FUNCTIONS, { form })),
};

type Files = Parameters<typeof renderPackage>[0];
type Run = (files: Files, form: "normal" | "any") => Result<RunOutcome>;

/** Runs something on the files of a directory, and writes, or with a dry run names, what changed. */
export function runOn(path: string, args: Arguments, io: Io, run: Run): Outcome {
  const directory = absolute(io, path);
  if (statSync(directory, { throwIfNoEntry: false })?.isDirectory() !== true) {
    return failed([{ code: "NotADirectory", severity: "error", message: `${path} is no directory` }]);
  }
  const files = readPackage(directory);
  if (!files.ok) return failed(files.problems);
  const outcome = run(files.value, isOn(args, "any-form") ? "any" : "normal");
  if (!outcome.ok) return failed(outcome.problems);
  const { changes, steps } = outcome.value;
  const dry = isOn(args, "dry-run") || isOn(args, "diff");
  const problems = dry ? [] : writeChanges(directory, changes);
  if (problems.length > 0) return failed(problems);
  const shown = changes.map((change) => (isOn(args, "diff") ? unifiedDiff(change) : `${change.path}\n`)).join("");
  return { exitCode: 0, stdout: shown, stderr: isOn(args, "quiet") ? "" : steps.map(reportOf).join("") };
}

function reportOf({ function: name, results }: StepReport): string {
  return results.map((result) => `${name}: ${formatResult(result)}\n`).join("");
}

function readConfig(file: string, path: string): string | { readonly problems: readonly Problem[] } {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const message = `${path}: ${error instanceof Error ? error.message : String(error)}`;
    return failure({ code: "NoConfig", severity: "error", message });
  }
}
