import type { KubeObject } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import type { ClusterAccess, SecretData } from "./access.ts";
import { ACCESS } from "./generated/access.ts";

function read(system: string, object: object, data?: SecretData): ClusterAccess | undefined {
  return ACCESS.get(system)?.read(object as KubeObject, data);
}

const SECRET = { apiVersion: "v1", kind: "Secret", metadata: { name: "cluster-eu-1", namespace: "argocd" } };
const DATA = { name: "eu-1", server: "https://eu-1.example.com" };
const config = (value: unknown): SecretData => ({ ...DATA, config: JSON.stringify(value) });
const MEMBER = {
  apiVersion: "cluster.karmada.io/v1alpha1",
  kind: "Cluster",
  metadata: { name: "edge" },
  spec: { apiEndpoint: "https://edge.example.com", secretRef: { namespace: "karmada-cluster", name: "edge" } },
};
const CLUSTER = {
  apiVersion: "cluster.x-k8s.io/v1beta2",
  kind: "Cluster",
  metadata: { name: "prod", namespace: "capi" },
};

describe("how clusters are reached", () => {
  test.each<[string, string, object, SecretData | undefined, ClusterAccess]>([
    [
      "a token",
      "argo-cd",
      SECRET,
      config({ bearerToken: "t", tlsClientConfig: { caData: "Y2E=", serverName: "api" } }),
      { ...DATA, token: "t", authorityData: "Y2E=", serverName: "api" },
    ],
    [
      "a certificate",
      "argo-cd",
      SECRET,
      config({ tlsClientConfig: { certData: "Yw==", keyData: "aw==", insecure: true } }),
      { ...DATA, certificateData: "Yw==", keyData: "aw==", insecure: true },
    ],
    [
      "a password",
      "argo-cd",
      SECRET,
      config({ username: "u", password: "p" }),
      { ...DATA, username: "u", password: "p" },
    ],
    ["no config", "argo-cd", SECRET, DATA, DATA],
    [
      "a token of its Secret",
      "karmada",
      MEMBER,
      { token: "t", caBundle: "PEM" },
      { name: "edge", server: "https://edge.example.com", token: "t", authority: "PEM" },
    ],
    ["a kubeconfig", "cluster-api", CLUSTER, { value: "kind: Config" }, { name: "prod", kubeconfig: "kind: Config" }],
    ["a name alone", "cluster-inventory", { ...CLUSTER, kind: "ClusterProfile" }, undefined, { name: "prod" }],
  ])("by %s", (_, system, object, data, expected) => {
    expect(read(system, object, data)).toEqual(expected);
  });

  test.each<[string, string, object, SecretData | undefined, string]>([
    ["no server", "argo-cd", SECRET, { name: "eu-1" }, "its Secret names no server"],
    [
      "Argo CD's own cluster",
      "argo-cd",
      SECRET,
      { name: "in-cluster", server: "https://kubernetes.default.svc" },
      "name a context of it",
    ],
    ["a config that is broken", "argo-cd", SECRET, { ...DATA, config: '{"bearerToken": "s3cr3t' }, "is no JSON"],
    ["a config that is no map", "argo-cd", SECRET, config(["s3cr3t"]), "is no JSON"],
    ["a program", "argo-cd", SECRET, config({ execProviderConfig: { command: "s3cr3t" } }), "none is run"],
    ["an account of a cloud", "argo-cd", SECRET, config({ awsAuthConfig: { clusterName: "x" } }), "none is run"],
    ["a Secret that is not there", "cluster-api", CLUSTER, undefined, "the Secret prod-kubeconfig is not there"],
    ["a Secret without a token", "karmada", MEMBER, {}, "has no token"],
    [
      "a member that is joined by pull",
      "karmada",
      { ...MEMBER, spec: { syncMode: "Pull" } },
      undefined,
      "joined by pull",
    ],
  ])("not by %s, and why, without a word of what is secret", (_, system, object, data, why) => {
    const found = read(system, object, data);
    expect(found?.unusable).toContain(why);
    expect(JSON.stringify(found)).not.toContain("s3cr3t");
  });

  test("the Secret of a cluster is where its system keeps it", () => {
    expect(ACCESS.get("cluster-api")?.secretOf?.(CLUSTER as KubeObject)).toEqual({
      namespace: "capi",
      name: "prod-kubeconfig",
    });
    expect(ACCESS.get("karmada")?.secretOf?.(MEMBER as KubeObject)).toEqual({
      namespace: "karmada-cluster",
      name: "edge",
    });
    expect(ACCESS.get("karmada")?.secretOf?.({ ...MEMBER, spec: {} } as KubeObject)).toBeUndefined();
  });
});
