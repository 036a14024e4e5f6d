import { describe, expect, test } from "vitest";
import { processList } from "../sdk/index.ts";
import { setSuspend } from "../set-suspend/index.ts";
import { strip } from "./index.ts";

const HEAD = "apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n";

const CRON_JOB = `- # every morning
  apiVersion: batch/v1
  kind: CronJob
  metadata:
    name: report # kept
    namespace: shop
  spec:
    schedule: 0 6 * * *
`;

const HOLD = `functionConfig:
  apiVersion: fn.landfall.dev/v1alpha1
  kind: SetSuspend
  suspend: true
  holder: freeze
  effect: new-runs
  reason: freeze
  targets:
  - kind: CronJob
`;

function itemsOf(text: string): string {
  const outcome = processList(strip, text);
  if (outcome.exitCode !== 0) throw new Error(outcome.stderr);
  return outcome.output.replace(/^(?:functionConfig|results):[^]*/m, "");
}

describe("strip", () => {
  test("after set-suspend it gives back the bytes from before", () => {
    const held = processList(setSuspend, HEAD + CRON_JOB + HOLD);
    expect(held.exitCode === 0 && held.output).toContain("hold.landfall.dev");
    expect(itemsOf(held.exitCode === 0 ? held.output.replace(/^functionConfig:[^]*/m, "") : "")).toBe(HEAD + CRON_JOB);
  });

  test.each([
    [
      "an object of ours goes",
      "- apiVersion: landfall.dev/v1alpha1\n  kind: FleetReport\n  metadata:\n    name: fleet\n",
      "",
    ],
    [
      "an annotation of ours goes, those of others stay",
      '- apiVersion: v1\n  kind: ConfigMap\n  metadata:\n    name: a\n    annotations:\n      landfall.dev/wave: "0"\n      example.com/a: b # c\n',
      "- apiVersion: v1\n  kind: ConfigMap\n  metadata:\n    name: a\n    annotations:\n      example.com/a: b # c\n",
    ],
    [
      "a Kptfile loses condition, gate and step of ours and keeps those of others",
      '- apiVersion: kpt.dev/v1\n  kind: Kptfile\n  metadata:\n    name: a\n  info:\n    readinessGates:\n    - conditionType: landfall.dev/Landed\n  pipeline:\n    mutators:\n    - exec: set-suspend\n      configPath: a.yaml\n    - image: ghcr.io/example/set-labels:v1 # theirs\n    - image: ghcr.io/landfall-dev/compute-wave:v0.1.0\n  status:\n    conditions:\n    - type: Rendered\n      status: "True"\n    - type: landfall.dev/Landed\n      status: "False"\n',
      '- apiVersion: kpt.dev/v1\n  kind: Kptfile\n  metadata:\n    name: a\n  pipeline:\n    mutators:\n    - image: ghcr.io/example/set-labels:v1 # theirs\n  status:\n    conditions:\n    - type: Rendered\n      status: "True"\n',
    ],
    [
      "the place of an Application goes with its wave",
      '- apiVersion: argoproj.io/v1alpha1\n  kind: Application\n  metadata:\n    name: a\n    annotations:\n      argocd.argoproj.io/sync-wave: "1"\n      landfall.dev/wave: "1"\n',
      "- apiVersion: argoproj.io/v1alpha1\n  kind: Application\n  metadata:\n    name: a\n",
    ],
    [
      "what a user depends on stays",
      "- apiVersion: kustomize.toolkit.fluxcd.io/v1\n  kind: Kustomization\n  metadata:\n    name: a\n    namespace: b\n    annotations:\n      landfall.dev/depends-on: b/hub\n  spec:\n    dependsOn:\n    - name: base\n    - name: hub\n      namespace: b\n",
      "- apiVersion: kustomize.toolkit.fluxcd.io/v1\n  kind: Kustomization\n  metadata:\n    name: a\n    namespace: b\n  spec:\n    dependsOn:\n    - name: base\n",
    ],
  ])("%s", (_, before, after) => {
    expect(itemsOf(HEAD + CRON_JOB + before)).toBe(HEAD + CRON_JOB + after);
    expect(itemsOf(itemsOf(HEAD + CRON_JOB + before))).toBe(HEAD + CRON_JOB + after);
  });

  test("a hold that cannot be read is an error, and nothing changes", () => {
    const broken = CRON_JOB.replace("shop\n", "shop\n    annotations:\n      hold.landfall.dev/x: nonsense\n");
    expect(processList(strip, HEAD + broken)).toMatchObject({ exitCode: 1 });
  });
});
