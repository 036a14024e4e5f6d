import { escapeControl, type Problem, type Result, success } from "@landfall/core/object";
import {
  evalPackage,
  type FileChange,
  type Form,
  lookAtPackage,
  type RunOutcome,
  readPackage,
  type StepReport,
  unifiedDiff,
  writeChanges,
} from "@landfall/krm-functions/runner";
import { formatResult, type KrmFunction, type ResourceList } from "@landfall/krm-functions/sdk";
import { type Arguments, isOn } from "../arguments.ts";
import { absolute } from "../input/absolute.ts";
import { foldForeign } from "../input/foreign.ts";
import { notADirectory } from "../input/not-a-directory.ts";
import { readSources, type Sources } from "../input/sources.ts";
import { filesOf, unreadAmong } from "../input/unread.ts";
import type { Io, Outcome } from "../io.ts";
import { done, failed } from "../outcome.ts";
import { isJson, json } from "../render/format.ts";

/** An edit of files by functions, and how it is reported. */
export interface FileEdit {
  readonly run: (files: Sources, form: Form) => Result<RunOutcome>;
  /** Formats the report of a step. Default: all its results. */
  readonly report?: (step: StepReport) => string;
  /** Called with the changes before they are written; if it returns an outcome, nothing is written. */
  readonly before?: (outcome: RunOutcome, dry: boolean) => Outcome | undefined;
  /** Changes the outcome after the run. */
  readonly after?: (outcome: Outcome, run: RunOutcome) => Outcome;
  /**
   * The action that was asked, such as `held`, and is not done to objects in a file that cannot be read: the exit code is
   * 1 then. Absent: such a file is no failure.
   */
  readonly unread?: string | undefined;
  /** Translates what functions say into the words of this command. */
  readonly inWords?: { readonly text: (text: string) => string; readonly problem: (problem: Problem) => Problem };
  /** Whether a directory is a package, read as kpt reads it: hidden folders too. Default: false. */
  readonly asKpt?: boolean;
}

/**
 * Edits the files at paths and writes the changes, or names them on a dry run. Input from stdin is printed to stdout
 * after the edit.
 */
export function runOn(paths: readonly string[], args: Arguments, io: Io, edit: FileEdit): Outcome {
  const { run, report = fullReport, asKpt = false, inWords = AS_THEY_SAY } = edit;
  const read = readFiles(paths, io, asKpt);
  if (!read.ok) return failed(read.problems);
  const { root, isStdin } = read.value;
  if (isStdin && isJson(args)) return failed([jsonOfStdin()]);
  const outcome = run(read.value, isOn(args, "any-form") ? "any" : "kpt");
  // After a failure, notes about changes that were not made are left out.
  if (!outcome.ok) {
    const told = outcome.problems.filter(({ severity }) => severity !== "info").map(inOurWords);
    return failed(told.map(inWords.problem));
  }
  const { changes, steps } = outcome.value;
  const dry = isOn(args, "dry-run") || isOn(args, "diff");
  const stopped = edit.before?.(outcome.value, dry);
  if (stopped !== undefined) return stopped;
  const problemsRead = [...read.problems, ...outcome.problems];
  const unread = unreadAmong(problemsRead);
  const isInVain = changes.length === 0 && unread.length > 0;
  const finish = (ended: Outcome): Outcome => {
    const whole = edit.after?.(ended, outcome.value) ?? ended;
    return isInVain || edit.unread === undefined ? whole : withUnread(whole, edit.unread, unread);
  };
  const problems = dry || isStdin ? [] : writeChanges(root, changes);
  if (problems.length > 0) return failed(problems);
  const notAll = failed([...foldForeign(problemsRead, args), NOT_ALL_READ]);
  if (isJson(args)) {
    const shown = done(json(outcomeJson(outcome.value, { dry, diff: isOn(args, "diff") })));
    return finish(isInVain ? { ...notAll, stdout: shown.stdout } : shown);
  }
  const shown = isStdin && !dry ? afterEdit(read.value, changes) : namesOf(changes, isOn(args, "diff"));
  if (isInVain) return finish(notAll);
  const notes = done("", foldForeign(problemsRead, args)).stderr;
  const said = inWords.text(steps.map(report).join(""));
  return finish({ exitCode: 0, stdout: shown, stderr: isOn(args, "quiet") ? "" : notes + said });
}

const NOT_ALL_READ: Problem = {
  code: "UnreadableFile",
  severity: "error",
  message: "nothing is changed, and not every file could be read: that there is nothing to change is not known",
};

/** Adds that what lies in unreadable files was not done, which is a failure. */
function withUnread(outcome: Outcome, verb: string, problems: readonly Problem[]): Outcome {
  if (problems.length === 0) return outcome;
  const line = `not ${verb}: what lies in ${filesOf(problems)}, which could not be read`;
  return { ...outcome, exitCode: 1, stderr: `${outcome.stderr}${escapeControl(line)}\n` };
}

const AS_THEY_SAY: NonNullable<FileEdit["inWords"]> = { text: (text) => text, problem: (problem) => problem };

/**
 * Runs one function on sources, editing them in place whatever their form. In a directory, files without Kubernetes
 * objects and unreadable files stay as they are; a file that was named must be readable.
 */
export function evalSources<Config>(sources: Sources, fn: KrmFunction<Config>, config?: unknown): Result<RunOutcome> {
  return evalPackage(sources, fn, {
    form: "any",
    foreign: foreignIn(sources),
    ...(config !== undefined && { config: JSON.stringify(config) }),
  });
}

/** Calls `look` with sources as a function gets them; unreadable files of a directory are left out. */
export function lookAtSources<T>(sources: Sources, look: (list: ResourceList) => T): Result<T> {
  return lookAtPackage(sources, look, foreignIn(sources));
}

function foreignIn({ files }: Sources): "refuse" | "leave" {
  return files.every(({ isNamed }) => isNamed) ? "refuse" : "leave";
}

function readFiles(paths: readonly string[], io: Io, asKpt: boolean): Result<Sources> {
  const [path = ""] = paths;
  if (!asKpt || paths.length > 1 || path === "-" || notADirectory(absolute(io, path), path) !== undefined)
    return readSources(paths, io);
  const files = readPackage(absolute(io, path));
  if (!files.ok) return files;
  const { root } = files.value;
  return success({
    root,
    files: files.value.files.map((file) => ({ ...file, isNamed: false, name: file.path })),
    isStdin: false,
  });
}

function jsonOfStdin(): Problem {
  const message = "what stdin held is printed as it comes out: there is no JSON beside it";
  return { code: "StdinNotAlone", severity: "error", message, hint: "leave out -o json, or name a file" };
}

function afterEdit({ files }: Sources, changes: readonly FileChange[]): string {
  const added = changes.filter(({ path }) => files.every((file) => file.path !== path));
  const whole = files.map(({ path, text }) => {
    const change = changes.find((one) => one.path === path);
    return change === undefined ? text : (change.after ?? "");
  });
  return [...whole, ...added.map(({ after = "" }) => `---\n${after}`)].join("");
}

function namesOf(changes: readonly FileChange[], asDiff: boolean): string {
  return changes.map((change) => (asDiff ? unifiedDiff(change) : `${escapeControl(change.path)}\n`)).join("");
}

/** Adds a hint with the flag that solves the problem. */
function inOurWords(problem: Problem): Problem {
  if (problem.code !== "NotAsKpt") return problem;
  return { ...problem, hint: "edit it in place with --any-form, or render it with kpt" };
}

/** Explains on stderr why nothing was done, if there would be no output at all. */
export function notSilent(outcome: Outcome, args: Arguments, why: string): Outcome {
  const { exitCode, stdout, stderr } = outcome;
  const isSilent = exitCode === 0 && stdout === "" && ONLY_LEFT_OUT.test(stderr) && !isOn(args, "quiet");
  return isSilent ? { ...outcome, stderr: `${stderr}${escapeControl(why)}: nothing to change\n` } : outcome;
}

/** Output that is empty, or consists of notes about documents and links that were left out. */
const ONLY_LEFT_OUT = /^(?:(?:info|warning): [^\n]*\n)*$/;

/** The changes and the reports of the functions, as JSON for programs. */
function outcomeJson(
  { changes, steps }: RunOutcome,
  { dry, diff }: { readonly dry: boolean; readonly diff: boolean },
): unknown {
  const files = changes.map((change) => ({ path: change.path, ...(diff ? { diff: unifiedDiff(change) } : {}) }));
  return { written: !dry, changes: files, steps };
}

/** All results of a step, one on each line. */
export function fullReport({ function: name, results }: StepReport): string {
  return results.map((result) => `${name}: ${formatResult(result)}\n`).join("");
}
