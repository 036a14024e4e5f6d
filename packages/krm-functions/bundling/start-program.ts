import type * as Vm from "node:vm";

/** A function whose body is one comment: its text is what it carries. */
type Carrier = () => void;
type Body = (exports: object, require: (id: string) => unknown, module: { exports: object }) => void;

/** Where a part begins and ends in the carried text, and in which line of the file, from 0. */
export type Place = readonly [from: number, to: number, line: number];

/**
 * Runs a program that one file carries as text: `./start.cjs`, and each other of its parts when it is first asked for.
 * `caches` holds V8's code cache of the start, in base64, by the Node that takes it; any other Node compiles the text, as
 * does one that refuses the cache. The file carries this function by its own text, so it refers to nothing but its arguments
 * and what every Node has.
 */
export function startProgram(
  require: (id: string) => unknown,
  filename: string,
  program: Carrier,
  places: Readonly<Record<string, Place>>,
  caches: Readonly<Record<string, Carrier>>,
): void {
  const { Script } = require("node:vm") as typeof Vm;
  const carried = (carrier: Carrier): string => carrier.toString().slice("function(){/*".length, -"*/}".length);
  const text = carried(program).replaceAll("\r\n", "\n");
  const cache = caches[`${process.version} ${process.platform}-${process.arch}`];
  const loaded: Record<string, { exports: object }> = {};
  const load = (id: string, cachedData?: Buffer): unknown => {
    const known = loaded[id];
    if (known !== undefined) return known.exports;
    const place = places[id];
    if (place === undefined) return require(id);
    const [from, to, lineOffset] = place;
    const code = text.slice(from, to).replaceAll("*\u0001", "*/");
    const body = new Script(code, { filename, lineOffset, cachedData }).runInThisContext() as Body;
    const module = { exports: {} };
    loaded[id] = module;
    body(module.exports, (other) => load(other), module);
    return module.exports;
  };
  load("./start.cjs", cache === undefined ? undefined : Buffer.from(carried(cache), "base64"));
}
