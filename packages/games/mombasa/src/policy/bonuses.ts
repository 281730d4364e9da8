import { box, type State } from '../box.ts'
import { BOARD_A, BOARD_B, boardOf, type Company, GOOD, permanentWith, sidesOf } from '../ids.ts'
import type { BonusSpace, PermanentBonuses } from '../rules/index.ts'
import { trackOf } from '../state.ts'
import { diamondGain } from './gains.ts'
import type { Outlook } from './outlook.ts'
import { weights } from './weights.ts'

const { table } = box
const WEIGHT = weights

/** What a track's special bonuses bring in every round they are in force. */

/** More of it by a level than by the one before. */
export function bonusWorth(s: State, o: Outlook, company: Company, level: number): number {
  const now = atLevel(s, o, company, level)
  return level > 1 ? Math.max(0, now - atLevel(s, o, company, level - 1)) : now
}

/** Where nothing is reached on a track, it does not matter which side of it is up. */
const [ANY_A] = sidesOf(BOARD_A)
const [ANY_B] = sidesOf(BOARD_B)

function atLevel(s: State, o: Outlook, company: Company, level: number): number {
  const track = table.tracks(s, company)
  const board = boardOf(track)
  if (board === BOARD_A) return permanentWorth(o, s.rules.permanents[permanentWith(track, ANY_B, level, 0)])
  if (board === BOARD_B) return permanentWorth(o, s.rules.permanents[permanentWith(ANY_A, track, 0, level)])
  const space = trackOf(s, company).spaces[level]
  // Somebody else may be there first, and it takes a marker.
  return space ? Math.max(0.5, WEIGHT.SPACE_FREE * spaceWorth(s, o, space) - WEIGHT.MARKER) : 0
}

function permanentWorth(o: Outlook, bonuses: PermanentBonuses): number {
  const { expansion, onTotal, onCard, discount, mixed, markers } = bonuses
  let worth = expansion * WEIGHT.BONUS_USE * o.expansion + markers * WEIGHT.MARKER
  for (let i = 0; i < GOOD.size; i++) {
    const good = GOOD.all[i]
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
      for (let i = 0; i < gives.options.length; i++) {
        const { bookkeeping = 0, diamond = 0, pounds: more = 0 } = gives.options[i]
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
