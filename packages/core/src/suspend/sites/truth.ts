import { type Json, parseTime, showValue, type ValueOrAbsent } from "../../object/index.ts";
import type { SwitchSite } from "../model/mechanism.ts";
import type { SwitchReading } from "../model/site-engine.ts";

const GO_TRUE: ReadonlySet<string> = new Set(["1", "t", "T", "TRUE", "true", "True"]);
const GO_FALSE: ReadonlySet<string> = new Set(["0", "f", "F", "FALSE", "false", "False"]);

const ON: SwitchReading = { state: "on" };
const OFF: SwitchReading = { state: "off" };

function textOf(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Applies the system's own truth test to the value at its site. */
export function readTruth(site: SwitchSite, live: ValueOrAbsent): SwitchReading {
  if ("absent" in live) return OFF;
  const { value } = live;
  if (site.kind !== "field" && typeof value !== "string") {
    return {
      state: "unknown",
      why: `is ${showValue(value)}, but must be a string: write it in quotes`,
    };
  }
  return TESTS[site.truth](value, site);
}

type Test = (value: Json, site: SwitchSite) => SwitchReading;

const TESTS: { readonly [truth in SwitchSite["truth"]]: Test } = {
  bool: (value) => readBoolean(value, true),
  false: (value) => readBoolean(value, false),
  presence: (value) =>
    GO_FALSE.has(textOf(value))
      ? { state: "on", why: `is ${showValue(value)}, but its mere presence suspends: delete it to resume` }
      : ON,
  equals: (value, site) => (value === site.on ? ON : OFF),
  "equals-fold": (value, site) => {
    const text = textOf(value).toLowerCase();
    return [site.on, ...(site.alsoOn ?? [])].some((on) => textOf(on).toLowerCase() === text) ? ON : OFF;
  },
  "parse-bool": (value) => parseBool(value, "off"),
  "parse-bool-lenient": (value) => parseBool(value, "on"),
  "string-bool": readStringBool,
  "paused-until": readPausedUntil,
  enum: readEnum,
  zero: (value) => {
    if (typeof value !== "number") return { state: "unknown", why: `is ${showValue(value)}, but must be a number` };
    return value === 0 ? ON : OFF;
  },
};

const YES: ReadonlySet<string> = new Set(["1", "true", "yes", "on", "enable", "enabled"]);
const NO: ReadonlySet<string> = new Set(["0", "false", "no", "off", "disable", "disabled"]);

function readStringBool(value: Json): SwitchReading {
  if (typeof value === "string" && YES.has(value.toLowerCase())) return ON;
  if (value === null || (typeof value === "string" && NO.has(value.toLowerCase()))) return OFF;
  return { state: "unknown", why: `is ${showValue(value)}, but must be a string such as "true": write it in quotes` };
}

function readPausedUntil(value: Json): SwitchReading {
  if (value === null) return OFF;
  const until = parseTime(value);
  if (until !== undefined) return { state: "on", why: `is ${showValue(value)}: paused until then`, until };
  return parseBool(value, "off");
}

function readBoolean(value: Json, on: boolean): SwitchReading {
  if (value === null) return OFF;
  if (typeof value !== "boolean") {
    return {
      state: "unknown",
      why: `is ${showValue(value)}, but must be a boolean: write true or false without quotes`,
    };
  }
  return value === on ? ON : OFF;
}

function parseBool(value: Json, unparsable: "on" | "off"): SwitchReading {
  const text = textOf(value);
  if (GO_TRUE.has(text)) return ON;
  if (GO_FALSE.has(text)) return OFF;
  const means = unparsable === "on" ? "suspended" : "not suspended";
  return { state: unparsable, why: `is ${showValue(value)}, no boolean: the controller takes it as ${means}` };
}

function readEnum(value: Json, site: SwitchSite): SwitchReading {
  if (value === site.on || (site.alsoOn ?? []).some((strong) => strong === value)) return ON;
  if (value === null || (site.values ?? []).some((known) => known === value)) return OFF;
  return { state: "unknown", why: `is ${showValue(value)}, a value the catalogue does not know` };
}
