import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { play, TURNS } from "./story.ts";

const { told, disk, applied } = play();
const README = readFileSync(join(import.meta.dirname, "README.md"), "utf8");
const readyOf = (files: ReadonlyMap<string, string>): string =>
  /- type: Ready\n\s+status: "(\w+)"\n\s+reason: (\w+)/
    .exec(files.get("addon.yaml") ?? "")
    ?.slice(1)
    .join(" ") ?? "";
const releasesOf = (files: ReadonlyMap<string, string>): string =>
  [...files.keys()]
    .flatMap((path) => /^releases\/docker-shop-1-33-(\w+)\.yaml$/.exec(path)?.[1] ?? [])
    .sort()
    .join(" ");

test("AC-S9: an upgrade that fails in its second stage is retried, superseded by a fixed release, and ends Ready", () => {
  expect(told.map(({ files }) => `${readyOf(files)}: ${releasesOf(files)}`)).toEqual([
    "True Complete: v1",
    "False Failed: v1 v2",
    "False Failed: v1 v2",
    "True Complete: v3",
    "True Complete: v3",
  ]);
  expect(applied.slice(0, 4)).toEqual([
    "DaemonSet docker-shop-1-33-v1",
    "Deployment docker-shop-1-33-v1",
    "DaemonSet docker-shop-1-33-v2",
    "Deployment docker-shop-1-33-v2",
  ]);
});

test("AC-S12, AC-K11: the failure is explained: which stage, which try, why, and who can help", () => {
  expect(told[1]?.explained).toMatchInlineSnapshot(`
    "Run 2 of addon Failed: the run has failed: Deployment.apps kube-system/metrics-server: the image metrics-server:v2 is not there
      BeforeClusterUpgrade Failed: it has failed: Deployment.apps kube-system/metrics-server: the image metrics-server:v2 is not there
        cni Complete
          apply Complete
        metrics-server Failed: it has failed: Deployment.apps kube-system/metrics-server: the image metrics-server:v2 is not there
          apply Failed, try 2: it has failed: Deployment.apps kube-system/metrics-server: the image metrics-server:v2 is not there
    goes on when somebody says retry, skips the step or goes back; or with a rerun or another trigger (operator)
    "
  `);
  expect(README).toContain(told[1]?.explained.trim());
});

test("AC-S11: a source that cannot be reached is named, and what it offered last is kept", () => {
  expect(told[4]?.files.get("summary.yaml")).toMatch(/stale: true/);
  expect(told[4]?.files.get("summary.yaml")).toContain("cannot be reached");
});

test("AC-S4: dying after any write, once or twice, ends in the same files, and skips no stage", () => {
  for (let write = 1; write <= disk.writes; write++) {
    const cut = play([write]);
    expect(cut.disk.files).toEqual(disk.files);
    expect(cut.applied).toEqual(applied);
    expect(cut.told.map(({ files }) => files)).toEqual(told.map(({ files }) => files));
  }
  const often = play(Array.from({ length: disk.writes }, (_, index) => index + 1));
  expect(often.disk.files).toEqual(disk.files);
});

test("the story has as many turns as its table", () => {
  for (const { title, at } of TURNS) expect(README).toContain(`| ${at} | ${title} |`);
});
