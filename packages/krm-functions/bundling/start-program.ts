import type * as Vm from "node:vm";

/** A function whose body is one comment, which holds the carried text. */
type Carrier = () => void;
type SumOf = (text: string, cache: Uint8Array) => number;
type Body = (exports: object, require: (id: string) => unknown, module: { exports: object }) => void;

/** The code cache of a start, in base64, with the checksum of that start and of the cache. */
export type Cache = readonly [sum: number, carrier: Carrier];

/** The start and end of a part in the carried text, and its line in the file, from 0. */
export type Place = readonly [from: number, to: number, line: number];

/**
 * A checksum of a program and its code cache: the remainder of their words by the polynomial of CRC-32, each word one
 * bit further than the next, so that any changed word changes it. Node has no checksum without a module that takes two
 * milliseconds to load. The loops are in short calls because V8 compiles those soonest. The file carries this function
 * as text, like `startProgram`.
 */
export function sumOf(text: string, cache: Uint8Array): number {
  const block = 256;
  const add = (words: Int32Array, from: number, before: number): number => {
    let sum = before;
    for (let at = from; at < from + block; ) {
      sum = (sum << 1) ^ ((sum >> 31) & 0x04c11db7) ^ (words[at++] as number);
      sum = (sum << 1) ^ ((sum >> 31) & 0x04c11db7) ^ (words[at++] as number);
      sum = (sum << 1) ^ ((sum >> 31) & 0x04c11db7) ^ (words[at++] as number);
      sum = (sum << 1) ^ ((sum >> 31) & 0x04c11db7) ^ (words[at++] as number);
    }
    return sum;
  };
  let sum = 1;
  for (const bytes of [Buffer.from(text), cache]) {
    const words = new Int32Array(Math.ceil(bytes.length / 4 / block) * block);
    new Uint8Array(words.buffer).set(bytes);
    for (let at = 0; at < words.length; at += block) sum = add(words, at, sum);
  }
  return sum;
}

/**
 * Runs a program that one file carries as text: `./start.cjs` at once, and each other part when it is first needed.
 * `caches` holds code caches by the Node version that accepts them. Any other Node compiles the text, and so does this
 * one if text or cache were changed: V8 itself compares only lengths, and may crash or misbehave with a wrong cache.
 * The file carries this function by its own text, so it may only use its arguments and globals of every Node.
 */
export function startProgram(
  require: (id: string) => unknown,
  filename: string,
  sum: SumOf,
  program: Carrier,
  places: Readonly<Record<string, Place>>,
  caches: Readonly<Record<string, Cache>>,
): void {
  const { Script } = require("node:vm") as typeof Vm;
  const carried = (carrier: Carrier): string => carrier.toString().slice("function(){/*".length, -"*/}".length);
  const text = carried(program).replaceAll("\r\n", "\n");
  const cacheOf = (code: string): Uint8Array | undefined => {
    const [expected, carrier] = caches[`${process.version} ${process.platform}-${process.arch}`] ?? [];
    if (carrier === undefined) return undefined;
    const cache = Buffer.from(carried(carrier), "base64");
    return sum(code, cache) === expected ? cache : undefined;
  };
  const loaded: Record<string, { exports: object }> = {};
  const load = (id: string): unknown => {
    const known = loaded[id];
    if (known !== undefined) return known.exports;
    const place = places[id];
    if (place === undefined) return require(id);
    const [from, to, lineOffset] = place;
    const code = text.slice(from, to).replaceAll("*\u0001", "*/");
    const cachedData = id === "./start.cjs" ? cacheOf(code) : undefined;
    const body = new Script(code, { filename, lineOffset, cachedData }).runInThisContext() as Body;
    const module = { exports: {} };
    loaded[id] = module;
    body(module.exports, load, module);
    return module.exports;
  };
  load("./start.cjs");
}
