const REASONS: ReadonlyMap<string, string> = new Map([
  ["ENOENT", "does not exist"],
  ["EISDIR", "a directory, where a file is wanted"],
  ["ENOTDIR", "a file, where a directory is wanted"],
  ["EACCES", "no permission to read it"],
  ["EPERM", "no permission to read it"],
  ["ELOOP", "a link that leads back to itself"],
  ["ERR_STRING_TOO_LONG", "too large to be read at once"],
  ["ERR_FS_FILE_TOO_LARGE", "too large to be read at once"],
]);

/** Explains why a file could not be read; error codes without an explanation keep Node's message. */
export function fileReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "";
  // Node replaces the bytes of a name that are not UTF-8, and does not find the file by the name it gave itself.
  const isRenamed = code === "ENOENT" && "path" in error && String(error.path).includes("\ufffd");
  return isRenamed ? "its name is not UTF-8: rename it" : (REASONS.get(code) ?? error.message);
}

const REASONS_TO_WRITE: ReadonlyMap<string, string> = new Map([
  ["ENOTDIR", "a file, where a directory is wanted"],
  ["EACCES", "no permission to write it"],
  ["EPERM", "no permission to write it"],
  ["EROFS", "the file system can only be read"],
  ["ENOSPC", "no space left on the disk"],
  ["EDQUOT", "no space left within the quota"],
]);

/** Why a file could not be written, in words for people. */
export function writeReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return REASONS_TO_WRITE.get("code" in error ? String(error.code) : "") ?? error.message;
}
