// Generated from packages/adapters/src/*/system.ts by `npm run gen`. Do not edit.
import type { System } from "../contract.ts";
import { karmadaClaims } from "../../karmada/claims.ts";

/** Which object decides for another, where neither says so. */
export const CLAIMS: readonly NonNullable<System["claims"]>[] = [karmadaClaims];
