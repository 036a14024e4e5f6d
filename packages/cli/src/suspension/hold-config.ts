import { formatTime, parseTime } from "@landfall/core/object";
import type { OwnMechanisms } from "@landfall/krm-functions/set-suspend";
import { type Arguments, isOn, listOf, textOf } from "../arguments.ts";
import type { Io, Outcome } from "../io.ts";
import { failed, misused } from "../outcome.ts";
import { readMechanisms } from "./own-mechanisms.ts";
import { type Selection, textsOf } from "./selection.ts";
import { timeOf } from "./time-flag.ts";
import { readDuration, readUntil } from "./when.ts";

/** The options of `suspend` and `resume`, without those that select objects. */
export interface HoldAsk {
  readonly suspend: boolean;
  readonly holder: string;
  /** The time of the holds (RFC 3339). */
  readonly now: string;
  /** The end of the hold (RFC 3339). */
  readonly until: string | undefined;
  readonly mechanisms: OwnMechanisms;
}

/** Reads the options from a command line; returns an outcome if they are invalid. */
export function readHoldAsk(args: Arguments, io: Io, suspend: boolean, usage: string): HoldAsk | Outcome {
  const holder = textOf(args, "holder");
  if (holder === undefined) return misused("say who holds with --holder NAME", usage);
  const now = timeOf(args, io, usage);
  if (typeof now !== "string") return now;
  const until = suspend ? untilOf(args, parseTime(now) ?? 0) : {};
  if ("wrong" in until) return misused(until.wrong, usage);
  const mechanisms = readMechanisms(args, io);
  if (!mechanisms.ok) return failed(mechanisms.problems);
  return { suspend, holder, now, until: until.at, mechanisms: mechanisms.value };
}

/**
 * The options by another clock, that of a cluster: a hold of eight hours ends eight hours later by the clock that will
 * release it. A given time stays. `wrong`: the end is past by that clock, though not by ours.
 */
export function askBy(ask: HoldAsk, args: Arguments, time: number): HoldAsk | { readonly wrong: string } {
  if (textOf(args, "now") !== undefined) return ask;
  const until = ask.suspend ? untilOf(args, time) : {};
  return "wrong" in until ? until : { ...ask, now: formatTime(time), until: until.at };
}

/** Makes the config of set-suspend from the options. */
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
    // Named objects are held all or none, selected ones each on its own.
    onRefused: textOf(args, "name") === undefined ? "warn" : "error",
    // A label selector need not match objects of every kind.
    ...(suspend && textOf(args, "where") === undefined && { onNoMatch: "error" }),
    ...(effects.length > 0 && { effects }),
    ...(listOf(args, "allow").length > 0 && { allow: listOf(args, "allow") }),
    // If another object decides for the named one, that object is held.
    cascade: "authority",
    ...textsOf(args, ["reason", "actor", "ref", "revision", "strength", "cascade"]),
    ...(until !== undefined && { until }),
    ...optionsOf(args),
    ...(mechanisms.length > 0 && { mechanisms }),
  };
}

/** Options whose names as flags differ from those of the fields. */
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

/** The end of the hold as an absolute time. */
function untilOf(args: Arguments, now: number): { readonly at?: string } | { readonly wrong: string } {
  const [until, duration] = [textOf(args, "until"), textOf(args, "for")];
  if (until !== undefined && duration !== undefined) return { wrong: "--until and --for exclude each other" };
  if (duration !== undefined) {
    const length = readDuration(duration);
    return "wrong" in length ? { wrong: `--for ${length.wrong}` } : { at: formatTime(now + length.ms) };
  }
  if (until === undefined) return {};
  const read = readUntil(until, now);
  if ("wrong" in read) return { wrong: `--until ${read.wrong}` };
  const { at } = read;
  const isPast = (parseTime(at) ?? 0) <= now;
  return isPast && !isOn(args, "allow-past")
    ? { wrong: `--until ${at} is past; --allow-past lets go what you hold longer` }
    : { at };
}
