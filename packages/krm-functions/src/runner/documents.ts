import type { Problem } from "@landfall/core/object";
import { countLines, type ItemSlot, splitList } from "../sdk/inside.ts";

/**
 * One document of a file: its text and the separator before it (the `---` line, or the `...` that ends the previous
 * one, or `""`); or a part of a List.
 */
export interface Segment {
  readonly separator: string;
  readonly text: string;
  /** Whether the text has more than comments and blank lines. */
  readonly hasContent: boolean;
  /** The position of an item of a List within its text. */
  readonly slot?: ItemSlot;
  /** The number of lines of the file above the text. */
  readonly linesAbove: number;
}

/**
 * Splits a List into segments: each item is one with content, the text between items one without. Returns anything else
 * as it is.
 */
export function expandList(whole: Segment): readonly Segment[] {
  const parts = whole.hasContent ? splitList(whole.text) : undefined;
  if (parts === undefined) return [whole];
  let linesAbove = whole.linesAbove;
  return parts.map((part, at) => {
    const segment = {
      ...part,
      separator: at === 0 ? whole.separator : "",
      hasContent: part.slot !== undefined,
      linesAbove,
    };
    linesAbove += countLines(part.text);
    return segment;
  });
}

/** A line with `---`, unless an object follows on it, or with `...`. Only a line feed ends a line. */
const DOCUMENT_MARK =
  /(?:(?<![^\n])|(?<=^\uFEFF))(?:---(?:[ \t]+(?=[^\s#])|[ \t]*(?:[ \t]#[^\n]*)?\r?(?:\n|$))|\.\.\.(?=[ \t\r\n]|$)[^\n]*(?:\n|$))/g;

/** Splits a YAML file into its documents. Joined again, separators and texts give the same bytes. */
export function splitDocuments(text: string): readonly Segment[] {
  const segments: Segment[] = [];
  let separator = "";
  let start = 0;
  let linesAbove = 0;
  const add = (end: number): void => {
    linesAbove += countLines(separator);
    segments.push(segment(separator, text.slice(start, end), linesAbove));
    linesAbove += countLines(text.slice(start, end));
  };
  for (const match of text.matchAll(DOCUMENT_MARK)) {
    const isMarked = match.index === 1 && text.startsWith("\uFEFF");
    if (match.index > 0 && !isMarked) add(match.index);
    separator = isMarked ? `\uFEFF${match[0]}` : match[0];
    start = match.index + match[0].length;
  }
  add(text.length);
  return segments;
}

/**
 * Splits a text of several JSON values, each beginning on a new line, as `kubectl get --watch -o json` prints them.
 * `undefined` for any other text.
 */
export function splitJsonValues(text: string): readonly Segment[] | undefined {
  if (!/^\s*\{/.test(text)) return undefined;
  const starts = [...text.matchAll(NEXT_VALUE)].map(({ index, 0: separator }) => ({ index, separator }));
  if (starts.length === 0) return undefined;
  const bounds = [{ index: 0, separator: "" }, ...starts];
  let linesAbove = 0;
  const parts = bounds.map(({ index, separator }, at): Segment => {
    const value = text.slice(index + separator.length, bounds[at + 1]?.index ?? text.length);
    const part = segment(separator, value, linesAbove + countLines(separator));
    linesAbove = part.linesAbove + countLines(value);
    return part;
  });
  return parts.every(({ text: value }) => isJson(value)) ? parts : undefined;
}

/** The line break before a JSON value, with a separator of documents. Lines within a value are indented. */
const NEXT_VALUE = /(?:\r?\n)(?:---[^\S\n]*\r?\n)?(?=\{)/g;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function segment(separator: string, text: string, linesAbove: number): Segment {
  return { separator, text, linesAbove, hasContent: /(?<![^\n])[^\S\n]*[^#\s]/.test(text.replace(/^\uFEFF/, "")) };
}

/** Formats JSON as Go's encoder does for kpt: keys sorted, two spaces, `<`, `>` and `&` escaped. */
export function goJson(value: unknown): string {
  const text = JSON.stringify(sortKeys(value), null, 2);
  return `${text.replaceAll(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`)}\n`;
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, entry]): [string, unknown] => [key, sortKeys(entry)]);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Dedents a block mapping to column 0; returns any other text as it is. */
export function atColumnZero(text: string): string {
  const [, margin = ""] = /^(?:[^\S\n]*(?:#[^\n]*)?\r?\n)*( +)[^\s#]/.exec(text) ?? [];
  if (margin === "") return text;
  return text.replaceAll(/(?<![^\n]) +/g, (spaces) => spaces.slice(margin.length));
}

/** Turns the problem of a readable document that is no mapping into `NotAResource`. */
export function asNoResource(problem: Problem): Problem {
  return problem.code === "NotAnObject" ? { ...problem, code: "NotAResource" } : problem;
}
