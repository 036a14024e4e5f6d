import type { Problem, ProblemCode } from "@landfall/core/object";
import type { Plan, RolloutState } from "@landfall/core/rollout";
import { type ComputeWave, nearestName } from "@landfall/core/schemas";

/** A command, approval or verdict that a person put in the config: who, why, and for what. */
export interface Word {
  readonly verb:
    | "pause"
    | "handbrake"
    | "approve"
    | "promote"
    | "skip"
    | "pin"
    | "retry"
    | "accept"
    | "clear"
    | "rollback"
    | "abort";
  /** The path of the entry in the config. */
  readonly field: string;
  readonly by: string;
  readonly reason?: string;
  readonly wave?: string;
  readonly target?: string;
  /** The attempt that it is for; absent for any. */
  readonly attempt?: number;
  /** The revision that it is for; absent for any. */
  readonly revision?: string;
}

const LISTS = [
  ["approvals", "approve"],
  ["promotions", "promote"],
  ["skips", "skip"],
  ["pins", "pin"],
  ["retries", "retry"],
  ["accepts", "accept"],
  ["clears", "clear"],
] as const;

/**
 * All entries that people made, in the order of the verbs. One that may name an attempt and does not is for the first.
 */
export function wordsOf(config: ComputeWave): readonly Word[] {
  const words: Word[] = [];
  if (config.pause !== undefined) words.push({ verb: "pause", field: "pause", ...config.pause });
  if (config.handbrake !== undefined) words.push({ verb: "handbrake", field: "handbrake", ...config.handbrake });
  for (const [list, verb] of LISTS) {
    const isBound = verb !== "skip" && verb !== "pin";
    for (const [index, one] of (config[list] ?? []).entries())
      words.push({ verb, field: `${list}[${index}]`, ...(isBound && { attempt: 1 }), ...one });
  }
  for (const verb of ["rollback", "abort"] as const) {
    const one = config[verb];
    if (one !== undefined) words.push({ verb, field: verb, attempt: 1, ...one });
  }
  return words;
}

/** Describes an entry for messages: `the approval of wave half by ana`. */
export function formatWord({ verb, wave, target, by, revision = "" }: Word): string {
  const about = wave !== undefined ? `wave ${wave}` : verb === "clear" ? revision : (target ?? "");
  return `the ${NOUNS[verb]}${about === "" ? "" : ` of ${about}`} by ${by}`;
}

const NOUNS: Readonly<Record<Word["verb"], string>> = {
  pause: "pause",
  handbrake: "handbrake",
  approve: "approval",
  promote: "promotion",
  skip: "skip",
  pin: "pin",
  retry: "retry",
  accept: "acceptance",
  clear: "clearing",
  rollback: "rollback",
  abort: "abort",
};

/** Whether an entry was for an earlier attempt, so that it has no effect now. */
export function isPast({ attempt, verb }: Word, state: RolloutState): boolean {
  return attempt !== undefined && attempt < state.attempt && verb !== "clear";
}

/**
 * Warns about entries of people without effect: for a wave or target that the plan does not have (`UnknownWave`,
 * `UnknownTarget`), for another revision or a later attempt (`NotThisAttempt`). Entries for past attempts are summed up
 * in one note.
 */
export function checkWords(config: ComputeWave, plan: Plan, state: RolloutState): readonly Problem[] {
  const words = wordsOf(config);
  if (words.length === 0) return [];
  const waves = plan.waves.map(({ name }) => name);
  const targets = new Set([...plan.waves.flatMap((wave) => wave.targets.map(({ key }) => key)), ...plan.held]);
  const present = words.filter((word) => !isPast(word, state));
  const problems = present.flatMap((word): readonly Problem[] => {
    const { wave, target, attempt = state.attempt, revision = state.revision } = word;
    if (wave !== undefined && !waves.includes(wave)) return [unknown(word, "Wave", wave, waves)];
    if (word.verb === "clear") return attempt > state.attempt ? [notThisAttempt(word, state)] : [];
    if (target !== undefined && !targets.has(target)) return [unknown(word, "Target", target, [...targets])];
    return attempt === state.attempt && revision === state.revision ? [] : [notThisAttempt(word, state)];
  });
  return [...problems, ...past(words.length - present.length, state)];
}

function unknown(word: Word, kind: "Wave" | "Target", name: string, known: readonly string[]): Problem {
  const near = nearestName(name, known);
  const why = `the plan has no ${kind.toLowerCase()} ${name}`;
  const hint = near === undefined ? {} : { hint: `did you mean ${near}?` };
  return { ...doesNotCount(word, `Unknown${kind}`, why), ...hint };
}

function notThisAttempt(word: Word, { attempt, revision }: RolloutState): Problem {
  const of = `attempt ${word.attempt ?? attempt}${word.revision === undefined ? "" : ` at ${word.revision}`}`;
  return doesNotCount(word, "NotThisAttempt", `it is for ${of}, and this is attempt ${attempt} at ${revision}`);
}

function doesNotCount(word: Word, code: ProblemCode, why: string): Problem {
  return { code, severity: "warning", message: `${formatWord(word)} does not count: ${why}`, field: word.field };
}

function past(count: number, { attempt }: RolloutState): readonly Problem[] {
  if (count === 0) return [];
  const message = `${count} of what was said is for an attempt before ${attempt}, and counts no more`;
  return [{ code: "PastAttempt", severity: "info", message }];
}
