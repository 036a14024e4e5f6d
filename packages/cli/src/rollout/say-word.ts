import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { KrmFunction, ResourceList } from "@landfall/krm-functions/sdk";
import { type Arguments, isOn, textOf } from "../arguments.ts";
import { evalSources, runOn } from "../commands/run-on.ts";
import type { Io, Outcome } from "../io.ts";
import { misused } from "../outcome.ts";
import { commandLine } from "../render/command-line.ts";
import { inDirectory } from "./place.ts";
import type { Order } from "./verb.ts";

/** A command that writes an instruction of a person into the config of a rollout. */
export interface SaidCommand {
  /** The name of the command: `rollout approve`. */
  readonly name: string;
  readonly usage: string;
}

/**
 * Writes an instruction to the files of a directory: its author and reason are required, and `carryOut` edits the
 * objects.
 */
export function sayWord(
  { name, usage: rest }: SaidCommand,
  args: Arguments,
  io: Io,
  carryOut: (list: ResourceList, order: Order, isWritten: boolean) => void,
): Outcome {
  const usage = `landfall ${name} --reason TEXT ${rest}`;
  const [directory = "", ...words] = args.positionals;
  const reason = readReason(args, usage);
  if (typeof reason !== "string") return reason;
  const by = oneLine(textOf(args, "actor") ?? io.userName?.());
  if (by === "") return misused("say who you are with --actor NAME", usage);
  if (by.length > LONGEST_NAME) return misused(`a name has at most ${LONGEST_NAME} characters`, usage);
  const instead = directoryBehind([directory, ...words], io);
  if (instead !== undefined)
    return misused(
      `${directory} is no directory, and the directory comes first: ${commandLine("landfall", ...name.split(" "), ...instead, "--reason", reason)}`,
      usage,
    );
  const rollout = textOf(args, "rollout");
  const place = { ...inDirectory(directory), ...(rollout !== undefined && { which: ["--rollout", rollout] }) };
  const order = { rollout, words, by, reason, place };
  const isWritten = !isOn(args, "dry-run") && !isOn(args, "diff");
  // A function, so that the files are read and written as by any function.
  const verb: KrmFunction<unknown> = {
    name: "rollout",
    config: { apiVersion: "", kind: "", schema: {}, validate: () => [] },
    run: (list) => carryOut(list, order, isWritten),
  };
  return runOn([directory], args, io, { run: (files) => evalSources(files, verb) });
}

/** The reason of an instruction, as one line; an outcome if it is missing or too long. */
export function readReason(args: Arguments, usage: string): string | Outcome {
  const reason = oneLine(textOf(args, "reason"));
  if (reason === "") return misused("say why with --reason TEXT", usage);
  return reason.length > LONGEST_REASON ? misused(`a reason has at most ${LONGEST_REASON} characters`, usage) : reason;
}

/**
 * Reorders the words if the first is not an existing path and another is, or if only the working directory can be
 * meant; else `undefined`.
 */
function directoryBehind([first = "", ...words]: readonly string[], { cwd }: Io): readonly string[] | undefined {
  const isThere = (path: string): boolean => path === "-" || existsSync(resolve(cwd, path));
  if (isThere(first)) return undefined;
  const behind = words.findIndex(isThere);
  if (behind < 0 && words.length > 0) return undefined;
  return [words[behind] ?? ".", first, ...words.toSpliced(behind, behind < 0 ? 0 : 1)];
}

/** The longest reason that the schema accepts, in characters, for every verb. */
const LONGEST_REASON = 1024;
const LONGEST_NAME = 200;

/** Turns a text into one line without control characters, because people read it in a file. */
function oneLine(text = ""): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
}
