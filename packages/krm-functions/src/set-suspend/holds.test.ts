import type { Json } from "@landfall/core/object";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ProcessOutcome, processList } from "../sdk/index.ts";
import { setSuspend, setSuspendTelling, type Told } from "./index.ts";

type Config = { readonly [key: string]: Json };

function listOf(documents: readonly string[], fields: Config): string {
  const items = documents.map((text) => `- ${text.trimEnd().split("\n").join("\n  ")}\n`).join("");
  const config = { apiVersion: "fn.landfall.dev/v1alpha1", kind: "SetSuspend", ...fields };
  return `apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n${items}functionConfig: ${JSON.stringify(config)}\n`;
}

const run = (documents: readonly string[], fields: Config): ProcessOutcome =>
  processList(setSuspend, listOf(documents, fields));

function after(documents: readonly string[], fields: Config): readonly string[] {
  const outcome = run(documents, fields);
  if (outcome.exitCode !== 0) throw new Error(outcome.stderr);
  const body = outcome.output.slice(outcome.output.indexOf("items:\n") + 7, outcome.output.indexOf("functionConfig:"));
  const items = body.includes("\nresults:\n") ? body.slice(0, body.indexOf("\nresults:\n") + 1) : body;
  return items
    .split(/^- /m)
    .slice(1)
    .map((text) => text.replace(/\n {2}/g, "\n"));
}

const codes = ({ results }: ProcessOutcome): readonly (string | undefined)[] =>
  results.flatMap(({ tags }) => tags?.["code"] ?? []);

const CRON_JOB = `apiVersion: batch/v1
kind: CronJob
metadata:
  name: dump
spec:
  schedule: "@daily"
`;
const POLICY = `apiVersion: policy.karmada.io/v1alpha1
kind: PropagationPolicy
metadata:
  name: web
  namespace: shop
spec:
  resourceSelectors: []
`;
const NOW = "2026-11-21T09:00:00Z";
const OPS = { holder: "ops", now: NOW, targets: [{}] };

describe("a hold on some clusters", () => {
  const both = {
    ...OPS,
    suspend: true,
    reason: "INC-1",
    ref: "https://inc/1",
    until: "2026-11-23T00:00:00Z",
    targets: [{ clusters: ["blue", "green"] }],
  };

  test("a partial resume keeps its reason, its link and its end, also after that", () => {
    const held = after([POLICY], both);
    const left = after(held, {
      ...OPS,
      suspend: false,
      now: "2026-11-24T00:00:00Z",
      targets: [{ clusters: ["green"] }],
    });
    const [text = ""] = left;
    expect(text).toContain("- blue\n");
    expect(text).not.toContain("- green\n");
    for (const kept of ['"reason":"INC-1"', '"ref":"https://inc/1"', '"until":"2026-11-23T00:00:00Z"', '["blue"]'])
      expect(text).toContain(kept);
  });

  test("suspend never releases: another cluster is added, what is not said again stays; replace: true says all anew", () => {
    const blue = after([POLICY], { ...both, targets: [{ clusters: ["blue"] }] });
    const wider = { ...OPS, suspend: true, targets: [{ clusters: ["green"] }] };
    const [union = ""] = after(blue, wider);
    expect(union).toContain("- blue\n");
    expect(union).toContain("- green\n");
    expect(union).toContain('"reason":"INC-1"');
    const [anew = ""] = after(blue, { ...wider, replace: true });
    expect(anew).not.toContain("- blue\n");
    expect(anew).not.toContain("INC-1");
  });

  test("all clusters are not narrowed to one by holding that one", () => {
    const all = after([POLICY], { ...OPS, suspend: true });
    expect(after(all, { ...OPS, suspend: true, targets: [{ clusters: ["blue"] }] })).toEqual(all);
  });
});

describe("an end that is past", () => {
  const past = { ...OPS, suspend: true, until: "2025-12-01T00:00:00Z" };

  test.each([
    ["without an end", {}],
    ["with a later end", { until: "2026-12-01T00:00:00Z" }],
  ])("does not let go what the holder holds %s, unless allowPast says so", (_, until) => {
    const held = after([CRON_JOB], { ...OPS, suspend: true, ...until });
    const refused = run(held, past);
    expect([refused.exitCode, codes(refused)]).toEqual([1, ["UntilPast"]]);
    expect(after(held, { ...past, allowPast: true })).toEqual([CRON_JOB]);
  });
});

describe("where one of many is refused", () => {
  const clone = (text: string): string => text.replace("name: dump", "name: copy");
  const [held = ""] = after([CRON_JOB], { ...OPS, suspend: true });

  test("nothing is written, or with onRefused: warn the others are done and the one is named", () => {
    const documents = [held, clone(held)];
    expect(run(documents, { ...OPS, suspend: false }).exitCode).toBe(1);
    const outcome = run(documents, { ...OPS, suspend: false, onRefused: "warn" });
    expect([outcome.exitCode, codes(outcome)]).toEqual([0, ["LedgerCopied", "LedgerCopied"]]);
    expect(outcome.results.filter(({ tags }) => tags?.["refused"] === "true")).toHaveLength(2);
    expect(after(documents, { ...OPS, suspend: false, onRefused: "warn" })).toEqual([CRON_JOB, clone(held)]);
  });

  test("who listens is told what becomes of each target", () => {
    const told: string[] = [];
    const tell = ({ ref, outcome, effect }: Told): void => void told.push(`${ref.name} ${outcome} ${effect ?? ""}`);
    const other = CRON_JOB.replace("name: dump", "name: other");
    const config = { ...OPS, suspend: true, onRefused: "warn" };
    processList(
      setSuspendTelling(tell),
      listOf([held, clone(held), other, "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: c\n"], config),
    );
    expect(told).toEqual(["dump already new-runs", "copy refused ", "other done new-runs"]);
  });
});

describe("the same holds in another order", () => {
  const DEPLOYMENT = `apiVersion: cluster.x-k8s.io/v1beta2
kind: MachineDeployment
metadata:
  name: md
  namespace: fleet
  annotations:
    example.com/owner: ana
spec:
  clusterName: eu
`;
  const STEPS = [
    { holder: "ops" },
    { holder: "ana", reason: "INC-1" },
    { holder: "rollout/edge", reason: "wave" },
    { holder: "zoe", effects: ["rollout"] },
  ].map((fields) => ({ ...OPS, effects: ["reconcile"], allow: ["blocks-deletion"], suspend: true, ...fields }));

  test("property: give the same bytes, and letting go in any order gives the first ones back", () => {
    const inOrder = (documents: readonly string[], order: readonly Config[]): readonly string[] =>
      order.reduce((found, step) => after(found, step), documents);
    const straight = inOrder([DEPLOYMENT], STEPS);
    const shuffled = fc.shuffledSubarray(STEPS, { minLength: STEPS.length });
    fc.assert(
      fc.property(shuffled, shuffled, (order, back) => {
        expect(inOrder([DEPLOYMENT], order)).toEqual(straight);
        const off = back.map(({ holder }) => ({ ...OPS, holder, suspend: false }));
        expect(inOrder(straight, off)).toEqual([DEPLOYMENT]);
      }),
      { numRuns: 20 },
    );
  });
});
