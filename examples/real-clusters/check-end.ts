import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readObjectsFromText } from "@landfall/cli";
import { checkDecisionLog, readPlan } from "@landfall/core/rollout";
import type { TestEnvironment } from "@landfall/testing/envtest";
import type { Machinery } from "./machinery.ts";

interface ReplicaSet {
  readonly metadata: { readonly creationTimestamp: string };
  readonly spec: { readonly replicas: number; readonly template: PodTemplate };
  readonly status: { readonly availableReplicas?: number };
}

interface PodTemplate {
  readonly spec: { readonly containers: readonly { readonly image: string }[] };
}

/**
 * The faults at the end of the story, according to the API servers and the plan; empty if everything is as expected.
 */
export async function checkEnd({ fleet, members }: Machinery): Promise<readonly string[]> {
  const [canary = [], other = []] = await Promise.all(members.map(replicaSets));
  return [...wrongIn("eu-1", canary), ...wrongIn("us-1", other), ...wrongOrder(canary, other), ...wrongPlan(fleet)];
}

async function replicaSets(member: TestEnvironment): Promise<readonly ReplicaSet[]> {
  const { body } = await member.request("GET", "/apis/apps/v1/namespaces/shop/replicasets");
  return (body as { readonly items: readonly ReplicaSet[] }).items;
}

function ofVersion(all: readonly ReplicaSet[], version: string): ReplicaSet | undefined {
  return all.find(({ spec }) => spec.template.spec.containers[0]?.image.endsWith(`:${version}`));
}

/** Checks that both versions existed and that the first one runs again. */
function wrongIn(cluster: string, all: readonly ReplicaSet[]): readonly string[] {
  const [first, second] = [ofVersion(all, "v1"), ofVersion(all, "v2")];
  return [
    ...(first?.status.availableReplicas === 2 ? [] : [`${cluster}: v1 does not run on two pods`]),
    ...(second?.spec.replicas === 0 ? [] : [`${cluster}: v2 was never there, or still is`]),
  ];
}

function wrongOrder(canary: readonly ReplicaSet[], other: readonly ReplicaSet[]): readonly string[] {
  const [first, then] = [canary, other].map((all) => ofVersion(all, "v2")?.metadata.creationTimestamp ?? "");
  return (first ?? "") < (then ?? "") ? [] : ["us-1 had v2 before the canary"];
}

/** Checks the plan's decision log. */
function wrongPlan(fleet: string): readonly string[] {
  const objects = readObjectsFromText(readFileSync(join(fleet, "rollouts/shop.yaml"), "utf8"), "rollouts/shop.yaml");
  const plan = objects.ok ? readPlan(objects.value) : objects;
  if (!plan.ok || plan.value?.log === undefined) return ["the plan cannot be read"];
  return checkDecisionLog(plan.value.log, plan.value).map(({ message }) => message);
}
