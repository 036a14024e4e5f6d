import { describe, expect, test } from "vitest";
import { nearestName } from "./nearest-name.ts";

const FIELDS = ["cluster", "observedAt", "items", "source"];

describe("nearestName", () => {
  test.each([
    ["a swapped pair", "itmes", "items"],
    ["a dropped letter", "cluser", "cluster"],
    ["another case", "observedat", "observedAt"],
    ["another spelling", "observed_at", "observedAt"],
    ["a name that is known", "items", "items"],
    ["another word", "replicas", undefined],
    ["no name at all", "", undefined],
    ["a name of a prototype", "__proto__", undefined],
    ["a name of 100 kB", "items".repeat(20_000), undefined],
  ])("%s: %s", (_, name, expected) => {
    expect(nearestName(name, FIELDS)).toBe(expected);
  });

  test.each([
    ["nope", "now", undefined],
    ["nope", "name", undefined],
    ["nwo", "now", "now"],
    ["nam", "name", "name"],
    ["x", "in", undefined],
    ["stauts", "status", "status"],
    ["sstatts", "status", "status"],
    ["history", "holder", undefined],
    ["gke_acme_europe-west1_shop", "gke_acme_europe-west1_mail", undefined],
  ])("%s is as far from %s as its length allows: %s", (name, known, expected) => {
    expect(nearestName(name, [known])).toBe(expected);
  });

  test("takes the first of equally near names", () => {
    expect(nearestName("wave", ["waves", "waved"])).toBe("waves");
  });
});
