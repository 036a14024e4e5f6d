import { type Place, startProgram, sumOf } from "./start-program.ts";

/** A module of a program, as CommonJS code. */
export interface Part {
  readonly id: string;
  readonly code: string;
}

const NO_CACHE = "{});\n";

/**
 * Formats a program as one file for any Node: its parts are in a comment, which V8 skips faster than code or a string,
 * and `startProgram` runs them from there. The first part is `./start.cjs`.
 */
export function writeProgram(parts: readonly Part[]): string {
  const head = `#!/usr/bin/env node
// The program is in the comment below. What V8 made of it is in the last one, for that Node alone which is named there.
"use strict";
(${startProgram.toString()})(require, __filename, ${sumOf.toString()}, function(){/*`;
  const places: Record<string, Place> = {};
  let text = "\n";
  for (const { id, code } of parts) {
    const from = text.length;
    text += carry(`(function(exports,require,module){"use strict";${code}\n})\n`);
    places[id] = [from, text.length, linesOf(head) + linesOf(text.slice(0, from))];
  }
  return `${head}${text}*/}, ${JSON.stringify(places)},\n${NO_CACHE}`;
}

/** V8's code cache of a start in base64, and the checksum of the start and of the cache. */
export interface CodeCache {
  readonly sum: number;
  readonly cache: string;
}

/**
 * Adds V8's code cache of the start to a program, for the Node version that made it. The comment begins with a line
 * break, because V8 skips a comment twice as fast after its first line.
 */
export function withCodeCache(program: string, { sum, cache }: CodeCache): string {
  const node = `${process.version} ${process.platform}-${process.arch}`;
  const carrier = `function(){/*\n${cache}*/}`;
  return `${program.slice(0, -NO_CACHE.length)}{${JSON.stringify(node)}: [${sum}, ${carrier}]});\n`;
}

/** Returns the program without its code cache. */
export function withoutCodeCache(program: string): string {
  return `${program.slice(0, program.lastIndexOf("\n{") + 1)}${NO_CACHE}`;
}

/**
 * Encodes code for a comment: as ASCII, because one character beyond Latin-1 would double the text's size in memory,
 * and without the end of a comment.
 */
function carry(code: string): string {
  if (["\r", "\u0001"].some((character) => code.includes(character)))
    throw new Error("a part of a program holds a character that its file cannot carry");
  return code.replace(/[^\0-\x7f]/g, escapeUnit).replaceAll("*/", "*\u0001");
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

function linesOf(text: string): number {
  return text.split("\n").length - 1;
}
