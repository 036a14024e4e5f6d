import { escapeInJson } from "@landfall/core/object";
import type { Fields, Log } from "@landfall/kubernetes";
import type { Io } from "../io.ts";

/** A log of a JSON object a line. `verbose`: also of what went well. */
export function logTo(io: Pick<Io, "note" | "now">, verbose: boolean): Log {
  const write = (level: string, message: string, fields: Fields = {}): void => {
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
