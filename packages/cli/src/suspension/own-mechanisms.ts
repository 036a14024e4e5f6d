import { failure, type Problem, type Result, readPath, success } from "@landfall/core/object";
import { type OwnMechanisms, setSuspend } from "@landfall/krm-functions/set-suspend";
import { type Arguments, type Flags, textOf } from "../arguments.ts";
import { readObjectsFile } from "../input/read-file.ts";
import type { Io } from "../io.ts";

/** For kinds that the catalogue does not know. */
export const MECHANISMS: Flags = {
  mechanisms: { value: "FILE", help: "mechanisms of your own: a SetSuspend config that has some" },
};

/** The mechanisms of the file that was given, held against their schema; none without one. */
export function readMechanisms(args: Arguments, io: Io): Result<OwnMechanisms> {
  const path = textOf(args, "mechanisms");
  if (path === undefined) return success([]);
  const read = readObjectsFile(path, io);
  if (!read.ok) return read;
  const found: readonly unknown[] = read.value.flatMap((object) => readPath(object, ["mechanisms"]) ?? []);
  if (found.length === 0) {
    const message = `${path} has no mechanisms`;
    const hint = "give a SetSuspend config with mechanisms";
    return failure({ code: "NoMechanisms", severity: "error", message, hint });
  }
  const { apiVersion, validate } = setSuspend.config;
  const config = { apiVersion, kind: "SetSuspend", suspend: false, holder: "a", targets: [{}], mechanisms: found };
  const problems = validate(config).map((problem): Problem => ({ ...problem, file: { path } }));
  return problems.length > 0 ? failure(...problems) : success(found as OwnMechanisms);
}
