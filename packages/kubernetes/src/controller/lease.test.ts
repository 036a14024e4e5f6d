import type { KubeObject } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { ApiError } from "../api-error.ts";
import type { Client } from "../client/client.ts";
import { portsWith } from "../ports/ports.ts";
import { type HandClock, handClock } from "../testing/hand-clock.ts";
import { lead } from "./lease.ts";

const HOUR = 3_600_000;
const SECONDS = 15;

type Way = "answers" | "refuses" | "hangs";

/** A server with one Lease, and the clients of several processes with a clock each. */
function makeServer() {
  let stored: KubeObject | undefined;
  let version = 0;
  const store = (object: KubeObject): KubeObject => {
    stored = { ...object, metadata: { ...object.metadata, resourceVersion: String(++version) } } as KubeObject;
    return stored;
  };
  const reach = async (clock: HandClock, way: Way, signal?: AbortSignal): Promise<void> => {
    if (way === "answers") return;
    if (way === "hangs") await clock.sleep(30_000, signal);
    throw new ApiError("Unreachable", "away");
  };
  const clientOf = (clock: HandClock, way: () => Way): Client =>
    ({
      ports: portsWith({ clock }),
      async get(_ref: unknown, { signal }: { readonly signal?: AbortSignal } = {}) {
        await reach(clock, way(), signal);
        return stored;
      },
      async create(object: KubeObject, { signal }: { readonly signal?: AbortSignal } = {}) {
        await reach(clock, way(), signal);
        return stored === undefined ? { written: true, object: store(object) } : { written: false, conflicts: [] };
      },
      async update(object: KubeObject, { signal }: { readonly signal?: AbortSignal } = {}) {
        await reach(clock, way(), signal);
        const isNewest = object.metadata?.resourceVersion === stored?.metadata?.resourceVersion;
        return isNewest ? { written: true, object: store(object) } : { written: false, conflicts: [] };
      },
    }) as unknown as Client;
  const holder = (): unknown => (stored?.spec as { readonly holderIdentity?: string } | undefined)?.holderIdentity;
  return {
    clientOf,
    holder,
    take: (identity: string) => store({ ...stored, spec: { holderIdentity: identity } } as never),
  };
}

/** A process that works while it has the Lease. */
function startProcess(server: ReturnType<typeof makeServer>, clock: HandClock, identity: string) {
  let way: Way = "answers";
  let works = false;
  const stopped = new AbortController();
  const client = server.clientOf(clock, () => way);
  const work = async (signal: AbortSignal): Promise<void> => {
    works = true;
    await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
    works = false;
  };
  const ended = lead(client, { namespace: "fleet", name: "rollout", identity, seconds: SECONDS }, work, stopped.signal);
  return {
    works: () => works,
    becomes: (next: Way) => void (way = next),
    async stop() {
      way = "answers";
      stopped.abort();
      await clock.pass(1000);
      await ended;
    },
  };
}

describe("a Lease", () => {
  test.each<[how: string, way: Way, put: number]>([
    ["its requests fail", "refuses", 0],
    ["its requests get no answer", "hangs", 0],
    ["its requests fail, and its clock is put back", "refuses", -HOUR],
    ["its requests get no answer, and its clock is put back", "hangs", -HOUR],
  ])("who has it stops before another may work: %s", async (_, way, put) => {
    const [server, clock] = [makeServer(), handClock()];
    const first = startProcess(server, clock, "a");
    const second = startProcess(server, clock, "b");
    await clock.pass(20_000);
    expect([first.works(), second.works()]).toEqual([true, false]);
    first.becomes(way);
    clock.put(put);
    let both = 0;
    for (let second_ = 0; second_ < 60; second_++) {
      await clock.pass(1000);
      if (first.works() && second.works()) both++;
    }
    expect([both, first.works(), second.works(), server.holder()]).toEqual([0, false, true, "b"]);
    first.becomes("answers");
    await clock.pass(60_000);
    expect([first.works(), second.works()]).toEqual([false, true]);
    await first.stop();
    await second.stop();
  });

  test.each([HOUR, -HOUR, 120_000])("who waits takes nothing over because its clock is put by %i ms", async (put) => {
    const server = makeServer();
    const [one, other] = [handClock(), handClock()];
    const first = startProcess(server, one, "a");
    await one.pass(1000);
    other.put(put / 2);
    const second = startProcess(server, other, "b");
    for (let times = 0; times < 30; times++) {
      await one.pass(1000);
      await other.pass(1000);
      if (times === 10) other.put(put / 2);
      expect([first.works(), second.works()]).toEqual([true, false]);
    }
    await first.stop();
    await other.pass(10_000);
    expect(second.works()).toBe(true);
    await second.stop();
  });

  test("who finds that another has it stops at once", async () => {
    const [server, clock] = [makeServer(), handClock()];
    const process = startProcess(server, clock, "a");
    await clock.pass(1000);
    expect(process.works()).toBe(true);
    server.take("b");
    await clock.pass(3000);
    expect(process.works()).toBe(false);
    expect(server.holder()).toBe("b");
    await process.stop();
  });

  test("an answer that comes after the end of the lease does not begin any work", async () => {
    const [server, clock] = [makeServer(), handClock()];
    const client = server.clientOf(clock, () => "answers");
    let began = 0;
    const slow: Client = {
      ...client,
      async create(object: KubeObject) {
        const written = await client.create(object);
        await clock.sleep(60_000);
        return written;
      },
    } as Client;
    const stopped = new AbortController();
    const options = { namespace: "fleet", name: "rollout", identity: "a", seconds: SECONDS };
    const work = (): Promise<void> => Promise.resolve(void began++);
    const ended = lead(slow, options, work, stopped.signal);
    await clock.pass(60_000);
    expect(began).toBe(0);
    await clock.pass(5000);
    expect(began).toBeGreaterThan(0);
    stopped.abort();
    await ended;
  });
});
