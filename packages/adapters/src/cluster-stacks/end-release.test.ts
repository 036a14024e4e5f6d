import { refKey } from "@landfall/core/object";
import fc from "fast-check";
import { expect, test } from "vitest";
import { endRelease, type SyncedResource, type SyncOutcome, syncResources } from "./index.ts";

const resource = (name: string, more: Partial<SyncedResource> = {}): SyncedResource => ({
  group: "",
  kind: "ConfigMap",
  namespace: "kube-system",
  name,
  status: "synced",
  hash: "1",
  ...more,
});
const gone: SyncOutcome = { result: "gone" };

test("AC-S8: deleting a release leaves nothing behind: all that is recorded goes, also what was never applied", () => {
  const record = [resource("a"), resource("b", { status: "not-synced", error: "forbidden" })];
  const begun = endRelease(record);
  expect([begun.delete.map(({ name }) => name), begun.mayLetGo]).toEqual([["a", "b"], false]);
  const half = endRelease(begun.resources, new Map([[refKey(resource("a")), gone]]));
  expect([half.delete.map(({ name }) => name), half.mayLetGo]).toEqual([["b"], false]);
  const failed = endRelease(
    half.resources,
    new Map([[refKey(resource("b")), { result: "error", error: "a finalizer stays" }]]),
  );
  expect([failed.delete.map(({ name }) => name), failed.mayLetGo]).toEqual([["b"], false]);
  expect(failed.resources).toMatchObject([{ name: "b", error: "a finalizer stays", deleting: true }]);
  expect(endRelease(failed.resources, new Map([[refKey(resource("b")), gone]]))).toEqual({
    resources: [],
    delete: [],
    mayLetGo: true,
  });
});

test("a release that never recorded anything may go at once", () => {
  expect(endRelease([])).toEqual({ resources: [], delete: [], mayLetGo: true });
});

test("AC-S8: property: whatever fails on the way, the finalizer goes exactly when the last object is gone", () => {
  const names = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d"), { minLength: 1 });
  const looks = fc.array(fc.dictionary(fc.constantFrom("a", "b", "c", "d"), fc.constantFrom("gone", "error")), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(names, looks, (applied, answers) => {
      const wanted = applied.map((name) => ({ ...resource(name), hash: "1" }));
      let record = syncResources(wanted, []).resources;
      const there = new Set(applied);
      for (const answer of answers) {
        const outcomes = new Map(
          Object.entries(answer).map(([name, result]) => [refKey(resource(name)), { result } as SyncOutcome]),
        );
        for (const name of applied) if (answer[name] === "gone") there.delete(name);
        const end = endRelease(record, outcomes);
        expect(end.mayLetGo).toBe(there.size === 0);
        expect(end.delete.map(({ name }) => name)).toEqual([...there].sort());
        record = end.resources;
      }
    }),
  );
});
