import { groupBy } from "@landfall/core/aggregate";
import { type Problem, parseTime } from "@landfall/core/object";
import type { ComputeWave } from "@landfall/core/schemas";
import type { TaskResult } from "@landfall/core/steps";
import type { Leg } from "./legs.ts";

type Word = NonNullable<NonNullable<ComputeWave["steps"]>["results"]>[number];

/** The task results that the config reports, by target. */
export function resultsByTarget({ steps }: ComputeWave): ReadonlyMap<string, readonly TaskResult[]> {
  const words = groupBy(steps?.results ?? [], ({ target }) => target);
  return new Map(Array.from(words, ([target, all]) => [target, all.flatMap(resultOf)]));
}

function resultOf({ run, task, attempt = 1, outcome, at, reason, message, progress }: Word): readonly TaskResult[] {
  const time = parseTime(at);
  return time === undefined ? [] : [{ run, task, attempt, outcome, at: time, reason, message, progress }];
}

/** Warnings about reported results of an unknown target or task, or without a time. */
export function unheardResults({ steps }: ComputeWave, legs: readonly Leg[]): readonly Problem[] {
  const byKey = new Map(legs.map((leg) => [leg.key, leg]));
  return (steps?.results ?? []).flatMap((word, index): readonly Problem[] => {
    const fault = faultOf(word, byKey.get(word.target));
    return fault === undefined ? [] : [{ ...fault, field: `steps.results[${index}]` }];
  });
}

function faultOf({ target, task, at }: Word, leg: Leg | undefined): Problem | undefined {
  const head = `the word on ${task} of ${target} does not count`;
  if (leg === undefined)
    return { code: "UnknownTarget", severity: "warning", message: `${head}: the rollout has no target ${target}` };
  if (parseTime(at) === undefined)
    return { code: "InvalidTime", severity: "warning", message: `${head}: ${at} is no time: write RFC 3339` };
  const { plan } = leg.planned;
  const paths = plan.phases.flatMap(({ steps: all }) => all.flatMap(({ tasks }) => tasks.map(({ path }) => path)));
  if (paths.includes(task)) return undefined;
  return { code: "UnknownTask", severity: "warning", message: `${head}: plan ${plan.name} has no such task` };
}
