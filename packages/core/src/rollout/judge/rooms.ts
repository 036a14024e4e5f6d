import type { Releaser } from "../model/blocker.ts";
import { rampedCap } from "../model/ramp.ts";
import { takesPlace } from "../model/state.ts";
import { type SharedRoom, type Spender, sharedRooms } from "./budgets.ts";
import type { Keeper, Rooms, Standing } from "./judges.ts";

/** One room, and what is said when it is full. */
interface Room {
  left: number;
  readonly keeper: Keeper;
}

/** The rooms of a rollout as it stands. `spender`: the same, as what uses the budgets that it shares. */
export function openRooms(standing: Standing, spender: Spender): Rooms {
  const { plan, told } = standing;
  const waves = waveRooms(standing);
  const domains = domainRooms(standing);
  const budgets = sharedRooms(plan, spender, told.shared);
  const shared = budgets.map((budget): Room => ({ left: budget.more, keeper: fullBudget(budget) }));
  const roomIn = (domain: string | undefined): Room | undefined =>
    domains.size === 0 ? undefined : domains.get(domain ?? "");
  return {
    full: (wave, { domain }) =>
      (isFull(waves[wave]) ?? isFull(roomIn(domain)) ?? shared.find((room) => isFull(room)))?.keeper,
    shut: shutBudget(budgets),
    take: (wave, { domain }) => {
      for (const room of [waves[wave], roomIn(domain), ...shared]) if (room !== undefined) room.left -= 1;
    },
  };
}

function isFull(room: Room | undefined): Room | undefined {
  return room === undefined || room.left > 0 ? undefined : room;
}

function fullCap(scope: "wave" | "ramp" | "domain", name: string, cap: number): Keeper {
  return () => ({ kind: "Cap", scope, name, cap, who: [{ by: "report" }] });
}

/** Others end it where nothing of this rollout is on the way. */
function fullBudget({ name, cap, own, others }: SharedRoom): Keeper {
  const theirs: readonly Releaser[] = others > 0 ? [{ by: "rollout" }] : [];
  const ours: readonly Releaser[] = own > 0 || others === 0 ? [{ by: "report" }] : [];
  return () => ({ kind: "Cap", scope: "budget", name, cap, who: [...ours, ...theirs] });
}

function waveRooms({ plan, tallies, waves }: Standing): readonly Room[] {
  return plan.waves.map(({ name, maxConcurrent, ramp }, wave) => {
    const { released = 0, onTheWay = 0 } = tallies[wave] ?? {};
    const cap = rampedCap(ramp, maxConcurrent, released - (waves[wave]?.rampedFrom ?? 0));
    return { left: cap - onTheWay, keeper: fullCap(cap < maxConcurrent ? "ramp" : "wave", name, cap) };
  });
}

/** The room of each failure domain, where these are bounded. */
function domainRooms({ plan, targetOf, gone }: Standing): ReadonlyMap<string, Room> {
  const rooms = new Map<string, Room>();
  for (const { name, maxConcurrent } of plan.domains ?? [])
    rooms.set(name, { left: maxConcurrent, keeper: fullCap("domain", name, maxConcurrent) });
  if (rooms.size === 0) return rooms;
  // Nobody knows the domain of what is gone: it keeps a place in each.
  const places = gone.filter(takesPlace).length;
  for (const room of rooms.values()) room.left -= places;
  for (const { targets } of plan.waves)
    for (const { key, domain = "" } of targets) {
      const target = targetOf(key);
      const room = rooms.get(domain);
      if (room !== undefined && target !== undefined && takesPlace(target)) room.left -= 1;
    }
  return rooms;
}

function shutBudget(budgets: readonly SharedRoom[]): Keeper | undefined {
  const unknown = budgets.filter(({ isKnown }) => !isKnown).map(({ name }) => name);
  const spent = budgets.filter(({ isSpent }) => isSpent).map(({ name }) => name);
  if (unknown.length === 0 && spent.length === 0) return undefined;
  const isUnknown = unknown.length > 0;
  return () => ({
    kind: isUnknown ? "BudgetUnknown" : "BudgetSpent",
    names: isUnknown ? unknown : spent,
    who: [{ by: "rollout" }],
  });
}
