import type { Random } from "./random.ts";

/** A value that this module can format as YAML. */
export type Value = null | boolean | number | string | readonly Value[] | { readonly [key: string]: Value };
export type Fields = { readonly [key: string]: Value };

/** The spelling of one file: people and tools differ, and a function keeps the spelling of what it does not change. */
interface Hand {
  readonly random: Random;
  /** Whether the dashes of a list are indented below its key. */
  readonly indented: boolean;
  /** The average number of small maps and lists for each one in flow style. */
  readonly flow: number;
  /** The average number of lines for each comment. */
  readonly comments: number;
  /** The average number of texts for each one that is quoted needlessly. */
  readonly quotes: number;
}

/** Formats an object as YAML lines, in a random spelling. */
export function printObject(object: Fields, random: Random): readonly string[] {
  const hand: Hand = {
    random,
    indented: random.oneIn(2),
    flow: random.pick([2, 6, 1_000]),
    comments: random.pick([4, 12, 1_000]),
    quotes: random.pick([2, 8, 1_000]),
  };
  const lines = mapLines(object, hand);
  return random.oneIn(40) ? ["# comes first", "", ...lines] : lines;
}

function mapLines(map: Fields, hand: Hand): readonly string[] {
  return Object.entries(map).flatMap(([key, value]) => [...above(hand), ...entryLines(keyOf(key, hand), value, hand)]);
}

function above({ random, comments }: Hand): readonly string[] {
  if (!random.oneIn(comments * 3)) return [];
  return [random.pick(["# see the runbook", "#", "", "# key: value", "# - not an entry"])];
}

function entryLines(key: string, value: Value, hand: Hand): readonly string[] {
  if (isInOneLine(value, hand)) return [`${key}: ${inOneLine(value, hand)}${behind(hand)}`];
  if (typeof value === "string" && isBlock(value)) return blockLines(`${key}: `, value, hand);
  if (value === null || typeof value !== "object") return [`${key}:${scalarOf(value, hand)}${behind(hand)}`];
  const lines = Array.isArray(value) ? listLines(value, hand) : mapLines(value as Fields, hand);
  const isDeeper = !Array.isArray(value) || hand.indented;
  return [`${key}:${behind(hand)}`, ...(isDeeper ? lines.map(deeper) : lines)];
}

function listLines(list: readonly Value[], hand: Hand): readonly string[] {
  return list.flatMap((entry): readonly string[] => {
    if (isInOneLine(entry, hand)) return [`- ${inOneLine(entry, hand)}${behind(hand)}`];
    if (entry === null || typeof entry !== "object") return [`-${scalarOf(entry, hand)}${behind(hand)}`];
    const lines = Array.isArray(entry) ? listLines(entry, hand) : mapLines(entry as Fields, hand);
    const [first = "", ...rest] = lines;
    const isPlain = first !== "" && !first.startsWith("#");
    return isPlain ? [`- ${first}`, ...rest.map(deeper)] : ["-", ...lines.map(deeper)];
  });
}

function deeper(line: string): string {
  return line === "" ? "" : `  ${line}`;
}

/** The text after a value: nothing, a comment or spaces. */
function behind({ random, comments }: Hand): string {
  if (!random.oneIn(comments)) return "";
  return random.pick([" # kept", "   # TODO: later", "  ", " #x"]);
}

function isInOneLine(value: Value, { random, flow }: Hand): boolean {
  if (value === null || typeof value !== "object") return false;
  const size = JSON.stringify(value).length;
  return size === 2 || (size < 120 && !/\\[nu]/.test(JSON.stringify(value)) && random.oneIn(flow));
}

function inOneLine(value: Value, hand: Hand): string {
  const gap = hand.random.oneIn(2) ? " " : "";
  if (Array.isArray(value)) {
    const entries = (value as readonly Value[]).map((entry) => inOneLine(entry, hand));
    return entries.length === 0 ? "[]" : `[${gap}${entries.join(", ")}${gap}]`;
  }
  if (value !== null && typeof value === "object") {
    const entries = Object.entries(value).map(([key, entry]) => `${keyOf(key, hand)}: ${inOneLine(entry, hand)}`);
    return entries.length === 0 ? "{}" : `{${gap}${entries.join(", ")}${gap}}`;
  }
  return value === null ? "null" : scalarOf(value, hand).trimStart();
}

/** Formats a scalar with the space before it, because null may be written as nothing. */
function scalarOf(value: null | boolean | number | string, hand: Hand): string {
  if (value === null) return hand.random.pick(["", " null", " ~"]);
  return typeof value === "string" ? ` ${textOf(value, hand)}` : ` ${String(value)}`;
}

const PLAIN = /^[A-Za-z_][A-Za-z0-9_./-]*$/;
const WORD = /^(?:true|false|null|yes|no|on|off|y|n|nan|inf)$/i;

function textOf(text: string, { random, quotes }: Hand): string {
  const isPlain = PLAIN.test(text) && !WORD.test(text) && !random.oneIn(quotes);
  if (isPlain) return random.oneIn(60) ? `!!str ${text}` : text;
  const isSingle = !/[\n\t\\\p{C}]/u.test(text) && random.oneIn(2);
  return isSingle ? `'${text.replaceAll("'", "''")}'` : JSON.stringify(text);
}

function keyOf(key: string, { random, quotes }: Hand): string {
  const isPlain = PLAIN.test(key) && !WORD.test(key);
  if (isPlain && !random.oneIn(quotes * 8)) return key;
  return random.oneIn(2) ? `"${key}"` : `'${key}'`;
}

function isBlock(text: string): boolean {
  return /^\S[^\t]*\n/.test(text);
}

function blockLines(start: string, text: string, { random }: Hand): readonly string[] {
  const lines = text.split("\n");
  const isEnded = lines.at(-1) === "";
  const all = isEnded ? lines.slice(0, -1) : lines;
  return [`${start}|${isEnded ? "" : "-"}${random.oneIn(4) ? " # a text" : ""}`, ...all.map(deeper)];
}
