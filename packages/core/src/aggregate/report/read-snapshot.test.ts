import { expect, test } from "vitest";
import { isSnapshot, readSnapshot } from "./read-snapshot.ts";

const pod = { apiVersion: "v1", kind: "Pod", metadata: { name: "a" } };
const snapshot = {
  apiVersion: "landfall.dev/v1alpha1",
  kind: "StatusSnapshot",
  metadata: { name: "eu-1", labels: { region: "eu" } },
  spec: { cluster: "eu-1", observedAt: "2026-11-21T08:00:00Z", items: [pod] },
};

test("a snapshot says of which cluster and when, and which objects it saw", () => {
  expect(readSnapshot(snapshot)).toMatchObject({
    ok: true,
    value: {
      ref: { group: "landfall.dev", kind: "StatusSnapshot", name: "eu-1" },
      cluster: "eu-1",
      observedAt: "2026-11-21T08:00:00Z",
      time: Date.UTC(2026, 10, 21, 8),
      items: [pod],
      labels: { region: "eu" },
    },
    problems: [],
  });
});

test.each<[string, object, string]>([
  ["no cluster", { observedAt: "2026-11-21T08:00:00Z", items: [] }, "spec"],
  ["no time", { cluster: "eu-1", items: [] }, "spec"],
  ["objects that are no list", { ...snapshot.spec, items: {} }, "spec.items"],
  ["samples that are no list", { ...snapshot.spec, samples: {} }, "spec.samples"],
])("one with %s is refused by name", (_, spec, field) => {
  const { ok, problems } = readSnapshot({ ...snapshot, spec });
  expect([ok, problems[0]?.ref?.name]).toEqual([false, "eu-1"]);
  expect(problems[0]?.field).toContain(field);
});

test.each<[string, object, boolean]>([
  ["one that is valid", snapshot, true],
  ["one that is not", { ...snapshot, spec: {} }, true],
  ["a kind of the same name in another group", { ...snapshot, apiVersion: "example.dev/v1" }, false],
  ["another kind", pod, false],
])("whether it is a snapshot: %s", (_, object, expected) => {
  expect(isSnapshot(object)).toBe(expected);
});
