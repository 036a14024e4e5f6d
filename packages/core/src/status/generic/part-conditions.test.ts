import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { KubeObject } from "../../object/index.ts";
import { computeStatus } from "../compute-status.ts";
import { statusRuleLibrary as library } from "../rules/generated/index.ts";
import { CONDITION_TYPES, PRIMARY_TYPES } from "./condition-types.ts";

type Condition = Readonly<Record<string, unknown>>;

/** An object that says that it is ready, with other fields beside its conditions. */
const widget = (status: object): KubeObject =>
  ({
    apiVersion: "example.com/v1",
    kind: "Widget",
    metadata: { name: "w", generation: 3 },
    spec: {},
    status: { observedGeneration: 3, conditions: [{ type: "Ready", status: "True" }], ...status },
  }) as KubeObject;

const well: Condition = { type: "Ready", status: "True", reason: "Ready" };

/** Where controllers keep the conditions of a part: in a list, in a map by name, or deeper. */
const PLACES: readonly (readonly [string, (conditions: unknown) => object])[] = [
  [
    "a list",
    (conditions) => ({
      members: [
        { name: "a", conditions: [well] },
        { name: "b", conditions },
      ],
    }),
  ],
  ["a map", (conditions) => ({ disks: { a: { conditions: [well] }, b: { conditions } } })],
  ["a list in a map", (conditions) => ({ components: { server: { shards: [{ conditions }] } } })],
];

const statusOf = (status: object): string => computeStatus(widget(status)).status;

describe.each(PLACES)("conditions of a part in %s, beside Ready=True of the whole", (_, at) => {
  test("that are well change nothing", () => {
    expect(statusOf(at([well, { type: "Degraded", status: "False" }]))).toBe("Current");
  });

  test.each<readonly [string, Condition, string]>([
    [
      "Ready=False for a failure",
      { type: "Ready", status: "False", reason: "DiskNotFound", message: "gone" },
      "Failed",
    ],
    ["Ready=False without a reason", { type: "Ready", status: "False" }, "InProgress"],
    ["Ready=False while it is made", { type: "Ready", status: "False", reason: "Creating" }, "InProgress"],
    ["Stalled=True", { type: "Stalled", status: "True", reason: "BadConfig" }, "Failed"],
    [
      "a detail that is False for a failure",
      { type: "ImportSuccess", status: "False", reason: "Unauthorized" },
      "Failed",
    ],
    ["a rollout at rest", { type: "Progressing", status: "True", reason: "NewReplicaSetAvailable" }, "Current"],
    ["a rollout that goes on", { type: "Progressing", status: "True", reason: "ReplicaSetUpdated" }, "InProgress"],
    ["a part that somebody paused", { type: "Ready", status: "False", reason: "Paused" }, "Current"],
    ["a condition without a status", { type: "Ready", reason: "Unknown" }, "Unknown"],
    ["a condition whose status is a number", { type: "Ready", status: 1 }, "Unknown"],
  ])("%s", (_name, condition, expected) => {
    expect(statusOf(at([condition]))).toBe(expected);
    expect(statusOf({ ...at([condition]), conditions: [] })).not.toBe("Current" === expected ? "" : "Current");
  });

  test("a primary one that is False, a failure that is True, or one that cannot be read: never Current", () => {
    const contrary = fc.oneof(
      fc.constantFrom(...PRIMARY_TYPES).map((type): Condition => ({ type, status: "False" })),
      fc.constantFrom(...CONDITION_TYPES.failure).map((type): Condition => ({ type, status: "True" })),
      fc
        .constantFrom(...PRIMARY_TYPES)
        .chain((type) => fc.constantFrom(undefined, null, 0, [], {}).map((status): Condition => ({ type, status }))),
    );
    fc.assert(
      fc.property(contrary, fc.constantFrom("", "Creating", "Broken", "Xyz", "NotFound"), (condition, reason) => {
        expect(statusOf(at([well, reason === "" ? condition : { ...condition, reason }]))).not.toBe("Current");
      }),
      { numRuns: 1_000 },
    );
  });
});

test.each(["deprecated", "history", "previousRuns", "lastAttempt", "snapshots"])(
  "conditions of the past do not count: %s",
  (name) => {
    const failed = { type: "Failed", status: "True", reason: "Error" };
    expect(statusOf({ [name]: [{ conditions: [failed] }] })).toBe("Current");
  },
);

test("a run that is done stays done, whatever its steps say", () => {
  const done = { type: "Succeeded", status: "True", reason: "Completed" };
  const failed = { type: "Succeeded", status: "False", reason: "Failed" };
  expect(statusOf({ conditions: [done], steps: [{ conditions: [failed] }] })).toBe("Current");
});

describe("a condition of a part that cannot be read is no proof of Current for a rule of the library either", () => {
  const objects: readonly (readonly [string, string, (condition: Condition) => object])[] = [
    ["image.openshift.io/v1", "ImageStream", (one) => ({ tags: [{ tag: "latest", items: null, conditions: [one] }] })],
    [
      "longhorn.io/v1beta2",
      "Node",
      (one) => ({ conditions: [{ type: "Ready", status: "True" }], diskStatus: { d1: { conditions: [one] } } }),
    ],
  ];
  const junk = [undefined, null, "", 0, 7, [], {}];
  test.each(objects)("%s %s", (apiVersion, kind, status) => {
    const judge = (condition: Condition): string =>
      computeStatus({ apiVersion, kind, metadata: { name: "x" }, status: status(condition) } as KubeObject, { library })
        .status;
    expect(judge({ type: "Ready", status: "True" })).toBe("Current");
    for (const value of junk) expect(judge({ type: "Ready", status: value, reason: "Gone" })).not.toBe("Current");
    for (const value of junk) expect(judge({ type: value, status: "False", reason: "Gone" })).not.toBe("Current");
  });
});
