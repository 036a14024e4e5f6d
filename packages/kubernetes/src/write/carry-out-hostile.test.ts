import { KubeConfig } from "@kubernetes/client-node";
import { type KubeObject, readPath } from "@landfall/core/object";
import { CATALOGUE, type HoldVerb, type LiveDecision, resume, suspend } from "@landfall/core/suspend";
import { type FakeServer, startFakeServer } from "@landfall/testing/fake";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiError } from "../api-error.ts";
import { type Client, createClient } from "../client/client.ts";
import { connectionFrom } from "../connection/from-kube-config.ts";
import { type CarryOutOptions, carryOut } from "./carry-out.ts";
import { prepare } from "./prepare.ts";
import type { CarriedOut } from "./report.ts";

const KIND = { group: "batch", kind: "CronJob", namespace: "default" } as const;
const MECHANISM = "cronjob-suspend";

let server: FakeServer;
let client: Client;

const refTo = (name: string) => ({ ...KIND, name });

async function make(name: string): Promise<void> {
  const metadata = { name, namespace: "default" };
  const object = { apiVersion: "batch/v1", kind: "CronJob", metadata, spec: { schedule: "0 3 * * *", suspend: false } };
  await client.create(object as KubeObject, { fieldManager: "helm" });
}

function decisionOf(verb: HoldVerb, holder: string): LiveDecision {
  const mechanism = CATALOGUE.byId.get(MECHANISM);
  if (mechanism === undefined) throw new Error(MECHANISM);
  if (verb === "resume") return (object) => resume(object, { holder, catalogue: CATALOGUE });
  return (object) => suspend(object, { hold: { holder, effect: mechanism.effect }, mechanism, now: 0 });
}

async function write(
  by: Client,
  names: readonly string[],
  verb: HoldVerb,
  holder: string,
  more: Partial<CarryOutOptions> = {},
): Promise<readonly CarriedOut[]> {
  const options = { catalogue: CATALOGUE, holder, verb, ...more };
  const targets = names.map((name) => ({ ref: refTo(name), decide: decisionOf(verb, holder) }));
  return carryOut(by, await prepare(client, targets, options), options);
}

async function lasting(name: string): Promise<unknown> {
  const { metadata, ...object } = (await client.get(refTo(name))) as KubeObject;
  const {
    resourceVersion: _,
    generation: __,
    managedFields: ___,
    ...kept
  } = (metadata ?? {}) as Record<string, unknown>;
  return { ...object, metadata: kept };
}

const isHeld = async (name: string): Promise<unknown> => readPath(await client.get(refTo(name)), ["spec", "suspend"]);

describe("holds while others act", () => {
  beforeAll(async () => {
    server = await startFakeServer({ kinds: [{ group: "batch", version: "v1", kind: "CronJob" }] });
    const kubeConfig = new KubeConfig();
    kubeConfig.loadFromString(server.kubeconfig);
    client = createClient(connectionFrom(kubeConfig));
  });
  afterAll(async () => {
    client?.close();
    await server?.stop();
  });

  test.each([
    ["Forbidden", "they may not be read any more"],
    ["Unauthorized", "the login has ended"],
    ["NotFound", "the definition of the kind is gone"],
  ] as const)("%s: where %s between two requests, it is told, and the others are written", async (code, why) => {
    const names = ["a", "b", "c"].map((name) => `${name}-${code.toLowerCase()}`);
    for (const name of names) await make(name);
    // The server's own version of the second one is older than the plan, so that it must be read again.
    const barred: Client = {
      ...client,
      get: (ref, options) =>
        ref.name === names[1] ? Promise.reject(new ApiError(code, why)) : client.get(ref, options),
      patch: async (ref, patch, options) =>
        ref.name === names[1] ? { written: false, conflicts: [] } : client.patch(ref, patch, options),
    };
    expect(await write(barred, names, "suspend", "oncall/ana")).toMatchObject([
      { outcome: "done" },
      { outcome: "refused", sent: [], problems: [{ code: "ReadRefused", message: why }] },
      { outcome: "done" },
    ]);
    expect(await Promise.all(names.map(isHeld))).toEqual([true, false, true]);
  });

  test("many hold and let go one object at the same moment, and none takes what is another's", async () => {
    await make("crowd");
    const before = await lasting("crowd");
    const holders = ["a", "b", "c", "d"];
    for (let round = 0; round < 4; round++) {
      const staying = holders[round % holders.length];
      await write(client, ["crowd"], "suspend", staying ?? "");
      const others = holders.filter((holder) => holder !== staying);
      const all = await Promise.all(
        others.flatMap((holder) => [
          write(client, ["crowd"], "suspend", holder, { tries: 60 }),
          write(client, ["crowd"], "resume", holder, { tries: 60 }),
        ]),
      );
      const outcomes = new Set(all.flat().map(({ outcome }) => outcome));
      expect([...outcomes].filter((outcome) => outcome !== "done" && outcome !== "unchanged")).toEqual([]);
      expect(await isHeld("crowd")).toBe(true);
      for (const holder of holders) await write(client, ["crowd"], "resume", holder);
      expect(await lasting("crowd")).toEqual(before);
    }
  });
});
