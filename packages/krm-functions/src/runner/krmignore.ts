/** Whether a path (from the package's directory, with slashes) is ignored; a directory's content goes with it. */
export type IgnoreRules = (path: string, isDirectory: boolean) => boolean;

interface Pattern {
  readonly ignores: boolean;
  readonly directoriesOnly: boolean;
  readonly expression: RegExp;
}

/**
 * The rules of a `.krmignore` file as kpt reads them, which is not quite as git would: `*` and `**` stay within
 * one part of a path, `?` and `[a-z]` are one character; a leading `/` anchors, any other pattern matches the
 * end of a path at whatever depth; a trailing `/` means directories; `!` takes back, and the last match wins.
 */
export function parseIgnore(text: string): IgnoreRules {
  const patterns = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"))
    .flatMap(compile);
  return (path, isDirectory) => {
    const last = patterns.findLast(
      ({ directoriesOnly, expression }) => (isDirectory || !directoriesOnly) && expression.test(path),
    );
    return last?.ignores ?? false;
  };
}

/** A pattern that is none (`[z-a]`) matches nothing, as in kpt. */
function compile(line: string): readonly Pattern[] {
  const ignores = !line.startsWith("!");
  const body = ignores ? line : line.slice(1);
  const glob = body.replace(/\/$/, "");
  const source = translate(glob.replace(/^\//, ""));
  try {
    const expression = new RegExp(glob.startsWith("/") ? `^${source}$` : `(?:^|/)${source}$`);
    return [{ ignores, directoriesOnly: body.endsWith("/"), expression }];
  } catch {
    return [];
  }
}

function translate(glob: string): string {
  return glob.replaceAll(/\*+|\?|\[[!^]?[^\]]+\]|[\s\S]/g, (token) => {
    if (token.startsWith("*")) return "[^/]*";
    if (token === "?") return "[^/]";
    if (token.length > 1) return token.replace(/^\[!/, "[^").replaceAll("\\", "\\\\");
    return token.replace(/[\\^$.|+(){}[\]]/, "\\$&");
  });
}
