import type { AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { MARK } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { cheapest } from '../hot.ts'
import { reason } from '../reasons.ts'
import {
  BUY_SPACE,
  countedOn,
  DISCARD_SPACE,
  FIRST_PLAYER_SPACE,
  isTrackSpace,
  levelOfSpace,
  SPACE,
  type Space,
  tileOn,
  twinSpace,
} from '../spaces.ts'
import { bonusSpaceOf, companyOfSpace } from '../state.ts'
import { permanentOf } from '../totals.ts'
import { gainBookkeeping } from './books.ts'
import { canDiscard } from './discard.ts'
import { payPounds } from './gains.ts'
import { whyMajority } from './majority.ts'

const { table, seats: player, tasks } = box

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
  s.rules.markers + permanentOf(s, seat).markers - player.markersOut(s, seat)

/** Pounds that the space itself asks for. */
export function spacePounds(s: State, space: Space): number {
  if (space === BUY_SPACE) return s.rules.buySpacePounds
  const tile = tileOn(space)
  if (tile !== NONE) return s.rules.tilePounds[tile]
  return isTrackSpace(space) ? bonusSpaceOf(s, space).pounds : 0
}

export const whyMark = (s: State, seat: Seat, space: Space): ReasonCode =>
  markersLeft(s, seat) > 0 ? whySpace(s, seat, space) : NO_MARKER

/** Why a marker cannot be laid on a space, supposed that there is one. */
function whySpace(s: State, seat: Seat, space: Space): ReasonCode {
  if (table.spaces(s, space) !== NONE) return TAKEN
  if (isTrackSpace(space)) {
    const locked = whyTrackSpace(s, seat, space)
    if (locked !== 0) return locked
  }
  const pounds = spacePounds(s, space)
  if (player.pounds(s, seat) < pounds) return TOO_DEAR
  if (space === BUY_SPACE) return cheapest(s, 0) <= player.pounds(s, seat) - pounds ? 0 : NOTHING_AFFORDABLE
  if (space === DISCARD_SPACE) return canDiscard(s, seat, 'any') ? 0 : NOTHING_TO_DISCARD
  const counted = countedOn(space)
  if (counted !== NONE) return whyMajority(s, seat, counted)
  const waits = space === FIRST_PLAYER_SPACE && table.firstPlayer(s) === seat && player.turns(s, seat) === 0
  return waits ? WAITS : 0
}

export function addMarks(s: State, seat: Seat, list: AnswerList): void {
  if (markersLeft(s, seat) <= 0) return
  for (let space = SPACE.first; space < SPACE.size; space++)
    if (whySpace(s, seat, space) === 0) list.add(MARK.of(space))
}

/** Unlocked by the player, and not used beside its twin in the same round. */
function whyTrackSpace(s: State, seat: Seat, space: Space): ReasonCode {
  if (player.bonuses(s, seat, companyOfSpace(s, space)) < levelOfSpace(space)) return LOCKED
  if (table.spaces(s, twinSpace(space)) === seat) return OTHER_USED
  const { gives } = bonusSpaceOf(s, space)
  return gives.kind === 'discard' && !canDiscard(s, seat, gives.card) ? NOTHING_TO_DISCARD : 0
}

export function placeMarker(s: State, seat: Seat, space: Space, out: Story): void {
  table.spaces.set(s, space, seat)
  player.markersOut.add(s, seat, 1)
  out.tell(PLACED, seat, space)
  payPounds(s, seat, spacePounds(s, space), out)
  const counted = countedOn(space)
  if (space === FIRST_PLAYER_SPACE) {
    table.firstPlayer.set(s, seat)
    out.tell(FIRST_PLAYER, seat)
    gainBookkeeping(s, seat, s.rules.firstPlayerPoints, out)
  } else if (space === BUY_SPACE) tasks.buy.push(s)
  else if (space === DISCARD_SPACE) tasks.discard.push(s, space)
  else if (counted !== NONE) tasks.tier.push(s, counted)
  else if (isTrackSpace(space)) useTrackSpace(s, space)
}

function useTrackSpace(s: State, space: Space): void {
  switch (bonusSpaceOf(s, space).gives.kind) {
    case 'choose':
      tasks.option.push(s, space)
      return
    case 'buyAndOrDiamond':
      tasks.andOr.push(s, space, false, false)
      return
    case 'discard':
      tasks.discard.push(s, space)
      return
    case 'otherTracks':
      tasks.otherTracks.push(s, space, 0)
  }
}
