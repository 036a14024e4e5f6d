import type { KubeObject, Path, ValueOrAbsent } from "../../object/index.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Hold } from "../model/hold.ts";
import type { Mechanism } from "../model/mechanism.ts";
import type { Saved } from "../model/saved.ts";
import type { BoundSite, SiteFault } from "../model/site-engine.ts";
import type { ResumeValue } from "./resume-value.ts";
import type { SpellingReader } from "./spellings.ts";

/** A value that somebody changed since Landfall wrote it, and how it was treated. */
export interface Drift {
  readonly path: Path;
  readonly wrote: ValueOrAbsent;
  readonly live: ValueOrAbsent;
  /**
   * Whether the value is that before the first hold again: either the write was never carried out, or somebody undid
   * it.
   */
  readonly isBack: boolean;
}

/** The result of settling a mechanism. */
export interface Settled {
  readonly fault?: SiteFault;
  /** The saved record to keep while somebody holds. */
  readonly saved?: Saved;
  readonly drift: readonly Drift[];
  /** Paths whose values will be restored in another spelling than they had. */
  readonly lost?: readonly Path[];
}

/** The inputs for settling a mechanism: the original object, its ledger, and the draft that takes the changes. */
export interface Settlement {
  readonly object: KubeObject;
  readonly ledger: Ledger;
  readonly mechanism: Mechanism;
  /** The site of the mechanism in the object, if the caller has it already. */
  readonly site?: BoundSite;
  /** The holds of the mechanism that count from now on. */
  readonly holds: readonly Hold[];
  /** Whether the saved record stays because expired holds of the mechanism are still in the ledger. */
  readonly keepRecord?: boolean;
  /** Whether a value that others reverted is written again: only when somebody requests the suspension. */
  readonly assert: boolean;
  /**
   * Whether the saved value is restored with the last hold although somebody changed it meanwhile. Default: their
   * change stays.
   */
  readonly force?: boolean;
  /** The value that is restored with the last hold. Default: the saved one. */
  readonly resumeValue?: ResumeValue;
  /** Reads the source text of the object, if it is in a file. */
  readonly spelling?: SpellingReader | undefined;
}
