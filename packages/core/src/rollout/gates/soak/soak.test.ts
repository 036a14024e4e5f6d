import { describe, expect, test } from "vitest";
import type { Evidence } from "../../model/evidence.ts";
import { isRevision } from "../../model/evidence.ts";
import type { Moment } from "../../model/moment.ts";
import type { TargetState } from "../../model/state.ts";
import { factsWith, reported, stepWith } from "../../testing/gates.ts";
import { soak } from "./gate.ts";

const ASKED = { soak: 30_000, minSamples: 2 };
const SEEN: Evidence = {
  observed: "v2",
  wanted: "v2",
  health: "Current",
  actuation: "Succeeded",
  freshness: "fresh",
  landed: true,
  observedAt: 95_000,
};
const MOMENT: Moment = {
  revision: "v2",
  isTarget: isRevision("v2"),
  now: 100_000,
  deadline: undefined,
  staleAfter: 60_000,
  paused: false,
  resumes: false,
  pausedBy: undefined,
  tainted: [],
  brakedBy: undefined,
  leaves: false,
  goesBack: false,
  isTimeKnown: true,
  onUnreachable: "fail",
  failures: undefined,
};
const soaked = (time: number, samples: number, seenAt = 80_000): TargetState => ({
  state: "Landed",
  since: 50_000,
  soaked: time,
  samples,
  seenAt,
});

describe("the soak of a wave", () => {
  const watch = soak.watch?.(ASKED);

  test.each<
    readonly [what: string, target: TargetState, seen: Partial<Evidence>, moment: Partial<Moment>, wanted: TargetState]
  >([
    ["a newer report that is good counts from the one before", soaked(0, 1), {}, {}, soaked(15_000, 2, 95_000)],
    ["the first one counts no time", { state: "Landed", since: 50_000 }, {}, {}, { ...soaked(0, 1, 95_000) }],
    ["silence counts for no more than reports may be old", soaked(0, 1, 10_000), {}, {}, soaked(60_000, 2, 95_000)],
    ["the same report counts once", soaked(0, 1, 95_000), {}, {}, soaked(0, 1, 95_000)],
    [
      "a report of anything else takes it all away",
      soaked(20_000, 1),
      { health: "InProgress", landed: false },
      {},
      { ...soaked(0, 0, 95_000), soaked: undefined, samples: undefined },
    ],
    ["a report that is too old adds nothing", soaked(0, 1), { observedAt: 30_000 }, {}, soaked(0, 1)],
    ["a pause adds nothing", soaked(5_000, 1), {}, { paused: true }, soaked(5_000, 1, 95_000)],
    ["the end of a pause begins again from now", soaked(5_000, 1), {}, { resumes: true }, soaked(5_000, 1, 100_000)],
    ["what is enough is not counted on", soaked(30_000, 2), {}, {}, soaked(30_000, 2)],
    ["what has not landed does not soak", { state: "Released", since: 1 }, {}, {}, { state: "Released", since: 1 }],
  ])("%s", (_, target, seen, moment, wanted) => {
    expect(watch?.count(target, { ...SEEN, ...seen }, { ...MOMENT, ...moment })).toEqual(wanted);
  });

  test("a target has proved it by time and by samples", () => {
    expect([soaked(30_000, 2), soaked(29_000, 2), soaked(30_000, 1)].map((one) => watch?.isProved(one))).toEqual([
      true,
      false,
      false,
    ]);
    expect(watch?.isProved({ state: "Landed" })).toBe(false);
  });

  test("is not asked for where nothing is said", () => {
    expect([
      soak.watch?.({}),
      soak.judge({}, factsWith({ landed: [{ state: "Landed" }] })),
      soak.read({}, "w", []),
    ]).toEqual([undefined, undefined, {}]);
  });

  test("is judged by every landed target, and again at any time with the same answer", () => {
    const judged = (landed: readonly TargetState[]): string | undefined =>
      soak.judge(ASKED, factsWith({ size: 3, landed }))?.().says;
    const all = [soaked(30_000, 2), soaked(12_000, 1)];
    expect(judged(all)).toBe("soaks: 2 of 3 landed, seen healthy for 12s of 30s, 1 of 2 times");
    expect(judged(all)).toBe(judged(all));
    expect(judged([soaked(30_000, 2)])).toBeUndefined();
  });

  test("says when it ends at the earliest, if that is to come", () => {
    const untilOf = (target: TargetState): number | undefined =>
      soak.judge(ASKED, factsWith({ landed: [target] }))?.().until;
    expect([untilOf(soaked(5_000, 0)), untilOf(soaked(30_000, 1))]).toEqual([105_000, undefined]);
  });

  const passed = { changes: [{ kind: "passed", wave: 0 } as const] };
  const evidence = new Map([["a", SEEN]]);
  test.each<readonly [what: string, step: Parameters<typeof stepWith>[0], reports: readonly string[]]>([
    [
      "a wave that passed too early",
      { ...passed, was: soaked(29_000, 2), is: soaked(29_000, 2) },
      ["10: wave w passed before a had soaked"],
    ],
    [
      "a wave that passed with too few samples",
      { ...passed, was: soaked(30_000, 1), is: soaked(30_000, 1) },
      ["10: wave w passed before a had soaked"],
    ],
    ["nothing wrong with one that soaked", { ...passed, was: soaked(30_000, 2), is: soaked(30_000, 2) }, []],
    ["nothing wrong with one whose target failed", { ...passed, is: { state: "Failed" } }, []],
    [
      "nothing wrong with one that was promoted",
      { ...passed, is: soaked(0, 0), waves: [{ name: "w", failures: 0, promotedBy: "ana" }] },
      [],
    ],
    [
      "time that nobody saw",
      { was: soaked(0, 1), is: soaked(5_000, 1) },
      ["10: a soaked for longer than reports showed it", "10: a soaked without a report that shows it landed"],
    ],
    [
      "time beyond what was seen",
      { was: soaked(0, 1), is: soaked(20_000, 1), evidence },
      ["10: a soaked for longer than reports showed it"],
    ],
    ["nothing wrong with time that was seen", { was: soaked(0, 1), is: soaked(15_000, 2), evidence }, []],
    [
      "time in a pause",
      { was: soaked(0, 1), is: soaked(15_000, 1), evidence, isPaused: true },
      ["10: a soaked while the rollout was paused"],
    ],
    [
      "time from before a pause ended",
      { was: soaked(0, 1), is: soaked(0, 1), resumes: true },
      ["10: the soak of a counts time before the end of the pause"],
    ],
    ["less than nothing", { was: soaked(0, 1), is: soaked(-1, 1) }, ["10: the soak of a is negative"]],
  ])("invariant 10: verify sees %s", (_, step, reports) => {
    expect(reported(soak, ASKED, stepWith(step))).toEqual(reports);
  });
});
