import type { Progress } from "./render/progress.ts";

/** The environment of a command: input, clock, terminal and user. The output is the command's return value. */
export interface Io {
  readonly cwd: string;
  readonly env: { readonly [name: string]: string | undefined };
  /** Whether stdout is a terminal, and its width; without a width it is unlimited. */
  readonly terminal: boolean;
  readonly columns: number | undefined;
  /** All of stdin, the same each time. */
  readStdin(): string;
  /** The current time, for commands that use it. */
  now(): Date;
  /** Waits for a number of milliseconds; absent if the caller cannot wait. */
  readonly sleep?: (ms: number) => Promise<void>;
  /** Asks on the terminal and returns whether the answer was yes; absent if nobody can answer. */
  confirm?(question: string): boolean;
  /** Prints a message while a command runs, before its outcome. */
  note?(text: string): void;
  /** Returns the signal that ends the process, once it arrives. */
  untilStopped?(): Promise<"SIGINT" | "SIGTERM">;
  /** Prints to stdout while a command runs. */
  readonly print?: (text: string) => void;
  /** The present size of the terminal in characters; absent without a terminal. */
  readonly size?: () => { readonly rows: number; readonly columns: number };
  /** The receiver of a command's progress; absent if nobody watches. */
  readonly progress?: Progress;
  /** The name of the user, recorded with commands to a rollout; absent if it must not be looked up. */
  userName?(): string | undefined;
}

/**
 * The outcome of a command. Exit codes: 0 success, 1 failure, 2 wrong usage, 3 the checked state is not reached; 130
 * and 143 ended by SIGINT or SIGTERM.
 */
export interface Outcome {
  readonly exitCode: 0 | 1 | 2 | 3 | 130 | 143;
  readonly stdout: string;
  readonly stderr: string;
  /** Set if the command needs further modules: continues it, and returns the final outcome. */
  readonly later?: () => Promise<Outcome>;
}
