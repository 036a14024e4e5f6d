import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { runCli } from "../../packages/cli/src/cli.ts";
import type { Io, Outcome } from "../../packages/cli/src/io.ts";
import { CLEAN, type Passage } from "./report.ts";

/** Whether a file belongs to the copy: Node cannot open one whose name is not UTF-8, and the command names it. */
function isCopied(path: string): boolean {
  return !/\/(?:\.git|node_modules)(?:\/|$)/.test(path) && existsSync(path);
}

/** Suspends everything in a directory and resumes it, by the command; every file must be as before. */
export function suspendAndResume(directory: string): Passage {
  const copy = mkdtempSync(join(tmpdir(), "landfall-corpus-"));
  try {
    cpSync(directory, copy, { recursive: true, filter: isCopied });
    const before = filesOf(copy);
    const holder = ["--holder", "corpus.example.dev/all", "--now", "2026-11-22T10:00:00Z"];
    const effects = [
      "--effect",
      "reconcile,delivery,new-runs,rollout,scheduling,scale,run",
      "--allow",
      "blocks-deletion,kills-running,stops-cert-rotation",
    ];
    const held = run(copy, [
      "suspend",
      ".",
      "--all",
      "--yes",
      ...holder,
      ...effects,
      "--reason",
      "to see what it changes",
    ]);
    const between = filesOf(copy);
    const resumed = run(copy, ["resume", ".", "--yes", ...holder]);
    const after = filesOf(copy);
    const touched = [...before.keys()].filter((path) => before.get(path) !== between.get(path));
    const changed = [...before.keys()].filter((path) => after.has(path) && before.get(path) !== after.get(path));
    const lost = [...before.keys()].filter((path) => !after.has(path));
    const refused = [held, resumed].flatMap(({ stderr }) => stderr.split("\n").filter(isRefusal));
    const good = touched.length - changed.length;
    return {
      name: "suspend and resume",
      good,
      what: "files",
      ...CLEAN,
      refused,
      changed,
      lost,
    };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * Whether a line reports a refusal: objects that could not be held are listed below a heading; unreadable files were
 * reported before.
 */
function isRefusal(line: string): boolean {
  return (line.startsWith("  ") && line.trim() !== "") || line.startsWith("error");
}

function run(cwd: string, args: readonly string[]): Outcome {
  const io: Io = {
    cwd,
    env: {},
    terminal: false,
    columns: undefined,
    readStdin: () => "",
    now: () => new Date("2026-11-22T10:00:00Z"),
  };
  return runCli(args, io);
}

function filesOf(directory: string): ReadonlyMap<string, string> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.sort().map((path) => [relative(directory, path), readFileSync(path, "latin1")]));
}
