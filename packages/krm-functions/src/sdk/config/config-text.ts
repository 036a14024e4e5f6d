import { failure, type Problem, type Result, success } from "@landfall/core/object";
import { openItem } from "../text/item/index.ts";
import { documentTexts } from "../text/yaml/index.ts";

/**
 * The one function config in a text, without document markers. Problems name the file and the line: `InvalidYaml`, or
 * that the text does not have exactly one document.
 */
export function readConfigText(text: string, path: string): Result<string> {
  const file = { path };
  const documents = documentTexts(text);
  const [config, ...others] = documents;
  if (config === undefined || others.length > 0) {
    const message = `a function takes one config, and there are ${documents.length}`;
    return failure({ code: "SeveralConfigs", severity: "error", message, file });
  }
  const read = openItem(config);
  // A repeated key in a config is refused here, because its author can only have meant one value.
  if (read.problems.length > 0) return failure(...read.problems.map((problem) => inFile(problem, path)));
  return success(config);
}

function inFile({ code, message }: Problem, path: string): Problem {
  return {
    code,
    severity: "error",
    message: message.replace("; the first one counts, as for kpt", ""),
    file: { path },
  };
}

/** Makes problems name a config file: their field `functionConfig.holder` becomes `holder` in that file. */
export function namingConfig(path: string): (problem: Problem) => Problem {
  return (problem) => {
    const { field = "", file } = problem;
    if (file !== undefined || !/^functionConfig\b/.test(field)) return problem;
    return { ...problem, field: field.replace(/^functionConfig\.?/, ""), file: { path } };
  };
}
