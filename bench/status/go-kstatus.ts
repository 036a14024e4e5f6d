import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** Go's kstatus in a process of its own, which stays warm between turns, with Go's defaults. */
export interface GoKstatus {
  /** Returns the nanoseconds per object for each of the given rounds over all objects. */
  readonly time: (rounds: number) => Promise<readonly number[]>;
  /** Returns how often each status occurred in the last round, and ends the process. */
  readonly end: () => Promise<Readonly<Record<string, number>>>;
}

/** Starts the program of `go/main.go` on a file of objects, one JSON value on each line. It then waits for requests. */
export function startGo(binary: string, file: string): GoKstatus {
  const child = spawn(binary, [file], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<string> => {
    const line = await lines.next();
    if (line.done === true) throw new Error("the program in Go has ended");
    return line.value;
  };
  return {
    time: async (rounds) => {
      child.stdin.write(`${rounds}\n`);
      return (await next()).split(" ").map(Number);
    },
    end: async () => {
      child.stdin.end();
      return JSON.parse(await next()) as Record<string, number>;
    },
  };
}
