import { deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { unpackRules } from "./unpack-rules.ts";

const pack = (code: string): string => deflateRawSync(code).toString("base64");

describe("unpackRules", () => {
  test("only a key of its own unpacks the code, and only the first time", () => {
    const counter = `exports.statusRuleLibrary = new Map([["a/B", { id: String(globalThis.unpacked = (globalThis.unpacked ?? 0) + 1) }]]);`;
    const rules = unpackRules("a/B c/*", pack(counter));
    expect(rules.get("apps/Deployment")).toBeUndefined();
    expect(Object.hasOwn(globalThis, "unpacked")).toBe(false);
    expect(rules.get("a/B")?.id).toBe("1");
    expect(rules.get("a/B")?.id).toBe("1");
    expect(rules.get("c/*")).toBeUndefined();
    Reflect.deleteProperty(globalThis, "unpacked");
  });

  test.each([
    ["that is no code", pack("exports.")],
    ["that exports nothing", pack("")],
    ["that is not packed", "AAAA"],
  ])("a bundle %s fails, and does not judge without its rules", (_, packed) => {
    expect(() => unpackRules("a/B", packed).get("a/B")).toThrow();
  });
});
