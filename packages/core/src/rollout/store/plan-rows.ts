import { formatDuration, formatTime, parseDuration, parseTime, truncate } from "../../object/index.ts";
import type { History } from "../../run/index.ts";
import type { RolloutPlan } from "../../schemas/generated/rollout-plan.ts";
import type { Aborted, TargetState, WaveState } from "../model/state.ts";

type Status = NonNullable<RolloutPlan["status"]>;
type TargetRow = NonNullable<Status["targets"]>[number];
type WaveRow = NonNullable<Status["waves"]>[number];

/** The format of the RolloutPlans that are written, and the newest that is read. */
export const PLAN_FORMAT = 1;

const LONGEST_MESSAGE = 256;

/** Writes the rows of targets; one that is not known waits. A state that several targets have is written once. */
export function targetWriter(): (target: string, known: TargetState | undefined) => TargetRow {
  const rows = new Map<TargetState, Omit<TargetRow, "target">>();
  return (target, known = UNKNOWN) => {
    const row = rows.get(known) ?? writeState(known);
    rows.set(known, row);
    return { target, ...row };
  };
}

const UNKNOWN: TargetState = { state: "Waiting" };

function writeState(known: TargetState): Omit<TargetRow, "target"> {
  const { state, revision, lastGood, since, releasedAt, reason, message, soaked, seenAt } = known;
  const { samples, cause, tries, retryAt, brokenBefore, joined } = known;
  return {
    state,
    ...(revision !== undefined && { revision }),
    ...(lastGood !== undefined && { lastGood }),
    ...(since !== undefined && { since: formatTime(since) }),
    ...(releasedAt !== undefined && { releasedAt: formatTime(releasedAt) }),
    ...(reason !== undefined && { reason }),
    ...(message !== undefined && { message: truncate(message, LONGEST_MESSAGE) }),
    ...(soaked !== undefined && { soaked: formatDuration(soaked) }),
    ...(seenAt !== undefined && { seenAt: formatTime(seenAt) }),
    ...(samples !== undefined && { samples }),
    ...(cause !== undefined && { cause }),
    ...(tries !== undefined && { tries }),
    ...(retryAt !== undefined && { retryAt: formatTime(retryAt) }),
    ...(brokenBefore === true && { brokenBefore }),
    ...(joined === true && { joined }),
  };
}

export function readTarget(row: TargetRow): TargetState {
  const { target: _, soaked, ...same } = row;
  const [since, releasedAt, seenAt, retryAt] = [row.since, row.releasedAt, row.seenAt, row.retryAt].map(parseTime);
  return {
    ...same,
    since,
    releasedAt,
    seenAt,
    retryAt,
    soaked: soaked === undefined ? undefined : parseDuration(soaked),
  };
}

/** What of a wave's row is remembered. */
export function writeWaveState(wave: WaveState): Omit<WaveRow, "state" | "total" | "landed" | "message"> {
  const {
    openedAt,
    landedAt,
    metrics,
    infrastructure,
    uncounted,
    forgiven,
    forgivenInfrastructure,
    rampedFrom,
    name,
    failures,
  } = wave;
  const { approvedBy, promotedBy } = wave;
  return {
    name,
    ...(openedAt !== undefined && { openedAt: formatTime(openedAt) }),
    ...(landedAt !== undefined && { landedAt: formatTime(landedAt) }),
    ...(approvedBy !== undefined && { approvedBy }),
    ...(promotedBy !== undefined && { promotedBy }),
    ...(metrics !== undefined && { metrics: metrics.map((one) => ({ ...one, at: formatTime(one.at) })) }),
    failures,
    ...(infrastructure !== undefined && { infrastructure }),
    ...(uncounted !== undefined && { uncounted }),
    ...(forgiven !== undefined && { forgiven }),
    ...(forgivenInfrastructure !== undefined && { forgivenInfrastructure }),
    ...(rampedFrom !== undefined && { rampedFrom }),
  };
}

export function readWaveState(row: WaveRow): WaveState {
  const { name, failures, approvedBy, promotedBy, metrics, infrastructure, uncounted, rampedFrom } = row;
  const { forgiven, forgivenInfrastructure } = row;
  const [openedAt, landedAt] = [parseTime(row.openedAt), parseTime(row.landedAt)];
  return {
    name,
    failures,
    ...(infrastructure !== undefined && { infrastructure }),
    ...(uncounted !== undefined && { uncounted }),
    ...(forgiven !== undefined && { forgiven }),
    ...(forgivenInfrastructure !== undefined && { forgivenInfrastructure }),
    ...(rampedFrom !== undefined && { rampedFrom }),
    ...(openedAt !== undefined && { openedAt }),
    ...(landedAt !== undefined && { landedAt }),
    ...(approvedBy !== undefined && { approvedBy }),
    ...(promotedBy !== undefined && { promotedBy }),
    ...(metrics !== undefined && { metrics: metrics.map((one) => ({ ...one, at: parseTime(one.at) ?? 0 })) }),
  };
}

export function writeAborted({ at, reason, message, by }: Aborted): NonNullable<Status["aborted"]> {
  const text = message === undefined ? {} : { message: truncate(message, LONGEST_MESSAGE) };
  return { at: formatTime(at), reason, ...text, ...(by !== undefined && { by }) };
}

export function readAborted(row: NonNullable<Status["aborted"]>): Aborted {
  return { ...row, at: parseTime(row.at) ?? 0 };
}

export function writeHistory({ forgotten, runs }: History): NonNullable<Status["history"]> {
  const row = (run: History["runs"][number]): NonNullable<Status["history"]>["runs"][number] => ({
    ...run,
    startedAt: formatTime(run.startedAt),
    endedAt: formatTime(run.endedAt),
  });
  return { forgotten, runs: runs.map(row) };
}

export function readHistory({ forgotten, runs }: NonNullable<Status["history"]>): History {
  const read = (text: string): number => parseTime(text) ?? 0;
  return {
    forgotten,
    runs: runs.map((run) => ({ ...run, startedAt: read(run.startedAt), endedAt: read(run.endedAt) })),
  };
}
