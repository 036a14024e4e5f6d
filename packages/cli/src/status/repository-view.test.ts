import { describe, expect, test } from "vitest";
import { runCli } from "../cli.ts";
import type { Outcome } from "../io.ts";

function run(args: readonly string[], stdin: string): Outcome {
  const io = { cwd: "/", env: {}, terminal: false, columns: undefined, now: () => new Date("2026-11-22T10:00:00Z") };
  return runCli(args, { ...io, readStdin: () => stdin });
}

const OBJECTS = `apiVersion: config.porch.kpt.dev/v1alpha1
kind: PackageVariant
metadata: {name: shop-eu-1, namespace: fleet}
spec:
  upstream: {repo: blueprints, package: shop, revision: 7}
  downstream: {repo: eu-1, package: shop}
---
apiVersion: porch.kpt.dev/v1alpha1
kind: PackageRevision
metadata: {name: eu-1.shop.w1, namespace: fleet}
spec: {packageName: shop, repository: eu-1, workspaceName: w1, revision: 1, lifecycle: Published}
status: {upstreamLock: {type: git, git: {ref: shop/v6}}}
---
apiVersion: porch.kpt.dev/v1alpha1
kind: PackageRevision
metadata: {name: eu-1.shop.w2, namespace: fleet}
spec: {packageName: shop, repository: eu-1, workspaceName: w2, revision: 0, lifecycle: Draft}
status: {upstreamLock: {type: git, git: {ref: shop/v7}}}
`;

const SNAPSHOT = `---
apiVersion: landfall.dev/v1alpha1
kind: StatusSnapshot
metadata: {name: eu-1}
spec:
  cluster: eu-1
  observedAt: "2026-11-22T09:59:00Z"
  items: []
`;

describe("packages of Porch", () => {
  test("status has a table of them below the objects", () => {
    const { stdout } = run(["status", "-"], OBJECTS);
    expect(stdout.split("\n\n")[1]).toBe(
      `PACKAGE    WANTS               PUBLISHED       ON ITS WAY            LANDED  WAITS FOR
eu-1/shop  blueprints/shop v7  v1, made of v6  Draft w2, made of v7  -       somebody has to propose it
`,
    );
  });

  test("as a tree it says by which variant", () => {
    const { stdout } = run(["status", "-o", "tree", "-"], OBJECTS);
    expect(stdout).toContain("├─ wants: blueprints/shop v7 (PackageVariant shop-eu-1)\n├─ published: v1, made of v6\n");
    expect(stdout).toContain("└─ draft: w2, made of v7; waits: somebody has to propose it\n");
  });

  test("a variant that makes no draft says why, and an upstream revision that its deletion is proposed", () => {
    const more = `---
apiVersion: config.porch.kpt.dev/v1alpha1
kind: PackageVariant
metadata: {name: shop-eu-2, namespace: fleet}
spec: {upstream: {repo: blueprints, package: shop, revision: 7}, downstream: {repo: eu-2, package: shop}}
status:
  conditions:
  - {type: Stalled, status: "True", reason: ValidationError, message: missing repo eu-2}
  - {type: Ready, status: "False", reason: Error, message: invalid}
---
apiVersion: porch.kpt.dev/v1alpha1
kind: PackageRevision
metadata: {name: blueprints.shop.v6, namespace: fleet}
spec: {packageName: shop, repository: blueprints, workspaceName: v6, revision: 6, lifecycle: DeletionProposed}
`;
    const { stdout } = run(["status", "-"], OBJECTS + more);
    expect(stdout).toMatch(/^eu-2\/shop .* ValidationError: missing repo eu-2$/m);
    const explained = run(["explain", "-"], OBJECTS + more).stdout;
    expect(explained).toContain("├─ waits: ValidationError: missing repo eu-2\n");
    expect(explained).toContain("├─ v6: published in eu-1/shop; its deletion is proposed\n");
  });

  test("explain answers about them, about one by its name, and as JSON", () => {
    const { exitCode, stdout } = run(["explain", "-"], OBJECTS);
    expect([exitCode, stdout]).toEqual([0, expect.stringContaining("eu-1/shop\n├─ wants: blueprints/shop v7")]);
    expect(run(["explain", "-", "eu-1/shop"], OBJECTS).stdout).toContain("published: v1");
    const { exitCode: wrong, stderr } = run(["explain", "-", "eu-3/shop"], OBJECTS);
    expect([wrong, stderr]).toEqual([1, expect.stringContaining("no package eu-3/shop")]);
    expect(stderr).toContain("did you mean eu-1/shop?");
    expect(JSON.parse(run(["explain", "-o", "json", "-"], OBJECTS).stdout)).toMatchObject([
      { repository: "eu-1", package: "shop", pending: [{ waitsFor: "somebody has to propose it" }] },
    ]);
  });

  test("names and JSON of objects are as they are without", () => {
    expect(run(["status", "-o", "name", "-"], OBJECTS).stdout.split("\n")).toHaveLength(4);
    expect(JSON.parse(run(["status", "-o", "json", "-"], OBJECTS).stdout)).toHaveLength(3);
  });

  test("what else is there has no such table", () => {
    expect(run(["status", "-"], SNAPSHOT.slice(4)).stdout).not.toContain("ON ITS WAY");
  });
});
