import { describe, expect, test } from "vitest";
import type { KubeObject } from "../../object/index.ts";
import { applyEdits, CATALOGUE, lookAfterHolds, suspend } from "../index.ts";

const NOW = Date.parse("2026-11-23T12:00:00Z");
const HOUR = 3_600_000;

const CRON_JOB = {
  apiVersion: "batch/v1",
  kind: "CronJob",
  metadata: { name: "nightly", namespace: "shop", uid: "u-1", generation: 1, resourceVersion: "1" },
  spec: { schedule: "@daily", suspend: false },
} as unknown as KubeObject;

/** Returns an object that these holders hold until the given times. */
function held(...holds: readonly (readonly [holder: string, until?: string])[]): KubeObject {
  const mechanism = CATALOGUE.byId.get("cronjob-suspend");
  if (mechanism === undefined) throw new Error("it is gone");
  return holds.reduce<KubeObject>((object, [holder, until]) => {
    const hold = { holder, effect: mechanism.effect, ...(until !== undefined && { until }) };
    const edits = suspend(object, { hold, mechanism, now: NOW - HOUR });
    const after = edits.ok ? applyEdits(object, edits.value) : edits;
    if (!after.ok) throw new Error(after.problems[0]?.message);
    return after.value;
  }, CRON_JOB);
}

function withSuspend(object: KubeObject, suspended: boolean, version: number, manager: string): KubeObject {
  const managedFields = [
    {
      manager,
      operation: "Update",
      apiVersion: "batch/v1",
      time: "2026-11-23T11:00:00Z",
      fieldsType: "FieldsV1",
      fieldsV1: { "f:spec": { "f:suspend": {} } },
    },
  ];
  const metadata = { ...object.metadata, generation: version, resourceVersion: String(version), managedFields };
  return { ...object, metadata, spec: { ...(object.spec as object), suspend: suspended } } as KubeObject;
}

const look = (object: KubeObject, history?: readonly KubeObject[]) =>
  lookAfterHolds(object, { catalogue: CATALOGUE, now: NOW, ...(history !== undefined && { history }) });

describe("looking after holds", () => {
  test.each([
    ["nobody holds it", CRON_JOB, { expired: [], notices: [] }],
    ["held without an end", held(["a"]), { expired: [], notices: [] }],
    [
      "held until later",
      held(["a", "2026-11-23T13:00:00Z"], ["b", "2026-11-23T15:00:00Z"]),
      { expired: [], notices: [], next: NOW + HOUR },
    ],
    ["one is over", held(["a", "2026-11-23T11:30:00Z"], ["b"]), { expired: ["a"], notices: [] }],
    [
      "one is over and another ends",
      held(["a", "2026-11-23T12:00:00Z"], ["b", "2026-11-23T13:00:00Z"]),
      { expired: ["a"], notices: [], next: NOW + HOUR },
    ],
  ] as const)("%s", (_, object, wanted) => {
    expect(look(object)).toEqual(wanted);
  });

  test("a hold that somebody took back names who did, and is the same matter until they write again", () => {
    const back = withSuspend(held(["a"]), false, 3, "their-gitops");
    const [notice, ...others] = look(back).notices;
    expect(others).toEqual([]);
    expect(notice).toMatchObject({
      reason: "HoldTakenBack",
      severity: "Warning",
      message: "new-runs is held by a, and their-gitops took it back: it goes on",
    });
    const labelled = { ...back, metadata: { ...back.metadata, labels: { a: "b" }, generation: 4 } };
    expect(look(labelled).notices[0]?.about).toBe(notice?.about);
  });

  test("writers that fight are told with what they write", () => {
    const object = held(["a"]);
    const history = [2, 3, 4, 5, 6].map((at) => withSuspend(object, at % 2 === 0, at, at % 2 === 0 ? "ana" : "gitops"));
    expect(look(object, history).notices).toContainEqual({
      reason: "Fighting",
      severity: "Warning",
      about: "spec.suspend",
      message: "spec.suspend goes back and forth by ana and gitops, last from false to true",
    });
  });

  test("a hold that cannot be read is told, and nothing is let go", () => {
    const annotations = { "hold.landfall.dev/a": "nonsense" };
    const broken = { ...CRON_JOB, metadata: { ...CRON_JOB.metadata, annotations } } as KubeObject;
    expect(look(broken)).toMatchObject({
      expired: [],
      notices: [{ reason: "HoldUnreadable", about: "LedgerCorrupt" }],
    });
  });
});
