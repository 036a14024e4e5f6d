import { expect, test } from "vitest";
import { byKind } from "./by-kind.ts";

test("each kind is asked about once, also where nothing is answered", () => {
  const asked: string[] = [];
  const answer = byKind(({ apiVersion, kind }) => {
    asked.push(`${apiVersion} ${kind}`);
    return kind === "Cluster" ? apiVersion : undefined;
  });
  const clusters = ["a/v1", "b/v1", "a/v1"].map((apiVersion) => answer({ apiVersion, kind: "Cluster" }));
  const others = [1, 2].map(() => answer({ apiVersion: "a/v1", kind: "Other" }));
  expect([clusters, others]).toEqual([
    ["a/v1", "b/v1", "a/v1"],
    [undefined, undefined],
  ]);
  expect(asked).toEqual(["a/v1 Cluster", "b/v1 Cluster", "a/v1 Other"]);
});
