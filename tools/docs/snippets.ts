/** A fenced block of a Markdown file. */
export interface Snippet {
  readonly language: string;
  readonly text: string;
  /** The line of the opening fence, from 1. */
  readonly line: number;
}

/** The fenced blocks of a Markdown text, in order. */
export function snippetsOf(markdown: string): readonly Snippet[] {
  const snippets: Snippet[] = [];
  let open: { readonly language: string; readonly line: number; readonly lines: string[] } | undefined;
  for (const [index, line] of markdown.split("\n").entries()) {
    const fence = /^```(\w*)\s*$/.exec(line);
    if (open !== undefined && fence?.[1] === "") {
      snippets.push({ language: open.language, line: open.line, text: `${open.lines.join("\n")}\n` });
      open = undefined;
    } else if (open !== undefined) open.lines.push(line);
    else if (fence !== null) open = { language: fence[1] ?? "", line: index + 1, lines: [] };
  }
  return snippets;
}
