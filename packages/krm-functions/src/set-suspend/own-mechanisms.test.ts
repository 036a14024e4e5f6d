import { describe, expect, test } from "vitest";
import { type ProcessOutcome, processList } from "../sdk/index.ts";
import { setSuspend } from "./index.ts";

const WIDGET = `apiVersion: example.com/v1
kind: Widget
metadata:
  name: web
spec:
  mode: Run # by hand
`;
const MECHANISM = {
  id: "widget-mode",
  group: "example.com",
  kind: "Widget",
  effect: "run",
  path: ["spec", "mode"],
  truth: "enum",
  on: "Halt",
  values: ["Run", "Halt"],
  stops: "the widget stands still",
};

function run(documents: readonly string[], fields: object): ProcessOutcome {
  const config = { apiVersion: "fn.landfall.dev/v1alpha1", kind: "SetSuspend", targets: [{}], holder: "a", ...fields };
  const items = documents.map((text) => `- ${text.trimEnd().replaceAll("\n", "\n  ")}\n`).join("");
  const head = "apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n";
  return processList(setSuspend, `${head}${items}functionConfig: ${JSON.stringify(config)}\n`);
}

function itemsOf(outcome: ProcessOutcome): string {
  if (outcome.exitCode !== 0) throw new Error(outcome.stderr);
  return outcome.output.slice(outcome.output.indexOf("items:\n") + 7, outcome.output.indexOf("functionConfig:"));
}

function textOf(outcome: ProcessOutcome): string {
  return itemsOf(outcome).replace(/^- /, "").replaceAll("\n  ", "\n");
}

describe("mechanisms of one's own", () => {
  test("hold a kind that the catalogue does not know, and give its bytes back", () => {
    const held = textOf(run([WIDGET], { suspend: true, mechanisms: [MECHANISM] }));
    expect(held).toContain("  mode: Halt # by hand\n");
    expect(textOf(run([held], { suspend: false, mechanisms: [MECHANISM] }))).toBe(WIDGET);
    expect(run([held], { suspend: false }).results[0]?.tags).toMatchObject({ code: "MechanismUnknown" });
  });

  test("one of the same id stands in place of the catalogue's", () => {
    const cronJob = "apiVersion: batch/v1\nkind: CronJob\nmetadata:\n  name: a\nspec: {}\n";
    const own = { ...MECHANISM, id: "cronjob-suspend", group: "batch", kind: "CronJob", effect: "new-runs" };
    expect(textOf(run([cronJob], { suspend: true, mechanisms: [own] }))).toContain("mode: Halt");
  });

  test("a whole group", () => {
    const own = { ...MECHANISM, group: "*.example.com", kind: "*" };
    const widget = WIDGET.replace("example.com/v1", "shop.example.com/v1");
    expect(textOf(run([widget], { suspend: true, mechanisms: [own] }))).toContain("mode: Halt");
  });

  test.each<[string, object, string]>([
    ["no truth", { truth: undefined }, "mechanisms[0].truth"],
    ["a truth that there is not", { truth: "maybe" }, "mechanisms[0].truth"],
    ["an id that is no part of an annotation key", { id: "Mode!" }, "mechanisms[0].id"],
    ["an empty path", { path: [] }, "mechanisms[0].path"],
    ["a field of something else", { some: ["spec", "clusters"] }, "mechanisms[0].some"],
    ["a word for off in place of off", { off: false }, "mechanisms[0].off must be a string"],
    ["two places", { pins: [] }, "must hold exactly one of path, clusters, pins"],
    ["an enum without its values", { values: undefined }, "list all values that the system knows"],
    ["a typing mistake", { alsoOnn: ["x"] }, "alsoOnn"],
  ])("%s is refused", (_, fields, field) => {
    const outcome = run([WIDGET], { suspend: true, mechanisms: [{ ...MECHANISM, ...fields }] });
    expect(outcome.exitCode).toBe(1);
    expect(JSON.stringify(outcome.results)).toContain(field);
  });
});

describe("what else the catalogue has, users may have too", () => {
  const OF_WIDGET = { group: "example.com", kind: "Widget", stops: "nothing new comes" };
  const widget = (spec: string): string =>
    `apiVersion: example.com/v1\nkind: Widget\nmetadata:\n  name: web\nspec:\n${spec}`;

  test("a list of clusters", () => {
    const at = { all: ["spec", "held"], some: ["spec", "heldOn"], candidates: ["spec", "clusters"] };
    const mechanisms = [{ ...OF_WIDGET, id: "widget-clusters", effect: "delivery", clusters: at }];
    const document = widget("  clusters: [a, b]\n");
    const some = textOf(run([document], { suspend: true, mechanisms, targets: [{ clusters: ["b"] }] }));
    expect(some).toContain("  heldOn:\n  - b\n");
    const all = textOf(run([some], { suspend: true, mechanisms }));
    expect(all).toContain("  held: true\n");
    expect(textOf(run([all], { suspend: false, mechanisms }))).toBe(document);
  });

  test("a revision to stay at", () => {
    const pins = [
      { path: ["spec", "tag"], when: { path: ["spec", "tag"] }, form: "revision", landed: [["status", "tag"]] },
    ];
    const mechanisms = [{ ...OF_WIDGET, id: "widget-pin", effect: "delivery", pins }];
    const document = `${widget("  tag: latest\n")}status:\n  tag: v7\n`;
    const held = textOf(run([document], { suspend: true, mechanisms }));
    expect(held).toContain("spec:\n  tag: v7\n");
    expect(textOf(run([held], { suspend: false, mechanisms }))).toBe(document);
  });

  test("cautions, the system's own word for off, and what is only inferred", () => {
    const caution = { path: ["spec", "boost"], message: "boost goes on" };
    const more = { cautions: [caution], offValue: "Run", evidence: "inferred", hazards: ["orphans-on-delete"] };
    const mechanisms = [{ ...MECHANISM, ...more }];
    const outcome = run([`${WIDGET}  boost: 1\n`], { suspend: true, mechanisms });
    const messages = outcome.results.map(({ message }) => message);
    expect(messages).toContain("boost goes on");
    expect(messages).toContainEqual(expect.stringContaining("(inferred)"));
    const off = run([textOf(outcome).replace("mode: Run", "mode: x")], {
      suspend: false,
      mechanisms,
      resumeValue: "explicit",
    });
    expect(textOf(off)).toContain("mode: Run # by hand");
  });
});

describe("whole API groups of the catalogue", () => {
  test.each([
    ["a managed resource of Upbound", "s3.aws.upbound.io/v1beta1", "Bucket", 'crossplane.io/paused: "true"'],
    ["an ACK resource", "s3.services.k8s.aws/v1alpha1", "Bucket", 'services.k8s.aws/read-only: "true"'],
    ["a provider's machine of Cluster API", "infrastructure.cluster.x-k8s.io/v1", "FooMachine", 'x-k8s.io/paused: ""'],
    ["a constraint of Gatekeeper", "constraints.gatekeeper.sh/v1beta1", "K8sNoRoot", "enforcementAction: dryrun"],
  ])("%s", (_, apiVersion, kind, line) => {
    const document = `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata:\n  name: a\nspec:\n  x: 1\n`;
    const held = textOf(run([document], { suspend: true, allow: ["blocks-deletion"] }));
    expect(held).toContain(line);
    expect(textOf(run([held], { suspend: false }))).toBe(document);
  });
});
