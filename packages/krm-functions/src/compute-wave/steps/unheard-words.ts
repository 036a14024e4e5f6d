import type { Problem } from "@landfall/core/object";
import type { ComputeWave } from "@landfall/core/schemas";
import type { Leg } from "./legs.ts";

type Word = NonNullable<NonNullable<ComputeWave["steps"]>["commands"]>[number];

/**
 * Warnings about commands for steps that no run can follow: `UnknownTarget` for an unknown target, `NotThisRun` for a
 * run or try that is yet to come. Commands for past runs are no problem.
 */
export function unheardWords({ steps }: ComputeWave, legs: readonly Leg[]): readonly Problem[] {
  const byKey = new Map(legs.map((leg) => [leg.key, leg]));
  return (steps?.commands ?? []).flatMap((word, index): readonly Problem[] => {
    const { verb, target, by } = word;
    const leg = byKey.get(target);
    const why = leg === undefined ? `the rollout has no target ${target}` : notYet(word, leg);
    if (why === undefined) return [];
    const code = leg === undefined ? "UnknownTarget" : "NotThisRun";
    const message = `the ${verb} of ${target} by ${by} does not count: ${why}`;
    return [{ code, severity: "warning", message, field: `steps.commands[${index}]` }];
  });
}

function notYet({ attempt = 1, tries = 1 }: Word, { stored }: Leg): string | undefined {
  if (stored === undefined) return "no run of its steps has begun";
  const { run } = stored;
  if (attempt > run.attempt) return `it is for run ${attempt}, and this is run ${run.attempt}`;
  if (attempt === run.attempt && tries > run.tries)
    return `it is for opening ${tries} of run ${attempt}, and this is opening ${run.tries}`;
  return undefined;
}
