/** An item that can drop its tree and read its text again. */
interface Reader {
  forget(): void;
}

/** The number of trees that are kept, whatever the size of the list: each takes about as much memory as its text. */
const KEPT = 256;

/**
 * Lets the most recently read items of a list keep their trees; the returned function makes the oldest forget its own.
 */
export function keepRecentTrees(): (reader: Reader) => void {
  const readers: Reader[] = [];
  let next = 0;
  return (reader) => {
    readers[next]?.forget();
    readers[next] = reader;
    next = (next + 1) % KEPT;
  };
}
