import { type Edit, failure, type Problem, type Result, success } from "@landfall/core/object";
import {
  chooseMechanism,
  type Hold,
  isLive,
  type Mechanism,
  planResumption,
  planSuspension,
  type Resumption,
  readLedger,
  type SpellingReader,
  type Suspension,
} from "@landfall/core/suspend";
import type { Ask, HoldWords } from "./ask.ts";
import { itemId, type Wanted } from "./wanted.ts";

/** The edits of one object, and the problems to report. */
export interface Change {
  readonly wanted: Wanted;
  readonly edits: readonly Edit[];
  readonly problems: readonly Problem[];
  /** The object after the edits; absent if there are none. */
  readonly after?: Suspension["after"] | Resumption["after"];
  /** The mechanism that holds the object; absent if it is released. */
  readonly mechanism?: Mechanism;
}

/** The edits with the resulting object and the mechanism, if any. */
type Edited = Pick<Change, "edits" | "after" | "mechanism">;

/**
 * Codes that mean "this kind has no such switch", which is not an error for an object that a selector merely matched.
 */
const NOT_MEANT: ReadonlySet<string> = new Set(["NoMechanism", "EffectNotAvailable"]);

/**
 * The change of one object; `undefined` if the object was not meant. An object that cannot be held here (a derived
 * object; a new target of a plan, without a revision to stay at) is a warning, so that it does not block all others; one
 * that its system keeps stopped, and a finished one that was not named, is only a note. `spelling` reads the item's text.
 */
export function changeItem(ask: Ask, wanted: Wanted, spelling: SpellingReader): Result<Change | undefined> {
  const result = wanted.suspend ? holdOrFallBack(ask, wanted, spelling) : letGo(ask, wanted);
  if (result.ok) return success({ wanted, ...result.value, problems: result.problems });
  const [first] = result.problems;
  if (!wanted.explicit && first !== undefined && NOT_MEANT.has(first.code)) return success(undefined);
  if (first?.code === "NothingToHold" || (!wanted.explicit && first?.code === "AlreadyFinished")) {
    return success({ wanted, edits: [], problems: [{ ...first, severity: "info" }] });
  }
  const isNew = first?.code === "PinRevisionUnknown" && wanted.notAt !== undefined;
  const isLeftOut = first?.code === "Derived" || (isNew && ask.onUnknownRevision !== "error");
  if (isLeftOut) {
    const problems = result.problems.map((problem): Problem => ({ ...problem, severity: "warning" }));
    return success({
      wanted,
      edits: [],
      problems: isNew ? problems.map((problem) => notHeld(problem, wanted)) : problems,
    });
  }
  return result;
}

/** Rewords a problem for a target that cannot be pinned: it may be updated before its wave. */
function notHeld(problem: Problem, { notAt }: Wanted): Problem {
  const message = `${problem.message}: it is not held, and may get ${notAt} before its wave`;
  return { ...problem, message, hint: "give the revision it has; onUnknownRevision: error writes nothing instead" };
}

/**
 * Holds a target. A new target of a plan, whose revision is unknown, is pinned to the one that all others had, if they
 * had one in common.
 */
function holdOrFallBack(ask: Ask, wanted: Wanted, spelling: SpellingReader): Result<Edited> {
  const result = holdItem(ask, wanted, spelling);
  const { before, revision } = wanted;
  if (result.ok || before === undefined || revision !== undefined || ask.onUnknownRevision !== "hold") return result;
  const isUnknown = result.problems[0]?.code === "PinRevisionUnknown";
  return isUnknown ? holdItem(ask, { ...wanted, revision: before }, spelling) : result;
}

function holdItem(ask: Ask, wanted: Wanted, spelling: SpellingReader): Result<Edited> {
  const { object, item, clusters } = wanted;
  const { guessed, effect } = wanted;
  const wish = effect === undefined ? ask.wish : { ...ask.wish, effects: [effect] };
  const mechanism = guessed === undefined ? chooseMechanism(ask.catalogue, object, wish) : success(guessed);
  if (!mechanism.ok) return mechanism;
  if (wanted.isSentBack === true && isSwitchOfDelivery(mechanism.value)) return letGo(ask, wanted);
  const held = planSuspension(object, {
    hold: holdOf(ask, wanted, mechanism.value, clusters),
    mechanism: mechanism.value,
    allow: ask.allow,
    spelling,
    ...itemId(item),
    replace: wanted.replace ?? ask.replace,
    ...(ask.strength !== undefined && { strength: ask.strength }),
    ...(wanted.notAt !== undefined && { notAt: wanted.notAt }),
    ...(ask.now !== undefined && { now: ask.now }),
    ...(wanted.since !== undefined && { since: wanted.since }),
  });
  if (!held.ok) return held;
  const back = wanted.goesBack === true ? cannotGoBack(wanted, mechanism.value) : [];
  return success({ ...held.value, mechanism: mechanism.value }, [...held.problems, ...back]);
}

/**
 * Whether the mechanism stops delivery altogether: the object then neither gets the released revision nor can go back.
 */
function isSwitchOfDelivery({ site, effect }: Mechanism): boolean {
  return site.kind !== "pin" && (effect === "delivery" || effect === "reconcile");
}

/** The warning that a hold prevents the return to an earlier revision. */
function cannotGoBack({ item, revision = "the last good one" }: Wanted, mechanism: Mechanism): readonly Problem[] {
  if (!isSwitchOfDelivery(mechanism)) return [];
  const { effect } = mechanism;
  const message = `its target goes back to ${revision}, and a hold on ${effect} keeps it where it is`;
  const hint = "set the revision where its source is written";
  return [{ code: "CannotGoBack", severity: "warning", message, ref: item.ref, hint }];
}

function holdOf(
  ask: Ask,
  { revision, reason, words = ask.words }: Wanted,
  mechanism: Mechanism,
  clusters: readonly string[] | undefined,
): Omit<Hold, "since" | "mechanism" | "strength"> {
  return {
    holder: ask.holder,
    effect: mechanism.effect,
    ...wordsOf(words),
    ...(reason !== undefined && { reason }),
    ...(clusters !== undefined && { targets: { clusters } }),
    ...(revision !== undefined && mechanism.site.kind === "pin" && { revision }),
    ...(ask.allowDeletion && mechanism.site.kind === "clusters" && { allowDeletion: true as const }),
  };
}

function wordsOf({ reason, actor, ref, until }: HoldWords): HoldWords {
  return {
    ...(reason !== undefined && { reason }),
    ...(actor !== undefined && { actor }),
    ...(ref !== undefined && { ref }),
    ...(until !== undefined && { until }),
  };
}

/**
 * Releases all of the holder's holds, or those of the requested effects; for some clusters only, the hold is narrowed.
 */
function letGo(ask: Ask, wanted: Wanted): Result<Edited> {
  const { object, item, clusters } = wanted;
  const beyond = ask.expired && !ask.allowPast ? heldBeyond(ask, wanted) : undefined;
  if (beyond !== undefined) return failure(beyond);
  const effects = wanted.effect === undefined ? ask.wish.effects : [wanted.effect];
  const only = effects.length === 0 ? {} : { effects };
  return planResumption(object, {
    holder: ask.holder,
    catalogue: ask.catalogue,
    ...itemId(item),
    ...only,
    ...(clusters !== undefined && { clusters }),
    ...(ask.now !== undefined && { now: ask.now }),
    forceRestore: ask.forceRestore,
    resumeValue: ask.resumeValue,
  });
}

/**
 * The problem of a request whose end is past while the existing hold ends later: a mistyped date must not release it.
 */
function heldBeyond({ holder, now, words }: Ask, { object, item }: Wanted): Problem | undefined {
  const ledger = readLedger(object);
  if (!ledger.ok) return undefined;
  const beyond = ledger.value.holds.find((hold) => hold.holder === holder && isLive(hold, now));
  if (beyond === undefined) return undefined;
  const end = beyond.until === undefined ? "without an end" : `until ${beyond.until}`;
  const message = `until ${words.until ?? ""} is past, and ${holder} holds it ${end}`;
  const hint = "correct until; allowPast: true lets it go";
  return { code: "UntilPast", severity: "error", message, ref: item.ref, field: "until", hint };
}
