import { formatTime } from "../object/index.ts";
import { dueAt } from "./advance-target.ts";
import { isUnsettled, ofClosedWave, type Parts, parts } from "./explain-parts.ts";
import { turnOf } from "./explain-rollback.ts";
import type { FailureClass } from "./failures.ts";
import type { Plan, PlannedTarget, PlannedWave } from "./plan.ts";
import { rampedCap } from "./ramp.ts";
import type { RolloutState, TargetState } from "./state.ts";

/** What is said of a failure that is not the change's. */
const CAUSES: Readonly<Record<Exclude<FailureClass, "change">, string>> = {
  infrastructure: "by the infrastructure",
  invalid: "which can never work",
  preexisting: "and was broken before",
};

/** What lets a held target go, by the reason it is held for. */
const RELEASED_BY: ReadonlyMap<string | undefined, string> = new Map([
  ["Skipped", "when it is skipped no more"],
  ["Pinned", "when it is pinned no more"],
  ["Unreachable", "when a report shows its cluster again"],
  ["DependencyHeld", "when what it depends on is let go"],
]);

/** Of one target. */
export function ofTarget(plan: Plan, state: RolloutState, key: string): Parts {
  const index = plan.waves.findIndex(({ targets }) => targets.some((target) => target.key === key));
  const wave = plan.waves[index];
  const target = state.targets.get(key);
  const own = target?.message === undefined ? "" : `: ${target.message}`;
  const since = target?.since;
  if (wave === undefined) {
    if (!plan.held.includes(key)) return parts(`${key} is no target of this rollout`, undefined);
    const until = target?.reason === "Joined" ? "with a new attempt" : "when a wave of the strategy takes it";
    return parts(`${key} is held${own}`, since, until);
  }
  const turn = turnOf(plan, state, key);
  if (turn !== undefined) return turn;
  switch (target?.state) {
    case "Landed":
      return parts(`${key} has landed at ${state.revision}`, since);
    case "Failed": {
      const why = target.cause === undefined || target.cause === "change" ? "" : `, ${CAUSES[target.cause]}`;
      const message = `${key} has failed (${target.reason ?? "Failed"}${why})${own}`;
      return parts(message, since, "with a new attempt, or when somebody asks to try it again");
    }
    case "Released": {
      if (target.retryAt !== undefined) return ofRetry(key, target, target.retryAt);
      const due = dueAt(target, plan.deadline);
      const until = due === undefined ? "" : `, or fails at ${formatTime(due)}`;
      return parts(
        `${key} is released to ${state.revision}${own}`,
        since,
        `when a report made after its release shows it Current there${until}`,
      );
    }
    case "RollingBack":
      return parts(
        `${key} is sent back to ${target.revision ?? ""}`,
        since,
        "when a report made after that shows it Current there",
      );
    case "RolledBack":
      return parts(`${key} is back at ${target.revision ?? ""}`, since, "with a new attempt");
    case "Held":
      return parts(
        `${key} is held (${target.reason ?? "Held"})${own}`,
        since,
        RELEASED_BY.get(target.reason) ?? "with a new attempt",
      );
    case "Waiting":
    case undefined:
      return ofWaiting(plan, state, { key, wave, index, since });
  }
}

interface Waiting {
  readonly key: string;
  readonly wave: PlannedWave;
  readonly index: number;
  readonly since: number | undefined;
}

function ofWaiting(plan: Plan, state: RolloutState, { key, wave, index, since }: Waiting): Parts {
  if (state.phase === "Stopped") return parts(`${key} waits: the rollout is stopped`, since, "with a new attempt");
  if (state.phase === "RollingBack" || state.phase === "RolledBack") {
    return parts(`${key} waits: the rollout is rolled back`, since, "with a new attempt");
  }
  if (state.phase === "Paused") return parts(`${key} waits: the rollout is paused`, since, "when paused is taken back");
  if (index >= state.wave && state.waves[index]?.openedAt === undefined) {
    const { message, releasedBy } = ofClosedWave(plan, state, plan.waves[state.wave] ?? wave, state.wave);
    const open = plan.waves[state.wave]?.name ?? "";
    if (index === state.wave) return parts(`${key} waits: ${message}`, since, releasedBy);
    return parts(
      `${key} of wave ${wave.name} waits for wave ${open}`,
      since,
      `when every target of ${open} has landed`,
    );
  }
  const behind = plan.waves.slice(0, index).find((before) => isUnsettled(before, state));
  if (behind !== undefined)
    return parts(
      `${key} of wave ${wave.name} waits for wave ${behind.name}`,
      since,
      `when every target of ${behind.name} has landed`,
    );
  const planned = wave.targets.find((target) => target.key === key);
  const missing = planned?.dependsOn.find((other) => state.targets.get(other)?.state !== "Landed");
  if (missing !== undefined)
    return parts(`${key} waits for ${missing}, on which it depends`, since, `when ${missing} has landed`);
  const cap = fullCap(plan, state, { wave, index, domain: planned?.domain });
  if (cap !== undefined)
    return parts(`${key} waits: ${cap} may be on the way at once`, since, "when one of them has landed");
  const shared = (plan.budgets?.shared ?? []).map(({ name }) => name).join(", ");
  if (shared === "") return parts(`${key} waits for its turn`, since, "with the next decision");
  return parts(
    `${key} waits for room in budget ${shared}`,
    since,
    "when it is known what other rollouts use of it, and that leaves room",
  );
}

/** The cap of its wave or its failure domain that leaves a target no room: `2 of wave eu`. */
function fullCap(
  plan: Plan,
  state: RolloutState,
  { wave, index, domain }: Pick<Waiting, "wave" | "index"> & { readonly domain: string | undefined },
): string | undefined {
  const countOnTheWay = (targets: readonly PlannedTarget[]): number =>
    targets.filter(({ key }) => {
      const target = state.targets.get(key);
      return target?.state === "Released" && target.joined !== true;
    }).length;
  const cap = capOf(wave, index, state);
  if (countOnTheWay(wave.targets) >= cap) return `${cap} of wave ${wave.name}`;
  const bound = plan.domains?.find(({ name }) => name === domain);
  if (bound === undefined) return undefined;
  const inDomain = plan.waves.flatMap(({ targets }) => targets.filter((target) => target.domain === domain));
  return countOnTheWay(inDomain) >= bound.maxConcurrent
    ? `${bound.maxConcurrent} of domain ${bound.name || "(none)"}`
    : undefined;
}

/** How many may be on the way now, ramp included. */
function capOf({ ramp, maxConcurrent, targets }: PlannedWave, index: number, state: RolloutState): number {
  const proved = targets.filter(({ key }) => {
    const target = state.targets.get(key);
    return target?.state === "Landed" && target.releasedAt !== undefined;
  });
  return rampedCap(ramp, maxConcurrent, proved.length - (state.waves[index]?.rampedFrom ?? 0));
}

function ofRetry(key: string, { since, message = "it failed", tries = 1 }: TargetState, retryAt: number): Parts {
  const when = `when it is tried again, not before ${formatTime(retryAt)}, or when a newer report shows it Current`;
  return parts(`${key} failed in try ${tries} and is tried again: ${message}`, since, when);
}
