import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { runCli } from "@landfall/cli";
import { noControlPlane, startEnvironment, type TestEnvironment } from "@landfall/testing/envtest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";

const root = fileURLToPath(new URL("../..", import.meta.url));

interface Example {
  readonly file: string;
  readonly object: {
    readonly apiVersion: string;
    readonly kind: string;
    readonly metadata: { readonly name: string; readonly namespace?: string };
  };
}

/** Every object below a directory that an API server serves: of our kinds, and of those of Kubernetes. */
function objectsIn(directory: string): readonly Example[] {
  const files = globSync("**/*.yaml", { cwd: directory }).sort();
  return files.flatMap((file) =>
    parseAllDocuments(readFileSync(join(directory, file), "utf8"), { version: "1.1" }).flatMap((document) => {
      const object = document.toJS() as Example["object"] | null;
      return isServed(object) ? [{ file, object }] : [];
    }),
  );
}

/** The plans and reports that the functions write into the packages of the examples. */
function rendered(): readonly Example[] {
  const directory = mkdtempSync(join(tmpdir(), "landfall-rendered-"));
  try {
    cpSync(join(root, "examples"), directory, { recursive: true });
    for (const step of ["1", "2", "3"]) {
      const snapshots = join(directory, "edge-fleet/steps", step, "snapshots");
      cpSync(snapshots, join(directory, "edge-fleet/package/snapshots"), { recursive: true });
      render(join(directory, "edge-fleet/package"));
    }
    for (const file of globSync("*/Kptfile", { cwd: directory })) render(join(directory, dirname(file)));
    return objectsIn(directory);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

function render(cwd: string): void {
  const io = { cwd, env: {}, terminal: false, columns: undefined, readStdin: () => "", now: () => new Date(0) };
  runCli(["fn", "render", "--quiet", "."], io);
}

function isServed(object: Example["object"] | null): object is Example["object"] {
  const { apiVersion = "", kind = "", metadata } = object ?? {};
  return (
    metadata?.name !== undefined &&
    (apiVersion.startsWith("landfall.dev/") || BUILT_IN[`${apiVersion}/${kind}`] !== undefined)
  );
}

const BUILT_IN: Readonly<Record<string, string>> = {
  "apps/v1/Deployment": "deployments",
  "batch/v1/CronJob": "cronjobs",
  "v1/Service": "services",
};

describe.skipIf(noControlPlane())("on a real API server", () => {
  let environment: TestEnvironment;
  let plurals: ReadonlyMap<string, string>;
  beforeAll(async () => {
    environment = await startEnvironment({ crds: [`${root}/schemas/crds`] });
    const { body } = await environment.request("GET", "/apis/landfall.dev/v1alpha1");
    const { resources } = body as { readonly resources: readonly { readonly name: string; readonly kind: string }[] };
    plurals = new Map(resources.filter(({ name }) => !name.includes("/")).map(({ name, kind }) => [kind, name]));
  });
  afterAll(() => environment?.stop());

  test("every definition of ours is installed and served", () => {
    expect(plurals.size).toBe(globSync("schemas/crds/*.yaml", { cwd: root }).length);
  });

  test("every object of the examples, and all that functions write, is taken as it is, without a field that is not known", async () => {
    const refused: string[] = [];
    const found = rendered();
    const kinds = new Set(found.map(({ object }) => object.kind));
    for (const kind of ["StatusSnapshot", "PackageReport", "FleetReport", "RolloutPlan", "Deployment"])
      expect(kinds).toContain(kind);
    for (const { file, object } of found) {
      const { apiVersion, kind, metadata } = object;
      const plural = BUILT_IN[`${apiVersion}/${kind}`] ?? plurals.get(kind);
      const base = apiVersion.includes("/") ? `/apis/${apiVersion}` : `/api/${apiVersion}`;
      const path = `${base}/namespaces/default/${plural}?dryRun=All&fieldValidation=Strict`;
      const body = { ...object, metadata: { ...metadata, namespace: "default" } };
      const answer = await environment.request("POST", path, { body });
      const { message } = answer.body as { readonly message?: string };
      if (answer.status >= 300) refused.push(`${file} ${kind} ${metadata.name}: ${answer.status} ${message}`);
    }
    expect(refused).toEqual([]);
  });

  test("a report keeps its status where that is written through its subresource, and loses it where it is not", async () => {
    const [report] = rendered().filter(({ object }) => object.kind === "PackageReport" && "status" in object);
    if (report === undefined) throw new Error("no report was written");
    const { apiVersion, kind, metadata, ...rest } = report.object as Example["object"] & { readonly status: object };
    const path = `/apis/${apiVersion}/namespaces/default/packagereports/${metadata.name}`;
    const body = { apiVersion, kind, metadata: { ...metadata, namespace: "default" }, ...rest };
    const contentType = "application/apply-patch+yaml";
    const query = "fieldManager=landfall&fieldValidation=Strict";
    const first = await environment.request("PATCH", `${path}?${query}`, { body, contentType });
    expect(first.body).not.toHaveProperty("status");
    const second = await environment.request("PATCH", `${path}/status?${query}`, { body, contentType });
    expect(second.body).toMatchObject({ status: rest.status });
  });
});
