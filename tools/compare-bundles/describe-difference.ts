import type { Run } from "./compare.ts";

const AROUND = 4;
const LONGEST = 200;

/** Describes the first difference between two builds: the run, and the lines around it, old and new. */
export function describeDifference({ seed, round, name, before, after }: Run): string {
  const head = `first difference: ${name}, seed ${seed}, round ${round}`;
  if (before.exitCode !== after.exitCode)
    return [head, `exit code ${before.exitCode}, now ${after.exitCode}`, before.stderr, after.stderr].join("\n");
  const stream = before.stdout === after.stdout ? "stderr" : "stdout";
  const [old, now] = [before[stream].split("\n"), after[stream].split("\n")];
  const at = old.findIndex((line, index) => line !== now[index]);
  const first = at < 0 ? old.length : at;
  const shown = (lines: readonly string[], mark: string): readonly string[] =>
    lines.slice(first, first + AROUND).map((line) => `${mark} ${line.slice(0, LONGEST)}`);
  return [
    `${head}, ${stream}, line ${first + 1}`,
    ...old.slice(Math.max(0, first - AROUND), first).map((line) => `  ${line.slice(0, LONGEST)}`),
    ...shown(old, "-"),
    ...shown(now, "+"),
  ].join("\n");
}
