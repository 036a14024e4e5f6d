import { describe, expect, test } from "vitest";
import type { Condition } from "../object/index.ts";
import { type PatchOptions, patchConditions } from "./patch-conditions.ts";

const NOW = Date.parse("2026-01-05T09:00:00.750Z");
const THEN = "2026-01-01T00:00:00Z";
const LATER = "2026-01-05T09:00:00Z";

function is(type: string, status: string, message = "", lastTransitionTime: string | undefined = THEN): Condition {
  return { type, status, reason: "R", message, lastTransitionTime };
}

function patch(
  latest: readonly Condition[],
  before: readonly Condition[],
  after: readonly Condition[],
  options: Partial<PatchOptions> = {},
): unknown {
  const result = patchConditions(latest, { before, after }, { now: NOW, ...options });
  if (!result.ok) return result.problems.map(({ code, message }) => `${code}: ${message}`);
  return result.value.map(
    ({ type, status, message, lastTransitionTime }) => `${type}=${status} ${message} ${String(lastTransitionTime)}`,
  );
}

const CONFLICT = ["ConditionConflict: condition A was changed by somebody else meanwhile"];

describe("patchConditions", () => {
  test.each<[string, readonly Condition[], readonly Condition[], readonly Condition[], Partial<PatchOptions>, unknown]>(
    [
      [
        "adds, and sorts",
        [is("Deleting", "False"), is("Ready", "True")],
        [],
        [is("A", "True", "new", "")],
        {},
        [`Ready=True  ${THEN}`, `A=True new ${LATER}`, `Deleting=False  ${THEN}`],
      ],
      [
        "changes, with the time of the change",
        [is("A", "False")],
        [is("A", "False")],
        [is("A", "True", "m", LATER)],
        {},
        [`A=True m ${LATER}`],
      ],
      [
        "changes a message and keeps the time",
        [is("A", "False")],
        [is("A", "False")],
        [is("A", "False", "m", LATER)],
        {},
        [`A=False m ${THEN}`],
      ],
      [
        "removes, and leaves the others' alone",
        [is("A", "False"), is("B", "True", "theirs")],
        [is("A", "False")],
        [],
        {},
        [`B=True theirs ${THEN}`],
      ],
      ["removing what is gone is fine", [], [is("A", "False")], [], {}, []],
      ["somebody added it too: conflict", [is("A", "True")], [], [is("A", "False")], {}, CONFLICT],
      [
        "somebody added the same: theirs stays",
        [is("A", "True", "", LATER)],
        [],
        [is("A", "True")],
        {},
        [`A=True  ${LATER}`],
      ],
      ["somebody changed it: conflict", [is("A", "Unknown")], [is("A", "True")], [is("A", "False")], {}, CONFLICT],
      [
        "somebody changed it to what we want: theirs stays",
        [is("A", "False", "", LATER)],
        [is("A", "True")],
        [is("A", "False")],
        {},
        [`A=False  ${LATER}`],
      ],
      ["somebody removed it: conflict", [], [is("A", "True")], [is("A", "False")], {}, CONFLICT],
      ["somebody changed what we remove: conflict", [is("A", "Unknown")], [is("A", "True")], [], {}, CONFLICT],
      [
        "what we own we set",
        [is("A", "Unknown")],
        [is("A", "True")],
        [is("A", "False", "m", LATER)],
        { owned: ["A"] },
        [`A=False m ${LATER}`],
      ],
      ["what we own we remove", [is("A", "Unknown")], [is("A", "True")], [], { owned: ["A"] }, []],
      ["force owns all", [], [is("A", "True")], [is("A", "False")], { force: true }, [`A=False  ${THEN}`]],
    ],
  )("%s", (_, latest, before, after, options, expected) => {
    expect(patch(latest, before, after, options)).toEqual(expected);
  });

  test("without changes the latest list is returned as it is", () => {
    const latest = [is("Deleting", "False"), is("Ready", "True")];
    const same = [is("A", "True")];
    expect(patchConditions(latest, { before: same, after: same }, { now: NOW })).toEqual({
      ok: true,
      value: latest,
      problems: [],
    });
  });
});
