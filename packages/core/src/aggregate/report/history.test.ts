import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { validatePackageReport } from "../../schemas/index.ts";
import type { Observation } from "../model/observation.ts";
import { anyObservation, observe } from "../model/observations.test-d.ts";
import { carryHistory, type RevisionRecord } from "./history.ts";
import { packageReport } from "./report.ts";

type Changes = Parameters<typeof observe>[1];

/** The state of a package at a time: what each cluster wants, and its state. */
interface Look {
  readonly at: string;
  readonly seen: readonly (readonly [cluster: string, revision: string, how?: "failed" | "on-its-way" | "silent"])[];
}

const HOW: { readonly [how: string]: Changes } = {
  failed: { axes: { health: "Failed" }, reason: "Crash", message: "web crashes" },
  "on-its-way": { axes: { health: "InProgress" }, reason: "Rollout", message: "1 of 2 are ready" },
  silent: { axes: { health: "Unknown" }, reason: "Silent", message: "nobody says" },
};
const at = (time: string): string => `2026-11-21T${time}:00Z`;
const seenIn = ({ at: time, seen }: Look): readonly Observation[] =>
  seen.map(([cluster, revision, how]) =>
    observe(cluster, {
      ...(how === undefined ? {} : HOW[how]),
      revision: { wanted: revision, observed: revision },
      observedAt: at(time),
    }),
  );
const tell = (looks: readonly Look[], limit = 10): readonly RevisionRecord[] =>
  looks.reduce<readonly RevisionRecord[]>(
    (records, look) => carryHistory(records, seenIn(look), { asOf: at(look.at), limit }),
    [],
  );

describe("what became of each revision", () => {
  const CASES: readonly (readonly [string, readonly Look[], readonly Partial<RevisionRecord>[]])[] = [
    [
      "it landed everywhere, and landed is what it stays when another is wanted",
      [
        {
          at: "07:00",
          seen: [
            ["a", "r1"],
            ["b", "r1", "on-its-way"],
          ],
        },
        {
          at: "08:00",
          seen: [
            ["a", "r1"],
            ["b", "r1"],
          ],
        },
        {
          at: "09:00",
          seen: [
            ["a", "r2", "on-its-way"],
            ["b", "r2", "on-its-way"],
          ],
        },
      ],
      [
        { revision: "r2", outcome: "in-progress", since: at("09:00"), targets: 2, landed: 0, reason: "Rollout" },
        {
          revision: "r1",
          outcome: "landed",
          since: at("07:00"),
          landedAt: at("08:00"),
          until: at("09:00"),
          targets: 2,
          landed: 2,
        },
      ],
    ],
    [
      "it failed on one, with the cause",
      [
        {
          at: "07:00",
          seen: [
            ["a", "r1"],
            ["b", "r1", "failed"],
          ],
        },
        {
          at: "08:00",
          seen: [
            ["a", "r2"],
            ["b", "r2"],
          ],
        },
      ],
      [
        { revision: "r2", outcome: "landed" },
        {
          revision: "r1",
          outcome: "failed",
          until: at("08:00"),
          landed: 1,
          cluster: "b",
          reason: "Crash",
          message: "web crashes",
        },
      ],
    ],
    [
      "another came before it had landed",
      [
        { at: "07:00", seen: [["a", "r1", "on-its-way"]] },
        { at: "08:00", seen: [["a", "r2"]] },
      ],
      [{ revision: "r2" }, { revision: "r1", outcome: "superseded", reason: "Rollout" }],
    ],
    [
      "it failed and was mended: landed, without a cause",
      [
        { at: "07:00", seen: [["a", "r1", "failed"]] },
        { at: "08:00", seen: [["a", "r1"]] },
      ],
      [{ revision: "r1", outcome: "landed", landedAt: at("08:00"), landed: 1 }],
    ],
    [
      "the ones it failed on left first: it is not called landed for those that stayed",
      [
        {
          at: "07:00",
          seen: [
            ["a", "r1"],
            ["b", "r1", "failed"],
            ["c", "r1"],
          ],
        },
        {
          at: "08:00",
          seen: [
            ["a", "r1"],
            ["b", "r2", "on-its-way"],
            ["c", "r1"],
          ],
        },
      ],
      [
        { revision: "r2", outcome: "in-progress", targets: 1 },
        { revision: "r1", outcome: "failed", targets: 3, landed: 2, cluster: "b" },
      ],
    ],
    [
      "one that had landed everywhere fails while another is tried, and is well again",
      [
        {
          at: "07:00",
          seen: [
            ["a", "r1"],
            ["b", "r1"],
          ],
        },
        {
          at: "08:00",
          seen: [
            ["a", "r1", "failed"],
            ["b", "r2", "on-its-way"],
          ],
        },
        {
          at: "09:00",
          seen: [
            ["a", "r1"],
            ["b", "r2", "on-its-way"],
          ],
        },
      ],
      [{ revision: "r2" }, { revision: "r1", outcome: "landed", landedAt: at("07:00"), targets: 2, landed: 2 }],
    ],
    [
      "a rollback: the same revision again is another record",
      [
        { at: "07:00", seen: [["a", "r1"]] },
        { at: "08:00", seen: [["a", "r2", "failed"]] },
        { at: "09:00", seen: [["a", "r1"]] },
      ],
      [
        { revision: "r1", outcome: "landed", since: at("09:00") },
        { revision: "r2", outcome: "failed", since: at("08:00"), until: at("09:00") },
        { revision: "r1", outcome: "landed", since: at("07:00"), until: at("08:00") },
      ],
    ],
    [
      "nobody was heard of",
      [{ at: "07:00", seen: [["a", "r1", "silent"]] }],
      [{ revision: "r1", outcome: "unknown", reason: "Silent" }],
    ],
  ];

  test.each(CASES)("%s", (_, looks, expected) => {
    expect(tell(looks)).toMatchObject(expected);
    expect(tell(looks)).toHaveLength(expected.length);
  });

  test("the newest stay, and the list is no longer than it may be", () => {
    const looks = Array.from(
      { length: 30 },
      (_, index): Look => ({
        at: `${10 + Math.floor(index / 6)}:${(index % 6) * 10 || "00"}`,
        seen: [["a", `r${index}`]],
      }),
    );
    expect(tell(looks, 3).map(({ revision }) => revision)).toEqual(["r29", "r28", "r27"]);
    expect(tell(looks, 0)).toEqual([]);
  });

  test("nothing that was seen changes nothing", () => {
    const records = tell([{ at: "07:00", seen: [["a", "r1"]] }]);
    expect(carryHistory(records, [], { asOf: undefined, limit: 10 })).toEqual(records);
  });

  test("property: the same look twice changes nothing, nor does the order, and twenty records of any text are bounded", () => {
    const fleets = fc.array(fc.array(anyObservation, { maxLength: 8 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fleets, (looks) => {
        let records: readonly RevisionRecord[] = [];
        for (const [index, look] of looks.entries()) {
          const context = { asOf: at(`1${index}:00`), limit: 20 };
          const next = carryHistory(records, look, context);
          expect(carryHistory(next, look, context)).toEqual(next);
          expect(carryHistory(records, look.toReversed(), context)).toEqual(next);
          records = next;
        }
        for (const record of records) expect(JSON.stringify(record).length).toBeLessThan(1024);
      }),
      { numRuns: 1000 },
    );
  });
});

test("a report carries its history on, and validates with it", () => {
  const first = packageReport({
    package: "shop",
    observations: seenIn({ at: "07:00", seen: [["a", "r1", "failed"]] }),
  });
  const second = packageReport({
    package: "shop",
    observations: seenIn({ at: "08:00", seen: [["a", "r2"]] }),
    previousHistory: first.status?.history,
  });
  expect(second.status?.history?.map(({ revision, outcome }) => [revision, outcome])).toEqual([
    ["r2", "landed"],
    ["r1", "failed"],
  ]);
  expect(validatePackageReport(second)).toEqual([]);
  const none = packageReport({
    package: "shop",
    observations: seenIn({ at: "08:00", seen: [["a", "r2"]] }),
    history: 0,
  });
  expect(none.status).not.toHaveProperty("history");
});

test("AC-P9: a report lists as many of the worst as it is asked to", () => {
  const observations = seenIn({
    at: "07:00",
    seen: Array.from({ length: 30 }, (_, index) => [`c${index}`, "r1", "failed"] as const),
  });
  for (const exceptions of [0, 5, 20]) {
    const report = packageReport({ package: "shop", observations, exceptions });
    expect(report.status?.rollup.exceptions).toHaveLength(exceptions);
    expect(report.status?.rollup.truncated).toBe(true);
    expect(validatePackageReport(report)).toEqual([]);
  }
});
