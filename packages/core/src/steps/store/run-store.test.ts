import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { KubeObject } from "../../object/index.ts";
import { type StepRun, validateStepRun } from "../../schemas/generated/step-run.ts";
import { advance } from "../advance/advance.ts";
import type { StepVerb, TaskResult } from "../model/inputs.ts";
import type { RunPlan } from "../model/plan.ts";
import type { Run } from "../model/run.ts";
import {
  applyWeb,
  db,
  type Given,
  look,
  looks,
  named,
  observed,
  planOf,
  SECOND,
  START,
  seen,
  trigger,
  valueOf,
  web,
} from "../testing/fixtures.ts";
import { type ReadRunOptions, readRun, type StoredRun } from "./read-run.ts";
import { type RunContent, writeRun } from "./write-run.ts";

const PLAN = planOf([
  {
    name: "base",
    steps: [
      { name: "apply", tasks: [applyWeb, { name: "job", job: { heartbeat: "30s" } }] },
      {
        name: "data",
        before: { objects: [named("db", db)], expression: "db.status.ready" },
        tasks: [{ name: "migrate", job: {} }],
      },
    ],
  },
  { name: "addons", steps: [{ name: "child", tasks: [{ name: "run", run: { plan: "other" } }] }, { name: "empty" }] },
]);

function pagesOf(run: Run, more: Partial<RunContent> = {}): readonly StepRun[] {
  return writeRun({ name: "edge-1", plan: PLAN, run, ...more });
}

function objectsOf(pages: readonly StepRun[]): KubeObject[] {
  return JSON.parse(JSON.stringify(pages)) as KubeObject[];
}

function stored(run: Run, options: ReadRunOptions = {}): StoredRun {
  const read = valueOf(readRun(objectsOf(pagesOf(run)), options));
  if (read === undefined) throw new Error("nothing is stored");
  return read;
}

describe("a run as StepRuns", () => {
  test("keeps what it brings back, in its key and in its history", () => {
    const back = { ...trigger, revision: "v1", restores: ["apps/Deployment/shop/web"] };
    const run = look(PLAN, undefined, 0, { trigger: back }).run!;
    expect(stored(run).run).toEqual(run);
    const after = look(PLAN, run, 1).run!;
    expect(stored(after).run.history?.runs[0]?.trigger).toEqual(back);
  });

  test("says which run it is, how far it is, and what it waits for", () => {
    const { run, blockers } = look(PLAN, undefined, 0);
    const [page] = pagesOf(run!, { blockers, rollout: "shop" });
    expect(page).toMatchObject({
      metadata: { name: "edge-1" },
      spec: { format: 1, rollout: "shop", subject: "edge-1", plan: { name: "upgrade" }, revision: "v2", attempt: 1 },
      status: {
        state: "Running",
        since: "2026-11-21T08:00:00Z",
        tries: 1,
        counts: { steps: 4, through: 0, running: 1, failed: 0 },
        conditions: [
          { type: "Ready", status: "False", reason: "Running", message: "run 1 of upgrade is Running" },
          { type: "Reconciling", status: "True" },
          { type: "Stalled", status: "False" },
        ],
      },
    });
    expect(page?.status.waits?.[0]).toMatchObject({ at: "base/apply/apply", kind: "Objects", who: "executor" });
    expect(page?.status.parts.map(({ path, state }) => `${path} ${state}`)).toEqual([
      "base Running",
      "base/apply Running",
      "base/apply/apply Running",
      "base/apply/job Pending",
      "base/data Pending",
      "base/data/migrate Pending",
      "addons Pending",
      "addons/child Pending",
      "addons/child/run Pending",
      "addons/empty Pending",
    ]);
  });

  test("AC-K11: a run that has failed is not Ready, and says why", () => {
    const plan = planOf([{ name: "p", steps: [{ name: "s", tasks: [{ name: "job", job: {} }] }] }]);
    const results = [{ task: "p/s/job", outcome: "Failed", message: "no disk" }] as const;
    const { run } = looks(plan, [[0], [1, { results }]]).at(-1)!;
    const [page] = pagesOf(run!, { plan });
    expect(page?.status.conditions).toMatchObject([
      { type: "Ready", status: "False", reason: "Failed", message: "no disk" },
      { type: "Reconciling", status: "False" },
      { type: "Stalled", status: "True" },
    ]);
  });

  test("AC-K14: past runs are read back with uid, trigger, result and times; of too long ones the oldest are counted", () => {
    const parameters = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`p${index}`, "x".repeat(4000)]));
    const wanted = (revision: string): Given => ({ trigger: { ...trigger, revision, parameters } });
    const run = looks(PLAN, [
      [0, wanted("v1")],
      [1, wanted("v2")],
      [2, wanted("v3")],
      [3, wanted("v4")],
    ]).at(-1)!.run!;
    expect(run.history?.runs).toHaveLength(3);
    const { history } = stored(run).run;
    expect([history?.forgotten, history?.runs.map(({ revision }) => revision)]).toEqual([1, ["v2", "v3"]]);
    expect(history?.runs).toEqual(run.history?.runs.slice(1));
    expect(stored(stored(run).run).run).toEqual(stored(run).run);
  });

  test("is bounded: 250 parts a page, each page below 256 KiB, read back in any order", () => {
    const tasks = Array.from({ length: 40 }, (_, index) => ({
      ...applyWeb,
      name: `${"t".repeat(60)}${index}`.slice(-63),
    }));
    const steps = Array.from({ length: 20 }, (_, index) => ({
      name: `s${index}`,
      strategy: "parallel" as const,
      tasks,
    }));
    const plan = planOf([{ name: "p", strategy: "parallel", steps }]);
    const { run } = look(plan, undefined, 0);
    const pages = writeRun({ name: "edge-1", plan, run: run! });
    expect(pages.map(({ metadata }) => metadata.name)).toEqual(["edge-1", "edge-1-2", "edge-1-3", "edge-1-4"]);
    for (const page of pages) expect(JSON.stringify(page).length).toBeLessThan(256 * 1024);
    const read = valueOf(readRun(objectsOf(pages).toReversed(), { plan }));
    expect([read?.run, read?.pages]).toEqual([run, 4]);
    expect(writeRun({ name: "edge-1", plan, run: run!, minPages: 6 })).toHaveLength(6);
  });

  test("keeps when a condition last changed", () => {
    const first = look(PLAN, undefined, 0).run!;
    const { conditions } = stored(first);
    const later = { ...first, at: first.at + 60 * SECOND };
    expect(pagesOf(later, { conditions })[0]?.status.conditions?.[0]?.lastTransitionTime).toBe("2026-11-21T08:00:00Z");
  });

  test("of another plan is never written", () => {
    expect(() => pagesOf(look(PLAN, undefined, 0).run!, { plan: planOf([{ name: "other" }]) })).toThrow(RangeError);
  });
});

const OUTCOMES: readonly TaskResult["outcome"][] = ["Succeeded", "Running", "Retry", "Failed"];
const VERBS: readonly StepVerb[] = ["cancel", "override", "rerun", "skip", "back", "retry"];
const PATHS = PLAN.phases.flatMap(({ steps }) => steps.flatMap(({ tasks }) => tasks.map(({ path }) => path)));
const STEPS = PLAN.phases.flatMap(({ steps }) => steps.map(({ path }) => path));

const anyLook = fc.record({
  after: fc.integer({ min: 1, max: 90 }),
  result: fc.option(fc.tuple(fc.constantFrom(...PATHS), fc.constantFrom(...OUTCOMES), fc.nat(120))),
  verb: fc.option(fc.tuple(fc.constantFrom(...VERBS), fc.option(fc.constantFrom(...STEPS)))),
  status: fc.constantFrom("Current", "Failed", "InProgress", "NotFound"),
  revision: fc.constantFrom("v1", "v1", "v1", "v2"),
});

/** Plays a story decision by decision, with each run both directly and as read back from its stored form. */
function tell(story: readonly (typeof anyLook extends fc.Arbitrary<infer Look> ? Look : never)[], plan: RunPlan): void {
  let run: Run | undefined;
  let again: Run | undefined;
  let second = 0;
  for (const { after, result, verb, status, revision } of story) {
    second += after;
    const results =
      result === null
        ? []
        : [{ run: run?.uid ?? "", task: result[0], attempt: 1, outcome: result[1], at: START, progress: result[2] }];
    const subject = verb?.[1] ?? undefined;
    const commands =
      verb === null
        ? []
        : [
            {
              verb: verb[0],
              by: "ana",
              reason: "why",
              attempt: run?.attempt ?? 1,
              tries: run?.tries,
              ...(subject !== undefined && { subject }),
            },
          ];
    const inputs = {
      now: START + second * SECOND,
      trigger: { ...trigger, revision },
      results,
      commands,
      observations: observed([web, seen(second, { status: status as "Current" })]),
    };
    const [one, other] = [advance(plan, run, inputs), advance(plan, again, inputs)];
    expect(other.run).toEqual(one.run);
    expect(other.actions).toEqual(one.actions);
    run = one.run;
    if (run === undefined) continue;
    const pages = pagesOf(run, { blockers: one.blockers });
    for (const page of objectsOf(pages)) expect(validateStepRun(page)).toEqual([]);
    const read = valueOf(readRun(objectsOf(pages), { plan, now: inputs.now }));
    expect(read?.run).toEqual(run);
    again = read?.run;
    expect(pagesOf(read!.run, { blockers: one.blockers, conditions: read!.conditions })).toEqual(
      pagesOf(run, { blockers: one.blockers, conditions: read!.conditions }),
    );
  }
}

test("AC-S4: whatever happens, what is written is read to the same run, which goes on in the same way", () => {
  fc.assert(
    fc.property(fc.array(anyLook, { minLength: 1, maxLength: 12 }), (story) => tell(story, PLAN)),
    { numRuns: 500 },
  );
});
