import { KubeConfig } from "@kubernetes/client-node";
import { connectionFrom, createClient } from "@landfall/kubernetes";
import { noControlPlane, startEnvironment } from "@landfall/testing/envtest";
import { describe, expect, test } from "vitest";
import { livePage } from "./page.ts";
import { cases, stubs } from "./stubs.ts";

describe.skipIf(noControlPlane())("every mechanism on a real API server", () => {
  test("docs/live-holds.md is what a run says", { timeout: 600_000 }, async () => {
    const all = cases();
    const environment = await startEnvironment({ audit: "None" });
    const kubeConfig = new KubeConfig();
    kubeConfig.loadFromString(environment.kubeconfig);
    const client = createClient(connectionFrom(kubeConfig));
    try {
      await environment.installCrds("schemas/crds/suspension-ledger.crd.yaml", ...stubs(all));
      for (const name of ["shop", "landfall-system"])
        await environment.request("POST", "/api/v1/namespaces", { body: { metadata: { name } } });
      await expect(await livePage(client, all)).toMatchFileSnapshot("../../docs/live-holds.md");
    } finally {
      client.close();
      await environment.stop();
    }
  });
});
