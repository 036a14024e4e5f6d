/** Runs work in parallel, as far as the client allows, and waits for all of it; rejects with the first failure. */
export async function inParallel<T>(things: Iterable<T>, work: (thing: T) => Promise<void>): Promise<void> {
  const done = await Promise.allSettled(Array.from(things, work));
  for (const one of done) if (one.status === "rejected") throw one.reason;
}
