import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { TAKE_PILE } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, type Phase, type Task } from '../flow.ts'
import { numberOf, PILE, type Pile, PLUS_ONE, pileAbove, SLOT, TILE } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { ROUNDS } from '../sizes.ts'
import { rest } from '../state.ts'
import { holdsTile } from '../totals.ts'

const { table, seats: player, tasks } = box

/**
 * The end of a player's phase: one resting pile comes to the hand, then every played card goes to the pile above its own slot and tiles go
 * back to the board. Source: Término da sua própria fase de ação (pages 9 and 10).
 */

const PHASE_ENDED = event('phase-ended')
const PILE_TAKEN = event('pile-taken')
const PILE_EMPTY = reason('pile-empty')

export function endPhase(s: State, seat: Seat, out: Story): void {
  out.tell(PHASE_ENDED, seat)
  tasks.takePile.push(s)
}

const askPile: Ask = {
  question: question('take-pile'),
  legal(s: State, seat: Seat, list: AnswerList): void {
    for (let pile = PILE.first; pile < PILE.size; pile++)
      if (player.pileSize(s, seat, pile) > 0) list.add(TAKE_PILE.of(pile))
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (!TAKE_PILE.is(given)) return OTHER_QUESTION
    return player.pileSize(s, seat, TAKE_PILE.first(given)) > 0 ? 0 : PILE_EMPTY
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    takeUp(s, seat, TAKE_PILE.first(given), out)
    leave(s, seat)
  },
}

function takeUp(s: State, seat: Seat, pile: Pile, out: Story): void {
  for (const card of s.rules.cards) {
    const resting = player.resting(s, seat, pile, card)
    if (resting === 0) continue
    player.hand.add(s, seat, card, resting)
    player.resting.set(s, seat, pile, card, 0)
  }
  out.tell(PILE_TAKEN, seat, numberOf(pile), player.pileSize(s, seat, pile))
  player.pileSize.set(s, seat, pile, 0)
}

/** After the last round nobody needs a pile any more. */
const takePile: Task = {
  run(s) {
    const seat = table.turnSeat(s)
    if (table.round(s) < ROUNDS) {
      for (let pile = PILE.first; pile < PILE.size; pile++)
        if (player.pileSize(s, seat, pile) > 0) return askTurnSeat(s)
    }
    leave(s, seat)
    return false
  },
  ask: askPile,
}

function leave(s: State, seat: Seat): void {
  for (let slot = SLOT.first; slot < SLOT.size; slot++) {
    const card = player.slots(s, seat, slot)
    if (card === NONE) continue
    rest(s, seat, pileAbove(slot), card)
    player.slots.set(s, seat, slot, NONE)
  }
  player.used.clear(s, seat)
  player.ended.set(s, seat, true)
  for (let tile = TILE.first; tile < TILE.size; tile++) {
    if (!holdsTile(s, seat, tile)) continue
    table.tiles.seat.set(s, tile, NONE)
    table.tiles.used.set(s, tile, false)
    if (tile === PLUS_ONE) table.plusOneOn.set(s, NONE)
  }
  tasks.pop(s)
}

export const endOfPhase: Phase = { name: 'end of the own phase', tasks: { takePile } }
