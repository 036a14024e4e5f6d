import type { StatusRule, StatusRuleSet } from "../types.ts";

/**
 * Returns the rule for a kind: its own (`cert-manager.io/Certificate`), the one for its group (`cert-manager.io/*`), or
 * the one for the nearest domain above its group (`*.upbound.io/*`).
 */
export function findRule(rules: Pick<StatusRuleSet, "get">, group: string, kind: string): StatusRule | undefined {
  const own = rules.get(`${group}/${kind}`) ?? rules.get(`${group}/*`);
  if (own !== undefined) return own;
  for (let dot = group.indexOf("."); dot >= 0; dot = group.indexOf(".", dot + 1)) {
    const rule = rules.get(`*${group.slice(dot)}/*`);
    if (rule !== undefined) return rule;
  }
  return undefined;
}
