import { failure, type Problem } from "@landfall/core/object";
import { evalPackage, namingConfig, renderPackage, type StepReport } from "@landfall/krm-functions/runner";
import { type Arguments, isOn, textOf, unknown } from "../arguments.ts";
import { type Command, DRY, TEXT_OR_JSON } from "../command.ts";
import { FUNCTIONS } from "../functions.ts";
import { readConfigFile } from "../input/read-config.ts";
import { failed, misused } from "../outcome.ts";
import { inPackageRevision } from "./package-revision.ts";
import { type FileEdit, fullReport, runOn } from "./run-on.ts";

const FORM = {
  "any-form": { help: "edit in place, and leave everything else as it is, instead of writing whole files as kpt does" },
  strict: { help: "refuse objects in which a key is there twice, instead of taking the first one" },
  quiet: { short: "q", help: "do not print what the functions report" },
  verbose: { short: "v", help: "print all of it: also what is neither a warning nor an error" },
  ...TEXT_OR_JSON,
};

/** The command `landfall fn run`. */
export const FN_RUN: Command = {
  name: "fn run",
  usage: "NAME DIR|FILE",
  summary: "Run one function on a directory, as kpt fn eval does, without kpt",
  description: `NAME is ${FUNCTIONS.map(({ name }) => name).join(", ")}. Writes what kpt would write, or nothing: where that is not
known, it says why; with --any-form files are edited in place. FILE, or - for stdin, may hold a PackageRevisionResources of
Porch: then the files in it are meant.`,
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
        "landfall fn run [flags] NAME DIR|FILE",
      );
    const path = textOf(args, "config");
    const text = path === undefined ? undefined : readConfigFile(path, io);
    if (text?.ok === false) return failed(text.problems);
    const config = text?.value;
    const evaluate: FileEdit["run"] = (files, form) => {
      const outcome = evalPackage(files, fn, {
        form,
        strict: isOn(args, "strict"),
        ...(config === undefined ? {} : { config }),
      });
      const needsConfig = !outcome.ok && config === undefined && outcome.problems.some(isOfConfig);
      if (needsConfig) return failure(noConfig(fn.config.kind), ...outcome.problems);
      return outcome.ok || path === undefined ? outcome : failure(...outcome.problems.map(namingConfig(path)));
    };
    return runOn([directory], args, io, { run: inPackageRevision(evaluate), report: reportFor(args), asKpt: true });
  },
};

function isOfConfig({ field }: Problem): boolean {
  return field?.startsWith("functionConfig") === true;
}

function noConfig(kind: string): Problem {
  const hint = `write a ${kind} and give it with --config FILE`;
  return { code: "NoConfig", severity: "error", message: "it was given no config, and needs one", hint };
}

/** The command `landfall fn render`. */
export const FN_RENDER: Command = {
  name: "fn render",
  usage: "DIR|FILE",
  summary: "Run the pipeline of a package, as kpt fn render does, without kpt",
  description: `Runs the functions that the Kptfile names, as far as they are ${FUNCTIONS.map(({ name }) => name).join(", ")}. Writes what kpt
would write, or nothing. FILE, or - for stdin, may hold a PackageRevisionResources of Porch: then the package in it is meant.`,
  example: `landfall fn render --dry-run fleet
landfall fn render fleet
kubectl get packagerevisionresources blueprints.shop.v1 -o yaml | landfall fn render -`,
  flags: { ...FORM, ...DRY },
  arity: [1, 1],
  run: (args, io) =>
    runOn(args.positionals, args, io, {
      run: inPackageRevision((files, form) => {
        const alone = files.files.find(({ isNamed }) => isNamed);
        if (alone !== undefined) return failure(noPackage(alone.name));
        return renderPackage(files, FUNCTIONS, { form, strict: isOn(args, "strict") });
      }),
      report: reportFor(args),
      asKpt: true,
    }),
};

/** A file of a package is rendered with the others, or not at all. */
function noPackage(path: string): Problem {
  const hint = "give the directory of its Kptfile, or a PackageRevisionResources";
  return { code: "NoKptfile", severity: "error", message: "a file alone is no package", file: { path }, hint };
}

function reportFor(args: Arguments): (step: StepReport) => string {
  return isOn(args, "verbose") ? fullReport : briefReport;
}

/**
 * A short report of a function: its result about the whole run, warnings and errors in full, and the number of other
 * notes.
 */
function briefReport(step: StepReport): string {
  const { function: name, results } = step;
  const shown = results.filter(
    ({ severity, resourceRef }, at) => severity !== "info" || (at === 0 && resourceRef === undefined),
  );
  const others = results.length - shown.length;
  const notes = `${others} ${shown.length > 0 ? "more " : ""}${others === 1 ? "note" : "notes"}`;
  return fullReport({ ...step, results: shown }) + (others === 0 ? "" : `${name}: ${notes} (shown by --verbose)\n`);
}
