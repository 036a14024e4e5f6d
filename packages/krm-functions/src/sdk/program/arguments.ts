import { failure, type Problem, type Result, success } from "@landfall/core/object";

/** What a function's command line asks for. */
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

/** Reads the arguments after the script's name. `--help` wins over `--doc`, that over `--version`, and these over all else. */
export function parseArguments(args: readonly string[]): Result<Command> {
  if (args.includes("--help") || args.includes("-h")) return success({ mode: "help" });
  if (args.includes("--doc")) return success({ mode: "doc" });
  if (args.includes("--version")) return success({ mode: "version" });
  const paths: string[] = [];
  let config: string | undefined;
  let diff = false;
  let dryRun = false;
  let strict = false;
  for (let at = 0; at < args.length; at += 1) {
    const argument = args[at] ?? "";
    if (argument === "--diff") diff = true;
    else if (argument === "--dry-run") dryRun = true;
    else if (argument === "--strict") strict = true;
    else if (argument.startsWith("--config=")) config = argument.slice("--config=".length);
    else if (argument === "--config" || argument === "-f") {
      at += 1;
      config = args[at];
      if (config === undefined) return failure(badArgument(`${argument} needs a file`));
    } else if (argument.startsWith("-")) return failure(badArgument(`unknown flag ${argument}`));
    else paths.push(argument);
  }
  if (paths.length > 0) {
    const show = diff ? "diff" : "names";
    return success({
      mode: "files",
      paths,
      show,
      write: !diff && !dryRun,
      strict,
      ...(config === undefined ? {} : { config }),
    });
  }
  if (diff || dryRun || config !== undefined)
    return failure(badArgument("--config, --diff and --dry-run need files or directories"));
  return success({ mode: "list", strict });
}

function badArgument(message: string): Problem {
  return { code: "BadArgument", severity: "error", message, hint: "see --help" };
}
