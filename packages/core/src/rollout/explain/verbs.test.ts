import { describe, expect, test } from "vitest";
import type { TargetState } from "../model/state.ts";
import { drawVerbs, judgeVerb, type SaidVerb, type Standpoint, TARGET_VERBS, VERBS } from "./verbs.ts";

const POINTS = Object.keys(VERBS.pause) as readonly Standpoint[];
const SAID = Object.keys(VERBS) as readonly SaidVerb[];
const stateOf = (point: Standpoint): Parameters<typeof judgeVerb>[1] =>
  point === "Aborted" ? { phase: "Stopped", aborted: { at: 0, reason: "Aborted" } } : { phase: point };

describe("every verb in every state has an effect, or is refused with one that has", () => {
  test.each(POINTS)("in a rollout that is %s", (point) => {
    for (const verb of SAID) {
      const answer = judgeVerb(verb, stateOf(point));
      if ("does" in answer) {
        expect(answer.does, verb).not.toBe("");
        continue;
      }
      expect(answer.works.length, `${verb} in ${point}`).toBeGreaterThan(0);
      for (const other of answer.works)
        expect(judgeVerb(other, stateOf(point)), `${verb}: ${other}`).toHaveProperty("does");
    }
  });

  test("what is refused of a target names verbs that the target is heard with", () => {
    const stateFor = (point: string): TargetState => {
      if (point === "RollbackFailed") return { state: "Failed", reason: point };
      const isReason = ["Unreachable", "ChangedByHand", "Skipped", "Pinned", "NoWave", "Joined"].includes(point);
      return isReason ? { state: "Held", reason: point } : { state: point as TargetState["state"] };
    };
    for (const [verb, row] of Object.entries(TARGET_VERBS))
      for (const [point, answer] of Object.entries(row)) {
        if ("does" in answer) continue;
        for (const other of answer.works)
          if (other in TARGET_VERBS)
            expect(
              judgeVerb(other, { phase: "Running" }, stateFor(point)),
              `${verb} ${point}: ${other}`,
            ).toHaveProperty("does");
      }
  });

  test("a pin of a target in no wave is refused; of one that joined underway it says from when on it counts", () => {
    const pinOf = (reason: string) => judgeVerb("pin", { phase: "Running" }, { state: "Held", reason });
    expect(pinOf("NoWave")).toMatchObject({
      refuses: expect.stringContaining("when a wave of the strategy takes it") as string,
    });
    expect(pinOf("Joined")).toMatchObject({ does: expect.stringContaining("in the next ones") as string });
    expect(pinOf("DependencyHeld")).toHaveProperty("does");
  });

  test("the handbrake is never refused", () => {
    for (const point of POINTS) expect(judgeVerb("handbrake", stateOf(point))).toHaveProperty("does");
  });

  test("the tables are drawn for people", () => {
    expect(drawVerbs()).toContain("| `pause` | yes | no: `resume` |");
  });
});
