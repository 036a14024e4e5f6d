import type { Io } from "../io.ts";

/** The meaning of a word, from good to bad. */
export type Tone = "good" | "busy" | "bad" | "held" | "faint" | "plain";

const CODES: { readonly [tone in Tone]: readonly [number, number] | undefined } = {
  good: [32, 39],
  busy: [36, 39],
  bad: [31, 39],
  held: [33, 39],
  faint: [2, 22],
  plain: undefined,
};

/** Colours text if the terminal supports colours. */
export type Style = (text: string, tone: Tone) => string;

/** Chooses the style: colours only for a terminal, and never with `NO_COLOR` or a dumb terminal. */
export function styleFor({ terminal, env }: Pick<Io, "terminal" | "env">): Style {
  const colours = terminal && (env["NO_COLOR"] ?? "") === "" && env["TERM"] !== "dumb";
  return (text, tone) => {
    const code = CODES[tone];
    return !colours || code === undefined || text === "" ? text : `\u001b[${code[0]}m${text}\u001b[${code[1]}m`;
  };
}

const TONES: ReadonlyMap<string, Tone> = new Map([
  ...["Current", "Landed", "Completed", "landed"].map((word): [string, Tone] => [word, "good"]),
  ...["InProgress", "Released", "Running", "Open"].map((word): [string, Tone] => [word, "busy"]),
  ...["Failed", "NotFound", "Stopped", "Terminating", "unknown"].map((word): [string, Tone] => [word, "bad"]),
  ...["Held", "Paused", "suspended", "partial", "pending", "unattributed", "stale-hold", "resuming", "Unknown"].map(
    (word): [string, Tone] => [word, "held"],
  ),
  ...["Waiting", "active"].map((word): [string, Tone] => [word, "faint"]),
]);

/** The tone of a status word, a plan's state or a suspension state. */
export function toneOf(word: string): Tone {
  return TONES.get(word) ?? "plain";
}

/** The style without colours, for text on stderr. */
export const plainStyle: Style = (text) => text;
