import { canonicalJson, isMap, type Json, truncate } from "../../object/index.ts";

type Fields = { readonly [key: string]: Json };

const LONGEST_VALUE = 40;

/**
 * Lists the differences between two strategies, each given as canonical JSON: `soak of wave canary is 1m (was 20m)`,
 * sorted by name. Empty if one of them is unknown or invalid.
 */
export function fieldsEdited(before: string | undefined, after: string | undefined): readonly string[] {
  if (before === after) return [];
  const [old, now] = [read(before), read(after)];
  if (old === undefined || now === undefined) return [];
  const { waves: oldWaves, ...oldRest } = old;
  const { waves: newWaves, ...newRest } = now;
  return [...edited(oldRest, newRest, ""), ...editedWaves(byName(oldWaves), byName(newWaves))];
}

/** Returns the waves of a strategy that is given as canonical JSON, by name; none if it is invalid. */
export function wavesIn(text: string): ReadonlyMap<string, Fields> {
  return byName(read(text)?.["waves"]);
}

function read(text: string | undefined): Fields | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isMap(value) ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}

function byName(waves: Json | undefined): ReadonlyMap<string, Fields> {
  const all = Array.isArray(waves) ? waves : [];
  return new Map(all.flatMap((wave) => (isMap(wave) ? [[String(wave["name"]), wave as Fields] as const] : [])));
}

function editedWaves(old: ReadonlyMap<string, Fields>, now: ReadonlyMap<string, Fields>): readonly string[] {
  const gone = [...old.keys()].filter((name) => !now.has(name)).map((name) => `wave ${name} is gone`);
  const others = [...now].flatMap(([name, wave]) => {
    const was = old.get(name);
    return was === undefined ? [`wave ${name} is new`] : edited(was, wave, ` of wave ${name}`);
  });
  const stayed = (waves: ReadonlyMap<string, Fields>): string =>
    [...waves.keys()].filter((name) => old.has(name) && now.has(name)).join();
  const order = stayed(old) === stayed(now) ? [] : ["the waves are in another order"];
  return [...gone, ...others, ...order];
}

function edited(old: Fields, now: Fields, whose: string): readonly string[] {
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].sort();
  return names.flatMap((name) => {
    const [was, is] = [old[name], now[name]];
    if (was === is || (was !== undefined && is !== undefined && canonicalJson(was) === canonicalJson(is))) return [];
    if (is === undefined) return [`${name}${whose} is gone (was ${shown(was)})`];
    return [`${name}${whose} is ${shown(is)}${was === undefined ? "" : ` (was ${shown(was)})`}`];
  });
}

function shown(value: Json | undefined): string {
  const text = typeof value === "string" ? value : canonicalJson(value ?? null);
  return truncate(text, LONGEST_VALUE);
}
