import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Engine } from "./engine.ts";
import { type Expectation, readExpectation } from "./expectation.ts";

/** The outcome of an example, in the form of `.expected`. */
export interface GoldenOutcome {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  /** The output of `git diff` for the package after the run. */
  readonly patch: string;
  /** The results of the functions, without parts that differ between machines; absent if the engine returns none. */
  readonly results?: string;
  /**
   * The output of `git diff` for a second run on the result of the first; functions should change nothing then (`""`).
   */
  readonly secondPatch: string;
}

/** Runs an example in the catalog's layout on a fresh copy, and a second time on the result. */
export function runExample(example: string, engine: Engine): GoldenOutcome {
  const expectation = readExpectation(example);
  return onCopy(example, (directory) => {
    const first = engine.run(directory, expectation);
    const patch = git(directory, "diff");
    git(directory, "add", "--all");
    git(directory, "commit", "--quiet", "--allow-empty", "--message=first");
    if (first.exitCode === 0) engine.run(directory, expectation);
    return {
      exitCode: first.exitCode,
      stdout: first.stdout,
      stderr: first.stderr,
      patch,
      ...(first.results === undefined ? {} : { results: portableResults(first.results) }),
      secondPatch: git(directory, "diff"),
    };
  });
}

/** The differences between an outcome and `.expected`, one text for each; empty if there are none. */
export function checkExample(example: string, outcome: GoldenOutcome): readonly string[] {
  const expectation = readExpectation(example);
  const differences: string[] = [];
  const expect = (what: string, actual: string, expected: string): void => {
    if (actual !== expected) differences.push(`${what}: expected\n${expected}\nbut it was\n${actual}`);
  };
  expect("exit code", String(outcome.exitCode), String(expectation.exitCode));
  expect("diff.patch", outcome.patch, readExpected(example, "diff.patch"));
  if (outcome.results !== undefined) expect("results.yaml", outcome.results, readExpected(example, "results.yaml"));
  expect("a second run", outcome.secondPatch, "");
  for (const [what, text] of streams(expectation, outcome)) {
    if (!text.actual.includes(text.expected)) differences.push(`${what}: no "${text.expected}" in\n${text.actual}`);
  }
  return differences;
}

/** Writes an outcome as the new expectation. */
export function updateExample(example: string, outcome: GoldenOutcome): void {
  const directory = join(example, ".expected");
  mkdirSync(directory, { recursive: true });
  for (const [name, text] of [
    ["diff.patch", outcome.patch],
    ["results.yaml", outcome.results],
  ] as const) {
    if (text === undefined) continue;
    if (text === "") rmSync(join(directory, name), { force: true });
    else writeFileSync(join(directory, name), text);
  }
}

function streams(expectation: Expectation, outcome: GoldenOutcome): [string, { actual: string; expected: string }][] {
  const wanted: [string, { actual: string; expected: string }][] = [];
  if (expectation.stdErr !== undefined)
    wanted.push(["stderr", { actual: outcome.stderr, expected: expectation.stdErr }]);
  if (expectation.stdOut !== undefined)
    wanted.push(["stdout", { actual: outcome.stdout, expected: expectation.stdOut }]);
  return wanted;
}

function onCopy<T>(example: string, use: (directory: string) => T): T {
  const scratch = mkdtempSync(join(tmpdir(), "landfall-golden-"));
  try {
    const directory = join(scratch, basename(example));
    cpSync(example, directory, { recursive: true, filter: (source) => basename(source) !== ".expected" });
    git(directory, "init", "--quiet");
    git(directory, "add", "--all");
    git(directory, "commit", "--quiet", "--allow-empty", "--message=before");
    return use(directory);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Runs `git` without the user's settings. New files are included in a diff by intent-to-add. */
function git(directory: string, command: string, ...rest: readonly string[]): string {
  const run = (args: readonly string[]): string =>
    execFileSync(
      "git",
      ["-c", "user.name=golden", "-c", "user.email=golden@localhost", "-c", "commit.gpgsign=false", ...args],
      {
        cwd: directory,
        encoding: "utf8",
        maxBuffer: 256 * 1024 * 1024,
        env: { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" },
      },
    );
  if (command === "diff") run(["add", "--intent-to-add", "--all"]);
  return run([command, ...rest]);
}

/** A FunctionResultList without the stderr of functions, which may contain paths of this machine. */
function portableResults(results: string): string {
  const kept: string[] = [];
  let inside = -1;
  for (const line of results.split("\n")) {
    const column = line.search(/[^ ]/);
    if (inside >= 0 && (column < 0 || column > inside)) continue;
    inside = /^ {2,4}stderr:/.test(line) ? column : -1;
    if (inside < 0) kept.push(line);
  }
  return kept.join("\n");
}

function readExpected(example: string, name: string): string {
  const file = join(example, ".expected", name);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
