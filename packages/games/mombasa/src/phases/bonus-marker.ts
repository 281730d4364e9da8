import type { ReasonCode, Seat, Story } from '@quayside/kernel'
import { event } from '../events.ts'
import { TASK } from '../flow.ts'
import { COMPANY_COUNT } from '../ids.ts'
import { reason } from '../reasons.ts'
import type { BonusSpace } from '../rules/index.ts'
import {
  BUY_SPACE,
  DISCARD_SPACE,
  FIRST_MAJORITY_SPACE,
  FIRST_PLAYER_SPACE,
  FIRST_TILE_SPACE,
  FIRST_TRACK_SPACE,
  isMajoritySpace,
  isTileSpace,
  isTrackSpace,
  levelOfSpace,
  twinSpace,
} from '../spaces.ts'
import {
  BONUS,
  MARKER_HOLDER,
  MARKERS_OUT,
  player,
  SPACE,
  type State,
  TASKS,
  TRACK_AT,
  TURNS,
  trackOf,
} from '../state.ts'
import { permanentOf } from '../totals.ts'
import { gainBookkeeping } from './books.ts'
import { canDiscard } from './discard.ts'
import { payPounds, poundsOf } from './gains.ts'
import { cheapest } from './goods.ts'
import { whyMajority } from './majority.ts'

/**
 * Bonus markers: one on an empty space a turn. Each space has its price or condition; some reward at once, some reserve a tile for the next
 * round. Source: Coloque 1 Marcador de Bônus (pages 8 and 9); spaces of the tracks: page 12.
 */

const PLACED = event('marker-placed')
const FIRST_PLAYER = event('first-player')

const NO_MARKER = reason('no-marker-left')
const TAKEN = reason('space-taken')
const LOCKED = reason('space-locked')
const OTHER_USED = reason('space-other-used')
const WAITS = reason('first-player-waits')
const TOO_DEAR = reason('space-pounds')
const NOTHING_AFFORDABLE = reason('no-card-affordable')
const NOTHING_TO_DISCARD = reason('nothing-to-discard')

export const markersLeft = (s: State, seat: Seat): number =>
  s.rules.markers + permanentOf(s, seat).markers - s.c[player(s, seat) + MARKERS_OUT]

/** The company at whose edge the track of a bonus space lies. */
export function companyOfSpace(s: State, space: number): number {
  const board = 2 + ((space - FIRST_TRACK_SPACE) >> 1)
  for (let company = 0; company < COMPANY_COUNT; company++) if (s.c[TRACK_AT + company] >> 1 === board) return company
  return -1
}

/** Tracks C and D have both; the data are checked for it. */
const bonusSpaceOf = (s: State, space: number): BonusSpace =>
  trackOf(s, companyOfSpace(s, space)).spaces[levelOfSpace(space)]!

/** Pounds that the space itself asks for. */
export function spacePounds(s: State, space: number): number {
  if (space === BUY_SPACE) return s.rules.buySpacePounds
  if (isTileSpace(space)) return s.rules.tilePounds[space - FIRST_TILE_SPACE]
  return isTrackSpace(space) ? bonusSpaceOf(s, space).pounds : 0
}

export function whyMark(s: State, seat: Seat, space: number): ReasonCode {
  if (markersLeft(s, seat) <= 0) return NO_MARKER
  if (s.c[SPACE + space] > 0) return TAKEN
  if (isTrackSpace(space)) {
    const locked = whyTrackSpace(s, seat, space)
    if (locked !== 0) return locked
  }
  const pounds = spacePounds(s, space)
  if (poundsOf(s, seat) < pounds) return TOO_DEAR
  if (space === BUY_SPACE) return cheapest(s, 0) <= poundsOf(s, seat) - pounds ? 0 : NOTHING_AFFORDABLE
  if (space === DISCARD_SPACE) return canDiscard(s, seat, 'any') ? 0 : NOTHING_TO_DISCARD
  if (isMajoritySpace(space)) return whyMajority(s, seat, space - FIRST_MAJORITY_SPACE)
  const waits = space === FIRST_PLAYER_SPACE && s.c[MARKER_HOLDER] === seat && s.c[player(s, seat) + TURNS] === 0
  return waits ? WAITS : 0
}

/** Unlocked by the player, and not used beside its twin in the same round. */
function whyTrackSpace(s: State, seat: Seat, space: number): ReasonCode {
  if (s.c[player(s, seat) + BONUS + companyOfSpace(s, space)] < levelOfSpace(space)) return LOCKED
  if (s.c[SPACE + twinSpace(space)] === seat + 1) return OTHER_USED
  const { gives } = bonusSpaceOf(s, space)
  return gives.kind === 'discard' && !canDiscard(s, seat, gives.card) ? NOTHING_TO_DISCARD : 0
}

export function placeMarker(s: State, seat: Seat, space: number, out: Story): void {
  const { c, rules } = s
  c[SPACE + space] = seat + 1
  c[player(s, seat) + MARKERS_OUT]++
  out.tell(PLACED, seat, space)
  payPounds(s, seat, spacePounds(s, space), out)
  if (space === FIRST_PLAYER_SPACE) {
    c[MARKER_HOLDER] = seat
    out.tell(FIRST_PLAYER, seat)
    gainBookkeeping(s, seat, rules.firstPlayerPoints, out)
  } else if (space === BUY_SPACE) TASKS.push(c, TASK.BUY)
  else if (space === DISCARD_SPACE) TASKS.push(c, TASK.DISCARD, rules.discardPlus)
  else if (isMajoritySpace(space)) TASKS.push(c, TASK.TIER, space - FIRST_MAJORITY_SPACE)
  else if (isTrackSpace(space)) useTrackSpace(s, space)
}

/** The task of a track's bonus space finds what it gives by company and level. */
function useTrackSpace(s: State, space: number): void {
  const { c } = s
  const company = companyOfSpace(s, space)
  const level = levelOfSpace(space)
  const { gives } = bonusSpaceOf(s, space)
  switch (gives.kind) {
    case 'choose':
      TASKS.push(c, TASK.OPTION, company, level)
      return
    case 'buyAndOrDiamond':
      TASKS.push(c, TASK.AND_OR, company, level)
      return
    case 'discard':
      TASKS.push(c, TASK.DISCARD, gives.plus, company, level)
      return
    case 'otherTracks':
      TASKS.push(c, TASK.OTHER_TRACKS, company, level, 0)
  }
}
