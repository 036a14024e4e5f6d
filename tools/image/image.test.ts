import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildImage, IMAGES, recipeOf } from "./build-image.ts";
import { lintRecipe, readDockerfile } from "./dockerfile.ts";
import { writeNodeBase } from "./node-base.ts";
import { mayChroot, unpackImage } from "./unpack-image.ts";

if (!mayChroot) console.warn("SKIPPED: images in a root of their own: only root may chroot");

const LIST = `apiVersion: config.kubernetes.io/v1
kind: ResourceList
items:
- apiVersion: batch/v1
  kind: CronJob
  metadata:
    name: report
    namespace: shop
  spec:
    schedule: 0 6 * * *
functionConfig:
  apiVersion: fn.landfall.dev/v1alpha1
  kind: SetSuspend
  suspend: true
  holder: freeze
  effect: new-runs
  reason: freeze
  targets:
  - kind: KIND
`;

let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), "landfall-image-"));
  writeNodeBase(join(scratch, "base"));
});
afterAll(() => rmSync(scratch, { recursive: true }));

describe.each(IMAGES)("the image of %s", (name) => {
  test("is what Porch can run", () => {
    expect(lintRecipe(recipeOf(name))).toEqual([]);
  });

  test("is the same bytes each time it is built, under names that are their digests", () => {
    const digests = ["one", "two"].map((copy) => buildImage(name, join(scratch, `${name}-${copy}`)));
    expect(digests[0]).toBe(digests[1]);
    const blobs = join(scratch, `${name}-one`, "blobs", "sha256");
    for (const file of readdirSync(blobs))
      expect(
        createHash("sha256")
          .update(readFileSync(join(blobs, file)))
          .digest("hex"),
      ).toBe(file);
  });

  test.skipIf(!mayChroot)("runs its ENTRYPOINT as nobody in a root that has nothing but the image", () => {
    buildImage(name, join(scratch, name), join(scratch, "base"));
    const root = join(scratch, `${name}-root`);
    unpackImage(join(scratch, name), root);
    const { entrypoint, user, env } = recipeOf(name);
    const variables = Object.fromEntries(env.map((pair) => pair.split(/=(.*)/s)));
    const run = (args: readonly string[], input: string): ReturnType<typeof spawnSync> =>
      spawnSync("chroot", [`--userspec=${user}`, root, ...entrypoint, ...args], {
        input,
        env: { PATH: process.env["PATH"], ...variables },
      });
    expect(String(run(["--help"], "").stdout)).toContain(name);
    if (name !== "set-suspend") return;
    expect(String(run([], LIST.replace("KIND", "CronJob")).stdout)).toContain("suspend: true");
    const refused = run([], LIST.replace("KIND", "CronJob").replace("new-runs", "everything"));
    expect(refused.status).toBe(1);
    expect(String(refused.stderr)).toContain("effect");
  });
});

test.each([
  ["a shell form", "ENTRYPOINT node /app/f.cjs", /list of words/],
  ["an instruction that needs an engine", "RUN apk add curl", /no RUN/],
])("%s is refused", (_, line, message) => {
  expect(() => readDockerfile(`FROM node\n${line}\n`, {})).toThrow(message);
});

test("a recipe that Porch could not run says why", () => {
  const text = 'FROM node\nCOPY a.cjs /wrapper-server-tools/a.cjs\nUSER root\nENTRYPOINT ["node", "/b.cjs"]\n';
  expect(lintRecipe(readDockerfile(text, {})).join("\n")).toMatch(/USER.*\n.*absolute.*\n.*copied.*\n.*wrapper/);
});

test("the Dockerfile is read with its arguments filled in", () => {
  expect(recipeOf("set-suspend")).toMatchObject({ base: "node:24-alpine", user: "65534:65534", workdir: "/" });
});
