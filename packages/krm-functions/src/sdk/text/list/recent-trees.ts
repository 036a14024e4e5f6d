/** What can read its text again. */
interface Reader {
  forget(): void;
}

/** A tree takes as much memory as its text: of a list of any size, so many are kept. */
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
