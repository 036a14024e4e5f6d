import type { Json, KubeObject } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import type { FoundObject } from "../input/read-package-objects.ts";
import { fleetConfig } from "./fleet-config.ts";

const at = (path: string, object: KubeObject, subPackage = ""): FoundObject => ({ object, file: { path }, subPackage });
const config = (name: string, staleAfter: Json): KubeObject => {
  const object = { apiVersion: "fn.landfall.dev/v1alpha1", kind: "AggregateStatus", metadata: { name }, staleAfter };
  return object;
};
const kptfile = (...mutators: readonly object[]): FoundObject => {
  const object = { apiVersion: "kpt.dev/v1", kind: "Kptfile", metadata: { name: "fleet" }, pipeline: { mutators } };
  return at("fleet/Kptfile", object);
};
const ONE = at("fleet/status.yaml", config("one", "5m"));
const OTHER = at("fleet/a/status.yaml", config("other", "9m"));
const STEP = { exec: "aggregate-status", configPath: "./status.yaml" };

describe("the config by which landfall status looks at a fleet", () => {
  test.each<[string, readonly FoundObject[], string | undefined]>([
    ["is that of the pipeline's step", [kptfile(STEP), ONE], "5m"],
    ["is the file at the root, where folders hold others of its name", [OTHER, kptfile(STEP), ONE], "5m"],
    [
      "may stand in the Kptfile",
      [kptfile({ image: "ghcr.io/landfall-dev/aggregate-status:v1", configMap: { staleAfter: "7m" } }), ONE],
      "7m",
    ],
    ["is the only one there is, without a pipeline", [ONE], "5m"],
    ["is none of two that no pipeline names", [ONE, OTHER], undefined],
    ["is not that of another function's step", [kptfile({ exec: "my-aggregate-status-2" }), ONE, OTHER], undefined],
    ["is not one of a sub-package", [kptfile(STEP), at("fleet/eu/status.yaml", config("eu", "1m"), "eu"), ONE], "5m"],
    ["says nothing where it is not valid", [at("status.yaml", config("bad", 3))], undefined],
  ])("%s", (_, found, staleAfter) => {
    expect(fleetConfig(found).staleAfter).toBe(staleAfter);
  });
});
