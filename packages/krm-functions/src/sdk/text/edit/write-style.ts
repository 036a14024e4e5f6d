/** The style in which the text around an edit is written. */
export interface WriteStyle {
  readonly eol: "\n" | "\r\n";
  /** The spaces by which a nested mapping is indented. */
  readonly step: number;
  /** Whether the dashes of a list are indented below its key. */
  readonly wide: boolean;
  /** Whether strings of several lines may be written as block scalars. */
  readonly literal: boolean;
  /** Whether flow collections quote keys and strings as JSON does. */
  readonly json: boolean;
  /** The space after `:` and `,` in flow collections: `" "` or `""`. */
  readonly gap: string;
}

/** The style for a single value on one line, where indentation does not matter. */
export const ONE_LINE: WriteStyle = { eol: "\n", step: 2, wide: false, literal: false, json: false, gap: " " };

/** The style for new text without surroundings: a new item, a field written as a whole. */
export const NEW_BLOCK: WriteStyle = { eol: "\n", step: 2, wide: false, literal: true, json: false, gap: " " };
