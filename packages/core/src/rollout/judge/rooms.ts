import { rampedCap } from "../model/ramp.ts";
import { takesPlace } from "../model/state.ts";
import { type SharedRoom, type Spender, sharedRooms } from "./budgets.ts";
import { absentOf, fullBudget, fullCap } from "./full-cap.ts";
import type { JudgedStanding, Keeper, Rooms } from "./judges.ts";

/** The room under one cap, and its blocker when it is full. */
interface Room {
  left: number;
  readonly keeper: Keeper;
}

/**
 * Opens the caps of a rollout in its present standing. `spender` is the same rollout as a user of its shared budgets.
 */
export function openRooms(standing: JudgedStanding, spender: Spender): Rooms {
  const { plan, told } = standing;
  const waves = waveRooms(standing);
  const domains = domainRooms(standing);
  const budgets = sharedRooms(plan, spender, told.shared);
  const absent = absentOf(standing);
  const shared = budgets.map((budget) => roomOf((left) => fullBudget(budget, left, absent), budget.more));
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

/** Creates a cap, whose blocker is told the places left only when somebody reads it. */
function roomOf(keeper: (left: number) => Keeper, left: number): Room {
  const room: Room = { left, keeper: () => keeper(room.left)() };
  return room;
}

function isFull(room: Room | undefined): Room | undefined {
  return room === undefined || room.left > 0 ? undefined : room;
}

function waveRooms(standing: JudgedStanding): readonly Room[] {
  const { plan, tallies, waves } = standing;
  return plan.waves.map(({ name, maxConcurrent, ramp }, wave) => {
    const { released = 0, onTheWay = 0 } = tallies[wave] ?? {};
    const cap = rampedCap(ramp, maxConcurrent, released - (waves[wave]?.rampedFrom ?? 0));
    const scope = cap < maxConcurrent ? "ramp" : "wave";
    const absent = absentOf(standing, name);
    return roomOf((left) => fullCap({ scope, name, cap, left, own: cap - left, absent }), cap - onTheWay);
  });
}

/** Returns the cap of each failure domain, if domains are bounded. */
function domainRooms(standing: JudgedStanding): ReadonlyMap<string, Room> {
  const { plan, targetOf } = standing;
  const rooms = new Map<string, Room>();
  // The domain of a removed target is unknown, so it keeps a place in every domain, also where a frozen inventory still
  // plans it.
  const absent = absentOf(standing);
  for (const { name, maxConcurrent: cap } of plan.domains ?? []) {
    const keeper = (left: number): Keeper => fullCap({ scope: "domain", name, cap, left, own: cap - left, absent });
    rooms.set(name, roomOf(keeper, cap - absent.targets.length));
  }
  if (rooms.size === 0) return rooms;
  for (const { targets } of plan.waves)
    for (const { key, domain = "", gone = false } of targets) {
      const target = targetOf(key);
      if (target === undefined || !takesPlace(target)) continue;
      for (const room of gone ? rooms.values() : [rooms.get(domain)]) if (room !== undefined) room.left -= 1;
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
    who: [isUnknown ? { by: "rollout", unknown } : { by: "rollout" }],
  });
}
