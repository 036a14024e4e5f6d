import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chooseReleases, type ReleaseChoice, type ReleaseFacts, type ReleaseScheme } from "./choose-releases.ts";
import { readReleaseFile, releaseFile } from "./release-source.ts";

const NUMBER = /^v(\d+)(-rc)?$/;
const SCHEME: ReleaseScheme = {
  spell: (name) => (NUMBER.test(name.toLowerCase()) ? name.toLowerCase() : undefined),
  isOfChannel: (name) => !name.endsWith("-rc"),
  order: (a, b) => {
    const [one, other] = [NUMBER.exec(a), NUMBER.exec(b)];
    if (one === null || other === null) return undefined;
    return Number(one[1]) - Number(other[1]) || (one[2] === other[2] ? 0 : undefined);
  },
};
const there = (...names: readonly string[]): ReleaseFacts["existing"] =>
  names.map((name) => ({ name: name.replace("!", ""), isReady: !name.endsWith("!") }));

test.each<[what: string, facts: ReleaseFacts, retain: number, choice: Partial<ReleaseChoice>]>([
  ["what nobody wants goes", { existing: there("v1!", "v2") }, 0, { keep: ["v2"], remove: ["v1"], make: [] }],
  [
    "the newest of the channel is made, and the last ready one stays until that is ready",
    { existing: there("v1", "v9"), reading: { tags: ["v9", "v10", "v11-rc"] } },
    0,
    { keep: ["v9"], make: ["v10"], remove: ["v1"], latest: "v10", latestReady: "v9", stale: false },
  ],
  [
    "once it is ready the one before goes, but for as many as are to be retained",
    { existing: there("v10", "v9", "v8", "v7"), reading: { tags: ["v10"] } },
    2,
    { keep: ["v10", "v8", "v9"], remove: ["v7"] },
  ],
  [
    "what something runs on stays",
    { existing: there("v1", "v2", "v3"), inUse: ["V1"] },
    0,
    { keep: ["v1", "v3"], remove: ["v2"] },
  ],
  ["what is in use and missing is not made", { existing: [], inUse: ["v1"] }, 0, { make: [] }],
  [
    "what is named is made, also from another channel",
    { existing: [], named: ["v3-rc", "V2"] },
    0,
    { make: ["v2", "v3-rc"] },
  ],
  [
    "of two that nobody can order none is the newest, and both are named",
    { existing: [], reading: { tags: ["v1"] } },
    0,
    { make: ["v1"], problems: [] },
  ],
  [
    "AC-S11: while the source cannot be reached the last choice stands, with a condition that says so",
    { existing: there("v1", "v2!", "v3!"), reading: { error: "timeout" }, last: "v2" },
    0,
    {
      keep: ["v1", "v2"],
      remove: ["v3"],
      latest: "v2",
      stale: true,
      condition: {
        type: "ReleasesSynced",
        status: "False",
        reason: "SourceUnreachable",
        message: "the source of releases cannot be reached: timeout; what it said last still counts",
      },
    },
  ],
  [
    "AC-S11: where nobody stored it, nothing that the source may have named is removed",
    { existing: there("v1", "v2", "v3!"), reading: {} },
    0,
    { keep: ["v2", "v3"], remove: ["v1"], stale: true },
  ],
  [
    "a source that has nothing was reached",
    { existing: there("v1!"), reading: { tags: [] } },
    0,
    { remove: ["v1"], stale: false },
  ],
])("%s", (_, facts, retain, choice) => {
  expect(chooseReleases(SCHEME, facts, { retain })).toMatchObject(choice);
});

test("what cannot be read or ordered is named and passed over", () => {
  const everything: ReleaseScheme = { order: SCHEME.order };
  const { problems, latest } = chooseReleases(everything, { existing: [], reading: { tags: ["v1", "v1-rc"] } });
  expect([problems.map(({ message }) => message), latest]).toEqual([
    ["nobody can tell which of v1 and v1-rc is newer"],
    undefined,
  ]);
  const bad = chooseReleases(SCHEME, { existing: [], reading: { tags: ["main", "v1"] } });
  expect([bad.problems.map(({ code }) => code), bad.make]).toEqual([["UnreadableTag"], ["v1"]]);
});

describe("row 81: whatever is there, wanted and retained", () => {
  const name = fc.constantFrom("v1", "v2", "v3", "v4", "V4", "v5-rc", "v6");
  const names = fc.uniqueArray(name, { maxLength: 6 });
  const facts = fc.record({
    existing: fc.uniqueArray(
      fc.record({ name: fc.constantFrom("v1", "v2", "v3", "v4", "v5-rc", "v6"), isReady: fc.boolean() }),
      { selector: (one) => one.name, maxLength: 6 },
    ),
    named: names,
    inUse: names,
    reading: fc.constantFrom(undefined, {}, { tags: [] }, { tags: ["v3", "v4"] }, { tags: ["v6", "v5-rc", "v2"] }),
    last: fc.constantFrom(undefined, "v3", "v4"),
  });

  test("nothing that is latest, ready, named or in use is removed, in any order of the input", () => {
    fc.assert(
      fc.property(facts, fc.nat(3), (given, retain) => {
        const choice = chooseReleases(SCHEME, given, { retain });
        const kept = [...given.named, ...given.inUse, choice.latest, choice.latestReady];
        expect(choice.remove.filter((one) => kept.includes(one))).toEqual([]);
        expect([...choice.keep, ...choice.remove].toSorted()).toEqual(given.existing.map((one) => one.name).toSorted());
        expect(choice.make.filter((one) => given.existing.some((other) => other.name === one))).toEqual([]);
        expect(choice.stale).toBe(given.reading !== undefined && given.reading.tags === undefined);
        const turned = { ...given, existing: given.existing.toReversed(), named: given.named.toReversed() };
        expect(chooseReleases(SCHEME, turned, { retain })).toEqual(choice);
      }),
      { numRuns: 500 },
    );
  });

  test("what is carried out is whole: a second look changes nothing, and a source that falls silent removes nothing", () => {
    fc.assert(
      fc.property(facts, (given) => {
        const { keep, make, latest } = chooseReleases(SCHEME, given);
        const existing = [...keep, ...make].map((one) => ({
          name: one,
          isReady: given.existing.some((other) => other.name === one && other.isReady),
        }));
        const again = chooseReleases(SCHEME, { ...given, existing, last: latest });
        expect([again.make, again.remove]).toEqual([[], []]);
        if (given.reading?.tags === undefined) return;
        const silent = chooseReleases(SCHEME, { ...given, existing, reading: {}, last: latest });
        expect([silent.make, silent.remove, silent.stale]).toEqual([[], [], true]);
      }),
      { numRuns: 500 },
    );
  });
});

describe("AC-S11: a file as the source of releases", () => {
  test("a tag a line, each once, comments apart", () => {
    const text = "# the mirror\nv1\r\n\n  v2 # new\nv1\n";
    expect(readReleaseFile(text)).toEqual({ tags: ["v1", "v2"] });
    expect(readReleaseFile("")).toEqual({ tags: [] });
  });

  test.each<[what: string, readText: () => string | undefined, reading: object]>([
    ["it is there", () => "v1\n", { tags: ["v1"] }],
    ["it is not", () => undefined, { error: "there is no file releases.txt" }],
    [
      "it cannot be read",
      () => {
        throw new Error("EACCES");
      },
      { error: "releases.txt: EACCES" },
    ],
  ])("%s", (_, readText, reading) => {
    expect(releaseFile("releases.txt", readText).read()).toEqual(reading);
  });
});
