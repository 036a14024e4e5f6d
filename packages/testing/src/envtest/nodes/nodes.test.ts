import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { faultyImage, NEVER_SCHEDULED, noControlPlane, startEnvironment, type TestEnvironment } from "../index.ts";

const ALL = { controllers: true, nodes: 3 };
const APPS = "/apis/apps/v1/namespaces/default/deployments";

interface Pod {
  readonly status: {
    readonly phase: string;
    readonly conditions?: readonly { readonly type: string; readonly status: string; readonly reason?: string }[];
    readonly containerStatuses?: readonly {
      readonly restartCount: number;
      readonly state: { readonly waiting?: { readonly reason: string } };
    }[];
  };
}

describe.skipIf(noControlPlane(ALL))("simulated nodes under real controllers", () => {
  let environment: TestEnvironment;
  beforeAll(async () => {
    environment = await startEnvironment({ ...ALL, faults: { "crash-loop": ["shop/web:broken"] } });
  });
  afterAll(() => environment.stop());

  async function deploy(name: string, image: string, pod: object = {}): Promise<void> {
    const labels = { app: name };
    const answer = await environment.request("POST", APPS, {
      body: {
        metadata: { name },
        spec: {
          replicas: 2,
          progressDeadlineSeconds: 600,
          selector: { matchLabels: labels },
          template: { metadata: { labels }, spec: { containers: [{ name: "main", image }], ...pod } },
        },
      },
    });
    expect(answer.status).toBe(201);
  }

  async function available(name: string): Promise<number> {
    const { body } = await environment.request("GET", `${APPS}/${name}`);
    return (body as { status: { availableReplicas?: number } }).status.availableReplicas ?? 0;
  }

  async function podsOf(name: string): Promise<readonly Pod[]> {
    const { body } = await environment.request("GET", `/api/v1/namespaces/default/pods?labelSelector=app%3D${name}`);
    return (body as { items: readonly Pod[] }).items;
  }

  /** Repeats `look` until it returns the expected value; if it never does, the test ends by its time-out. */
  async function eventually<T>(look: () => Promise<T>, expected: T): Promise<void> {
    for (let tries = 0; tries < 400; tries++) {
      if (JSON.stringify(await look()) === JSON.stringify(expected)) return;
      await sleep(100);
    }
    expect(await look()).toEqual(expected);
  }

  const waiting = async (name: string) =>
    (await podsOf(name)).map(({ status }) => status.containerStatuses?.[0]?.state.waiting?.reason);

  test("a Deployment becomes available, and again after its image changed", async () => {
    await deploy("good", "shop/web:1");
    await eventually(() => available("good"), 2);
    const template = { spec: { template: { spec: { containers: [{ name: "main", image: "shop/web:2" }] } } } };
    const contentType = "application/strategic-merge-patch+json";
    await environment.request("PATCH", `${APPS}/good`, { body: template, contentType });
    await eventually(async () => {
      const { body } = await environment.request("GET", `${APPS}/good`);
      const { status } = body as { status: { updatedReplicas?: number; observedGeneration?: number } };
      return [status.observedGeneration, status.updatedReplicas, await available("good")];
    }, [2, 2, 2]);
  });

  test.each([
    ["image-missing", `${faultyImage("image-missing")}:7`, "ImagePullBackOff"],
    ["crash-loop", faultyImage("crash-loop"), "CrashLoopBackOff"],
    ["chosen", "shop/web:broken-by-us", "CrashLoopBackOff"],
  ])("the pods of %s wait with the reason of a kubelet", async (name, image, reason) => {
    await deploy(name, image);
    await eventually(() => waiting(name), [reason, reason]);
    expect(await available(name)).toBe(0);
  });

  test("pods that are slow run before they are ready", async () => {
    await deploy("slow", faultyImage("slow-ready"));
    await eventually(async () => (await podsOf("slow")).map(({ status }) => status.phase), ["Running", "Running"]);
    expect(await available("slow")).toBe(0);
    await eventually(() => available("slow"), 2);
  });

  test("pods that no node may take say so", async () => {
    await deploy("nowhere", "shop/web:1", NEVER_SCHEDULED);
    const reasons = async () =>
      (await podsOf("nowhere")).map(
        ({ status }) => status.conditions?.find(({ type }) => type === "PodScheduled")?.reason,
      );
    await eventually(reasons, ["Unschedulable", "Unschedulable"]);
  });

  test("a Job completes", async () => {
    const spec = {
      template: { spec: { restartPolicy: "Never", containers: [{ name: "main", image: "shop/job:1" }] } },
    };
    const jobs = "/apis/batch/v1/namespaces/default/jobs";
    await environment.request("POST", jobs, { body: { metadata: { name: "once" }, spec } });
    await eventually(async () => {
      const { body } = await environment.request("GET", `${jobs}/once`);
      return (body as { status: { succeeded?: number } }).status.succeeded;
    }, 1);
  });
});
