import { faultyImage } from "@landfall/testing/envtest";
import type { Fields, Scenario, Seen, Step } from "../scenario.ts";

export const APPS = "/apis/apps/v1";
export const BATCH = "/apis/batch/v1";
export const GOOD = "shop/web:1";
export const LABELS = { app: "web" };
export const HOLD = "landfall.test/hold";

export const template = (image: string, more: Fields = {}): Fields => ({
  metadata: { labels: LABELS },
  spec: { containers: [{ name: "main", image }], ...more },
});
export const workload = (replicas: number, image: string, more: Fields = {}): Fields => ({
  metadata: { name: "web" },
  spec: { replicas, selector: { matchLabels: LABELS }, template: template(image), ...more },
});
export const daemons = (image: string): Fields => ({
  metadata: { name: "web" },
  spec: { selector: { matchLabels: LABELS }, template: template(image) },
});
export const image = (name: string): Fields => ({
  spec: { template: { spec: { containers: [{ name: "main", image: name }] } } },
});
export const create = (body: Fields, until: Step["until"]): Step => ({ what: "create", method: "POST", body, until });
export const patch = (body: Fields, until: Step["until"]): Step => ({ what: "patch", method: "PATCH", body, until });
/** Steps that delete the object while a finalizer delays it, then release it. */
export const goes: readonly Step[] = [
  patch({ metadata: { finalizers: [HOLD] } }, () => true),
  { what: "delete", method: "DELETE", until: ({ metadata }) => metadata["deletionTimestamp"] !== undefined },
  { what: "release", method: "PATCH", body: { metadata: { finalizers: null } }, until: "gone" },
];
export const QUOTA: Step = {
  what: "quota",
  method: "POST",
  at: "/api/v1/namespaces/{namespace}/resourcequotas",
  body: { metadata: { name: "small" }, spec: { hard: { pods: "1" } } },
  until: "settled",
};
export const number = (value: unknown): number => (typeof value === "number" ? value : 0);
export const replicas =
  (wanted: number, ready = "readyReplicas") =>
  ({ metadata, status }: Seen): boolean =>
    status["observedGeneration"] === metadata["generation"] &&
    number(status["replicas"]) === wanted &&
    number(status[ready]) === wanted &&
    number(status["updatedReplicas"] ?? wanted) === wanted;
export const waits =
  (...reasons: readonly string[]) =>
  ({ kind, status }: Seen): boolean =>
    kind === "Pod" && reasons.some((reason) => JSON.stringify(status).includes(`"reason":"${reason}"`));
export const says =
  (type: string, value: string) =>
  ({ status }: Seen): boolean =>
    JSON.stringify(status["conditions"] ?? []).includes(`"type":"${type}"`) &&
    (status["conditions"] as readonly Fields[]).some((each) => each["type"] === type && each["status"] === value);
export const NO_IMAGE = faultyImage("image-missing");
export const PODS = "/api/v1/namespaces/{namespace}/pods";
export const rollout = (kind: string): Scenario["ask"] => ["rollout", "status", `${kind}/web`, "--watch=false"];
export const wait = (what: string, condition: string): Scenario["ask"] => [
  "wait",
  what,
  `--for=${condition}`,
  "--timeout=0",
];
