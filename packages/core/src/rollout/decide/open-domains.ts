import { takesPlace } from "../model/state.ts";
import { type Draft, targetIn } from "./draft.ts";

/** What is on the way in each failure domain, while a decision is made. */
export function openDomains(draft: Draft): {
  readonly isFull: (domain: string | undefined) => boolean;
  readonly add: (domain: string | undefined) => void;
} {
  const { domains } = draft.plan;
  if (domains === undefined) return { isFull: () => false, add: () => undefined };
  const caps = new Map(domains.map(({ name, maxConcurrent }) => [name, maxConcurrent]));
  const onTheWay = new Map<string, number>();
  const add = (domain: string): void => void onTheWay.set(domain, (onTheWay.get(domain) ?? 0) + 1);
  for (const { key, domain = "" } of draft.plan.waves.flatMap(({ targets }) => targets)) {
    const target = targetIn(draft, key);
    if (target !== undefined && takesPlace(target)) add(domain);
  }
  return {
    isFull: (domain = "") => (onTheWay.get(domain) ?? 0) >= (caps.get(domain) ?? Number.POSITIVE_INFINITY),
    add: (domain = "") => add(domain),
  };
}
