import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { failure, type Problem, type Result, success } from "@landfall/core/object";
import {
  decodeUtf8,
  fileReason,
  isResourceFile,
  type PackageFile,
  type PackageFiles,
} from "@landfall/krm-functions/runner";
import type { Io } from "../io.ts";
import { absolute } from "./absolute.ts";
import { isKustomization, KUSTOMIZATIONS, patchFiles } from "./kustomize-patches.ts";

/** A file, and whether the command line named the file or a directory that contains it. */
export interface SourceFile extends PackageFile {
  readonly isNamed: boolean;
  /** The name for messages, as given on the command line. */
  readonly name: string;
}

/** The files behind the paths of a command line. */
export interface Sources extends PackageFiles {
  readonly files: readonly SourceFile[];
  /** Whether the input came from stdin: then changes are printed, not written. */
  readonly isStdin: boolean;
}

/**
 * Reads the files at the given paths: a directory with all resource files below it, a file of any name, or stdin for
 * `-`, which must be the only path. Within a directory, hidden files and directories and those that git ignores are
 * left out, and so are the patches of kustomizations in it, above it, or elsewhere in its git repository, with a note;
 * links are not followed. An unreadable file is a warning if a directory was named; a path that does not exist is an
 * error (`NotFound`).
 */
export function readSources(paths: readonly string[], io: Io): Result<Sources> {
  if (paths.includes("-")) return readStdin(paths, io);
  const problems: Problem[] = [];
  const named = paths.flatMap((path) => {
    const place = placeOf(absolute(io, path), path);
    problems.push(...place.problems);
    return place.ok ? [place.value] : [];
  });
  if (problems.length > 0) return failure(...problems);
  const root = commonDirectory(named.map(({ path, isDirectory }) => (isDirectory ? path : dirname(path))));
  const found = new Map<string, SourceFile>();
  const kustomizations: PackageFile[] = [];
  for (const { path: place, name: given, isDirectory } of named) {
    for (const file of isDirectory ? filesBelow(place, problems) : [place]) {
      const path = pathFrom(root, file);
      const name = isDirectory ? path : given;
      const text = readText(file, name, isDirectory ? "warning" : "error");
      problems.push(...text.problems);
      if (!text.ok) continue;
      if (isKustomization(basename(file))) kustomizations.push({ path, text: text.value });
      if (!isDirectory || isResourceFile(basename(file)))
        found.set(file, { path, text: text.value, isNamed: !isDirectory, name });
    }
  }
  if (problems.some(({ severity }) => severity === "error")) return failure(...problems);
  for (const { path, isDirectory } of named)
    if (isDirectory) kustomizations.push(...kustomizationsAbove(path, root), ...kustomizationsBeside(path, root));
  const textOf = (path: string): string | undefined => {
    const text = readText(join(root, path), path, "warning");
    return text.ok ? text.value : undefined;
  };
  const patches = new Map([...patchFiles(kustomizations, textOf)].map(([path, note]) => [join(root, path), note]));
  const files: SourceFile[] = [];
  for (const [file, source] of found) {
    const note = source.isNamed ? undefined : patches.get(file);
    if (note === undefined) files.push(source);
    else problems.push({ ...note, file: { path: source.path } });
  }
  return success({ root, files, isStdin: false, ...listener(files, io) }, problems);
}

/** Makes a listener that reports progress as the share of the text that has been read. */
function listener(files: readonly SourceFile[], { progress }: Io): Pick<Sources, "onRead"> {
  if (progress === undefined) return {};
  const total = files.reduce((sum, { text }) => sum + text.length, 0);
  const before = new Map<string, number>();
  let sum = 0;
  for (const { path, text } of files) {
    before.set(path, sum);
    sum += text.length;
  }
  const lengths = new Map(files.map(({ path, text }) => [path, text.length]));
  return {
    onRead: (path, done, count) => {
      const share = ((lengths.get(path) ?? 0) * done) / Math.max(count, 1);
      progress.at(`reading ${path}`, (before.get(path) ?? 0) + share, total);
    },
  };
}

function readStdin(paths: readonly string[], io: Io): Result<Sources> {
  if (paths.length > 1) {
    const message = "- (stdin) stands alone: it cannot be read beside files";
    return failure({ code: "StdinNotAlone", severity: "error", message });
  }
  try {
    return success({
      root: io.cwd,
      files: [{ path: "stdin", text: io.readStdin(), isNamed: true, name: "stdin" }],
      isStdin: true,
    });
  } catch (error) {
    return failure({
      code: "UnreadableFile",
      severity: "error",
      message: `stdin: ${fileReason(error)}`,
      hint: FILE_HINT,
    });
  }
}

const FILE_HINT = "give a directory, a file, or - for stdin";

interface Place {
  /** The path as the user gave it. */
  readonly name: string;
  /** The absolute path. */
  readonly path: string;
  readonly isDirectory: boolean;
}

function placeOf(path: string, name: string): Result<Place> {
  try {
    return success({ path, name, isDirectory: statSync(path).isDirectory() });
  } catch (error) {
    return failure({ code: "NotFound", severity: "error", message: `${name}: ${fileReason(error)}`, hint: FILE_HINT });
  }
}

/** The deepest common directory of all paths. */
function commonDirectory([first = "", ...others]: readonly string[]): string {
  let common = first;
  while (!others.every((other) => other === common || other.startsWith(common === sep ? sep : common + sep)))
    common = dirname(common);
  return common;
}

function pathFrom(root: string, file: string): string {
  return relative(root, file).split(sep).join("/");
}

/** The resource files and kustomizations of a directory, in the order of kpt's walk. */
function filesBelow(directory: string, problems: Problem[]): readonly string[] {
  const ignored = ignoredByGit(directory);
  const files: string[] = [];
  const walk = (folder: string): void => {
    for (const entry of entriesOf(folder, directory, problems)) {
      const path = join(folder, entry.name);
      if (entry.name.startsWith(".") || ignored.has(path)) continue;
      if (entry.isDirectory()) walk(path);
      else if (isResourceFile(entry.name) || isKustomization(entry.name)) {
        if (entry.isFile()) files.push(path);
        else if (!leadsToDirectory(path)) problems.push(notFollowed(pathFrom(directory, path)));
      }
    }
  };
  walk(directory);
  return files;
}

/** The readable kustomizations of the directories above one: they may apply files of that one as patches. */
function kustomizationsAbove(directory: string, root: string): readonly PackageFile[] {
  const found: PackageFile[] = [];
  for (let folder = dirname(directory), below = directory; folder !== below; folder = dirname(folder)) {
    for (const name of KUSTOMIZATIONS) {
      const text = existsSync(join(folder, name)) ? readText(join(folder, name), name, "warning") : undefined;
      if (text?.ok === true) found.push({ path: pathFrom(root, join(folder, name)), text: text.value });
    }
    below = folder;
  }
  return found;
}

/**
 * The readable kustomizations elsewhere in the git repository of a directory that may name files of it: their text has
 * the name of the directory. None outside of a repository or at its top, or without git.
 */
function kustomizationsBeside(directory: string, root: string): readonly PackageFile[] {
  const up = git(directory, "rev-parse", "--show-cdup").trim();
  if (up === "") return [];
  const top = join(directory, up);
  const names = [...KUSTOMIZATIONS].map((name) => `:(top,glob)**/${name}`);
  const listed = git(top, "ls-files", "--cached", "--others", "--exclude-standard", "-z", "--", ...names);
  const files = listed.split("\0").map((path) => join(top, path));
  return files.flatMap((file): readonly PackageFile[] => {
    const isElsewhere = isKustomization(basename(file)) && !file.startsWith(`${directory}${sep}`);
    const text = isElsewhere ? readText(file, file, "warning") : undefined;
    return text?.ok === true && text.value.includes(basename(directory))
      ? [{ path: pathFrom(root, file), text: text.value }]
      : [];
  });
}

/** Returns the output of git; empty if it fails, or is not there. */
function git(cwd: string, ...args: readonly string[]): string {
  const { status, stdout } = spawnSync("git", args, { cwd, encoding: "utf8", maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : "";
}

interface DirectoryEntry {
  readonly name: string;
  isDirectory(): boolean;
  isFile(): boolean;
}

function entriesOf(folder: string, root: string, problems: Problem[]): readonly DirectoryEntry[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    problems.push(unreadable(pathFrom(root, folder) || folder, fileReason(error), "warning"));
    return [];
  }
}

/** Whether a link leads to a directory; a broken link is treated as a file. */
function leadsToDirectory(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** The absolute paths of files and directories that git ignores; none outside of a repository, or without git. */
function ignoredByGit(directory: string): ReadonlySet<string> {
  if (!mayBeInRepository(directory)) return new Set();
  const args = ["ls-files", "--others", "--ignored", "--exclude-standard", "--directory", "-z"];
  const listed = git(directory, ...args)
    .split("\0")
    .filter((path) => path !== "" && path !== "./");
  return new Set(listed.map((path) => join(directory, path.replace(/\/$/, ""))));
}

/** Whether git could find a repository: where there is none, it need not be started. */
function mayBeInRepository(directory: string): boolean {
  if (process.env["GIT_DIR"] !== undefined) return true;
  for (let folder = directory, below = ""; folder !== below; folder = dirname(folder)) {
    if (existsSync(join(folder, ".git"))) return true;
    below = folder;
  }
  return false;
}

/**
 * Reads a file. In a directory a failure is only a warning, and the other files are still read; a pipe or a device, which
 * might never end, is not read there.
 */
function readText(file: string, name: string, severity: "warning" | "error"): Result<string> {
  try {
    if (severity === "warning" && !statSync(file).isFile())
      return { ok: false, problems: [unreadable(name, "it is no file", severity)] };
    return success(decodeUtf8(readFileSync(file)));
  } catch (error) {
    return { ok: false, problems: [unreadable(name, fileReason(error), severity)] };
  }
}

function unreadable(path: string, message: string, severity: Problem["severity"]): Problem {
  return { code: "UnreadableFile", severity, message, file: { path } };
}

function notFollowed(path: string): Problem {
  const message = "a link or special file is not read";
  return { code: "NotAFile", severity: "warning", message, file: { path } };
}
