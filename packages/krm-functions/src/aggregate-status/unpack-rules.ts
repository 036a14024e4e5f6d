import { Buffer } from "node:buffer";
import type { StatusRuleSet } from "@landfall/core/status";

/**
 * Rules as a bundle carries them: their keys, separated by blanks, and the code of the module `statusRuleLibrary` comes
 * from, as CommonJS, deflated, in base64. The code is unpacked when a key of its own is first asked for. Throws if it
 * cannot be: a bundle that is broken.
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
