import { describe, expect, test } from "vitest";
import { aggregateKstatus } from "./aggregate-statuses.ts";
import type { KstatusWord } from "./result.ts";

describe("aggregateStatuses", () => {
  test.each<[string, readonly KstatusWord[], KstatusWord, KstatusWord]>([
    ["nothing is as desired", [], "NotFound", "NotFound"],
    ["all as desired", ["Current", "Current"], "Current", "Current"],
    ["all gone when deleting", ["NotFound"], "NotFound", "NotFound"],
    ["one Failed decides, even after Unknown", ["Unknown", "Current", "Failed"], "Current", "Failed"],
    ["else one Unknown decides", ["InProgress", "Unknown"], "Current", "Unknown"],
    ["Terminating and NotFound are in progress", ["Current", "Terminating", "NotFound"], "Current", "InProgress"],
    ["Current is in progress when deleting", ["Current", "NotFound"], "NotFound", "InProgress"],
  ])("%s", (_, statuses, desired, word) => {
    expect(aggregateKstatus(statuses, desired)).toBe(word);
  });
});
