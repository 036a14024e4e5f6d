import { failure, type Problem, type Result, success } from "@landfall/core/object";
import type { Io } from "../io.ts";
import { readTextFile } from "./read-file.ts";
import { documentsOf, readObjectsFromText } from "./read-text.ts";

/** The one function config of a file, as text. What is wrong with it is said with its file and line. */
export function readConfigFile(path: string, io: Io): Result<string> {
  const text = readTextFile(path, io);
  if (!text.ok) return text;
  const name = path === "-" ? "stdin" : path;
  const objects = readObjectsFromText(text.value, name);
  if (!objects.ok) return objects;
  const [config, ...others] = documentsOf(text.value);
  if (config !== undefined && others.length === 0) return success(config);
  const message = `a function takes one config, and there are ${config === undefined ? 0 : others.length + 1}`;
  return failure({ code: "SeveralConfigs", severity: "error", message, file: { path: name } });
}

/** A problem of the config, by its file: `functionConfig.holder` is `holder` there. */
export function namingConfig(path: string): (problem: Problem) => Problem {
  return (problem) => {
    const { field = "", file } = problem;
    if (file !== undefined || !/^functionConfig\b/.test(field)) return problem;
    return { ...problem, field: field.replace(/^functionConfig\.?/, ""), file: { path } };
  };
}
