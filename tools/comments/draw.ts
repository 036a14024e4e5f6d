import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One comment of the sources, without its comment marks. */
export interface DrawnComment {
  /** The directory that counts as a room: `packages/core/src/rollout`. */
  readonly room: string;
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

const SOURCES: readonly string[] = ["packages/*/src/**/*.ts", "tools/**/*.ts", "bench/**/*.ts", "examples/**/*.ts"];
const SKIPPED = /(?:^|\/)(?:generated|node_modules|dist)\//;
/** A directive for a tool, which is not meant for readers. */
const DIRECTIVE = /^(?:oxlint|biome|@ts-|@vitest|#!)/;

/** The comments of a text with their first lines: block comments, and runs of line comments. */
export function commentsIn(text: string): readonly { readonly line: number; readonly text: string }[] {
  const lines = text.split("\n");
  const found: { line: number; text: string }[] = [];
  for (let at = 0; at < lines.length; at++) {
    const isBlock = /^\s*\/\*\*/.test(lines[at] ?? "");
    const isLine = /^\s*\/\/(?!\/)/.test(lines[at] ?? "");
    if (!isBlock && !isLine) continue;
    const line = at + 1;
    const parts: string[] = [];
    const goesOn = (): boolean =>
      isBlock ? !(lines[at] ?? "").includes("*/") : /^\s*\/\//.test(lines[at + 1] ?? "") && at + 1 < lines.length;
    parts.push(lines[at] ?? "");
    while (goesOn()) parts.push(lines[++at] ?? "");
    const own = parts.map((part) => part.replace(/^\s*(?:\/\*\*|\*\/|\*|\/\/) ?/, "").replace(/\s*\*\/\s*$/, ""));
    found.push({ line, text: own.join(" ").replaceAll(/\s+/g, " ").trim() });
  }
  return found.filter(({ text: own }) => own !== "" && !DIRECTIVE.test(own));
}

/** Draws `count` comments by a seed: one of each room in turn, so that large rooms do not hide small ones. */
export function drawComments(root: string, count: number, seed: number): readonly DrawnComment[] {
  const next = randomBy(seed);
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root })).filter((file) => !SKIPPED.test(file));
  const rooms = new Map<string, DrawnComment[]>();
  for (const file of files.map((one) => one.replaceAll("\\", "/")).sort()) {
    const room = roomOf(file);
    const own = rooms.get(room) ?? [];
    rooms.set(room, own);
    for (const one of commentsIn(readFileSync(join(root, file), "utf8"))) own.push({ room, file, ...one });
  }
  const left = [...rooms.values()].filter((own) => own.length > 0);
  const drawn: DrawnComment[] = [];
  while (drawn.length < count && left.length > 0) {
    const [own = []] = left.splice(Math.floor(next() * left.length), 1);
    drawn.push(...own.splice(Math.floor(next() * own.length), 1));
    if (left.length === 0) left.push(...[...rooms.values()].filter((one) => one.length > 0));
  }
  return drawn;
}

function roomOf(file: string): string {
  const parts = file.split("/").slice(0, -1);
  return parts[0] === "packages" ? parts.slice(0, 4).join("/") : parts.slice(0, 2).join("/");
}

/** Returns random numbers from 0 to 1 by a seed (mulberry32). */
export function randomBy(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
