import fc from "fast-check";
import { commentedDocument } from "./commented-yaml.ts";
import type { Files } from "./kpt.ts";
import { yamlDocument } from "./yaml-text.ts";

/*
 * Realistic packages: the three functions in the pipeline, objects that they change and others, several documents in a
 * file, a sub-package; with comments, blank lines, quotes, emoji, long lines, blocks and brackets anywhere. Most of
 * them are not in kpt's normal form.
 */

const CONFIGS = new Map([
  [
    "aggregate-status",
    'apiVersion: fn.landfall.dev/v1alpha1\nkind: AggregateStatus\nmetadata:\n  name: aggregate-status\n  annotations:\n    config.kubernetes.io/local-config: "true"\nwanted:\n  shop: v7\nnow: "2026-11-21T09:05:00Z"\n',
  ],
  [
    "compute-wave",
    'apiVersion: fn.landfall.dev/v1alpha1\nkind: ComputeWave\nmetadata:\n  name: compute-wave\n  annotations:\n    config.kubernetes.io/local-config: "true"\nrollout: shop\npackage: shop\nrevision: v7\nnow: "2026-11-21T09:00:00Z"\ninventory:\n- kind: RootSync\nstrategy:\n  waves:\n  - name: canary\n    select: {cumulative: 50%}\n  - name: rest\n    select: {rest: true}\n',
  ],
  [
    "set-suspend",
    'apiVersion: fn.landfall.dev/v1alpha1\nkind: SetSuspend\nmetadata:\n  name: set-suspend\n  annotations:\n    config.kubernetes.io/local-config: "true"\nsuspend: true\nholder: release\nreason: the freeze\ntargets:\n- kind: CronJob\n',
  ],
]);

const OBJECTS: readonly ((name: string) => string)[] = [
  (name) =>
    `apiVersion: batch/v1\nkind: CronJob\nmetadata:\n  name: ${name}\n  namespace: shop\nspec:\n  schedule: "0 3 * * *"\n  jobTemplate:\n    spec:\n      template:\n        spec:\n          restartPolicy: Never\n          containers:\n          - name: main\n            image: nginx:1.2\n            args: ["--a", --b=c]\n            env:\n            - name: A\n              value: "1"\n            - {name: B, value: x}\n`,
  (name) =>
    `apiVersion: configsync.gke.io/v1beta1\nkind: RootSync\nmetadata:\n  name: ${name}\n  namespace: config-management-system\n  annotations:\n    landfall.dev/target: ${name}/shop\nspec:\n  sourceFormat: unstructured\n  git:\n    repo: https://git.example.com/packages\n    branch: main\n    dir: shop\n    revision: v6\n    auth: none\n`,
  (name) =>
    `apiVersion: landfall.dev/v1alpha1\nkind: StatusSnapshot\nmetadata:\n  name: ${name}\n  annotations:\n    config.kubernetes.io/local-config: 'true'\nspec:\n  cluster: ${name}\n  observedAt: "2026-11-21T09:00:00Z"\n  items:\n  - apiVersion: kustomize.toolkit.fluxcd.io/v1\n    kind: Kustomization\n    metadata: {name: shop, namespace: flux-system, generation: 3}\n    spec:\n      path: ./shop\n      wait: true\n      sourceRef: {kind: GitRepository, name: shop}\n    status:\n      observedGeneration: 3\n      lastAppliedRevision: v7@sha1:a1b2c3d4e5f60718293a4b5c6d7e8f9012345678\n      conditions:\n      - type: Ready\n        status: "True"\n        reason: ReconciliationSucceeded\n        message: "Applied revision: v7"\n`,
  (name) =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: ${name}\ndata:\n  run.sh: |\n    #!/bin/sh\n    # starts it\n    exec run \\\n      --all\n  text: >-\n    many words\n    on two lines\n  long: ${"a long line that goes on and on ".repeat(5)}end\n  list: [a, 'b', "c", {d: e}]\n  emoji: ready 🚀\n`,
  (name) =>
    `apiVersion: batch/v1\nkind: CronJob\nmetadata:\n  name: ${name}\n  labels: &labels\n    app: ${name}\n    tier: &tier web\nspec:\n  schedule: &at "0 3 * * *"\n  note: *at\n  jobTemplate:\n    metadata:\n      labels: *labels\n    spec:\n      template:\n        metadata:\n          labels:\n            <<: *labels\n            part: job\n        spec:\n          restartPolicy: Never\n          nodeSelector: {<<: *labels, zone: !!str 1}\n          containers:\n          - name: *tier\n            image: nginx:1.2\n`,
  (name) =>
    `apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: ${name}\nspec:\n  replicas: 3\n  selector:\n    matchLabels: {app: ${name}}\n  template:\n    metadata:\n      labels: {app: ${name}}\n    spec:\n      containers:\n        - name: main\n          image: 'registry.example/main:v1'\n          ports:\n            - containerPort: 8080\n`,
];

const COMMENTS = ["# c", "#c", "# it's", '# "q" 😀', "#", "# a # b", "# kpt-set: ${image}", "## two", "# trailing "];

/** Something that people put into a text; its position is relative, from 0 to 1. */
const noise = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  kind: fc.constantFrom(
    "line",
    "line",
    "line",
    "deep",
    "behind",
    "behind",
    "behind",
    "blank",
    "blank",
    "wide",
    "spaces",
  ),
  comment: fc.constantFrom(...COMMENTS),
  column: fc.nat(5),
});
type Noise = typeof noise extends fc.Arbitrary<infer T> ? T : never;

function disturb(text: string, { at, kind, comment, column }: Noise): string {
  const lines = text.split("\n");
  const line = Math.min(Math.floor(at * lines.length), lines.length - 1);
  const own = lines[line] ?? "";
  const margin = /^ */.exec(own)?.[0] ?? "";
  if (kind === "line") lines.splice(line, 0, margin + comment);
  else if (kind === "deep") lines.splice(line, 0, " ".repeat(column) + comment);
  else if (kind === "blank") lines.splice(line, 0, "");
  else if (kind === "behind") lines[line] = own === "" ? own : `${own} ${comment}`;
  else if (kind === "wide") lines[line] = own.replace(/: (?=\S)/, ":   ");
  else lines[line] = own.replace(/$/, "  ");
  return lines.join("\n");
}

const object = fc
  .tuple(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...OBJECTS) },
      {
        weight: 1,
        arbitrary: fc.oneof(commentedDocument, yamlDocument).map(
          (text) =>
            (name: string): string =>
              text.replace(/\n {2}name: \w+\n/, `\n  name: ${name}\n`),
        ),
      },
    ),
    fc.array(noise, { maxLength: 5 }),
  )
  .map(
    ([of, noises]) =>
      (name: string): string =>
        noises.reduce(disturb, of(name)),
  );

const file = fc.record({
  objects: fc.array(object, { minLength: 1, maxLength: 5 }),
  opens: fc.constantFrom("", "", "", "---\n", "# of the file\n", "# of the file\n\n"),
  separator: fc.constantFrom("---\n", "---\n", "--- # next\n", "\n---\n"),
  isWindows: fc.constantFrom(false, false, false, false, false, true),
  folder: fc.constantFrom("", "", "dir/", "sub/"),
});

/** A package whose Kptfile lists the three functions, or some of them. */
export const kptPackage: fc.Arbitrary<Files> = fc
  .record({
    files: fc.array(file, { minLength: 1, maxLength: 5 }),
    steps: fc.subarray([...CONFIGS.keys()], { minLength: 1 }),
    noises: fc.array(fc.array(noise, { maxLength: 2 }), { minLength: 5, maxLength: 5 }),
  })
  .map(({ files, steps, noises }) => {
    const pipeline = steps.map((name) => `  - exec: ${name}\n    configPath: functions/${name}.yaml\n`).join("");
    const kptfile = `apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: fleet\n  annotations:\n    config.kubernetes.io/local-config: "true"\ninfo:\n  description: a fleet\npipeline:\n  mutators:\n${pipeline}`;
    const texts = files.map(({ objects, opens, separator, isWindows, folder }, at): [string, string] => {
      const parts = objects.map((of, index) => of(`o${at}-${index}`));
      const text = opens + parts.map((part) => (part.endsWith("\n") ? part : `${part}\n`)).join(separator);
      return [`${folder}f${at}.yaml`, isWindows ? text.replaceAll("\n", "\r\n") : text];
    });
    const configs = steps.map((name, at): [string, string] => [
      `functions/${name}.yaml`,
      (noises[at] ?? []).reduce(disturb, CONFIGS.get(name) ?? ""),
    ]);
    return new Map([
      ["Kptfile", (noises[3] ?? []).reduce(disturb, kptfile)],
      [
        "sub/Kptfile",
        (noises[4] ?? []).reduce(disturb, "apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: sub\n"),
      ],
      ...configs,
      ...texts,
    ]);
  });
