import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { failure, type KubeObject, type Result, success } from "@landfall/core/object";
import { fileReason } from "@landfall/krm-functions/runner";
import type { Io } from "../io.ts";
import { absolute } from "./absolute.ts";
import { readObjectsFromText } from "./read-text.ts";

/** The text of a file, or of stdin for `-`. What is no UTF-8 is not read as something else. */
export function readTextFile(path: string, io: Io): Result<string> {
  try {
    if (path === "-") return success(io.readStdin());
    return success(new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(absolute(io, path))));
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

/** The objects of a file, or of stdin for `-`. */
export function readObjectsFile(path: string, io: Io): Result<readonly KubeObject[]> {
  const text = readTextFile(path, io);
  return text.ok ? readObjectsFromText(text.value, path === "-" ? "stdin" : basename(path)) : text;
}
