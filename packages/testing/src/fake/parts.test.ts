import { describe, expect, test } from "vitest";
import { startFaultyServer } from "../envtest/faults/faulty-server.ts";
import { requesterFor } from "../envtest/request.ts";
import { type Body, both, owners, WIDGETS } from "./testing/both.ts";

both("parts, deletion and what is said of itself", ({ send, must, create, merge, server }) => {
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
    const { certificate, key } = server().issueServerCertificate();
    const busy = await startFaultyServer(server(), {
      certificate: { certificate, key },
      fault: ({ index }) => (index === 0 ? { status: 429, headers: { "retry-after": "1" } } : undefined),
    });
    const requester = requesterFor(busy, server().context.identity);
    try {
      expect((await requester.send("GET", WIDGETS)).status).toBe(429);
      expect((await requester.send("GET", WIDGETS)).status).not.toBe(429);
    } finally {
      requester.close();
      await busy.stop();
    }
  });
});
