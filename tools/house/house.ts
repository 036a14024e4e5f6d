import { findCircles, type Graph, longestChain } from "./graph.ts";
import type { Source } from "./read-source.ts";

/** The files of the house with their imports. Paths are relative to the root, with `/`. */
export interface House {
  /** All source files, including tests. */
  readonly sources: readonly Source[];
  /** All files of any kind. */
  readonly files: readonly string[];
  /** The path for an import specifier of a package, such as `@landfall/core/status`. */
  readonly packagePath: (specifier: string) => string | undefined;
}

/** The measures of one room. */
export interface Room {
  readonly name: string;
  readonly files: number;
  readonly chain: readonly string[];
  readonly fileLines: Spread;
  readonly functionLines: Spread;
  /** The lines of tests for each line of source; generated files count as neither. */
  readonly tests: number;
}

/** The median, the 90th percentile and the maximum. Nearest rank; zeros for no values. */
export interface Spread {
  readonly p50: number;
  readonly p90: number;
  readonly most: number;
}

/** All measures of a house. */
export interface Measures {
  /** Import cycles: those of values, and those of values and types; over all files, including tests. */
  readonly circles: { readonly value: readonly (readonly string[])[]; readonly all: readonly (readonly string[])[] };
  readonly rooms: readonly Room[];
  /** The number of files, without tests, in each directory. */
  readonly folders: ReadonlyMap<string, number>;
  readonly fileLines: Spread;
  readonly functionLines: Spread;
}

/** Measures the house. The result does not depend on the order of the files. */
export function measure(house: House): Measures {
  const byPath = new Map(house.sources.map((source) => [source.path, source]));
  const graph = (only: "value" | "all", within: (path: string) => boolean): Graph =>
    new Map(
      house.sources
        .filter(({ path }) => within(path))
        .map((source) => [source.path, needsOf(source, only, house, byPath).filter(within)]),
    );
  const circlesBy = (only: "value" | "all"): readonly (readonly string[])[] => findCircles(graph(only, () => true));
  const names = [...new Set(house.sources.flatMap(({ path }) => roomOf(path) ?? []))].toSorted();
  const plain = house.sources.filter(({ path }) => !isTest(path) && !isGenerated(path));
  return {
    circles: { value: circlesBy("value"), all: circlesBy("all") },
    rooms: names.map((name) => {
      const isOwn = (path: string): boolean => roomOf(path) === name && !isTest(path);
      return measureRoom(name, house, longestChain(graph("all", isOwn)));
    }),
    folders: countFolders(house.files),
    ...spreadsOf(plain),
  };
}

function measureRoom(name: string, house: House, chain: readonly string[]): Room {
  const own = house.sources.filter(({ path }) => roomOf(path) === name && !isGenerated(path));
  const plain = own.filter(({ path }) => !isTest(path));
  const linesOf = (sources: readonly Source[]): number => sources.reduce((sum, { lines }) => sum + lines, 0);
  const source = linesOf(plain);
  const tests = source === 0 ? 0 : (linesOf(own) - source) / source;
  return { name, files: plain.length, chain, ...spreadsOf(plain), tests };
}

function needsOf(
  { path, imports }: Source,
  only: "value" | "all",
  house: House,
  byPath: ReadonlyMap<string, Source>,
): readonly string[] {
  const paths = imports
    .filter(({ kind }) => only === "all" || kind === "value")
    .map(({ specifier }) => (specifier.startsWith(".") ? join(path, specifier) : house.packagePath(specifier)));
  return [...new Set(paths)].filter((needed) => needed !== undefined && byPath.has(needed)) as string[];
}

function join(from: string, specifier: string): string {
  const parts = from.split("/").slice(0, -1);
  for (const part of specifier.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}

/**
 * The room of a path: `core/suspend` for `packages/core/src/suspend/model/hold.ts`, `cli` for
 * `packages/cli/src/main.ts`.
 */
export function roomOf(path: string): string | undefined {
  const found = /^packages\/([^/]+)\/src\/(?:([^/]+)\/)?/.exec(path);
  if (found === null) return undefined;
  return found[2] === undefined ? found[1] : `${found[1]}/${found[2]}`;
}

/** Whether a file is a test, or is used only by tests. */
export function isTest(path: string): boolean {
  return /\.(?:test|test-d|bench)\.ts$/.test(path) || /\/src\/.*\/testing\//.test(path);
}

function isGenerated(path: string): boolean {
  return path.includes("/generated/");
}

/** The places where files in directories are counted: pages of `docs` are not code. */
const IN_FOLDERS = /^(?:packages|tools|bench|examples|schemas)\//;

function countFolders(files: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const path of files) {
    if (isTest(path) || !IN_FOLDERS.test(path)) continue;
    const folder = path.split("/").slice(0, -1).join("/");
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

function spreadsOf(sources: readonly Source[]): Pick<Room, "fileLines" | "functionLines"> {
  return {
    fileLines: spread(sources.map(({ lines }) => lines)),
    functionLines: spread(sources.flatMap(({ functionLines }) => functionLines)),
  };
}

function spread(numbers: readonly number[]): Spread {
  const sorted = numbers.toSorted((a, b) => a - b);
  const rank = (share: number): number => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return { p50: rank(0.5), p90: rank(0.9), most: sorted.at(-1) ?? 0 };
}
