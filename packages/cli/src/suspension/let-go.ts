import { refKey } from "@landfall/core/object";
import type { Cause } from "@landfall/core/suspend";
import type { Cell } from "../render/cell.ts";
import type { FoundSuspension } from "./find-suspensions.ts";
import { isWindow } from "./suspension-view.ts";

export const LET_GO_HEADING: readonly string[] = ["TO LET GO", "OF"];

/** What to type so that what is suspended goes on, a row a holder; and how much no holder can let go. */
export function letGoRows(found: readonly FoundSuspension[], directory: string): readonly (readonly Cell[])[] {
  const ways = new Map<string, Set<string>>();
  const path = /^[\w./-]+$/.test(directory) ? directory : `'${directory.replaceAll("'", `'\\''`)}'`;
  for (const { among } of found) {
    for (const { causes } of among.effects) {
      for (const cause of causes) {
        const way = wayOf(cause, path);
        ways.set(way, (ways.get(way) ?? new Set()).add(thingOf(cause)));
      }
    }
  }
  const rows = [...ways].sort(([a], [b]) => (a < b ? -1 : 1));
  return rows.map(([way, things]) => [{ text: way }, { text: countOf(way, things.size) }]);
}

const BY_HAND = "take it back by hand";
const BY_ITSELF = "wait: a window opens by itself";

function wayOf({ hold, field, expired }: Cause, directory: string): string {
  if (hold === undefined) return isWindow(field) ? BY_ITSELF : BY_HAND;
  if (expired) return `landfall gc ${directory}`;
  if (hold.holder.startsWith("rollout/")) return `landfall explain ${directory}`;
  return `landfall resume --holder ${hold.holder} ${directory}`;
}

function thingOf({ ref, field, hold }: Cause): string {
  return `${refKey(ref)} ${field} ${hold?.holder ?? ""}`;
}

function countOf(way: string, count: number): string {
  const things = (one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);
  if (way === BY_ITSELF) return things("window", "windows");
  if (way === BY_HAND) return `${things("switch", "switches")} that nobody claims`;
  if (way.startsWith("landfall gc ")) return `${things("hold", "holds")} past ${count === 1 ? "its" : "their"} end`;
  const holds = things("hold", "holds");
  return way.startsWith("landfall explain ") ? `${holds} of a rollout: it says what they wait for` : holds;
}
