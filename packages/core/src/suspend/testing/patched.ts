import { type KubeObject, sameJson } from "../../object/index.ts";
import type { PatchOperation } from "../live/live-step.ts";

/**
 * Applies a JSON patch (RFC 6902) to an object; `undefined`: a test fails. Paths into lists are not supported, as
 * Landfall writes none.
 */
export function patched(object: KubeObject, operations: readonly PatchOperation[]): KubeObject | undefined {
  const root = JSON.parse(JSON.stringify(object)) as { [key: string]: unknown };
  for (const { op, path, value } of operations) {
    const keys = path.split("/").slice(1);
    const names = keys.map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
    const last = names.pop() ?? "";
    const parent = names.reduce<unknown>((at, key) => (at as { [key: string]: unknown } | undefined)?.[key], root);
    if (typeof parent !== "object" || parent === null) return undefined;
    const map = parent as { [key: string]: unknown };
    if (op === "test" && !sameJson(map[last] ?? null, value)) return undefined;
    if (op === "remove" || op === "replace") {
      if (!Object.hasOwn(map, last)) return undefined;
      Reflect.deleteProperty(map, last);
    }
    if (op === "add" || op === "replace") map[last] = JSON.parse(JSON.stringify(value)) as unknown;
  }
  return root as unknown as KubeObject;
}
