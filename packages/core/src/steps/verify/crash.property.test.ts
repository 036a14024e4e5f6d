import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareText, refKey } from "../../object/index.ts";
import { type LogEntry, nextEntry } from "../../run/index.ts";
import { advance } from "../advance/advance.ts";
import type { StepAction } from "../model/action.ts";
import type { ChildRun, ObjectObservation, TaskResult } from "../model/inputs.ts";
import type { RunPlan } from "../model/plan.ts";
import type { Run } from "../model/run.ts";
import { db, planOf, SECOND, START, trigger, web } from "../testing/fixtures.ts";
import type { LoggedLook } from "./invariants.ts";
import { verifyRun } from "./verify-run.ts";

/** The state that survives when the program that carries out a run dies: the stored run, and the outside world. */
interface Lasting {
  stored: Run | undefined;
  /** The last action that was carried out on each object. */
  readonly objects: Map<string, "apply" | "delete">;
  readonly jobs: Map<string, TaskResult>;
  readonly children: Map<string, ChildRun>;
  /** How often each try was begun. */
  readonly begun: Map<string, number>;
  /** The number of writes so far, and the write after which the program dies. */
  writes: number;
  readonly diesAfter: ReadonlySet<number>;
  readonly log: LogEntry<LoggedLook>[];
}

class Crash extends Error {}

function write(world: Lasting, effect: () => void): void {
  effect();
  world.writes++;
  if (world.diesAfter.has(world.writes)) throw new Crash();
}

function carryOut(world: Lasting, run: Run, action: StepAction, now: number): void {
  if (!("task" in action)) return;
  const { key, task, attempt } = action;
  world.begun.set(key, (world.begun.get(key) ?? 0) + 1);
  if (action.kind === "apply" || action.kind === "delete") {
    for (const ref of action.objects)
      write(world, () => world.objects.set(refKey(ref), action.kind as "apply" | "delete"));
    return;
  }
  if (action.kind === "startRun") return write(world, () => world.children.set(key, { state: "Complete" }));
  write(world, () => world.jobs.set(key, { run: run.uid, task, attempt, outcome: "Succeeded", at: now }));
}

function observe(world: Lasting, now: number): ReadonlyMap<string, ObjectObservation> {
  const entries = [...world.objects].map(([key, kind]): [string, ObjectObservation] => [
    key,
    { observedAt: now, status: kind === "apply" ? "Current" : "NotFound", upToDate: "yes" },
  ]);
  return new Map(entries);
}

function oneLook(plan: RunPlan, world: Lasting, now: number): void {
  const { stored, jobs, children } = world;
  const decision = advance(plan, stored, {
    now,
    trigger,
    observations: observe(world, now),
    results: [...jobs.values()],
    children,
  });
  const { run, actions } = decision;
  if (run === undefined) throw new Error(JSON.stringify(decision.problems));
  if (run !== stored) {
    write(world, () => {
      world.stored = run;
      world.log.push(nextEntry(world.log.at(-1), { run, actions }));
    });
  }
  for (const action of actions) carryOut(world, run, action, now);
}

/** Carries out a run to its end; the program restarts after every death. */
function carryToEnd(plan: RunPlan, diesAfter: readonly number[]): Lasting {
  const world: Lasting = {
    stored: undefined,
    objects: new Map(),
    jobs: new Map(),
    children: new Map(),
    begun: new Map(),
    writes: 0,
    diesAfter: new Set(diesAfter),
    log: [],
  };
  for (let look = 0; look < 200 && (world.stored?.state ?? "Running") === "Running"; look++) {
    try {
      oneLook(plan, world, START + look * 2 * SECOND);
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
    }
  }
  return world;
}

const TASKS = [
  { name: "apply", apply: { objects: [web, db] } },
  { name: "delete", delete: { objects: [db] } },
  { name: "job", job: {} },
  { name: "child", run: { plan: "other" } },
] as const;

/** A task that another one undoes, with no order between them. */
const APPLY_WEB = { name: "apply", apply: { objects: [web] } };
const APART = [APPLY_WEB, ...TASKS.slice(1)];

const PLAN = planOf([
  {
    name: "a",
    steps: [
      { name: "x", tasks: [TASKS[0]] },
      { name: "y", tasks: [TASKS[2], TASKS[3]] },
    ],
  },
  { name: "b", steps: [{ name: "z", tasks: [TASKS[1]] }] },
]);

/** Returns everything but the times, which are later after a death. */
function outcome({ stored, objects }: Lasting): unknown {
  const words = stored?.phases.map(({ state, steps }) => [
    state,
    steps.map((step) => [step.state, step.tasks.map((task) => [task.state, task.attempt])]),
  ]);
  return {
    state: stored?.state,
    attempt: stored?.attempt,
    words,
    objects: [...objects].toSorted(([a], [b]) => compareText(a, b)),
  };
}

describe("AC-S4, AC-K1: a crash loses nothing", () => {
  const whole = carryToEnd(PLAN, []);

  test("after every single write the final objects are those of the run that nothing interrupted", () => {
    expect(whole.stored?.state).toBe("Complete");
    expect(whole.writes).toBeGreaterThan(8);
    for (let at = 1; at <= whole.writes; at++) {
      const crashed = carryToEnd(PLAN, [at]);
      expect(outcome(crashed)).toEqual(outcome(whole));
      expect(Math.max(...crashed.begun.values())).toBeLessThanOrEqual(2);
    }
  });

  test("however often, and in whatever plan: no step is skipped, each is begun once more than it crashed, and the log holds", () => {
    const step = fc.record({
      tasks: fc.uniqueArray(fc.constantFrom(...APART), { minLength: 1, maxLength: 3, selector: ({ name }) => name }),
    });
    const phases = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(
        phases,
        fc.constantFrom("serial" as const, "parallel" as const),
        fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 4 }),
        (spec, strategy, deaths) => {
          const plan = planOf(
            spec.map((steps, at) => ({
              name: `p${at}`,
              strategy,
              steps: steps.map(({ tasks }, index) => ({ name: `s${index}`, tasks })),
            })),
          );
          const [calm, crashed] = [carryToEnd(plan, []), carryToEnd(plan, deaths)];
          expect(crashed.stored?.state).toBe(calm.stored?.state);
          expect(crashed.stored?.phases.map(({ state }) => state)).toEqual(
            calm.stored?.phases.map(({ state }) => state),
          );
          expect(Math.max(0, ...crashed.begun.values())).toBeLessThanOrEqual(1 + new Set(deaths).size);
          expect(verifyRun(plan, crashed.log)).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });
});

test("AC-S4: also where a task undoes what one before it did, the final objects are those of the run that nothing interrupted", () => {
  const tasks = [APPLY_WEB, { name: "take", delete: { objects: [web] } }, TASKS[2]];
  const step = fc.shuffledSubarray(tasks, { minLength: 1 });
  const phases = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 2 });
  fc.assert(
    fc.property(phases, fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 4 }), (spec, deaths) => {
      const plan = planOf(
        spec.map((steps, at) => ({
          name: `p${at}`,
          steps: steps.map((own, index) => ({ name: `s${index}`, tasks: own })),
        })),
      );
      const [calm, crashed] = [carryToEnd(plan, []), carryToEnd(plan, deaths)];
      expect(calm.stored?.state).toBe("Complete");
      expect(outcome(crashed)).toEqual(outcome(calm));
      expect(verifyRun(plan, crashed.log)).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

describe("verifyRun finds seeded defects", () => {
  const { log } = carryToEnd(PLAN, []);
  const relinked = (change: (body: LoggedLook, index: number) => LoggedLook): readonly LogEntry<LoggedLook>[] => {
    const entries: LogEntry<LoggedLook>[] = [];
    for (const [index, { body }] of log.entries()) entries.push(nextEntry(entries.at(-1), change(body, index)));
    return entries;
  };
  const last = log.length - 1;
  const atEnd = (change: (run: Run) => Run) => (body: LoggedLook, index: number) =>
    index === last ? { ...body, run: change(body.run) } : body;
  const phase = (run: Run, at: number, change: (state: Run["phases"][number]) => Run["phases"][number]): Run => ({
    ...run,
    phases: run.phases.with(at, change(run.phases[at]!)),
  });
  const begun: StepAction = { kind: "apply", key: "x", task: "a/x/apply", attempt: 9, objects: [web] };

  test("a good log has none", () => expect(verifyRun(PLAN, log)).toEqual([]));

  test.each<[name: string, entries: readonly LogEntry<LoggedLook>[]]>([
    ["LogBroken", log.toSpliced(1, 1)],
    ["UidFollowsTrigger", relinked(atEnd((run) => ({ ...run, uid: "0" })))],
    ["OneRunAfterAnother", relinked(atEnd((run) => ({ ...run, uid: "0", attempt: 7 })))],
    ["TimeGoesOn", relinked(atEnd((run) => ({ ...run, at: 0 })))],
    [
      "NoOtherWay",
      relinked((body, index) => (index === last - 1 ? { ...body, run: { ...body.run, state: "Cancelled" } } : body)),
    ],
    [
      "OrderIsKept",
      relinked((body, index) =>
        index === 1 ? { ...body, run: phase(body.run, 1, (state) => ({ ...state, state: "Running" })) } : body,
      ),
    ],
    [
      "NothingIsSkippedSilently",
      relinked(
        atEnd((run) =>
          phase(run, 0, (state) => ({ ...state, steps: state.steps.map((step) => ({ ...step, state: "Skipped" })) })),
        ),
      ),
    ],
    [
      "TriesCountUp",
      relinked(
        atEnd((run) =>
          phase(run, 0, (state) => ({
            ...state,
            steps: state.steps.map((step) => ({ ...step, tasks: step.tasks.map((task) => ({ ...task, attempt: 5 })) })),
          })),
        ),
      ),
    ],
    ["OnlyRunningTasksAct", relinked((body, index) => (index === last ? { ...body, actions: [begun] } : body))],
    [
      "ActionsAgree",
      relinked((body, index) =>
        index === 0 ? { ...body, actions: [begun, { ...begun, kind: "delete", key: "y" }] } : body,
      ),
    ],
    ["FailureSaysWhy", relinked(atEnd((run) => ({ ...run, state: "Failed" })))],
    [
      "CompleteIsWhole",
      relinked((body, index) => (index === 0 ? { ...body, run: { ...body.run, state: "Complete" } } : body)),
    ],
  ])("%s", (name, entries) => {
    expect(verifyRun(PLAN, entries).map(({ code }) => code)).toContain(name);
  });

  test("a log that was cut at its end is seen, where the newest hash is known", () => {
    expect(verifyRun(PLAN, log.slice(0, -1), log.at(-1)?.hash).map(({ code }) => code)).toEqual(["LogBroken"]);
  });
});
