import { type Condition, compareText } from "../object/index.ts";
import { indentMessage } from "./indent-message.ts";
import { pluralize } from "./pluralize.ts";
import { type ConditionPriority, PRIORITIES, priorityOf } from "./priority.ts";

/** A condition and the object that has it. */
export interface OwnedCondition extends Condition {
  readonly owner: { readonly kind: string; readonly name: string; readonly first: boolean };
}

/** A message shared by objects of one kind. */
interface Group {
  readonly message: string;
  readonly names: string[];
}

/** The facts by which messages of any kind are ordered. */
interface Weight {
  rank: number;
  first: boolean;
}

const MESSAGES = 3;
const NAMES = 3;
const OTHERS: Readonly<Record<ConditionPriority, string>> = {
  Issue: "with other issues",
  Unknown: "with status unknown",
  Info: "with additional info",
};

/**
 * Returns the message of an aggregate: by kind in code-unit order, for each kind the messages of sources marked
 * `first`, then by priority, then by the number of objects; three messages in all, then the number of the others. Good
 * conditions are named only if all are good, and only if they have a message.
 */
export function describeSources(conditions: readonly OwnedCondition[], negative: ReadonlySet<string>): string {
  const ranks = conditions.map((condition) => PRIORITIES.indexOf(priorityOf(condition, negative)));
  const well = PRIORITIES.indexOf("Info");
  const allWell = ranks.every((rank) => rank === well);
  const told = [0, 1, 2].flatMap((wanted) =>
    conditions
      .filter(
        (condition, index) =>
          ranks[index] === wanted && (wanted < well || (allWell && (condition.message ?? "") !== "")),
      )
      .map((condition) => ({ condition, rank: wanted })),
  );
  const weights = weigh(told);
  const leading = new Set(told.flatMap(({ condition: { owner } }) => (owner.first ? [owner.name] : [])));
  const lines: string[] = [];
  let room = MESSAGES;
  for (const [kind, groups] of groupByKind(told.map(({ condition }) => condition))) {
    const sorted = groups.toSorted((a, b) => compareGroups(a, b, weights));
    for (const group of sorted.slice(0, room))
      lines.push(`${nameSources(kind, group, leading)}:${indentMessage(group.message)}`);
    lines.push(...countOthers(kind, sorted.slice(room), weights));
    room -= Math.min(room, sorted.length);
  }
  return lines.join("\n");
}

function weigh(
  told: readonly { readonly condition: OwnedCondition; readonly rank: number }[],
): ReadonlyMap<string, Weight> {
  const weights = new Map<string, Weight>();
  for (const { condition, rank } of told) {
    const weight = weights.get(condition.message ?? "") ?? { rank, first: false };
    weight.rank = Math.min(weight.rank, rank);
    weight.first ||= condition.owner.first;
    weights.set(condition.message ?? "", weight);
  }
  return weights;
}

function groupByKind(
  conditions: readonly OwnedCondition[],
): readonly (readonly [kind: string, groups: readonly Group[]])[] {
  const kinds = new Map<string, Map<string, Group>>();
  for (const { message = "", owner } of conditions) {
    const groups = kinds.get(owner.kind) ?? new Map<string, Group>();
    const group = groups.get(message) ?? { message, names: [] };
    group.names.push(owner.name);
    groups.set(message, group);
    kinds.set(owner.kind, groups);
  }
  return [...kinds].sort(([a], [b]) => compareText(a, b)).map(([kind, groups]) => [kind, [...groups.values()]]);
}

function compareGroups(a: Group, b: Group, weights: ReadonlyMap<string, Weight>): number {
  const left = weights.get(a.message);
  const right = weights.get(b.message);
  return (
    Number(right?.first) - Number(left?.first) ||
    (left?.rank ?? 0) - (right?.rank ?? 0) ||
    b.names.length - a.names.length ||
    compareText(a.names.join(","), b.names.join(",")) ||
    compareText(a.message, b.message)
  );
}

function nameSources(kind: string, { names }: Group, leading: ReadonlySet<string>): string {
  const sorted = names.toSorted((a, b) => Number(leading.has(b)) - Number(leading.has(a)) || compareText(a, b));
  const more = names.length > NAMES ? `, ... (${names.length - NAMES} more)` : "";
  return `* ${names.length === 1 ? kind : pluralize(kind)} ${sorted.slice(0, NAMES).join(", ")}${more}`;
}

function countOthers(kind: string, groups: readonly Group[], weights: ReadonlyMap<string, Weight>): readonly string[] {
  return PRIORITIES.flatMap((priority, rank) => {
    const others = groups.filter(({ message }) => weights.get(message)?.rank === rank);
    const count = others.reduce((sum, { names }) => sum + names.length, 0);
    return count === 0 ? [] : [`And ${count} ${count === 1 ? kind : pluralize(kind)} ${OTHERS[priority]}`];
  });
}
