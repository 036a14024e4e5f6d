import { type KubeObject, refOf } from "../../object/index.ts";
import { isLedgerKey } from "../ledger/ledger.ts";
import { bind, bindingOf, unbind } from "./bound-text.ts";
import { annotationsOf } from "./same-reads.ts";

/** A name that no object has: every value that depends on the object's name differs under this one. */
const OTHER = "landfall.other-name";

/**
 * Returns the object under another name and namespace, with its ledger bound to them; `undefined` if a ledger is not in
 * canonical form.
 */
export function otherName(object: KubeObject): KubeObject | undefined {
  const { metadata } = object;
  if (typeof metadata?.name !== "string") return undefined;
  const { namespace } = metadata;
  const names = { name: `${metadata.name}.${OTHER}`, ...(typeof namespace === "string" && { namespace: OTHER }) };
  const renamed = { ...object, metadata: { ...metadata, ...names } };
  const annotations = annotationsOf(object);
  if (annotations === undefined || !Object.keys(annotations).some(isLedgerKey)) return renamed;
  const [from, to] = [bindingOf(refOf(object)), bindingOf(refOf(renamed))];
  const own: { [key: string]: string } = {};
  for (const [key, value] of Object.entries(annotations)) {
    const text = isLedgerKey(key) ? unbind(value, from) : undefined;
    if (text === undefined && isLedgerKey(key)) return undefined;
    own[key] = text === undefined ? (value as string) : bind(text, to);
  }
  return { ...renamed, metadata: { ...renamed.metadata, annotations: own } };
}

/** Returns the decision about an object as text, without the object's name wherever it was merely inserted. */
export function withoutName(decided: unknown, object: KubeObject): string {
  const ref = refOf(object);
  const binding = bindingOf(ref);
  return JSON.stringify(decided, (_, value: unknown) => {
    if (typeof value === "string") {
      const text = unbind(value, binding);
      return text === undefined ? value : bind(text, "");
    }
    return isRefOf(value, ref) ? "its ref" : value;
  });
}

function isRefOf(value: unknown, { group, kind, namespace, name }: ReturnType<typeof refOf>): boolean {
  if (value === null || typeof value !== "object") return false;
  const ref = value as { readonly [key: string]: unknown };
  return ref["group"] === group && ref["kind"] === kind && ref["namespace"] === namespace && ref["name"] === name;
}
