import { type KubeObject, refOf } from "../../object/index.ts";
import { isLedgerKey } from "../ledger/ledger.ts";
import { bind, bindingOf, unbind } from "./bound-text.ts";
import { annotationsOf } from "./same-reads.ts";

/** A word that stands in no name: whatever depends on the name of an object differs under this one. */
const OTHER = "landfall.other-name";

/** The same object under another name and in another namespace, its ledger with it; `undefined`: a ledger is not as we write it. */
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

/**
 * The decision about an object as a text, in which the object's name is left out wherever only the name depends on the
 * object.
 */
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
