import { parseArgs } from "node:util";
import { failure, type Problem, type Result, success } from "@landfall/core/object";

/** The command that a function's command line asks for. */
export type Command =
  | { readonly mode: "help" }
  | { readonly mode: "doc" }
  | { readonly mode: "version" }
  | { readonly mode: "list"; readonly strict: boolean }
  | {
      readonly mode: "files";
      readonly paths: readonly string[];
      readonly config?: string;
      readonly show: "names" | "diff";
      readonly write: boolean;
      readonly strict: boolean;
    };

const FLAGS = {
  help: { type: "boolean", short: "h" },
  doc: { type: "boolean" },
  version: { type: "boolean" },
  diff: { type: "boolean" },
  "dry-run": { type: "boolean" },
  strict: { type: "boolean" },
  config: { type: "string", short: "f" },
} as const;

/**
 * Reads the arguments after the script's name: `--config FILE`, `--config=FILE`, `-f FILE`; behind `--` all are paths.
 * `--help` wins over `--doc`, that over `--version`, and these over everything else. Problem: `BadArgument`.
 */
export function parseArguments(args: readonly string[]): Result<Command> {
  // Parsed leniently, so that this code words the refusals itself.
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: FLAGS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const mode of ["help", "doc", "version"] as const) if (values[mode] !== undefined) return success({ mode });
  const refused = tokens.flatMap((token) => (token.kind === "option" ? (refusalOf(token) ?? []) : []))[0];
  if (refused !== undefined) return failure(badArgument(refused));
  const { diff = false, "dry-run": dryRun = false, strict = false, config } = values;
  if (positionals.length > 0) {
    return success({
      mode: "files",
      paths: positionals,
      show: diff === true ? "diff" : "names",
      write: diff !== true && dryRun !== true,
      strict: strict === true,
      ...(typeof config === "string" && { config }),
    });
  }
  if (diff === true || dryRun === true || config !== undefined)
    return failure(badArgument("--config, --diff and --dry-run need files or directories"));
  return success({ mode: "list", strict: strict === true });
}

interface Flag {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

/** Says why a flag is refused; `undefined` for a known, complete flag. */
function refusalOf({ name, rawName, value, inlineValue }: Flag): string | undefined {
  if (!Object.hasOwn(FLAGS, name)) return `unknown flag ${rawName}`;
  const takesValue = name === "config";
  if (takesValue && (value === undefined || (inlineValue !== true && value.startsWith("--"))))
    return `${rawName} needs a file`;
  return !takesValue && inlineValue === true ? `${rawName} takes no value` : undefined;
}

function badArgument(message: string): Problem {
  return { code: "BadArgument", severity: "error", message, hint: "see --help" };
}
