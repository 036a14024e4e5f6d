import { isMap } from "@landfall/core/object";
import fc from "fast-check";
import { expect, test } from "vitest";
import { aggregateStatus } from "./aggregate-status/index.ts";
import { computeWave } from "./compute-wave/index.ts";
import { type KrmFunction, processList } from "./sdk/index.ts";
import { setSuspend } from "./set-suspend/index.ts";

/** Names, paths and texts that code handles wrongly when it does not expect them. */
const ODD = [
  ..."/ /a.yaml ../a.yaml a/../../b.yaml . a//b -1 1e9 99999999999999999999".split(" "),
  ..."__proto__ constructor true null $& (a+)+$ 😀".split(" "),
  "",
  " 1 ",
  "a".repeat(5000),
  "\u0000",
  "\u202e",
  "a\nb",
];
const word = fc.constantFrom(...ODD, "eu-1", "shop", "web", "v1");

const KINDS: readonly (readonly [apiVersion: string, kind: string])[] = [
  ["apps/v1", "Deployment"],
  ["batch/v1", "CronJob"],
  ["v1", "Secret"],
  ["kustomize.toolkit.fluxcd.io/v1", "Kustomization"],
  ["argoproj.io/v1alpha1", "Application"],
  ["configsync.gke.io/v1beta1", "RootSync"],
  ["work.karmada.io/v1alpha2", "ResourceBinding"],
  ["kpt.dev/v1alpha1", "ResourceGroup"],
  ["kpt.dev/v1", "Kptfile"],
  ...["StatusSnapshot", "RolloutPlan", "FleetReport", "Clock", "Budget", "SuspensionLedger"].map(
    (kind) => ["landfall.dev/v1alpha1", kind] as const,
  ),
];

const ANNOTATIONS = [
  "internal.config.kubernetes.io/path",
  "internal.config.kubernetes.io/index",
  "config.kubernetes.io/path",
  "config.kubernetes.io/depends-on",
  "config.kubernetes.io/local-config",
  "landfall.dev/hold.ops",
  "landfall.dev/saved.ops",
  "landfall.dev/cluster",
];

/** An object of a known kind whose other fields have any shape. */
const object = fc
  .tuple(
    fc.constantFrom(...KINDS),
    fc.record(
      {
        name: word,
        namespace: word,
        annotations: fc.dictionary(fc.constantFrom(...ANNOTATIONS), word),
        labels: fc.dictionary(word, word),
      },
      { requiredKeys: [] },
    ),
    fc.jsonValue({ maxDepth: 3 }),
    fc.jsonValue({ maxDepth: 3 }),
  )
  .map(([[apiVersion, kind], metadata, spec, status]) => ({ apiVersion, kind, metadata, spec, status }));

const waves = fc
  .array(fc.record({ soak: fc.constant("5m"), maxConcurrent: fc.constantFrom(1, "10%"), approval: fc.boolean() }), {
    minLength: 1,
    maxLength: 3,
  })
  .map((rows) =>
    rows.map((row, at) => ({
      ...row,
      name: `w${at}`,
      select: at < rows.length - 1 ? { count: 1 } : { rest: true },
    })),
  );

const NOW = "2026-11-23T10:00:00Z";
const clusters = ["eu-1", "eu-2", "us-1"].map((name) => ({ name }));

const CASES: readonly (readonly [fn: KrmFunction<never>, config: fc.Arbitrary<object>])[] = [
  [aggregateStatus as KrmFunction<never>, fc.record({ now: fc.constant(NOW) }, { requiredKeys: [] })],
  [
    computeWave as KrmFunction<never>,
    fc.record({
      rollout: fc.constantFrom("shop", "constructor"),
      revision: fc.constantFrom("v1", "__proto__"),
      now: fc.constant(NOW),
      clusters: fc.constant(clusters),
      strategy: fc.record({ waves }),
    }),
  ],
  [
    setSuspend as KrmFunction<never>,
    fc.record({
      holder: fc.constant("oncall/ana"),
      suspend: fc.boolean(),
      targets: fc.array(
        fc.record(
          { kind: fc.constantFrom("Deployment", "CronJob", "Kustomization"), name: word },
          { requiredKeys: [] },
        ),
        { minLength: 1, maxLength: 2 },
      ),
    }),
  ],
];

test.each(CASES.map(([fn, config]) => [fn.name, fn, config] as const))(
  "%s answers to objects of any shape, with a result about the input or with a list",
  (_, fn, config) => {
    fc.assert(
      fc.property(fc.array(object, { maxLength: 5 }), config, (items, given) => {
        const { apiVersion, kind } = fn.config;
        const functionConfig = { apiVersion, kind, metadata: { name: "x" }, ...given };
        const list = { apiVersion: "config.kubernetes.io/v1", kind: "ResourceList", functionConfig, items };
        const outcome = processList(fn, JSON.stringify(list));
        const codes = outcome.results.map(({ tags }) => tags?.["code"]);
        expect(codes, outcome.stderr).not.toContain("InternalError");
        if (outcome.exitCode === 0) expect(isMap(JSON.parse(outcome.output))).toBe(true);
        else expect(outcome.stderr).not.toBe("");
      }),
      { numRuns: 80 },
    );
  },
);
