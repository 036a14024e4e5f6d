import fs, { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import vm, { compileFunction, Script } from "node:vm";

/** The outcome of running a program. */
export interface Outcome {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A program that reads stdin and writes stdout. */
export type Program = (stdin: string) => Outcome;

type Body = (require: (id: string) => unknown, filename: string) => void;

/**
 * Runs a function's bundle in this process: it gets a replacement of `node:fs` for descriptors 0 to 2, and its scripts
 * are compiled once. Each run has its own modules, as each process would. Throws if the file cannot be read.
 */
export function loadProgram(file: string): Program {
  const source = readFileSync(file, "utf8").replace(/^#!.*/, "");
  const body = compileFunction(source, ["require", "__filename"], { filename: file }) as Body;
  const original = createRequire(file);
  const compiled = new Map<string, Script>();
  /** Caches compiled scripts, which are the same in every run of a program. */
  class Compiled {
    constructor(code: string, { filename, lineOffset }: { readonly filename: string; readonly lineOffset: number }) {
      const known = compiled.get(code) ?? new Script(code, { filename, lineOffset });
      compiled.set(code, known);
      // biome-ignore lint/correctness/noConstructorReturn: stands in for the class of node:vm
      return known as unknown as Compiled;
    }
  }
  return (stdin) => {
    const streams = new Streams(stdin);
    const modules: Readonly<Record<string, unknown>> = {
      "node:fs": { ...fs, readSync: streams.read, writeSync: streams.write },
      "node:vm": { ...vm, Script: Compiled },
    };
    const exitCode = asProcess(file, () => body((id) => modules[id] ?? original(id), file));
    return { exitCode, stdout: streams.text(1), stderr: streams.text(2) };
  };
}

/** Runs code as the main program of a process without arguments; returns its exit code. */
function asProcess(file: string, run: () => void): number {
  const { argv, exitCode } = process;
  process.argv = [process.execPath, file];
  process.exitCode = 0;
  try {
    run();
    return Number(process.exitCode);
  } finally {
    process.argv = argv;
    process.exitCode = exitCode;
  }
}

/** Replaces the descriptors 0, 1 and 2. */
class Streams {
  readonly #input: Buffer;
  #at = 0;
  readonly #written: readonly Buffer[][] = [[], [], []];

  constructor(stdin: string) {
    this.#input = Buffer.from(stdin);
  }

  readonly read = (fd: number, buffer: Buffer, offset: number, length: number): number => {
    if (fd !== 0) throw new Error(`reads descriptor ${fd}`);
    const count = this.#input.copy(buffer, offset, this.#at, this.#at + length);
    this.#at += count;
    return count;
  };

  readonly write = (fd: number, data: Uint8Array | string, offset = 0, length = data.length): number => {
    const bytes = typeof data === "string" ? Buffer.from(data) : Buffer.from(data.subarray(offset, offset + length));
    this.#written[fd]?.push(bytes);
    return bytes.length;
  };

  text(fd: number): string {
    return Buffer.concat(this.#written[fd] ?? []).toString();
  }
}
