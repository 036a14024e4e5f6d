export { type Decide, type Decided, type EditsAlike, editsAlike } from "./alike/alike.ts";
export { pathsRead } from "./alike/paths-read.ts";
export { checkMechanisms } from "./catalogue/check-mechanisms.ts";
export { createCatalogue } from "./catalogue/create-catalogue.ts";
export { CATALOGUE } from "./catalogue/index.ts";
export { mechanismOf } from "./catalogue/mechanism-data.ts";
export { REFUSED, type Refusal } from "./catalogue/refused.ts";
export {
  authorityOf,
  chooseMechanism,
  derivationsFor,
  type MechanismWish,
  mechanismsFor,
  ownMechanisms,
  unnamedAuthority,
} from "./choose/choose.ts";
export { definitionOf, guessMechanism } from "./choose/guess.ts";
export { applyEdits } from "./edit/apply-edits.ts";
export { editsBetween } from "./edit/edits-between.ts";
export { HOLD_PREFIX, isLedgerKey, type Ledger, readLedger, SAVED_PREFIX } from "./ledger/ledger.ts";
export {
  type EditsApart,
  keptElsewhere,
  LEDGER_KIND,
  type LedgerEntry,
  ledgerObject,
  readLedgerObjects,
  splitEdits,
  withEntry,
} from "./ledger/ledger-object.ts";
export { valueWithoutHolds } from "./ledger/without-holds.ts";
export { type Requirement, requirementsOf } from "./links/karmada-links.ts";
export { PARENT_LINKS } from "./links/parent-links.ts";
export { liveLedgerRef } from "./live/ledger-steps.ts";
export { type LiveChange, liveChanges } from "./live/live-changes.ts";
export {
  type LiveDecision,
  type LiveObject,
  type LivePlan,
  type LiveRequest,
  planLive,
  viewOf,
} from "./live/live-plan.ts";
export { fieldManagerOf, type LiveDeed, type LiveStep, type PatchOperation } from "./live/live-step.ts";
export { type HoldNotice, type HoldsLook, type LookRequest, lookAfterHolds } from "./live/look-after.ts";
export { type HoldVerb, inOrder } from "./live/order.ts";
export { testedPatch } from "./live/tested-patch.ts";
export { EFFECTS, type Effect, isEffect } from "./model/effect.ts";
export { type Hold, isLive } from "./model/hold.ts";
export { howKnown } from "./model/how-known.ts";
export {
  type AuthorityRule,
  type Behaviour,
  type Catalogue,
  type Caution,
  type ClustersSite,
  type Derivation,
  HAZARDS_TO_ALLOW,
  type Hazard,
  type Mechanism,
  type ObservedCondition,
  type Pin,
  type PinSite,
  type Site,
  type SourceCode,
  type SwitchSite,
  type Truth,
} from "./model/mechanism.ts";
export type { FieldOwner } from "./model/owner.ts";
export type { Combinator, ParentLink, WindowVerdict } from "./model/parent-link.ts";
export type { Cause, EffectResolution, Resolution, SuspensionState } from "./model/resolution.ts";
export { LONGEST_SPELLING, type Saved, type SavedField, type Spelling } from "./model/saved.ts";
export { descendantsOf } from "./resolve/descendants.ts";
export { type SuspensionDrift, suspensionDrift } from "./resolve/drift.ts";
export { type Fight, type FightOptions, fightingCondition, findFights } from "./resolve/fighting.ts";
export { type Stopped, type WhereNobodyNeeds, whereNobodyNeeds } from "./resolve/needed.ts";
export {
  type Claims,
  type DecidingObject,
  isDecidedElsewhere,
  type RedirectContext,
  type Redirection,
  readAuthorities,
  redirect,
} from "./resolve/redirect.ts";
export { resolveSuspension } from "./resolve/resolve.ts";
export {
  type EffectAmong,
  indexObjects,
  type ResolutionAmong,
  type ResolveSurroundings,
  type ResumeStep,
  resolveAmong,
} from "./resolve/resolve-among.ts";
export { type StandingReader, type SuspensionStanding, standingReader } from "./resolve/standing.ts";
export { standingAmong } from "./resolve/standing-among.ts";
export { type SuspensionFigures, suspensionFigures, writeSuspensionMetrics } from "./resolve/suspension-metrics.ts";
export type { HoldAdvice } from "./resolve/writers-held.ts";
export { candidateClusters } from "./sites/clusters.ts";
export { planResumption, type ResumeRequest, type Resumption, resume } from "./write/resume.ts";
export type { ResumeValue } from "./write/resume-value.ts";
export { EMPTY_ANNOTATIONS, spellingOfAnnotations } from "./write/settle.ts";
export type { Rewriting, SpellingReader } from "./write/spellings.ts";
export type { Strength } from "./write/strength.ts";
export { planSuspension, type SuspendRequest, type Suspension, suspend } from "./write/suspend.ts";
export { collectExpired, stripHolds, type UpkeepRequest } from "./write/upkeep.ts";
