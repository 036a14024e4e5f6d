import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { advance, type Run, readStepPlan, type StepCommand, type TaskResult, writeRun } from "@landfall/core/steps";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runCli } from "../cli.ts";
import { toYaml } from "../input/to-yaml.ts";
import type { Outcome } from "../io.ts";

const START = Date.parse("2026-11-21T08:00:00Z");
const job = (name: string, limit: number) => ({ name, job: {}, retry: { limit, first: "10s", jitter: "0%" } });
const READ = readStepPlan("upgrade", {
  phases: [
    {
      name: "base",
      steps: [
        { name: "drain", tasks: [job("drain", 2)] },
        { name: "install", tasks: [job("helm", 0)] },
      ],
    },
    { name: "check", steps: [{ name: "smoke", tasks: [job("smoke", 0)] }] },
  ],
});
if (!READ.ok) throw new Error(READ.problems[0]?.message);
const PLAN = READ.value;

/** The inputs of one decision: the report of a job, a command, the wanted revision. */
interface Look {
  readonly job?: readonly [task: string, outcome: TaskResult["outcome"], message: string];
  readonly verb?: Pick<StepCommand, "verb"> & Partial<StepCommand>;
  readonly revision?: string;
}

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "landfall-steps-"));
});
afterEach(() => rmSync(cwd, { recursive: true }));

/** Writes the StepRuns after a story, with ten seconds between its decisions. */
function tell(subject: string, story: readonly Look[]): void {
  let run: Run | undefined;
  let file = "";
  for (const [index, { job: said, verb, revision = "v2" }] of story.entries()) {
    const now = START + index * 10_000;
    const [task = "", outcome = "Running", message = ""] = said ?? [];
    const decision = advance(PLAN, run, {
      now,
      trigger: { plan: "upgrade", subject, revision },
      observations: new Map(),
      results: said === undefined ? [] : [{ run: run?.uid ?? "", task, attempt: 1, outcome, message, at: now }],
      commands: verb === undefined ? [] : [{ by: "ana", attempt: run?.attempt ?? 1, tries: run?.tries ?? 1, ...verb }],
    });
    ({ run } = decision);
    if (run === undefined) throw new Error("no run began");
    file = writeRun({ name: subject, plan: PLAN, run, blockers: decision.blockers }).map(toYaml).join("---\n");
  }
  writeFileSync(join(cwd, `${subject}.yaml`), file);
}

function landfall(...args: readonly string[]): Outcome {
  const io = { cwd, env: {}, terminal: false, columns: undefined, readStdin: () => "", userName: () => "ana" };
  return runCli(args, { ...io, now: () => new Date(START) });
}

const FAILED: readonly Look[] = [
  {},
  { job: ["base/drain/drain", "Succeeded", ""] },
  { job: ["base/install/helm", "Failed", "the chart is not there"] },
];

describe("landfall steps status", () => {
  test("shows a run as a tree: what runs, what retries, what it waits for and who can help", () => {
    tell("edge-1", [{}, { job: ["base/drain/drain", "Retry", "a pod stays"] }]);
    const { exitCode, stdout, stderr } = landfall("steps", "status", ".");
    expect([exitCode, stderr]).toEqual([0, ""]);
    expect(stdout).toMatchInlineSnapshot(`
      "edge-1 upgrade v2 Running run 1 since 2026-11-21T08:00:00Z try 1 failed: a pod stays; goes on with its next try, after a pause (time)
      ├─ base Running since 2026-11-21T08:00:00Z
      │  ├─ drain Running since 2026-11-21T08:00:00Z
      │  │  └─ drain Retrying since 2026-11-21T08:00:10Z again at 2026-11-21T08:00:20Z, a pod stays
      │  └─ install Pending it waits for drain; goes on when drain is complete (time)
      │     └─ helm Pending
      └─ check Pending it waits for base; goes on when base is complete (time)
         └─ smoke Pending
            └─ smoke Pending
      "
    `);
  });

  test("shows what failed, what somebody skipped, and goes on behind it", () => {
    const skip = { verb: "skip", subject: "base/install", reason: "done by hand" } as const;
    tell("edge-1", FAILED);
    expect(landfall("steps", "status", ".").stdout).toMatchInlineSnapshot(`
      "edge-1 upgrade v2 Failed run 1 since 2026-11-21T08:00:20Z the chart is not there; goes on when somebody says retry, skips the step or goes back; or with a rerun or another trigger (operator)
      ├─ base Failed since 2026-11-21T08:00:20Z
      │  ├─ drain Complete since 2026-11-21T08:00:10Z
      │  │  └─ drain Complete since 2026-11-21T08:00:10Z
      │  └─ install Failed since 2026-11-21T08:00:20Z
      │     └─ helm Failed since 2026-11-21T08:00:20Z the chart is not there
      └─ check Pending it was stopped when something else failed; goes on when somebody says retry, skips the step or goes back; or with a rerun or another trigger (operator)
         └─ smoke Pending
            └─ smoke Pending
      "
    `);
    tell("edge-1", [...FAILED, { verb: skip }]);
    expect(landfall("steps", "status", ".").stdout).toMatchInlineSnapshot(`
      "edge-1 upgrade v2 Running run 1, opened 2 times since 2026-11-21T08:00:30Z nothing was heard of its job yet; goes on when the executor has begun the job (executor)
      ├─ base Complete since 2026-11-21T08:00:30Z
      │  ├─ drain Complete since 2026-11-21T08:00:10Z
      │  │  └─ drain Complete since 2026-11-21T08:00:10Z
      │  └─ install Skipped since 2026-11-21T08:00:30Z by ana: done by hand
      │     └─ helm Skipped since 2026-11-21T08:00:30Z the chart is not there
      └─ check Running since 2026-11-21T08:00:30Z
         └─ smoke Running since 2026-11-21T08:00:30Z
            └─ smoke Running since 2026-11-21T08:00:30Z nothing was heard of its job yet; goes on when the executor has begun the job (executor)
      "
    `);
  });

  test("shows many runs as a table, one as JSON, and one by its subject", () => {
    tell("edge-2", [{}]);
    tell("edge-1", FAILED);
    expect(landfall("steps", "status", "--format", "table", ".").stdout).toMatchInlineSnapshot(`
      "SUBJECT  PLAN     RUN  STATE    STEPS  SINCE                 WHY
      edge-1   upgrade  1    Failed   1/3    2026-11-21T08:00:20Z  the chart is not there
      edge-2   upgrade  1    Running  0/3    2026-11-21T08:00:00Z  nothing was heard of its job yet
      "
    `);
    const { stdout } = landfall("steps", "status", "-o", "json", "--subject", "edge-2", ".");
    expect(JSON.parse(stdout)).toMatchObject([{ kind: "StepRun", spec: { subject: "edge-2" } }]);
  });
});

test("AC-K14: landfall steps history shows every run with revision, outcome, times, who and uid", () => {
  tell("edge-1", [...FAILED, { revision: "v3" }, { revision: "v3", verb: { verb: "cancel", reason: "not now" } }]);
  expect(landfall("steps", "history", ".").stdout).toMatchInlineSnapshot(`
    "edge-1
    ├─ run 1 of upgrade v2 Failed 2026-11-21T08:00:00Z to 2026-11-21T08:00:20Z the chart is not there 815f3bb7028a8d0eff86cea52b01c34d
    └─ run 2 of upgrade v3 Cancelled 2026-11-21T08:00:30Z to 2026-11-21T08:00:40Z by ana 631b31b9fcad01d7be9d0910137fe884
    "
  `);
});

test("what cannot be believed is refused with its file, and no run is said", () => {
  expect(landfall("steps", "status", ".")).toMatchObject({ exitCode: 1, stdout: "" });
  tell("edge-1", [{}]);
  const missing = landfall("steps", "status", "--subject", "edge-9", ".");
  expect([missing.exitCode, missing.stderr]).toEqual([
    1,
    expect.stringContaining("there is no StepRun of edge-9 here"),
  ]);
  const file = join(cwd, "edge-1.yaml");
  const [page] = writeRun({
    name: "edge-1",
    plan: PLAN,
    run: advance(PLAN, undefined, {
      now: START,
      trigger: { plan: "upgrade", subject: "edge-1" },
      observations: new Map(),
    }).run!,
  });
  writeFileSync(file, toYaml({ ...page!, status: { ...page!.status, state: "Complete" } }));
  const forged = landfall("steps", "status", ".");
  expect(forged.exitCode).toBe(1);
  expect(forged.stderr).toContain("edge-1.yaml");
  expect(forged.stderr).toContain("was changed by hand");
});
