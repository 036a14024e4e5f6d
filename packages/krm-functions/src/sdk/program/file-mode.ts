import { readFileSync, statSync } from "node:fs";
import { basename, dirname } from "node:path";
import { escapeControl, failure, type Problem, type Result, success } from "@landfall/core/object";
import { evalPackage } from "../../runner/eval-package.ts";
import { fileReason } from "../../runner/file-reason.ts";
import { type PackageFiles, readPackage } from "../../runner/package-files.ts";
import { unifiedDiff } from "../../runner/unified-diff.ts";
import { writeChanges } from "../../runner/write-changes.ts";
import { namingConfig, readConfigText } from "../config/config-text.ts";
import { formatResult } from "../format-result.ts";
import type { KrmFunction } from "../function.ts";
import { problemResult } from "../results.ts";
import type { Command } from "./arguments.ts";
import { decodeUtf8 } from "./decode-utf8.ts";

/** The output of a program, complete before its first byte is written. */
export interface Printed {
  readonly exitCode: 0 | 1 | 141;
  /** Whether it is the list for an orchestrator, which must come whole. */
  readonly isList?: true;
  /** The output, in parts. */
  readonly stdout: readonly string[];
  readonly stderr: string;
}

type FileCommand = Extract<Command, { readonly mode: "files" }>;

/**
 * Runs a function on files and directories and edits them in place; untouched text keeps its bytes. Each path is
 * processed as a list of its own, and nothing is written unless all succeed. Prints the results, and the names of the
 * changed files or their diff.
 */
export function runOnFiles<Config>(
  fn: KrmFunction<Config>,
  { paths, config, show, write, strict }: FileCommand,
): Printed {
  const configText = config === undefined ? undefined : readConfig(config);
  if (configText?.ok === false) return refused(fn.name, configText.problems);
  const inWords = config === undefined ? (problem: Problem) => problem : namingConfig(config);
  const options = { form: "any" as const, strict, ...(configText === undefined ? {} : { config: configText.value }) };
  const lines: string[] = [];
  const problems: Problem[] = [];
  const writes: (() => readonly Problem[])[] = [];
  for (const path of paths) {
    const files = filesAt(path);
    const outcome = files.ok ? evalPackage(files.value, fn, options) : files;
    if (!files.ok || !outcome.ok) {
      problems.push(...outcome.problems.map(inWords));
      continue;
    }
    const { changes, steps } = outcome.value;
    lines.push(...outcome.problems.map((note) => `${formatResult(problemResult(note))}\n`));
    for (const { results } of steps) lines.push(...results.map((result) => `${formatResult(result)}\n`));
    lines.push(...changes.map((change) => (show === "diff" ? unifiedDiff(change) : `${escapeControl(change.path)}\n`)));
    writes.push(() => writeChanges(files.value.root, changes));
  }
  if (problems.length === 0 && write) problems.push(...writes.flatMap((writeAllOf) => writeAllOf()));
  return problems.length > 0 ? refused(fn.name, problems) : { exitCode: 0, stdout: lines, stderr: "" };
}

function readConfig(path: string): Result<string> {
  const text = readText(path);
  return text.ok ? readConfigText(text.value.replace(/^\uFEFF/, ""), path) : text;
}

/** The output of a program that only reports problems. */
export function refused(name: string, problems: readonly Problem[]): Printed {
  const stderr = problems.map((problem) => `${name}: ${formatResult(problemResult(problem))}\n`).join("");
  return { exitCode: 1, stdout: [], stderr };
}

/** Reads all files of a directory, or the one file at the path, whatever its name. */
function filesAt(path: string): Result<PackageFiles> {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return readPackage(path);
  const text = readText(path);
  return text.ok ? success({ root: dirname(path), files: [{ path: basename(path), text: text.value }] }) : text;
}

function readText(path: string): Result<string> {
  try {
    return success(decodeUtf8(readFileSync(path)));
  } catch (error) {
    return failure({ code: "UnreadableFile", severity: "error", message: `${path}: ${fileReason(error)}` });
  }
}
