import type { ReasonSpec } from '@quayside/kernel'

/** Why an answer is refused, and the rule that forbids it. The first stands for "legal". */
export const REASONS = [
  { code: 'legal', rule: 'turn-order' },
  { code: 'other-question', rule: 'turn-order' },
  { code: 'role-not-in-play', rule: 'roles' },
  { code: 'role-taken', rule: 'roles' },
  { code: 'tile-not-open', rule: 'settler-action' },
  { code: 'no-quarry-left', rule: 'settler-quarry' },
  { code: 'quarry-needs-privilege', rule: 'settler-quarry' },
  { code: 'no-such-pile', rule: 'settler-draw' },
  { code: 'no-free-circle', rule: 'mayor-placing' },
  { code: 'not-in-market', rule: 'builder-market' },
  { code: 'sold-out', rule: 'builder-market' },
  { code: 'already-owned', rule: 'builder-once' },
  { code: 'no-city-space', rule: 'builder-space' },
  { code: 'not-enough-coins', rule: 'builder-cost' },
  { code: 'not-produced', rule: 'craftsman-privilege' },
  { code: 'supply-empty', rule: 'craftsman-privilege' },
  { code: 'no-such-good', rule: 'goods' },
  { code: 'house-full', rule: 'trader-house' },
  { code: 'good-in-house', rule: 'trader-house' },
  { code: 'no-such-ship', rule: 'captain-ships' },
  { code: 'ship-full', rule: 'captain-ships' },
  { code: 'other-good-aboard', rule: 'captain-ships' },
  { code: 'good-on-other-ship', rule: 'captain-ships' },
  { code: 'larger-ship', rule: 'captain-most' },
  { code: 'no-wharf', rule: 'captain-wharf' },
  { code: 'wharf-used', rule: 'captain-wharf' },
  { code: 'must-load', rule: 'captain-duty' },
  { code: 'no-warehouse', rule: 'storing-warehouse' },
  { code: 'warehouse-full', rule: 'storing-warehouse' },
  { code: 'warehouses-first', rule: 'storing-order' },
  { code: 'all-kept', rule: 'storing-single' },
  { code: 'singles-full', rule: 'storing-single' },
] as const satisfies readonly ReasonSpec[]

export type ReasonId = Exclude<(typeof REASONS)[number]['code'], 'legal'>
export type RuleId = (typeof REASONS)[number]['rule']

export const reason = (code: ReasonId): number => REASONS.findIndex((spec) => spec.code === code)

/** The answer belongs to another question than the one asked. */
export const OTHER_QUESTION = reason('other-question')
