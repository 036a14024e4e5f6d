import {
  getConditions,
  type KubeObject,
  readPath,
  readString,
  sameJson,
  setCondition,
  sha256Hex,
} from "@landfall/core/object";
import { planPageName } from "@landfall/core/rollout";
import type { Rollout, RolloutPlan } from "@landfall/core/schemas";
import { ApiError } from "../api-error.ts";
import type { Client } from "../client/client.ts";
import type { Written } from "../client/write.ts";

/** The label of the pages of a Rollout, whose value is the Rollout's uid. */
export const ROLLOUT_LABEL = "landfall.dev/rollout-uid";

const PLAN = { group: "landfall.dev", kind: "RolloutPlan" } as const;

/** A Rollout, and the pages that its status refers to. */
export interface StoredRollout {
  readonly rollout: KubeObject;
  readonly pages: readonly KubeObject[];
}

/** The names of the pages that a Rollout's status refers to; none before its first step. */
export function pageNames(rollout: KubeObject): readonly string[] {
  const [name, count] = [
    readString(rollout, ["status", "plan", "name"]),
    readPath(rollout, ["status", "plan", "pages"]),
  ];
  if (name === undefined || typeof count !== "number") return [];
  return Array.from({ length: count }, (_, index) => planPageName(name, index));
}

/**
 * Reads a Rollout with its pages from the server, because caches may lag behind our own writes. Undefined if it does
 * not exist.
 */
export async function readStoredRollout(
  client: Client,
  ref: { readonly namespace: string; readonly name: string },
  signal?: AbortSignal,
): Promise<StoredRollout | undefined> {
  const options = signal === undefined ? {} : { signal };
  const rollout = await client.get({ group: "landfall.dev", kind: "Rollout", ...ref }, options);
  if (rollout === undefined) return undefined;
  const names = pageNames(rollout);
  const read = await Promise.all(names.map((name) => client.get({ ...PLAN, namespace: ref.namespace, name }, options)));
  return { rollout, pages: read.flatMap((page) => page ?? []) };
}

/**
 * Stores a decision; returns whether anything was written. A plan of one page is updated in one write. Otherwise the
 * new pages are created beside the current ones under other names, the Rollout's status is switched to them in one
 * write, and the old pages are deleted. A crash in between leaves all of it stored or nothing. Rejects if somebody else
 * wrote first.
 */
export async function storeStep(
  client: Client,
  stored: StoredRollout,
  pages: readonly RolloutPlan[],
  status: NonNullable<Rollout["status"]>,
): Promise<boolean> {
  const { rollout } = stored;
  const [only] = stored.pages;
  const isSame = (field: "spec" | "status"): boolean =>
    pages.length === stored.pages.length &&
    pages.every((page, at) => sameJson(page[field] as never, readPath(stored.pages[at], [field])));
  const isSpecSame = isSame("spec");
  const isUnchanged = isSpecSame && isSame("status");
  const name = readString(rollout, ["status", "plan", "name"]) ?? "";
  if (isUnchanged || (isSpecSame && pages.length === 1 && only !== undefined)) {
    if (!isUnchanged) mustBe(await updateStatus(client, { ...only, status: pages[0]?.status } as KubeObject));
    return (await writeStatus(client, rollout, { ...status, plan: { ...planOf(status), name } })) || !isUnchanged;
  }
  await removeLeftovers(client, stored);
  const base = `${rollout.metadata?.name ?? ""}.${sha256Hex(JSON.stringify(pages)).slice(0, 10)}`;
  for (const [index, page] of pages.entries()) await writePage(client, rollout, page, planPageName(base, index));
  await writeStatus(client, rollout, { ...status, plan: { ...planOf(status), name: base } });
  await removeBut(client, rollout, new Set(pages.map((_, index) => planPageName(base, index))));
  return true;
}

/** Writes the status of a Rollout if it differs. Returns whether it was written. */
async function writeStatus(client: Client, rollout: KubeObject, status: object): Promise<boolean> {
  if (sameJson(readPath(rollout, ["status"]), status as never)) return false;
  mustBe(await updateStatus(client, { ...rollout, status } as KubeObject));
  return true;
}

/** Says in the status of a Rollout why it cannot be decided, beside all that was said before. Writes only news. */
export async function storeStalled(
  client: Client,
  rollout: KubeObject,
  { code, message }: { readonly code: string; readonly message: string },
  now: number,
): Promise<boolean> {
  const stalled = { type: "Stalled", status: "True", reason: code, message } as const;
  const conditions = setCondition(getConditions(rollout).conditions, stalled, now);
  return writeStatus(client, rollout, { ...(readPath(rollout, ["status"]) as object | undefined), conditions });
}

function planOf({ plan }: NonNullable<Rollout["status"]>): NonNullable<NonNullable<Rollout["status"]>["plan"]> {
  if (plan === undefined) throw new Error("the status of a Rollout names its plan");
  return plan;
}

/** An existing page of this name and content is the remainder of a crash before the status was switched. */
async function writePage(client: Client, owner: KubeObject, page: RolloutPlan, name: string): Promise<void> {
  const { name: of = "", namespace = "", uid = "" } = (owner.metadata ?? {}) as Record<string, string>;
  const reference = { apiVersion: owner.apiVersion, kind: owner.kind, name: of, uid, controller: true };
  const metadata = { name, namespace, labels: { [ROLLOUT_LABEL]: uid }, ownerReferences: [reference] };
  const object = { apiVersion: page.apiVersion, kind: page.kind, metadata, spec: page.spec } as unknown as KubeObject;
  const created = await client.create(object);
  const there = created.written ? created.object : await client.get({ ...PLAN, namespace, name });
  if (there === undefined) throw new ApiError("Conflict", `${name} is neither there nor can it be made`);
  mustBe(await updateStatus(client, { ...there, status: page.status } as unknown as KubeObject));
}

/** Removes pages that a crash left beside the current ones. */
export async function removeLeftovers(client: Client, { rollout }: StoredRollout): Promise<void> {
  await removeBut(client, rollout, new Set(pageNames(rollout)));
}

async function removeBut(client: Client, { metadata }: KubeObject, kept: ReadonlySet<string>): Promise<void> {
  const { namespace = "", uid = "" } = (metadata ?? {}) as Record<string, string>;
  const { items } = await client.list(PLAN, { namespace, labelSelector: `${ROLLOUT_LABEL}=${uid}` });
  for (const { metadata: { name = "" } = {} } of items)
    if (!kept.has(name)) await client.delete({ ...PLAN, namespace, name });
}

function updateStatus(client: Client, object: KubeObject): Promise<Written> {
  return client.update(object, { subresource: "status" });
}

function mustBe(written: Written): void {
  if (!written.written) throw new ApiError("Conflict", written.conflicts[0]?.message ?? "it changed meanwhile");
}
