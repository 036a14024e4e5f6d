import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** Go's kstatus in a process of its own, warm from turn to turn, with Go's own defaults. */
export interface GoKstatus {
  /** Nanoseconds per object of each of that many rounds over all objects. */
  readonly time: (rounds: number) => Promise<readonly number[]>;
  /** How often each word was said in the last round. Ends the process. */
  readonly end: () => Promise<Readonly<Record<string, number>>>;
}

/** Starts the program of `go/main.go` on a file of objects, one JSON a line. It waits until it is asked. */
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
