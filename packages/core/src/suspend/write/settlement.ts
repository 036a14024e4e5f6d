import type { KubeObject, Path, ValueOrAbsent } from "../../object/index.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Hold } from "../model/hold.ts";
import type { Mechanism } from "../model/mechanism.ts";
import type { Saved } from "../model/saved.ts";
import type { BoundSite, SiteFault } from "../model/site-engine.ts";
import type { ResumeValue } from "./resume-value.ts";
import type { SpellingReader } from "./spellings.ts";

/** A value that somebody changed since we wrote it, and how settling treated it. */
export interface Drift {
  readonly path: Path;
  readonly wrote: ValueOrAbsent;
  readonly live: ValueOrAbsent;
  /** It is what was there before the first hold: a change that was not carried out looks like this, as does one that was taken back. */
  readonly isBack: boolean;
}

/** The result of settling. */
export interface Settled {
  readonly fault?: SiteFault;
  /** The record to keep while somebody holds. */
  readonly saved?: Saved;
  readonly drift: readonly Drift[];
  /** Paths whose values will come back in another spelling than they had. */
  readonly lost?: readonly Path[];
}

/** The input of settling: the object as it was, its ledger, and the draft that takes the changes. */
export interface Settlement {
  readonly object: KubeObject;
  readonly ledger: Ledger;
  readonly mechanism: Mechanism;
  /** The site of the mechanism in the object, from who has it already. */
  readonly site?: BoundSite;
  /** The holds of the mechanism that count from now on. */
  readonly holds: readonly Hold[];
  /** Other holds of it stay in the ledger without counting, as they are past their end: so does what was saved. */
  readonly keepRecord?: boolean;
  /** Whether a value that others took back is written again: only for somebody who asks for the suspension. */
  readonly assert: boolean;
  /**
   * Whether the saved value comes back with the last hold although somebody changed it meanwhile. Default: their change
   * stays.
   */
  readonly force?: boolean;
  /** The value that comes back with the last hold. Default: the saved one. */
  readonly resumeValue?: ResumeValue;
  /** How the object is written, where it is in a file. */
  readonly spelling?: SpellingReader | undefined;
}
