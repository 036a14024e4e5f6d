import { formatTime } from "../../object/index.ts";
import { keptBack } from "../gates/table.ts";
import type {
  AbortedAttempt,
  Blocker,
  BlockerKind,
  GoingBack,
  ProofLost,
  StandstillBlocker,
  Stopped,
  WaveEmptied,
} from "../model/blocker.ts";
import { nameSome } from "../model/name-some.ts";
import type { Plan } from "../model/plan.ts";
import type { FailureClass } from "../model/policies.ts";
import { ROLLBACK_FAILED, type RolloutState, type TargetState } from "../model/state.ts";
import { describeStop } from "./facts.ts";

/** The two halves of an explanation: why a subject waits, and the event that releases it. */
export interface Sentence {
  /** The text after the name of the subject. It contains no times, so that it can be stored. */
  readonly says: string;
  /** The event that releases the subject: the text after "goes on". */
  readonly releasedBy: string;
}

/** The subject of a blocker and its context, for wording the sentence. */
export interface About {
  readonly subject: "rollout" | "wave" | "target";
  readonly plan: Plan;
  readonly state: RolloutState;
  /** The name of the wave, or of the target's wave; absent if there is none. */
  readonly wave?: string | undefined;
  /** The state of the target, if the subject is one. */
  readonly target?: TargetState | undefined;
}

type Of<Kind extends BlockerKind, One = Blocker> = One extends Blocker
  ? Kind extends One["kind"]
    ? One
    : never
  : never;

/** The function that words each kind of blocker. */
const SENTENCES: { readonly [Kind in BlockerKind]: (blocker: Of<Kind>, about: About) => Sentence } = {
  EarlierWave: ({ name }, { subject, wave }) => ({
    says: `${subject === "target" ? `of wave ${wave} ` : ""}waits for wave ${name}`,
    releasedBy: `when every target of ${name} has landed`,
  }),
  Regressed: (blocker) => ({
    says: `waits: ${namedOf(blocker)} of wave ${blocker.name} landed, and is Current no more`,
    releasedBy: "when newer reports show it Current again, or somebody accepts it as it is",
  }),
  Silent: (blocker) => ({
    says: `waits: nothing fresh was seen of ${namedOf(blocker)} of wave ${blocker.name}, which landed`,
    releasedBy: "when newer reports show it Current, or somebody accepts it as it is",
  }),
  WaveEmptied: (blocker, { subject }) => ({
    says: `waits: ${blocker.landed} of ${subject === "target" ? `the targets of wave ${blocker.name}` : "its targets"} prove what it asks, and ${blocker.needed} must${leftBy(blocker)}`,
    releasedBy: "when somebody promotes the wave, or newer reports show enough of its targets landed",
  }),
  Gone: () => ({
    says: "waits: the inventory has it no more, and is frozen",
    releasedBy: "when the inventory has it again, or somebody skips it",
  }),
  Gate: ({ gate, says, releasedBy }, { subject, wave }) => ({
    says: subject === "target" && keptBack(gate) !== "release" ? `waits: wave ${wave} ${says}` : says,
    releasedBy,
  }),
  Cap: ({ scope, name, cap, gone = [], who }) => {
    const left = gone.length === 0 ? "" : `; ${nameSome(gone)} left the inventory on the way`;
    const ends = [
      ...(who.some(({ by }) => by === "report" || by === "rollout") ? ["one of them has landed"] : []),
      ...(gone.length === 0 ? [] : ["what left the inventory is back and lands, or its deadline has passed"]),
    ];
    return {
      says: `waits: ${cap} of ${ROOMS[scope]} ${name || "(none)"} may be on the way at once${left}`,
      releasedBy: `when ${ends.join(", or ")}`,
    };
  },
  BudgetUnknown: ({ names }) => ({
    says: `waits for room in budget ${names.join(", ")}`,
    releasedBy: "when it is known what other rollouts use of it, and that leaves room",
  }),
  BudgetSpent: ({ names }) => ({
    says: `waits: too much has failed of those that share budget ${names.join(", ")}`,
    releasedBy: "when less of that counts: what failed is tried again, or its rollouts have ended",
  }),
  Dependency: ({ on, elsewhere }) => ({
    says: `waits for ${on}, on which it depends`,
    releasedBy: `when ${on} has landed${elsewhere ? ", or somebody skips what waits for it" : ""}`,
  }),
  NotReady: ({ says }) => ({
    says: `waits: ${says}`,
    releasedBy: "when a report shows its cluster ready, or somebody skips it",
  }),
  Stale: () => ({
    says: "waits: its own last report does not count at this time",
    releasedBy: "when a newer report shows it (landfall snapshot --into DIR brings one), or somebody skips it",
  }),
  Paused: standing,
  Braked: (blocker, about) => {
    const { phase } = about.state;
    if (phase !== "RollingBack" || about.subject !== "target") return standing(blocker, about);
    return turnBack(about.target?.lastGood, `the handbrake of ${blocker.by} keeps it`, UNBRAKED);
  },
  ClockMissing: (_, { subject }) => ({
    says: still("waiting for somebody to say what time it is", subject),
    releasedBy: "when the config has now, or the package a Clock: landfall snapshot --into DIR --clock writes it",
  }),
  NothingFresh: () => ({
    says: "waits: no report is fresh at the time that is given",
    releasedBy: "when a newer report comes in",
  }),
  Stopped: stopped,
  Aborted: stopped,
  RollingBack: goingBack,
  RolledBack: goingBack,
  RollbackTurn: ({ revision, cap }) =>
    turnBack(revision, `${cap} may be on the way back at once, the last released first`, "when one of them is back"),
  InFlight: ({ next, heldBy = [], healthUnseen, who }, { subject, state, target }) => {
    if (subject !== "target") {
      const skips = who.some(({ by }) => by === "person") ? SKIPPED : "";
      return { says: "is open", releasedBy: `when a newer report shows its targets landed${skips}` };
    }
    const due = next === undefined ? "" : `, or fails at ${formatTime(next)}`;
    const { says, first } = seenWords(heldBy, healthUnseen);
    const releasedBy = `when ${first}a report made after its release shows it Current there${due}`;
    return { says: `is released to ${state.revision}${because(target)}${says}`, releasedBy };
  },
  Retry: (blocker, about) => {
    const { tries, message = "it failed", over, heldBy } = blocker;
    if (over?.kind === "Gate") return withHolders(heldBy, sentenceOf(over, about));
    const next = blocker.until ?? blocker.next;
    const again =
      next === undefined ? "when it is tried again" : `when it is tried again, not before ${formatTime(next)}`;
    const until =
      over === undefined
        ? again
        : BUDGETS.has(over.kind)
          ? `${again}${withRoom(over)}`
          : sentenceOf(over, about).releasedBy;
    return withHolders(heldBy, {
      says: `failed in try ${tries} and is tried again: ${message}`,
      releasedBy: `${until}, or when a newer report shows it Current`,
    });
  },
  Failed: ({ reason, cause, with: others, takes, isBack = false, heldBy, who }, { target }) => {
    const why = cause === undefined || cause === "change" ? "" : `, ${CAUSES[cause]}`;
    const canAsk = who.some((one) => one.by === "person" && one.verb === "retry");
    const tried = [...(others.length === 0 ? [] : [others.join(", ")]), "it"].join(" and ");
    const asked = `, or when somebody asks to ${reason === ROLLBACK_FAILED ? "send it back" : `try ${tried}`} again`;
    const says = `has failed (${reason}${why})${because(target)}${withThem(takes)}`;
    const releasedBy = `${NEW_ATTEMPT}${canAsk ? asked : ""}`;
    if (isBack) return { says: `${says}; it is there now, and seen Current`, releasedBy };
    return withHolders(heldBy, { says, releasedBy });
  },
  Held: ({ reason, who }, { wave, target }) => ({
    says: `is held${wave === undefined ? "" : ` (${reason})`}${because(target)}`,
    releasedBy: needsAttempt(who) ? NEW_ATTEMPT : (LET_GO.get(reason) ?? NEW_ATTEMPT),
  }),
  Unseen: ({ unseen, of }) => ({
    says: `waits: nothing was seen of ${unseen} of ${of}`,
    releasedBy: "when one of them has landed",
  }),
  ClockAhead: ({ over, until }, about) => ({
    says: `${sentenceOf(over, about).says}; ${AHEAD}`,
    releasedBy: `when the time of the last decision has come, ${formatTime(until)}, or ${NEW_ATTEMPT} at the right time`,
  }),
  Superseding: ({ revision }, { state }) => ({
    says: `revision ${revision} waits until ${state.revision} has ended`,
    releasedBy: "when that has ended",
  }),
  Turn: (_, { subject }) => ({
    says: subject === "wave" ? "waits" : "waits for its turn",
    releasedBy: "with the next decision",
  }),
};

/** Returns the sentence of a blocker. */
export function sentenceOf(blocker: Blocker, about: About): Sentence {
  const say = SENTENCES[blocker.kind] as (blocker: Blocker, about: About) => Sentence;
  return say(blocker, about);
}

/** The words for the release of a subject that has ended for good. */
export const NEW_ATTEMPT = "with a new attempt";

/** The note that is added when a clock was ahead at the decision. */
export const AHEAD = "a clock was ahead when that was decided";

const UNBRAKED = "when the handbrake is taken back";

const ROOMS: Readonly<Record<Of<"Cap">["scope"], string>> = {
  wave: "wave",
  ramp: "wave",
  domain: "domain",
  budget: "budget",
};

const BUDGETS: ReadonlySet<BlockerKind> = new Set(["BudgetUnknown", "BudgetSpent"]);

/** The words for each class of failure that was not caused by the change. */
const CAUSES: Readonly<Record<Exclude<FailureClass, "change">, string>> = {
  infrastructure: "by the infrastructure",
  invalid: "which can never work",
  preexisting: "and was broken before",
};

/** The event that releases a held target, by the reason of its hold. */
const LET_GO: ReadonlyMap<string, string> = new Map([
  ["Skipped", "when it is skipped no more"],
  ["Pinned", "when it is pinned no more"],
  ["Unreachable", "when a report shows its cluster again"],
  ["DependencyHeld", "when what it depends on is let go"],
  ["NoWave", "when a wave of the strategy takes it"],
]);

function because(target: TargetState | undefined): string {
  return target?.message === undefined ? "" : `: ${target.message}`;
}

const NAMED = 5;

/** Describes the targets that failed because they depend on a failed one. */
function withThem(takes: readonly string[]): string {
  if (takes.length === 0) return "";
  const more = takes.length > NAMED ? ` and ${takes.length - NAMED} more` : "";
  return `, and with it ${takes.length} that depend on it: ${takes.slice(0, NAMED).join(", ")}${more}`;
}

function standing(blocker: StandstillBlocker, { subject }: About): Sentence {
  const { kind, by } = blocker;
  const how = kind === "Paused" ? `paused${by === undefined ? "" : ` by ${by}`}` : `stopped by the handbrake of ${by}`;
  const releasedBy = kind === "Paused" ? "when somebody resumes the rollout" : UNBRAKED;
  return { says: still(how, subject), releasedBy };
}

function stopped(blocker: Stopped | AbortedAttempt, { subject, plan, state }: About): Sentence {
  const helpsToRetry = blocker.who.some((one) => one.by === "person" && one.verb === "retry");
  const orRetried = helpsToRetry ? ", or when what failed is tried again" : "";
  const goesBack = blocker.who.some((one) => one.by === "person" && one.verb === "resume");
  const back = goesBack ? `${UNBRAKED}, and it goes back, or ` : "";
  if (subject !== "rollout") return { says: still("stopped", subject), releasedBy: `${NEW_ATTEMPT}${orRetried}` };
  const brake = state.brakedBy === undefined ? "" : `; under the handbrake of ${state.brakedBy}`;
  return {
    says: `is stopped: ${describeStop(blocker, plan, state)}${brake}`,
    releasedBy: `${back}${FORWARD}${orRetried}`,
  };
}

function goingBack(blocker: GoingBack, { subject, target, state }: About): Sentence {
  const { kind, revision = "", heldBy = [], healthUnseen, who } = blocker;
  const pinned = who.some((one) => one.by === "person" && one.verb === "pin") ? PINNED : "";
  if (subject === "target" && target?.state === "RollingBack") {
    const { says, first } = seenWords(heldBy, healthUnseen);
    return {
      says: `is sent back to ${revision}${says}`,
      releasedBy: `when ${first}a report made after that shows it Current there${pinned}`,
    };
  }
  if (subject === "target" && target?.state === "RolledBack")
    return { says: `is back at ${revision}`, releasedBy: NEW_ATTEMPT };
  if (subject === "target")
    return kind === "RollingBack"
      ? { says: still("rolling back", subject), releasedBy: `${NEW_ATTEMPT}, when that is over` }
      : { says: still("rolled back", subject), releasedBy: NEW_ATTEMPT };
  if (kind === "RollingBack")
    return {
      says: "is rolling back",
      releasedBy: subject === "rollout" && state.brakedBy !== undefined ? UNBRAKED : `${SEEN_THERE}${pinned}`,
    };
  const again = who.some((one) => one.by === "person" && one.verb === "retry") ? SENT_AGAIN : "";
  return { says: "is rolled back", releasedBy: subject === "rollout" ? `${FORWARD}${again}` : NEW_ATTEMPT };
}

/** Adds who holds a target that does not move, and that their hold must end before something else helps. */
function withHolders(heldBy: readonly string[] = [], { says, releasedBy }: Sentence): Sentence {
  const held = heldWords(heldBy);
  return {
    says: `${says}${held.says}`,
    releasedBy: held.first === "" ? releasedBy : `when ${held.first}then ${releasedBy}`,
  };
}

/** Words who holds a target that is on its way, and that this must end first; and that nobody says whether it runs. */
function seenWords(
  heldBy: readonly string[],
  healthUnseen: string | undefined,
): { readonly says: string; readonly first: string } {
  const unseen = healthUnseen === undefined ? "" : `, and is there with its health unseen: ${healthUnseen}`;
  const { says, first } = heldWords(heldBy);
  return { says: `${says}${unseen}`, first };
}

/** Words who holds a target that is on its way, and that this must end first. */
function heldWords(heldBy: readonly string[]): { readonly says: string; readonly first: string } {
  if (heldBy.length === 0) return { says: "", first: "" };
  return { says: `, and is held by ${heldBy.join(", ")}`, first: "that hold is let go, and " };
}

function turnBack(revision = "", why: string, releasedBy: string): Sentence {
  return { says: `waits to be sent back to ${revision}: ${why}`, releasedBy };
}

/** Words a standstill, for the rollout itself or for a part of it. */
function still(how: string, subject: About["subject"]): string {
  return subject === "rollout" ? `is ${how}` : `waits: the rollout is ${how}`;
}

/** The words for the release of a rollout that has ended. */
const FORWARD = "with a new revision, or with a restart when the cause is removed";

/** The end of a way back that no report and no deadline ends. */
const SKIPPED = ", or when somebody skips what left the inventory, as no deadline runs";
const PINNED = ", or when somebody pins what left the inventory, as no deadline runs";

const SENT_AGAIN = ", or when what failed to go back is sent again";

const SEEN_THERE = "when newer reports show them there";

/** Returns whether only a new attempt can release the subject. */
function needsAttempt(who: Blocker["who"]): boolean {
  return who.every((one) => one.by === "person" && one.verb === "restart");
}

function withRoom(over: Blocker): string {
  return "names" in over ? ` and with budget ${over.names.join(", ")} known not to be overspent` : "";
}

/** Names the targets that left a wave: `; eu-1 left the inventory`. */
function leftBy(blocker: WaveEmptied): string {
  return blocker.count === 0 ? "" : `; ${namedOf(blocker)} left the inventory`;
}

/** Names the targets of a blocker, and how many more there are: `eu-1, eu-2 and 3 more`. */
function namedOf({ targets, count }: Pick<ProofLost, "targets" | "count">): string {
  const more = count - targets.length;
  return more > 0 ? `${targets.join(", ")} and ${more} more` : targets.join(", ");
}
