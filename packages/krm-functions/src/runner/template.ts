import { type FileLocation, isMap, type Problem } from "@landfall/core/object";

/** The start of a Go template action; the templates of Argo are valid YAML. */
const ACTION =
  /\{\{-?\s*(?:[.$]|\/\*|(?:block|default|define|else|end|if|include|lookup|printf|quote|range|required|template|toYaml|tpl|with)\b)/;

/** Whether a text is a template of a Helm chart, which becomes YAML only when it is rendered. */
export function isTemplate(text: string): boolean {
  return ACTION.test(text);
}

/**
 * Whether a value of an object, at any depth, is an action of a template that is readable as YAML: `{{ .Values.size }}` is
 * a map that has a map as its key.
 */
export function holdsAction(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsAction);
  if (!isMap(value)) return false;
  const [[key, first] = ["", ""], ...others] = Object.entries(value);
  if (first === null && others.length === 0 && isTemplate(`{${key}}`)) return true;
  return Object.values(value).some(holdsAction);
}

/** The note that a template was left out. */
export function templateLeftOut(file: FileLocation): Problem {
  const message = "a template, which is no YAML before it is rendered";
  return { code: "Template", severity: "info", message, file, hint: "helm template DIR | landfall status -" };
}

/** Turns notes about left-out templates into warnings, if nothing else was found. */
export function nothingButTemplates(problems: readonly Problem[]): readonly Problem[] {
  return problems.map((one): Problem => (one.code === "Template" ? { ...one, severity: "warning" } : one));
}
