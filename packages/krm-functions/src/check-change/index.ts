import { checkChanges } from "@landfall/adapters/systems";
import { formatRef, type KubeObject, otherCode } from "@landfall/core/object";
import type { CheckChange } from "@landfall/core/schemas";
import type { KrmFunction, ResourceList } from "../sdk/index.ts";
import { VERSION } from "../version.ts";
import { CONFIG } from "./config.ts";
import { DOCS } from "./docs.ts";

/** Judges the changes of a package since its parent package, by the rules of its systems. Writes nothing. */
export const checkChange: KrmFunction<CheckChange> = {
  name: "check-change",
  version: VERSION,
  docs: DOCS,
  config: CONFIG,
  run,
};

function run(list: ResourceList, { parent, role, scope }: CheckChange): void {
  const before = (parent as readonly unknown[] as readonly KubeObject[]).map(withoutPlace);
  const after = list.items.map((item) => withoutPlace(item.toObject()));
  for (const { ref, change, allowed, rule, begins, problems } of checkChanges(before, after, { role, scope })) {
    for (const problem of problems) list.addProblem(problem);
    if (!allowed || rule === undefined) continue;
    const message = `${formatRef(ref)} is ${change}: ${rule}${begins === undefined ? "" : `, plan ${begins} begins`}`;
    list.addProblem({ code: otherCode(rule), severity: "info", message, ref });
  }
}

const PLACE = /^(?:internal\.)?config\.kubernetes\.io\/(?:path|index|package-path)$/;

/** An object without the annotations of its file and index, which may differ although nothing was changed. */
function withoutPlace(object: KubeObject): KubeObject {
  const { annotations, ...metadata } = object.metadata ?? {};
  const own = Object.entries(annotations ?? {}).filter(([key]) => !PLACE.test(key));
  return { ...object, metadata: { ...metadata, ...(own.length > 0 && { annotations: Object.fromEntries(own) }) } };
}
