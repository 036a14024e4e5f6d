import { escapeInJson } from "@landfall/core/object";
import type { Log, LogFields } from "@landfall/kubernetes";
import type { Io } from "../io.ts";

/** Makes a log that writes one JSON object on each line. `verbose`: includes successes. */
export function logTo(io: Pick<Io, "note" | "now">, verbose: boolean): Log {
  const write = (level: string, message: string, fields: LogFields = {}): void => {
    const line = JSON.stringify({ time: io.now().toISOString(), level, message, ...fields });
    io.note?.(`${escapeInJson(line)}\n`);
  };
  return {
    debug: () => undefined,
    info: (message, fields) => (verbose ? write("info", message, fields) : undefined),
    warn: (message, fields) => write("warn", message, fields),
    error: (message, fields) => write("error", message, fields),
  };
}
