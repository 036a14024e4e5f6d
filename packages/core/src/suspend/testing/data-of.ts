import type { Json } from "../../object/index.ts";
import type { Mechanism } from "../model/mechanism.ts";

/** Converts a mechanism of the catalogue to the form of its schema: the inverse of `mechanismOf`. */
export function dataOf({ site: { kind, ...site }, hazards, ...rest }: Mechanism): { readonly [key: string]: Json } {
  const where = kind === "clusters" ? { clusters: site } : "off" in site ? withOff(site) : site;
  return { ...rest, ...where, ...(hazards.length > 0 && { hazards }) } as unknown as { readonly [key: string]: Json };
}

function withOff({ off, ...site }: { readonly off: unknown }): object {
  return typeof off === "object" && off !== null && "value" in off
    ? { ...site, offValue: off.value }
    : { ...site, off };
}
