import type { Told } from "../judge/told.ts";
import { firstOpen } from "../model/are-through.ts";
import type { StepBlocker } from "../model/blocker.ts";
import type { StepPath } from "../model/path.ts";
import type { PlannedPhase, PlannedStep, RunPlan } from "../model/plan.ts";
import type { PhaseState, Run, StepState } from "../model/run.ts";
import { isThrough, type PhaseWord, type TaskWord } from "../model/words.ts";
import {
  type Blocked,
  blockBeginning,
  blockClosing,
  blockFailedRun,
  blockFailedStep,
  blockStage,
  blockTask,
  dependsOn,
  stopped,
} from "./blockers.ts";

/** The run whose blockers are searched, and the blockers found so far. */
interface Search {
  readonly run: Run;
  readonly told: Told;
  readonly found: Map<StepPath, StepBlocker>;
}

/**
 * Returns the first blocker of every waiting part of a run, by path. A part with members has the blocker of the first
 * member that has begun, else of the first that has not. Members of a part that has not begun have no blocker of their
 * own: they wait for that part.
 */
export function blockersOf(plan: RunPlan, run: Run, told: Told): ReadonlyMap<StepPath, StepBlocker> {
  const search: Search = { run, told, found: new Map() };
  const isOpen = (run.state === "Running" || run.state === "Failed") && run.plan === plan.hash;
  const first = isOpen ? blockMembers(plan.phases, run.phases, plan.order, search, blockPhase) : undefined;
  const own = run.state === "Failed" ? blockFailedRun(run) : first;
  const [closing] = run.closing ?? [];
  const last = own ?? (closing === undefined ? undefined : blockClosing(closing, told));
  if (last !== undefined) search.found.set("", { ...last, at: "" });
  return search.found;
}

/** Returns the blocker of a part, or of the nearest part above it that has one. */
export function blockerAt(blockers: ReadonlyMap<StepPath, StepBlocker>, path: StepPath): StepBlocker | undefined {
  for (let at = path; ; at = at.slice(0, Math.max(at.lastIndexOf("/"), 0))) {
    const found = blockers.get(at);
    if (found !== undefined || at === "") return found;
  }
}

interface Member {
  readonly path: StepPath;
  readonly name: string;
  readonly dependsOn: readonly number[];
}

interface MemberState {
  readonly state: PhaseWord | TaskWord;
  readonly since: number;
}

type BlockBegun<M, S> = (member: M, state: S, search: Search) => Blocked | undefined;

function blockMembers<M extends Member, S extends MemberState>(
  members: readonly M[],
  states: readonly S[],
  order: readonly number[],
  search: Search,
  blockBegun: BlockBegun<M, S>,
): Blocked | undefined {
  let begun: Blocked | undefined;
  let pending: Blocked | undefined;
  for (const index of order) {
    const [member, state] = [members[index], states[index]];
    if (member === undefined || state === undefined || isOver(state)) continue;
    const isPending = state.state === "Pending";
    const blocked = isPending
      ? blockPending(member, members, states, state, search)
      : blockBegun(member, state, search);
    if (blocked === undefined) continue;
    search.found.set(member.path, { ...blocked, at: member.path });
    if (isPending) pending ??= blocked;
    else begun ??= blocked;
  }
  return begun ?? pending;
}

function isOver({ state }: MemberState): boolean {
  return isThrough(state) || state === "Cancelled";
}

/** Returns the blocker of a part that has not begun: its first open dependency, else the blocker of everything new. */
function blockPending(
  { dependsOn: on }: Member,
  members: readonly Member[],
  states: readonly MemberState[],
  { since }: MemberState,
  { run, told }: Search,
): Blocked | undefined {
  if (run.state === "Failed") return stopped(since);
  const first = firstOpen(on, members, states);
  if (first !== undefined) return dependsOn(members[first]?.name ?? "", since);
  return blockBeginning(run, since, told);
}

function blockPhase(phase: PlannedPhase, state: PhaseState, search: Search): Blocked | undefined {
  const first = blockMembers(phase.steps, state.steps, phase.order, search, blockStep);
  return state.state === "Stopped" ? stopped(state.since) : first;
}

function blockStep(step: PlannedStep, state: StepState, search: Search): Blocked | undefined {
  if (state.stage !== "tasks" && state.state === "Running") return blockStage(step, state, search.told);
  const first = blockMembers(step.tasks, state.tasks, step.order, search, (task, known) =>
    blockTask(task, known, search.told),
  );
  if (state.state === "Stopped") return stopped(state.since);
  return state.reason !== undefined ? blockFailedStep(state) : first;
}
