import { useOf } from "../judge/budgets.ts";
import type { Plan, PlannedTarget, PlannedWave } from "../model/plan.ts";
import { rampedCap } from "../model/ramp.ts";
import { type RolloutState, takesPlace } from "../model/state.ts";
import { isUnsettled, ofClosedWave, type Parts, parts } from "./parts.ts";
import { standstillOf } from "./standstill.ts";

/** A target that waits, and its wave. */
interface Waiting {
  readonly key: string;
  readonly wave: PlannedWave;
  readonly index: number;
  readonly since: number | undefined;
}

/** Of a target that waits: the first of what keeps it, in the order in which that has to go. */
export function ofWaiting(plan: Plan, state: RolloutState, { key, wave, index, since }: Waiting): Parts {
  const waits = (what: string, until: string | undefined): Parts => parts(`${key} ${what}`, since, until);
  const standstill = standstillOf(state);
  if (standstill !== undefined) return waits(`waits: the rollout is ${standstill.how}`, standstill.until);
  const behind = (name: string): Parts =>
    waits(`of wave ${wave.name} waits for wave ${name}`, `when every target of ${name} has landed`);
  if (index >= state.wave && state.waves[index]?.openedAt === undefined) {
    if (index > state.wave) return behind(plan.waves[state.wave]?.name ?? "");
    const { message, releasedBy } = ofClosedWave(plan, state, wave, index);
    return waits(`waits: ${message}`, releasedBy);
  }
  const before = plan.waves.slice(0, index).find((other) => isUnsettled(other, state));
  if (before !== undefined) return behind(before.name);
  const { dependsOn = [], domain } = wave.targets.find((target) => target.key === key) ?? {};
  const needs = (other: string): Parts => waits(`waits for ${other}, on which it depends`, `when ${other} has landed`);
  const missing = dependsOn.find((other) => (state.targets.get(other)?.state ?? "Landed") !== "Landed");
  if (missing !== undefined) return needs(missing);
  const cap = state.targets.get(key)?.joined === true ? undefined : fullCap(plan, state, { wave, index, domain });
  if (cap !== undefined) return waits(`waits: ${cap} may be on the way at once`, "when one of them has landed");
  const elsewhere = dependsOn.find((other) => !state.targets.has(other));
  if (elsewhere !== undefined) return needs(elsewhere);
  const shared = (plan.budgets?.shared ?? []).map(({ name }) => name).join(", ");
  if (shared === "") return waits("waits for its turn", "with the next decision");
  return waits(
    `waits for room in budget ${shared}`,
    "when it is known what other rollouts use of it, and that leaves room",
  );
}

/** The cap of its wave, its failure domain or a shared budget that leaves a target no room: `2 of wave eu`. */
function fullCap(
  plan: Plan,
  state: RolloutState,
  { wave, index, domain }: Pick<Waiting, "wave" | "index"> & { readonly domain: string | undefined },
): string | undefined {
  const countOnTheWay = (targets: readonly PlannedTarget[]): number =>
    targets.filter(({ key }) => {
      const target = state.targets.get(key);
      return target !== undefined && takesPlace(target);
    }).length;
  const cap = capOf(wave, index, state);
  if (countOnTheWay(wave.targets) >= cap) return `${cap} of wave ${wave.name}`;
  const bound = plan.domains?.find(({ name }) => name === domain);
  const inDomain = plan.waves.flatMap(({ targets }) => targets.filter((target) => target.domain === domain));
  if (bound !== undefined && countOnTheWay(inDomain) >= bound.maxConcurrent)
    return `${bound.maxConcurrent} of domain ${bound.name || "(none)"}`;
  const { onTheWay } = useOf(state);
  const spent = plan.budgets?.shared?.find(
    ({ maxConcurrent }) => maxConcurrent !== undefined && maxConcurrent <= onTheWay,
  );
  return spent === undefined ? undefined : `${spent.maxConcurrent} of budget ${spent.name}`;
}

/** How many may be on the way now, ramp included. */
function capOf({ ramp, maxConcurrent, targets }: PlannedWave, index: number, state: RolloutState): number {
  const proved = targets.filter(({ key }) => {
    const target = state.targets.get(key);
    return target?.state === "Landed" && target.releasedAt !== undefined;
  });
  return rampedCap(ramp, maxConcurrent, proved.length - (state.waves[index]?.rampedFrom ?? 0));
}
