import { describe, expect, test } from "vitest";
import { formatGoValue, goType } from "./go-value.ts";

describe("formatGoValue prints what Go's %v prints", () => {
  test.each<[unknown, string, string]>([
    [null, "<nil>", "<nil>"],
    [true, "true", "bool"],
    ["a b", "a b", "string"],
    [-0, "0", "int64"],
    [2 ** 60, "1152921504606846976", "int64"],
    [2 ** 63, "9223372036854775807", "int64"],
    [1e19, "1e+19", "float64"],
    [2.5, "2.5", "float64"],
    [100000.5, "100000.5", "float64"],
    [1234567.5, "1.2345675e+06", "float64"],
    [0.0001, "0.0001", "float64"],
    [0.00001, "1e-05", "float64"],
    [-1.5e-7, "-1.5e-07", "float64"],
    [[], "[]", "[]interface {}"],
    [[1, null, ["x"]], "[1 <nil> [x]]", "[]interface {}"],
    [{}, "map[]", "map[string]interface {}"],
    [{ "\u{1F600}": 1, "\uffee": 2, b: {}, a: 3 }, "map[a:3 b:map[] \uffee:2 \u{1F600}:1]", "map[string]interface {}"],
  ])("%j", (value, text, type) => {
    expect(formatGoValue(value)).toBe(text);
    expect(goType(value)).toBe(type);
  });
});
