import type { Served } from "./kinds.ts";

const VERBS = ["create", "delete", "get", "list", "patch", "update", "watch"];

/** The documents in which an API server says what it serves, by their paths, as every version of Kubernetes has them. */
export function discoveryOf(kinds: readonly Served[]): ReadonlyMap<string, object> {
  const groups = [...new Set(kinds.map(({ group }) => group).filter((group) => group !== ""))];
  const versionsOf = (group: string): readonly string[] => [
    ...new Set(kinds.filter((kind) => kind.group === group).map(({ version }) => version)),
  ];
  const documents = new Map<string, object>([
    ["/api", { kind: "APIVersions", versions: versionsOf("") }],
    [
      "/apis",
      { kind: "APIGroupList", apiVersion: "v1", groups: groups.map((group) => groupOf(group, versionsOf(group))) },
    ],
    ["/version", { major: "1", minor: "37", gitVersion: "v1.37.2-fake" }],
  ]);
  for (const group of ["", ...groups])
    for (const version of versionsOf(group)) {
      const path = group === "" ? `/api/${version}` : `/apis/${group}/${version}`;
      const own = kinds.filter((kind) => kind.group === group && kind.version === version);
      documents.set(path, {
        kind: "APIResourceList",
        apiVersion: "v1",
        groupVersion: group === "" ? version : `${group}/${version}`,
        resources: own.flatMap(resourcesOf),
      });
    }
  return documents;
}

function groupOf(name: string, versions: readonly string[]): object {
  const served = versions.map((version) => ({ groupVersion: `${name}/${version}`, version }));
  return { name, versions: served, preferredVersion: served[0] };
}

function resourcesOf({ plural, kind, scope, status, scale }: Served): readonly object[] {
  const namespaced = scope === "Namespaced";
  const part = (name: string, ofKind: string, more: object = {}): object => ({
    name: `${plural}/${name}`,
    singularName: "",
    namespaced,
    kind: ofKind,
    verbs: ["get", "patch", "update"],
    ...more,
  });
  return [
    { name: plural, singularName: kind.toLowerCase(), namespaced, kind, verbs: VERBS },
    ...(status ? [part("status", kind)] : []),
    ...(scale ? [part("scale", "Scale", { group: "autoscaling", version: "v1" })] : []),
  ];
}
