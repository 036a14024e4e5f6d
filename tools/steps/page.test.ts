import { drawStepTransitions, STEP_TRANSITIONS, type StepLevel } from "@landfall/core/steps";
import { expect, test } from "vitest";
import { stepsPage } from "./page.ts";

test("AC-K8: docs/steps.md is what the tables of transitions and of admission say", async () => {
  await expect(stepsPage()).toMatchFileSnapshot("../../docs/steps.md");
});

test.each(Object.keys(STEP_TRANSITIONS) as readonly StepLevel[])(
  "AC-K8: the diagram of a %s has one arrow for each row of its table",
  (level) => {
    const arrows = drawStepTransitions(level)
      .split("\n")
      .filter((line) => line.includes("-->"));
    expect(arrows).toHaveLength(STEP_TRANSITIONS[level].length);
    const froms = STEP_TRANSITIONS[level].map(({ from, to }) => `${from ?? "[*]"} --> ${to}`);
    expect(arrows.map((line) => line.trim().split(":")[0])).toEqual(froms);
  },
);
