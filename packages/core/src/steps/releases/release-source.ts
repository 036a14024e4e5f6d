/** The answer of a source of releases. */
export interface ReleaseReading {
  /** The names of the releases that it has; absent while it cannot be reached. */
  readonly tags?: readonly string[] | undefined;
  /** Why it cannot be reached. */
  readonly error?: string | undefined;
}

/**
 * Where releases come from: the port behind which somebody polls a repository, a registry or a mirror. What it throws is
 * its caller's to tell as `error`; when it is asked, and how often, is the affair of the program.
 */
export interface ReleaseSource {
  /** The name of the source, for people. */
  readonly name: string;
  readonly read: () => ReleaseReading | Promise<ReleaseReading>;
}

/** A source that need not be waited for. */
export interface ReadAtOnce extends ReleaseSource {
  readonly read: () => ReleaseReading;
}

/**
 * A source that is a file: a tag in each line, comments behind `#`. `readText` gives its text, `undefined` where there is
 * none, and may throw; so a mirror, a list in git and a mounted ConfigMap are sources alike.
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

/** Reads the text of such a file; `undefined`: there is none, for the reason given. */
export function readReleaseFile(text: string | undefined, error = "the file of releases is not there"): ReleaseReading {
  if (text === undefined) return { error };
  const lines = text.split("\n").map((line) => line.replace(/#.*$/, "").trim());
  return { tags: [...new Set(lines.filter((line) => line !== ""))] };
}
