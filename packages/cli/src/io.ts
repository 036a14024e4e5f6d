/** What a command is given of the world around it. Everything it prints it gives back. */
export interface Io {
  readonly cwd: string;
  readonly env: { readonly [name: string]: string | undefined };
  /** Whether stdout is a terminal, and how wide; no width: unlimited. */
  readonly terminal: boolean;
  readonly columns: number | undefined;
  /** All of stdin. */
  readStdin(): string;
  /** The clock; read by commands that say so. */
  now(): Date;
  /** Ends after so many milliseconds; absent where there is no time to wait. */
  readonly sleep?: (ms: number) => Promise<void>;
  /** Asks on the terminal, and says whether the answer was yes; absent where nobody is there to answer. */
  confirm?(question: string): boolean;
  /** Says something while a command runs: what it gives back comes only at its end. */
  note?(text: string): void;
  /** Returns when somebody wants the process to end. */
  untilStopped?(): Promise<void>;
  /** Who the user is, to be written down beside what he says; absent where that is not to be asked. */
  userName?(): string | undefined;
}

/** How a command ended: 0 it did what was asked, 1 it could not, 2 it was not asked properly, 3 it is not as was asked for. */
export interface Outcome {
  readonly exitCode: 0 | 1 | 2 | 3;
  readonly stdout: string;
  readonly stderr: string;
  /** The command is not done: what it needs must be loaded first, and this is how it ends. */
  readonly later?: () => Promise<Outcome>;
}
