import { annotationOf, fieldOf, setAnnotation, type YamlNode } from "../../kyaml/index.ts";

const BLUEPRINT = "cnrm.cloud.google.com/blueprint";
/** The parts of the annotation in the order in which kpt writes them. */
const ACTIONS = ["pkg", "fn", "live"] as const;

/** Adds the note that kpt puts on resources of Config Connector when its functions run on them. */
export function attribute(node: YamlNode): void {
  const apiVersion = fieldOf(node, "apiVersion")?.value;
  if (apiVersion?.kind !== "scalar" || !apiVersion.value.includes(".cnrm.")) return;
  const value = annotationOf(node, BLUEPRINT);
  setAnnotation(node, BLUEPRINT, noted(value));
}

function noted(value: string): string {
  if (value === "") return "kpt-fn";
  if (!value.includes("kpt-")) return `${value},kpt-fn`;
  return value
    .split(",")
    .map((part) =>
      part.includes("kpt") ? ["kpt", ...ACTIONS.filter((one) => one === "fn" || part.includes(one))].join("-") : part,
    )
    .join(",");
}
