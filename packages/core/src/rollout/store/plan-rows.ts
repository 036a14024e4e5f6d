import {
  DURATION,
  FLAG,
  listOf,
  type RowCodec,
  rowCodec,
  SURE_TIME,
  same,
  type Table,
  TIME,
  text,
} from "../../run/codec.ts";
import type { PastRun } from "../../run/index.ts";
import type { RolloutPlan } from "../../schemas/generated/rollout-plan.ts";
import type { GateRow } from "../gates/gate.ts";
import { storedByGates } from "../gates/table.ts";
import type { Taint } from "../model/policies.ts";
import {
  type Aborted,
  type DomainFailures,
  type GateMemory,
  type GoneTarget,
  LONGEST_MESSAGE,
  type RolloutState,
  type TargetState,
  type WaveState,
} from "../model/state.ts";

type Status = NonNullable<RolloutPlan["status"]>;
type TargetRow = NonNullable<Status["targets"]>[number];
type TargetFields = Omit<TargetRow, "target">;
type GoneRow = NonNullable<Status["gone"]>[number];
type WaveRow = NonNullable<Status["waves"]>[number];
type History = NonNullable<Status["history"]>;

/** The format of the RolloutPlans that are written, and the newest that can be read. */
export const PLAN_FORMAT = 2;

/** The codec of a target. Its hash covers these fields in this order, so new ones are added at the end. */
export const TARGET_FIELDS: Table<TargetState, TargetFields> = {
  state: same(),
  revision: same(),
  lastGood: same(),
  since: TIME,
  releasedAt: TIME,
  reason: same(),
  message: text(LONGEST_MESSAGE),
  soaked: DURATION,
  seenAt: TIME,
  samples: same(),
  cause: same(),
  tries: same(),
  retryAt: TIME,
  brokenBefore: FLAG,
  joined: FLAG,
  pinned: FLAG,
  movedTo: same(),
  earlier: same(),
  evidenceAt: TIME,
};

/** The columns of a wave, except those of gates. */
const WAVE: Table<Omit<WaveState, keyof GateMemory>, Omit<WaveRow, keyof GateRow>> = {
  name: same(),
  openedAt: TIME,
  landedAt: TIME,
  promotedBy: same(),
  failures: same(),
  infrastructure: same(),
  uncounted: same(),
  forgiven: same(),
  forgivenInfrastructure: same(),
  rampedFrom: same(),
};

const ABORTED: Table<Aborted, NonNullable<Status["aborted"]>> = {
  at: SURE_TIME,
  reason: same(),
  message: text(LONGEST_MESSAGE),
  by: same(),
};

const DOMAIN: Table<DomainFailures, NonNullable<Status["domains"]>[number]> = {
  name: same(),
  failures: same(),
  forgiven: same(),
};

const TAINT: Table<Taint, NonNullable<Status["tainted"]>[number]> = {
  revision: same(),
  attempt: same(),
  reason: same(),
};

const RUN: Table<PastRun, History["runs"][number]> = {
  attempt: same(),
  revision: same(),
  outcome: same(),
  startedAt: SURE_TIME,
  endedAt: SURE_TIME,
};

/**
 * The fields of a state in the status of the first page; the others are in `spec`, and in the rows of waves and
 * targets.
 */
export type Head = Omit<RolloutState, "revision" | "attempt" | "restart" | "waves" | "targets" | "gone">;

type HeadRow = Status & Required<Pick<Status, "at" | "phase" | "wave">>;

const HEAD: Table<Head, HeadRow> = {
  at: SURE_TIME,
  startedAt: TIME,
  phase: same(),
  stillSince: TIME,
  completedAt: TIME,
  brakedBy: same(),
  pausedBy: same(),
  onStop: same(),
  tainted: listOf(rowCodec(TAINT)),
  aborted: rowCodec(ABORTED),
  wave: same(),
  domains: listOf(rowCodec(DOMAIN)),
  history: rowCodec<NonNullable<RolloutState["history"]>, History>({ forgotten: same(), runs: listOf(rowCodec(RUN)) }),
};

const HEAD_ROW = rowCodec(HEAD);
const FIRST: Head = { at: 0, phase: "Running", wave: 0 };

/** Writes the head of a state. */
export const writeHead: (state: Head) => HeadRow = HEAD_ROW.write;

/** Reads the head of a state. Absent fields get the values of a state before any decision. */
export function readHead(row: Status): Head {
  return { ...FIRST, ...(HEAD_ROW.read(row as HeadRow) as Partial<Head>) };
}

/** The codec of a wave's row, without the fields that are only for people. */
export const WAVE_ROW: RowCodec<WaveState, WaveRow> = rowCodec({ ...WAVE, ...storedByGates() } as Table<
  WaveState,
  WaveRow
>);
const TARGET_ROW = rowCodec(TARGET_FIELDS);

const GONE: Table<GoneTarget, GoneRow> = {
  target: same(),
  wave: same(),
  attempt: same(),
  goneAt: SURE_TIME,
  ...TARGET_FIELDS,
};

/** The codec of the row of a target that has left the inventory. */
export const GONE_ROW: RowCodec<GoneTarget, GoneRow> = rowCodec(GONE);

/** Reads the row of a target. */
export const readTarget: (row: TargetFields) => TargetState = TARGET_ROW.read;

/**
 * Creates a writer of target rows; a target without a state is written as waiting. A state that several targets share
 * is written once.
 */
export function targetWriter(): (target: string, known: TargetState | undefined) => TargetRow {
  const rows = new Map<TargetState, TargetFields>();
  return (target, known = UNKNOWN) => {
    let row = rows.get(known);
    if (row === undefined) rows.set(known, (row = TARGET_ROW.write(known)));
    return { target, ...row };
  };
}

const UNKNOWN: TargetState = { state: "Waiting" };
