import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { failure, type KubeObject, type Result } from "@landfall/core/object";
import type { Io } from "../io.ts";
import { absolute } from "./absolute.ts";
import { readObjectsFromText } from "./read-text.ts";

/** The objects of a file, or of stdin for `-`. */
export function readObjectsFile(path: string, io: Io): Result<readonly KubeObject[]> {
  try {
    const text = path === "-" ? io.readStdin() : readFileSync(absolute(io, path), "utf8");
    return readObjectsFromText(text, path === "-" ? "stdin" : basename(path));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return failure({
      code: "UnreadableFile",
      severity: "error",
      message,
      hint: "give a file, a directory, or - for stdin",
    });
  }
}
