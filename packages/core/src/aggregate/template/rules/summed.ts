import type { Json } from "../../../object/index.ts";
import { changedStatus } from "../changes.ts";
import { numberIn, reported, sumCounters, textIn } from "../members.ts";
import { mergeConditions } from "../merge-conditions.ts";
import type { Member, StatusMaker } from "../rule.ts";
import { CONDITIONS_STATUS, withGenerations } from "../shapes.ts";
import type { Wire, WireShape, WireType } from "../wire.ts";
import { observedGeneration } from "./workload.ts";

/** A status field with one of a few words; `state.phase` is in a nested map. */
export interface WordField {
  readonly field: string;
  /** The words from worst to best. An unknown word counts as `waiting`. */
  readonly order: readonly string[];
  /** The best word while a cluster has not reported, or has no word: one of `order`. */
  readonly waiting: string;
}

/** The fields of a custom resource's status that are aggregated, besides its conditions and its generation. */
export interface SummedFields {
  /** Number fields that are summed over the clusters. */
  readonly sums?: readonly string[];
  /** Maps of maps of numbers that are summed, such as `replicaStatuses` of the training jobs. */
  readonly sumsByKey?: readonly string[];
  readonly words?: readonly WordField[];
  /** Texts that are kept if every cluster has the same: revisions, hashes. */
  readonly same?: readonly string[];
  /** Boolean fields that are true if they are in every cluster. */
  readonly flags?: readonly string[];
  /** Time fields of which the earliest counts. */
  readonly first?: readonly string[];
  /** Times of which the latest counts, once every cluster has one. */
  readonly last?: readonly string[];
}

/** Creates the rule for such a kind. Other fields of the template's status are kept. */
export function summed(fields: SummedFields): StatusMaker {
  const shape = shapeOf(fields);
  return {
    shape,
    memberShape: withGenerations(shape),
    isPart: true,
    aggregate: (input) => {
      if (input.members.length === 0) return undefined;
      const made = {
        ...sumCounters(input, fields.sums ?? []),
        ...each(fields.sumsByKey, (field) => sumByKey(input.members, field)),
        ...wordsOf(fields.words ?? [], input.members),
        ...each(fields.same, (field) => sameOf(input.members, field)),
        ...each(fields.flags, (field) => input.members.every(({ status }) => status?.[field] === true)),
        ...each(fields.first, (field) => timesOf(input.members, field)[0]),
        ...each(fields.last, (field) => lastOf(input.members, field)),
      };
      return changedStatus(input.status, { ...made, ...mergeConditions(input), ...observedGeneration(input) });
    },
  };
}

function shapeOf({ sums, sumsByKey, words, same, flags, first, last }: SummedFields): WireShape {
  const typed = (names: readonly string[] = [], type: WireType): WireShape =>
    Object.fromEntries(names.map((name) => [name, type]));
  const nested = (words ?? []).map(({ field }): readonly [string, WireType] => {
    const [outer = "", inner] = field.split(".");
    return [outer, inner === undefined ? "text!" : { struct: { [inner]: "text!" }, optional: true }];
  });
  return {
    ...CONDITIONS_STATUS,
    ...typed(sums, "int!"),
    ...typed(sumsByKey, "any"),
    ...typed(same, "text"),
    ...typed(flags, "flag!"),
    ...typed([...(first ?? []), ...(last ?? [])], "time?"),
    ...Object.fromEntries(nested),
  };
}

function each(names: readonly string[] = [], make: (field: string) => Json | undefined): Wire {
  return Object.fromEntries(
    names.flatMap((name): readonly (readonly [string, Json])[] => {
      const value = make(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function wordsOf(words: readonly WordField[], members: readonly Member[]): Wire {
  const made: { [field: string]: Json } = {};
  for (const word of words) {
    const [outer = "", inner] = word.field.split(".");
    const worst = worstOf(word, members);
    made[outer] = inner === undefined ? worst : { [inner]: worst };
  }
  return made;
}

function worstOf({ field, order, waiting }: WordField, members: readonly Member[]): string {
  const ranks = members.map(({ status }) => {
    const at = order.indexOf(wordIn(status ?? {}, field));
    return at < 0 ? order.indexOf(waiting) : at;
  });
  return order[Math.min(...ranks)] ?? waiting;
}

function wordIn(status: Wire, field: string): string {
  const [outer = "", inner] = field.split(".");
  const value = status[outer];
  if (inner === undefined) return textIn(status, outer);
  return typeof value === "object" && value !== null && !Array.isArray(value) ? textIn(value as Wire, inner) : "";
}

function sameOf(members: readonly Member[], field: string): string | undefined {
  const said = new Set(members.map(({ status }) => textIn(status ?? {}, field)));
  const [only] = said;
  return said.size === 1 && only !== "" ? only : undefined;
}

function timesOf(members: readonly Member[], field: string): readonly string[] {
  return reported(members)
    .flatMap(({ status }) => (textIn(status, field) === "" ? [] : [textIn(status, field)]))
    .toSorted();
}

function lastOf(members: readonly Member[], field: string): string | undefined {
  const times = timesOf(members, field);
  return times.length < members.length ? undefined : times.at(-1);
}

function sumByKey(members: readonly Member[], field: string): Json | undefined {
  const sums: { [key: string]: { [name: string]: number } } = {};
  for (const { status } of reported(members)) {
    for (const [key, counters] of entriesOf(status[field])) {
      const total = Object.hasOwn(sums, key) ? (sums[key] ?? {}) : {};
      for (const [name, value] of entriesOf(counters))
        if (typeof value === "number") total[name] = numberIn(total, name) + value;
      sums[key] = total;
    }
  }
  const keys = Object.keys(sums).toSorted();
  return keys.length === 0 ? undefined : Object.fromEntries(keys.map((key) => [key, sums[key] ?? {}]));
}

function entriesOf(value: Json | undefined): readonly (readonly [string, Json])[] {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.entries(value as { readonly [key: string]: Json })
    : [];
}
