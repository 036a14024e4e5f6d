import { resolve } from "node:path";
import type { Io } from "../io.ts";

/** A path as the user means it. */
export function absolute(io: Io, path: string): string {
  return resolve(io.cwd, path);
}
