import type { DecideInputs, Evidence, Plan, RolloutState, TargetState } from "@landfall/core/rollout";

/** The duration of every event, in milliseconds. */
export const MINUTE = 60_000;
export const START: number = Date.parse("2026-11-21T08:00:00Z");
const REVISIONS = ["v1", "v2", "v3"];

/** The real state of a target: its revision, whether it is healthy and reports, and when it was last observed. */
export interface Real {
  readonly at: string;
  readonly healthy: boolean;
  /** The reason why it is not healthy: the infrastructure, or a change that can never work. */
  readonly reason?: "Pull" | "Invalid";
  readonly silent: boolean;
  readonly seenAt: number;
}

/** The instructions of people, which last until they are withdrawn. */
export interface Told {
  readonly paused: boolean;
  readonly braked: boolean;
  readonly approved: boolean;
  readonly measured: boolean;
  /** Whether each target has a metric of its own: the first is bad, the second becomes good a minute later. */
  readonly metered: boolean;
  /** Whether the cluster of the first target is not ready. */
  readonly unready: boolean;
  readonly rollback: boolean;
  readonly skipped: boolean;
  /** Whether the first target is pinned. */
  readonly pinned: boolean;
  readonly aborted: boolean;
  /** Whether the first target is to be retried after its first try. */
  readonly retried: boolean;
  /** The number of others' targets under way under the shared budget; `undefined` if unknown. */
  readonly others: number | undefined;
  readonly revision: string;
  readonly restart: number;
}

/** Everything at one moment: the engine's stored state, the world, and people's instructions. */
export interface World {
  readonly now: number;
  readonly state: RolloutState | undefined;
  readonly targets: readonly Real[];
  readonly told: Told;
  /** Whether the last target was removed from the inventory, and whether the first one was. */
  readonly removed: boolean;
  readonly left: boolean;
}

/** The events that may happen, besides those of targets. */
export type Feature =
  | "pause"
  | "brake"
  | "approve"
  | "measure"
  | "meters"
  | "unready"
  | "rollback"
  | "skip"
  | "pin"
  | "supersede"
  | "restart"
  | "churn"
  | "leave"
  | "crash"
  | "silence"
  | "drift"
  | "classes"
  | "abort"
  | "retry"
  | "share";

const CALM: Told = {
  paused: false,
  braked: false,
  approved: false,
  measured: false,
  metered: false,
  unready: false,
  rollback: false,
  skipped: false,
  pinned: false,
  aborted: false,
  retried: false,
  others: 0,
  revision: "v2",
  restart: 0,
};

export function firstWorld(size: number): World {
  const targets = Array.from({ length: size }, () => ({ at: "v1", healthy: true, silent: false, seenAt: START }));
  return { now: START, state: undefined, targets, told: CALM, removed: false, left: false };
}

/** The name of a target by its index. */
export function nameOf(index: number): string {
  return `c${index}`;
}

/** The plan without the targets that were removed from the inventory. */
export function planOf(plan: Plan, world: World): Plan {
  if (!world.removed && !world.left) return plan;
  return {
    ...plan,
    waves: plan.waves.map((wave) => {
      const gone = wave.targets.filter(({ key }) => isOut(world, key)).map(({ key }) => key);
      if (gone.length === 0) return wave;
      return { ...wave, gone, targets: wave.targets.filter(({ key }) => !isOut(world, key)) };
    }),
  };
}

function isOut({ removed, left, targets }: World, key: string): boolean {
  return (removed && key === nameOf(targets.length - 1)) || (left && key === nameOf(0));
}

/** Every world that one event can turn this one into, including the passing of time; no decision is made yet. */
export function nextWorlds(world: World, features: ReadonlySet<Feature>): readonly World[] {
  const now = world.now + MINUTE;
  const worlds: World[] = [{ ...world, now }];
  for (const [index, real] of world.targets.entries()) {
    for (const next of nextReals(real, world.state?.targets.get(nameOf(index)), features))
      worlds.push({ ...world, now, targets: world.targets.with(index, next) });
  }
  const say = (told: Partial<Told>): void => void worlds.push({ ...world, now, told: { ...world.told, ...told } });
  const { told } = world;
  if (features.has("pause")) say({ paused: !told.paused });
  if (features.has("brake")) say({ braked: !told.braked });
  if (features.has("skip")) say({ skipped: !told.skipped });
  if (features.has("pin")) say({ pinned: !told.pinned });
  if (features.has("approve") && !told.approved) say({ approved: true });
  if (features.has("measure")) say({ measured: !told.measured });
  if (features.has("meters")) say({ metered: !told.metered });
  if (features.has("unready")) say({ unready: !told.unready });
  if (features.has("rollback") && !told.rollback) say({ rollback: true });
  if (features.has("abort") && !told.aborted) say({ aborted: true });
  if (features.has("retry") && !told.retried) say({ retried: true });
  if (features.has("share")) for (const others of [0, 1, undefined]) if (others !== told.others) say({ others });
  if (features.has("restart") && told.restart === 0) say({ restart: 1 });
  if (features.has("supersede") && told.revision === "v2") say({ revision: "v3", approved: false, rollback: false });
  if (features.has("churn")) worlds.push({ ...world, now, removed: !world.removed });
  if (features.has("leave")) worlds.push({ ...world, now, left: !world.left });
  return worlds.map((next) => ({
    ...next,
    targets: next.targets.map((real) => (real.silent ? real : { ...real, seenAt: now })),
  }));
}

function nextReals(own: Real, known: TargetState | undefined, features: ReadonlySet<Feature>): readonly Real[] {
  const told = known?.revision ?? "v1";
  const { at, healthy, silent, seenAt } = own;
  const real: Real = { at, healthy, silent, seenAt };
  const next: Real[] = [];
  if (real.at !== told || !real.healthy) next.push({ ...real, at: told, healthy: true, silent: false });
  if (real.at !== told || real.healthy) next.push({ ...real, at: told, healthy: false, silent: false });
  if (features.has("classes"))
    for (const reason of ["Pull", "Invalid"] as const)
      next.push({ ...real, at: told, healthy: false, reason, silent: false });
  if (features.has("silence")) next.push({ ...real, silent: !real.silent });
  if (features.has("drift") && real.at !== "v1") next.push({ ...real, at: "v1", healthy: true });
  return next;
}

const METERS = [
  [nameOf(0), 1],
  [nameOf(1), 0],
] as const;

/** The inputs of the engine in a world. Approvals are for the present attempt; defect 15 tries others. */
export function inputsOf(plan: Plan, world: World): DecideInputs {
  const { told, state, now } = world;
  const revision = told.revision;
  const attempt = state?.attempt ?? 1;
  const evidence = new Map<string, Evidence>();
  for (const [index, { at, healthy, reason, seenAt }] of world.targets.entries()) {
    if (isOut(world, nameOf(index))) continue;
    evidence.set(nameOf(index), {
      observed: at,
      wanted: at,
      health: healthy ? "Current" : "Failed",
      actuation: "Succeeded",
      freshness: "fresh",
      landed: healthy,
      observedAt: seenAt,
      ...(reason !== undefined && { reason }),
      ...(told.unready && index === 0 && { blockedBy: `cluster/${nameOf(0)}` }),
    });
  }
  const approvals = told.approved
    ? plan.waves.map(({ name }) => ({ wave: name, revision: "v2", attempt: 1, by: "ana" }))
    : [];
  return {
    revision,
    restart: told.restart,
    now,
    evidence,
    paused: told.paused,
    approvals,
    skips: told.skipped ? [{ target: nameOf(0), by: "ana" }] : [],
    pins: told.pinned ? [{ target: nameOf(0), by: "ana" }] : [],
    retries: told.retried ? [{ target: nameOf(0), attempt, by: "ana" }] : [],
    ...(told.others !== undefined && { shared: [{ name: "all", onTheWay: told.others, failures: 0 }] }),
    ...(told.aborted && { abort: { attempt: 1, by: "ana" } }),
    metrics: [
      ...(told.measured ? [{ name: "errors", value: 0, at: now }] : []),
      ...(told.metered ? METERS.map(([target, value]) => ({ name: "errors", value, at: now, target })) : []),
    ],
    ...(told.braked && { handbrake: { by: "ana" } }),
    ...(told.rollback && { rollback: { attempt, by: "ana" } }),
  };
}

/** The largest ages that make a difference: up to the deadline, and until reports are stale. */
export interface Ages {
  readonly deadline: number;
  readonly staleAfter: number;
}

/**
 * The key of a world, which two worlds share only if nothing can ever distinguish them: times become ages, cut off
 * where they no longer matter.
 */
export function keyOf({ now, state, targets, told, removed, left }: World, { deadline, staleAfter }: Ages): string {
  const age = (time: number | undefined, most: number): string =>
    time === undefined ? "-" : String.fromCharCode(48 + Math.min(Math.round((now - time) / MINUTE), most));
  const reals = targets.map(
    ({ at, healthy, reason = "f", silent, seenAt }) =>
      `${REVISIONS.indexOf(at)}${healthy ? "h" : reason}${silent ? "s" : "."}${age(seenAt, staleAfter + 1)}`,
  );
  const bits = [
    told.paused,
    told.braked,
    told.approved,
    told.measured,
    told.metered,
    told.unready,
    told.rollback,
    told.skipped,
    told.pinned,
    told.aborted,
    told.retried,
    removed,
    left,
  ]
    .map(Number)
    .join("");
  const own = state === undefined ? "" : keyOfState(state, age, Math.max(deadline, staleAfter) + 2);
  return `${reals.join("")}|${bits}${told.others ?? "?"}${told.revision}${told.restart}|${own}`;
}

function keyOfState(
  state: RolloutState,
  age: (time: number | undefined, most: number) => string,
  most: number,
): string {
  const waves = state.waves.map(
    ({ failures, openedAt, landedAt, promotedBy, ...more }) =>
      `${failures}${more.infrastructure ?? 0}${more.uncounted ?? 0}${more.forgiven ?? 0}${more.forgivenInfrastructure ?? 0}${more.rampedFrom ?? 0}${openedAt === undefined ? "-" : "o"}${landedAt === undefined ? "-" : "l"}${promotedBy === undefined ? "" : "p"}`,
  );
  const targets = [...state.targets]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, target]) => {
      const { revision = "", lastGood = "", releasedAt, reason = "", soaked, seenAt } = target;
      const { tries = 1, retryAt, brokenBefore = false, joined = false, samples = 0, cause = "" } = target;
      const { movedTo = "", earlier = [], pinned = false } = target;
      const more = `${tries}${age(retryAt, most)}${Number(brokenBefore)}${Number(joined)}${samples}${cause}${movedTo}${earlier.join()}${Number(pinned)}`;
      const soak = soaked === undefined ? "-" : String(soaked / MINUTE);
      // For a landed target it only matters whether it landed before completion, and what was observed since.
      const since =
        target.state === "Landed" && state.completedAt !== undefined
          ? Number((target.since ?? 0) <= state.completedAt)
          : age(target.since, most);
      return `${key}${target.state}${revision}${lastGood}${since}${releasedAt === undefined ? "-" : "r"}${reason}${soak}${age(seenAt, most)}${more}`;
    });
  const { phase, attempt, restart, wave, revision, brakedBy, aborted, domains = [], tainted = [] } = state;
  const bad = tainted.map((one) => `${one.revision}${one.attempt}${one.reason}`).join();
  const spent = domains.map(({ name, failures, forgiven = 0 }) => `${name}${failures}${forgiven}`).join();
  const gone = (state.gone ?? []).map((one) => {
    const {
      target,
      state: word,
      revision: told = "",
      lastGood = "",
      reason = "",
      soaked = 0,
      tries = 1,
      cause = "",
    } = one;
    const times = [one.since, one.seenAt, one.retryAt].map((time) => age(time, most)).join("");
    const more = [one.joined, one.brokenBefore, one.releasedAt !== undefined].map(Number).join("");
    return `${target}${word}${told}${lastGood}${reason}${soaked}${one.samples ?? 0}${tries}${cause}${one.attempt}${times}${more}`;
  });
  return `${phase}${attempt}${restart}${wave}${revision}${brakedBy ?? ""}${aborted?.reason ?? ""}${spent}${bad}|${waves.join("")}|${targets.join(";")}|${gone.join(";")}`;
}
