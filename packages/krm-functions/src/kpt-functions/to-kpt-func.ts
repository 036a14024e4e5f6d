import type { Json } from "@landfall/core/object";
import { createResourceList, type Item, type KrmFunction, openItem, readConfig } from "../sdk/index.ts";
import { yamlOf } from "../sdk/inside.ts";
import { mayDelete } from "../sdk/process-list.ts";
import { helpText } from "../sdk/program/help.ts";
import { FunctionConfigError } from "./function-config-error.ts";
import { fromFunctionResult } from "./result.ts";
import type { ConfigsLike, KubernetesObject } from "./types.ts";

/**
 * Wraps a function of this SDK as a `KptFunc`, for programs that call those. Objects are changed in place. An invalid
 * config throws `FunctionConfigError`; with an error result, nothing is changed.
 */
export function toKptFunc<Config>(fn: KrmFunction<Config>): { (configs: ConfigsLike): Promise<void>; usage: string } {
  const run = async (configs: ConfigsLike): Promise<void> => {
    const config = readConfig(fn.config, configs.getFunctionConfig());
    if (!config.ok) throw new FunctionConfigError(config.problems.map(({ message }) => message).join("; "));
    const objects = new Map(configs.getAll().map((object) => [itemOf(object), object] as const));
    const list = createResourceList({ items: [...objects.keys()] }, { mayDelete: mayDelete(fn, config.value) });
    fn.run(list, config.value);
    configs.addResults(...list.results.map(fromFunctionResult));
    if (list.results.some(({ severity }) => severity === "error")) return;
    const kept = new Set(list.items);
    for (const [item, object] of objects) {
      if (!kept.has(item)) configs.delete(object);
      else if (item.changed) replaceContent(object, item);
    }
    for (const item of list.items)
      if (!objects.has(item)) configs.insert(item.toObject() as object as KubernetesObject);
  };
  return Object.assign(run, { usage: helpText(fn) });
}

function itemOf(object: KubernetesObject): Item {
  const item = openItem(yamlOf(JSON.parse(JSON.stringify(object)) as Json));
  if (!item.ok) throw new TypeError(item.problems.map(({ message }) => message).join("; "));
  return item.value;
}

function replaceContent(object: KubernetesObject, item: Item): void {
  for (const key of Object.keys(object)) Reflect.deleteProperty(object, key);
  Object.assign(object, item.toObject());
}
