import { Console } from "node:console";
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { openItem } from "../sdk/index.ts";
import { readAll, writeAll } from "../sdk/program/stdio.ts";
import { FunctionConfigError } from "./function-config-error.ts";
import { processKptFunc } from "./process-kpt-func.ts";
import type { AnyKptFunc, KubernetesObject } from "./types.ts";

const FLAGS = {
  input: { type: "string", short: "i" },
  output: { type: "string", short: "o" },
  "function-config": { type: "string", short: "f" },
  "function-config-literal": { type: "string", short: "d", multiple: true },
  "log-to-stderr": { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

const EMPTY = "apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems: []\n";

/**
 * The main function of a program that is a `KptFunc`: a ResourceList from stdin (`-i`) to stdout (`-o`), the config
 * from the list or `-f FILE` or `-d key=value`. Exit code 0 with the whole output, else nothing on stdout: 1 for error
 * results, 2 for an exception, 3 for `FunctionConfigError`. While the function runs, `console` writes to stderr.
 */
export async function run(fn: AnyKptFunc): Promise<void> {
  const original = console;
  globalThis.console = new Console(process.stderr, process.stderr);
  try {
    process.exitCode = await runWith(fn, process.argv.slice(2));
  } catch (error) {
    writeAll(2, `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exitCode = error instanceof FunctionConfigError ? 3 : 2;
  } finally {
    globalThis.console = original;
  }
}

async function runWith(fn: AnyKptFunc, args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: FLAGS });
  if (values.help === true) {
    writeAll(1, `${fn.usage}\n`);
    return 0;
  }
  const functionConfig = configOf(values["function-config"], values["function-config-literal"]);
  const outcome = await processKptFunc(fn, readInput(values.input), {
    logToStdErr: values["log-to-stderr"] === true || process.env["LOG_TO_STDERR"] !== undefined,
    ...(functionConfig && { functionConfig }),
  });
  if (outcome.exitCode === 0) {
    if (values.output === undefined) writeAll(1, outcome.output);
    else writeFileSync(values.output, outcome.output);
    return 0;
  }
  writeAll(2, outcome.stderr);
  if (outcome.thrown === undefined) return 1;
  return (outcome.thrown as { name?: unknown } | null)?.name === "FunctionConfigError" || isOriginal(outcome.thrown)
    ? 3
    : 2;
}

/** Whether the error is a `FunctionConfigError` of the original package, which does not set `name`. */
function isOriginal(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.constructor.name === "FunctionConfigError";
}

function readInput(file: string | undefined): string {
  if (file === undefined) return readAll(0);
  return file === "/dev/null" ? EMPTY : readFileSync(file, "utf8");
}

function configOf(file: string | undefined, literals: readonly string[] | undefined): KubernetesObject | undefined {
  if (file !== undefined && literals !== undefined) throw new Error("-f and -d are mutually exclusive");
  if (literals !== undefined) {
    const data = Object.fromEntries(
      literals.map((literal) => {
        const at = literal.indexOf("=");
        if (at < 0) throw new Error(`expected key=value, found ${literal}`);
        return [literal.slice(0, at), literal.slice(at + 1)];
      }),
    );
    return Object.assign({ apiVersion: "v1", kind: "ConfigMap", metadata: { name: "config" } }, { data });
  }
  if (file === undefined) return undefined;
  const item = openItem(readFileSync(file, "utf8"));
  if (!item.ok) throw new FunctionConfigError(item.problems.map(({ message }) => message).join("; "));
  return item.value.toObject() as object as KubernetesObject;
}
