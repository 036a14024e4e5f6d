import { formatRef, type Problem, type Result, targetKey } from "../../object/index.ts";
import type { Strategy, StrategyWave } from "../model/strategy.ts";
import type { RolloutTarget } from "../model/targets.ts";
import { spreadOf } from "./domains.ts";
import type { Assignment, Weights } from "./found.ts";
import { type Room, roomsOf } from "./room.ts";

type Targets = ReadonlyMap<string, RolloutTarget>;

/** The input of an assignment. */
export interface AssignmentInput {
  readonly strategy: Strategy;
  /** Every target by its key, in the order in which waves with a size take them. */
  readonly targets: Targets;
  readonly weights: Weights;
  /** Targets that keep their wave, by its index. */
  readonly pinned: ReadonlyMap<string, number>;
  /** Targets that were in no wave before: with `full`, only a wave that selects their labels takes them. */
  readonly held: ReadonlySet<string>;
  /** Targets that no wave may take. */
  readonly kept: ReadonlySet<string>;
  /** Waves that an edit of the strategy adds no target to but keeps its own in, and the previous wave of each target. */
  readonly closed: ReadonlySet<number>;
  readonly before: ReadonlyMap<string, number>;
  /**
   * Whether waves count as full: a new target goes to the wave that selects its labels, else to the last wave that
   * accepts it.
   */
  readonly full: boolean;
}

/**
 * Assigns every target to one wave. Each wave takes from the targets that earlier waves left. Problems:
 * `AmbiguousTarget` (two waves that take everything they select overlap), `EmptyWave` (a selector matches no target),
 * `UncoveredTarget` (no wave, and `leftover: error`).
 */
export function assignWaves(input: AssignmentInput): Result<Assignment> {
  const { strategy, targets, pinned, held, kept, before, full } = input;
  const problems = [...findAmbiguous(input), ...(full || targets.size === 0 ? [] : findEmpty(input))];
  const assigned = new Map<string, number | undefined>(pinned);
  for (const key of kept) assigned.set(key, undefined);
  if (full) joinWaves(input, assigned);
  else fillWaves(input, assigned);
  for (const [key, wave] of before) if (!assigned.has(key) && targets.has(key)) assigned.set(key, wave);
  const last = strategy.waves.length - 1;
  for (const [key, target] of targets) {
    if (assigned.has(key)) continue;
    const closed = held.has(key) ? -1 : lastClosed(input, target);
    if (closed >= 0) {
      assigned.set(key, closed);
      continue;
    }
    if (strategy.leftover === "error" && !held.has(key)) problems.push(uncovered(key, target, strategy));
    assigned.set(key, strategy.leftover === "lastWave" && !held.has(key) ? last : undefined);
  }
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: assigned, problems };
}

/**
 * Returns the last closed wave that takes everything it selects, this target too: one that joins while the strategy is
 * edited has no other place. -1 if there is none.
 */
function lastClosed({ strategy, closed }: AssignmentInput, { target, labels }: RolloutTarget): number {
  if (closed.size === 0) return -1;
  const key = targetKey(target);
  return strategy.waves.findLastIndex(
    (wave, index) => closed.has(index) && wave.share.kind === "all" && wave.matches(key, labels),
  );
}

function takesAll({ share, chooses }: StrategyWave): boolean {
  return share.kind === "all" && chooses;
}

/** Assigns the new targets of a frozen plan; no other target moves. */
function joinWaves({ strategy, targets, held }: AssignmentInput, assigned: Map<string, number | undefined>): void {
  for (const [key, { labels }] of targets) {
    if (assigned.has(key)) continue;
    const fits = (wave: StrategyWave): boolean => wave.matches(key, labels);
    const own = strategy.waves.findIndex((wave) => takesAll(wave) && fits(wave));
    const index = own >= 0 || held.has(key) ? own : strategy.waves.findLastIndex(fits);
    if (index >= 0) assigned.set(key, index);
  }
}

function fillWaves(
  { strategy, targets, weights, closed, before: was }: AssignmentInput,
  assigned: Map<string, number | undefined>,
): void {
  const roomOf = roomsOf(strategy, targets, weights);
  const members: string[][] = strategy.waves.map(() => []);
  for (const [key, wave] of assigned) if (wave !== undefined) members[wave]?.push(key);
  const before: string[] = [];
  let left = [...targets.keys()].filter((key) => !assigned.has(key));
  for (const [index, wave] of strategy.waves.entries()) {
    const already = members[index] ?? [];
    const room = roomOf(index, { before, already });
    const spread = spreadOf(strategy, wave, targets, already);
    const own = closed.has(index) ? left.filter((key) => was.get(key) === index) : left;
    const { taken, others } = takeTargets(wave, targets, own, room, spread);
    for (const key of taken) assigned.set(key, index);
    for (const key of already) before.push(key);
    for (const key of taken) before.push(key);
    const gone = new Set(taken);
    left = own === left ? others : left.filter((key) => !gone.has(key));
  }
}

interface Taken {
  readonly taken: readonly string[];
  readonly others: string[];
}

/** Returns the first keys that a wave matches and accepts, as many as there is room for. */
function takeTargets(
  wave: StrategyWave,
  targets: Targets,
  keys: string[],
  { count, takes }: Room,
  spread: ((target: RolloutTarget) => boolean) | undefined,
): Taken {
  const most = Math.max(count, 0);
  if (!wave.chooses && spread === undefined && takes === undefined)
    return { taken: keys.slice(0, most), others: keys.slice(most) };
  const taken: string[] = [];
  const others: string[] = [];
  for (const key of keys) {
    const target = targets.get(key);
    const fits =
      taken.length < most &&
      target !== undefined &&
      wave.matches(key, target.labels) &&
      (spread === undefined || spread(target)) &&
      (takes === undefined || takes(key));
    (fits ? taken : others).push(key);
  }
  return { taken, others };
}

function findAmbiguous({ strategy, targets, pinned }: AssignmentInput): readonly Problem[] {
  const waves = strategy.waves.filter(takesAll);
  if (waves.length < 2) return [];
  return [...targets].flatMap(([key, { labels, ref }]) => {
    if (pinned.has(key)) return [];
    const [first, second] = waves.filter((wave) => wave.matches(key, labels));
    if (first === undefined || second === undefined) return [];
    return [
      {
        code: "AmbiguousTarget",
        severity: "error",
        message: `target ${key} is chosen by two waves, ${first.name} and ${second.name}`,
        field: `${second.field}.select`,
        hint: "let the choices not meet, or give one of them a count",
        ...(ref !== undefined && { ref }),
      } satisfies Problem,
    ];
  });
}

function findEmpty({ strategy, targets }: AssignmentInput): readonly Problem[] {
  const isEmpty = (wave: StrategyWave): boolean => {
    for (const [key, { labels }] of targets) if (wave.matches(key, labels)) return false;
    return true;
  };
  return strategy.waves
    .filter((wave) => wave.chooses && isEmpty(wave))
    .map(({ name, field }) => ({
      code: "EmptyWave",
      severity: "error",
      message: `wave ${name} chooses no target of the inventory`,
      field: `${field}.select`,
      hint: "correct the labels, or remove the wave",
    }));
}

function uncovered(key: string, { ref }: RolloutTarget, { waves }: Strategy): Problem {
  const of = ref === undefined ? "" : ` (${formatRef(ref)})`;
  return {
    code: "UncoveredTarget",
    severity: "error",
    message: `no wave takes target ${key}${of}`,
    field: (waves[0]?.field ?? "").replace(/waves\[0\]$/, "leftover"),
    hint: "add a last wave with rest: true, or say what happens to leftover targets",
    ...(ref !== undefined && { ref }),
  };
}
