import { type CheckedChange, checkChanges } from "@landfall/adapters/systems";
import {
  failure,
  formatRef,
  type KubeObject,
  type Problem,
  type Result,
  type Scope,
  success,
} from "@landfall/core/object";
import { type Arguments, isOn, listOf, textOf } from "../arguments.ts";
import { type Command, FORMAT } from "../command.ts";
import { absolute } from "../input/absolute.ts";
import { notADirectory } from "../input/not-a-directory.ts";
import { readPackageObjects } from "../input/read-package-objects.ts";
import { readDocuments } from "../input/read-text.ts";
import type { Io, Outcome } from "../io.ts";
import { done, failed, misused } from "../outcome.ts";
import { formatOf, json } from "../render/format.ts";
import { styleFor } from "../render/style.ts";
import { renderTable } from "../render/table.ts";
import { type Commit, readHistory } from "../shadow/git-history.ts";

/** The command `landfall check-change`. */
export const CHECK_CHANGE: Command = {
  name: "check-change",
  usage: "DIR",
  summary:
    "Judge what a package changes since its last commit by the rules of its systems: Instances, stacks, Clusters",
  description: `Compares DIR with the last commit that touched it; with --committed, that commit with the one before. Says of every change that
a system has rules for whether it may be made, which plan it begins, and what is refused, with rule, field and owner.
Exit code 1 where something is refused. Nothing is written. With a scope, every change outside of it is refused by name.`,
  example:
    "landfall check-change fleet\nlandfall check-change --committed --role user fleet\nlandfall check-change --scope-namespaces team-a fleet",
  flags: {
    role: { value: "ROLE", help: "who changes it: user, provider or controller (default: each system's own)" },
    committed: { help: "the last commit against the one before" },
    "scope-namespaces": { value: "A,B", help: "refuse changes of objects in other namespaces; * stands for any text" },
    "scope-targets": {
      value: "A,B",
      help: "refuse changes of objects for other targets: CLUSTER, CLUSTER/PACKAGE, eu-*",
    },
    ...FORMAT,
  },
  arity: [1, 1],
  run,
};

const ROLES = ["user", "provider", "controller"] as const;

function run(args: Arguments, io: Io): Outcome {
  const [path = ""] = args.positionals;
  const said = textOf(args, "role");
  const role = ROLES.find((one) => one === said);
  if (said !== undefined && role === undefined)
    return misused(`--role must be one of ${ROLES.join(", ")}`, "landfall check-change --role ROLE DIR");
  const directory = absolute(io, path);
  const missing = notADirectory(directory, path);
  if (missing !== undefined) return failed([missing]);
  const both = versionsOf(directory, path, isOn(args, "committed"), io);
  if (!both.ok) return failed(both.problems);
  const { before, after } = both.value;
  const changes = checkChanges(before, after, { role, scope: scopeOf(args) });
  const problems = changes.flatMap((one) => one.problems);
  const outcome = done(textFor(changes, args, io), problems);
  return changes.every(({ allowed }) => allowed) ? outcome : { ...outcome, exitCode: 1 };
}

function scopeOf(args: Arguments): Scope {
  const of = (flag: string): readonly string[] | undefined =>
    textOf(args, flag) === undefined ? undefined : listOf(args, flag);
  return { namespaces: of("scope-namespaces"), targets: of("scope-targets") };
}

interface Versions {
  readonly before: readonly KubeObject[];
  readonly after: readonly KubeObject[];
}

function versionsOf(directory: string, path: string, committed: boolean, io: Io): Result<Versions> {
  const history = readHistory(directory, committed ? 2 : 1);
  if (!history.ok) return history;
  const [older, newer] = history.value;
  if (!committed) {
    const now = readPackageObjects([path], io);
    return now.ok ? success({ before: objectsIn(older), after: now.value.map(({ object }) => object) }) : now;
  }
  if (newer === undefined) return failure(onlyOne(path));
  return success({ before: objectsIn(older), after: objectsIn(newer) });
}

function objectsIn(commit: Commit | undefined): readonly KubeObject[] {
  return (commit?.files ?? []).flatMap(({ text }) =>
    readDocuments(text).flatMap((document) =>
      document.ok ? (document.value as unknown as readonly KubeObject[]) : [],
    ),
  );
}

function onlyOne(path: string): Problem {
  const message = `one commit alone has touched ${path}: there is none before it`;
  return { code: "NoHistory", severity: "error", message, hint: "leave out --committed" };
}

function textFor(changes: readonly CheckedChange[], args: Arguments, io: Io): string {
  if (formatOf(args, "table") === "json") return json(changes);
  if (changes.length === 0) return "nothing is changed that a system has rules for\n";
  const rows = changes.map(({ ref, change, allowed, rule = "", begins }) => [
    { text: formatRef(ref) },
    { text: change },
    allowed ? { text: "allowed" } : { text: "refused", tone: "bad" as const },
    { text: begins === undefined ? rule : `${rule}: plan ${begins} begins` },
  ]);
  return renderTable(["OBJECT", "CHANGE", "VERDICT", "RULE"], rows, styleFor(io), io.columns);
}
