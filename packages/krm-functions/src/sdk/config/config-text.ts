import { failure, type Problem, type Result, success } from "@landfall/core/object";
import { openItem } from "../text/item/index.ts";
import { documentTexts } from "../text/yaml/index.ts";

/**
 * The one function config of a text, without document marks. Problems name the file and the line: `InvalidYaml`, and
 * those of a text without exactly one document.
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
  // Whoever writes a config means one value: a key that is there twice is refused here.
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

/** A problem of the config, by its file: `functionConfig.holder` is `holder` there. */
export function namingConfig(path: string): (problem: Problem) => Problem {
  return (problem) => {
    const { field = "", file } = problem;
    if (file !== undefined || !/^functionConfig\b/.test(field)) return problem;
    return { ...problem, field: field.replace(/^functionConfig\.?/, ""), file: { path } };
  };
}
