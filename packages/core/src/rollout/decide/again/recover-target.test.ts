import { describe, expect, test } from "vitest";
import { explainRollout } from "../../explain/explain.ts";
import type { OnRecovery } from "../../model/policies.ts";
import { MINUTE, planOf, START, seen, strategyOf, targetsOf, tick } from "../../testing/fleet.ts";

/** Plays a rollout with one target that misses its deadline and is seen landed at minute 40. */
function late(onRecovery: OnRecovery | undefined, observed = 40) {
  const strategy = strategyOf(
    [{ name: "all", select: { rest: true } }],
    onRecovery === undefined ? {} : { onRecovery },
  );
  const plan = planOf(strategy, targetsOf({ a: {} }));
  const { state: begun } = tick(plan, undefined, 0, {});
  const { state: stopped } = tick(plan, begun, 31, {});
  expect([stopped.phase, stopped.targets.get("a")?.reason]).toEqual(["Stopped", "DeadlineExceeded"]);
  return { plan, decision: tick(plan, stopped, 40, { a: seen("v2", observed) }) };
}

describe("a target that is there after its deadline", () => {
  test.each<[OnRecovery | undefined, string, string, number]>([
    [undefined, "Failed", "Stopped", 0],
    ["leave", "Failed", "Stopped", 0],
    ["count", "Landed", "Stopped", 0],
    ["retry", "Landed", "Completed", 1],
  ])("onRecovery %s: it is %s, the rollout %s, and %s failures are forgiven", (policy, word, phase, forgiven) => {
    const { state } = late(policy).decision;
    expect([state.targets.get("a")?.state, state.phase, state.waves[0]?.failures]).toEqual([word, phase, 1]);
    expect(state.waves[0]?.forgiven ?? 0).toBe(forgiven);
  });

  test("of which the report is from before it failed, has failed whatever the policy", () => {
    for (const policy of ["count", "retry"] as const)
      expect(late(policy, 30).decision.state.targets.get("a")?.state).toBe("Failed");
  });

  test.each<[string, number, string]>([
    ["where all that was late is back, its retry comes first: no other attempt is needed", 40, "retry"],
    ["where it is not seen since, another attempt comes first", 30, "restart"],
  ])("%s", (_, observed, verb) => {
    const { plan, decision } = late("leave", observed);
    const [first] = decision.blockers.ofRollout()?.who ?? [];
    expect(first).toMatchObject({ by: "person", verb });
    if (verb !== "retry") return;
    const retries = [{ target: "a", attempt: 1, by: "ana" }];
    expect(tick(plan, decision.state, 41, { a: seen("v2", 41) }, { retries }).state.phase).toBe("Completed");
  });

  test("is said to be there, and that somebody can try it again", () => {
    const { plan, decision } = late("leave");
    const { message, who } = explainRollout(
      plan,
      decision.state,
      START + 40 * MINUTE,
      { target: "a" },
      decision.blockers,
    );
    expect(message).toMatch(
      /^a has failed \(DeadlineExceeded, by the infrastructure\): .*; it is there now, and seen Current$/,
    );
    expect(who[0]).toEqual({ by: "person", verb: "retry", target: "a" });
  });
});
