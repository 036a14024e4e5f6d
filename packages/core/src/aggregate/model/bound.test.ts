import * as fc from "fast-check";
import { expect, test } from "vitest";
import { boundName, boundText } from "./bound.ts";

const text = fc.string({ unit: "binary", maxLength: 200 });

test("property: what fits its bound once stays as it is", () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 24, max: 120 }), (name, bytes) => {
      const bounded = boundName(name, bytes);
      expect(boundName(bounded, bytes)).toBe(bounded);
      expect(boundText(boundText(name, bytes), bytes)).toBe(boundText(name, bytes));
    }),
  );
});
