import type { FileLocation, Problem } from "@landfall/core/object";

/** The beginning of an action as Go templates have them; the templates of Argo are YAML. */
const ACTION =
  /\{\{-?\s*(?:[.$]|\/\*|(?:block|default|define|else|end|if|include|lookup|printf|quote|range|required|template|toYaml|tpl|with)\b)/;

/** Whether a text that is no YAML becomes some only when it is rendered: a template of a Helm chart. */
export function isTemplate(text: string): boolean {
  return ACTION.test(text);
}

/** The info that a template was left out. */
export function templateLeftOut(file: FileLocation): Problem {
  const message = "a template, which is no YAML before it is rendered";
  return { code: "Template", severity: "info", message, file, hint: "helm template DIR | landfall status -" };
}

/** The same problems, for where nothing else was found: templates that were left out are a warning then. */
export function nothingButTemplates(problems: readonly Problem[]): readonly Problem[] {
  return problems.map((one): Problem => (one.code === "Template" ? { ...one, severity: "warning" } : one));
}
