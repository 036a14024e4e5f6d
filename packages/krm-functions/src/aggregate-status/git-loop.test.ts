import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { type AnyFunction, readPackage, renderPackage, writeChanges } from "../runner/index.ts";
import { aggregateStatus } from "./index.ts";

const EXAMPLE = join(import.meta.dirname, "../../../../examples/aggregate-status-config-sync");
const repository = mkdtempSync(join(tmpdir(), "landfall-git-loop-"));
afterAll(() => rmSync(repository, { recursive: true, force: true }));

function git(...args: readonly string[]): string {
  const who = ["-c", "user.name=test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"];
  return execFileSync("git", [...who, ...args], { cwd: repository, encoding: "utf8" }).trim();
}

/** Renders the package and commits the changes; returns the files of the commit, none if nothing changed. */
function renderAndCommit(): readonly string[] {
  const files = readPackage(repository);
  const rendered = files.ok ? renderPackage(files.value, [aggregateStatus as AnyFunction]) : files;
  if (!rendered.ok) throw new Error(JSON.stringify(rendered.problems));
  expect(writeChanges(repository, rendered.value.changes)).toEqual([]);
  git("add", "--all");
  if (git("status", "--porcelain") === "") return [];
  git("commit", "--quiet", "--message", "render");
  return git("show", "--name-only", "--format=").split("\n");
}

function rewrite(path: string, change: (text: string) => string): void {
  const file = join(repository, path);
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

test("AC-X3: rendered and committed over and over, a fleet package comes to rest, and a newer snapshot moves it once", () => {
  cpSync(EXAMPLE, repository, {
    recursive: true,
    filter: (path) => !/\.expected|README|\.krmignore/.test(path),
  });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "the fleet as it was seen");
  const first = renderAndCommit();
  expect(first).toContain("Kptfile");
  expect(first.filter((path) => !/^(?:Kptfile$|reports\/)/.test(path))).toEqual([]);
  for (let round = 0; round < 3; round++) expect(renderAndCommit()).toEqual([]);

  rewrite("snapshots/eu-1.yaml", (text) => text.replace(/observedAt: \S+/, 'observedAt: "2026-11-23T10:00:00Z"'));
  expect(renderAndCommit()).toContain("reports/fleet/fleet.yaml");
  for (let round = 0; round < 3; round++) expect(renderAndCommit()).toEqual([]);

  const kinds = git("grep", "--no-index", "-h", "^kind: ").split("\n");
  expect(kinds.filter((kind) => kind === "kind: ResourceGroup")).toEqual([]);
  expect(readFileSync(join(repository, "delivery.yaml"), "utf8")).toBe(
    readFileSync(join(EXAMPLE, "delivery.yaml"), "utf8"),
  );
});

test("the next commit of the fleet package is no new revision of what it describes", () => {
  const wanted = readFileSync(join(repository, "delivery.yaml"), "utf8").match(/revision: (\S+)/g);
  const reported = readFileSync(join(repository, "reports/packages/shop.yaml"), "utf8");
  const heads = git("log", "--format=%H").split("\n");
  expect(heads).toHaveLength(3);
  for (const head of heads) {
    expect(reported).not.toContain(head.slice(0, 7));
    expect(wanted?.join()).not.toContain(head.slice(0, 7));
  }
});
