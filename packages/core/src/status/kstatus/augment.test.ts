import { describe, expect, test } from "vitest";
import type { KubeObject } from "../../object/index.ts";
import { augment } from "./augment.ts";

const OPTIONS = { variant: "upstream", now: Date.parse("2026-01-05T09:00:00.750Z") } as const;
const TIME = "2026-01-05T09:00:00Z";
const OLD = "2026-01-01T00:00:00Z";
const DETAIL = { reason: "PodNotObserved", message: "Pod phase not available" };

function conditionsOf(status: unknown): unknown {
  const result = augment({ apiVersion: "v1", kind: "Pod", status } as KubeObject, OPTIONS);
  return result.error ?? (result.object.status as { conditions: unknown }).conditions;
}

describe("augment writes the standard conditions into the status", () => {
  const old = { type: "Reconciling", reason: "Old", lastUpdateTime: OLD, lastTransitionTime: OLD };
  test.each<[string, unknown, unknown]>([
    [
      "a status is made",
      undefined,
      [{ lastTransitionTime: TIME, lastUpdateTime: TIME, ...DETAIL, status: "True", type: "Reconciling" }],
    ],
    ["nothing to say leaves the list", { phase: "Succeeded", conditions: [{ type: "A" }] }, [{ type: "A" }]],
    ["nothing to say makes an empty list", { phase: "Succeeded" }, []],
    [
      "a status that changes moves both times",
      { conditions: [{ ...old, status: "False" }] },
      [{ ...old, status: "True", ...DETAIL, lastUpdateTime: TIME, lastTransitionTime: TIME }],
    ],
    [
      "the others stay",
      { conditions: [{ type: "Other", status: "True" }] },
      [
        { type: "Other", status: "True" },
        { lastTransitionTime: TIME, lastUpdateTime: TIME, ...DETAIL, status: "True", type: "Reconciling" },
      ],
    ],
    [
      "null conditions are an error",
      { conditions: null },
      ".status.conditions accessor error: <nil> is of the type <nil>, expected []interface{}",
    ],
    ["a null status is an error", null, "value cannot be set because .status is not a map[string]interface{}"],
    ["a null entry is an error", { conditions: [null] }, "condition does not have the expected structure"],
    [
      "an entry without a type is an error",
      { conditions: [{ status: "True" }] },
      "condition type does not have the expected type",
    ],
    [
      "an entry of the type without a status is an error",
      { conditions: [{ type: "Reconciling" }] },
      "condition status does not have the expected type",
    ],
  ])("%s", (_, status, conditions) => {
    expect(conditionsOf(status)).toEqual(conditions);
  });

  test("the same status keeps its transition time, and every entry of the type is written", () => {
    const entry = {
      type: "Stalled",
      status: "True",
      reason: "Old",
      message: "old",
      lastUpdateTime: OLD,
      lastTransitionTime: OLD,
    };
    const object = { kind: "Widget", status: { conditions: [entry, entry] } };
    const result = augment(object, OPTIONS);
    const written = { ...entry, lastUpdateTime: TIME };
    expect(result).toEqual({ object: { kind: "Widget", status: { conditions: [written, written] } } });
  });

  test("an error of the computation is returned", () => {
    expect(augment({ status: 1 } as KubeObject, OPTIONS)).toEqual({ error: "cannot restore struct from: int64" });
    const deleted = { metadata: { deletionTimestamp: "x" }, status: "s" } as unknown as KubeObject;
    expect(augment(deleted, OPTIONS)).toEqual({
      error: ".status.conditions accessor error: s is of the type string, expected map[string]interface{}",
    });
  });
});
