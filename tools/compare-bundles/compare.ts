import { FUNCTIONS, type FunctionName } from "./configs.ts";
import { createPackage, type FleetPackage } from "./package.ts";
import { printObject } from "./print.ts";
import type { Outcome, Program } from "./program.ts";
import { createRandom } from "./random.ts";

/** The programs of one build, by function; missing ones are left out. */
export type Build = Readonly<Partial<Record<FunctionName, Program>>>;

/** One run of one function in both builds. */
export interface Run {
  readonly seed: number;
  readonly round: number;
  readonly name: FunctionName;
  readonly input: string;
  readonly before: Outcome;
  readonly after: Outcome;
}

/**
 * The number of renders of one package, each on the previous output, because some defects appear only in the second.
 */
export const ROUNDS = 3;

/**
 * Renders a package of a seed with both builds, function by function and round by round. Both builds always get the old
 * build's output, so that each difference comes from a single run.
 */
export function runPackage(seed: number, before: Build, after: Build): readonly Run[] {
  const fleet = createPackage(seed);
  const spelling = createRandom(seed ^ 0x5eed);
  let items: readonly string[] = [];
  return Array.from({ length: ROUNDS }, (_, round) => round).flatMap((round) => {
    items = [...fleet.itemsOf(round), ...items];
    return FUNCTIONS.flatMap((name): readonly Run[] => {
      const [old, own] = [before[name], after[name]];
      if (old === undefined || own === undefined) return [];
      const config = printObject(fleet.configs.of(name, fleet.nowOf(round)), spelling);
      const input = writeList(items, config, fleet);
      const run = { seed, round, name, input, before: old(input), after: own(input) };
      if (run.before.exitCode === 0) items = itemsIn(run.before.stdout);
      return [run];
    });
  });
}

/** Whether both builds gave the same bytes on both streams, and the same exit code. */
export function isSame({ before, after }: Run): boolean {
  return before.exitCode === after.exitCode && before.stdout === after.stdout && before.stderr === after.stderr;
}

function writeList(items: readonly string[], config: readonly string[], { isWindows }: FleetPackage): string {
  const lines = [
    "apiVersion: config.kubernetes.io/v1",
    "kind: ResourceList",
    "items:",
    ...items,
    "functionConfig:",
    ...config.map((line) => (line === "" ? "" : `  ${line}`)),
    "",
  ];
  const text = lines.join("\n");
  return isWindows ? text.replaceAll("\n", "\r\n") : text;
}

/** The items of a list, as they are written in it. */
function itemsIn(list: string): readonly string[] {
  const [, after = ""] = list.replaceAll("\r\n", "\n").split(/^items:.*\n/m);
  const [own = ""] = after.split(/^(?=[a-zA-Z])/m);
  return own
    .split(/^(?=-(?: |$))/m)
    .filter((item) => item.trim() !== "")
    .map((item) => item.replace(/\n$/, ""));
}
