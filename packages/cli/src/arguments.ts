import { type ParseArgsConfig, parseArgs } from "node:util";
import { nearestName } from "@landfall/core/schemas";

/** A flag with its help. `value` names the argument that follows it; without it the flag is a switch. */
export interface Flag {
  readonly value?: string;
  readonly short?: string;
  /** The allowed values. */
  readonly oneOf?: readonly string[];
  /** Whether `yaml` is allowed, too: the command's JSON output is then printed as YAML. */
  readonly alsoYaml?: true;
  /** The allowed words in a comma-separated value. */
  readonly eachOf?: readonly string[];
  /** Says why a value is wrong, to be printed behind the name of the flag; `undefined` if it is not. */
  readonly wrong?: (value: string) => string | undefined;
  /** Words that a switch accepts without a change of meaning. */
  readonly also?: readonly string[];
  readonly help: string;
}

/** The flags of a command by name. */
export type Flags = { readonly [name: string]: Flag };

/**
 * A parsed command line: the texts of flags with a value, `true` for switches; and the positional arguments in order.
 */
export interface Arguments {
  readonly flags: { readonly [name: string]: string | boolean | undefined };
  readonly positionals: readonly string[];
  /** Set if the JSON output is to be printed as YAML. */
  readonly asYaml?: true;
  /** The words that were given to switches: `client` of `--dry-run=client`. */
  readonly words?: ReadonlyMap<string, string>;
}

/**
 * Parses a command line, or explains its error in one sentence that names the flag or command that was probably meant.
 */
export function readArguments(known: Flags, args: readonly string[]): Arguments | string {
  const names = Object.keys(known);
  const options: NonNullable<ParseArgsConfig["options"]> = {};
  for (const [name, { value, short }] of Object.entries(known)) {
    options[name] = { type: value === undefined ? "boolean" : "string", ...(short === undefined ? {} : { short }) };
  }
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  const flags: { [name: string]: string | boolean } = {};
  const words = new Map<string, string>();
  let asYaml = false;
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") positionals.push(token.value);
    if (token.kind !== "option") continue;
    const flag = Object.hasOwn(known, token.name) ? known[token.name] : undefined;
    if (flag === undefined)
      return unknown(
        "flag",
        token.rawName,
        names.map((name) => `--${name}`),
      );
    const typed = asTyped(flag, token.value);
    const isYaml = flag.alsoYaml === true && typed === "yaml";
    asYaml ||= isYaml;
    const value = isYaml ? "json" : typed;
    const given = { rawName: token.rawName, value };
    const problem = valueProblem(flag, given) ?? givenTwice(flag, given, flags[token.name]);
    if (problem !== undefined) return problem;
    flags[token.name] = value ?? true;
    if (flag.also !== undefined && token.value !== undefined) words.set(token.name, token.value);
  }
  return { flags, positionals, ...(asYaml && { asYaml }), ...(words.size > 0 && { words }) };
}

/**
 * Normalises the text of a flag: `-o=json` means `-o json`, and a switch may have a word that it knows:
 * `--dry-run=client`.
 */
function asTyped({ value: name, also = [] }: Flag, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (name === undefined) return also.includes(value) ? undefined : value;
  return value.startsWith("=") ? value.slice(1) : value;
}

/** All values that a flag allows, if they are a fixed list. */
export function valuesOf({ oneOf, alsoYaml }: Flag): readonly string[] | undefined {
  return oneOf !== undefined && alsoYaml === true ? [...oneOf, "yaml"] : oneOf;
}

/** The values that a shell offers for a flag, if they are a list: of a flag of many, the first one. */
export function candidatesOf(flag: Flag): readonly string[] | undefined {
  return valuesOf(flag) ?? flag.eachOf;
}

function valueProblem(
  flag: Flag,
  { rawName, value }: { readonly rawName: string; readonly value?: string | undefined },
): string | undefined {
  const { value: name, eachOf } = flag;
  if (name === undefined) return value === undefined ? undefined : `${rawName} takes no value`;
  if (value === undefined) return `${rawName} needs ${article(name)}`;
  if (wordsOf(value).length === 0) return `${rawName} is given no value: give it ${article(name)}, or leave it out`;
  const invalid = flag.wrong?.(value);
  if (invalid !== undefined) return `${rawName} ${invalid}`;
  const known = candidatesOf(flag);
  const wrong = (eachOf === undefined ? [value] : wordsOf(value)).find((word) => known?.includes(word) === false);
  if (known === undefined || wrong === undefined) return undefined;
  // A permission or an effect is never suggested: it would be typed without a thought.
  const near = eachOf === undefined ? nearestName(wrong, known) : undefined;
  const meant = near === undefined ? "" : `; did you mean ${near}?`;
  return `${rawName} must be one of ${known.join(", ")}, not ${JSON.stringify(wrong)}${meant}`;
}

/**
 * Refuses a flag with two values, because the last would silently win: `--cluster blue --cluster green` held green
 * only.
 */
function givenTwice(
  { help }: Flag,
  { rawName, value }: { readonly rawName: string; readonly value?: string | undefined },
  before: string | boolean | undefined,
): string | undefined {
  if (value === undefined || typeof before !== "string" || before === value) return undefined;
  const both = `${rawName} is given twice, as ${JSON.stringify(before)} and as ${JSON.stringify(value)}`;
  return help.includes("separated by commas") ? `${both}; write ${rawName} ${before},${value}` : both;
}

const FEW = 5;

/** Formats `unknown flag "--dif"; did you mean --diff?` If no name is similar and there are few, all are listed. */
export function unknown(what: string, word: string, known: readonly string[]): string {
  // Names are compared without their dashes, which would make all flags similar.
  const near = known.find((name) => bare(name) === nearestName(bare(word), known.map(bare)));
  const all = known.length > FEW ? "" : `; there is ${known.join(", ")}`;
  return `unknown ${what} ${JSON.stringify(word)}${near === undefined ? all : `; did you mean ${near}?`}`;
}

function bare(word: string): string {
  return word.replace(/^--?/, "");
}

function article(value: string): string {
  return /^[AEIOU]/.test(value) ? `an ${value}` : `a ${value}`;
}

/** The text of a flag; undefined if it was not given. */
export function textOf({ flags }: Arguments, name: string): string | undefined {
  const value = Object.hasOwn(flags, name) ? flags[name] : undefined;
  return typeof value === "string" ? value : undefined;
}

/** The words of a comma-separated flag; none if it was not given. */
export function listOf(args: Arguments, name: string): readonly string[] {
  return wordsOf(textOf(args, name) ?? "");
}

function wordsOf(text: string): readonly string[] {
  return text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

/** Whether a flag was given. */
export function isOn({ flags }: Arguments, name: string): boolean {
  return Object.hasOwn(flags, name) && flags[name] === true;
}
