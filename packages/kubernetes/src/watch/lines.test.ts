import fc from "fast-check";
import { expect, test } from "vitest";
import { backOff } from "./back-off.ts";
import { lineSplitter } from "./lines.ts";

test("however the bytes are cut, the lines are the same", () => {
  const line = fc.string({ unit: "grapheme", maxLength: 20 }).map((text) => text.replaceAll("\n", ""));
  fc.assert(
    fc.property(fc.array(line), fc.array(fc.nat({ max: 400 })), (lines, cuts) => {
      const bytes = Buffer.from(lines.map((each) => `${each}\n`).join(""));
      const found: string[] = [];
      const take = lineSplitter((each) => void found.push(each));
      const at = [0, ...cuts.filter((cut) => cut < bytes.length).sort((a, b) => a - b), bytes.length];
      at.slice(1).forEach((end, index) => take(bytes.subarray(at[index], end)));
      expect(found).toEqual(lines.filter((each) => each !== ""));
    }),
  );
});

test("a line without an end is refused before it fills the memory", () => {
  const take = lineSplitter(() => undefined);
  const chunk = Buffer.alloc(1024 * 1024, "x");
  expect(() => {
    for (let count = 0; count < 100; count++) take(chunk);
  }).toThrow(RangeError);
});

test("back-off grows to half a minute, never ends, and heeds what the server asks", () => {
  const finite = fc.double({ min: 0, max: 0.999, noNaN: true });
  fc.assert(
    fc.property(fc.nat({ max: 2000 }), finite, fc.nat({ max: 600_000 }), (failures, random, asked) => {
      const pause = backOff(failures, random, asked);
      expect(pause).toBeGreaterThanOrEqual(Math.max(400, asked));
      expect(pause).toBeLessThanOrEqual(Math.max(30_000, asked * 1.25));
    }),
  );
  expect([0, 1, 2, 3, 10].map((failures) => backOff(failures, 0.5))).toEqual([600, 1200, 2400, 4800, 22_500]);
});
