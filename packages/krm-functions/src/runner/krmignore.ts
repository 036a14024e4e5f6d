/** Whether a path (relative, with slashes) is ignored; a directory's content goes with it. */
export type IgnoreRules = (path: string, isDirectory: boolean) => boolean;

interface Pattern {
  readonly ignores: boolean;
  readonly directoriesOnly: boolean;
  readonly expression: RegExp;
}

/**
 * The rules of a `.krmignore` file, which are those of `.gitignore`: `*`, `?`, `[a-z]`, `**`, a leading or
 * inner `/` anchors, a trailing `/` means directories, `!` takes back; the last match wins.
 */
export function parseIgnore(text: string): IgnoreRules {
  const patterns = text
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map(compile);
  return (path, isDirectory) => {
    const last = patterns.findLast(
      ({ directoriesOnly, expression }) => (isDirectory || !directoriesOnly) && expression.test(path),
    );
    return last?.ignores ?? false;
  };
}

function compile(line: string): Pattern {
  const ignores = !line.startsWith("!");
  const body = ignores ? line : line.slice(1);
  const directoriesOnly = body.endsWith("/");
  const glob = body.replace(/\/$/, "");
  const anchored = glob.includes("/");
  const source = translate(glob.replace(/^\//, ""));
  return { ignores, directoriesOnly, expression: new RegExp(anchored ? `^${source}$` : `(?:^|/)${source}$`) };
}

function translate(glob: string): string {
  return glob.replaceAll(/\*\*\/|\/\*\*$|\*\*|\*|\?|\[!?[^\]]+\]|[\s\S]/g, (token) => {
    if (token === "**/") return "(?:.*/)?";
    if (token === "/**") return "/.*";
    if (token === "**") return ".*";
    if (token === "*") return "[^/]*";
    if (token === "?") return "[^/]";
    if (token.length > 1) return token.replace(/^\[!/, "[^").replaceAll("\\", "\\\\");
    return token.replace(/[\\^$.|+(){}[\]]/, "\\$&");
  });
}
