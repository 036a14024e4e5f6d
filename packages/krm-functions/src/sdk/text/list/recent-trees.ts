/** An item that can read its text again. */
interface Reader {
  forget(): void;
}

/** How many trees are kept, whatever the size of the list: each tree takes as much memory as its text. */
const KEPT = 256;

/** Lets the items of a list that were read last keep their trees: every other reader that is given here forgets its own. */
export function keepRecentTrees(): (reader: Reader) => void {
  const readers: Reader[] = [];
  let next = 0;
  return (reader) => {
    readers[next]?.forget();
    readers[next] = reader;
    next = (next + 1) % KEPT;
  };
}
