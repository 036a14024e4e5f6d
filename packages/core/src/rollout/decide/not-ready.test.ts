import { describe, expect, test } from "vitest";
import { explain } from "../explain/explain.ts";
import type { Evidence } from "../model/evidence.ts";
import { manyTargets, planOf, seen, strategyOf, tick, wordsOf } from "../testing/fleet.ts";

const plan = planOf(
  strategyOf([{ name: "all", select: { rest: true }, maxConcurrent: 1 }], { order: "name" }),
  manyTargets(2),
);
const HERE = { c1: seen("v1", 0) };

describe("AC-F2: a cluster that is not ready waits in a bucket of its own", () => {
  const NEVER: Partial<Evidence> = { observedAt: undefined, freshness: "never-seen", landed: false, health: "Unknown" };
  describe.each<[string, Partial<Evidence>, string]>([
    ["is not ready", { blockedBy: "cluster/c0" }, "c0 waits: cluster/c0 is not ready"],
    [
      "was not ready when it was seen last",
      { blockedBy: "cluster/c0", freshness: "stale" },
      "c0 waits: cluster/c0 is not ready",
    ],
    ["has no Secret", { blockedBy: "Secret/c0-kubeconfig" }, "c0 waits: Secret/c0-kubeconfig is not ready"],
    ["was never seen", NEVER, "c0 waits: no report ever showed its cluster"],
  ])("that %s", (_, how, message) => {
    const begun = tick(plan, undefined, 0, { c0: seen("v1", 0, how), ...HERE });

    test("is not released, holds no place, and is counted in the total", () => {
      expect(wordsOf(begun)).toBe("c0:Waiting c1:Released");
      const told = explain(plan, begun.state, begun.state.at, { target: "c0" }, begun.blockers);
      expect([told.message, told.who[0]]).toEqual([message, { by: "report", target: "c0" }]);
      const landed = tick(plan, begun.state, 5, { c0: seen("v1", 5, how), c1: seen("v2", 5) });
      expect([landed.state.phase, landed.blockers.ofRollout()?.kind]).toEqual(["Running", "NotReady"]);
      expect(explain(plan, landed.state, landed.state.at, undefined, landed.blockers).message).toContain(
        message.split("waits: ")[1] ?? "",
      );
    });

    test("costs nothing, however long that lasts", () => {
      const late = tick(plan, begun.state, 600, { c0: seen("v1", 600, how), c1: seen("v2", 600) });
      expect([late.state.phase, wordsOf(late), late.state.waves[0]?.failures]).toEqual([
        "Running",
        "c0:Waiting c1:Landed",
        0,
      ]);
    });

    test("starts on the ready event, and is whole: what fails then counts", () => {
      const landed = tick(plan, begun.state, 5, { c0: seen("v1", 5, how), c1: seen("v2", 5) });
      const ready = tick(plan, landed.state, 6, { c0: seen("v1", 6), c1: seen("v2", 6) });
      expect(wordsOf(ready)).toBe("c0:Released c1:Landed");
      expect(tick(plan, ready.state, 7, { c0: seen("v2", 7), c1: seen("v2", 7) }).state.phase).toBe("Completed");
    });

    test("is gone on without when somebody skips it", () => {
      const skips = [{ target: "c0", by: "ana" }];
      const on = tick(plan, begun.state, 5, { c0: seen("v1", 5, how), c1: seen("v2", 5) }, { skips });
      expect(on.state.phase).toBe("Completed");
    });
  });

  test("what no report names may start: nobody looks at it yet", () => {
    expect(wordsOf(tick(plan, undefined, 0, HERE))).toBe("c0:Released c1:Waiting");
  });
});
