import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalJson, fingerprint, fingerprintNames, hashJson, sha256Hex, slug, startTextHash } from "./hash.ts";
import type { Json } from "./json.ts";

test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
])("sha256Hex of %j is the published vector", (text, hex) => {
  expect(sha256Hex(text)).toBe(hex);
});

test("property: a text hashed in pieces has the hash of the whole", () => {
  const piece = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.integer({ min: 1, max: 9 }).map((times) => "häsh\n".repeat(times * 999)),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const hash = startTextHash();
      for (const one of pieces) hash.add(one);
      expect(hash.hex()).toBe(sha256Hex(pieces.join("")));
    }),
  );
});

describe("canonicalJson", () => {
  test.each<[string, Json, string]>([
    ["sorts keys by code unit", { b: 1, a: 2, B: 3, ä: 4 }, '{"B":3,"a":2,"b":1,"ä":4}'],
    ["sorts keys that look like numbers as texts", { "10": 1, "9": 2 }, '{"10":1,"9":2}'],
    ["keeps the order of lists", [2, 1, null, true], "[2,1,null,true]"],
    ["sorts deeply", [{ y: { b: [], a: {} } }], '[{"y":{"a":{},"b":[]}}]'],
    ["writes numbers as JSON does", [1e21, -0, 0.1], "[1e+21,0,0.1]"],
    ["escapes a lone surrogate", "\ud800", '"\\ud800"'],
    ["keeps a key __proto__", JSON.parse('{"__proto__":1}') as Json, '{"__proto__":1}'],
  ])("%s", (_, value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  test("leaves out undefined properties", () => {
    expect(canonicalJson({ a: undefined, b: 1 } as unknown as Json)).toBe('{"b":1}');
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, undefined, [undefined], 1n, new Date(0), () => 1, new Map()])(
    "throws for %s",
    (value) => {
      expect(() => canonicalJson(value as unknown as Json)).toThrow(TypeError);
    },
  );

  test("property: reads back equal, and does not depend on the order of keys", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const text = canonicalJson(value as Json);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        const reversed = Object.fromEntries(Object.entries(value).toReversed()) as Json;
        expect(hashJson(reversed)).toBe(hashJson(value as Json));
      }),
    );
  });
});

describe("fingerprint", () => {
  test("is pinned, since other processes compare it", () => {
    expect(fingerprint("abc")).toBe(Number(BigInt("0xba7816bf8f01cfea") >> 11n));
  });

  test("property: an exact integer below 2^53", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = fingerprint(text);
        expect(Number.isSafeInteger(value) && value >= 0).toBe(true);
      }),
    );
  });
});

test("property: the fingerprints of many names are those of each", () => {
  const name = fc.oneof(fc.string(), fc.string({ unit: "binary" }), fc.string({ minLength: 400, maxLength: 700 }));
  fc.assert(
    fc.property(fc.array(name), (names) => {
      expect(names.map(fingerprintNames())).toEqual(names.map(fingerprint));
    }),
  );
});

describe("slug", () => {
  test.each([
    ["team-a", /^team-a$/],
    ["A.b_c", /^A\.b_c$/],
    ["rollout/web", /^rollout-web-[0-9a-f]{10}$/],
    ["jane@example.com", /^jane-example\.com-[0-9a-f]{10}$/],
    ["-x-", /^x-[0-9a-f]{10}$/],
    ["", /^[0-9a-f]{10}$/],
    ["✋", /^[0-9a-f]{10}$/],
    ["a".repeat(63), /^a{63}$/],
    ["a".repeat(64), /^a{52}-[0-9a-f]{10}$/],
    ["web-0123456789", /^web-0123456789-[0-9a-f]{10}$/],
    ["0123456789", /^0123456789-[0-9a-f]{10}$/],
  ])("of %j", (text, expected) => {
    expect(slug(text)).toMatch(expected);
  });

  test("of a slug that was hashed is another, so nobody takes the place of its holder", () => {
    expect(slug(slug("rollout/web"))).not.toBe(slug("rollout/web"));
  });

  test("throws without room for the hash", () => {
    expect(() => slug("a", 11)).toThrow(RangeError);
  });

  test("property: legal, short enough, and different for different texts", () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom("a", "/", "-", "."), maxLength: 4 }),
      fc.string({ minLength: 60 }),
    );
    fc.assert(
      fc.property(text, text, fc.integer({ min: 12, max: 63 }), (a, b, max) => {
        expect(slug(a, max)).toMatch(/^[A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?$/);
        expect(slug(a, max).length).toBeLessThanOrEqual(max);
        if (a !== b) expect(slug(a, max)).not.toBe(slug(b, max));
      }),
    );
  });
});
