import { runCli } from "@landfall/cli";
import { expect, test } from "vitest";
import { parse, parseAllDocuments, stringify } from "yaml";

/*
 * A rollout in Porch from draft to draft, on objects in its formats. Porch's own actions are done by hand: a draft is a
 * copy of the published package, a render puts the Kptfile's conditions on the PackageRevision, proposing checks the
 * gates as porchctl does, and published packages are applied. Everything else is done by the command.
 */

type Files = Readonly<Record<string, string>>;

const LOCAL = '  annotations:\n    config.kubernetes.io/local-config: "true"\n';

const config = (kind: string, name: string, rest: string): string =>
  `apiVersion: fn.landfall.dev/v1alpha1\nkind: ${kind}\nmetadata:\n  name: ${name}\n${LOCAL}${rest}`;

/** A snapshot of a cluster on which package shop runs at a revision. */
function snapshot(cluster: string, revision: string, observedAt: string, ready = "True"): string {
  return `apiVersion: landfall.dev/v1alpha1
kind: StatusSnapshot
metadata:
  name: ${cluster}
${LOCAL}spec:
  cluster: ${cluster}
  observedAt: "${observedAt}"
  items:
  - apiVersion: kustomize.toolkit.fluxcd.io/v1
    kind: Kustomization
    metadata: {name: shop, namespace: flux-system, generation: 1}
    spec:
      path: ./shop
      wait: true
      sourceRef: {kind: GitRepository, name: shop}
    status:
      observedGeneration: 1
      lastAppliedRevision: ${revision}@sha1:a1b2c3d4e5f60718293a4b5c6d7e8f9012345678
      lastAttemptedRevision: ${revision}@sha1:a1b2c3d4e5f60718293a4b5c6d7e8f9012345678
      conditions:
      - {type: Ready, status: "${ready}", reason: ReconciliationSucceeded, message: "Applied revision: ${revision}", lastTransitionTime: "${observedAt}"}
`;
}

const variant = (cluster: string): string =>
  `apiVersion: config.porch.kpt.dev/v1alpha1
kind: PackageVariant
metadata:
  name: shop-${cluster}
  namespace: fleet
  annotations:
    landfall.dev/target: ${cluster}/shop
spec:
  upstream: {repo: blueprints, package: shop, revision: 6}
  downstream: {repo: ${cluster}, package: shop}
`;

const clock = (now: string): string =>
  `apiVersion: landfall.dev/v1alpha1\nkind: Clock\nmetadata:\n  name: clock\n${LOCAL}spec:\n  now: "${now}"\n`;

const asked = (revision: string): string =>
  config(
    "ComputeWave",
    "compute-wave",
    `rollout: shop\npackage: shop\nrevision: ${revision}\nclusters:\n- name: eu-1\n- name: eu-2\nstrategy:\n  order: name\n  waves:\n  - name: canary\n    select: {targets: [eu-1/shop]}\n  - name: rest\n    select: {rest: true}\nactuate:\n- system: porch\n`,
  );

const kptfile = (name: string, gate: string, functions: readonly string[]): string => {
  const steps = functions.map((fn) => `  - image: ghcr.io/landfall-dev/${fn}:v0.1.0\n    configPath: ${fn}.yaml\n`);
  return `apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: ${name}\n${LOCAL}${gate}pipeline:\n  mutators:\n${steps.join("")}`;
};

const seen = (eu1: string, eu2: string, minute: string): Files => ({
  "clock.yaml": clock(`2026-11-23T08:${minute}:30Z`),
  "snapshots/eu-1.yaml": snapshot("eu-1", eu1, `2026-11-23T08:${minute}:00Z`),
  "snapshots/eu-2.yaml": snapshot("eu-2", eu2, `2026-11-23T08:${minute}:00Z`),
});

/** The package that decides which cluster gets which revision: its drafts change the PackageVariants. */
const WAVES: Files = {
  Kptfile: kptfile("waves", "", ["aggregate-status", "compute-wave"]),
  "aggregate-status.yaml": config("AggregateStatus", "aggregate-status", ""),
  "compute-wave.yaml": asked("v6"),
  "variants.yaml": `${variant("eu-1")}---\n${variant("eu-2")}`,
  ...seen("v6", "v6", "00"),
};

/** The package of the fleet's report: it can be published once v7 has landed everywhere. */
const REPORT: Files = {
  Kptfile: kptfile("report", "info:\n  readinessGates:\n  - conditionType: landfall.dev/Landed\n", [
    "aggregate-status",
  ]),
  "aggregate-status.yaml": config("AggregateStatus", "aggregate-status", "wanted:\n  shop: v7\n"),
};

/** Runs the command with a text on stdin. */
function landfall(args: readonly string[], stdin: string): string {
  const io = { cwd: "/", env: {}, terminal: false, columns: undefined, readStdin: () => stdin, now: () => new Date() };
  const { exitCode, stdout, stderr } = runCli(args, io);
  if (exitCode !== 0) throw new Error(stderr);
  return stdout;
}

/** Runs `landfall fn render -` on the PackageRevisionResources of a draft. */
function render(files: Files): Files {
  const resources = {
    apiVersion: "porch.kpt.dev/v1alpha1",
    kind: "PackageRevisionResources",
    metadata: { name: "deployments.fleet.draft", namespace: "fleet" },
    spec: { packageName: "fleet", repository: "deployments", workspaceName: "draft", resources: files },
  };
  const out = parse(landfall(["fn", "render", "-"], stringify(resources))) as typeof resources;
  return out.spec.resources;
}

interface Kptfile {
  readonly metadata: { readonly name: string };
  readonly info?: { readonly readinessGates: readonly { readonly conditionType: string }[] };
  readonly status?: { readonly conditions: readonly { readonly type: string; readonly status: string }[] };
}

const kptfileOf = (files: Files): Kptfile => parse(files["Kptfile"] ?? "") as Kptfile;

interface Revision {
  readonly repository: string;
  readonly workspaceName: string;
  readonly lifecycle: string;
  readonly revision?: number;
  readonly upstream?: string;
}

/** A PackageRevision with the gates and conditions of its Kptfile. */
function revisionOf(packageName: string, { upstream, revision = 0, ...spec }: Revision, files?: Files): string {
  const { info, status } = files === undefined ? {} : kptfileOf(files);
  return stringify({
    apiVersion: "porch.kpt.dev/v1alpha1",
    kind: "PackageRevision",
    metadata: { name: `${spec.repository}.${packageName}.${spec.workspaceName}`, namespace: "fleet" },
    spec: { packageName, revision, ...spec, readinessGates: info?.readinessGates ?? [] },
    status: {
      conditions: status?.conditions ?? [],
      ...(upstream !== undefined && {
        upstreamLock: {
          type: "git",
          git: { repo: "https://git.example.com/blueprints", directory: "shop", ref: `shop/${upstream}` },
        },
      }),
    },
  });
}

/** Checks the gates as `porchctl rpkg propose` does: every gate must be True. */
function mayBeProposed(files: Files): boolean {
  const { info, status } = kptfileOf(files);
  const isTrue = (type: string): boolean => status?.conditions.find((one) => one.type === type)?.status === "True";
  return (info?.readinessGates ?? []).every(({ conditionType }) => isTrue(conditionType));
}

function wantedBy(files: Files): readonly number[] {
  return parseAllDocuments(files["variants.yaml"] ?? "").map((document) =>
    Number(document.getIn(["spec", "upstream", "revision"])),
  );
}

const draft = (files: Files): string =>
  revisionOf("report", { repository: "deployments", workspaceName: "report-1", lifecycle: "Draft" }, files);

test("draft, render, gate, propose, next wave", () => {
  // v6 has landed everywhere. A draft requests v7: the render gives it to the canary, and no gate keeps the draft from
  // being proposed.
  const landed = render(WAVES);
  expect(wantedBy(landed)).toEqual([6, 6]);
  const first = render({ ...landed, "compute-wave.yaml": asked("v7"), ...seen("v6", "v6", "01") });
  expect([wantedBy(first), mayBeProposed(first)]).toEqual([[7, 6], true]);

  // The draft is published and applied, and Porch makes a draft of shop for eu-1, which somebody must propose and
  // approve.
  const eu1 = { repository: "eu-1", lifecycle: "Published", revision: 1, workspaceName: "variant-1", upstream: "v6" };
  const next = { repository: "eu-1", lifecycle: "Proposed", workspaceName: "variant-2", upstream: "v7" };
  const objects = [first["variants.yaml"] ?? "", revisionOf("shop", eu1), revisionOf("shop", next)].join("---\n");
  const told = landfall(["status", "-"], objects);
  expect(told).toMatch(
    /eu-1\/shop +blueprints\/shop v7 +v1, made of v6 +Proposed variant-2, made of v7 +- +somebody has to approve it/,
  );
  expect(told).toMatch(/eu-2\/shop +blueprints\/shop v6 +- /);

  // As long as eu-1 does not run v7, the next draft of the waves changes nothing.
  const waiting = render({ ...first, ...seen("v6", "v6", "02") });
  expect(wantedBy(waiting)).toEqual([7, 6]);

  // Now eu-1 runs v7. The report cannot be proposed yet, and says why; the next draft of the waves opens the next wave.
  const half = seen("v7", "v6", "10");
  const early = render({ ...REPORT, ...half });
  expect(mayBeProposed(early)).toBe(false);
  expect(landfall(["explain", "-"], draft(early))).toMatch(
    /draft: report-1; waits: TargetsOutOfDate: 1\/2 targets landed/,
  );
  const second = render({ ...waiting, ...half });
  expect([wantedBy(second), mayBeProposed(second)]).toEqual([[7, 7], true]);

  // With v7 on both clusters, the gate of the report is True.
  const report = render({ ...early, ...seen("v7", "v7", "20") });
  expect(mayBeProposed(report)).toBe(true);
  expect(landfall(["explain", "-"], draft(report))).toMatch(/draft: report-1; waits: somebody has to propose it/);
});
