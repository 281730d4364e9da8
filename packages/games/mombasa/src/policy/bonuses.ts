import { GOOD_COUNT } from '../ids.ts'
import type { BonusSpace, Permanent } from '../rules/index.ts'
import { permanentIndex } from '../rules/tracks.ts'
import { type State, TRACK_AT, trackOf } from '../state.ts'
import { diamondGain } from './gains.ts'
import type { Outlook } from './outlook.ts'
import { WEIGHT } from './weights.ts'

/** What a track's special bonuses bring in every round they are in force. */

/** More of it by a level than by the one before. */
export function bonusWorth(s: State, o: Outlook, company: number, level: number): number {
  const now = atLevel(s, o, company, level)
  return level > 1 ? Math.max(0, now - atLevel(s, o, company, level - 1)) : now
}

function atLevel(s: State, o: Outlook, company: number, level: number): number {
  const track = s.c[TRACK_AT + company]
  const board = track >> 1
  const side = track & 1
  if (board === 0) return permanentWorth(o, s.rules.permanents[permanentIndex(side, 0, level, 0)])
  if (board === 1) return permanentWorth(o, s.rules.permanents[permanentIndex(0, side, 0, level)])
  const space = trackOf(s, company).spaces[level]
  // Somebody else may be there first, and it takes a marker.
  return space ? Math.max(0.5, WEIGHT.SPACE_FREE * spaceWorth(s, o, space) - WEIGHT.MARKER) : 0
}

function permanentWorth(o: Outlook, { expansion, onTotal, onCard, discount, mixed, markers }: Permanent): number {
  let worth = expansion * WEIGHT.BONUS_USE * o.expansion + markers * WEIGHT.MARKER
  for (let good = 0; good < GOOD_COUNT; good++) {
    worth += (onTotal[good] + 1.5 * onCard[good]) * WEIGHT.BONUS_USE * o.unit
    worth += discount[good] * WEIGHT.DISCOUNT_USE * o.unit
  }
  return mixed > 0 ? worth + WEIGHT.DISCOUNT_USE * o.unit : worth
}

/** What a bonus space of tracks C and D brings when a marker is laid there, its price paid. */
export function spaceWorth(s: State, o: Outlook, { pounds, gives }: BonusSpace): number {
  const price = pounds * o.pound
  switch (gives.kind) {
    case 'choose': {
      let most = 0
      for (const { bookkeeping = 0, diamond = 0, pounds: more = 0 } of gives.options) {
        most = Math.max(most, bookkeeping * o.point + diamondGain(s, o, diamond) + more * o.pound)
      }
      return most - price
    }
    case 'buyAndOrDiamond':
      return diamondGain(s, o, gives.diamond) + WEIGHT.CARD_FOR_POUNDS + gives.discount * o.pound - price
    case 'discard':
      return (gives.plus + 1) * o.pound - price
    case 'otherTracks':
      return gives.tracks * gives.spaces * o.unit * 0.8 - price
  }
}
