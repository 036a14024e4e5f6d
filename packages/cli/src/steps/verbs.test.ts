import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { documented } from "../../test/documented.ts";
import { runCli } from "../cli.ts";
import { toYaml } from "../input/to-yaml.ts";
import type { Outcome } from "../io.ts";
import { reportOf } from "../rollout/stories/report-of.ts";

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 21, 8, minute)).toISOString().replace(".000Z", "Z");
const LOCAL = { "config.kubernetes.io/local-config": "true" };
const PARTS = ["base", "addons"];
const applies = (part: string) => ({
  name: part,
  tasks: [{ name: "apply", apply: { objects: [{ labelSelector: { matchLabels: { part } } }] } }],
});

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "landfall-steps-verbs-"));
  write("Kptfile", {
    apiVersion: "kpt.dev/v1",
    kind: "Kptfile",
    metadata: { name: "fleet", annotations: LOCAL },
    pipeline: { mutators: [{ exec: "compute-wave", configPath: "compute-wave.yaml" }] },
  });
  write("compute-wave.yaml", {
    apiVersion: "fn.landfall.dev/v1alpha1",
    kind: "ComputeWave",
    metadata: { name: "compute-wave", annotations: LOCAL },
    rollout: "shop",
    revision: "v2",
    clusters: [{ name: "a" }, { name: "b" }],
    strategy: {
      deadline: "10h",
      waves: [
        { name: "one", select: { targets: ["a"] } },
        { name: "two", select: { rest: true } },
      ],
    },
    steps: { plan: "upgrade" },
    actuate: [{ system: "config-sync" }],
  });
  write("steps.yaml", {
    apiVersion: "landfall.dev/v1alpha1",
    kind: "StepPlan",
    metadata: { name: "upgrade", annotations: LOCAL },
    spec: { retry: { limit: 0 }, phases: [{ name: "go", steps: PARTS.map(applies) }] },
  });
  for (const cluster of ["a", "b"])
    for (const part of PARTS)
      write(`${part}-${cluster}.yaml`, {
        apiVersion: "configsync.gke.io/v1beta1",
        kind: "RootSync",
        metadata: {
          name: `${part}-${cluster}`,
          namespace: "sync",
          labels: { part },
          annotations: { "landfall.dev/target": `${cluster}/${part}` },
        },
        spec: { git: { repo: "r", revision: "v1" } },
      });
});
afterEach(() => rmSync(cwd, { recursive: true }));

function write(file: string, object: object): void {
  writeFileSync(join(cwd, file), toYaml(object as never));
}

function landfall(...args: readonly string[]): Outcome {
  const io = { cwd, env: {}, terminal: false, columns: undefined, readStdin: () => "", userName: () => "ana" };
  return runCli(args, { ...io, now: () => new Date(at(30)) });
}

/** Renders at a minute, with observations of cluster a such as `v2 Failed`. */
function render(minute: number, seen: { readonly [part: string]: string } = {}): void {
  const lines = ["a", "b"].flatMap((cluster) =>
    PARTS.map((name) => {
      const text = (cluster === "a" ? seen[name] : undefined) ?? "v1";
      return { cluster, name, text, at: at(minute), about: name };
    }),
  );
  writeFileSync(join(cwd, "report.yaml"), reportOf(lines));
  write("clock.yaml", {
    apiVersion: "landfall.dev/v1alpha1",
    kind: "Clock",
    metadata: { name: "clock", annotations: LOCAL },
    spec: { now: at(minute) },
  });
  const { exitCode, stderr } = landfall("fn", "render", ".");
  if (exitCode !== 0) throw new Error(stderr);
}

const config = (): string => readFileSync(join(cwd, "compute-wave.yaml"), "utf8");
const status = (): string => landfall("steps", "status", "--format", "table", ".").stdout;
const WHY = ["--reason", "the registry is back"];

describe("a word about the steps of a target", () => {
  test("retry opens a failed run again, and the target with it; the same again is refused", () => {
    render(0);
    render(1, { base: "v2 Failed" });
    expect(status()).toContain("Failed");
    const said = landfall("steps", "retry", ".", "a", ...WHY);
    expect([said.exitCode, said.stderr]).toEqual([0, expect.stringContaining("retry of target a, run 1; then:")]);
    expect(config()).toContain(
      "  commands:\n  - verb: retry\n    target: a\n    attempt: 1\n    tries: 1\n    by: ana\n    reason: the registry is back\n",
    );
    expect(landfall("steps", "retry", ".", "a", ...WHY).stderr).toContain("ana has asked for it already");
    render(2, { base: "v2 Failed" });
    expect(status()).toContain("Running");
    render(3, { base: "v2" });
    render(4, { base: "v2", addons: "v2" });
    expect(status()).toMatch(/a +upgrade +1 +Complete +2\/2/);
  });

  test.each<[verb: string, words: readonly string[], wrote: string]>([
    ["skip", ["addons"], "  - verb: skip\n    target: a\n    step: go/addons\n    attempt: 1\n    tries: 1\n"],
    ["back", ["go/base"], "  - verb: back\n    target: a\n    step: go/base\n"],
    ["cancel", [], "  - verb: cancel\n    target: a\n    attempt: 1\n"],
    ["override", [], "  - verb: override\n    target: a\n    attempt: 1\n"],
  ])("%s is written as it is meant, and the next render carries it out", (verb, words, wrote) => {
    render(0);
    const line = ["steps", verb, ".", "a", ...words, ...WHY];
    expect(documented("edits", landfall(...line, "--dry-run", "-o", "json").stdout)).toMatchObject({ written: false });
    const said = landfall(...line);
    expect([said.exitCode, config()]).toEqual([0, expect.stringContaining(wrote)]);
    const before = readFileSync(join(cwd, "rollouts/shop-steps/shop-a.yaml"), "utf8");
    render(1, {});
    expect(readFileSync(join(cwd, "rollouts/shop-steps/shop-a.yaml"), "utf8")).not.toBe(before);
  });

  test("rerun begins a cancelled run anew", () => {
    render(0);
    landfall("steps", "cancel", ".", "a", ...WHY);
    render(1);
    expect(landfall("steps", "rerun", ".", "a", ...WHY).exitCode).toBe(0);
    render(2);
    expect(status()).toMatch(/a +upgrade +2 +Running/);
    expect(landfall("steps", "history", ".").stdout).toContain("run 1 of upgrade v2 Cancelled");
  });

  test.each<[what: string, args: readonly string[], said: string]>([
    ["a retry of what has not failed", ["retry", ".", "a"], "it counts for one that is Failed"],
    ["a rerun of what is on its way", ["rerun", ".", "a"], "it counts for one that is Complete or Failed"],
    ["a way back to what has not begun", ["back", ".", "a", "addons"], "step go/addons has not begun"],
    ["a step that is not there", ["skip", ".", "a", "addon"], "plan upgrade has no step addon"],
    ["a target that is not there", ["skip", ".", "aa", "addons"], "the rollout has no target aa"],
    ["a target that is not released", ["cancel", ".", "b"], "no run of steps of target b has begun"],
  ])("%s is refused, and nothing is written", (_, args, said) => {
    render(0);
    const before = config();
    const { exitCode, stderr } = landfall("steps", ...args, ...WHY);
    expect([exitCode, stderr, config()]).toEqual([1, expect.stringContaining(said), before]);
  });

  test("what is refused names what would work", () => {
    render(0);
    expect(landfall("steps", "retry", ".", "a", ...WHY).stderr).toContain(
      "what would work: landfall steps cancel . a --reason WHY; or landfall steps override . a --reason WHY; or landfall steps skip . a go/base --reason WHY; or landfall steps back . a go/base --reason WHY",
    );
  });

  test("without a reason, without steps and without a render it is refused", () => {
    expect(landfall("steps", "retry", ".", "a")).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining("--reason"),
    });
    expect(landfall("steps", "retry", ".", "a", ...WHY).stderr).toContain("nothing was decided for rollout shop yet");
    writeFileSync(
      join(cwd, "compute-wave.yaml"),
      config()
        .replace(/steps:\n {2}plan: upgrade\n/, "package: base\n")
        .replace("- a\n  -", "- a/base\n  -"),
    );
    render(0);
    expect(landfall("steps", "retry", ".", "a", ...WHY).stderr).toContain("rollout shop has no steps");
  });
});

test("landfall steps explain tells every step by what is known now, and what can be said", () => {
  render(0);
  render(1, { base: "v2" });
  expect(landfall("steps", "explain", ".", "a").stdout).toMatchInlineSnapshot(`
    "a Running since 2026-11-21T08:00:00Z
    ├─ go/base Complete since 2026-11-21T08:01:00Z
    │  └─ apply Complete since 2026-11-21T08:01:00Z
    ├─ go/addons Running since 2026-11-21T08:01:00Z
    │  └─ apply Running since 2026-11-21T08:01:00Z RootSync.configsync.gke.io sync/addons-a was not seen since this try began; goes on when all its objects are seen Current, as they were applied (cluster)
    └─ what can be said:
       ├─ landfall steps cancel . a --reason WHY
       ├─ landfall steps override . a --reason WHY
       ├─ landfall steps skip . a go/addons --reason WHY
       └─ landfall steps back . a go/addons --reason WHY
    "
  `);
  const { stdout } = landfall("steps", "explain", ".", "-o", "json");
  expect(JSON.parse(stdout)).toMatchObject([
    { target: "a", lines: [{ level: "run", state: "Running" }, {}, {}, {}, {}, {}] },
  ]);
  expect(landfall("steps", "explain", ".", "--format", "table").stdout).toContain("go/addons");
});

test("landfall explain names the step that a target is at, and what would let it go on", () => {
  render(0);
  render(1, { base: "v2" });
  expect(landfall("explain", ".", "a").stdout).toContain(
    "step go/addons/apply: RootSync.configsync.gke.io sync/addons-a was not seen since this try began; goes on when all its objects are seen Current",
  );
  render(2, { base: "v2", addons: "v2 Failed" });
  const { stdout } = landfall("explain", ".");
  expect(stdout).toContain("sync/addons-a: addons is Failed");
  expect(stdout).toContain("landfall steps retry . a --reason WHY");
});

test("landfall steps simulate tells how it would go, and where it would end if a task failed", () => {
  render(0);
  expect(landfall("steps", "simulate", ".", "b", "--takes", "2m").stdout).toMatchInlineSnapshot(`
    "AFTER  STEP             STATE     WHY
    0s     b                Running
    0s     go               Running
    0s     go/base          Running
    0s     go/base/apply    Running
    2m1s   go/base          Complete
    2m1s   go/base/apply    Complete
    2m1s   go/addons        Running
    2m1s   go/addons/apply  Running
    4m2s   b                Complete
    4m2s   go               Complete
    4m2s   go/addons        Complete
    4m2s   go/addons/apply  Complete
    "
  `);
  const failing = landfall("steps", "simulate", ".", "--fails", "go/base/apply");
  expect(failing.stdout).toMatch(/a +Failed/);
  expect(landfall("steps", "simulate", ".", "--takes", "soon").exitCode).toBe(2);
});
