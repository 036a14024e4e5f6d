import { describe, expect, test } from "vitest";
import type { KubeObject } from "../../object/index.ts";
import type { RolloutPlan } from "../../schemas/generated/rollout-plan.ts";
import { explainRollout } from "../explain/explain.ts";
import type { Evidence } from "../model/evidence.ts";
import { readPlan } from "../store/read-plan.ts";
import { writePlan } from "../store/write-plan.ts";
import { writeRolloutStatus } from "../store/write-status.ts";
import { manyTargets, planOf, START, seen, strategyOf, tick, valueOf, wordsOf } from "../testing/fleet.ts";

const plan = planOf(
  strategyOf([{ name: "all", select: { rest: true }, maxConcurrent: 1 }], { order: "name" }),
  manyTargets(2),
);
const HERE = { c1: seen("v1", 0) };

describe("AC-F2, row 106: a cluster that is not ready, or has no credentials yet, waits in a bucket of its own", () => {
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
      const told = explainRollout(plan, begun.state, begun.state.at, { target: "c0" }, begun.blockers);
      expect([told.message, told.who[0]]).toEqual([message, { by: "report", target: "c0" }]);
      const landed = tick(plan, begun.state, 5, { c0: seen("v1", 5, how), c1: seen("v2", 5) });
      expect([landed.state.phase, landed.blockers.ofRollout()?.kind]).toEqual(["Running", "NotReady"]);
      expect(explainRollout(plan, landed.state, landed.state.at, undefined, landed.blockers).message).toContain(
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

  describe("is told by what is stored alone", () => {
    const four = planOf(
      strategyOf([{ name: "all", select: { rest: true }, maxConcurrent: 1 }], { order: "name" }),
      manyTargets(4),
    );
    const away = { blockedBy: "cluster/c0" };
    const evidence = { c0: seen("v1", 0, away), c1: seen("v1", 0), c2: seen("v1", 0, NEVER), c3: seen("v1", 0) };
    const { state, requeueAfter = 0 } = tick(four, undefined, 0, evidence);
    const written = JSON.stringify(writePlan({ rollout: "shop", plan: four, state, next: START + requeueAfter }));
    const pages = JSON.parse(written) as readonly RolloutPlan[];
    const [page] = pages;

    test("in the counts, apart from what waits, and among the total", () => {
      expect(page?.status?.counts).toEqual({
        total: 4,
        waiting: 1,
        notReady: 2,
        released: 1,
        landed: 0,
        failed: 0,
        held: 0,
      });
      expect(writeRolloutStatus({ rollout: "shop", plan: four, state, pages: 1 }).counts).toEqual(page?.status?.counts);
    });

    test("in the sentences, by name", () => {
      const open = "wave all is open: 0 of 4 landed, 1 on the way, 1 waiting, 2 not ready (c0, c2)";
      expect([page?.status?.message, page?.status?.waves?.[0]?.message]).toEqual([`rollout of v2: ${open}`, open]);
      const target = page?.status?.targets?.find((one) => one.target === "c0");
      expect(target).toMatchObject({ state: "Waiting", reason: "NotReady", message: "cluster/c0 is not ready" });
    });

    test("and explained by what is read back, without a report", () => {
      const stored = valueOf(readPlan(pages as unknown as readonly KubeObject[]))!;
      expect(explainRollout(four, stored.state, stored.state.at, { target: "c2" }).message).toBe(
        "c2 waits: no report ever showed its cluster",
      );
    });

    test("since when it was first seen so, through one report after the other, until one shows it ready", () => {
      const later = tick(four, state, 9, { ...evidence, c0: seen("v1", 9, away) });
      expect(later.state.targets.get("c0")?.since).toBe(state.targets.get("c0")?.since);
      const silent = tick(four, later.state, 10, {});
      expect(silent.state.targets.get("c0")?.reason).toBe("NotReady");
      const ready = tick(four, silent.state, 11, { c0: seen("v1", 11) });
      expect(ready.state.targets.get("c0")).toMatchObject({ state: "Waiting", since: ready.state.at });
      expect(ready.state.targets.get("c0")?.reason).toBeUndefined();
    });
  });

  test("a strategy that goes on without what is unreachable lets nothing wait for it", () => {
    const skips = planOf(
      strategyOf([{ name: "all", select: { rest: true } }], { onUnreachable: "skip" }),
      manyTargets(2),
    );
    expect(wordsOf(tick(skips, undefined, 0, { c0: seen("v1", 0, NEVER), ...HERE }))).toBe("c0:Released c1:Released");
  });

  test("what no report names may start: nobody looks at it yet", () => {
    expect(wordsOf(tick(plan, undefined, 0, HERE))).toBe("c0:Released c1:Waiting");
  });
});
