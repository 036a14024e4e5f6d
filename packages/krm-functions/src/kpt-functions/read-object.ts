import { targetOf } from "../sdk/text/node-value.ts";
import { peekNode } from "../sdk/text/read-block.ts";
import type { SourceNode, Tree } from "../sdk/text/source-node.ts";
import type { TextItem } from "../sdk/text/text-item.ts";
import type { KubernetesObject } from "./types.ts";

const OCTAL = /^[-+]?0[0-7]+$/;
const MAYBE_OCTAL = /[\s:[,{-][-+]?0[0-7]+/;

/**
 * The object of an item, as a function may change it. `0644` is octal as for YAML 1.1, hence for Kubernetes and for
 * kpt-functions: a function that moves it elsewhere writes 420, which is the same. `metadata` is always there.
 */
export function readObject(item: TextItem): KubernetesObject {
  const object = item.get([]) as KubernetesObject & { metadata?: KubernetesObject["metadata"] };
  if (MAYBE_OCTAL.test(item.source)) item.look((tree) => readOctals(tree, tree.root, object));
  if (typeof object.metadata !== "object" || object.metadata === null) Object.assign(object, { metadata: {} });
  return object;
}

function readOctals(tree: Tree, node: SourceNode, value: unknown): void {
  const target = targetOf(node);
  if ((target.kind !== "map" && target.kind !== "seq") || typeof value !== "object" || value === null) return;
  const fields = value as Record<string | number, unknown>;
  for (const [index, entry] of target.entries.entries()) {
    const key = target.kind === "map" ? entry.key : index;
    if (entry.merge || !Object.hasOwn(fields, key)) continue;
    const child = targetOf(peekNode(tree.text, target, entry));
    if (child.kind !== "scalar") readOctals(tree, child, fields[key]);
    else if (typeof child.value === "number" && child.style === "plain") {
      const source = tree.text.slice(child.start, child.end);
      if (OCTAL.test(source)) fields[key] = Number.parseInt(source, 8);
    }
  }
}
