import { describe, expect, test } from "vitest";
import type { Edit, KubeObject, Result } from "../../object/index.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { chooseMechanism } from "../choose/choose.ts";
import { applyEdits } from "../edit/apply-edits.ts";
import { valueWithoutHolds } from "../ledger/without-holds.ts";
import type { Hold } from "../model/hold.ts";
import { suspend } from "./suspend.ts";
import { collectExpired, stripHolds } from "./upkeep.ts";

const NOW = Date.parse("2026-11-21T09:00:00Z");
const LATER = NOW + 3_600_000;

const BEFORE: KubeObject = {
  apiVersion: "configsync.gke.io/v1beta1",
  kind: "RootSync",
  metadata: { name: "web" },
  spec: { git: { revision: "v2" } },
};

function done(target: KubeObject, result: Result<readonly Edit[]>): KubeObject {
  const after = result.ok ? applyEdits(target, result.value) : result;
  if (!after.ok) throw new Error(after.problems.map(({ message }) => message).join());
  return after.value;
}

function held(target: KubeObject, holder: string, more: Partial<Hold> = {}): KubeObject {
  const mechanism = chooseMechanism(CATALOGUE, target, { effects: [] });
  if (!mechanism.ok) throw new Error(mechanism.problems[0]?.message ?? "");
  const hold = { holder, effect: mechanism.value.effect, revision: "v1", ...more };
  return done(target, suspend(target, { hold, mechanism: mechanism.value, now: NOW }));
}

describe("collectExpired", () => {
  const until = new Date(LATER).toISOString();

  test("AC-M9: removes what is past its end and reports it once; others stay", () => {
    const both = held(held(BEFORE, "a", { until }), "b");
    const result = collectExpired(both, { catalogue: CATALOGUE, now: LATER });
    expect(result.problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
      `HoldRemoved the hold of a on delivery until ${until} is removed`,
    ]);
    const left = done(both, result);
    expect(left.spec).toEqual({ git: { revision: "v1" } });
    const again = collectExpired(left, { catalogue: CATALOGUE, now: LATER });
    expect(again.ok && again.value).toEqual([]);
  });

  test("with the last one the value comes back", () => {
    const on = held(BEFORE, "a", { until });
    expect(done(on, collectExpired(on, { catalogue: CATALOGUE, now: NOW }))).toEqual(on);
    expect(done(on, collectExpired(on, { catalogue: CATALOGUE, now: LATER }))).toEqual(BEFORE);
  });
});

describe("stripHolds", () => {
  test("takes everything of ours away, and names whose holds it breaks", () => {
    const both = held(held(BEFORE, "a"), "b");
    const result = stripHolds(both, { catalogue: CATALOGUE });
    expect(done(both, result)).toEqual(BEFORE);
    expect(result.problems).toHaveLength(2);
  });

  test("a saved value that no hold refers to goes too", () => {
    const on = held(BEFORE, "a");
    const annotations = Object.fromEntries(
      Object.entries(on.metadata?.annotations ?? {}).filter(([key]) => key.startsWith("saved.")),
    );
    const orphan: KubeObject = { ...on, metadata: { ...on.metadata, annotations } };
    expect(done(orphan, stripHolds(orphan, { catalogue: CATALOGUE }))).toEqual(BEFORE);
  });

  test("nothing of ours, no edits", () => {
    const result = stripHolds(BEFORE, { catalogue: CATALOGUE });
    expect(result.ok && result.value).toEqual([]);
  });
});

describe("valueWithoutHolds", () => {
  const path = ["spec", "git", "revision"];

  test("a pinned object still tells what is wanted", () => {
    expect(valueWithoutHolds(held(BEFORE, "a"), path)).toEqual({ value: "v2" });
    expect(valueWithoutHolds(BEFORE, path)).toEqual({ value: "v2" });
    expect(valueWithoutHolds({ ...held(BEFORE, "a"), spec: { git: { revision: "v3" } } }, path)).toEqual({
      value: "v3",
    });
  });
});
