import { readFileSync, statSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { Problem, Result } from "@landfall/core/object";
import { evalPackage } from "../runner/eval-package.ts";
import { type PackageFiles, readPackage } from "../runner/package-files.ts";
import { unifiedDiff } from "../runner/unified-diff.ts";
import { writeChanges } from "../runner/write-changes.ts";
import type { Command } from "./arguments.ts";
import { formatResult } from "./format-result.ts";
import type { KrmFunction } from "./function.ts";
import { problemResult } from "./results.ts";

type FileCommand = Extract<Command, { readonly mode: "files" }>;

/**
 * Runs a function on files and directories, which are edited in place whatever their form: untouched text
 * keeps its bytes. Every path is an own list for the function, and nothing is written unless all went well.
 * Prints the results, and the names of the changed files or their diff.
 */
export function runOnFiles<Config>(
  fn: KrmFunction<Config>,
  { paths, config, show, write }: FileCommand,
): { readonly exitCode: 0 | 1; readonly stdout: string; readonly stderr: string } {
  const configText = config === undefined ? undefined : readFileSync(config, "utf8");
  const lines: string[] = [];
  const problems: Problem[] = [];
  const writes: (() => readonly Problem[])[] = [];
  for (const path of paths) {
    const files = filesAt(path);
    const outcome = files.ok
      ? evalPackage(files.value, fn, { form: "any", ...(configText === undefined ? {} : { config: configText }) })
      : files;
    if (!files.ok || !outcome.ok) {
      problems.push(...outcome.problems);
      continue;
    }
    const { changes, steps } = outcome.value;
    for (const { results } of steps) lines.push(...results.map((result) => `${formatResult(result)}\n`));
    lines.push(...changes.map((change) => (show === "diff" ? unifiedDiff(change) : `${change.path}\n`)));
    writes.push(() => writeChanges(files.value.root, changes));
  }
  if (problems.length === 0 && write) problems.push(...writes.flatMap((writeAllOf) => writeAllOf()));
  if (problems.length === 0) return { exitCode: 0, stdout: lines.join(""), stderr: "" };
  const stderr = problems.map((problem) => `${fn.name}: ${formatResult(problemResult(problem))}\n`).join("");
  return { exitCode: 1, stdout: "", stderr };
}

/** The files of a directory, or one file by itself, whatever its name. */
function filesAt(path: string): Result<PackageFiles> {
  if (statSync(path).isDirectory()) return readPackage(path);
  const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
  return { ok: true, value: { root: dirname(path), files: [{ path: basename(path), text }] }, problems: [] };
}
