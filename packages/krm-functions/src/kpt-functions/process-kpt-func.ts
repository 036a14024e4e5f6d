import { formatResult } from "../sdk/format-result.ts";
import type { FunctionResult, ProcessOutcome } from "../sdk/index.ts";
import { ItemError } from "../sdk/index.ts";
import { type ListDocument, openListDocument } from "../sdk/inside.ts";
import { joinOutput, processDocument } from "../sdk/process-list.ts";
import { problemResult } from "../sdk/results.ts";
import { Configs } from "./configs.ts";
import { readObject } from "./read-object.ts";
import type { AnyKptFunc, KubernetesObject } from "./types.ts";
import { writeBack } from "./write-back.ts";

/** Options for `processKptFunc`. */
export interface ProcessOptions {
  /** The function's name in messages. Default: `function`. */
  readonly name?: string;
  /** The function config, which overrides that of the list. */
  readonly functionConfig?: KubernetesObject;
  readonly logToStdErr?: boolean;
}

/** The outcome of `processKptFunc`, with the error that the function threw, if it did. */
export type KptFuncOutcome = ProcessOutcome & { readonly thrown?: unknown };

/**
 * Runs a function written for kpt-functions on the text of a ResourceList. Its changes to objects become edits of the
 * text: everything else keeps its bytes, objects that share a key stay apart, and only what it deletes is lost. An
 * exception or an error result gives exit code 1 and no output.
 */
export async function processKptFunc(
  fn: AnyKptFunc,
  text: string,
  options: ProcessOptions = {},
): Promise<KptFuncOutcome> {
  const name = options.name ?? "function";
  const document = openListDocument(text);
  if (!document.ok) return failed(name, ...document.problems.map((problem) => problemResult(problem)));
  let configs: Configs;
  try {
    configs = configsOf(document.value, options);
    await (fn as unknown as (configs: Configs) => Promise<void>)(configs);
  } catch (error) {
    return { ...failed(name, thrownResult(error)), thrown: error };
  }
  const { items } = document.value;
  const work = {
    name,
    mayDelete: true,
    run: (list: Parameters<typeof writeBack>[0]) => writeBack(list, items, configs),
  };
  try {
    return joinOutput(processDocument(work, document.value, {}));
  } catch (error) {
    return failed(name, thrownResult(error));
  }
}

function configsOf({ items, functionConfig }: ListDocument, options: ProcessOptions): Configs {
  const objects = items.map((item) => readObject(item));
  const given = options.functionConfig ?? (functionConfig as KubernetesObject | null | undefined) ?? undefined;
  const configs = new Configs(objects, given);
  configs.logToStdErr = options.logToStdErr;
  return configs;
}

function thrownResult(error: unknown): FunctionResult {
  if (error instanceof ItemError) return problemResult(error.problem);
  return { severity: "error", message: error instanceof Error ? error.message : String(error) };
}

function failed(name: string, ...results: readonly FunctionResult[]): KptFuncOutcome {
  return { exitCode: 1, stderr: results.map((result) => `${name}: ${formatResult(result)}\n`).join(""), results };
}
