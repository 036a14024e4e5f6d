// A KRM function of ten lines.
import { type KrmFunction, processList } from "@landfall/krm-functions/sdk";

export const setOwner: KrmFunction<{ owner: string }> = {
  name: "set-owner",
  docs: {
    short: "Names the owner of every object",
    long: "",
    examples: "",
    image: "",
    description: "",
    tags: ["mutator"],
    sourceURL: "",
    examplePackageURLs: [],
    license: "Apache-2.0",
    hidden: false,
  },
  config: {
    apiVersion: "fn.example.com/v1",
    kind: "SetOwner",
    schema: { type: "object", properties: { owner: { type: "string" } } },
    validate: () => [],
  },
  run(list, { owner }) {
    for (const item of list.items) item.set(["metadata", "annotations", "example.com/owner"], owner);
  },
};

const list = `apiVersion: config.kubernetes.io/v1
kind: ResourceList
items:
- apiVersion: v1
  kind: Namespace
  metadata: {name: shop} # kept
functionConfig:
  apiVersion: v1
  kind: ConfigMap
  data:
    owner: shop-team
`;
const outcome = processList(setOwner, list);
console.log(outcome.exitCode, outcome.exitCode === 0 ? outcome.output.split("\n")[5] : outcome.stderr);
