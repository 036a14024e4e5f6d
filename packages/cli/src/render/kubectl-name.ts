import { escapeControl, type ObjectRef } from "@landfall/core/object";

/** The name of an object as kubectl prints it with `-o name`: `deployment.apps/web`. */
export function kubectlName({ kind, group, name }: Pick<ObjectRef, "kind" | "group" | "name">): string {
  const resource = [kind.toLowerCase(), group].filter((part) => part !== "").join(".");
  return escapeControl(`${resource}/${name}`);
}
