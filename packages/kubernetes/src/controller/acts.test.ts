import type { KubeObject } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import type { Client } from "../client/client.ts";
import { Acts } from "./acts.ts";
import type { RolloutStepOutcome } from "./rollout-step.ts";

type Change = RolloutStepOutcome["changes"][number];

const REF = { group: "example.com", kind: "Release", namespace: "fleet" };

function release(name: string, resourceVersion: string): KubeObject {
  const metadata = { name, namespace: REF.namespace, resourceVersion };
  return { apiVersion: "example.com/v1", kind: REF.kind, metadata, spec: { revision: "v1" } } as unknown as KubeObject;
}

function moved(object: KubeObject): Change {
  const ref = { ...REF, name: object.metadata?.name ?? "" };
  return { object, edits: [{ ref, operation: "set", path: ["spec", "revision"], value: "v2" }] };
}

/** Acts on a server that answers when the test says so. */
function actsOn(): {
  readonly acts: Acts;
  /** The names of the objects that were asked to be written. */
  readonly asked: string[];
  readonly again: (readonly [key: string, pause: number])[];
  /** Answers the oldest open request: with an object of this version, or with a conflict. */
  readonly answer: (resourceVersion: string | undefined) => Promise<void>;
} {
  const [asked, again]: [string[], (readonly [string, number])[]] = [[], []];
  const open: ((answer: unknown) => void)[] = [];
  const patch = ({ name }: { readonly name: string }): Promise<unknown> => {
    asked.push(name);
    return new Promise((resolve) => open.push(resolve));
  };
  const ports = { clock: { random: () => 1 }, log: { warn: () => undefined } };
  const acts = new Acts({ patch, ports } as unknown as Client, (...one) => again.push(one));
  const answer = async (version: string | undefined): Promise<void> => {
    const object = version === undefined ? undefined : release("any", version);
    open.shift()?.(object === undefined ? { written: false, conflicts: [] } : { written: true, object });
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { acts, asked, again, answer };
}

describe("the writes of decisions", () => {
  test("begin at once, and the next decision's beside them", () => {
    const { acts, asked } = actsOn();
    acts.begin("fleet/shop", [moved(release("a", "1")), moved(release("b", "1"))]);
    acts.begin("fleet/shop", [moved(release("c", "1"))]);
    expect(asked).toEqual(["a", "b", "c"]);
  });

  test("are not repeated for an object that is or was written as it was read", async () => {
    const { acts, asked, again, answer } = actsOn();
    const object = release("a", "1");
    acts.begin("fleet/shop", [moved(object)]);
    acts.begin("fleet/shop", [moved(object)]);
    await answer("2");
    acts.begin("fleet/shop", [moved(object)]);
    expect(asked).toEqual(["a"]);
    expect(again).toEqual([]);
    acts.begin("fleet/shop", [moved(release("a", "2"))]);
    expect(asked).toEqual(["a", "a"]);
  });

  test("are repeated where the object stayed as it was", async () => {
    const { acts, asked, answer } = actsOn();
    const object = release("a", "1");
    acts.begin("fleet/shop", [moved(object)]);
    await answer("1");
    acts.begin("fleet/shop", [moved(object)]);
    expect(asked).toEqual(["a", "a"]);
  });

  test("wait for the one under way, and its end has them decided again", async () => {
    const { acts, asked, again, answer } = actsOn();
    acts.begin("fleet/shop", [moved(release("a", "1"))]);
    acts.begin("fleet/other", [moved(release("a", "2"))]);
    expect(asked).toEqual(["a"]);
    await answer("2");
    expect(again).toEqual([["fleet/other", 0]]);
  });

  test("that fail are decided again with back-off, until one succeeds", async () => {
    const { acts, again, answer } = actsOn();
    const object = release("a", "1");
    for (const version of [undefined, undefined, "2"]) {
      acts.begin("fleet/shop", [moved(object)]);
      await answer(version);
    }
    const [first = ["", 0], second = ["", 0], ...more] = again;
    expect(more).toEqual([]);
    expect(first[1]).toBeGreaterThan(0);
    expect(second[1]).toBeGreaterThan(first[1]);
  });

  test("are waited for", async () => {
    const { acts, answer } = actsOn();
    let isSettled = false;
    acts.begin("fleet/shop", [moved(release("a", "1"))]);
    const settled = acts.settled().then(() => (isSettled = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(isSettled).toBe(false);
    await answer("2");
    await settled;
    expect(isSettled).toBe(true);
  });
});
