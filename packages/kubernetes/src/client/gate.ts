/** Runs at most `width` tasks at once; others wait in order of arrival. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

export function createGate(width: number): Gate {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= width) await new Promise<void>((resolve) => void waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}
