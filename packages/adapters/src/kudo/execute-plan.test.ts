import { describe, expect, test } from "vitest";
import { executeKudoPlan, type KudoPass, type KudoPlanStatus, type KudoState } from "./index.ts";

/** The spec of a Dummy task for each outcome: `done`, `open`, `error`, `fatal`. */
const SPECS = { done: { done: true }, open: {}, error: { wantErr: true }, fatal: { wantErr: true, fatal: true } };
type Word = keyof typeof SPECS | "unbuilt" | "nowhere";

/** Returns a pass over phases of steps of tasks: `[["done", "error"]]` is one phase of two steps. */
function passOf(phases: readonly (readonly string[])[], plan = "serial", phase = "serial"): KudoPass {
  const named = phases.map((steps, at) => ({
    name: `p${at}`,
    strategy: phase,
    steps: steps.map((tasks, index) => ({
      name: `s${index}`,
      tasks: tasks === "" ? [] : (tasks.split(" ") as Word[]),
    })),
  }));
  return {
    instance: { namespace: "default", name: "i" },
    planName: "deploy",
    plan: { strategy: plan, phases: named },
    planStatus: {
      name: "deploy",
      status: "PENDING",
      phases: named.map(({ name, steps }) => ({
        name,
        status: "PENDING",
        steps: steps.map((step) => ({ name: step.name, status: "PENDING" })),
      })),
    },
    tasks: [
      ...Object.entries(SPECS).map(([name, spec]) => ({ name, kind: "Dummy", spec })),
      { name: "unbuilt", kind: "Mystery" },
    ],
  };
}

/** Formats a status as `PLAN | PHASE step step | PHASE …`. */
function show({ status, phases }: KudoPlanStatus): string {
  const parts = (phases ?? []).map((phase) =>
    [phase.status, ...(phase.steps ?? []).map((step) => step.status)].join(" "),
  );
  return [status, ...parts].join(" | ");
}

const N = "PENDING";
const I = "IN_PROGRESS";
const C = "COMPLETE";
const F = "FATAL_ERROR";
const E = "ERROR";

describe("one pass of KUDO's engine", () => {
  test.each<[what: string, pass: KudoPass, after: string, event?: string]>([
    ["nothing to do completes at once", passOf([]), C],
    ["a phase without steps completes at once", passOf([[]]), `${C} | ${C}`],
    ["a step without tasks completes at once", passOf([[""]]), `${C} | ${C} ${C}`],
    ["all done in one pass", passOf([["done", "done"], ["done"]]), `${C} | ${C} ${C} ${C} | ${C} ${C}`],
    ["a serial phase stops at a step that is open", passOf([["open", "done"]]), `${I} | ${I} ${I} ${N}`],
    ["a parallel phase does not wait", passOf([["open", "done"]], "serial", "parallel"), `${I} | ${I} ${I} ${C}`],
    ["an empty strategy does not wait either", passOf([["open", "done"]], "serial", ""), `${I} | ${I} ${I} ${C}`],
    ["a serial plan stops at a phase that is open", passOf([["open"], ["done"]]), `${I} | ${I} ${I} | ${N} ${N}`],
    ["a parallel plan does not wait", passOf([["open"], ["done"]], "parallel"), `${I} | ${I} ${I} | ${C} ${C}`],
    ["an error stays at its step", passOf([["error", "done"]]), `${I} | ${I} ${E} ${N}`],
    [
      "all tasks of a step are carried out, also after an error",
      passOf([["error fatal"]]),
      `${F} | ${F} ${F}`,
      "DummyTaskError",
    ],
    ["a task that is done does not clear the error of another", passOf([["error done"]]), `${I} | ${I} ${E}`],
    [
      "a final failure ends everything where it is",
      passOf([["open", "fatal"], ["done"]], "parallel", "parallel"),
      `${F} | ${F} ${I} ${F} | ${N} ${N}`,
      "DummyTaskError",
    ],
    ["a task that is not there", passOf([["nowhere"]]), `${F} | ${F} ${F}`, "UnknownTaskName"],
    ["a task of a kind that is none", passOf([["unbuilt"]]), `${F} | ${F} ${F}`, "TaskBuildError"],
  ])("%s", (_, pass, after, event) => {
    const { planStatus, failure } = executeKudoPlan(pass);
    expect(show(planStatus)).toBe(after);
    expect(failure?.event).toBe(event);
  });

  const withStatus = (pass: KudoPass, status: KudoState, phase: KudoState, step: KudoState): KudoPass => ({
    ...pass,
    planStatus: {
      name: "deploy",
      status,
      phases: [{ name: "p0", status: phase, steps: [{ name: "s0", status: step }] }],
    },
  });

  test.each<[what: string, status: KudoState, phase: KudoState, step: KudoState, required: string, upstream: string]>([
    ["a plan that has ended stays", F, I, N, `${F} | ${I} ${N}`, `${F} | ${I} ${N}`],
    ["a complete phase is not looked into", I, C, N, `${C} | ${C} ${N}`, `${C} | ${C} ${N}`],
    ["a complete step is not carried out again", I, I, C, `${C} | ${C} ${C}`, `${C} | ${C} ${C}`],
    ["a phase that never ran is carried out", I, "NEVER_RUN", "NEVER_RUN", `${C} | ${C} ${C}`, `${C} | ${C} ${C}`],
    ["AC-X4: a phase that has failed for good is not", I, F, N, `${F} | ${F} ${N}`, `${C} | ${C} ${C}`],
    ["AC-X4: nor a step that has", I, I, F, `${F} | ${I} ${F}`, `${C} | ${C} ${C}`],
  ])("%s", (_, status, phase, step, required, upstream) => {
    const pass = withStatus(passOf([["done"]]), status, phase, step);
    expect(show(executeKudoPlan(pass).planStatus)).toBe(required);
    expect(show(executeKudoPlan(pass, { upstream: true }).planStatus)).toBe(upstream);
  });

  test.each<[what: string, status: KudoPlanStatus, event: string]>([
    ["a phase without an entry", { name: "deploy", status: "PENDING", phases: [] }, "MissingPhaseStatus"],
    ["no list of phases", { name: "deploy", status: "PENDING" }, "MissingPhaseStatus"],
    [
      "a step without an entry",
      { name: "deploy", status: "PENDING", phases: [{ name: "p0", status: "PENDING" }] },
      "MissingStepStatus",
    ],
  ])("%s fails the plan", (_, planStatus, event) => {
    const result = executeKudoPlan({ ...passOf([["done"]]), planStatus });
    expect(result.failure?.event).toBe(event);
    expect(result.planStatus.status).toBe(F);
  });

  test("AC-K10: a pass that changes no state of the plan changes no time of it", () => {
    const pass = { ...passOf([["open"]]), now: "2026-11-22T10:00:00Z" };
    const first = executeKudoPlan(pass).planStatus;
    expect(first.lastUpdatedTimestamp).toBe("2026-11-22T10:00:00Z");
    const second = executeKudoPlan({ ...pass, planStatus: first, now: "2026-11-22T10:05:00Z" }).planStatus;
    expect(second).toEqual(first);
  });

  test("the status that was given is not touched", () => {
    const pass = passOf([["error", "fatal"]]);
    const before = JSON.stringify(pass);
    executeKudoPlan(pass);
    expect(JSON.stringify(pass)).toBe(before);
  });
});
