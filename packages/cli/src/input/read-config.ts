import type { Result } from "@landfall/core/object";
import { readConfigText } from "@landfall/krm-functions/runner";
import type { Io } from "../io.ts";
import { readTextFile } from "./read-file.ts";

/** Reads the only function config in a file, as text. */
export function readConfigFile(path: string, io: Io): Result<string> {
  const text = readTextFile(path, io);
  return text.ok ? readConfigText(text.value, path === "-" ? "stdin" : path) : text;
}
