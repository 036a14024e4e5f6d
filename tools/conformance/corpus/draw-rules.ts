import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { randomBy } from "../../comments/draw.ts";

/** One rule of the library, by project and kind. */
export interface DrawnRule {
  /** The name of the file, without its extension. */
  readonly project: string;
  readonly group: string;
  readonly kind: string;
}

interface RuleFile {
  readonly spec: { readonly rules?: readonly { group: string; kind: string; needsStatus?: boolean }[] };
}

const LIBRARY = new URL("../../../packages/core/src/status/rules/library/", import.meta.url);

/**
 * Draws `count` rules that read a status, by a seed, in the order of drawing; a longer draw begins with a shorter one.
 */
export function drawRules(count: number, seed: number): readonly DrawnRule[] {
  const next = randomBy(seed);
  const left = readdirSync(LIBRARY)
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .flatMap((file) => rulesOfFile(file));
  const drawn: DrawnRule[] = [];
  while (drawn.length < count && left.length > 0) drawn.push(...left.splice(Math.floor(next() * left.length), 1));
  return drawn;
}

function rulesOfFile(file: string): readonly DrawnRule[] {
  const text = readFileSync(new URL(file, LIBRARY), "utf8");
  const { spec }: RuleFile = parse(text, { merge: true, maxAliasCount: -1 });
  const project = file.slice(0, -".yaml".length);
  return (spec.rules ?? [])
    .filter(({ needsStatus }) => needsStatus !== false)
    .map(({ group, kind }) => ({ project, group, kind }));
}
