import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { getRolloutCluster, type OcmRolloutResult, type OcmRolloutStrategy } from "./index.ts";

type Input = Parameters<typeof getRolloutCluster>[0];
type Row = Omit<Input, "now"> & { readonly name: string; readonly now: string; readonly expected: OcmRolloutResult };

const rows = readFileSync(join(import.meta.dirname, "fixtures/upstream.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Row);

const NOW = Date.parse("2022-01-01T00:00:00Z");
const group = (index: number, name: string, ...clusters: readonly string[]): Input["groups"][number] => ({
  name,
  index,
  clusters,
});

describe("getRolloutCluster answers as OCM's own engine", () => {
  test.each(rows.map((row) => [row.name, row] as const))(
    "%s",
    (_name, { strategy, groups, statuses, now, expected }) => {
      expect(getRolloutCluster({ strategy, groups, statuses, now: Date.parse(now) })).toEqual({
        ok: true,
        value: expected,
        problems: [],
      });
    },
  );

  test("the time is RFC 3339, a Date or milliseconds; what is none is refused", () => {
    const [row] = rows;
    if (row === undefined) throw new Error("no rows");
    const { strategy, groups, statuses, now, expected } = row;
    for (const time of [now, new Date(now)])
      expect(getRolloutCluster({ strategy, groups, statuses, now: time })).toMatchObject({ ok: true, value: expected });
    for (const time of ["today", Number.NaN, new Date(Number.NaN)])
      expect(() => getRolloutCluster({ strategy, groups, statuses, now: time })).toThrow(RangeError);
  });

  test("a gap in the indexes drops the groups behind it, and their clusters count as removed", () => {
    const status = { cluster: "c2", group: { name: "b", index: 2 }, status: "Progressing" } as const;
    const groups = [group(0, "a", "c0"), group(2, "b", "c2")];
    const result = getRolloutCluster({ strategy: { type: "All" }, groups, statuses: [status], now: NOW });
    expect(result.ok && result.value.rollout.map(({ cluster }) => cluster)).toEqual(["c0"]);
    expect(result.ok && result.value.removed.map(({ cluster }) => cluster)).toEqual(["c2"]);
  });

  test.each(["all", "progressive", "progressivePerGroup"] as const)(
    "what is null in %s counts as absent, as in Go",
    (at) => {
      const type = { all: "All", progressive: "Progressive", progressivePerGroup: "ProgressivePerGroup" } as const;
      const ask = (fields: unknown): unknown =>
        getRolloutCluster({
          strategy: { type: type[at], [at]: fields } as OcmRolloutStrategy,
          groups: [group(0, "a", "c0", "c1")],
          statuses: [],
          now: NOW,
        });
      const names = ["progressDeadline", "minSuccessTime", "maxConcurrency", "maxFailures", "mandatoryDecisionGroups"];
      expect(ask(Object.fromEntries(names.map((name) => [name, null])))).toEqual(ask({}));
      expect(ask(null)).toEqual(ask({}));
    },
  );

  test.each<[what: string, strategy: OcmRolloutStrategy, code: string, field: string]>([
    [
      "a count that is no percentage",
      { type: "Progressive", progressive: { maxConcurrency: "5" } },
      "InvalidIntOrPercent",
      "progressive.maxConcurrency",
    ],
    [
      "failures that are no percentage",
      { type: "ProgressivePerGroup", progressivePerGroup: { maxFailures: "x%" } },
      "InvalidIntOrPercent",
      "progressivePerGroup.maxFailures",
    ],
    [
      "a deadline without a unit",
      { type: "All", all: { progressDeadline: "5" } },
      "InvalidDuration",
      "all.progressDeadline",
    ],
    [
      "a fractional deadline",
      { type: "All", all: { progressDeadline: "1.5h" } },
      "InvalidDuration",
      "all.progressDeadline",
    ],
    ["an unknown type", { type: "Random" as "All" }, "InvalidStrategy", "type"],
  ])("%s is a problem that names the field", (_what, strategy, code, field) => {
    const result = getRolloutCluster({ strategy, groups: [group(0, "a", "c0")], statuses: [], now: NOW });
    expect(result).toMatchObject({ ok: false, problems: [{ code, field }] });
  });
});
