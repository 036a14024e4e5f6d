import { slug } from "../../object/hash.ts";
import { type Json, type KubeObject, type ObjectRef, readString, refKey, refOf } from "../../object/index.ts";
import { LEDGER_KIND, type LedgerEntry, ledgerObject } from "../ledger/ledger-object.ts";
import { fieldManagerOf, type LiveWrite, SHARED_MANAGER } from "./live-write.ts";

/** Where the ledgers of cluster-scoped objects lie. */
const SYSTEM_NAMESPACE = "landfall-system";

/** The SuspensionLedger that keeps the holds of one live object: each has its own, in its namespace. */
export function liveLedgerRef(ref: ObjectRef): ObjectRef {
  const namespace = ref.namespace === "" ? SYSTEM_NAMESPACE : ref.namespace;
  return { ...LEDGER_KIND, namespace, name: slug(refKey(ref)) };
}

/**
 * What a holder, and all holders together, apply to the ledger of an object. Lists there are maps by their keys, so each
 * manager applies its own entries alone, and an entry goes with the last manager that applies it.
 */
export function ledgerWrites(object: KubeObject, entry: LedgerEntry | undefined, holder: string): readonly LiveWrite[] {
  const ref = refOf(object);
  const { namespace, name } = liveLedgerRef(ref);
  const uid = readString(object, ["metadata", "uid"]);
  const lead = { ref, ...(uid !== undefined && { uid }) };
  const own = (entry?.ledger.holds ?? []).filter((hold) => hold.holder === holder);
  const saved = entry?.ledger.saved ?? new Map();
  const write = (fieldManager: string, entries: readonly LedgerEntry[]): LiveWrite => ({
    type: "apply",
    fieldManager,
    body: ledgerObject({ name, namespace }, entries) satisfies { readonly [key: string]: Json },
  });
  return [
    write(fieldManagerOf(holder), own.length === 0 ? [] : [{ ...lead, ledger: { holds: own, saved: new Map() } }]),
    write(SHARED_MANAGER, saved.size === 0 ? [] : [{ ...lead, ledger: { holds: [], saved } }]),
  ];
}
