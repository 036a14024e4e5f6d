import { type KubeObject, readString } from "@landfall/core/object";
import { listAt } from "../delivery.ts";

/** Returns the configurations of a work that are for an object of it, which the agent reports as `entry`. */
export function configsOf(work: KubeObject, entry: unknown): readonly unknown[] {
  return listAt(work, ["spec", "manifestConfigs"]).filter((config) => isFor(config, entry));
}

/** Returns the rules of a kind that count for an object: the agent takes those of the first configuration that has any. */
export function rulesOf(configs: readonly unknown[], kind: "conditionRules" | "feedbackRules"): readonly unknown[] {
  return configs.map((config) => listAt(config, [kind])).find(({ length }) => length > 0) ?? [];
}

/** Returns a field of the identity that the agent gives an object. */
export function metaField(entry: unknown, name: string): string {
  return readString(entry, ["resourceMeta", name]) ?? "";
}

function isFor(config: unknown, entry: unknown): boolean {
  const named = (name: string): string => readString(config, ["resourceIdentifier", name]) ?? "";
  return (
    ["group", "resource"].every((name) => named(name) === metaField(entry, name)) &&
    ["namespace", "name"].every((name) => matches(named(name), metaField(entry, name)))
  );
}

/** Whether a name is as a pattern says, in which `*` stands for any text. */
function matches(pattern: string, name: string): boolean {
  const [first = "", ...rest] = pattern.split("*");
  if (rest.length === 0) return first === name;
  const last = rest.pop() ?? "";
  if (!name.startsWith(first) || !name.endsWith(last) || name.length < first.length + last.length) return false;
  let at = first.length;
  for (const part of rest) {
    const found = name.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at <= name.length - last.length;
}
