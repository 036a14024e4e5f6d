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
    [
      "a list of clusters",
      { some: ["spec", "clusters"] },
      "expected is one value at one path: two switches are two mechanisms",
    ],
    ["a word for off", { off: false }, "the value from before always comes back"],
    ["a typing mistake", { alsoOnn: ["x"] }, "alsoOnn"],
  ])("%s is refused", (_, fields, field) => {
    const outcome = run([WIDGET], { suspend: true, mechanisms: [{ ...MECHANISM, ...fields }] });
    expect(outcome.exitCode).toBe(1);
    expect(JSON.stringify(outcome.results)).toContain(field);
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
