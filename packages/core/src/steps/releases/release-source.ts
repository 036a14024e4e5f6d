/** The answer of a source of releases. */
export interface ReleaseReading {
  /** The names of the releases in the source; absent while it is unreachable. */
  readonly tags?: readonly string[] | undefined;
  /** Why the source is unreachable. */
  readonly error?: string | undefined;
}

/**
 * The port through which releases are read from a repository, a registry or a mirror. The caller reports what it throws
 * as `error`, and decides when and how often to read it.
 */
export interface ReleaseSource {
  /** The name of the source, for people. */
  readonly name: string;
  readonly read: () => ReleaseReading | Promise<ReleaseReading>;
}

/** A source that is read synchronously. */
export interface ReadAtOnce extends ReleaseSource {
  readonly read: () => ReleaseReading;
}

/**
 * Creates a source from a file: one tag in each line, comments after `#`. `readText` returns its text, or `undefined`
 * if there is none, and may throw; so a mirror, a list in git or a mounted ConfigMap can be a source.
 *
 * @example
 * ```ts
 * const source = releaseFile("releases.txt", () => readFileSync("releases.txt", "utf8"));
 * ```
 */
export function releaseFile(name: string, readText: () => string | undefined): ReadAtOnce {
  return {
    name,
    read: () => {
      try {
        return readReleaseFile(readText(), `there is no file ${name}`);
      } catch (error) {
        return { error: `${name}: ${error instanceof Error ? error.message : String(error)}` };
      }
    },
  };
}

/** Reads the text of such a file; `undefined`: there is none, for the given reason. */
export function readReleaseFile(text: string | undefined, error = "the file of releases is not there"): ReleaseReading {
  if (text === undefined) return { error };
  const lines = text.split("\n").map((line) => line.replace(/#.*$/, "").trim());
  return { tags: [...new Set(lines.filter((line) => line !== ""))] };
}
