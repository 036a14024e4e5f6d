import { request } from "node:https";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startFaultyServer } from "../envtest/faults/faulty-server.ts";
import { type Endpoint, noControlPlane, startEnvironment } from "../envtest/index.ts";
import { type Answer, type Identity, type RequestOptions, requesterFor } from "../envtest/request.ts";
import { startFakeServer } from "./server.ts";

/** A server as the suite needs it: the real one and the fake one are the same to it. */
interface Server extends Endpoint {
  readonly context: { readonly identity: Identity };
  request(method: string, path: string, options?: RequestOptions): Promise<Answer>;
  forgetHistory(): Promise<void>;
  issueServerCertificate(): { readonly certificate: string; readonly key: string };
  stop(): Promise<void>;
}

const SHOP = { group: "shop.example", version: "v1", kind: "Widget" } as const;
const WIDGETS = "/apis/shop.example/v1/namespaces/default/widgets";
const MAPS = "/api/v1/namespaces/default/configmaps";

/** The same kind for the real server: every field, with status and scale. */
const DEFINITION = {
  apiVersion: "apiextensions.k8s.io/v1",
  kind: "CustomResourceDefinition",
  metadata: { name: "widgets.shop.example" },
  spec: {
    group: SHOP.group,
    scope: "Namespaced",
    names: { kind: "Widget", plural: "widgets", singular: "widget" },
    versions: [
      {
        name: SHOP.version,
        served: true,
        storage: true,
        subresources: {
          status: {},
          scale: { specReplicasPath: ".spec.replicas", statusReplicasPath: ".status.replicas" },
        },
        schema: {
          openAPIV3Schema: {
            type: "object",
            properties: ["spec", "status"].reduce(
              (all, name) => ({
                ...all,
                [name]: {
                  type: "object",
                  properties: { replicas: { type: "integer" } },
                  "x-kubernetes-preserve-unknown-fields": true,
                },
              }),
              {},
            ),
          },
        },
      },
    ],
  },
};

const STARTS: readonly (readonly [string, () => Promise<Server>])[] = [
  ["the fake one", () => startFakeServer({ kinds: [{ ...SHOP, status: true, scale: true }] })],
  ["a real one", () => startEnvironment({ crds: [DEFINITION] })],
];

const widget = (name: string, more: object = {}): object => ({
  apiVersion: "shop.example/v1",
  kind: "Widget",
  metadata: { name, namespace: "default" },
  ...more,
});

interface Body {
  readonly metadata: {
    readonly resourceVersion: string;
    readonly uid: string;
    readonly generation?: number;
    readonly continue?: string;
    readonly remainingItemCount?: number;
    readonly deletionTimestamp?: string;
    readonly managedFields?: readonly {
      readonly manager: string;
      readonly operation: string;
      readonly subresource?: string;
    }[];
    readonly [field: string]: unknown;
  };
  readonly [field: string]: unknown;
}

for (const [which, start] of STARTS)
  describe.skipIf(which === "a real one" && noControlPlane())(`an API server for tests: ${which}`, () => {
    let server: Server;
    beforeAll(async () => {
      server = await start();
    });
    afterAll(async () => {
      await server?.stop();
    });

    const send = (method: string, path: string, body?: unknown, contentType?: string): Promise<Answer> =>
      server.request(method, path, {
        ...(body !== undefined && { body }),
        ...(contentType !== undefined && { contentType }),
      });
    const must = async (method: string, path: string, body?: unknown, contentType?: string): Promise<Body> => {
      const answer = await send(method, path, body, contentType);
      if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
      return answer.body as Body;
    };
    const create = (name: string, more: object = {}): Promise<Body> => must("POST", WIDGETS, widget(name, more));
    const merge = (path: string, patch: object): Promise<Answer> =>
      send("PATCH", path, patch, "application/merge-patch+json");
    const apply = (manager: string, object: object, more = ""): Promise<Answer> => {
      const { name } = (object as { readonly metadata: { readonly name: string } }).metadata;
      return send("PATCH", `${WIDGETS}/${name}?fieldManager=${manager}${more}`, object, "application/apply-patch+yaml");
    };
    const owners = ({ metadata }: Body): readonly string[] =>
      (metadata.managedFields ?? [])
        .map((one) => [one.manager, one.operation, one.subresource].filter(Boolean).join(" "))
        .toSorted();

    /** The first events of a watch, until there are so many. */
    const watch = (query: string, count: number, then: () => Promise<unknown> = async () => undefined) =>
      new Promise<readonly { readonly type: string; readonly object: Body }[]>((resolve, reject) => {
        const { certificate: cert, key } = server.context.identity;
        const url = new URL(`${WIDGETS}?watch=true&${query}`, server.url);
        const asked = request(url, { ca: server.authority, cert, key, agent: false }, (answered) => {
          let text = "";
          const lines = () => text.split("\n").slice(0, -1);
          const done = (): void => {
            asked.destroy();
            resolve(
              lines()
                .slice(0, count)
                .map((line) => JSON.parse(line)),
            );
          };
          answered.on("data", (chunk: Buffer) => {
            text += chunk.toString("utf8");
            if (lines().length >= count) done();
          });
          answered.once("end", done);
          answered.once("error", () => undefined);
          then().catch(reject);
        });
        asked.once("error", (error) => void (asked.destroyed ? undefined : reject(error)));
        asked.end();
      });

    describe("objects", () => {
      test("are made, read, and not made twice", async () => {
        const made = await create("one", { spec: { color: "red" }, status: { ready: true } });
        expect(made).toMatchObject({ spec: { color: "red" }, metadata: { name: "one", generation: 1 } });
        expect(made["status"]).toBeUndefined();
        expect(await must("GET", `${WIDGETS}/one`)).toEqual(made);
        expect(await send("POST", WIDGETS, widget("one"))).toMatchObject({
          status: 409,
          body: {
            kind: "Status",
            reason: "AlreadyExists",
            code: 409,
            details: { name: "one", group: "shop.example", kind: "widgets" },
          },
        });
        expect(await send("GET", `${WIDGETS}/nowhere`)).toMatchObject({
          status: 404,
          body: { reason: "NotFound", message: 'widgets.shop.example "nowhere" not found' },
        });
        expect(await send("GET", "/apis/shop.example/v1/gadgets")).toMatchObject({ status: 404 });
      });

      test("are made in a namespace that is there, and of the kind and name of their address", async () => {
        const elsewhere = { ...widget("lost"), metadata: { name: "lost", namespace: "nowhere" } };
        expect(await send("POST", WIDGETS.replace("default", "nowhere"), elsewhere)).toMatchObject({ status: 404 });
        expect(await send("POST", WIDGETS, elsewhere)).toMatchObject({ status: 400 });
        expect(await send("POST", WIDGETS, { ...widget("wrong"), kind: "Gadget" })).toMatchObject({ status: 400 });
        await create("named");
        expect(await send("PUT", `${WIDGETS}/named`, widget("other"))).toMatchObject({ status: 400 });
      });

      test("are replaced by who read them last; without a version that is refused, and what changes nothing is no change", async () => {
        const made = await create("two", { spec: { color: "red" } });
        const path = `${WIDGETS}/two`;
        const updated = await must("PUT", path, { ...made, spec: { color: "blue" } });
        expect(updated.metadata.generation).toBe(2);
        expect(updated.metadata.uid).toBe(made.metadata.uid);
        expect(await send("PUT", path, { ...made, spec: { color: "green" } })).toMatchObject({
          status: 409,
          body: { reason: "Conflict" },
        });
        expect(await send("PUT", path, widget("two"))).toMatchObject({ status: 422 });
        const same = await must("PUT", path, updated);
        expect(same.metadata.resourceVersion).toBe(updated.metadata.resourceVersion);
      });

      test("a dry run tells what would be, and stores nothing", async () => {
        expect(await must("POST", `${WIDGETS}?dryRun=All`, widget("dry"))).toMatchObject({ metadata: { name: "dry" } });
        expect(await send("GET", `${WIDGETS}/dry`)).toMatchObject({ status: 404 });
      });

      test("a ConfigMap has no generation", async () => {
        const body = {
          apiVersion: "v1",
          kind: "ConfigMap",
          metadata: { name: "plain", namespace: "default" },
          data: { a: "1" },
        };
        expect((await must("POST", MAPS, body)).metadata.generation).toBeUndefined();
        const { status } = await send("PATCH", `${MAPS}/plain`, { data: { a: "2" } }, "application/merge-patch+json");
        expect(status).toBe(200);
      });
    });

    describe("patches", () => {
      test("a merge patch adds, changes and takes away, and minds a version that it names", async () => {
        const made = await create("merged", { spec: { a: "1", b: { c: 1, d: [1, 2] } } });
        const path = `${WIDGETS}/merged`;
        const { body } = await merge(path, { spec: { a: null, b: { c: 2, d: [3] } } });
        expect(body).toMatchObject({ spec: { b: { c: 2, d: [3] } } });
        expect((body as { readonly spec: object }).spec).not.toHaveProperty("a");
        const stale = { metadata: { resourceVersion: made.metadata.resourceVersion }, spec: { a: "3" } };
        expect(await merge(path, stale)).toMatchObject({ status: 409 });
        expect([409, 422]).toContain((await merge(path, { metadata: { uid: "another" }, spec: { a: "3" } })).status);
        expect(await merge(`${WIDGETS}/nowhere`, { spec: {} })).toMatchObject({ status: 404 });
      });

      test("a JSON patch does its operations, or none of them where a test fails", async () => {
        await create("tested", { spec: { list: ["a", "b"], "with/slash": 1 } });
        const path = `${WIDGETS}/tested`;
        const patch = (...operations: readonly object[]): Promise<Answer> =>
          send("PATCH", path, operations, "application/json-patch+json");
        const done = await patch(
          { op: "test", path: "/spec/list/0", value: "a" },
          { op: "add", path: "/spec/list/1", value: "x" },
          { op: "add", path: "/spec/list/-", value: "z" },
          { op: "remove", path: "/spec/list/0" },
          { op: "replace", path: "/spec/with~1slash", value: 2 },
          { op: "copy", from: "/spec/list/0", path: "/spec/first" },
          { op: "move", from: "/spec/first", path: "/spec/moved" },
        );
        expect((done.body as Body)["spec"]).toEqual({ list: ["x", "b", "z"], "with/slash": 2, moved: "x" });
        const refused = await patch(
          { op: "add", path: "/spec/more", value: 1 },
          { op: "test", path: "/spec/moved", value: "y" },
        );
        expect(refused.status).toBe(422);
        expect((await must("GET", path))["spec"]).not.toHaveProperty("more");
        expect((await patch({ op: "replace", path: "/spec/nowhere", value: 1 })).status).toBe(422);
        expect((await send("PATCH", path, {}, "text/plain")).status).toBe(415);
      });
    });

    describe("server-side apply", () => {
      test("makes what is not there, owns its fields, and takes away those that it applied before", async () => {
        const first = await apply("ana", widget("applied", { spec: { a: "1", b: "1" } }));
        expect(first.status).toBe(201);
        expect(owners(first.body as Body)).toEqual(["ana Apply"]);
        const { status, body } = await apply("ana", widget("applied", { spec: { a: "2" } }));
        expect([status, (body as Body)["spec"]]).toEqual([200, { a: "2" }]);
        expect((body as Body).metadata.generation).toBe(2);
        const same = await apply("ana", widget("applied", { spec: { a: "2" } }));
        expect((same.body as Body).metadata.resourceVersion).toBe((body as Body).metadata.resourceVersion);
        const nobody = await send("PATCH", `${WIDGETS}/applied`, widget("applied"), "application/apply-patch+yaml");
        expect([400, 422]).toContain(nobody.status);
      });

      test("a field of another manager is a conflict that names it; force takes it; the same value is shared", async () => {
        await apply("ana", widget("fought", { spec: { color: "red", size: 1 } }));
        const refused = await apply("bob", widget("fought", { spec: { color: "blue" } }));
        expect(refused).toMatchObject({
          status: 409,
          body: {
            reason: "Conflict",
            details: {
              causes: [
                {
                  reason: "FieldManagerConflict",
                  field: ".spec.color",
                  message: expect.stringContaining('conflict with "ana"') as unknown,
                },
              ],
            },
          },
        });
        const shared = await apply("bob", widget("fought", { spec: { size: 1 } }));
        expect(owners(shared.body as Body)).toEqual(["ana Apply", "bob Apply"]);
        const taken = await apply("bob", widget("fought", { spec: { color: "blue", size: 1 } }), "&force=true");
        expect((taken.body as Body)["spec"]).toEqual({ color: "blue", size: 1 });
        const given = await apply("ana", widget("fought", { spec: {} }));
        expect((given.body as Body)["spec"]).toEqual({ color: "blue", size: 1 });
      });

      test("who updates a field owns it", async () => {
        await apply("ana", widget("updated", { spec: { color: "red", size: 1 } }));
        const { body } = await merge(`${WIDGETS}/updated?fieldManager=kubectl`, { spec: { color: "blue" } });
        expect(owners(body as Body)).toEqual(["ana Apply", "kubectl Update"]);
        expect(await apply("ana", widget("updated", { spec: { color: "red", size: 1 } }))).toMatchObject({
          status: 409,
          body: {
            details: { causes: [{ field: ".spec.color", message: 'conflict with "kubectl" using shop.example/v1' }] },
          },
        });
      });
    });

    describe("parts", () => {
      test("the status is written through its own path alone, and moves no generation", async () => {
        await create("told", { spec: { a: "1" } });
        const path = `${WIDGETS}/told`;
        expect((await merge(path, { status: { ready: true } })).body).not.toHaveProperty("status");
        const { body } = await merge(`${path}/status`, { spec: { a: "2" }, status: { ready: true } });
        expect(body).toMatchObject({ spec: { a: "1" }, status: { ready: true }, metadata: { generation: 1 } });
        expect(owners(body as Body)).toContainEqual(expect.stringMatching(/Update status$/));
        expect(await send("GET", `${path}/nothing`)).toMatchObject({ status: 404 });
      });

      test("replicas are read and set through scale", async () => {
        await create("scaled", { spec: { replicas: 2 } });
        const path = `${WIDGETS}/scaled/scale`;
        const scale = await must("GET", path);
        expect(scale).toMatchObject({ kind: "Scale", apiVersion: "autoscaling/v1", spec: { replicas: 2 } });
        expect((await merge(path, { spec: { replicas: 5 } })).body).toMatchObject({
          kind: "Scale",
          spec: { replicas: 5 },
        });
        expect(await must("GET", `${WIDGETS}/scaled`)).toMatchObject({
          spec: { replicas: 5 },
          metadata: { generation: 2 },
        });
        expect(await send("PUT", path, scale)).toMatchObject({ status: 409 });
      });
    });

    describe("deletion", () => {
      test("is of this very object where that is asked for", async () => {
        const { metadata } = await create("gone");
        const path = `${WIDGETS}/gone`;
        expect(await send("DELETE", path, { preconditions: { uid: "another" } })).toMatchObject({ status: 409 });
        expect((await send("DELETE", path, { preconditions: { uid: metadata.uid } })).status).toBe(200);
        expect(await send("DELETE", path)).toMatchObject({ status: 404 });
      });

      test("waits for finalizers", async () => {
        await create("held", { metadata: { name: "held", namespace: "default", finalizers: ["shop.example/wait"] } });
        const path = `${WIDGETS}/held`;
        expect((await send("DELETE", path)).status).toBe(200);
        const waiting = await must("GET", path);
        expect(waiting.metadata.deletionTimestamp).toBeDefined();
        expect((await send("DELETE", path)).status).toBe(200);
        await merge(path, { metadata: { finalizers: null } });
        expect(await send("GET", path)).toMatchObject({ status: 404 });
      });
    });

    describe("lists", () => {
      test("come in pages of one moment, and the rest is gone once that is forgotten", async () => {
        const labels = { list: "pages" };
        for (const name of ["p1", "p2", "p3"]) await create(name, { metadata: { name, namespace: "default", labels } });
        const names = ({ items }: Body): readonly string[] =>
          (items as readonly Body[]).map(({ metadata }) => String(metadata["name"]));
        const path = `${WIDGETS}?labelSelector=list%3Dpages`;
        const first = await must("GET", `${path}&limit=2`);
        expect(names(first)).toEqual(["p1", "p2"]);
        const token = encodeURIComponent(first.metadata.continue ?? "");
        await create("p4", { metadata: { name: "p4", namespace: "default", labels } });
        expect(names(await must("GET", `${path}&limit=2&continue=${token}`))).toEqual(["p3"]);
        expect(names(await must("GET", path))).toEqual(["p1", "p2", "p3", "p4"]);
        const whole = await must("GET", `${WIDGETS}?limit=1`);
        expect(whole["kind"]).toBe("WidgetList");
        expect(whole.metadata.remainingItemCount).toBeGreaterThan(0);
        await server.forgetHistory();
        await create("after-that");
        expect(await send("GET", `${path}&limit=2&continue=${token}`)).toMatchObject({ status: 410 });
      });

      test.each([
        ["labelSelector=tier", ["s1", "s2"]],
        ["labelSelector=tier%3Dweb", ["s1"]],
        ["labelSelector=tier%21%3Dweb,set%3Dyes", ["s2", "s3"]],
        ["labelSelector=tier+in+(web,db),set", ["s1", "s2"]],
        ["labelSelector=tier+notin+(web),set%3Dyes", ["s2", "s3"]],
        ["labelSelector=!tier,set%3Dyes", ["s3"]],
        ["fieldSelector=metadata.name%3Ds3", ["s3"]],
      ])("%s", async (query, expected) => {
        const all: readonly (readonly [string, object])[] = [
          ["s1", { set: "yes", tier: "web" }],
          ["s2", { set: "yes", tier: "db" }],
          ["s3", { set: "yes" }],
        ];
        for (const [name, labels] of all)
          if ((await send("GET", `${WIDGETS}/${name}`)).status === 404)
            await create(name, { metadata: { name, namespace: "default", labels } });
        const { items } = await must("GET", `${WIDGETS}?${query}`);
        expect((items as readonly Body[]).map(({ metadata }) => metadata["name"])).toEqual(expected);
      });
    });

    describe("watches", () => {
      test("begin with what is there where that is asked for, say when it was told, and go on with changes", async () => {
        await create("w1", { metadata: { name: "w1", namespace: "default", labels: { seen: "yes" } } });
        const query =
          "labelSelector=seen%3Dyes&sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true";
        const events = await watch(query, 5, async () => {
          await create("w2", { metadata: { name: "w2", namespace: "default", labels: { seen: "yes" } } });
          await merge(`${WIDGETS}/w2`, { spec: { a: 1 } });
          await merge(`${WIDGETS}/w2`, { metadata: { labels: { seen: "no" } } });
        });
        expect(events.map(({ type, object }) => [type, object.metadata["name"]])).toEqual([
          ["ADDED", "w1"],
          ["BOOKMARK", undefined],
          ["ADDED", "w2"],
          ["MODIFIED", "w2"],
          ["DELETED", "w2"],
        ]);
        expect(events[1]?.object.metadata["annotations"]).toEqual({ "k8s.io/initial-events-end": "true" });
        expect(Number(events[1]?.object.metadata.resourceVersion)).toBeGreaterThan(0);
      });

      test("go on from a version, and end at their time", async () => {
        const { metadata } = await create("v1");
        await merge(`${WIDGETS}/v1`, { spec: { a: 1 } });
        await send("DELETE", `${WIDGETS}/v1`);
        const events = await watch(`resourceVersion=${metadata.resourceVersion}&timeoutSeconds=2`, 10);
        expect(events.map(({ type }) => type).filter((type) => type !== "BOOKMARK")).toEqual(["MODIFIED", "DELETED"]);
      });

      test("a version that is forgotten is told as 410", async () => {
        const { metadata } = await create("old");
        await create("newer");
        await server.forgetHistory();
        await create("newest");
        const [event] = await watch(`resourceVersion=${metadata.resourceVersion}&timeoutSeconds=5`, 1);
        expect(event).toMatchObject({ type: "ERROR", object: { kind: "Status", code: 410 } });
      });
    });

    test("says what it serves", async () => {
      expect(await must("GET", "/apis/shop.example/v1")).toMatchObject({
        resources: expect.arrayContaining([
          expect.objectContaining({ name: "widgets", kind: "Widget", namespaced: true }),
          expect.objectContaining({ name: "widgets/status" }),
          expect.objectContaining({ name: "widgets/scale", kind: "Scale" }),
        ]) as unknown,
      });
    });

    test("429 comes from a server before it, as of any other", async () => {
      const { certificate, key } = server.issueServerCertificate();
      const busy = await startFaultyServer(server, {
        certificate: { certificate, key },
        fault: ({ index }) => (index === 0 ? { status: 429, headers: { "retry-after": "1" } } : undefined),
      });
      const requester = requesterFor(busy, server.context.identity);
      try {
        expect((await requester.send("GET", WIDGETS)).status).toBe(429);
        expect((await requester.send("GET", WIDGETS)).status).not.toBe(429);
      } finally {
        requester.close();
        await busy.stop();
      }
    });
  });
