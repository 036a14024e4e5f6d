import { describe, expect, test } from "vitest";
import type { Answer } from "../envtest/request.ts";
import { type Body, both, MAPS, owners, WIDGETS, widget } from "./testing/both.ts";

both("objects", ({ send, must, create, merge, apply }) => {
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
      expect(await send("POST", WIDGETS, { ...widget("wrong"), kind: "Gadget" })).toMatchObject({ status: 422 });
      const made = await create("named");
      const renamed = { ...made, metadata: { ...made.metadata, name: "other" } };
      expect(await send("PUT", `${WIDGETS}/named`, renamed)).toMatchObject({ status: 400 });
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
      expect((await patch({ op: "remove", path: "/spec/nowhere" })).status).toBe(422);
      // A field of a mapping is replaced by an API server also where it is not there.
      const { body } = await patch({ op: "replace", path: "/spec/nowhere", value: 1 });
      expect(body).toMatchObject({ spec: { nowhere: 1 } });
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
});
