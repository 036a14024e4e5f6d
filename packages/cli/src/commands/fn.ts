import { escapeControl, failure, type Problem, type Result } from "@landfall/core/object";
import {
  evalPackage,
  namingConfig,
  type RunOutcome,
  readPackage,
  renderPackage,
  type StepReport,
  unifiedDiff,
  writeChanges,
} from "@landfall/krm-functions/runner";
import { formatResult } from "@landfall/krm-functions/sdk";
import { type Arguments, isOn, textOf, unknown } from "../arguments.ts";
import { type Command, DRY, TEXT_OR_JSON } from "../command.ts";
import { FUNCTIONS } from "../functions.ts";
import { absolute } from "../input/absolute.ts";
import { notADirectory } from "../input/not-a-directory.ts";
import { readConfigFile } from "../input/read-config.ts";
import type { Io, Outcome } from "../io.ts";
import { done, failed, misused } from "../outcome.ts";
import { isJson, json } from "../render/format.ts";

const FORM = {
  "any-form": { help: "edit in place what is not in kpt's normal form, instead of refusing it" },
  quiet: { short: "q", help: "do not print what the functions report" },
  verbose: { short: "v", help: "print all of it: also what is neither a warning nor an error" },
  ...TEXT_OR_JSON,
};

/** `landfall fn run` */
export const FN_RUN: Command = {
  name: "fn run",
  usage: "NAME DIR",
  summary: "Run one function on a directory, as kpt fn eval does, without kpt",
  description: `NAME is ${FUNCTIONS.map(({ name }) => name).join(", ")}. Writes what kpt would write, or nothing: files that are not in
kpt's normal form are refused (kpt fn render makes them so), or edited in place with --any-form.`,
  example: "landfall fn run --config suspend.yaml --diff set-suspend fleet",
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
    const text = path === undefined ? undefined : readConfigFile(path, io);
    if (text?.ok === false) return failed(text.problems);
    const config = text?.value;
    const evaluate: Run = (files, form) => {
      const outcome = evalPackage(files, fn, { form, ...(config === undefined ? {} : { config }) });
      const needsConfig = !outcome.ok && config === undefined && outcome.problems.some(isOfConfig);
      if (needsConfig) return failure(noConfig(fn.config.kind), ...outcome.problems);
      return outcome.ok || path === undefined ? outcome : failure(...outcome.problems.map(namingConfig(path)));
    };
    return runOn(directory, args, io, evaluate, reportFor(args));
  },
};

function isOfConfig({ field }: Problem): boolean {
  return field?.startsWith("functionConfig") === true;
}

function noConfig(kind: string): Problem {
  const hint = `write a ${kind} and give it with --config FILE`;
  return { code: "NoConfig", severity: "error", message: "it was given no config, and needs one", hint };
}

/** `landfall fn render` */
export const FN_RENDER: Command = {
  name: "fn render",
  usage: "DIR",
  summary: "Run the pipeline of a package, as kpt fn render does, without kpt",
  description: `Runs the functions that the Kptfile names, as far as they are ${FUNCTIONS.map(({ name }) => name).join(", ")}. Writes what kpt
would write, or nothing.`,
  example: `landfall fn render --dry-run fleet
landfall fn render fleet`,
  flags: { ...FORM, ...DRY },
  arity: [1, 1],
  run: (args, io) =>
    runOn(
      args.positionals[0] ?? "",
      args,
      io,
      (files, form) => renderPackage(files, FUNCTIONS, { form }),
      reportFor(args),
    ),
};

type Files = Parameters<typeof renderPackage>[0];
type Run = (files: Files, form: "normal" | "any") => Result<RunOutcome>;

/** Runs something on the files of a directory, and writes, or with a dry run names, what changed. */
export function runOn(
  path: string,
  args: Arguments,
  io: Io,
  run: Run,
  report: (step: StepReport) => string = fullReport,
): Outcome {
  const directory = absolute(io, path);
  const missing = notADirectory(directory, path);
  if (missing !== undefined) return failed([missing]);
  const files = readPackage(directory);
  if (!files.ok) return failed(files.problems);
  const outcome = run(files.value, isOn(args, "any-form") ? "any" : "normal");
  // What would have been done is no news where nothing was.
  if (!outcome.ok) return failed(outcome.problems.filter(({ severity }) => severity !== "info").map(inOurWords));
  const { changes, steps } = outcome.value;
  const dry = isOn(args, "dry-run") || isOn(args, "diff");
  const problems = dry ? [] : writeChanges(directory, changes);
  if (problems.length > 0) return failed(problems);
  if (isJson(args)) return done(json(outcomeJson(outcome.value, { dry, diff: isOn(args, "diff") })));
  const shown = changes
    .map((change) => (isOn(args, "diff") ? unifiedDiff(change) : `${escapeControl(change.path)}\n`))
    .join("");
  const notes = done("", outcome.problems).stderr;
  return { exitCode: 0, stdout: shown, stderr: isOn(args, "quiet") ? "" : notes + steps.map(report).join("") };
}

/** What is to be done, by the flag that does it. */
function inOurWords(problem: Problem): Problem {
  if (problem.code !== "NotNormalForm") return problem;
  return { ...problem, hint: "run `kpt fn render` once, or edit it in place with --any-form" };
}

/** Says on stderr why nothing was done, where nothing would be said at all. */
export function notSilent(outcome: Outcome, args: Arguments, why: string): Outcome {
  const { exitCode, stdout, stderr } = outcome;
  const isSilent = exitCode === 0 && stdout === "" && stderr === "" && !isOn(args, "quiet");
  return isSilent ? { ...outcome, stderr: `${escapeControl(why)}: nothing to change\n` } : outcome;
}

/** What changed and what the functions reported, for programs. */
function outcomeJson(
  { changes, steps }: RunOutcome,
  { dry, diff }: { readonly dry: boolean; readonly diff: boolean },
): unknown {
  const files = changes.map((change) => ({ path: change.path, ...(diff ? { diff: unifiedDiff(change) } : {}) }));
  return { written: !dry, changes: files, steps };
}

function reportFor(args: Arguments): (step: StepReport) => string {
  return isOn(args, "verbose") ? fullReport : briefReport;
}

function fullReport({ function: name, results }: StepReport): string {
  return results.map((result) => `${name}: ${formatResult(result)}\n`).join("");
}

/** What a function says of the whole, warnings and errors in full, and how many notes there are beside. */
function briefReport(step: StepReport): string {
  const { function: name, results } = step;
  const shown = results.filter(
    ({ severity, resourceRef }, at) => severity !== "info" || (at === 0 && resourceRef === undefined),
  );
  const others = results.length - shown.length;
  const notes = `${others} ${shown.length > 0 ? "more " : ""}${others === 1 ? "note" : "notes"}`;
  return fullReport({ ...step, results: shown }) + (others === 0 ? "" : `${name}: ${notes} (shown by --verbose)\n`);
}
