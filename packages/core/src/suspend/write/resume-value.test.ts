import { describe, expect, test } from "vitest";
import { type KubeObject, type Problem, readPath } from "../../object/index.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { applyEdits } from "../edit/apply-edits.ts";
import { HAZARDS_TO_ALLOW } from "../model/mechanism.ts";
import { resume } from "./resume.ts";
import type { ResumeValue } from "./resume-value.ts";
import { suspend } from "./suspend.ts";

function object(
  apiVersion: string,
  kind: string,
  spec: object,
  annotations?: { readonly [key: string]: string },
): KubeObject {
  return { apiVersion, kind, metadata: { name: "web", namespace: "shop", ...(annotations && { annotations }) }, spec };
}

function heldBy(id: string, before: KubeObject): KubeObject {
  const mechanism = CATALOGUE.byId.get(id);
  if (mechanism === undefined) throw new Error(id);
  const hold = { holder: "a", effect: mechanism.effect, revision: "v1" };
  const edits = suspend(before, { hold, mechanism, allow: HAZARDS_TO_ALLOW });
  const after = edits.ok ? applyEdits(before, edits.value) : edits;
  if (!after.ok) throw new Error(after.problems[0]?.message);
  return after.value;
}

interface Resumed {
  readonly problems: readonly Problem[];
  readonly after: KubeObject | undefined;
}

function resumed(held: KubeObject, resumeValue: ResumeValue): Resumed {
  const edits = resume(held, { holder: "a", catalogue: CATALOGUE, resumeValue });
  const after = edits.ok ? applyEdits(held, edits.value) : edits;
  return { problems: edits.problems, after: after.ok ? after.value : undefined };
}

const FLUX = "flux-kustomization-suspend";
const kustomization = (spec: object): KubeObject => object("kustomize.toolkit.fluxcd.io/v1", "Kustomization", spec);
const cluster = (annotations: { readonly [key: string]: string }): KubeObject =>
  object("cluster.x-k8s.io/v1beta2", "Machine", {}, annotations);

describe("what comes back with the last hold", () => {
  test.each<[ResumeValue, object, object]>([
    ["restore", {}, {}],
    ["restore", { suspend: false }, { suspend: false }],
    ["auto", {}, {}],
    ["auto", { suspend: false }, { suspend: false }],
    ["delete", { suspend: false }, {}],
    ["explicit", {}, { suspend: false }],
    ["explicit", { suspend: null }, { suspend: false }],
  ])("%s after %j", (choice, before, expected) => {
    expect(resumed(heldBy(FLUX, kustomization(before)), choice).after?.spec).toEqual(expected);
  });

  test.each<[ResumeValue]>([["restore"], ["auto"], ["delete"], ["explicit"]])(
    "edge 4: %s leaves suspended what was suspended before",
    (choice) => {
      const before = kustomization({ suspend: true });
      expect(resumed(heldBy(FLUX, before), choice).after).toEqual(before);
    },
  );

  test("AC-M18: a pause that somebody else made goes only where that is asked for, by force", () => {
    const held = heldBy(FLUX, kustomization({ suspend: true }));
    for (const [resumeValue, expected] of [
      ["restore", { suspend: true }],
      ["explicit", { suspend: false }],
      ["delete", {}],
    ] as const) {
      const edits = resume(held, { holder: "a", catalogue: CATALOGUE, resumeValue, forceRestore: true });
      const after = applyEdits(held, edits.ok ? edits.value : []);
      expect(after.ok && after.value.spec).toEqual(expected);
    }
  });

  test("their change stays, whatever was chosen", () => {
    const changed = { ...heldBy(FLUX, kustomization({})), spec: { suspend: false } };
    expect(resumed(changed, "delete").after?.spec).toEqual({ suspend: false });
  });

  test.each<[string, string, KubeObject, string, unknown]>([
    [
      "an inverted boolean",
      "argocd-automated-enabled",
      object("argoproj.io/v1alpha1", "Application", { syncPolicy: { automated: {} } }),
      "spec",
      { syncPolicy: { automated: { enabled: true } } },
    ],
    [
      "a boolean in a string",
      "argocd-skip-reconcile",
      object("argoproj.io/v1alpha1", "Application", {}),
      "metadata.annotations",
      { "argocd.argoproj.io/skip-reconcile": "false" },
    ],
    [
      "an enum with a value of its own for off",
      "kueue-workload-active",
      object("kueue.x-k8s.io/v1beta1", "Workload", {}),
      "spec",
      { active: true },
    ],
  ])("explicit: %s", (_, id, before, path, expected) => {
    const { after } = resumed(heldBy(id, before), "explicit");
    expect(readPath(after, path.split("."))).toEqual(expected);
  });
});

describe("a choice that a kind has not is refused, and what to write instead is said", () => {
  test.each<[string, ResumeValue, string, KubeObject]>([
    ["presence has no word for off", "explicit", "capi-machine-annotation", cluster({})],
    [
      "replicas have no word for off",
      "explicit",
      "deployment-replicas",
      object("apps/v1", "Deployment", { replicas: 3 }),
    ],
    ["replicas must have a value", "delete", "deployment-replicas", object("apps/v1", "Deployment", { replicas: 3 })],
    [
      "a pin knows only what was there",
      "delete",
      "configsync-rootsync-pin",
      object("configsync.gke.io/v1beta1", "RootSync", { git: { revision: "v2" } }),
    ],
    [
      "a list of clusters too",
      "explicit",
      "karmada-propagationpolicy-dispatching",
      object("policy.karmada.io/v1alpha1", "PropagationPolicy", {}),
    ],
  ])("%s", (_, choice, id, before) => {
    const { problems, after } = resumed(heldBy(id, before), choice);
    expect(after).toBeUndefined();
    expect(problems[0]).toMatchObject({ code: "ResumeValueNotAvailable", hint: "write resumeValue: restore" });
  });
});

describe("a live object whose switch somebody else owns too", () => {
  const owned = (held: KubeObject, field: object, manager: string): KubeObject =>
    ({
      ...held,
      metadata: {
        ...held.metadata,
        managedFields: [{ manager, operation: "Apply", apiVersion: "v1", fieldsV1: field }],
      },
    }) as KubeObject;
  const SUSPEND = { "f:spec": { "f:suspend": {} } };

  test("auto writes the word for off, as a removal would not last", () => {
    const live = owned(heldBy(FLUX, kustomization({})), SUSPEND, "before-first-apply");
    expect(resumed(live, "auto").after?.spec).toEqual({ suspend: false });
    expect(resumed(live, "restore").after?.spec).toEqual({});
  });

  test("our own managers do not count", () => {
    for (const manager of ["landfall", "hold.landfall.dev/b"]) {
      expect(resumed(owned(heldBy(FLUX, kustomization({})), SUSPEND, manager), "auto").after?.spec).toEqual({});
    }
  });

  test("auto is an error that names the owner where there is no word for off", () => {
    const annotation = { "f:metadata": { "f:annotations": { "f:cluster.x-k8s.io/paused": {} } } };
    const live = owned(heldBy("capi-machine-annotation", cluster({})), annotation, "argocd-controller");
    expect(resumed(live, "auto").problems[0]).toMatchObject({ code: "OwnedByOther" });
    expect(resumed(live, "auto").problems[0]?.message).toContain("argocd-controller");
  });
});
