import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";

/** The files of a package by path. */
export type Files = ReadonlyMap<string, string>;

/**
 * The path of kpt from `KPT` or the PATH, or `undefined`: tests that need it then report on a line of their own that
 * they did not run.
 */
export const kpt: string | undefined = findKpt();

function findKpt(): string | undefined {
  const command = process.env["KPT"] ?? "kpt";
  const found = spawnSync(command, ["version"], { encoding: "utf8" }).status === 0;
  if (!found) process.stderr.write(`NOT RUN: no kpt (${command}); set KPT to compare with the real one\n`);
  return found ? command : undefined;
}

/** Runs `kpt fn render --allow-exec` on a copy of the files; returns the files afterwards, or throws kpt's message. */
export function kptRender(files: Files): Files {
  return inDirectory(files, (directory) => runKpt(directory, ["fn", "render", "--allow-exec", directory]));
}

/** Runs `kpt fn eval --exec` on a copy of the files, with the config as `key=value` arguments. */
export function kptEval(files: Files, command: string, config: readonly string[]): Files {
  return inDirectory(files, (directory) =>
    runKpt(directory, ["fn", "eval", directory, "--exec", command, "--", ...config]),
  );
}

function runKpt(directory: string, args: readonly string[]): Files {
  const { status, stderr } = spawnSync(kpt ?? "kpt", args, { encoding: "utf8", cwd: directory });
  if (status !== 0) throw new Error(`kpt ${args.slice(0, 2).join(" ")}: ${stderr}`);
  return readFiles(directory);
}

/** Calls `body` with a new directory that holds the files, and removes it afterwards. */
export function inDirectory<T>(files: Files, body: (directory: string) => T): T {
  const directory = mkdtempSync(join(tmpdir(), "landfall-test-"));
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(directory, path)), { recursive: true });
      writeFileSync(join(directory, path), text);
    }
    return body(directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** All files under a directory. */
export function readFiles(directory: string): Files {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.sort().map((path) => [relative(directory, path), readFileSync(path, "utf8")]));
}

/** Writes an executable script. */
export function writeScript(path: string, body: string): void {
  writeFileSync(path, body, { mode: 0o755 });
  execFileSync("chmod", ["+x", path]);
}
