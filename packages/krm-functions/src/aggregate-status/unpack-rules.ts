import { Buffer } from "node:buffer";
import type { StatusRuleSet } from "@landfall/core/status";

/**
 * Unpacks the rules of a bundle. `keys`: their keys, separated by spaces; `packed`: the code of the module
 * `statusRuleLibrary` comes from, as CommonJS, deflated, in base64. The code is unpacked when a rule is first needed.
 * Throws if the bundle is broken.
 */
export function unpackRules(keys: string, packed: string): Pick<StatusRuleSet, "get"> {
  let known: ReadonlySet<string> | undefined;
  let rules: StatusRuleSet | undefined;
  return {
    get: (key) => {
      known ??= new Set(keys.split(" "));
      if (!known.has(key)) return undefined;
      rules ??= unpack(packed);
      return rules.get(key);
    },
  };
}

function unpack(packed: string): StatusRuleSet {
  const { inflateRawSync } = process.getBuiltinModule("node:zlib");
  const { compileFunction } = process.getBuiltinModule("node:vm");
  const exports: { statusRuleLibrary?: StatusRuleSet } = {};
  compileFunction(inflateRawSync(Buffer.from(packed, "base64")).toString("utf8"), ["exports"])(exports);
  if (exports.statusRuleLibrary === undefined) throw new Error("the rule library of this bundle is broken");
  return exports.statusRuleLibrary;
}
