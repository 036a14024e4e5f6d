import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { faultOf, pageOf, type Result, readResults } from "./results.ts";
import { SUITES, versionsOf } from "./suites.ts";

const RESULT: Result = {
  date: "2026-11-27",
  passed: 3,
  failed: 0,
  skipped: 0,
  minutes: 2,
  versions: versionsOf("karmada"),
  on: "Node 24, 2 cores",
};

describe("the last nightly run", () => {
  test("docs/nightly.md is made of its results", () => {
    const page = readFileSync(new URL("../../docs/nightly.md", import.meta.url), "utf8");
    expect(page).toBe(pageOf(readResults()));
  });

  test.each(SUITES.filter(({ name }) => readResults()[name] !== undefined))(
    "$name passed, against what is pinned now",
    (suite) => {
      expect(faultOf(suite, readResults()[suite.name])).toBeUndefined();
    },
  );

  test.each<readonly [string, Partial<Result> | undefined, string | undefined]>([
    ["passed", {}, undefined],
    ["was never run", undefined, "it was never run"],
    ["failed", { failed: 1 }, "1 failed"],
    ["was skipped", { skipped: 1 }, "not all of it ran"],
    ["ran nothing", { passed: 0 }, "not all of it ran"],
    ["ran against an older release", { versions: ["karmada v1.15.0"] }, "it ran against karmada v1.15.0"],
  ])("a suite that %s", (_, more, fault) => {
    const [suite] = SUITES.filter(({ asset }) => asset === "karmada");
    if (suite === undefined) throw new Error("there is no suite of Karmada");
    expect(faultOf(suite, more && { ...RESULT, ...more })).toBe(fault);
  });

  test("the versions are those of the modules", () => {
    expect(versionsOf("karmada")).toEqual([expect.stringMatching(/^karmada v\d/)]);
    expect(versionsOf("cluster-api")).toEqual([expect.stringMatching(/^cluster-api v\d/)]);
    expect(versionsOf("kubefleet")).toEqual([expect.stringMatching(/^fleet v\d/)]);
    expect(versionsOf("ocm")).toEqual([expect.stringMatching(/^ocm v\d/)]);
    expect(versionsOf("argo-cd")).toEqual([expect.stringMatching(/^argo-cd v\d/)]);
    expect(versionsOf("flux").map((version) => version.split(" ")[0])).toEqual([
      "kustomize-controller",
      "source-controller",
    ]);
  });
});
