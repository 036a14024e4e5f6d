// A KRM function of ten lines.
import { type KrmFunction, processList } from "@landfall/krm-functions/sdk";

const schema = { type: "object", properties: { owner: { type: "string" } } };

export const setOwner: KrmFunction<{ owner: string }> = {
  name: "set-owner",
  docs: { short: "Names the owner of every object" },
  config: { apiVersion: "fn.example.com/v1", kind: "SetOwner", schema, validate: () => [] },
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
