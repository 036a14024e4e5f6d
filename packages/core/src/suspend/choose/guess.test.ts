import { describe, expect, test } from "vitest";
import type { KubeObject } from "../../object/index.ts";
import { GUESSED } from "../catalogue/guessed.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { applyEdits } from "../edit/apply-edits.ts";
import { resolveSuspension } from "../resolve/resolve.ts";
import { resume } from "../write/resume.ts";
import { suspend } from "../write/suspend.ts";
import { definitionOf, guessMechanism } from "./guess.ts";

const widget: KubeObject = { apiVersion: "example.com/v1", kind: "Widget", metadata: { name: "w" }, spec: {} };

function definition(properties: object, labels: { readonly [key: string]: string } = {}): KubeObject {
  const schema = { openAPIV3Schema: { properties: { spec: { properties } } } };
  return {
    apiVersion: "apiextensions.k8s.io/v1",
    kind: "CustomResourceDefinition",
    metadata: { name: "widgets.example.com", labels },
    spec: { group: "example.com", names: { kind: "Widget" }, versions: [{ name: "v1", schema }] },
  };
}

const flag = (description: string, type = "boolean"): object => ({ type, description });

describe("what a definition says", () => {
  test.each<[string, object, string | undefined]>([
    [
      "suspend that stops reconciling",
      { suspend: flag("Suspends reconciliation of the widget") },
      "guessed-suspend-reconcile",
    ],
    ["paused that stops actions", { paused: flag("No actions are taken") }, "guessed-paused-reconcile"],
    ["pause that removes pods", { pause: flag("All pods are removed") }, "guessed-pause-run"],
    ["suspend that scales down", { suspend: flag("Scales the widget to zero") }, "guessed-suspend-run"],
    ["suspend of a schedule", { suspend: flag("No run is scheduled") }, "guessed-suspend-new-runs"],
    [
      "suspend goes before paused",
      { paused: flag("reconciles no more"), suspend: flag("pods go") },
      "guessed-suspend-run",
    ],
    ["a word without a description is not guessed at", { suspend: flag("") }, undefined],
    ["a string is no switch", { suspend: flag("reconciliation", "string") }, undefined],
    ["nothing of the kind", {}, undefined],
  ])("%s", (_, properties, id) => {
    const guess = guessMechanism(widget, definition(properties));
    expect(guess.ok ? guess.value.id : undefined).toBe(id);
    expect(guess.problems.map(({ code }) => code)).toEqual(id === undefined ? ["NoMechanism"] : []);
  });

  test("Cluster API's contract, and Crossplane's managed resources", () => {
    const provider = guessMechanism(widget, definition({}, { "cluster.x-k8s.io/v1beta1": "v1" }));
    expect(provider.ok && provider.value.id).toBe("guessed-capi");
    const managed = guessMechanism({ ...widget, spec: { forProvider: {} } }, undefined);
    expect(managed.ok && managed.value.id).toBe("guessed-crossplane");
  });

  test("without a definition it is an error that says what to write", () => {
    const [problem] = guessMechanism(widget, undefined).problems;
    expect(problem).toMatchObject({ code: "NoMechanism", hint: expect.stringContaining("mechanisms") });
    expect(definitionOf(widget, [definition({})])).toBeDefined();
    expect(definitionOf({ ...widget, kind: "Gadget" }, [definition({})])).toBeUndefined();
  });
});

test.each(GUESSED.map(({ id }) => [id] as const))("%s: held, seen, and let go without the definition", (id) => {
  const guessed = GUESSED.find((mechanism) => mechanism.id === id);
  if (guessed === undefined) throw new Error(id);
  const mechanism = { ...guessed, group: "example.com", kind: "Widget" };
  const allow = ["kills-running", "blocks-deletion"] as const;
  const edits = suspend(widget, { hold: { holder: "a", effect: mechanism.effect }, mechanism, allow });
  const held = applyEdits(widget, edits.ok ? edits.value : []);
  if (!held.ok) throw new Error(id);
  expect(resolveSuspension(held.value, CATALOGUE).state).toBe("suspended");
  const back = resume(held.value, { holder: "a", catalogue: CATALOGUE });
  expect(applyEdits(held.value, back.ok ? back.value : [])).toMatchObject({ ok: true, value: widget });
});
