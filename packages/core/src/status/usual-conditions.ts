import type { KubeObject } from "../object/index.ts";
import { asList, asText, groupOf, isFields, subjectOf } from "./subject.ts";

/** Conditions that speak for the whole object; each kind has those that its controller writes. */
const SPEAKING: readonly string[] = ["Ready", "Available", "Synced", "Healthy", "Accepted", "Programmed"];

/** Returns the condition types that the objects of a kind usually have, for `StatusOptions.usualConditions`. */
export type UsualConditions = (group: string, kind: string) => readonly string[] | undefined;

interface Count {
  objects: number;
  readonly byType: Map<string, number>;
}

/**
 * Learns from many objects which conditions the objects of each kind usually have: those of Ready, Available, Synced,
 * Healthy, Accepted and Programmed that at least half of them have, if there are at least two objects. An object
 * without one of them is not Current yet, whatever its other conditions say. Pure; the order of the objects does not
 * matter.
 */
export function learnUsualConditions(objects: readonly KubeObject[]): UsualConditions {
  const counts = new Map<string, Count>();
  for (const object of objects) {
    const subject = subjectOf(object);
    if (typeof subject === "string") continue;
    const types = new Set(
      asList(subject.status["conditions"]).map((entry) => (isFields(entry) ? asText(entry["type"]) : "")),
    );
    if (types.size === 0) continue;
    const key = `${groupOf(subject)}/${subject.kind}`;
    const count = counts.get(key) ?? { objects: 0, byType: new Map<string, number>() };
    counts.set(key, count);
    count.objects++;
    for (const type of SPEAKING) if (types.has(type)) count.byType.set(type, (count.byType.get(type) ?? 0) + 1);
  }
  const usual = new Map([...counts].map(([key, count]) => [key, usualOf(count)] as const));
  return (group, kind) => usual.get(`${group}/${kind}`);
}

function usualOf({ objects, byType }: Count): readonly string[] {
  if (objects < 2) return [];
  return SPEAKING.filter((type) => 2 * (byType.get(type) ?? 0) >= objects);
}
