import { KubeConfig } from "@kubernetes/client-node";
import { compareText } from "@landfall/core/object";
import { noControlPlane, startEnvironment, type TestEnvironment } from "@landfall/testing/envtest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiError } from "../api-error.ts";
import { connectionFrom } from "../connection/from-kube-config.ts";
import { systemClock } from "../ports/clock.ts";
import { type Client, createClient } from "./client.ts";
import { readAggregated } from "./discovery-aggregated.ts";
import { readByGroup } from "./discovery-by-group.ts";

const DEPLOYMENT = { group: "apps", kind: "Deployment", namespace: "default" };
const CONFIG_MAP = { group: "", kind: "ConfigMap", namespace: "default" };

function deployment(name: string, spec: object = {}) {
  const labels = { app: name };
  const template = { metadata: { labels }, spec: { containers: [{ name: "main", image: "shop/web:1" }] } };
  return {
    apiVersion: "apps/v1",
    kind: "Deployment",
    metadata: { name, namespace: "default" },
    spec: { replicas: 2, selector: { matchLabels: labels }, template, ...spec },
  };
}

function configMap(name: string, data: Record<string, string>) {
  return { apiVersion: "v1", kind: "ConfigMap", metadata: { name, namespace: "default" }, data };
}

/** A definition with a status subresource and a list that is merged by key, and without unknown fields. */
const WIDGETS = {
  apiVersion: "apiextensions.k8s.io/v1",
  kind: "CustomResourceDefinition",
  metadata: { name: "widgets.shop.example" },
  spec: {
    group: "shop.example",
    names: { kind: "Widget", plural: "widgets", singular: "widget", shortNames: ["wd"], categories: ["shop"] },
    scope: "Cluster",
    versions: ["v1", "v1beta1"].map((name) => ({
      name,
      served: true,
      storage: name === "v1",
      subresources: { status: {} },
      schema: {
        openAPIV3Schema: {
          type: "object",
          properties: {
            spec: { type: "object", properties: { size: { type: "integer" } } },
            status: { type: "object", properties: { ready: { type: "boolean" } } },
          },
        },
      },
    })),
  },
};

let environment: TestEnvironment;
let client: Client;
/** The milliseconds by which the client's clock is ahead of the real one. */
let passed = 0;

describe.skipIf(noControlPlane())("a client of a real API server", () => {
  beforeAll(async () => {
    environment = await startEnvironment();
    const kubeConfig = new KubeConfig();
    kubeConfig.loadFromString(environment.kubeconfig);
    client = createClient(connectionFrom(kubeConfig), { clock: { ...systemClock, now: () => Date.now() + passed } });
  });
  afterAll(async () => {
    client?.close();
    await environment?.stop();
  });

  describe("discovery", () => {
    test("finds a kind by group and name, in its preferred version, with its subresources", async () => {
      expect(await client.discovery.find({ group: "apps", kind: "Deployment" })).toMatchObject({
        version: "v1",
        plural: "deployments",
        namespaced: true,
        subresources: expect.arrayContaining(["scale", "status"]) as unknown,
      });
    });

    test("reads the same from the aggregated documents as group by group", async () => {
      const sorted = (found: readonly object[] | undefined) =>
        found?.map((one) => JSON.stringify(sortLists(one))).sort();
      expect(sorted(await readAggregated(client.requester))).toEqual(sorted(await readByGroup(client.requester)));
    });

    test("finds a kind whose definition is new, and what people call it", async () => {
      const widget = { group: "shop.example", kind: "Widget" };
      await expect(client.discovery.need(widget)).rejects.toThrow(
        "envtest does not serve the kind Widget.shop.example; is its definition installed?",
      );
      await environment.installCrds(WIDGETS);
      passed += 2000;
      for (const word of [
        "widget",
        "Widget",
        "widgets",
        "wd",
        "widgets.shop.example",
        "widget.v1.shop.example",
        "shop",
      ])
        expect((await client.discovery.named(word)).map(({ kind, version }) => [kind, version])).toEqual([
          ["Widget", "v1"],
        ]);
    });

    test.each([
      ["deploy", ["Deployment"]],
      ["po", ["Pod"]],
      ["all", expect.arrayContaining(["Pod", "Deployment", "Job", "Service"]) as unknown],
      ["nonsense", []],
    ])("knows what a person means by %s", async (word, kinds) => {
      expect((await client.discovery.named(word)).map(({ kind }) => kind)).toEqual(kinds);
    });
  });

  describe("writing", () => {
    test("creates, gets, and says who was quicker", async () => {
      expect(await client.create(configMap("made", { a: "1" }))).toMatchObject({ written: true });
      expect(await client.create(configMap("made", { a: "2" }))).toMatchObject({
        written: false,
        conflicts: [{ hint: "it exists; read it and change it instead" }],
      });
      expect(await client.get({ ...CONFIG_MAP, name: "made" })).toMatchObject({ data: { a: "1" } });
      expect(await client.get({ ...CONFIG_MAP, name: "missing" })).toBeUndefined();
    });

    test("an update of what changed since it was read is a conflict", async () => {
      await client.create(configMap("updated", { a: "1" }));
      const read = (await client.get({ ...CONFIG_MAP, name: "updated" })) as ReturnType<typeof configMap>;
      expect(await client.update({ ...read, data: { a: "2" } })).toMatchObject({ written: true });
      expect(await client.update({ ...read, data: { a: "3" } })).toMatchObject({
        written: false,
        conflicts: [{ hint: "it changed since it was read; read it again and decide anew" }],
      });
    });

    test.each([
      ["merge", { type: "merge", patch: { data: { a: "2" } } }],
      ["json", { type: "json", patch: [{ op: "replace", path: "/data/a", value: "2" }] }],
    ] as const)("a %s patch holds its preconditions: this very object, as it was", async (name, patch) => {
      const ref = { ...CONFIG_MAP, name: `patched-${name}` };
      await client.create(configMap(ref.name, { a: "1" }));
      const { uid = "", resourceVersion = "" } = (await client.get(ref))?.metadata ?? {};
      const another = "00000000-0000-0000-0000-000000000000";
      expect(await client.patch(ref, patch, { uid: another })).toMatchObject({ written: false });
      expect(await client.patch(ref, patch, { uid, resourceVersion })).toMatchObject({ written: true });
      expect(await client.patch(ref, patch, { uid, resourceVersion })).toMatchObject({ written: false });
    });

    test("a test of a JSON patch that fails is a conflict, a path that is not there in one without is an error", async () => {
      const ref = { ...CONFIG_MAP, name: "tested" };
      await client.create(configMap("tested", { a: "1" }));
      const failing = [{ op: "test", path: "/data/a", value: "9" }] as const;
      expect(await client.patch(ref, { type: "json", patch: failing })).toMatchObject({ written: false });
      const wrong = [{ op: "replace", path: "/data/missing/x", value: "9" }] as const;
      await expect(client.patch(ref, { type: "json", patch: wrong })).rejects.toMatchObject({ code: "Invalid" });
    });

    test("an apply says which field belongs to whom, and takes it when forced", async () => {
      await client.create(deployment("applied"), { fieldManager: "their-tool" });
      const mine = { ...deployment("applied"), spec: { replicas: 5 } };
      expect(await client.apply(mine)).toEqual({
        written: false,
        conflicts: [
          {
            field: ".spec.replicas",
            owner: "their-tool",
            message: expect.stringContaining('conflict with "their-tool"') as unknown,
            hint: "leave .spec.replicas to their-tool, or apply with force to take it",
          },
        ],
      });
      expect(await client.apply(mine, { force: true })).toMatchObject({
        written: true,
        object: { spec: { replicas: 5 } },
      });
    });

    test("a field that the kind does not have is refused, or warned of when asked", async () => {
      const odd = { ...configMap("odd", {}), spezial: 1 };
      await expect(client.create(odd)).rejects.toMatchObject({
        code: "Invalid",
        message: expect.stringContaining("spezial") as unknown,
      });
      expect(await client.create(odd, { fieldValidation: "Warn" })).toMatchObject({
        written: true,
        warnings: ['unknown field "spezial"'],
      });
    });

    test("a dry run writes nothing", async () => {
      expect(await client.create(configMap("dry", {}), { dryRun: true })).toMatchObject({ written: true });
      expect(await client.get({ ...CONFIG_MAP, name: "dry" })).toBeUndefined();
    });

    test("status is written through its subresource alone", async () => {
      const widget = { apiVersion: "shop.example/v1", kind: "Widget", metadata: { name: "one" }, spec: { size: 1 } };
      await client.apply(widget);
      const status = { ...widget, spec: {}, status: { ready: true } };
      await client.apply(status, { subresource: "status" });
      const ref = { group: "shop.example", kind: "Widget", namespace: "", name: "one" };
      expect(await client.get(ref)).toMatchObject({ spec: { size: 1 }, status: { ready: true } });
    });

    test("replicas are set through scale", async () => {
      await client.create(deployment("scaled"));
      const ref = { ...DEPLOYMENT, name: "scaled" };
      expect(await client.scale(ref, 7)).toMatchObject({ written: true, object: { spec: { replicas: 7 } } });
      expect(await client.get(ref, { subresource: "scale" })).toMatchObject({ kind: "Scale", spec: { replicas: 7 } });
    });

    test("a deletion is of this very object, and finalizers hold it", async () => {
      const ref = { ...CONFIG_MAP, name: "held" };
      const held = configMap("held", {});
      await client.create({ ...held, metadata: { ...held.metadata, finalizers: ["shop.example/keep"] } as object });
      const another = "00000000-0000-0000-0000-000000000000";
      expect(await client.delete(ref, { uid: another })).toMatchObject({ deleted: false });
      expect(await client.delete(ref)).toEqual({ deleted: true, found: true });
      expect((await client.get(ref))?.metadata?.deletionTimestamp).toBeDefined();
      await client.patch(ref, { type: "merge", patch: { metadata: { finalizers: null } } });
      expect(await client.delete(ref)).toEqual({ deleted: true, found: false });
    });

    test.each(["", "..", "a/b", "%2e"])("no name leads to another path than its own: %j", async (name) => {
      await expect(client.delete({ ...CONFIG_MAP, name })).rejects.toMatchObject({ code: "Invalid" });
    });

    test("an object without its namespace is refused before anything is sent", async () => {
      const lost = { apiVersion: "v1", kind: "ConfigMap", metadata: { name: "lost" } };
      await expect(client.create(lost)).rejects.toThrow("an object of configmaps is in a namespace; say which");
    });
  });

  describe("lists", () => {
    const IN_LISTS = { namespace: "lists" };
    beforeAll(async () => {
      await client.create({ apiVersion: "v1", kind: "Namespace", metadata: { name: "lists" } });
      const names = Array.from({ length: 250 }, (_, index) => `item-${index}`);
      await Promise.all(
        names.map((name) =>
          client.create({
            ...configMap(name, {}),
            metadata: { name, namespace: "lists", labels: { odd: String(name.endsWith("1")) } },
          }),
        ),
      );
    });

    test("come in pages that are told apart by nobody", async () => {
      const { items } = await client.list(CONFIG_MAP, { ...IN_LISTS, limit: 40 });
      expect(new Set(items.map(({ metadata }) => metadata?.name)).size).toBe(250);
      expect(items[0]).toMatchObject({ apiVersion: "v1", kind: "ConfigMap" });
    });

    test("take selectors", async () => {
      const { items } = await client.list(CONFIG_MAP, { ...IN_LISTS, labelSelector: "odd=true", limit: 7 });
      expect(items).toHaveLength(25);
    });

    test("begin anew when the server has forgotten the moment of the first page", async () => {
      const found: (string | undefined)[][] = [];
      for await (const page of client.pages(CONFIG_MAP, { ...IN_LISTS, limit: 100 })) {
        if (found.length === 0) {
          await client.create({ ...configMap("late", {}), metadata: { name: "late", namespace: "lists" } });
          await environment.forgetHistory();
        }
        if (page.restarted) found.length = 0;
        found.push(page.items.map(({ metadata }) => metadata?.name));
      }
      expect(new Set(found.flat()).size).toBe(251);
    });
  });

  test("says 404, 403 and 401 apart, and whom it asked", async () => {
    const reader = await environment.addUser("reader");
    const kubeConfig = new KubeConfig();
    kubeConfig.loadFromString(reader.kubeconfig);
    const other = createClient(connectionFrom(kubeConfig));
    await expect(other.list(CONFIG_MAP)).rejects.toMatchObject({
      code: "Forbidden",
      message: expect.stringMatching(/^envtest: GET \/api\/v1\/configmaps: .*User "reader" cannot list/) as unknown,
    });
    other.close();
    const { clusters, contexts, currentContext } = kubeConfig;
    kubeConfig.loadFromOptions({ clusters, contexts, currentContext, users: [{ name: "envtest", token: "nonsense" }] });
    const nobody = createClient(connectionFrom(kubeConfig));
    await expect(nobody.list(CONFIG_MAP)).rejects.toMatchObject({ code: "Unauthorized", status: 401 });
    nobody.close();
    expect(new ApiError("Timeout", "x").isTransient).toBe(true);
  });
});

function sortLists(value: object): object {
  return Object.fromEntries(
    Object.entries(value)
      .map(
        ([key, each]) => [key, Array.isArray(each) ? each.map(String).sort(compareText) : (each as unknown)] as const,
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
