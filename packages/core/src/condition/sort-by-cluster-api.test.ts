import { expect, test } from "vitest";
import { sortByClusterApi } from "./sort-by-cluster-api.ts";

test("sortByClusterApi: Available and Ready first, gates by name, Paused and Deleting last", () => {
  const types = ["Deleting", "MyGate", "Paused", "Ready", "AGate", "WorkerMachinesUpToDate", "Available"];
  const sorted = sortByClusterApi(types.map((type) => ({ type, status: "True" })));
  expect(sorted.map(({ type }) => type)).toEqual([
    "Available",
    "Ready",
    "WorkerMachinesUpToDate",
    "AGate",
    "MyGate",
    "Paused",
    "Deleting",
  ]);
});
