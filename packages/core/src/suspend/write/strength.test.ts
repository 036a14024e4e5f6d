import { describe, expect, test } from "vitest";
import type { Edit, KubeObject, Problem, Result } from "../../object/index.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { chooseMechanism } from "../choose/choose.ts";
import { applyEdits } from "../edit/apply-edits.ts";
import type { Effect } from "../model/effect.ts";
import type { Hazard } from "../model/mechanism.ts";
import { resume } from "./resume.ts";
import type { Strength } from "./strength.ts";
import { suspend } from "./suspend.ts";

const queue = (spec: object = {}): KubeObject => ({
  apiVersion: "kueue.x-k8s.io/v1beta1",
  kind: "ClusterQueue",
  metadata: { name: "all" },
  spec,
});

interface Ask {
  readonly strength?: Strength;
  readonly effect?: Effect;
  readonly allow?: readonly Hazard[];
  readonly replace?: boolean;
}

function hold(target: KubeObject, holder: string, ask: Ask = {}): Result<readonly Edit[]> {
  const { strength, effect, allow = ["kills-running"], replace = false } = ask;
  const mechanism = chooseMechanism(CATALOGUE, target, { effects: effect === undefined ? [] : [effect] });
  if (!mechanism.ok) return mechanism;
  return suspend(target, {
    hold: { holder, effect: mechanism.value.effect },
    mechanism: mechanism.value,
    allow,
    replace,
    ...(strength !== undefined && { strength }),
  });
}

function done(target: KubeObject, result: Result<readonly Edit[]>): KubeObject {
  const after = result.ok ? applyEdits(target, result.value) : result;
  if (!after.ok) throw new Error(after.problems.map(({ message }) => message).join());
  return after.value;
}

const held = (target: KubeObject, holder: string, ask: Ask = {}): KubeObject => done(target, hold(target, holder, ask));
const released = (target: KubeObject, holder: string): KubeObject =>
  done(target, resume(target, { holder, catalogue: CATALOGUE }));
const codes = ({ problems }: { readonly problems: readonly Problem[] }): readonly string[] =>
  problems.map(({ code }) => code);

describe("a weaker and a stronger hold", () => {
  const DRAIN = { strength: "drain" } as const;

  test.each([
    ["weak", [{}], "Hold"],
    ["strong", [DRAIN], "HoldAndDrain"],
    ["weak, then strong", [{}, DRAIN], "HoldAndDrain"],
    ["strong, then weak", [DRAIN, {}], "HoldAndDrain"],
  ])("%s: the strongest live hold is what is written", (_, asks, expected) => {
    const on = asks.reduce<KubeObject>((target, ask: Ask, index) => held(target, `h${index}`, ask), queue());
    expect(on.spec).toEqual({ stopPolicy: expected });
  });

  test("when the strong one goes the weak one is left, and then what was there", () => {
    const before = queue({ stopPolicy: "None" });
    const both = held(held(before, "weak"), "strong", DRAIN);
    const weak = released(both, "strong");
    expect(weak.spec).toEqual({ stopPolicy: "Hold" });
    expect(released(weak, "weak")).toEqual(before);
    expect(released(both, "weak").spec).toEqual({ stopPolicy: "HoldAndDrain" });
  });

  test("edge 4: somebody's own weak hold is made stronger, and comes back", () => {
    const before = queue({ stopPolicy: "Hold" });
    const on = held(before, "a", DRAIN);
    expect(on.spec).toEqual({ stopPolicy: "HoldAndDrain" });
    expect(released(on, "a")).toEqual(before);
  });

  test("edge 1: a holder may change its mind", () => {
    const strong = held(held(queue(), "a"), "a", DRAIN);
    expect(strong.spec).toEqual({ stopPolicy: "HoldAndDrain" });
    expect(held(strong, "a").spec).toEqual({ stopPolicy: "HoldAndDrain" });
    expect(held(strong, "a", { replace: true }).spec).toEqual({ stopPolicy: "Hold" });
  });
});

describe("a strength that a kind has not", () => {
  const job: KubeObject = { apiVersion: "batch/v1", kind: "Job", metadata: { name: "a" }, spec: {} };
  const cronJob: KubeObject = { ...job, kind: "CronJob" };

  test.each([
    ["to drain needs leave", queue(), { strength: "drain", allow: [] }, "HazardNotAllowed"],
    ["a Job cannot be held only", job, { strength: "hold" }, "StrengthNotAvailable"],
    ["a CronJob cannot be drained", cronJob, { strength: "drain" }, "StrengthNotAvailable"],
  ] as const)("%s", (_, target, ask, code) => {
    const result = hold(target, "a", ask);
    expect(codes(result)).toEqual([code]);
    expect(result.problems[0]?.hint).toBeDefined();
  });

  test.each([
    ["a Job is drained by what it does anyway", job, "drain", { suspend: true }],
    ["a CronJob is only held anyway", cronJob, "hold", { suspend: true }],
    ["a queue too", queue(), "hold", { stopPolicy: "Hold" }],
  ] as const)("%s", (_, target, strength, spec) => {
    expect(held(target, "a", { strength }).spec).toEqual(spec);
  });
});
