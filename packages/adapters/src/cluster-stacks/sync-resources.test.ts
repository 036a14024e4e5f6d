import { type ObjectRef, refKey } from "@landfall/core/object";
import { expect, test } from "vitest";
import { type SyncedResource, type SyncOutcome, syncResources } from "./index.ts";

const ref = (kind: string, name = "x"): ObjectRef => ({ group: "", kind, namespace: "kube-system", name });
const want = (kind: string, hash = "1") => ({ ...ref(kind), hash });
const synced = (kind: string, hash = "1"): SyncedResource => ({ ...ref(kind), status: "synced", hash });
const outcome = (kind: string, result: SyncOutcome): ReadonlyMap<string, SyncOutcome> =>
  new Map([[refKey(ref(kind)), result]]);
const kinds = (refs: readonly ObjectRef[]): readonly string[] => refs.map(({ kind }) => kind);

test.each<
  [
    what: string,
    sync: ReturnType<typeof syncResources>,
    apply: readonly string[],
    gone: readonly string[],
    resources: readonly object[],
  ]
>([
  ["new: is applied", syncResources([want("Service")], []), ["Service"], [], [{ status: "not-synced" }]],
  [
    "as it was applied: nothing",
    syncResources([want("Service")], [synced("Service")]),
    [],
    [],
    [{ status: "synced", hash: "1" }],
  ],
  [
    "AC-S8: an upgrade of the same name is applied",
    syncResources([want("Service", "2")], [synced("Service")]),
    ["Service"],
    [],
    [{ status: "not-synced" }],
  ],
  [
    "AC-S8: a Service hides no Deployment",
    syncResources([want("Deployment"), want("Service")], [synced("Service")]),
    ["Deployment"],
    [],
    [{ kind: "Deployment" }, { kind: "Service", status: "synced" }],
  ],
  [
    "AC-S8: a failed apply is never synced, and tried again",
    syncResources([want("Service")], [synced("Service")], outcome("Service", { result: "error", error: "forbidden" })),
    ["Service"],
    [],
    [{ status: "not-synced", error: "forbidden" }],
  ],
  [
    "its error stays until it is tried again",
    syncResources([want("Service")], [{ ...synced("Service"), status: "not-synced", error: "e" }]),
    ["Service"],
    [],
    [{ error: "e" }],
  ],
  [
    "an apply of an older object does not count",
    syncResources([want("Service", "2")], [], outcome("Service", { result: "applied", hash: "1" })),
    ["Service"],
    [],
    [{ status: "not-synced" }],
  ],
  [
    "applied",
    syncResources([want("Service")], [], outcome("Service", { result: "applied", hash: "1" })),
    [],
    [],
    [{ status: "synced" }],
  ],
  [
    "drift is applied again",
    syncResources([want("Service")], [synced("Service")], new Map(), new Set([refKey(ref("Service"))])),
    ["Service"],
    [],
    [{ status: "not-synced" }],
  ],
  ["what is not wanted goes", syncResources([], [synced("Service")]), [], ["Service"], [{ deleting: true }]],
  [
    "but after all applies",
    syncResources([want("Deployment")], [synced("Service")]),
    ["Deployment"],
    [],
    [{ kind: "Deployment" }, { deleting: true }],
  ],
  [
    "AC-S8: a failed deletion stays on record, and is tried again",
    syncResources([], [synced("Service")], outcome("Service", { result: "error", error: "forbidden" })),
    [],
    ["Service"],
    [{ status: "not-synced", error: "forbidden", deleting: true }],
  ],
  ["gone", syncResources([], [synced("Service")], outcome("Service", { result: "gone" })), [], [], []],
  [
    "wanted again while it goes: is applied anew",
    syncResources([want("Service")], [{ ...synced("Service"), deleting: true }]),
    ["Service"],
    [],
    [{ status: "not-synced" }],
  ],
  [
    "wanted, and somebody deleted it",
    syncResources([want("Service")], [synced("Service")], outcome("Service", { result: "gone" })),
    ["Service"],
    [],
    [{ status: "not-synced" }],
  ],
])("%s", (_, sync, apply, gone, resources) => {
  expect(kinds(sync.apply)).toEqual(apply);
  expect(kinds(sync.delete)).toEqual(gone);
  expect(sync.resources).toMatchObject(resources);
  expect(sync.isDone).toBe(
    apply.length === 0 && kinds(sync.resources.filter(({ deleting }) => deleting === true)).length === 0,
  );
});
