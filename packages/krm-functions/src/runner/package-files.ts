import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Problem, type ProblemCode, type Result, success } from "@landfall/core/object";
import { decodeUtf8 } from "../sdk/program/decode-utf8.ts";
import { fileReason } from "./file-reason.ts";
import { type IgnoreRules, parseIgnore } from "./krmignore.ts";

/** A file that may hold resources: its path from the root of the package, with slashes, and its text. */
export interface PackageFile {
  readonly path: string;
  readonly text: string;
}

/** The resource files of a package and of its sub-packages, in the order of kpt's walk. */
export interface PackageFiles {
  /** The absolute path of the directory. */
  readonly root: string;
  readonly files: readonly PackageFile[];
  /** Called for each file that is read: its path, and the numbers of files done and in total. Default: no call. */
  readonly onRead?: ((path: string, done: number, total: number) => void) | undefined;
}

/**
 * Reads the files that kpt would read: `*.yaml`, `*.yml`, `*.json` and `Kptfile`, directory by directory in
 * the order of their names, without what the `.krmignore` of their package names. Links to directories are not followed, as in
 * kpt; a resource file that is a link is a problem, because writing it could leave the package.
 */
export function readPackage(directory: string): Result<PackageFiles> {
  const root = resolve(directory);
  const problems: Problem[] = [];
  const files: PackageFile[] = [];
  walk(root, "", { directory: "", ignores: () => false, isIgnored: false }, files, problems);
  return problems.length > 0 ? { ok: false, problems } : success({ root, files });
}

/** Whether kpt takes a file of this name for a resource file. */
export function isResourceFile(name: string): boolean {
  return name === "Kptfile" || /\.(?:ya?ml|json)$/.test(name);
}

/** The `.krmignore` of a package, which applies to the package's own directories but not to its sub-packages. */
interface Scope {
  readonly directory: string;
  readonly ignores: IgnoreRules;
  /** Whether this is inside of an ignored directory, where only packages count: kpt finds those even there. */
  readonly isIgnored: boolean;
}

function walk(root: string, directory: string, outer: Scope, files: PackageFile[], problems: Problem[]): void {
  const entries = list(root, directory, problems);
  const names = new Set(entries.map(({ name }) => name));
  const isPackage = directory === "" || names.has("Kptfile");
  const scope = isPackage ? scopeOf(root, directory, names.has(".krmignore"), problems) : outer;
  for (const entry of entries) {
    const path = directory === "" ? entry.name : `${directory}/${entry.name}`;
    const inScope = scope.directory === "" ? path : path.slice(scope.directory.length + 1);
    const isIgnored = scope.isIgnored || scope.ignores(inScope, entry.isDirectory());
    if (entry.isDirectory() && entry.name !== ".git") walk(root, path, { ...scope, isIgnored }, files, problems);
    else if (!isIgnored && isResourceFile(entry.name)) readResourceFile(root, path, entry.isFile(), files, problems);
  }
}

function scopeOf(root: string, directory: string, hasRules: boolean, problems: Problem[]): Scope {
  const text = hasRules ? readText(root, join(directory, ".krmignore"), problems) : undefined;
  return { directory, ignores: parseIgnore(text ?? ""), isIgnored: false };
}

function list(root: string, directory: string, problems: Problem[]): readonly DirectoryEntry[] {
  try {
    const entries = readdirSync(join(root, directory), { withFileTypes: true });
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    problems.push(fileProblem("UnreadableFile", directory === "" ? root : directory, fileReason(error)));
    return [];
  }
}

interface DirectoryEntry {
  readonly name: string;
  isDirectory(): boolean;
  isFile(): boolean;
}

function readResourceFile(
  root: string,
  path: string,
  isFile: boolean,
  files: PackageFile[],
  problems: Problem[],
): void {
  if (!isFile) {
    if (!isDirectoryLink(join(root, path)))
      problems.push(fileProblem("NotAFile", path, "a link or special file is not read"));
    return;
  }
  const text = readText(root, path, problems);
  if (text !== undefined) files.push({ path, text });
}

/** Whether an entry is a link to a directory, which kpt does not follow. */
function isDirectoryLink(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false; // the link is broken or circular
  }
}

function readText(root: string, path: string, problems: Problem[]): string | undefined {
  try {
    return decodeUtf8(readFileSync(join(root, path)));
  } catch (error) {
    problems.push(fileProblem("UnreadableFile", path, fileReason(error)));
    return undefined;
  }
}

function fileProblem(code: ProblemCode, path: string, message: string): Problem {
  return { code, severity: "error", message, file: { path } };
}
