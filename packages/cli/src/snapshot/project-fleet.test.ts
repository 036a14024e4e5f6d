import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { isMap, type Json, type KubeObject } from "@landfall/core/object";
import type { StatusSnapshot } from "@landfall/core/schemas";
import { computeStatus } from "@landfall/core/status";
import { expect, test } from "vitest";
import { type FoundObject, readPackageObjects } from "../input/read-package-objects.ts";
import { fleetStatus, isFleet } from "../status/fleet-status.ts";
import { projectObject } from "./project.ts";

const EXAMPLES = join(import.meta.dirname, "../../../../examples");
const FIXTURES = join(import.meta.dirname, "../../../core/src/status/kstatus/fixtures");

/** The directories with snapshots, at most three levels deep. */
function fleets(folder: string, depth: number): readonly string[] {
  const entries = readdirSync(folder).filter((name) => name !== "node_modules" && !name.startsWith("."));
  const below = entries
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isDirectory())
    .flatMap((path) => (depth === 0 ? [] : fleets(path, depth - 1)));
  return entries.includes("snapshots") ? [folder, ...below] : below;
}

function projected({ object, ...place }: FoundObject): FoundObject {
  if (object.kind !== "StatusSnapshot") return { object, ...place };
  const { spec, ...rest } = object as unknown as StatusSnapshot;
  const items = (spec.items ?? []).map((item) => projectObject(item as unknown as { readonly [key: string]: Json }));
  return { object: { ...rest, spec: { ...spec, items } } as unknown as KubeObject, ...place };
}

test.each(fleets(EXAMPLES, 3))("%s: what a snapshot leaves out changes nothing of the fleet's state", (folder) => {
  const io = { cwd: folder, env: {}, terminal: false, columns: undefined, readStdin: () => "", now: () => new Date(0) };
  const found = readPackageObjects([folder], io);
  if (!found.ok || !isFleet(found.value)) return;
  const options = { now: undefined, staleAfter: undefined };
  const withoutMessages = (status: unknown): unknown =>
    JSON.parse(JSON.stringify(status, (key, value: unknown) => (key === "evidence" ? undefined : value)));
  expect(withoutMessages(fleetStatus(found.value.map(projected), options))).toEqual(
    withoutMessages(fleetStatus(found.value, options)),
  );
});

test("it changes no word of any vector of kstatus", () => {
  const files = readdirSync(FIXTURES).filter((name) => name.endsWith(".jsonl"));
  let compared = 0;
  for (const line of files.flatMap((name) => readFileSync(join(FIXTURES, name), "utf8").split("\n"))) {
    const row = line === "" ? undefined : (JSON.parse(line) as { readonly [key: string]: Json });
    const object = row?.["object"] ?? (row?.["input"] as { readonly object?: Json } | undefined)?.object;
    if (!isMap(object)) continue;
    if (typeof object["kind"] !== "string" || typeof object["apiVersion"] !== "string") continue;
    const whole = computeStatus(object as unknown as KubeObject);
    const kept = computeStatus(projectObject(object));
    expect([kept.status, kept.suspended, kept.reason], line.slice(0, 500)).toEqual([
      whole.status,
      whole.suspended,
      whole.reason,
    ]);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(400);
});
