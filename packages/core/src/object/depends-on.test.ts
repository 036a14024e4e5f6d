import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatDependsOn, parseDependsOn } from "./depends-on.ts";

const deployment = { group: "apps", kind: "Deployment", namespace: "shop", name: "web" };
const configMap = { group: "", kind: "ConfigMap", namespace: "shop", name: "x" };
const clusterRole = { group: "rbac.authorization.k8s.io", kind: "ClusterRole", namespace: "", name: "system:node" };
const namespace = { group: "", kind: "Namespace", namespace: "", name: "shop" };

describe("parseDependsOn", () => {
  test.each([
    ["a namespaced object", "apps/namespaces/shop/Deployment/web", [deployment]],
    ["the core group", "/namespaces/shop/ConfigMap/x", [configMap]],
    ["a cluster-scoped object", "rbac.authorization.k8s.io/ClusterRole/system:node", [clusterRole]],
    ["a cluster-scoped object of the core group", "/Namespace/shop", [namespace]],
    ["several, with spaces", " /Namespace/shop , apps/namespaces/shop/Deployment/web", [namespace, deployment]],
  ])("reads %s", (_, text, refs) => {
    expect(parseDependsOn(text)).toEqual({ ok: true, value: refs, problems: [] });
  });

  test.each([
    ["an empty annotation", "", 1],
    ["a trailing comma", "/Namespace/shop,", 1],
    ["two fields", "Namespace/shop", 1],
    ["four fields", "apps/shop/Deployment/web", 1],
    ["six fields", "apps/namespaces/shop/Deployment/web/x", 1],
    ["another word for namespaces", "apps/namespace/shop/Deployment/web", 1],
    ["no name", "apps/namespaces/shop/Deployment/", 1],
    ["no namespace", "apps/namespaces//Deployment/web", 1],
    ["no kind", "//shop", 1],
    ["a space within", "apps/Some Kind/x", 1],
    ["several wrong ones, each named", "x,/Namespace/shop,y", 2],
  ])("refuses %s", (_, text, count) => {
    const result = parseDependsOn(text);
    expect(result.ok).toBe(false);
    expect(result.problems).toHaveLength(count);
    expect(result.problems[0]).toMatchObject({
      code: "InvalidDependsOn",
      field: 'metadata.annotations["config.kubernetes.io/depends-on"]',
    });
  });

  test("property: the inverse of formatDependsOn", () => {
    const word = fc.stringMatching(/^[A-Za-z0-9.:-]{1,20}$/);
    const ref = fc.record({
      group: fc.oneof(word, fc.constant("")),
      kind: word,
      namespace: fc.oneof(word, fc.constant("")),
      name: word,
    });
    fc.assert(
      fc.property(fc.array(ref, { minLength: 1 }), (refs) => {
        expect(parseDependsOn(formatDependsOn(refs))).toEqual({ ok: true, value: refs, problems: [] });
      }),
    );
  });
});
