import { hashJson, type Json } from "../../object/index.ts";
import { listOf, type RowCodec, rowCodec, SURE_TIME, same, type Table, TIME, text } from "../../run/codec.ts";
import type { Actor, History } from "../../run/index.ts";
import type { StepRun } from "../../schemas/generated/step-run.ts";
import type { OpenWork, PastStepRun, PhaseState, Run, StepState, TaskState } from "../model/run.ts";

/** The spec of a StepRun. */
export type RunSpec = StepRun["spec"];

/** The status of a StepRun. */
export type RunStatus = StepRun["status"];

/** The state of one phase, step or task in its stored form. */
export type PartRow = RunStatus["parts"][number];

type HistoryRow = NonNullable<RunStatus["history"]>;

/** The format of the StepRuns that are written, and the newest that can be read. */
export const RUN_FORMAT = 1;

const LONGEST_NAME = 253;
const LONGEST_REASON = 1024;

const ACTOR = rowCodec<Actor, NonNullable<PartRow["skippedBy"]>>({
  by: text(LONGEST_NAME),
  reason: text(LONGEST_REASON),
});

const OPEN_WORK = rowCodec<OpenWork, NonNullable<RunStatus["closing"]>[number]>({
  key: same(),
  kind: same(),
  since: SURE_TIME,
});

const PAST_RUN = rowCodec<PastStepRun, HistoryRow["runs"][number]>({
  attempt: same(),
  revision: same(),
  outcome: same(),
  startedAt: SURE_TIME,
  endedAt: SURE_TIME,
  uid: same(),
  trigger: same(),
  message: same(),
  by: text(LONGEST_NAME),
} as Table<PastStepRun, HistoryRow["runs"][number]>);

/** The fields of the run itself in the status of the first page. */
export type Head = Pick<
  Run,
  | "state"
  | "since"
  | "startedAt"
  | "at"
  | "tries"
  | "reason"
  | "message"
  | "endedBy"
  | "pausedBy"
  | "closing"
  | "history"
>;

/** The stored form of the run's own fields. */
export type HeadRow = Pick<RunStatus, keyof Head> & Required<Pick<RunStatus, "state" | "since" | "startedAt" | "at">>;

/** The codec of the run itself. */
export const HEAD_ROW: RowCodec<Head, HeadRow> = rowCodec<Head, HeadRow>({
  state: same(),
  since: SURE_TIME,
  startedAt: SURE_TIME,
  at: SURE_TIME,
  tries: same(),
  reason: same(),
  message: same(),
  endedBy: ACTOR,
  pausedBy: ACTOR,
  closing: listOf(OPEN_WORK),
  history: rowCodec<History<PastStepRun>, HistoryRow>({ forgotten: same(), runs: listOf(PAST_RUN) }),
});

/** The fields of one level in the row of a part, besides its path. */
type LevelRow<State extends { readonly state: string }> = Omit<PartRow, "path" | "state"> & Pick<State, "state">;

type PhaseFields = Omit<PhaseState, "steps">;
type StepFields = Omit<StepState, "tasks">;

/** The codec of a phase. */
export const PHASE_ROW: RowCodec<PhaseFields, LevelRow<PhaseState>> = rowCodec<PhaseFields, LevelRow<PhaseState>>({
  state: same(),
  since: SURE_TIME,
});

/** The codec of a step. */
export const STEP_ROW: RowCodec<StepFields, LevelRow<StepState>> = rowCodec<StepFields, LevelRow<StepState>>({
  state: same(),
  since: SURE_TIME,
  stage: same(),
  stageSince: TIME,
  reason: same(),
  message: same(),
  skippedBy: ACTOR,
});

const TASK = rowCodec<TaskState, LevelRow<TaskState>>({
  state: same(),
  since: SURE_TIME,
  // A task that was never tried is stored without an attempt.
  attempt: { write: (attempt) => (attempt === 0 ? undefined : attempt), read: (attempt) => attempt },
  startedAt: TIME,
  triedAt: TIME,
  opened: same(),
  failures: same(),
  actedAt: TIME,
  generations: same(),
  retryAt: TIME,
  heartbeatAt: TIME,
  progress: same(),
  reason: same(),
  message: same(),
});

/** The codec of a task. */
export const TASK_ROW: RowCodec<TaskState, LevelRow<TaskState>> = {
  write: TASK.write,
  read: (row) => ({ ...TASK.read(row), attempt: row.attempt ?? 0 }),
};

/**
 * Returns the hash of everything that is read back: the spec except its page, the fields of the run itself, and every
 * part.
 */
export function hashRun(spec: RunSpec, head: HeadRow, parts: readonly PartRow[]): string {
  return hashJson({ spec: withoutPage(spec), head, parts } as unknown as Json);
}

/** Returns the fields that all pages of a run have in common. */
export function withoutPage(spec: RunSpec): RunSpec {
  const { page: _, ...rest } = spec;
  return rest;
}
