import { formatRef, type Json, refKey, showValue, type ValueOrAbsent } from "@landfall/core/object";
import type { Fight, HoldAdvice } from "@landfall/core/suspend";
import type { Cell } from "../render/cell.ts";
import type { TreeNode } from "../render/tree.ts";

export const FIGHTS_HEADING: readonly string[] = ["OBJECT", "FIELD", "REVERTS", "BETWEEN", "WRITERS", "HOLD"];

/** A row for each fight. */
export function fightRows(fights: readonly Fight[]): readonly (readonly Cell[])[] {
  return fights.map((fight) =>
    [
      formatRef(fight.ref),
      fight.field,
      String(fight.reverts),
      betweenOf(fight),
      writersOf(fight),
      fight.holdWouldStop.map(({ ref, effect }) => `${effect} of ${formatRef(ref)}`).join(", or "),
    ].map((text): Cell => ({ text })),
  );
}

/**
 * An object, the fields that writers fight about with those writers, and what would stop one of them: a command that
 * ends with the directory, or has the flags of the cluster.
 */
export function fightTrees(fights: readonly Fight[], place = "DIR"): readonly TreeNode[] {
  const byObject = new Map(fights.map((fight) => [refKey(fight.ref), fight]));
  return [...byObject].map(([key, { ref, holdWouldStop }]) => ({
    cells: [{ text: formatRef(ref) }],
    children: [...fights.filter((fight) => refKey(fight.ref) === key).map(fieldNode), adviceNode(holdWouldStop, place)],
  }));
}

function adviceNode(holds: readonly HoldAdvice[], place: string): TreeNode {
  if (holds.length === 0) {
    return { cells: [{ text: "no hold is known that would stop one of them", tone: "faint" }] };
  }
  const children = holds.map((hold): TreeNode => ({ cells: [{ text: `${commandOf(hold)} ${place}`, tone: "good" }] }));
  return { cells: [{ text: "to stop one of them:" }], children };
}

function fieldNode(fight: Fight): TreeNode {
  const times = fight.reverts === 1 ? "once" : `${fight.reverts} times`;
  return {
    cells: [
      { text: fight.field },
      { text: `changed back ${times}`, tone: "bad" },
      { text: `(${betweenOf(fight)})` },
      { text: writersOf(fight) },
    ],
  };
}

/** The fights as JSON. */
export function fightsJson(fights: readonly Fight[]): Json {
  return JSON.parse(JSON.stringify(fights)) as Json;
}

/** The most characters of a value that are shown, to keep it on a line. */
const LONGEST_VALUE = 40;

function betweenOf({ between }: Fight): string {
  return between.map(showEnd).join(" ⇄ ");
}

function showEnd(value: ValueOrAbsent): string {
  return "absent" in value ? "absent" : showValue(value.value, LONGEST_VALUE);
}

function writersOf({ writers }: Fight): string {
  const [only] = writers;
  if (only === undefined) return "by nobody knows whom";
  return writers.length === 1 ? `by ${only} alone` : `by ${writers.join(" and ")}`;
}

/** The command to type, with a placeholder for the holder; the caller appends the place. */
function commandOf({ ref: { group, kind, namespace, name }, effect }: HoldAdvice): string {
  const where = namespace === "" ? "" : ` --namespace ${namespace}`;
  const what = group === "" ? kind : `${kind}.${group}`;
  return `landfall suspend --holder NAME --effect ${effect} --kind ${what}${where} --name ${name}`;
}
