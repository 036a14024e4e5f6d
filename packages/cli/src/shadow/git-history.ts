import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { basename } from "node:path";
import { failure, type Problem, parseTime, type Result, success } from "@landfall/core/object";
import { decodeUtf8, isResourceFile } from "@landfall/krm-functions/runner";
import type { SourceFile } from "../input/sources.ts";

/** A commit that changed a directory, with the directory's resource files in it. */
export interface Commit {
  readonly id: string;
  /** The time of the commit, in milliseconds. */
  readonly at: number;
  readonly files: readonly SourceFile[];
}

/** The largest history that is read, in bytes: a larger one is refused, or cut if a limit was given. */
const MOST_BYTES = 512 * 2 ** 20;
const LARGEST_FILE = 16 * 2 ** 20;
const LONGEST_MS = 120_000;

/**
 * Reads the last `limit` commits that changed a directory, along the first parents of the checked-out commit, the
 * oldest first. Uncommitted changes are ignored. Problems: `NoGit`, `NotInGit`, `NoHistory`, `HistoryTooLarge`,
 * `GitFailed`.
 */
export function readHistory(directory: string, limit: number): Result<readonly Commit[]> {
  const inside = git(directory, ["rev-parse", "--is-inside-work-tree"]);
  if (inside.error !== undefined) return failure(noGit(inside.error.message));
  if (inside.status !== 0) return failure(notInGit(directory));
  const log = git(directory, ["log", "--first-parent", "--format=%H %cI", `--max-count=${limit}`, "--", "."]);
  const lines = log.status === 0 ? log.stdout.toString("utf8").split("\n") : [];
  const commits = lines.flatMap((line): readonly Omit<Commit, "files">[] => {
    const [id = "", time] = line.split(" ");
    const at = parseTime(time);
    return at === undefined ? [] : [{ id, at }];
  });
  if (commits.length === 0) return failure(noHistory(directory));
  return readCommits(directory, commits.toReversed());
}

function readCommits(directory: string, commits: readonly Omit<Commit, "files">[]): Result<readonly Commit[]> {
  const blobs = new Map<string, string>();
  let bytes = 0;
  const read: Commit[] = [];
  for (const { id, at } of commits) {
    const listed = git(directory, ["ls-tree", "-r", "-z", "-l", id, "--", "."]);
    if (listed.status !== 0) return failure(gitFailed("ls-tree", listed));
    const entries = listed.stdout.toString("utf8").split("\0").flatMap(entryOf);
    const fresh = [...new Set(entries.flatMap(({ blob }) => (blobs.has(blob) ? [] : [blob])))];
    bytes += entries.filter(({ blob }) => fresh.includes(blob)).reduce((sum, { size }) => sum + size, 0);
    if (bytes > MOST_BYTES) return failure(tooLarge());
    const texts = readBlobs(directory, fresh);
    if (!texts.ok) return texts;
    for (const [blob, text] of texts.value) blobs.set(blob, text);
    const files = entries.map(({ path, blob }) => ({ path, name: path, text: blobs.get(blob) ?? "", isNamed: false }));
    read.push({ id, at, files });
  }
  return success(read);
}

interface Entry {
  readonly path: string;
  readonly blob: string;
  readonly size: number;
}

/**
 * Parses an entry of `git ls-tree -r -z`, such as `100644 blob 1a2b… 120\tdir/file.yaml`, if it is a resource file that
 * is not hidden.
 */
function entryOf(line: string): readonly Entry[] {
  const [, blob = "", length = "", path = ""] = /^100\d{3} blob ([0-9a-f]{40,64}) +(\d+)\t([^]+)$/.exec(line) ?? [];
  const size = Number(length);
  const isHidden = path.split("/").some((part) => part.startsWith("."));
  if (blob === "" || isHidden || size > LARGEST_FILE || !isResourceFile(basename(path))) return [];
  return [{ path, blob, size }];
}

/**
 * Reads blobs by `git cat-file --batch`, which prints for each `<id> blob <size>`, a line break, the bytes, a line
 * break.
 */
function readBlobs(directory: string, blobs: readonly string[]): Result<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  if (blobs.length === 0) return success(found);
  const read = git(directory, ["cat-file", "--batch"], `${blobs.join("\n")}\n`);
  if (read.status !== 0) return failure(gitFailed("cat-file", read));
  let at = 0;
  for (const blob of blobs) {
    const end = read.stdout.indexOf("\n", at);
    const [, , length = "0"] = read.stdout.toString("utf8", at, end).split(" ");
    const size = Number(length);
    found.set(blob, textOf(read.stdout.subarray(end + 1, end + 1 + size)));
    at = end + 1 + size + 1;
  }
  return success(found);
}

/** The text of a blob; empty if the bytes are no text, as they hold no object. */
function textOf(bytes: Uint8Array): string {
  try {
    return decodeUtf8(bytes);
  } catch {
    return "";
  }
}

/** Runs git in a repository, ignoring environment variables that point to another. */
function git(cwd: string, args: readonly string[], input?: string): SpawnSyncReturns<Buffer> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_")));
  return spawnSync("git", args, {
    cwd,
    env: { ...env, LC_ALL: "C", GIT_OPTIONAL_LOCKS: "0" },
    maxBuffer: MOST_BYTES,
    timeout: LONGEST_MS,
    ...(input !== undefined && { input }),
  });
}

function noGit(why: string): Problem {
  const hint = "install git: it tells what really happened";
  return { code: "NoGit", severity: "error", message: `git cannot be run: ${why}`, hint };
}

function notInGit(directory: string): Problem {
  const message = `${directory} is in no git repository`;
  const hint = "the history of a package tells what really happened: name a directory in a clone";
  return { code: "NotInGit", severity: "error", message, hint };
}

function noHistory(directory: string): Problem {
  const message = `no commit has touched ${directory}`;
  return { code: "NoHistory", severity: "error", message, hint: "commit the package, and what is seen of the fleet" };
}

function tooLarge(): Problem {
  const message = `the history holds more than ${MOST_BYTES / 2 ** 20} MiB`;
  return { code: "HistoryTooLarge", severity: "error", message, hint: "look at fewer commits with --limit" };
}

function gitFailed(what: string, { stderr, error }: SpawnSyncReturns<Buffer>): Problem {
  const why = error?.message ?? stderr.toString("utf8").trim().split("\n")[0] ?? "";
  return { code: "GitFailed", severity: "error", message: `git ${what} failed: ${why}` };
}
