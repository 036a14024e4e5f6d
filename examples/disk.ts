/** Everything that a program of an example remembers: files by path. It may be cut off after any write. */
export class Disk {
  readonly files: Map<string, string>;
  /** How many writes there were. */
  writes = 0;
  readonly #crashes: ReadonlySet<number>;

  constructor(files: ReadonlyMap<string, string>, crashes: readonly number[] = []) {
    this.files = new Map(files);
    this.#crashes = new Set(crashes);
  }

  read(path: string): string | undefined {
    return this.files.get(path);
  }

  /** Writes a file where it differs; `undefined` removes it. Throws `Crash` right after the write that it is to die at. */
  write(path: string, text: string | undefined): void {
    if (this.files.get(path) === text) return;
    if (text === undefined) this.files.delete(path);
    else this.files.set(path, text);
    this.writes++;
    if (this.#crashes.has(this.writes)) throw new Crash(`after write ${this.writes}: ${path}`);
  }

  /** The files of a folder, by path. */
  list(folder: string): readonly (readonly [path: string, text: string])[] {
    return [...this.files].filter(([path]) => path.startsWith(`${folder}/`)).sort(([a], [b]) => (a < b ? -1 : 1));
  }
}

/** The program died. */
export class Crash extends Error {}

/** Runs one pass of a program, from the beginning again as often as it dies. */
export function untilDone(pass: () => void): void {
  for (;;) {
    try {
      return pass();
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
    }
  }
}
