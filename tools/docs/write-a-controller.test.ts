// Type-checks every ts snippet of docs/write-a-controller.md, and runs them on a real API server.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { noControlPlane, startEnvironment, type TestEnvironment } from "@landfall/testing/envtest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runTypeScript } from "./run-typescript.ts";
import { snippetsOf } from "./snippets.ts";

const page = readFileSync(resolve(import.meta.dirname, "../../docs/write-a-controller.md"), "utf8");
const snippets = snippetsOf(page).filter(({ language }) => language === "ts");

describe.skipIf(noControlPlane())("docs/write-a-controller.md", () => {
  const scratch = mkdtempSync(join(tmpdir(), "landfall-docs-"));
  const kubeconfig = join(scratch, "kubeconfig");
  let environment: TestEnvironment;
  beforeAll(async () => {
    environment = await startEnvironment({ name: "docs" });
    writeFileSync(kubeconfig, environment.kubeconfig);
  });
  afterAll(async () => {
    await environment?.stop();
    rmSync(scratch, { recursive: true, force: true });
  });

  test.each(snippets)("its snippet at line $line compiles and runs", ({ line, text }) => {
    expect(runTypeScript(`write-a-controller-${line}`, text, { KUBECONFIG: kubeconfig })).toBe("");
  });

  test("has a snippet of each thing that a controller does", () => {
    for (const word of ["client.list(", "startCache(", "onChange(", "client.apply(", "client.patch(", "pinoLog("])
      expect(snippets.some(({ text }) => text.includes(word))).toBe(true);
  });
});
