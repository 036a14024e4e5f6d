import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { FUNCTIONS, readObjectsFromText } from "@landfall/cli";
import type { RolloutPlan } from "@landfall/core/schemas";
import { type PackageFile, renderPackage } from "@landfall/krm-functions/runner";
import { findKpt, kptEngine } from "@landfall/testing/golden";
import { describe, expect, test } from "vitest";
import { BUNDLES } from "../../tools/examples/examples.ts";

import { runLoop } from "./loop.ts";
import { runSteps, startPackage, stepFiles } from "./steps.ts";

const kpt = findKpt();
if (kpt === undefined) console.warn("SKIPPED: edge-fleet with real kpt: no kpt on the PATH and no $KPT");

const outcomes = runSteps();
const texts = (files: readonly PackageFile[]): ReadonlyMap<string, string> =>
  new Map(files.map(({ path, text }) => [path, text]));

function planAfter(step: number): RolloutPlan {
  const text = texts(outcomes[step - 1]?.files ?? []).get("rollouts/edge-base.yaml") ?? "";
  const objects = readObjectsFromText(text, "rollouts/edge-base.yaml");
  if (!objects.ok) throw new Error(objects.problems[0]?.message);
  return objects.value[0] as unknown as RolloutPlan;
}

const statesAfter = (step: number): readonly string[] =>
  (planAfter(step).status?.targets ?? []).map(({ target, state }) => `${target} ${state}`);
const wavesAfter = (step: number): readonly string[] =>
  (planAfter(step).status?.waves ?? []).map(({ name, state }) => `${name} ${state}`);

describe("the loop of edge-fleet", () => {
  test("1: the canaries go out, all others are held at v1", () => {
    expect(wavesAfter(1)).toEqual(["canary Open", "early Waiting", "late Waiting"]);
    expect(statesAfter(1).filter((state) => !state.endsWith("Waiting"))).toEqual([
      "eu-1/edge-base Released",
      "us-1/edge-base Released",
    ]);
    const eu = texts(outcomes[0]?.files ?? []).get("delivery/eu.yaml") ?? "";
    expect(eu.match(/^ {4}revision: .*$/gm)).toEqual(["v2", "v1", "v1", "v1"].map((tag) => `    revision: ${tag}`));
  });

  test("2: the canaries have landed, and the second wave opens, once", () => {
    expect(wavesAfter(2)).toEqual(["canary Landed", "early Open", "late Waiting"]);
    const opened = outcomes.map((_, at) => planAfter(at + 1).status?.waves?.[1]?.openedAt);
    expect(opened).toEqual([undefined, "2026-11-23T09:20:00Z", "2026-11-23T09:20:00Z"]);
  });

  test("3: a crash loop in eu-3 stops the third wave, and eu-3 is left to people", () => {
    expect(planAfter(3).status?.phase).toBe("Stopped");
    expect(wavesAfter(3)).toEqual(["canary Landed", "early Stopped", "late Waiting"]);
    const bad = planAfter(3).status?.targets?.find(({ target }) => target === "eu-3/edge-base");
    expect(bad).toMatchObject({ state: "Failed", message: expect.stringContaining("CrashLoopBackOff") as string });
    expect(statesAfter(3).filter((state) => state.endsWith("Released"))).toEqual([]);
    const eu = texts(outcomes[2]?.files ?? []).get("delivery/eu.yaml") ?? "";
    expect(eu.match(/name: edge-base-eu-3[^]*?spec:/)?.[0]).not.toContain("hold.landfall.dev/");
  });

  test("then: with the cause removed, a restart takes v2 to all clusters, and lets all go", () => {
    const last = outcomes[2];
    if (last === undefined) throw new Error("there are three steps");
    const files = last.files.map(({ path, text }) => ({
      path,
      text: path === "functions/compute-wave.yaml" ? `${text}restart: 1\n` : text,
    }));
    const steps = [0, 1, 2, 3, 4, 5].map((at) => ({ number: at + 4, at: `2026-11-23T1${at}:00:00Z` }));
    const more = runLoop({ root: startPackage().root, files }, { steps, faults: new Map(), live: last.live });
    const text = texts(more.at(-1)?.files ?? []);
    expect(text.get("rollouts/edge-base.yaml")).toContain("phase: Completed");
    expect(text.get("Kptfile")).toContain("12/12 targets landed");
    expect(text.get("delivery/eu.yaml")).not.toContain("hold.landfall.dev/");
  });

  test.each([1, 2, 3])("rendering step %i again changes nothing", (step) => {
    const files = outcomes[step - 1]?.files ?? [];
    expect(renderPackage({ root: startPackage().root, files }, FUNCTIONS)).toMatchObject({
      ok: true,
      value: { changes: [] },
    });
  });

  test("what is committed under steps/ is what the loop gives: npm run examples:update", () => {
    const steps = join(import.meta.dirname, "steps");
    expect(readTree(steps)).toEqual(stepFiles());
  });

  test.skipIf(kpt === undefined)("real kpt gives the same bytes at every step, and nothing new the second time", () => {
    const directory = mkdtempSync(join(tmpdir(), "landfall-edge-fleet-"));
    try {
      const engine = kptEngine(kpt ?? "", BUNDLES);
      const render = (): string => {
        const { exitCode, stderr } = engine.run(directory, { testType: "render", exitCode: 0 });
        return `${exitCode} ${exitCode === 0 ? "" : stderr}`;
      };
      writeTree(directory, startPackage().files);
      for (const { snapshots, files } of outcomes) {
        writeTree(directory, snapshots);
        expect(render()).toBe("0 ");
        expect(readTree(directory)).toEqual(texts(files));
        expect(render()).toBe("0 ");
        expect(readTree(directory)).toEqual(texts(files));
      }
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  });
});

function writeTree(directory: string, files: readonly PackageFile[]): void {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
}

function readTree(directory: string): ReadonlyMap<string, string> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => relative(directory, join(entry.parentPath, entry.name)));
  return new Map(paths.map((path) => [path, readFileSync(join(directory, path), "utf8")]));
}
