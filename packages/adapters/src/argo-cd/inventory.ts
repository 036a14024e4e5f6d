import { type KubeObject, type Path, type Result, readPath, readString } from "@landfall/core/object";
import { entryOf, type InventoryEntry, labelsOf } from "../inventory/entry.ts";

const SECRET_TYPE = "argocd.argoproj.io/secret-type";
const PLAIN: Path = ["stringData", "name"];
const ENCODED: Path = ["data", "name"];

/** Returns whether a Secret declares a cluster to Argo CD. */
export function isClusterSecret(secret: KubeObject): boolean {
  return secret.kind === "Secret" && labelsOf(secret)[SECRET_TYPE] === "cluster";
}

/**
 * Reads a cluster that Argo CD declares: a Secret with label `argocd.argoproj.io/secret-type: cluster`, by the name
 * that Applications use as `destination.name`. Nothing else of the Secret is read. Problem `InvalidInventory`.
 */
export function readClusterSecret(secret: KubeObject): Result<readonly InventoryEntry[]> {
  const plain = readString(secret, PLAIN);
  const encoded = readPath(secret, ENCODED);
  const name = plain ?? (typeof encoded === "string" ? decodeName(encoded) : undefined);
  const read = entryOf(secret, name, plain === undefined ? ENCODED : PLAIN);
  return read.ok ? { ...read, value: read.value.map(withoutType) } : read;
}

function withoutType(entry: InventoryEntry): InventoryEntry {
  const { [SECRET_TYPE]: _, ...labels } = entry.labels;
  return { ...entry, labels };
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Decodes base64 of printable ASCII, the only characters of a name; `undefined` for anything else. */
function decodeName(encoded: string): string | undefined {
  const text = encoded.replace(/\s/g, "");
  if (!BASE64.test(text)) return undefined;
  const bits = Array.from(text.replace(/=+$/, ""), (digit) => DIGITS.indexOf(digit).toString(2).padStart(6, "0")).join(
    "",
  );
  const codes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return codes.every((code) => code > 0x20 && code < 0x7f) ? String.fromCharCode(...codes) : undefined;
}
