import { failure, type Result, success } from "@landfall/core/object";
import { type Approval, type Blocker, blockersOf } from "@landfall/core/rollout";
import { findWave } from "./name-subject.ts";
import { rolloutCommand } from "./place.ts";
import { type Order, problem, type RolloutStanding, senseless, type Verb, whatItDoes } from "./verb.ts";

/** The verb `approve`: opens a wave that needs approval, by default the one that waits for it. */
export const approve: Verb = (standing, order) => {
  const { plan, state, config } = standing;
  const waits = plan.waves.slice(0, state.wave + 1).findIndex(({ approval, targets }, wave) => {
    const { openedAt, landedAt } = state.waves[wave] ?? {};
    return approval === true && openedAt === undefined && (landedAt === undefined || targets.length > 0);
  });
  const isDue = plan.waves[state.wave]?.approval === true ? state.wave : undefined;
  const index = waveOf(standing, order, waits < 0 ? isDue : waits);
  if (!index.ok) return index;
  if (index.value === undefined) return senseless("NothingToApprove", "no wave waits for approval", standing);
  const { name = "", approval = false } = plan.waves[index.value] ?? {};
  const { openedAt, approvedBy } = state.waves[index.value] ?? {};
  if (!approval) return senseless("NothingToApprove", `wave ${name} asks for no approval`, standing);
  if (openedAt !== undefined) {
    const by = approvedBy === undefined ? "" : `, approved by ${approvedBy}`;
    return senseless("NothingToApprove", `wave ${name} is open already${by}`, standing);
  }
  return add(standing, order, { list: "approvals", wave: name, known: config.approvals, did: "is approved" });
};

/**
 * Passes a wave without soak, metrics and approval, or without the proof it has lost; without a word the first that has lost
 * it, else the one that is open.
 */
export const promote: Verb = (standing, order) => {
  const { plan, state, config } = standing;
  const emptied = emptiedWaves(standing);
  const open = state.wave < plan.waves.length ? state.wave : undefined;
  const index = waveOf(standing, order, emptied[0] ?? open);
  if (!index.ok) return index;
  const wave = index.value === undefined ? undefined : plan.waves[index.value];
  if (index.value === undefined || wave === undefined)
    return senseless("NothingToPromote", "every wave is through", standing);
  const { landedAt, promotedBy } = state.waves[index.value] ?? {};
  if (promotedBy !== undefined && !emptied.includes(index.value))
    return senseless("NothingToPromote", `wave ${wave.name} is promoted already, by ${promotedBy}`, standing);
  if (landedAt !== undefined && !emptied.includes(index.value))
    return senseless("NothingToPromote", `wave ${wave.name} is through`, standing);
  const unseen = wave.targets.filter(({ key }) => state.targets.get(key)?.reason === "Unreachable");
  const hasLanded = wave.targets.some(({ key }) => state.targets.get(key)?.state === "Landed");
  if (unseen.length > 0 && !hasLanded) {
    const keys = unseen.map(({ key }) => key);
    const command = rolloutCommand(order.place, "skip", keys);
    const message = `nothing of wave ${wave.name} was seen, and no wave passes without evidence`;
    return senseless("NothingToPromote", message, standing, [command]);
  }
  return add(standing, order, { list: "promotions", wave: wave.name, known: config.promotions, did: "is promoted" });
};

/**
 * The waves that wait for somebody to promote them, as too little of them proves what they ask; also of those that were
 * through, and keep later targets waiting while their own are tried again.
 */
function emptiedWaves({ plan, state }: RolloutStanding): readonly number[] {
  const blockers = blockersOf(plan, state, { now: state.at });
  const open = plan.waves[state.wave]?.targets ?? [];
  const found = [
    ...plan.waves.map((_, wave) => blockers.ofWave(wave)),
    ...open.map(({ key }) => blockers.ofTarget(key)),
  ].flatMap(emptiedIn);
  return [...new Set(found)].toSorted((a, b) => a - b);
}

/** The wave without a proof that a blocker is about, by number; empty if it is about something else. */
function emptiedIn(blocker: Blocker | undefined): readonly number[] {
  if (blocker === undefined) return [];
  if (blocker.kind === "WaveEmptied") return [blocker.wave];
  return "over" in blocker ? emptiedIn(blocker.over) : [];
}

function waveOf(
  { plan }: RolloutStanding,
  { words }: Order,
  otherwise: number | undefined,
): Result<number | undefined> {
  const [word, other] = words;
  if (other !== undefined) return failure(problem("OneWave", "one wave at a time can be told", "repeat the command"));
  return word === undefined ? success(otherwise) : findWave(plan, word);
}

interface Addition {
  readonly list: "approvals" | "promotions";
  readonly wave: string;
  readonly known: readonly Partial<Approval>[] | undefined;
  readonly did: string;
}

function add(
  standing: RolloutStanding,
  order: Order,
  { list, wave, known = [], did }: Addition,
): Result<readonly string[]> {
  const { item, state } = standing;
  const { by, reason } = order;
  const { revision, attempt } = state;
  const does = whatItDoes(list === "approvals" ? "approve" : "promote", standing, order);
  if (!does.ok) return does;
  const before = known.find((one) => one.wave === wave && one.revision === revision && (one.attempt ?? 1) === attempt);
  if (before !== undefined) {
    const message = `wave ${wave} ${did} already, by ${before.by ?? "somebody"}`;
    return failure(problem("SaidAlready", message, "the next render carries it out: landfall fn render DIR"));
  }
  item.append([list], { wave, revision, attempt, by, reason });
  return success([`wave ${wave} ${did} for attempt ${attempt} at ${revision}`]);
}
