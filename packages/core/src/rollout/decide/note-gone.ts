import type { Change } from "../model/change.ts";
import { earliest, placeEndsAt } from "../model/due.ts";
import { type GoneTarget, keep, MOST_GONE, type TargetState } from "../model/state.ts";
import { failTarget } from "./advance-target.ts";
import { countFailure, type Failures } from "./count-failure.ts";
import { firstOpen, isCounted, type Look } from "./look.ts";
import type { TargetBook } from "./target-book.ts";

/** The result of noting which targets have left the inventory. */
export interface NotedGone {
  /** The targets gone by now; the given list if nothing differs. */
  readonly gone: readonly GoneTarget[];
  readonly changes: readonly Change[];
  /** The first time after now at which a removed target gives up its place, in milliseconds. */
  readonly nextDue: number | undefined;
}

/** One shared empty list, so that "no target gone" is always the same object and does not count as a change. */
export const NONE_GONE: readonly GoneTarget[] = [];

const REMOVED = { reason: "Removed", message: "was removed while it was on the way", cause: "change" } as const;

/**
 * Takes targets that left the inventory out of the book, and puts those that came back in again as they were.
 *
 * | state     | what it keeps after it left                                                | when it comes back |
 * | --------- | -------------------------------------------------------------------------- | ------------------ |
 * | Released  | its place, until its deadline, or for `staleAfter` if there is none; with `removed: fail` it fails and keeps none | it goes on; with a new deadline if it had given up its place |
 * | Landed    | nothing: its proof cannot be checked                                        | it has landed, and must be seen so |
 * | any other | nothing; a failure stays counted                                            | it is as it was |
 */
export function noteGone(look: Look, book: TargetBook, failures: Failures): NotedGone {
  const { start, plan } = look;
  const { gone: before = NONE_GONE } = start;
  if (before.length === 0 && !hasRemoved(look)) return { gone: before, changes: [], nextDue: undefined };
  const planned = new Map(plan.waves.flatMap(({ targets }, wave) => targets.map(({ key }) => [key, wave] as const)));
  for (const key of plan.held) planned.set(key, -1);
  const changes: Change[] = [];
  const kept = before.flatMap((one): readonly GoneTarget[] => {
    const wave = planned.get(one.target);
    if (wave === undefined) return [giveUp(look, one, changes)];
    if (book.get(one.target) === undefined) book.set(one.target, comeBack(look, one));
    changes.push({ kind: "rejoined", target: one.target, ...(wave >= 0 && { wave }) });
    return [];
  });
  const left = leaving(look, planned).map((one) =>
    giveUp(look, leave(look, { book, failures, changes }, one), changes),
  );
  const isSame = left.length === 0 && kept.length === before.length && kept.every((one, at) => one === before[at]);
  const gone = isSame ? before : bounded([...kept, ...left]);
  const nextDue = gone.reduce<number | undefined>((first, one) => {
    const end = placeEndsAt(one, plan);
    return end !== undefined && end > look.moment.now ? earliest(first, end) : first;
  }, undefined);
  return { gone, changes, nextDue };
}

/** Returns whether the state has a target that the plan does not have. */
function hasRemoved({ plan, start: { targets } }: Look): boolean {
  let planned = 0;
  for (const key of plan.held) if (targets.has(key)) planned += 1;
  for (const wave of plan.waves) for (const { key } of wave.targets) if (targets.has(key)) planned += 1;
  return planned < targets.size;
}

interface Leaving {
  readonly key: string;
  readonly target: TargetState;
}

/** Returns the targets that left, sorted: a state that was stored and read back has them in another order. */
function leaving({ start }: Look, planned: ReadonlyMap<string, number>): readonly Leaving[] {
  const left = [...start.targets].flatMap(([key, target]) => (planned.has(key) ? [] : [{ key, target }]));
  return left.sort((a, b) => (a.key < b.key ? -1 : 1));
}

interface Notes {
  readonly book: TargetBook;
  readonly failures: Failures;
  readonly changes: Change[];
}

function leave(look: Look, notes: Notes, { key, target }: Leaving): GoneTarget {
  const { plan, start, moment, begins } = look;
  const { book, failures, changes } = notes;
  const wave = begins ? undefined : plan.waves.find(({ gone = [] }) => gone.includes(key))?.name;
  book.remove(key);
  changes.push({ kind: "removed", target: key });
  const attempt = begins ? start.attempt - 1 : start.attempt;
  const about = { target: key, ...(wave !== undefined && { wave }), attempt, goneAt: moment.now };
  if (target.state !== "Released" || plan.membership?.removed !== "fail" || begins) return { ...target, ...about };
  const known = plan.waves.findIndex(({ name }) => name === wave);
  const index = known < 0 ? Math.min(firstOpen(failures.waves), plan.waves.length - 1) : known;
  const failed = failTarget(target, moment.now, REMOVED);
  if (isCounted(look, failed.reason))
    countFailure(failures, plan, { wave: index, planned: { key, dependsOn: [] }, target: failed }, moment.now);
  changes.push({ kind: "failed", target: key, wave: index, ...REMOVED });
  return { ...failed, ...about };
}

const GONE = {
  state: "Held",
  reason: "Gone",
  message: "left the inventory on its way, and its deadline has passed",
} as const;

/**
 * Takes its place from a removed target at its deadline. The deadline does not run under the handbrake or during a
 * rollback, also one that is asked for and finds nothing to go back to, as the deadline of a released target.
 */
function giveUp({ plan, moment }: Look, one: GoneTarget, changes: Change[]): GoneTarget {
  const end = placeEndsAt(one, plan);
  const isKept = moment.brakedBy !== undefined || !moment.isTimeKnown || moment.goesBack;
  if (end === undefined || end > moment.now || isKept) return one;
  const { target, wave, attempt, goneAt } = one;
  changes.push({ kind: "held", target, reason: GONE.reason, message: GONE.message });
  return { ...keep(one), ...GONE, since: moment.now, target, wave, attempt, goneAt };
}

function comeBack({ moment }: Look, one: GoneTarget): TargetState {
  const { target: _, wave: __, attempt: ___, goneAt: ____, ...was } = one;
  if (was.reason !== GONE.reason) return was;
  return { ...keep(was), state: "Released", since: moment.now, reason: "Returned" };
}

/** Returns the removed targets that are remembered: at most `MOST_GONE`, those that left last, sorted by key. */
function bounded(gone: readonly GoneTarget[]): readonly GoneTarget[] {
  const last = gone.length <= MOST_GONE ? gone : gone.toSorted((a, b) => b.goneAt - a.goneAt).slice(0, MOST_GONE);
  return last.toSorted((a, b) => (a.target < b.target ? -1 : 1));
}
