import { describe, expect, test } from "vitest";
import { shardOf } from "./index.ts";

const TARGETS = Array.from({ length: 10_000 }, (_, index) => `edge-${index}/shop`);
const sizes = (shards: number): readonly number[] => {
  const counts = Array.from({ length: shards }, () => 0);
  for (const target of TARGETS) counts[shardOf(target, shards)]! += 1;
  return counts;
};

describe("AC-S3: shards of a fleet of 10,000", () => {
  test.each([1, 2, 3, 7, 16])(
    "each target is in exactly one of %s, and none is much larger than the others",
    (shards) => {
      const counts = sizes(shards);
      expect(counts.reduce((sum, count) => sum + count)).toBe(TARGETS.length);
      expect(Math.max(...counts)).toBeLessThan((TARGETS.length / shards) * 1.2);
    },
  );

  test.each([1, 2, 3, 7, 16])(
    "from %s to one more at most the share of the new one moves, and 5 %, and all of it there",
    (shards) => {
      const moved = TARGETS.filter((target) => shardOf(target, shards) !== shardOf(target, shards + 1));
      expect(moved.length / TARGETS.length).toBeLessThanOrEqual(1 / (shards + 1) + 0.05);
      expect(moved.every((target) => shardOf(target, shards + 1) === shards)).toBe(true);
    },
  );

  test.each([0, -1, 1.5, Number.NaN])("%s is no number of shards", (shards) => {
    expect(() => shardOf("edge-1", shards)).toThrow(RangeError);
  });
});
