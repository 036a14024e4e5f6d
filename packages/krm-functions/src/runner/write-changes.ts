import {
  closeSync,
  existsSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeSync,
} from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import type { Problem } from "@landfall/core/object";
import type { FileChange } from "./changes.ts";
import { writeReason } from "./file-reason.ts";

/** A new text in a temporary file beside its target. */
interface Staged {
  readonly path: string;
  readonly temporary: string;
}

/**
 * Writes changes under a root: first every new text into a temporary file beside its target, then, when all are on
 * disk, renames them, so that no reader sees half a file and a full disk changes nothing. Modes are kept, and owners
 * where the system lets. A path that leads out of the root through a link is refused before anything is written.
 */
export function writeChanges(root: string, changes: readonly FileChange[]): readonly Problem[] {
  const staged: Staged[] = [];
  let path = "";
  try {
    const real = realpathSync(root);
    for (const change of changes) {
      path = change.path;
      checkInside(real, join(root, path));
      if (change.after !== undefined) staged.push({ path, temporary: stage(join(root, path), change.after) });
    }
    for (const one of staged) {
      path = one.path;
      renameSync(one.temporary, join(root, path));
    }
    for (const change of changes) {
      path = change.path;
      if (change.after === undefined) rmSync(join(root, path));
    }
    return [];
  } catch (error) {
    for (const { temporary } of staged) rmSync(temporary, { force: true });
    return [{ code: "WriteFailed", severity: "error", message: writeReason(error), file: { path } }];
  }
}

function checkInside(root: string, file: string): void {
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true)
    throw new Error("it is a link, and is not written through");
  let directory = dirname(file);
  while (lstatSync(directory, { throwIfNoEntry: false }) === undefined) directory = dirname(directory);
  const real = realpathSync(directory);
  if (real !== root && !real.startsWith(root + sep)) throw new Error("it lies outside of the package");
}

/** Puts a text beside its file, and returns the path of it. */
function stage(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = `${path}.landfall-tmp`;
  if (existsSync(temporary))
    throw new Error(`${basename(temporary)} lies beside it: another run writes it, or one was stopped; then remove it`);
  const old = statSync(path, { throwIfNoEntry: false });
  const descriptor = openSync(temporary, "wx", 0o644);
  try {
    if (old !== undefined) keepOwner(descriptor, old);
    // The mode of a new file goes through the umask; that of a file that was there does not.
    const mode = old?.mode;
    if (mode !== undefined && ((fstatSync(descriptor).mode ^ mode) & 0o777) !== 0) fchmodSync(descriptor, mode & 0o777);
    const bytes = Buffer.from(text, "utf8");
    for (let offset = 0; offset < bytes.length; ) offset += writeSync(descriptor, bytes, offset);
    fsyncSync(descriptor);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
  return temporary;
}

/** Gives a file the owner and group of the one it replaces; who may not give it away keeps what can be kept. */
function keepOwner(descriptor: number, { uid, gid }: Pick<Stats, "uid" | "gid">): void {
  const mine = fstatSync(descriptor);
  if (mine.uid === uid && mine.gid === gid) return;
  for (const owner of new Set([uid, mine.uid])) {
    try {
      fchownSync(descriptor, owner, gid);
      return;
    } catch (error) {
      if (!NOT_ALLOWED.has((error as NodeJS.ErrnoException).code ?? "")) throw error;
    }
  }
}

/** Not every user may give a file away, and not every file system has owners. */
const NOT_ALLOWED: ReadonlySet<string> = new Set(["EPERM", "EINVAL", "ENOSYS", "ENOTSUP"]);
