import { failure, type KubeObject, type Problem, type Result, readPath, success } from "@landfall/core/object";
import { validateSetSuspend } from "@landfall/core/schemas";
import { checkMechanisms } from "@landfall/core/suspend";
import { type OwnMechanisms, setSuspend } from "@landfall/krm-functions/set-suspend";
import { type Arguments, type Flags, textOf } from "../arguments.ts";
import { readObjectsFile } from "../input/read-file.ts";
import type { Io } from "../io.ts";

/** The flag for mechanisms of kinds that the catalogue does not know. */
export const MECHANISMS: Flags = {
  mechanisms: { value: "FILE", help: "mechanisms of your own: a SetSuspend config that has some" },
};

/** The mechanisms in the given file, validated by their schema; none without a file. */
export function readMechanisms(args: Arguments, io: Io): Result<OwnMechanisms> {
  const path = textOf(args, "mechanisms");
  if (path === undefined) return success([]);
  const read = readObjectsFile(path, io);
  if (!read.ok) return read;
  const found = read.value.map((object) => mechanismsIn(object));
  const problems = found.flatMap((one, index) =>
    one.problems.map((each): Problem => ({ ...each, file: { path, index } })),
  );
  if (problems.length > 0) return failure(...problems);
  const mechanisms = found.flatMap((one) => (one.ok ? one.value : []));
  if (mechanisms.length > 0) return success(mechanisms);
  const message = `${path} has no mechanisms`;
  const hint = "give a SetSuspend config with mechanisms";
  return failure({ code: "NoMechanisms", severity: "error", message, hint });
}

/** Only the mechanisms in the file are validated; other content is ignored. */
function mechanismsIn(object: KubeObject): Result<OwnMechanisms> {
  const mechanisms = readPath(object, ["mechanisms"]);
  if (mechanisms === undefined) return success([]);
  const { apiVersion, kind } = setSuspend.config;
  const faults = validateSetSuspend({ apiVersion, kind, mechanisms });
  if (faults.length > 0) return failure(...faults);
  const problems = checkMechanisms(mechanisms as OwnMechanisms, ["mechanisms"]);
  return problems.length > 0 ? failure(...problems) : success(mechanisms as OwnMechanisms);
}
