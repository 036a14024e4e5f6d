import { describe, expect, test } from "vitest";
import { openListDocument } from "./list-document.ts";

const LIST = `apiVersion: config.kubernetes.io/v1
kind: ResourceList
items:
- apiVersion: apps/v1 # the group
  kind: Deployment
  metadata:
    name: web
    annotations:
      config.kubernetes.io/index: '0'
      config.kubernetes.io/path: "web.yaml"
      internal.config.kubernetes.io/path: 'web.yaml'
  spec:
    replicas: 3 # three
    template:
      spec:
        containers:
        - name: a
          args: ["-x", '--y', z]
          command:
          - |
            #!/bin/sh
            echo hi
# lead of cm
- apiVersion: v1
  kind: ConfigMap
  metadata: {name: 'cm', annotations: {a: "b"}}
  data:
    on: "yes"
    mode: 0644
functionConfig:
  apiVersion: v1
  kind: ConfigMap
  data:
    a: b
`;

describe("openListDocument", () => {
  test("an edit changes only its own lines", () => {
    const opened = openListDocument(LIST);
    if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
    const doc = opened.value;
    expect(doc.emit(doc.items, [])).toBe(LIST);
    expect(doc.functionConfig).toEqual({ apiVersion: "v1", kind: "ConfigMap", data: { a: "b" } });
    const [web, cm] = doc.items;
    expect(web?.name).toBe("web");
    expect(web?.toObject()).toMatchObject({
      spec: {
        replicas: 3,
        template: { spec: { containers: [{ args: ["-x", "--y", "z"], command: ["#!/bin/sh\necho hi\n"] }] } },
      },
    });
    web?.set(["spec", "replicas"], 5);
    web?.set(["metadata", "annotations", "landfall.dev/wave"], "1");
    web?.set(["metadata", "labels", "a"], "on");
    web?.append(["spec", "template", "spec", "containers"], { name: "b", args: ["x"] });
    cm?.set(["metadata", "annotations", "x"], "yes");
    cm?.delete(["data", "on"]);
    cm?.delete(["data", "mode"]);
    cm?.append(["list"], { a: 1, b: [1, 2] });
  });
});
