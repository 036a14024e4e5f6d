import { formatTime, parseTime } from "@landfall/core/object";
import type { OwnMechanisms } from "@landfall/krm-functions/set-suspend";
import { type Arguments, isOn, listOf, textOf } from "../arguments.ts";
import type { Io, Outcome } from "../io.ts";
import { failed, misused } from "../outcome.ts";
import { readMechanisms } from "./own-mechanisms.ts";
import { type Selection, textsOf } from "./selection.ts";
import { timeOf } from "./time-flag.ts";
import { readDuration, readUntil, UNTIL_HELP } from "./when.ts";

/** What `suspend` and `resume` are asked, but for which objects. */
export interface HoldAsk {
  readonly suspend: boolean;
  readonly holder: string;
  /** RFC 3339. */
  readonly now: string;
  /** When the hold ends, RFC 3339. */
  readonly until: string | undefined;
  readonly mechanisms: OwnMechanisms;
}

/** Reads it of a command line; or how that ends, where it cannot be read. */
export function readHoldAsk(args: Arguments, io: Io, suspend: boolean, usage: string): HoldAsk | Outcome {
  const holder = textOf(args, "holder");
  if (holder === undefined) return misused("say who holds with --holder NAME", usage);
  const now = timeOf(args, io);
  if (now === undefined) return misused("--now must be a time such as 2026-12-01T06:00:00Z", usage);
  const until = suspend ? untilOf(args, parseTime(now) ?? 0) : {};
  if ("wrong" in until) return misused(until.wrong, usage);
  const mechanisms = readMechanisms(args, io);
  if (!mechanisms.ok) return failed(mechanisms.problems);
  return { suspend, holder, now, until: until.at, mechanisms: mechanisms.value };
}

/** The config of set-suspend for it. */
export function holdConfig(args: Arguments, ask: HoldAsk, selection: Selection): { readonly [field: string]: unknown } {
  const { suspend, holder, now, until, mechanisms } = ask;
  const effects = listOf(args, "effect");
  return {
    apiVersion: "fn.landfall.dev/v1alpha1",
    kind: "SetSuspend",
    suspend,
    holder,
    now,
    targets: selection.targets,
    ...selection.fields,
    // What was named is all or nothing; what was selected is done one by one.
    onRefused: textOf(args, "name") === undefined ? "warn" : "error",
    // What a label selector means need not be there of every kind.
    ...(suspend && textOf(args, "where") === undefined && { onNoMatch: "error" }),
    ...(effects.length > 0 && { effects }),
    ...(listOf(args, "allow").length > 0 && { allow: listOf(args, "allow") }),
    // What somebody names is held where it can be.
    cascade: "authority",
    ...textsOf(args, ["reason", "actor", "ref", "revision", "strength", "cascade"]),
    ...(until !== undefined && { until }),
    ...optionsOf(args),
    ...(mechanisms.length > 0 && { mechanisms }),
  };
}

/** The options whose flags have two words. */
function optionsOf(args: Arguments): object {
  const onUnknown = textOf(args, "on-unknown");
  const resumeValue = textOf(args, "resume-value");
  return {
    ...(onUnknown !== undefined && { onUnknown }),
    ...(resumeValue !== undefined && { resumeValue }),
    ...(isOn(args, "allow-deletion") && { allowDeletion: true }),
    ...(isOn(args, "accept-collateral") && { acceptCollateral: true }),
    ...(isOn(args, "force-restore") && { forceRestore: true }),
    ...(isOn(args, "allow-past") && { allowPast: true }),
    ...(isOn(args, "replace") && { replace: true }),
  };
}

/** When the hold ends, as an absolute time. */
function untilOf(args: Arguments, now: number): { readonly at?: string } | { readonly wrong: string } {
  const [until, duration] = [textOf(args, "until"), textOf(args, "for")];
  if (until !== undefined && duration !== undefined) return { wrong: "--until and --for exclude each other" };
  if (duration !== undefined) {
    const length = readDuration(duration);
    return length === undefined
      ? { wrong: "--for must be a duration such as 8h, 90m or 2d" }
      : { at: formatTime(now + length) };
  }
  if (until === undefined) return {};
  const at = readUntil(until, now);
  if (at === undefined) return { wrong: `--until must be ${UNTIL_HELP}` };
  const isPast = (parseTime(at) ?? 0) <= now;
  return isPast && !isOn(args, "allow-past")
    ? { wrong: `--until ${at} is past; --allow-past lets go what you hold longer` }
    : { at };
}
