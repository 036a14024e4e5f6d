import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/**
 * The content of `.expected/config.yaml`: the keys of the KRM functions catalog that apply to a function run by
 * `exec:`. All are optional.
 */
export interface Expectation {
  /** `render` runs the pipeline of the Kptfile; `eval` one function with `execPath`. Default: `render`. */
  readonly testType: "render" | "eval";
  /** The exit code. Default: 0. */
  readonly exitCode: number;
  /** A text that stderr must contain. */
  readonly stdErr?: string;
  /** A text that stdout must contain. */
  readonly stdOut?: string;
  /** For `eval`: the name of the function. */
  readonly execPath?: string;
  /** For `eval`: `key=value` pairs for the ConfigMap. */
  readonly args?: Readonly<Record<string, string>>;
  /** For `eval`: a file with the function config, relative to the example. */
  readonly fnConfig?: string;
}

const KEYS: readonly string[] = [
  "testType",
  "exitCode",
  "stdErr",
  "stdOut",
  "execPath",
  "args",
  "fnConfig",
  "allowExec",
];

/** Reads `.expected/config.yaml` of an example; without the file, returns the defaults. Throws for an unknown key. */
export function readExpectation(example: string): Expectation {
  const file = join(example, ".expected", "config.yaml");
  const config: unknown = existsSync(file) ? parse(readFileSync(file, "utf8")) : {};
  if (config === null || typeof config !== "object") throw new Error(`${file}: must be a map`);
  for (const key of Object.keys(config)) {
    if (!KEYS.includes(key)) throw new Error(`${file}: unknown key "${key}"; use one of ${KEYS.join(", ")}`);
  }
  return { testType: "render", exitCode: 0, ...config };
}
