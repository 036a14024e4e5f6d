import type * as Vm from "node:vm";

/** A function whose body is one comment: its text is what it carries. */
type Carrier = () => void;
type Crc32 = (data: string | Uint8Array, value: number) => number;
type Body = (exports: object, require: (id: string) => unknown, module: { exports: object }) => void;

/** V8's code cache of a start, in base64, behind the CRC-32 of that start and of the cache. */
export type Cache = readonly [sum: number, carrier: Carrier];

/** Where a part begins and ends in the carried text, and in which line of the file, from 0. */
export type Place = readonly [from: number, to: number, line: number];

/**
 * Runs a program that one file carries as text: `./start.cjs`, and each other of its parts when it is first asked for.
 * `caches` holds code caches by the Node that takes them. Any other Node compiles the text, and so does this one if text or
 * cache were changed: V8 itself looks at lengths alone, and may crash with a wrong cache, or do what it should not. The file
 * carries this function by its own text, so it refers to nothing but its arguments and what every Node has.
 */
export function startProgram(
  require: (id: string) => unknown,
  filename: string,
  program: Carrier,
  places: Readonly<Record<string, Place>>,
  caches: Readonly<Record<string, Cache>>,
): void {
  const { Script } = require("node:vm") as typeof Vm;
  const carried = (carrier: Carrier): string => carrier.toString().slice("function(){/*".length, -"*/}".length);
  const text = carried(program).replaceAll("\r\n", "\n");
  const cacheOf = (code: string): Uint8Array | undefined => {
    const [sum, carrier] = caches[`${process.version} ${process.platform}-${process.arch}`] ?? [];
    if (carrier === undefined) return undefined;
    const cache = Buffer.from(carried(carrier), "base64");
    try {
      // That of node:zlib, which takes a start two milliseconds to load. It is there in the one Node that gets here.
      const { crc32 } = (process as unknown as { binding(name: string): { crc32: Crc32 } }).binding("zlib");
      return crc32(cache, crc32(code, 0)) === sum ? cache : undefined;
    } catch {
      return undefined;
    }
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
