import { CHANGED_BY_HAND, ROLLBACK_FAILED, type RolloutState, type TargetState } from "../model/state.ts";

/** The verbs that people can use on a rollout: `retry` is for single targets, `restart` for the whole rollout. */
export type SaidVerb =
  | "pause"
  | "handbrake"
  | "resume"
  | "approve"
  | "promote"
  | "accept"
  | "skip"
  | "pin"
  | "retry"
  | "restart"
  | "abort"
  | "rollback"
  | "clear";

/** The state of a rollout when a verb is used on it. */
export type Standpoint = "Running" | "Paused" | "Stopped" | "Aborted" | "Completed" | "RollingBack" | "RolledBack";

/** The state of a target, or its reason where that decides which verbs work: why it is held or has failed. */
export type TargetPoint =
  | "Waiting"
  | "Released"
  | "Landed"
  | "Failed"
  | "Unreachable"
  | "ChangedByHand"
  | "Skipped"
  | "Pinned"
  | "NoWave"
  | "Joined"
  | "Held"
  | "RollingBack"
  | "RolledBack"
  | "RollbackFailed";

/** The effect of a verb; or the reason why it is refused, with the verbs that would work. */
export type VerbAnswer = { readonly does: string } | { readonly refuses: string; readonly works: readonly SaidVerb[] };

const no = (refuses: string, ...works: readonly SaidVerb[]): VerbAnswer => ({ refuses, works });
const yes = (does: string): VerbAnswer => ({ does });

const ENDED: readonly SaidVerb[] = ["restart", "rollback"];
const ALL: Readonly<Record<Standpoint, undefined>> = {
  Running: undefined,
  Paused: undefined,
  Stopped: undefined,
  Aborted: undefined,
  Completed: undefined,
  RollingBack: undefined,
  RolledBack: undefined,
};
const always = (answer: VerbAnswer): Row => {
  const row = Object.fromEntries(Object.keys(ALL).map((point) => [point, answer]));
  return row as unknown as Row;
};

type Row = Readonly<Record<Standpoint, VerbAnswer>>;

/**
 * The effect of each verb on a rollout, by its standpoint. For a verb of a target or a wave, the entry says only
 * whether the rollout accepts it.
 */
export const VERBS: Readonly<Record<SaidVerb, Row>> = {
  pause: {
    Running: yes("nothing more is released; what is on the way goes on"),
    Paused: no("it is paused already", "resume"),
    Stopped: no("there is nothing to pause", "handbrake", ...ENDED),
    Aborted: no("there is nothing to pause", "handbrake", ...ENDED),
    Completed: no("there is nothing to pause", "handbrake", "rollback"),
    RollingBack: no("there is nothing to pause", "handbrake"),
    RolledBack: no("there is nothing to pause", "handbrake", "restart"),
  },
  handbrake: always(yes("nothing is released, sent back or written to what was touched, and no deadline runs out")),
  resume: always(yes("the pause, the handbrake, or that targets are skipped or pinned, is taken back")),
  approve: {
    Running: yes("the wave opens when those before it are through"),
    Paused: yes("the wave opens when it goes on, and those before it are through"),
    Stopped: no("no wave opens any more", "retry", ...ENDED),
    Aborted: no("no wave opens any more", ...ENDED),
    Completed: no("every wave is through", "rollback"),
    RollingBack: no("no wave opens any more", "handbrake", "pin"),
    RolledBack: no("no wave opens any more", "restart"),
  },
  promote: {
    Running: yes("the wave passes without soak, metrics and approval, when its targets have landed"),
    Paused: yes("the wave passes without soak, metrics and approval, when it goes on"),
    Stopped: no("no wave passes any more", "retry", ...ENDED),
    Aborted: no("no wave passes any more", ...ENDED),
    Completed: no("every wave is through", "rollback"),
    RollingBack: no("no wave passes any more", "handbrake", "pin"),
    RolledBack: no("no wave passes any more", "restart"),
  },
  accept: {
    Running: yes("later releases go on over the target as it is"),
    Paused: yes("later releases go on over the target as it is"),
    Stopped: no("nothing is released that could lean on it", "retry", ...ENDED),
    Aborted: no("nothing is released that could lean on it", ...ENDED),
    Completed: no("nothing is released that could lean on it", "rollback"),
    RollingBack: no("nothing is released that could lean on it", "handbrake", "pin"),
    RolledBack: no("nothing is released that could lean on it", "restart"),
  },
  skip: {
    Running: yes("the rollout goes on without the target"),
    Paused: yes("the rollout goes on without the target"),
    Stopped: yes("the rollout goes on without the target, if that ends what stopped it"),
    Aborted: no("the attempt has ended", ...ENDED),
    Completed: no("the rollout is through", "pin", "rollback"),
    RollingBack: no("a target that is skipped is sent back all the same", "pin"),
    RolledBack: no("the attempt has ended", "pin", "restart"),
  },
  pin: always(yes("the target keeps what it has: nothing is written there, and it is not sent back")),
  retry: {
    Running: yes("the target is tried again, and its failure counts no more"),
    Paused: yes("the target is tried again when it goes on, and its failure counts no more"),
    Stopped: yes("the target is tried again, and its failure counts no more"),
    Aborted: no("the attempt has ended: only a new one tries again", ...ENDED),
    Completed: yes("the target is tried again, and its failure counts no more"),
    RollingBack: yes("the target is sent back again"),
    RolledBack: yes("the target is sent back again"),
  },
  restart: {
    Running: no("a new attempt makes sense when this one has ended and not all has landed", "abort", "rollback"),
    Paused: no("a new attempt makes sense when this one has ended and not all has landed", "resume", "abort"),
    Stopped: yes("a new attempt begins at the same revision"),
    Aborted: yes("a new attempt begins at the same revision"),
    Completed: yes("a new attempt begins at the same revision, for what has not landed"),
    RollingBack: no("a new attempt makes sense when this one has ended and not all has landed", "handbrake"),
    RolledBack: yes("a new attempt begins at the same revision"),
  },
  abort: {
    Running: yes("the attempt ends where it is"),
    Paused: yes("the attempt ends where it is"),
    Stopped: yes("the attempt has ended for good: neither a retry nor another limit lets it go on"),
    Aborted: no("the attempt has ended", ...ENDED),
    Completed: no("the attempt has ended: it is completed", "rollback"),
    RollingBack: no("the attempt has ended: it goes back", "handbrake"),
    RolledBack: no("the attempt has ended: it is back", "restart"),
  },
  rollback: {
    Running: yes("what this rollout moved is sent back, in whatever attempt"),
    Paused: yes("what this rollout moved is sent back, in whatever attempt"),
    Stopped: yes("what this rollout moved is sent back, in whatever attempt"),
    Aborted: yes("what this rollout moved is sent back, in whatever attempt"),
    Completed: yes("what this rollout moved is sent back, in whatever attempt"),
    RollingBack: no("it goes back already", "retry", "handbrake"),
    RolledBack: no("it is rolled back already", "retry", "restart"),
  },
  clear: always(yes("rollbacks may go back to the revision again")),
};

const TARGET_POINTS: readonly TargetPoint[] = [
  "Waiting",
  "Released",
  "Landed",
  "Failed",
  "Unreachable",
  "ChangedByHand",
  "Skipped",
  "Pinned",
  "NoWave",
  "Joined",
  "Held",
  "RollingBack",
  "RolledBack",
  "RollbackFailed",
];

/** The refusal of a verb on a target, by the target's state; `undefined` if the verb is accepted. */
export const TARGET_VERBS: Readonly<
  Record<"accept" | "skip" | "pin" | "retry", { readonly [point in TargetPoint]?: VerbAnswer }>
> = {
  accept: {
    Waiting: no("has not landed: it is Waiting", "skip"),
    Released: no("has not landed: it is Released", "skip"),
    Failed: no("has not landed: it is Failed", "retry", "skip"),
    Unreachable: no("has not landed: it is Held", "skip"),
    ChangedByHand: no("has not landed: it is Held", "skip", "pin"),
    Skipped: no("has not landed: it is Held", "resume"),
    Pinned: no("has not landed: it is Held", "resume"),
    NoWave: no("has not landed: it is in no wave"),
    Joined: no("has not landed: it waits for the next attempt", "pin"),
    Held: no("has not landed: it is Held"),
  },
  skip: {
    Landed: no("has landed", "accept", "pin"),
    Skipped: no("is skipped already", "resume"),
    Pinned: no("is pinned: it is left out already", "resume"),
    NoWave: no("is in no wave, and is left out"),
    Joined: no("is left out of this attempt", "pin"),
    Held: no("is held already, and is left out"),
    RollbackFailed: no("is to go back", "retry", "pin"),
  },
  pin: {
    NoWave: no("is in no wave, and nothing goes there: it can be pinned when a wave of the strategy takes it"),
    Joined: yes("it is left out of this attempt, and keeps what it has in the next ones"),
  },
  retry: {
    Waiting: no("has not failed: it is Waiting", "skip", "pin"),
    Released: no("has not failed: it is Released", "skip"),
    Landed: no("has not failed: it is Landed", "accept", "pin"),
    Unreachable: no("has not failed: it is Held until its cluster is seen", "skip"),
    ChangedByHand: no("has not failed: it is Held, as somebody changed it", "skip", "pin"),
    Skipped: no("has not failed: it is Held, as it is skipped", "resume"),
    Pinned: no("has not failed: it is Held, as it is pinned", "resume"),
    NoWave: no("has not failed: it is in no wave"),
    Joined: no("has not failed: it waits for the next attempt", "pin"),
    Held: no("has not failed: it is Held"),
    RollingBack: no("has not failed: it is RollingBack", "pin"),
    RolledBack: no("has not failed: it is RolledBack", "restart"),
  },
};

/** Returns the standpoint of a rollout, which decides about its verbs. */
export function standpointOf({ phase, aborted }: Pick<RolloutState, "phase" | "aborted">): Standpoint {
  return phase === "Stopped" && aborted !== undefined ? "Aborted" : phase;
}

/** Returns the standpoint of a target, which decides about its verbs. */
export function targetPointOf({ state, reason = "" }: TargetState): TargetPoint {
  if (state === "Failed") return reason === ROLLBACK_FAILED ? "RollbackFailed" : "Failed";
  if (state !== "Held") return state;
  const known = [CHANGED_BY_HAND, "Unreachable", "Skipped", "Pinned", "NoWave", "Joined"] as const;
  return known.find((one) => one === reason) ?? "Held";
}

/** Judges a verb, first on the rollout and then on its target; the first refusal is the answer. */
export function judgeVerb(
  verb: SaidVerb,
  state: Pick<RolloutState, "phase" | "aborted">,
  target?: TargetState,
): VerbAnswer {
  const whole = VERBS[verb][standpointOf(state)];
  if (target === undefined || "refuses" in whole || !isOfTarget(verb)) return whole;
  const point = targetPointOf(target);
  const isBack = state.phase === "RollingBack" || state.phase === "RolledBack";
  if (verb === "retry" && isBack && point === "Failed")
    return no("did not fail to go back: only a new attempt goes on", "restart");
  return TARGET_VERBS[verb][point] ?? whole;
}

function isOfTarget(verb: SaidVerb): verb is keyof typeof TARGET_VERBS {
  return verb in TARGET_VERBS;
}

/** Renders both tables as Markdown, for the docs. */
export function drawVerbs(): string {
  const cell = (answer: VerbAnswer | undefined): string =>
    answer === undefined
      ? "yes"
      : "does" in answer
        ? "yes"
        : `no${answer.works.length === 0 ? "" : `: ${answer.works.map((one) => `\`${one}\``).join(", ")}`}`;
  const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
    [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |\n`).join("");
  const points = Object.keys(ALL) as readonly Standpoint[];
  const verbs = Object.entries(VERBS) as readonly (readonly [SaidVerb, Row])[];
  return [
    table(
      ["verb", ...points],
      verbs.map(([verb, row]) => [`\`${verb}\``, ...points.map((point) => cell(row[point]))]),
    ),
    table(
      ["of a target", ...TARGET_POINTS],
      Object.entries(TARGET_VERBS).map(([verb, row]) => [
        `\`${verb}\``,
        ...TARGET_POINTS.map((point) => cell(row[point])),
      ]),
    ),
  ].join("\n");
}
