import { formatDuration } from "../../../object/index.ts";
import type { Asked } from "../../model/asked.ts";
import { readDuration, readWhole } from "../../model/read-fields.ts";
import type { TargetState } from "../../model/state.ts";
import type { Gate } from "../gate.ts";
import { checkSoak } from "./check.ts";
import { countHealth, isSoaked, type Soak } from "./count-health.ts";

/** The soak gate: every landed target of a wave must be seen healthy long enough and often enough, without a break. */
export const soak: Gate = {
  kind: "soak",
  keeps: "landing",
  read({ soak: time, minSamples }, field, problems) {
    const asked = {
      soak: time === undefined ? 0 : readDuration(time, `${field}.soak`, problems),
      minSamples: readWhole(minSamples, `${field}.minSamples`, 0, [1, 1000], problems),
    };
    return {
      ...(asked.soak > 0 && { soak: asked.soak }),
      ...(asked.minSamples > 0 && { minSamples: asked.minSamples }),
    };
  },
  describe({ soak: time, minSamples }) {
    const parts = [
      ...(time === undefined ? [] : [`soaks ${formatDuration(time)}`]),
      ...(minSamples === undefined ? [] : [`seen healthy ${minSamples} times`]),
    ];
    return parts.length === 0 ? undefined : parts.join(", ");
  },
  watch(asked) {
    const needed = neededBy(asked);
    return needed === undefined
      ? undefined
      : {
          count: (target, evidence, moment) => countHealth(target, evidence, needed, moment),
          isProved: (target) => isSoaked(target, needed),
        };
  },
  judge(asked, { landed, size, wave, now }) {
    const needed = neededBy(asked);
    if (needed === undefined || landed().every((target) => isSoaked(target, needed))) return undefined;
    return () => {
      const until = earliestEnd(landed(), needed, now);
      return {
        says: `soaks: ${landed().length} of ${size} landed, seen healthy ${soFar(landed(), needed)}`,
        releasedBy: "when newer reports show its targets healthy for long enough",
        ...(until > now && { until }),
        who: [{ by: "report" }, { by: "person", verb: "promote", wave }],
      };
    };
  },
  simulate: (asked, { now, isDue, hasLanded, reportsEvery }) => ({
    next: neededBy(asked) !== undefined && isDue && hasLanded ? now + reportsEvery : undefined,
  }),
  check: { step: checkSoak },
};

function neededBy({ soak: time = 0, minSamples: samples = 0 }: Asked): Soak | undefined {
  return time === 0 && samples === 0 ? undefined : { time, samples };
}

/**
 * Returns the earliest time (milliseconds) at which all targets can have soaked if they stay healthy; samples may take
 * longer.
 */
function earliestEnd(landed: readonly TargetState[], { time }: Soak, now: number): number {
  return landed.reduce((end, { soaked = 0, seenAt = now }) => Math.max(end, seenAt + Math.max(time - soaked, 0)), 0);
}

/** Describes the target that has soaked least: `for 2m of 5m, 1 of 3 times`. */
function soFar(landed: readonly TargetState[], needed: Soak): string {
  const least = (all: readonly (number | undefined)[], most: number): number =>
    all.reduce<number>((a, b = 0) => Math.min(a, b), most);
  const time = least(
    landed.map(({ soaked }) => soaked),
    needed.time,
  );
  const samples = least(
    landed.map((target) => target.samples),
    needed.samples,
  );
  return [
    ...(needed.time > 0 ? [`for ${formatDuration(time)} of ${formatDuration(needed.time)}`] : []),
    ...(needed.samples > 0 ? [`${samples} of ${needed.samples} times`] : []),
  ].join(", ");
}
