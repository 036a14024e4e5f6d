/** The memory of an example's program: files by path. The program may be killed after any write. */
export class Disk {
  readonly files: Map<string, string>;
  /** The number of writes so far. */
  writes = 0;
  readonly #crashes: ReadonlySet<number>;

  constructor(files: ReadonlyMap<string, string>, crashes: readonly number[] = []) {
    this.files = new Map(files);
    this.#crashes = new Set(crashes);
  }

  read(path: string): string | undefined {
    return this.files.get(path);
  }

  /** Writes a file if it differs; `undefined` removes it. Throws `Crash` directly after a write that is to be fatal. */
  write(path: string, text: string | undefined): void {
    if (this.files.get(path) === text) return;
    if (text === undefined) this.files.delete(path);
    else this.files.set(path, text);
    this.writes++;
    if (this.#crashes.has(this.writes)) throw new Crash(`after write ${this.writes}: ${path}`);
  }

  /** The files of a directory, by path. */
  list(folder: string): readonly (readonly [path: string, text: string])[] {
    return [...this.files].filter(([path]) => path.startsWith(`${folder}/`)).sort(([a], [b]) => (a < b ? -1 : 1));
  }
}

/** Thrown when the program dies. */
export class Crash extends Error {}

/** Runs one pass of a program, and restarts it each time it dies. */
export function untilDone(pass: () => void): void {
  for (;;) {
    try {
      return pass();
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
    }
  }
}
