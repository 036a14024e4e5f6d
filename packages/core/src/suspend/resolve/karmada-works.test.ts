import { describe, expect, test } from "vitest";
import type { KubeObject } from "../../object/index.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { suspend } from "../write/suspend.ts";
import { resolveSuspension } from "./resolve.ts";
import { standingReader } from "./standing.ts";

const work = (metadata: object, spec: object = {}): KubeObject => ({
  apiVersion: "work.karmada.io/v1alpha1",
  kind: "Work",
  metadata: { name: "web", namespace: "karmada-es-blue", ...metadata },
  spec,
});
const INSTRUCTION = { "propagation.karmada.io/instruction": "suppressed" };

describe("whether a Work of Karmada is suspended", () => {
  test.each<[string, KubeObject, string, string | undefined]>([
    ["by its field", work({}, { suspendDispatching: true }), "unattributed", "yes"],
    ["by the label of older releases", work({ labels: INSTRUCTION }), "unattributed", "yes"],
    ["by an annotation of that name", work({ annotations: INSTRUCTION }), "unattributed", "yes"],
    [
      "not by another word there",
      work({ labels: { "propagation.karmada.io/instruction": "no" } }),
      "active",
      undefined,
    ],
    ["not at all", work({}), "active", undefined],
    [
      "not where a MultiClusterService keeps it so on purpose",
      work({ labels: { "multiclusterservice.karmada.io/name": "web" } }, { suspendDispatching: true }),
      "active",
      undefined,
    ],
    [
      "not where it collects the EndpointSlices of a ServiceExport",
      work({ labels: { "endpointslice.karmada.io/name": "web" } }, { suspendDispatching: true }),
      "active",
      undefined,
    ],
    [
      "where it delivers the Service of a MultiClusterService",
      work({ labels: { "multiclusterservice.karmada.io/permanent-id": "1" } }, { suspendDispatching: true }),
      "unattributed",
      "yes",
    ],
  ])("%s", (_, object, state, suspended) => {
    expect(resolveSuspension(object, CATALOGUE).state).toBe(state);
    expect(standingReader()(object)?.suspended).toBe(suspended);
  });
});

test.each([
  [{ clusters: [{ name: "blue" }] }, ["Caution"]],
  [{ clusters: [] }, []],
  [{}, []],
])("suspending the scheduling of a binding with %j warns if it is scheduled already", (spec, codes) => {
  const mechanism = CATALOGUE.byId.get("karmada-resourcebinding-scheduling");
  if (mechanism === undefined) throw new Error("gone");
  const metadata = { name: "web", namespace: "shop" };
  const object = { apiVersion: "work.karmada.io/v1alpha2", kind: "ResourceBinding", metadata, spec };
  const held = suspend(object, { hold: { holder: "ops", effect: "scheduling" }, mechanism });
  expect(held.problems.map(({ code }) => code)).toEqual(codes);
});
