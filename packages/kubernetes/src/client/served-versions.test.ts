import { KubeConfig } from "@kubernetes/client-node";
import type { KubeObject } from "@landfall/core/object";
import { noControlPlane, startEnvironment, type TestEnvironment } from "@landfall/testing/envtest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connectionFrom } from "../connection/from-kube-config.ts";
import { startCache } from "../watch/cache.ts";
import { type Client, createClient } from "./client.ts";

const WIDGET = { group: "shop.example", kind: "Widget", namespace: "default" };
const DEFINITION = "/apis/apiextensions.k8s.io/v1/customresourcedefinitions/widgets.shop.example";

const versions = (newest: "v1" | "v2"): readonly object[] =>
  ["v1", "v2"].map((name) => ({
    name,
    served: name === newest,
    storage: name === newest,
    schema: { openAPIV3Schema: { type: "object", "x-kubernetes-preserve-unknown-fields": true } },
  }));

const widget = (name: string, version: string): KubeObject =>
  ({ apiVersion: `shop.example/${version}`, kind: "Widget", metadata: { name, namespace: "default" } }) as KubeObject;

let environment: TestEnvironment;
let client: Client;

describe.skipIf(noControlPlane())("a kind whose version is not served any more", () => {
  beforeAll(async () => {
    environment = await startEnvironment({
      patience: 240_000,
      crds: [
        {
          apiVersion: "apiextensions.k8s.io/v1",
          kind: "CustomResourceDefinition",
          metadata: { name: "widgets.shop.example" },
          spec: {
            group: WIDGET.group,
            scope: "Namespaced",
            names: { kind: "Widget", plural: "widgets", singular: "widget" },
            versions: versions("v1"),
          },
        },
      ],
    });
    const kubeConfig = new KubeConfig();
    kubeConfig.loadFromString(environment.kubeconfig);
    client = createClient(connectionFrom(kubeConfig));
  });
  afterAll(async () => {
    client?.close();
    await environment?.stop();
  });

  test("its objects are read, watched and written in the version that is, by a client that knew the other", async () => {
    await client.create(widget("old", "v1"));
    const cache = startCache(client, WIDGET);
    const names = (): readonly string[] => [...cache.values()].map(({ metadata }) => metadata?.name ?? "").sort();
    await expect.poll(names).toEqual(["old"]);
    expect(await client.get({ ...WIDGET, name: "old" })).toMatchObject({ apiVersion: "shop.example/v1" });
    const body = { spec: { versions: versions("v2") } };
    const changed = await environment.request("PATCH", DEFINITION, {
      body,
      contentType: "application/merge-patch+json",
    });
    expect(changed.status).toBe(200);
    const isServed = async (version: string): Promise<boolean> =>
      (await environment.request("GET", `/apis/shop.example/${version}/widgets`)).status === 200;
    await expect.poll(async () => [await isServed("v1"), await isServed("v2")]).toEqual([false, true]);
    // The list of kinds may be a moment older than the kinds that are served.
    await expect
      .poll(() => client.get({ ...WIDGET, name: "old" }).catch(() => undefined))
      .toMatchObject({ apiVersion: "shop.example/v2" });
    expect(await client.get({ ...WIDGET, name: "nowhere" })).toBeUndefined();
    const patch = { type: "merge", patch: { spec: { size: 3 } } } as const;
    expect(await client.patch({ ...WIDGET, name: "old" }, patch)).toMatchObject({ written: true });
    await client.create(widget("new", "v2"));
    await expect.poll(names).toEqual(["new", "old"]);
    cache.stop();
  });
});
