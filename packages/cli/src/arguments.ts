import { type ParseArgsConfig, parseArgs } from "node:util";
import { nearestName } from "@landfall/core/schemas";

/** A flag with its help. `value` names the argument that follows it; without, it is on or off. */
export interface Flag {
  readonly value?: string;
  readonly short?: string;
  /** The values it may have. */
  readonly oneOf?: readonly string[];
  /** Whether `yaml` is taken too: what is printed as JSON then is printed as YAML. */
  readonly alsoYaml?: true;
  /** The values that each word between its commas may have. */
  readonly eachOf?: readonly string[];
  /** Words that a flag without a value takes and that mean no more than the flag itself. */
  readonly also?: readonly string[];
  readonly help: string;
}

/** The flags of a command by name. */
export type Flags = { readonly [name: string]: Flag };

/** The command line: texts of flags with a value, `true` for the others; and the remaining arguments in order. */
export interface Arguments {
  readonly flags: { readonly [name: string]: string | boolean | undefined };
  readonly positionals: readonly string[];
  /** The JSON that is asked for is to be printed as YAML. */
  readonly asYaml?: true;
  /** The words that flags, which are on or off, were given: `client` of `--dry-run=client`. */
  readonly words?: ReadonlyMap<string, string>;
}

/**
 * Reads a command line, or explains its fault in one sentence that names the flag or command that was probably meant.
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

/** `-o=json` means `-o json`, and a flag that is on or off may be given a word that it knows: `--dry-run=client`. */
function asTyped({ value: name, also = [] }: Flag, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (name === undefined) return also.includes(value) ? undefined : value;
  return value.startsWith("=") ? value.slice(1) : value;
}

/** The values that a flag may have, if that is a list. */
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
  const known = candidatesOf(flag);
  const wrong = (eachOf === undefined ? [value] : wordsOf(value)).find((word) => known?.includes(word) === false);
  if (known === undefined || wrong === undefined) return undefined;
  // A permission or an effect is never suggested: it would be typed without a thought.
  const near = eachOf === undefined ? nearestName(wrong, known) : undefined;
  const meant = near === undefined ? "" : `; did you mean ${near}?`;
  return `${rawName} must be one of ${known.join(", ")}, not ${JSON.stringify(wrong)}${meant}`;
}

/** The last of two values would win without a word, so that `--cluster blue --cluster green` held green alone. */
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

/** `unknown flag "--dif"; did you mean --diff?` Where nothing is near and there are few, all are named. */
export function unknown(what: string, word: string, known: readonly string[]): string {
  // The dashes that all flags begin with make no two of them alike.
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

/** The text of a flag, if it was given. */
export function textOf({ flags }: Arguments, name: string): string | undefined {
  const value = Object.hasOwn(flags, name) ? flags[name] : undefined;
  return typeof value === "string" ? value : undefined;
}

/** The words between the commas of a flag; none if it was not given. */
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
