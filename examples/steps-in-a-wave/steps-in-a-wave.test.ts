import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { readObjectsFromText } from "@landfall/cli";
import { readRun, type StoredRun } from "@landfall/core/steps";
import { findKpt, kptEngine } from "@landfall/testing/golden";
import { afterAll, describe, expect, test } from "vitest";
import { BUNDLES } from "../../tools/examples/examples.ts";
import { git, landfall } from "../rollout-story/story.ts";
import { play, type Told, TURNS } from "./story.ts";

const kpt = findKpt();
if (kpt === undefined) console.warn("SKIPPED: steps-in-a-wave with real kpt: no kpt on the PATH and no $KPT");

/** The record of a turn, and the whole package after it. */
interface Chapter extends Told {
  readonly files: ReadonlyMap<string, string>;
  readonly explained: string;
}

const directories: string[] = [];
afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});

function playIn(render: (directory: string) => void): {
  readonly directory: string;
  readonly chapters: readonly Chapter[];
} {
  const directory = mkdtempSync(join(tmpdir(), "landfall-steps-"));
  directories.push(directory);
  const chapters: Chapter[] = [];
  play(
    directory,
    () => render(directory),
    (told) => {
      const explained = landfall(directory, ["explain", "."], told.turn.at);
      chapters.push({ ...told, files: readTree(directory), explained });
    },
  );
  return { directory, chapters };
}

function readTree(directory: string): ReadonlyMap<string, string> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)));
  const own = paths.filter((path) => !path.startsWith(".git/")).sort();
  return new Map(own.map((path) => [path, readFileSync(join(directory, path), "utf8")]));
}

function runOf({ files }: Chapter, cluster: string): StoredRun | undefined {
  const path = `rollouts/shop-steps/shop-${cluster}.yaml`;
  const text = files.get(path);
  if (text === undefined) return undefined;
  const objects = readObjectsFromText(text, path);
  const run = objects.ok ? readRun(objects.value) : objects;
  if (!run.ok) throw new Error(run.problems[0]?.message);
  return run.value;
}

/** The states of the steps drain, base, addons and verify. */
function stepsOf(chapter: Chapter, cluster: string): string {
  const stored = runOf(chapter, cluster);
  return stored === undefined
    ? ""
    : stored.run.phases.flatMap(({ steps }) => steps.map(({ state }) => state)).join(" ");
}

/** The parts of the package that are at v2 and not held. */
function atV2({ files }: Chapter): string {
  const syncs = (files.get("delivery.yaml") ?? "").split("---\n");
  const free = syncs.filter((text) => text.includes("revision: v2") && !text.includes("hold.landfall.dev/"));
  return free.map((text) => /^ {2}name: (\S+)$/m.exec(text)?.[1] ?? "").join(" ");
}

const { directory, chapters } = playIn((at) => void landfall(at, ["fn", "render", "."], "1970-01-01T00:00:00Z"));
const README = readFileSync(join(import.meta.dirname, "README.md"), "utf8");

describe("steps in a wave, under git", () => {
  const EU = "base-eu-1 addons-eu-1";
  test.each([
    [1, "Running Pending Pending Pending", "", ""],
    [2, "Complete Running Pending Pending", "", "base-eu-1"],
    [3, "Complete Complete Running Pending", "", EU],
    [4, "Complete Complete Running Pending", "", EU],
    [5, "Complete Complete Running Pending", "", EU],
    [6, "Complete Complete Failed Pending", "", "base-eu-1 addons-eu-1"],
    [7, "Complete Complete Running Pending", "", EU],
    [8, "Complete Complete Complete Running", "", EU],
    [9, "Complete Complete Complete Skipped", "Complete Running Pending Pending", `${EU} base-us-1`],
    [10, "Complete Complete Complete Skipped", "Complete Complete Running Pending", `${EU} base-us-1 addons-us-1`],
    [11, "Complete Complete Complete Skipped", "Complete Complete Complete Running", `${EU} base-us-1 addons-us-1`],
    [12, "Complete Complete Complete Skipped", "Complete Complete Complete Complete", `${EU} base-us-1 addons-us-1`],
  ])("turn %i: %s | %s", (number, eu, us, moved) => {
    const chapter = chapters[number - 1];
    if (chapter === undefined) throw new Error("there are twelve turns");
    expect([stepsOf(chapter, "eu-1"), stepsOf(chapter, "us-1"), atV2(chapter)]).toEqual([eu, us, moved]);
    expect(chapter.again).toBeUndefined();
    expect(README).toContain(chapter.explained.split("\n")[0]?.replace(/ \(.*silent\)$/, ""));
  });

  test("AC-K9: the failure, the retry and the skip are in the run and in the history, with who and why", () => {
    const [sixth, ninth] = [chapters[5], chapters[8]].map((chapter) => runOf(chapter as Chapter, "eu-1")?.run);
    expect(sixth).toMatchObject({ state: "Failed", reason: "Failed", tries: 1 });
    expect(ninth).toMatchObject({ state: "Complete", attempt: 1, tries: 2 });
    expect(ninth?.phases[0]?.steps[3]?.skippedBy).toEqual({ by: "bob", reason: "INC-7: no runner for the smoke test" });
    expect(git(directory, "log", "--format=%s", "--", "functions").split("\n")).toEqual([
      "steps: skip eu-1 verify --actor bob --reason INC-7: no runner for the smoke test",
      "steps: retry eu-1 --actor ana --reason the registry is back",
      "v2 is wanted",
    ]);
  });

  test("what a later step owns is held by the rollout, with that step as the reason", () => {
    const held = (chapters[1] as Chapter).files.get("delivery.yaml")?.split("---\n")[1];
    expect(held).toContain("landfall.dev/step: go/addons/apply");
    expect(held).toContain("waits for step go/addons/apply");
    expect(held).toContain("revision: v1");
  });

  test.skipIf(kpt === undefined)(
    "real kpt writes the same bytes at every turn, and nothing the second time",
    () => {
      const engine = kptEngine(kpt ?? "", BUNDLES);
      const real = playIn((at) => {
        const { exitCode, stderr } = engine.run(at, { testType: "render", exitCode: 0 });
        if (exitCode !== 0) throw new Error(stderr);
      });
      expect(real.chapters.map(({ again }) => again)).toEqual(TURNS.map(() => undefined));
      for (const [index, { files }] of real.chapters.entries()) expect(files).toEqual(chapters[index]?.files);
    },
    300_000,
  );
});
