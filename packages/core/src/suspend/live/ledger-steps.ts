import { sha256Hex } from "../../object/hash.ts";
import {
  type Json,
  type KubeObject,
  type ObjectRef,
  readPath,
  readString,
  refKey,
  sameJson,
} from "../../object/index.ts";
import { LEDGER_KIND, type LedgerEntry, ledgerObject } from "../ledger/ledger-object.ts";
import { testsOf } from "./json-patch.ts";
import type { LiveDeed, LiveStep } from "./live-step.ts";

/** The namespace that contains the ledgers of cluster-scoped objects. */
const SYSTEM_NAMESPACE = "landfall-system";

const HASH_DIGITS = 16;
const LONGEST_LEGIBLE = 100;

/**
 * Returns the ref of the SuspensionLedger with the holds of one live object, in the object's namespace. Its name is
 * valid for any object and contains a hash, so that refs that differ only in case or group have separate ledgers.
 */
export function liveLedgerRef(ref: ObjectRef): ObjectRef {
  const namespace = ref.namespace === "" ? SYSTEM_NAMESPACE : ref.namespace;
  const words = `${ref.kind}-${ref.name}`.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const legible = words.slice(0, LONGEST_LEGIBLE).replace(/^-+|-+$/g, "");
  return { ...LEDGER_KIND, namespace, name: `${legible}-${sha256Hex(refKey(ref)).slice(0, HASH_DIGITS)}` };
}

/** Returns the step that updates a ledger to the wanted entry of an object; none if it is up to date. */
export function ledgerStep(
  ref: ObjectRef,
  ledger: KubeObject | undefined,
  entry: LedgerEntry | undefined,
  { deed, fieldManager }: { readonly deed: LiveDeed; readonly fieldManager: string },
): LiveStep | undefined {
  const own = liveLedgerRef(ref);
  const body = ledgerObject({ name: own.name, namespace: own.namespace }, entry === undefined ? [] : [entry]);
  const about = { deed, fieldManager, ref: own, apiVersion: "landfall.dev/v1alpha1" } as const;
  if (ledger === undefined) return entry === undefined ? undefined : { type: "create", ...about, body };
  if (entry === undefined) {
    const [uid = "", resourceVersion = ""] = ["uid", "resourceVersion"].map((key) =>
      readString(ledger, ["metadata", key]),
    );
    return { type: "delete", ...about, uid, resourceVersion };
  }
  const spec = body["spec"] as Json;
  if (sameJson(readPath(ledger, ["spec"]), spec)) return undefined;
  const operations = [...testsOf(ledger, [["spec"]]), { op: "replace", path: "/spec", value: spec } as const];
  return { type: "patch", ...about, operations, keeps: [{ path: ["spec"], value: spec }] };
}
