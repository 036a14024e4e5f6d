import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { KubeObject } from "@landfall/core/object";
import { readLedger } from "@landfall/core/suspend";
import { systemClock } from "@landfall/kubernetes";
import { noControlPlane, startEnvironment, type TestEnvironment } from "@landfall/testing/envtest";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Outcome } from "../io.ts";
import { runIn } from "./testing/run-in.ts";

let cwd: string;
let environment: TestEnvironment;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CRON_JOB = "/apis/batch/v1/namespaces/shop/cronjobs/a";
const HOLD = "suspend --context prod -n shop cronjob/a --holder oncall/ana --reason INC-1 --yes";

/** Runs a command on a machine whose clock is ahead of the cluster's, by milliseconds. */
async function runAt(ahead: number, line: string): Promise<Outcome> {
  vi.spyOn(systemClock, "now").mockImplementation(() => Date.now() + ahead);
  return runIn(cwd, line, { now: () => new Date(Date.now() + ahead) });
}

const at = (fromNow: number): string => new Date(Date.now() + fromNow).toISOString().replace(/\.\d+Z$/, "Z");

interface Job extends KubeObject {
  readonly spec: { readonly suspend?: boolean };
}

const job = async (): Promise<Job> => (await environment.request("GET", CRON_JOB)).body as Job;

/** The time until the hold ends, in milliseconds. */
async function endOfHold(): Promise<number> {
  const ledger = readLedger(await job());
  return Date.parse((ledger.ok ? ledger.value.holds[0]?.until : "") ?? "") - Date.now();
}

describe.skipIf(noControlPlane())("a clock that is an hour from the cluster's", () => {
  beforeAll(async () => {
    cwd = mkdtempSync(join(tmpdir(), "landfall-clocks-"));
    environment = await startEnvironment({ name: "prod", crds: ["schemas/crds"] });
    await environment.request("POST", "/api/v1/namespaces", { body: { metadata: { name: "shop" } } });
    writeFileSync(join(cwd, "kubeconfig"), environment.kubeconfig);
  });
  afterAll(async () => {
    await environment?.stop();
    rmSync(cwd, { recursive: true, force: true });
  });

  beforeEach(async () => {
    const container = { name: "main", image: "shop/job:1" };
    const template = { spec: { template: { spec: { containers: [container], restartPolicy: "Never" } } } };
    const spec = { schedule: "0 3 * * *", suspend: false, jobTemplate: template };
    const body = { apiVersion: "batch/v1", kind: "CronJob", metadata: { name: "a", namespace: "shop" }, spec };
    await environment.request("POST", "/apis/batch/v1/namespaces/shop/cronjobs", { body });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await environment.request("DELETE", CRON_JOB);
  });

  test.each([
    ["status --context prod -n shop", HOUR, "behind"],
    ["status --context prod -n shop", -HOUR, "ahead of"],
    ["explain --context prod -n shop", HOUR, "behind"],
    ["suspended --context prod -n shop", -HOUR, "ahead of"],
    ["rollout pause --context prod -n shop web --reason INC-1 --yes", HOUR, "behind"],
    [HOLD, -HOUR, "ahead of"],
  ])("%s says so, with a clock %i ms ahead of it", async (line, ahead, words) => {
    const { stderr } = await runAt(ahead, line);
    expect(stderr).toContain(
      `warning: the clock of prod is 1h ${words} that of this machine: ages and the ends of holds`,
    );
    expect(stderr.match(/the clock of prod/g)).toHaveLength(2);
  });

  test("one that agrees is not spoken of", async () => {
    expect((await runAt(0, "status --context prod -n shop")).stderr).not.toContain("clock");
  });

  test.each([HOUR, -HOUR])("a hold of eight hours ends eight hours later there, %i ms", async (ahead) => {
    expect(await runAt(ahead, `${HOLD} --for 8h`)).toMatchObject({ exitCode: 0 });
    expect(Math.abs((await endOfHold()) - 8 * HOUR)).toBeLessThan(20 * MINUTE);
  });

  test("an end that is past there is refused, though by our clock it is to come", async () => {
    const refused = await runAt(-HOUR, `${HOLD} --until ${at(-30 * MINUTE)}`);
    expect(refused).toMatchObject({ exitCode: 1, stdout: "" });
    expect(refused.stderr).toMatch(/--until \S+ is past.* \(by the clock of prod\)/);
    expect((await job()).spec.suspend).toBe(false);
  });

  test.each([
    ["by ours alone", HOUR, `--for 30m`],
    ["by the cluster's alone", -HOUR, `--for 30m --now ${at(-HOUR)}`],
  ])("a hold that is past its end %s is let go by nobody", async (_, ahead, end) => {
    expect(await runAt(0, `${HOLD} ${end}`)).toMatchObject({ exitCode: 0 });
    const nothing = await runAt(ahead, "gc --context prod -n shop --yes");
    expect(nothing).toMatchObject({ exitCode: 1 });
    expect(nothing.stderr).toContain("no hold is past its end");
    expect((await job()).spec.suspend).toBe(true);
  });

  test("suspended tells of a hold by the clock of the cluster", async () => {
    expect(await runAt(0, `${HOLD} --for 30m`)).toMatchObject({ exitCode: 0 });
    const { stdout } = await runAt(HOUR, "suspended --context prod -n shop");
    expect(stdout).toContain("landfall resume --holder oncall/ana --context prod -n shop");
    expect(stdout).not.toContain("landfall gc");
  });
});
