import { readFileSync } from "node:fs";
import type { Json } from "@landfall/core/object";
import { CATALOGUE } from "@landfall/core/suspend";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type ProcessOutcome, processList } from "../sdk/index.ts";
import { setSuspend } from "./index.ts";

type Config = { readonly [key: string]: Json };

const MECHANISMS = readFileSync(new URL("fixtures/mechanisms.yaml", import.meta.url), "utf8").split("---\n");

function listOf(documents: readonly string[], functionConfig: Config): string {
  const items = documents.map((text) => `- ${text.trimEnd().split("\n").join("\n  ")}\n`).join("");
  const config = `functionConfig: ${JSON.stringify(functionConfig)}\n`;
  return `apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n${items}${config}`;
}

function configOf(fields: Config): Config {
  return { apiVersion: "fn.landfall.dev/v1alpha1", kind: "SetSuspend", ...fields };
}

function run(documents: readonly string[], fields: Config): ProcessOutcome {
  return processList(setSuspend, listOf(documents, configOf(fields)));
}

/** Runs the function, which must succeed, and returns the documents afterwards. */
function after(documents: readonly string[], fields: Config): readonly string[] {
  const outcome = run(documents, fields);
  if (outcome.exitCode !== 0) throw new Error(outcome.stderr);
  const body = outcome.output.slice(outcome.output.indexOf("items:\n") + 7, outcome.output.indexOf("functionConfig:"));
  return body
    .split(/^- /m)
    .slice(1)
    .map((text) => text.replace(/\n {2}/g, "\n"));
}

function parsed(document: string | undefined): { readonly [key: string]: never } {
  return parse(document ?? "") as { readonly [key: string]: never };
}

const codes = ({ results }: ProcessOutcome): readonly (string | undefined)[] =>
  results.map(({ tags }) => tags?.["code"]);

const KUSTOMIZATION = `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata:
  name: apps # all of them
spec:
  interval: 10m
  prune: true
`;
const CRONJOB = `apiVersion: batch/v1
kind: CronJob
metadata:
  name: backup
  labels: {tier: db}
spec:
  schedule: "0 3 * * *"
`;
const CONFIG_MAP = `apiVersion: v1
kind: ConfigMap
metadata:
  name: settings
`;
const kustomizationOn = (cluster: string): string =>
  KUSTOMIZATION.replace("name: apps", `name: apps-${cluster}\n  annotations:\n    landfall.dev/target: ${cluster}`);
const HOLD = { suspend: true, holder: "freeze/42" };
const RELEASE = { suspend: false, holder: "freeze/42" };

describe("text", () => {
  const ALLOW = ["kills-running", "blocks-deletion", "stops-cert-rotation"];
  test.each(CATALOGUE.mechanisms.map(({ id }) => id))("%s: suspend and resume give the original bytes back", (id) => {
    const document = MECHANISMS.find((text) => text.startsWith(`# ${id}\n`)) ?? "";
    const body = document.slice(document.indexOf("\n") + 1);
    const pinned = id.endsWith("-pin") ? { revision: "v1" } : {};
    const held = after([body], { ...HOLD, ...pinned, mechanism: id, targets: [{}], allow: ALLOW });
    expect(held).not.toEqual([body]);
    expect(after(held, { ...HOLD, ...pinned, mechanism: id, targets: [{}], allow: ALLOW })).toEqual(held);
    const [released, ...ledger] = after(held, { ...RELEASE, targets: [{}] });
    expect(released).toBe(body);
    expect(ledger.map((text) => parsed(text)["spec"])).toEqual(ledger.map(() => ({ format: 1, entries: [] })));
  });

  test("edge 41: only the lines of the edit differ", () => {
    const [held = ""] = after([KUSTOMIZATION], { ...HOLD, targets: [{}] });
    const added = held.split("\n").filter((line) => !KUSTOMIZATION.split("\n").includes(line));
    expect(added).toHaveLength(4);
    expect(added.at(-1)).toBe("  suspend: true");
  });

  test("the order of the items does not matter", () => {
    const documents = [KUSTOMIZATION, CRONJOB, CONFIG_MAP];
    const forward = after(documents, { ...HOLD, targets: [{}] });
    const backward = after([...documents].reverse(), { ...HOLD, targets: [{}] });
    expect([...backward].reverse()).toEqual(forward);
  });

  test("a ConfigMap of strings is the same config", () => {
    const data = { suspend: "true", holder: "freeze/42", targets: "[{kind: CronJob}]", reason: "INC-1" };
    const list = listOf([CRONJOB], { apiVersion: "v1", kind: "ConfigMap", metadata: { name: "c" }, data });
    const outcome = processList(setSuspend, list);
    expect(outcome.exitCode === 0 && outcome.output).toContain("suspend: true");
  });
});

describe("who is selected", () => {
  test("everything that can be suspended, and nothing else, by an empty selector", () => {
    const [kustomization, cronJob, configMap] = after([KUSTOMIZATION, CRONJOB, CONFIG_MAP], { ...HOLD, targets: [{}] });
    expect(parsed(kustomization)["spec"]).toMatchObject({ suspend: true });
    expect(parsed(cronJob)["spec"]).toMatchObject({ suspend: true });
    expect(configMap).toBe(CONFIG_MAP);
  });

  test.each<[string, Json]>([
    ["kind", { kind: "CronJob" }],
    ["group and kind", { group: "batch", kind: "CronJob" }],
    ["name", { name: "backup" }],
    ["a label selector", { labelSelector: { matchExpressions: [{ key: "tier", operator: "In", values: ["db"] }] } }],
  ])("by %s", (_, target) => {
    const [kustomization, cronJob] = after([KUSTOMIZATION, CRONJOB], { ...HOLD, targets: [target] });
    expect(kustomization).toBe(KUSTOMIZATION);
    expect(parsed(cronJob)["spec"]).toMatchObject({ suspend: true });
  });

  test("all but what is excluded", () => {
    const [kustomization, cronJob] = after([KUSTOMIZATION, CRONJOB], {
      ...HOLD,
      targets: [{}],
      exclude: [{ kind: "CronJob" }],
    });
    expect(parsed(kustomization)["spec"]).toMatchObject({ suspend: true });
    expect(cronJob).toBe(CRONJOB);
  });

  test("by cluster", () => {
    const [mine, other] = after(["eu-1", "us-1"].map(kustomizationOn), { ...HOLD, targets: [{ clusters: ["eu-1"] }] });
    expect(parsed(mine)["spec"]).toMatchObject({ suspend: true });
    expect(parsed(other)["spec"]).not.toHaveProperty("suspend");
  });

  test("by cluster, an object that does not say which one it is about is an error, not a guess", () => {
    expect(codes(run([KUSTOMIZATION], { ...HOLD, targets: [{ clusters: ["eu-1"] }] }))).toEqual(["NoTarget"]);
  });

  test("AC-M2, edge 37: a kind that was named and cannot be suspended is an error, one that only matches is not", () => {
    expect(codes(run([CONFIG_MAP], { ...HOLD, targets: [{ kind: "ConfigMap" }] }))).toEqual(["NoMechanism"]);
    expect(run([CONFIG_MAP], { ...HOLD, targets: [{}] }).exitCode).toBe(0);
    expect(codes(run([CONFIG_MAP], { ...HOLD, targets: [{ kind: "Job" }] }))).toEqual(["NothingSelected"]);
    const slip = run([CRONJOB], { ...HOLD, targets: [{ kind: "Cronjob" }] });
    expect(slip.results[0]?.message).toBe("no object matches the targets: did you mean CronJob?");
    expect(run([CRONJOB], { ...HOLD, targets: [{ kind: "CronJob", name: "x" }] }).results[0]?.message).toBe(
      "no object matches the targets",
    );
    expect(run([CONFIG_MAP], { ...HOLD, targets: [{ kind: "Job" }], onNoMatch: "error" }).exitCode).toBe(1);
  });

  test("edge 12: a derived object is not written, and its authority is named", () => {
    const work = `apiVersion: work.karmada.io/v1alpha1
kind: Work
metadata:
  name: web
  namespace: karmada-es-eu-1
  annotations:
    resourcebinding.karmada.io/namespace: shop
    resourcebinding.karmada.io/name: web
`;
    const outcome = run([work], { ...HOLD, targets: [{ kind: "Work" }], effect: "delivery" });
    expect(outcome).toMatchObject({ exitCode: 0, results: [{ severity: "warning", tags: { code: "Derived" } }] });
    expect(outcome.results[0]?.message).toContain("ResourceBinding.work.karmada.io shop/web");
    expect(after([work], { ...HOLD, targets: [{ kind: "Work" }], effect: "delivery" })).toEqual([work]);
  });
});

describe("what is said", () => {
  test("results carry the current and the proposed value, and the causes", () => {
    const outcome = run([KUSTOMIZATION.replace("prune: true", "suspend: false")], {
      ...HOLD,
      reason: "INC-1",
      targets: [{ kind: "Kustomization" }],
    });
    expect(outcome.results.filter(({ tags }) => tags?.["code"] === undefined)).toEqual([
      {
        message: "reconcile suspended: held by freeze/42 (INC-1); was false, now true",
        severity: "info",
        resourceRef: { apiVersion: "kustomize.toolkit.fluxcd.io/v1", kind: "Kustomization", name: "apps" },
        field: { path: "spec.suspend", currentValue: false, proposedValue: true },
        tags: {
          holder: "freeze/42",
          state: "suspended",
          causes: '[{"effect":"reconcile","holder":"freeze/42"}]',
        },
      },
    ]);
  });

  test("edge 2: the last of two holders gives the bytes back, the first says who still holds", () => {
    const first = after([KUSTOMIZATION], { ...HOLD, targets: [{}] });
    const both = after(first, { suspend: true, holder: "rollback", targets: [{}] });
    const outcome = run(both, { ...RELEASE, targets: [{}] });
    expect(codes(outcome)).toEqual(["StillHeld", undefined]);
    const left = after(both, { ...RELEASE, targets: [{}] });
    expect(parsed(left[0])["spec"]).toMatchObject({ suspend: true });
    expect(after(left, { suspend: false, holder: "rollback", targets: [{}] })).toEqual([KUSTOMIZATION]);
  });

  test("AC-M9: a hold past its end is let go by the next run that has a clock, and once more is nothing", () => {
    const until = { ...HOLD, targets: [{}], until: "2026-12-01T06:00:00Z" };
    const held = after([KUSTOMIZATION], { ...until, now: "2026-11-21T09:00:00Z" });
    expect(parsed(held[0])["spec"]).toMatchObject({ suspend: true });
    const gone = after(held, { ...until, now: "2026-12-01T06:00:00Z" });
    expect(gone).toEqual([KUSTOMIZATION]);
    expect(after(gone, { ...until, now: "2026-12-02T00:00:00Z" })).toEqual([KUSTOMIZATION]);
  });

  test("AC-M18: a pause that somebody else made is reported, and not cleared by a holder who has none", () => {
    const paused = KUSTOMIZATION.replace("prune: true", "suspend: true");
    expect(after([paused], { ...RELEASE, targets: [{}] })).toEqual([paused]);
    expect(codes(run([paused], { ...HOLD, targets: [{}] }))).toEqual(["Adopted", undefined]);
  });
});

describe("edge 35: what is no single object", () => {
  const twin = CRONJOB.replace("backup", "twin");

  test("a List of Kubernetes is no object of its own, and stays as it is", () => {
    const document = "apiVersion: v1\nkind: List\nmetadata:\n  name: all\nitems: []\n";
    expect(after([document, CRONJOB], { ...HOLD, targets: [{}] })[0]).toBe(document);
  });

  test("an object with generateName has no name to hold, and is left out", () => {
    const document = CRONJOB.replace("name: backup", "generateName: backup-");
    expect(after([document], { ...HOLD, targets: [{}] })).toEqual([document]);
  });

  test("two items of one identity are an error", () => {
    expect(codes(run([twin, twin], { ...HOLD, targets: [{}] }))).toContain("AmbiguousItem");
  });

  test("two objects of one file are two", () => {
    const held = after([CRONJOB, twin], { ...HOLD, targets: [{ name: "twin" }] });
    expect(held[0]).toBe(CRONJOB);
    expect(held[1]).toContain("suspend: true");
  });
});

describe("bad config names the field", () => {
  test.each<[string, Config, string]>([
    ["no holder", { suspend: true, targets: [{}] }, "holder"],
    ["no targets", { ...HOLD }, "targets"],
    ["no suspend", { holder: "a", targets: [{}] }, "suspend"],
    ["an empty list of targets", { ...HOLD, targets: [] }, "targets"],
    ["a word for an effect", { ...HOLD, targets: [{}], effect: "pause" }, "effect"],
    ["effect and effects", { ...HOLD, targets: [{}], effect: "run", effects: ["run"] }, "effects"],
    ["a string for suspend", { ...HOLD, suspend: "true", targets: [{}] }, "suspend"],
    ["until without a zone", { ...HOLD, targets: [{}], until: "2026-12-01T06:00:00" }, "until"],
    ["a wildcard as cluster", { ...HOLD, targets: [{ clusters: [] }] }, "targets[0].clusters"],
    [
      "a broken label selector",
      { ...HOLD, targets: [{ labelSelector: { matchLables: {} } }] },
      "targets[0].labelSelector.matchLables",
    ],
    ["edge 36: a typing mistake", { ...HOLD, targets: [{}], reasn: "x" }, "reasn"],
    ["a plan with a holder of its own", { ...HOLD, plan: "edge" }, "holder"],
  ])("%s", (_, fields, field) => {
    const outcome = run([KUSTOMIZATION], fields);
    expect(outcome.exitCode).toBe(1);
    expect(outcome.results.map((result) => result.field?.path ?? result.message).join()).toContain(field);
  });

  test("one object that is refused keeps all others from being written", () => {
    const job = "apiVersion: batch/v1\nkind: Job\nmetadata:\n  name: migrate\nspec: {}\n";
    const outcome = run([KUSTOMIZATION, job], { ...HOLD, targets: [{}] });
    expect(outcome.exitCode).toBe(1);
    expect(outcome.stderr).toContain("kills-running");
  });
});
