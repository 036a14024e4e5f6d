import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { FUNCTIONS } from "@landfall/cli";
import { readPath } from "@landfall/core/object";
import { readPackage, renderPackage } from "@landfall/krm-functions/runner";
import { createItem, processList } from "@landfall/krm-functions/sdk";
import { setSuspend } from "@landfall/krm-functions/set-suspend";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { BUNDLES } from "../../tools/examples/examples.ts";
import { IMAGES } from "../../tools/image/build-image.ts";
import { SHAPES } from "./shapes.ts";

const HERE = import.meta.dirname;
const ajv = new Ajv({ strict: false, allErrors: true });

interface Example {
  readonly name: string;
  readonly object: Record<string, unknown>;
}

const EXAMPLES: readonly Example[] = readdirSync(HERE)
  .filter((file) => file.endsWith(".yaml"))
  .flatMap((file) =>
    parseAllDocuments(readFileSync(join(HERE, file), "utf8")).map((document) => {
      const object = document.toJS() as Record<string, unknown>;
      return { name: `${file} ${String(readPath(object, ["metadata", "name"]))}`, object };
    }),
  );

test.each(EXAMPLES)("$name has only fields that Porch knows", ({ object }) => {
  const validate = ajv.compile(SHAPES.get(String(object["kind"])) ?? { not: {} });
  expect(validate(object), ajv.errorsText(validate.errors)).toBe(true);
});

test("every function of ours has a FunctionConfig, and a binary executor names a bundle", () => {
  const configs = EXAMPLES.map(({ object }) => object).filter((object) => object["kind"] === "FunctionConfig");
  expect(configs.map((object) => String(readPath(object, ["spec", "image"]))).toSorted()).toEqual(IMAGES.toSorted());
  const binaries = configs.flatMap((object) => readPath(object, ["spec", "binaryExecutor", "path"]) ?? []);
  expect(binaries.length).toBeGreaterThan(0);
  for (const path of binaries) expect(Object.values(BUNDLES).map((file) => basename(file))).toContain(path);
});

/** The mutators in a variant, at any depth. */
function mutatorsOf(value: unknown): readonly { readonly image: string; readonly configMap: Record<string, string> }[] {
  if (value === null || typeof value !== "object") return [];
  const { mutators = [], ...rest } = value as { readonly mutators?: ReturnType<typeof mutatorsOf> };
  return [...mutators, ...Object.values(rest).flatMap((inner) => mutatorsOf(inner))];
}

describe.each(EXAMPLES.filter(({ object }) => mutatorsOf(object).length > 0))("the pipeline of $name", ({ object }) => {
  test("does to a package what it says", () => {
    const [mutator] = mutatorsOf(object);
    const config = {
      apiVersion: "v1",
      kind: "ConfigMap",
      metadata: { name: "config" },
      data: mutator?.configMap ?? {},
    };
    const outcome = processList(setSuspend, listOf(1, createItem(config, { path: "" }).text));
    expect(outcome.exitCode === 0 ? outcome.output : outcome.stderr).toContain("suspend: true");
    expect(mutator?.image).toMatch(/^ghcr\.io\/landfall-dev\/set-suspend:v/);
  });
});

test("the fleet package renders with images, and its gate names the condition that aggregate-status sets", () => {
  const files = readPackage(join(HERE, "fleet"));
  const outcome = files.ok ? renderPackage(files.value, FUNCTIONS) : files;
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  const kptfile = outcome.value.changes.find(({ path }) => path === "Kptfile");
  const gates = /readinessGates:\n\s*- conditionType: (\S+)/.exec(kptfile?.after ?? "");
  expect(kptfile?.after).toContain(`- type: ${gates?.[1]}\n`);
});

const MESSAGE = 6 * 1024 * 1024;

/** A ResourceList of CronJobs of about a kilobyte each, as Porch sends it. */
function listOf(count: number, config: string): string {
  const items = Array.from({ length: count }, (_, at) => {
    const object = {
      apiVersion: "batch/v1",
      kind: "CronJob",
      metadata: {
        name: `report-${at}`,
        namespace: "shop",
        annotations: { "config.kubernetes.io/path": `report-${at}.yaml`, "config.kubernetes.io/index": "0" },
      },
      spec: { schedule: "0 6 * * *", jobTemplate: { spec: { template: { spec: { note: "x".repeat(600) } } } } },
    };
    return `- ${createItem(object, { path: `report-${at}.yaml` })
      .text.trimEnd()
      .replaceAll("\n", "\n  ")}\n`;
  });
  const nested = `  ${config.trimEnd().replaceAll("\n", "\n  ")}\n`;
  return `apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n${items.join("")}functionConfig:\n${nested}`;
}

const HOLD = `apiVersion: fn.landfall.dev/v1alpha1
kind: SetSuspend
suspend: true
holder: freeze
effect: EFFECT
reason: freeze
targets:
- kind: CronJob
`;

describe("Porch's message of 6 MiB", () => {
  test.each([
    [3_000, "new-runs", true],
    [6_000, "new-runs", false],
  ])("%i CronJobs of a kilobyte, all held (%s): does the answer fit? %s", (count, effect, fits) => {
    const input = listOf(count, HOLD.replace("EFFECT", effect));
    expect(Buffer.byteLength(input)).toBeLessThan(MESSAGE);
    const outcome = processList(setSuspend, input);
    expect(outcome.exitCode === 0 && Buffer.byteLength(outcome.output) < MESSAGE).toBe(fits);
  });

  test("a failure says on stderr all that its results say: structured results may not get through", () => {
    const outcome = processList(setSuspend, listOf(3, HOLD.replace("EFFECT", "rollout")));
    expect(outcome.exitCode).toBe(1);
    const errors = outcome.results.filter(({ severity }) => severity === "error");
    expect(errors.length).toBeGreaterThan(0);
    for (const { message } of errors) expect(outcome.stderr).toContain(message);
  });
});
