/**
 * Returns whether a path (relative to the package's directory, with slashes) is ignored; ignoring a directory includes
 * its content.
 */
export type IgnoreRules = (path: string, isDirectory: boolean) => boolean;

interface Pattern {
  readonly ignores: boolean;
  readonly directoriesOnly: boolean;
  readonly expression: RegExp;
}

/**
 * Parses the rules of a `.krmignore` file as kpt does, which differs from git: `*` and `**` match within one part of a
 * path, `?` and `[a-z]` match one character; a leading `/` anchors, any other pattern matches the end of a path at any
 * depth; a trailing `/` restricts to directories; `!` negates, and the last match wins.
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

/** Compiles a line; an invalid pattern (`[z-a]`) matches nothing, as in kpt. */
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
