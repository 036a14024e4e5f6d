import type { Progress } from "./render/progress.ts";

/** The surroundings that a command is given. Its output is its return value. */
export interface Io {
  readonly cwd: string;
  readonly env: { readonly [name: string]: string | undefined };
  /** Whether stdout is a terminal, and how wide; no width: unlimited. */
  readonly terminal: boolean;
  readonly columns: number | undefined;
  /** All of stdin, the same each time. */
  readStdin(): string;
  /** The clock; read by commands that say so. */
  now(): Date;
  /** Waits for a number of milliseconds; absent where the caller has no time to wait. */
  readonly sleep?: (ms: number) => Promise<void>;
  /** Asks on the terminal, and says whether the answer was yes; absent where nobody is there to answer. */
  confirm?(question: string): boolean;
  /** Says something while a command runs: what it gives back comes only at its end. */
  note?(text: string): void;
  /** Returns when somebody wants the process to end, with the signal that said so. */
  untilStopped?(): Promise<"SIGINT" | "SIGTERM">;
  /** Prints to stdout while a command runs. */
  readonly print?: (text: string) => void;
  /** How large the terminal of stdout is now, in characters; absent where there is none. */
  readonly size?: () => { readonly rows: number; readonly columns: number };
  /** The listener for the progress of a command; absent where nobody watches. */
  readonly progress?: Progress;
  /** Who the user is, to be written down beside what he says; absent where that is not to be asked. */
  userName?(): string | undefined;
}

/**
 * How a command ended: 0 it did what was asked, 1 it could not, 2 it was not asked properly, 3 it is not as was asked for; 130 and
 * 143 it looked on until SIGINT or SIGTERM.
 */
export interface Outcome {
  readonly exitCode: 0 | 1 | 2 | 3 | 130 | 143;
  readonly stdout: string;
  readonly stderr: string;
  /** The command is not done: what it needs must be loaded first, and this is how it ends. */
  readonly later?: () => Promise<Outcome>;
}
