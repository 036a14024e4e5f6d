import { readFileSync } from "node:fs";
import { failure, type KubeObject, type Result, success } from "@landfall/core/object";
import { decodeUtf8, fileReason } from "@landfall/krm-functions/runner";
import type { Io } from "../io.ts";
import { absolute } from "./absolute.ts";
import { readObjectsFromText } from "./read-text.ts";

/** Reads a file, or stdin for `-`, without a byte order mark. Fails if the content is not UTF-8. */
export function readTextFile(path: string, io: Io): Result<string> {
  try {
    const text = path === "-" ? io.readStdin() : decodeUtf8(readFileSync(absolute(io, path)));
    return success(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    const name = path === "-" ? "stdin" : path;
    return failure({
      code: "UnreadableFile",
      severity: "error",
      message: `${name}: ${fileReason(error)}`,
      hint: "give a file, or - for stdin",
    });
  }
}

/** Reads the objects of a file, or of stdin for `-`. */
export function readObjectsFile(path: string, io: Io): Result<readonly KubeObject[]> {
  const text = readTextFile(path, io);
  return text.ok ? readObjectsFromText(text.value, path === "-" ? "stdin" : path) : text;
}
