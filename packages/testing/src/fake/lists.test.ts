import { describe, expect, test } from "vitest";
import { type Body, both, WIDGETS } from "./testing/both.ts";

both("lists and watches", ({ send, must, create, merge, watch, server }) => {
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
      await server().forgetHistory();
      await create("after-that");
      // A real server under load may ask to come again first (429), as its cache is not there yet.
      const more = (): Promise<unknown> => send("GET", `${path}&limit=2&continue=${token}`);
      await expect.poll(more).toMatchObject({ status: 410 });
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
      await server().forgetHistory();
      await create("newest");
      const [event] = await watch(`resourceVersion=${metadata.resourceVersion}&timeoutSeconds=5`, 1);
      expect(event).toMatchObject({ type: "ERROR", object: { kind: "Status", code: 410 } });
    });
  });
});
