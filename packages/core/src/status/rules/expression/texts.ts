import { itemsOf } from "./lists.ts";
import type { Strict } from "./scope.ts";
import { Fault, type Value } from "./values.ts";

/** The largest length of a text made by an expression, in UTF-16 units. */
const LONGEST_TEXT = 1 << 20;

/** Returns the text, or a fault if it is too long. */
export function boundedText(text: string): string | Fault {
  return text.length <= LONGEST_TEXT ? text : new Fault(`a text of ${text.length} characters is too long`);
}

/**
 * The string functions of cel-go's `ext.Strings`, which counts in code points. Each returns `undefined` for arguments
 * for which it is not defined.
 */
export const TEXT_FUNCTIONS: { readonly [name: string]: Strict } = {
  "charAt/2": (_, text, at) =>
    isText(text) && isWhole(at) ? within("charAt", text, [at], ([index]) => Array.from(text)[index] ?? "") : undefined,
  "indexOf/2": (_, text, part) => (isText(text) && isText(part) ? find(text, part, 0) : undefined),
  "indexOf/3": (_, text, part, from) =>
    isText(text) && isText(part) && isWhole(from)
      ? within("indexOf", text, [from], ([start]) => find(text, part, start))
      : undefined,
  "join/1": (scope, list) => joinAll(itemsOf(scope, list), ""),
  "join/2": (scope, list, separator) => (isText(separator) ? joinAll(itemsOf(scope, list), separator) : undefined),
  "lastIndexOf/2": (_, text, part) => (isText(text) && isText(part) ? findLast(text, part, length(text)) : undefined),
  "lastIndexOf/3": (_, text, part, from) =>
    isText(text) && isText(part) && isWhole(from)
      ? within("lastIndexOf", text, [from], ([start]) => findLast(text, part, start))
      : undefined,
  "lowerAscii/1": (_, text) => (isText(text) ? text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()) : undefined),
  "replace/3": (_, text, part, by) =>
    isText(text) && isText(part) && isText(by) ? replaceSome(text, part, by, -1) : undefined,
  "replace/4": (_, text, part, by, count) =>
    isText(text) && isText(part) && isText(by) && isWhole(count) ? replaceSome(text, part, by, count) : undefined,
  "reverse/1": (_, text) => (isText(text) ? Array.from(text).reverse().join("") : undefined),
  "split/2": (_, text, separator) => (isText(text) && isText(separator) ? splitAt(text, separator, -1) : undefined),
  "split/3": (_, text, separator, count) =>
    isText(text) && isText(separator) && isWhole(count) ? splitAt(text, separator, count) : undefined,
  "substring/2": (_, text, from) =>
    isText(text) && isWhole(from)
      ? within("substring", text, [from], ([start]) => Array.from(text).slice(start).join(""))
      : undefined,
  "substring/3": (_, text, from, to) =>
    isText(text) && isWhole(from) && isWhole(to)
      ? within("substring", text, [from, to], ([start, end = 0]) => Array.from(text).slice(start, end).join(""))
      : undefined,
  "trim/1": (_, text) => (isText(text) ? trimmed(text) : undefined),
  "upperAscii/1": (_, text) => (isText(text) ? text.replace(/[a-z]/g, (letter) => letter.toUpperCase()) : undefined),
};

function isText(value: Value | undefined): value is string {
  return typeof value === "string";
}

function isWhole(value: Value | undefined): value is number {
  return typeof value === "number" && Number.isInteger(value);
}

function length(text: string): number {
  return Array.from(text).length;
}

type Places = readonly [first: number, second?: number];

function within(name: string, text: string, at: Places, then: (at: Places) => Value): Value {
  const most = length(text);
  const inOrder = at[1] === undefined || at[0] <= at[1];
  const inside = at.every((index) => index === undefined || (index >= 0 && index <= most));
  return inside && inOrder ? then(at) : new Fault(`${name}: ${at.join(" to ")} is not within a text of ${most}`);
}

function find(text: string, part: string, from: number): number {
  const start = Array.from(text).slice(0, from).join("").length;
  const found = text.indexOf(part, start);
  return found < 0 ? -1 : length(text.slice(0, found));
}

function findLast(text: string, part: string, from: number): number {
  const start = Array.from(text).slice(0, from).join("").length;
  const found = text.lastIndexOf(part, start);
  return found < 0 ? -1 : length(text.slice(0, found));
}

function joinAll(items: readonly Value[] | undefined, separator: string): Value | undefined {
  if (items === undefined || !items.every(isText)) return undefined;
  const size = items.reduce((sum, item) => sum + item.length + separator.length, 0);
  return size > LONGEST_TEXT ? boundedText("".padEnd(LONGEST_TEXT + 1)) : items.join(separator);
}

/** Unicode's white space, without the byte order mark that JavaScript includes. */
const SPACES = /[\s\u0085]/;

function isSpace(char: string): boolean {
  return char !== "\ufeff" && SPACES.test(char);
}

function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isSpace(text.charAt(start))) start++;
  while (end > start && isSpace(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

function replaceSome(text: string, part: string, by: string, count: number): Value {
  if (part === "") return betweenAll(text, by, count);
  return joinAll(splitAt(text, part, count < 0 ? -1 : count + 1), by) ?? text;
}

/** Does the same as Go's `strings.Replace` of the empty text: inserts before every character and at the end. */
function betweenAll(text: string, by: string, count: number): Value {
  const letters = Array.from(text);
  const most = count < 0 ? letters.length + 1 : Math.min(count, letters.length + 1);
  if (letters.length + most * by.length > LONGEST_TEXT) return boundedText("".padEnd(LONGEST_TEXT + 1));
  const places = [...letters, ""];
  return places.map((letter, at) => (at < most ? by + letter : letter)).join("");
}

/** Does the same as Go's `strings.SplitN`: the last piece is the rest; none for 0, all for a negative count. */
function splitAt(text: string, separator: string, count: number): readonly string[] {
  if (count === 0) return [];
  const pieces = separator === "" ? Array.from(text) : text.split(separator);
  if (count < 0 || pieces.length <= count) return pieces;
  return [...pieces.slice(0, count - 1), pieces.slice(count - 1).join(separator)];
}
