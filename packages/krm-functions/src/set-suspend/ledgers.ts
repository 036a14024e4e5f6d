import {
  type Edit,
  type KubeObject,
  type Problem,
  type Result,
  refKey,
  sameJson,
  success,
} from "@landfall/core/object";
import {
  type Catalogue,
  keptElsewhere,
  LEDGER_KIND,
  type LedgerEntry,
  ledgerObject,
  readLedgerObjects,
  splitEdits,
  withEntry,
} from "@landfall/core/suspend";
import type { Item, ResourceList } from "../sdk/index.ts";
import { compilePredicate } from "../sdk/matches.ts";
import { oncePerKind } from "./once-per-kind.ts";

const NAME = "suspension-ledger";
const LOCAL_CONFIG = "config.kubernetes.io/local-config";

/** The holds of objects that cannot carry annotations of ours, kept in a SuspensionLedger of the object's package. */
export interface Ledgers {
  /** Returns an object as if it carried its holds itself. */
  readonly see: (item: Item, object: KubeObject) => KubeObject;
  /** Whether the holds of an item are kept in a ledger. */
  readonly keeps: (item: Item) => boolean;
  /**
   * Splits the edits of an object returned by `see`: those of the item itself, and those of its ledger, which `keep`
   * remembers until `write`.
   */
  readonly take: (item: Item, seen: KubeObject, edits: readonly Edit[]) => Result<Taken>;
  /**
   * Writes the remembered entries. A ledger without entries stays as an empty object, because a function must not lose
   * items.
   */
  readonly write: () => void;
}

/** The edits to make in an item; call `keep` once they are made, to remember the changes of the ledger. */
export interface Taken {
  readonly edits: readonly Edit[];
  readonly keep: () => void;
}

/** The ledgers of one package, usually a single one. */
interface Book {
  readonly items: readonly Item[];
  readonly entries: Map<string, LedgerEntry>;
  /** The directories of the objects whose entries changed. */
  readonly directories: Set<string>;
}

/** Reads all ledgers of the list. Problems: those of `readLedgerObjects`. */
export function openLedgers(list: ResourceList, catalogue: Catalogue): Result<Ledgers> {
  const books = new Map<string, Book>();
  const problems: Problem[] = [];
  for (const [home, items] of ledgersByHome(list)) {
    const read = readLedgerObjects(items.map((item) => item.toObject()));
    problems.push(...read.problems);
    books.set(home, { items, entries: new Map(read.ok ? read.value : []), directories: new Set() });
  }
  if (problems.length > 0) return { ok: false, problems };
  const entryOf = ({ id, ref }: Item): LedgerEntry | undefined =>
    books.size === 0 ? undefined : books.get(id.packagePath)?.entries.get(refKey(ref));
  const isKeptElsewhere = oncePerKind(({ ref }) => keptElsewhere(catalogue, ref));
  const keeps = (item: Item): boolean => isKeptElsewhere(item) || entryOf(item) !== undefined;
  return success({
    see: (item, object) => withEntry(object, entryOf(item)),
    keeps,
    take(item, seen, edits) {
      if (edits.length === 0 || !keeps(item)) return success({ edits, keep: () => undefined });
      const apart = splitEdits(item.toObject(), seen, edits);
      if (!apart.ok) return apart;
      const { edits: own, entry } = apart.value;
      return success({ edits: own, keep: () => keep(books, item, entry) });
    },
    write: () => writeBooks(list, books),
  });
}

function ledgersByHome(list: ResourceList): ReadonlyMap<string, readonly Item[]> {
  const byHome = new Map<string, Item[]>();
  const isLedger = compilePredicate(LEDGER_KIND);
  for (const item of list.items) {
    if (!item.mayMention(LEDGER_KIND.kind) || !isLedger(item)) continue;
    const others = byHome.get(item.id.packagePath);
    if (others === undefined) byHome.set(item.id.packagePath, [item]);
    else others.push(item);
  }
  return byHome;
}

function keep(books: Map<string, Book>, { id, ref }: Item, entry: LedgerEntry | undefined): void {
  const book = books.get(id.packagePath) ?? newBook();
  if (entry === undefined) book.entries.delete(refKey(ref));
  else book.entries.set(refKey(ref), entry);
  book.directories.add(id.path.slice(0, id.path.lastIndexOf("/") + 1));
  books.set(id.packagePath, book);
}

function newBook(): Book {
  return { items: [], entries: new Map(), directories: new Set() };
}

function writeBooks(list: ResourceList, books: ReadonlyMap<string, Book>): void {
  for (const [packagePath, { items, entries, directories }] of books) {
    const [directory] = [...directories].sort();
    if (directory === undefined) continue;
    for (const [index, item] of items.entries()) {
      const { spec = null } = ledgerObject({}, index === 0 ? entries.values() : []);
      // Written as a whole, so that who was kept first does not show in the bytes.
      if (sameJson(item.get(["spec"]), spec)) continue;
      item.delete(["spec"]);
      item.set(["spec"], spec);
    }
    if (items.length > 0) continue;
    const metadata = { name: NAME, annotations: { [LOCAL_CONFIG]: "true" } };
    list.insert(ledgerObject(metadata, entries.values()), { path: `${directory}${NAME}.yaml`, packagePath });
  }
}
