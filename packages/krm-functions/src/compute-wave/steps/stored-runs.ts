import { hashJson, type Json, type Result, readPath, success } from "@landfall/core/object";
import type { ComputeWave } from "@landfall/core/schemas";
import { type RunContent, type RunPlan, readRun, runPageName, type StoredRun, writeRun } from "@landfall/core/steps";
import { type Item, type ResourceList, updateItem } from "../../sdk/index.ts";

const DEFAULT_OUTPUT = "rollouts";
const LOCAL_CONFIG = ["metadata", "annotations", "config.kubernetes.io/local-config"] as const;

/** Reads the pages of a run; `undefined` if there are none. Problems: those of `readRun`. */
export function readRunItems(
  items: readonly Item[],
  options: { readonly now: number | undefined; readonly plan: RunPlan },
): Result<StoredRun | undefined> {
  const objects = items.map((item) => item.toObject());
  return items.length === 0 ? success(undefined) : readRun(objects, options);
}

/** Writes the pages of a run; existing ones are edited in place if they differ. */
export function writeRunItems(
  list: ResourceList,
  items: readonly Item[],
  content: Omit<RunContent, "name" | "minPages">,
  config: ComputeWave,
): void {
  const directory = (config.output ?? DEFAULT_OUTPUT).replace(/\/+$/, "");
  const first = items.find((item) => (item.get(["spec", "page", "index"]) ?? 0) === 0);
  const name = first?.name ?? runName(config.rollout, content.run.trigger.subject);
  const byIndex = new Map(items.map((item) => [item.get(["spec", "page", "index"]) ?? 0, item]));
  for (const [index, page] of writeRun({ ...content, name, minPages: items.length }).entries()) {
    const item = byIndex.get(index);
    const object = page as unknown as { readonly [key: string]: Json };
    if (item === undefined) {
      list.insert(object, { path: `${directory}/${config.rollout}-steps/${runPageName(name, index)}.yaml` });
      continue;
    }
    if (readPath(item.toObject(), LOCAL_CONFIG) === undefined) item.set(LOCAL_CONFIG, "true");
    updateItem(item, ["spec"], object["spec"] ?? null);
    updateItem(item, ["status"], object["status"] ?? null);
  }
}

const LONGEST_NAME = 240;
const HASH_DIGITS = 8;

/** The name of a target's StepRun. If the target's key is no legal name, or too long, a hash of it is appended. */
function runName(rollout: string, subject: string): string {
  const plain = `${rollout}-${subject}`;
  if (/^[a-z0-9.-]+$/.test(subject) && plain.length <= LONGEST_NAME) return plain;
  const legal = plain.toLowerCase().replaceAll(/[^a-z0-9.-]/g, "-");
  return `${legal.slice(0, LONGEST_NAME - HASH_DIGITS - 1)}-${hashJson(subject).slice(0, HASH_DIGITS)}`;
}
