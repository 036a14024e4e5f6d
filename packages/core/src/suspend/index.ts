export { type EditsAlike, editsAlike } from "./alike.ts";
export { applyEdits } from "./apply-edits.ts";
export { type Combinator, PARENT_LINKS, type ParentLink } from "./authority.ts";
export { BEHAVIOURS, type Behaviour } from "./catalogue/behaviour.ts";
export { createCatalogue } from "./catalogue/create-catalogue.ts";
export { CATALOGUE } from "./catalogue/index.ts";
export { REFUSED, type Refusal } from "./catalogue/refused.ts";
export { checkMechanisms } from "./check-mechanisms.ts";
export { authorityOf, chooseMechanism, derivationsFor, mechanismsFor, type Wish } from "./choose.ts";
export { descendantsOf } from "./descendants.ts";
export { type SuspensionDrift, suspensionDrift } from "./drift.ts";
export { EFFECTS, type Effect, isEffect } from "./effect.ts";
export { type Fight, type FightOptions, fightingCondition, findFights } from "./fighting.ts";
export { definitionOf, guessMechanism } from "./guess.ts";
export { type Hold, isLive } from "./hold.ts";
export { HOLD_PREFIX, isLedgerKey, type Ledger, readLedger, SAVED_PREFIX } from "./ledger.ts";
export {
  type EditsApart,
  keptElsewhere,
  LEDGER_KIND,
  type LedgerEntry,
  ledgerObject,
  readLedgerObjects,
  splitEdits,
  withEntry,
} from "./ledger-object.ts";
export { liveLedgerRef } from "./ledger-writes.ts";
export { type LiveChange, planLive } from "./live-plan.ts";
export { fieldManagerOf, type LiveWrite } from "./live-write.ts";
export { liveWrites } from "./live-writes.ts";
export type {
  AuthorityRule,
  Catalogue,
  Caution,
  ClustersSite,
  Derivation,
  Hazard,
  Mechanism,
  Observation,
  Pin,
  PinSite,
  Site,
  SwitchSite,
  Truth,
} from "./mechanism.ts";
export { mechanismOf } from "./mechanism-data.ts";
export { inOrder, type Verb } from "./order.ts";
export { pathsRead } from "./paths-read.ts";
export { type Claims, isDecidedElsewhere, type RedirectContext, type Redirection, redirect } from "./redirect.ts";
export { type Cause, type EffectResolution, type Resolution, resolve, type SuspensionState } from "./resolve.ts";
export {
  type EffectAmong,
  indexObjects,
  type ResolutionAmong,
  type ResumeStep,
  resolveAmong,
  type Surroundings,
} from "./resolve-among.ts";
export { planResumption, type ResumeRequest, type Resumption, resume } from "./resume.ts";
export type { ResumeValue } from "./resume-value.ts";
export { LONGEST_SPELLING, type Saved, type SavedField, type Spelling } from "./saved.ts";
export { candidateClusters } from "./sites/clusters.ts";
export type { Rewriting, SpellingReader } from "./spellings.ts";
export { type Standing, type StandingReader, standingReader } from "./standing.ts";
export { standingAmong } from "./standing-among.ts";
export type { Strength } from "./strength.ts";
export { planSuspension, type SuspendRequest, type Suspension, suspend } from "./suspend.ts";
export { type SuspensionFigures, suspensionFigures, writeSuspensionMetrics } from "./suspension-metrics.ts";
export { collectExpired, stripHolds, type UpkeepRequest } from "./upkeep.ts";
export type { WindowVerdict } from "./windows/sync-windows.ts";
export { valueWithoutHolds } from "./without-holds.ts";
export type { HoldAdvice } from "./writers-held.ts";
