/** How the text around an edit is written. */
export interface WriteStyle {
  readonly eol: "\n" | "\r\n";
  /** Spaces by which a mapping is deeper than its parent. */
  readonly step: number;
  /** Whether the dashes of a list are deeper than its key. */
  readonly wide: boolean;
  /** Whether strings of several lines may be block scalars. */
  readonly literal: boolean;
  /** Whether flow collections quote keys and strings as JSON does. */
  readonly json: boolean;
  /** Behind `:` and `,` in flow collections: `" "` or `""`. */
  readonly gap: string;
}

/** For a single value on one line in block style, which has no indentation. */
export const ONE_LINE: WriteStyle = { eol: "\n", step: 2, wide: false, literal: false, json: false, gap: " " };

/** For what stands alone: a new item, a field that is written as a whole. */
export const NEW_BLOCK: WriteStyle = { eol: "\n", step: 2, wide: false, literal: true, json: false, gap: " " };
