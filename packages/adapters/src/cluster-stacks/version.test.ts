import { expect, test } from "vitest";
import {
  compareStackVersions,
  formatStackName,
  formatStackVersion,
  orderStackVersions,
  parseStackName,
  parseStackVersion,
  type StackVersion,
} from "./index.ts";

const version = (text: string): StackVersion => {
  const parsed = parseStackVersion(text, "dot");
  if (parsed === undefined) throw new Error(text);
  return parsed;
};

test.each<[text: string, dot: string, dash: string]>([
  ["v1", "v1", "v1"],
  ["v007", "v7", "v7"],
  ["v1-alpha.1", "v1-alpha-1", ""],
  ["v1-alpha-1", "", "v1-alpha-1"],
  ["v0-sha.ab_C9", "v0-sha-ab_C9", ""],
  ["v1-stable.1", "v1", ""],
  ["v1-alpha", "", ""],
  ["v1-alpha.", "", ""],
  ["v1-.1", "", ""],
  ["v1-alpha.1.2", "", ""],
  ["v1.0", "", ""],
  ["v-1", "", ""],
  ["v1 ", "", ""],
  ["v1\n", "", ""],
  [" v1", "", ""],
  ["V1", "", ""],
  ["1", "", ""],
  ["v", "", ""],
  ["", "", ""],
  ["v٣", "", ""],
  ["v9007199254740993", "v9007199254740993", "v9007199254740993"],
  ["v000009007199254740993", "v9007199254740993", "v9007199254740993"],
  ["v9223372036854775807", "v9223372036854775807", "v9223372036854775807"],
  ["v9223372036854775808", "", ""],
  ["v99999999999999999999", "", ""],
])("%j is read in each notation", (text, dot, dash) => {
  const read = (notation: "dot" | "dash"): string => {
    const parsed = parseStackVersion(text, notation);
    return parsed === undefined ? "" : formatStackVersion(parsed, "dash");
  };
  expect([read("dot"), read("dash")]).toEqual([dot, dash]);
});

test.each<[a: string, b: string, required: number | undefined, upstream: number | undefined]>([
  ["v1", "v2", -1, -1],
  ["v10", "v9", 1, 1],
  ["v01", "v1", 0, 0],
  ["v1-alpha.9", "v1-alpha.10", -1, 1],
  ["v1-alpha.2", "v1-alpha.10", -1, 1],
  ["v1-alpha.01", "v1-alpha.1", 0, -1],
  ["v2-alpha.1", "v1-alpha.9", 1, 1],
  ["v1-alpha.1", "v1-beta.1", undefined, undefined],
  ["v1", "v1-alpha.1", undefined, undefined],
  ["v1", "v1-stable.1", -1, -1],
  ["v1-alpha.9", "v1-alpha.x", -1, -1],
  ["v1-alpha.x", "v1-alpha.9", 1, 1],
  ["v9007199254740992", "v9007199254740993", -1, -1],
  ["v9007199254740993", "v9007199254740992", 1, 1],
  ["v9007199254740993", "v9007199254740993", 0, 0],
  ["v9007199254740993", "v2", 1, 1],
  ["v9007199254740992-alpha.2", "v9007199254740993-alpha.1", -1, -1],
  ["v1-alpha.99999999999999999998", "v1-alpha.99999999999999999999", -1, -1],
])("AC-S6: %s against %s", (a, b, required, upstream) => {
  expect(orderStackVersions(version(a), version(b))).toBe(required);
  expect(orderStackVersions(version(a), version(b), { upstream: true })).toBe(upstream);
});

test.each<[sorted: string]>([
  ["v1 v3 v10"],
  ["v2 v9007199254740991 v9007199254740992 v9007199254740993"],
  ["v0-alpha.9 v0-alpha.10 v0-beta.1 v1"],
  ["v0-alpha-9 v0-alpha-10"],
  ["latest v1"],
  ["v1-alpha.1 v1"],
])("AC-S6: in order: %s", (sorted) => {
  const versions = sorted.split(" ");
  expect(versions.toReversed().toSorted(compareStackVersions)).toEqual(versions);
});

test.each<[text: string, notation: "dot" | "dash", release: string | undefined]>([
  ["docker-ferrol-1-27-v1", "dot", "docker-ferrol-1-27-v1"],
  ["docker-ferrol-1-27-v1", "dash", "docker-ferrol-1-27-v1"],
  ["docker-ferrol-1-27-v0-sha.abc", "dot", "docker-ferrol-1-27-v0-sha-abc"],
  ["docker-ferrol-1-27-v0-sha-abc", "dash", "docker-ferrol-1-27-v0-sha-abc"],
  ["docker-ferrol-1-27-v0-sha-abc", "dot", undefined],
  ["docker-ferrol-1-27-v0-sha.abc", "dash", undefined],
  ["docker-ferrol-01-027-v1", "dot", "docker-ferrol-1-27-v1"],
  ["docker-ferrol-1-9007199254740993-v1", "dot", "docker-ferrol-1-9007199254740993-v1"],
  ["docker-ferrol-1-9223372036854775808-v1", "dot", undefined],
  ["-ferrol-1-27-v1", "dot", undefined],
  ["docker--1-27-v1", "dot", undefined],
  ["docker-ferrol-x-27-v1", "dot", undefined],
  ["docker-ferrol-1-y-v1", "dot", undefined],
  ["docker-ferrol-1-27", "dot", undefined],
  ["docker-ferrol-1-27-", "dot", undefined],
  ["docker-ferrol-1-27-v1-", "dot", undefined],
  ["docker-ferrol-pro-1-27-v1", "dot", undefined],
  ["", "dot", undefined],
])("the name %j in notation %s", (text, notation, release) => {
  const name = parseStackName(text, notation);
  expect(name && formatStackName(name, "dash")).toBe(release);
});
