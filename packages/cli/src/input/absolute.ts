import { resolve } from "node:path";
import type { Io } from "../io.ts";

/** The absolute path of a path that the user gave. */
export function absolute(io: Io, path: string): string {
  return resolve(io.cwd, path);
}
