import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { FUNCTIONS, readObjectsFromText } from "@landfall/cli";
import { checkDecisionLog, readPlan, type StoredPlan } from "@landfall/core/rollout";
import { type PackageFile, renderPackage } from "@landfall/krm-functions/runner";
import { findKpt, kptEngine } from "@landfall/testing/golden";
import { afterAll, describe, expect, test } from "vitest";
import { BUNDLES } from "../../tools/examples/examples.ts";
import { withChanges } from "../edge-fleet/loop.ts";
import { git, landfall, play, STEPS, type Step, type Told } from "./story.ts";

const kpt = findKpt();
if (kpt === undefined) console.warn("SKIPPED: rollout-story with real kpt: no kpt on the PATH and no $KPT");

/** The record of a step, and the whole package after it. */
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
  const directory = mkdtempSync(join(tmpdir(), "landfall-story-"));
  directories.push(directory);
  const chapters: Chapter[] = [];
  play(
    directory,
    () => render(directory),
    (told) => {
      const explained = landfall(directory, ["explain", "."], told.step.at);
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

function planOf({ files }: Chapter): StoredPlan {
  const objects = readObjectsFromText(files.get("rollouts/checkout.yaml") ?? "", "rollouts/checkout.yaml");
  const plan = objects.ok ? readPlan(objects.value) : objects;
  if (!plan.ok || plan.value === undefined) throw new Error("there is no plan");
  return plan.value;
}

/** The clusters whose RootSync in the package is at v2. */
function atV2({ files }: Chapter): string {
  const syncs = (files.get("delivery.yaml") ?? "").matchAll(/^ {2}name: checkout-(\S+)$[^]*?^ {4}revision: (\S+)$/gm);
  return [...syncs].flatMap(([, cluster = "", revision]) => (revision === "v2" ? [cluster] : [])).join(" ");
}

/** The files of the package at the render of a commit: the earlier ones with the new snapshots. */
function filesAt(step: Step): readonly PackageFile[] {
  const found = git(directory, "log", "--format=%H", `--grep=^${step.number}: `);
  const read = (revision: string, below: string): readonly PackageFile[] =>
    git(directory, "ls-tree", "-r", "--name-only", revision, "--", below)
      .split("\n")
      .filter((path) => path !== "")
      .map((path) => ({ path, text: `${git(directory, "show", `${revision}:${path}`)}\n` }));
  const before = read(`${found}^`, ".").filter(({ path }) => !path.startsWith("snapshots/"));
  return [...before, ...read(found, "snapshots")];
}

const { directory, chapters } = playIn((at) => void landfall(at, ["fn", "render", "."], "1970-01-01T00:00:00Z"));
const README = readFileSync(join(import.meta.dirname, "README.md"), "utf8");

describe("ten renders of one package, under git", () => {
  const CANARIES = "eu-1 us-1";
  const EARLY = "ap-1 eu-1 eu-2 us-1 us-2";
  const REST = "ap-1 ap-2 eu-1 eu-2 eu-3 us-1 us-2";
  test.each([
    [1, "rollout of v2: wave canary is open: 0 of 2 landed, 2 on the way", CANARIES],
    [2, "rollout of v2: wave canary soaks: 2 of 2 landed, seen healthy for 0s of 30m", CANARIES],
    [3, "rollout of v2: wave canary soaks: 2 of 2 landed, seen healthy for 15m of 30m", CANARIES],
    [4, "rollout of v2: wave early waits for approval", CANARIES],
    [5, "rollout of v2: wave early is open: 0 of 3 landed, 3 on the way", EARLY],
    [6, "rollout of v2: wave early is open: 2 of 3 landed, 1 on the way", EARLY],
    [7, "rollout of v2: wave rest is open: 0 of 3 landed, 2 on the way, 1 waiting", REST],
    [8, "rollout of v2 is stopped: 1 of wave rest failed (eu-3/checkout), 0 tolerated", REST],
    [
      9,
      "rollout of v2 is rolling back, as 1 of wave rest failed, 0 tolerated: 0 targets are back at what they had, 7 on the way",
      "",
    ],
    [10, "rollout of v2 is rolled back: 7 targets are back at what they had", ""],
  ])("step %i: %s", (number, line, clusters) => {
    const chapter = chapters[number - 1];
    if (chapter === undefined) throw new Error("there are ten steps");
    expect(chapter.explained.split("\n")[0]).toBe(line);
    expect(atV2(chapter)).toBe(clusters);
    expect(chapter.rendered).toContain("changed");
    expect(chapter.again).toBeUndefined();
    expect(README).toContain(line);
  });

  test("every wave opens exactly once, and the second only behind its approval", () => {
    const opened = chapters.map((chapter) => planOf(chapter).state.waves.map(({ openedAt }) => openedAt));
    for (const [wave, first] of [0, 4, 6].entries()) {
      const times = opened.map((times) => times[wave]);
      const at = Date.parse(STEPS[first]?.at ?? "");
      expect(times).toEqual(STEPS.map((_, step) => (step < first ? undefined : at)));
    }
    expect(planOf(chapters[9] as Chapter).state.waves[1]?.approvedBy).toBe("ana");
  });

  test("what is not released or is sent back is held by the rollout; what failed is left to people", () => {
    const held = chapters.map(
      ({ files }) => (files.get("delivery.yaml") ?? "").match(/hold\.landfall\.dev\/rollout/g)?.length ?? 0,
    );
    expect(held).toEqual([6, 6, 6, 6, 3, 3, 2, 2, 8, 8]);
  });

  test("the cluster that is silent holds up nobody, and is seen again", () => {
    const states = chapters.map((chapter) => planOf(chapter).state.targets.get("ap-1/checkout"));
    expect(states.map((one) => one?.state)).toEqual([
      "Waiting",
      "Waiting",
      "Waiting",
      "Waiting",
      "Released",
      "Released",
      "Held",
      "Held",
      "RollingBack",
      "RolledBack",
    ]);
    expect(states[6]?.reason).toBe("Unreachable");
  });

  test("what people said is in the history, with who and why, and the plan's log can be believed at every step", () => {
    expect(git(directory, "log", "--format=%s", "--", "functions").split("\n")).toEqual([
      "checkout: rollback --actor bob --reason INC-7: v2 loses carts",
      "checkout: approve --actor ana --reason no complaints from the canaries",
      "v2 is wanted",
    ]);
    for (const chapter of chapters) {
      const stored = planOf(chapter);
      const { log } = stored;
      if (log === undefined) throw new Error("there is no log");
      expect(checkDecisionLog(log, stored)).toEqual([]);
      expect(log.entries).toHaveLength(chapter.step.number);
    }
  });

  test("AC-S4: a render that is cut off after any file it wrote is made good by the next one", () => {
    for (const { step, files } of chapters) {
      const inputs = filesAt(step);
      const whole = renderPackage({ root: "", files: inputs }, FUNCTIONS);
      if (!whole.ok) throw new Error(whole.problems[0]?.message);
      const { changes } = whole.value;
      expect(new Map(withChanges(inputs, changes).map(({ path, text }) => [path, text]))).toEqual(files);
      for (const written of changes.keys()) {
        const cut = withChanges(inputs, changes.slice(0, written));
        const next = renderPackage({ root: "", files: cut }, FUNCTIONS);
        expect(next.ok && withChanges(cut, next.value.changes)).toEqual(withChanges(inputs, changes));
      }
    }
  });

  test.skipIf(kpt === undefined)(
    "real kpt writes the same bytes at every step, and nothing the second time",
    () => {
      const engine = kptEngine(kpt ?? "", BUNDLES);
      const real = playIn((at) => {
        const { exitCode, stderr } = engine.run(at, { testType: "render", exitCode: 0 });
        if (exitCode !== 0) throw new Error(stderr);
      });
      expect(real.chapters.map(({ again }) => again)).toEqual(STEPS.map(() => undefined));
      for (const [index, { files }] of real.chapters.entries()) expect(files).toEqual(chapters[index]?.files);
    },
    300_000,
  );
});
