import { type Answer, type AnswerList, NOBODY, type ReasonCode, type Seat, type Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { KEEP, REST } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, finished, type Phase, type Task } from '../flow.ts'
import { type Card, numberOf, PILE, type Pile, type StartTile } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { STARTING_STEP } from '../sizes.ts'
import { rest, unsealed } from '../state.ts'
import { gainDiamonds } from './gains.ts'
import { moveFreely } from './track-moves.ts'

const { table, seats: player, tasks } = box

/**
 * Starting tiles: in later games everybody keeps one of two in secret, at once. Then, in seat order, each player rests the three cards of
 * the tile and takes its bonus. Source: Preparação, steps 13 and 14 (pages 2 and 3).
 */

const SEALED = event('sealed')
const KEPT = event('tile-kept')
const RESTED = event('rested')

const NOT_DEALT = reason('tile-not-dealt')
const OTHER_CARD = reason('other-card-rests')
const NOT_MIDDLE = reason('pile-not-middle')
const PILE_TAKEN = reason('pile-taken')

/** Resting piles of the slots that are open from the start. */
export const MIDDLE_PILES = PILE.all.slice(1, -1)

const askKeep: Ask = {
  question: question('keep-tile'),
  legal(s: State, seat: Seat, list: AnswerList): void {
    for (const tile of player.dealt.all(s, seat)) list.add(KEEP.of(tile))
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (!KEEP.is(given)) return OTHER_QUESTION
    return player.dealt.indexOf(s, seat, KEEP.first(given)) >= 0 ? 0 : NOT_DEALT
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    player.startTile.set(s, seat, KEEP.first(given))
    player.sealed.set(s, seat, true)
    out.tell(SEALED, seat)
  },
}

const keepTile: Task = {
  run(s, out) {
    box.asked.set(s, unsealed(s))
    if (box.asked(s) !== NOBODY) return true
    out.revealed()
    for (let seat = 0; seat < s.rules.players; seat++) {
      player.sealed.set(s, seat, false)
      // The other tile goes back to the box unseen, and nothing remembers it.
      player.dealt.clear(s, seat)
      layTile(s, seat, player.startTile(s, seat) as StartTile, out)
    }
    return finished(s)
  },
  ask: askKeep,
}

/** The tile's book is the first on the player's track. */
export function layTile(s: State, seat: Seat, tile: StartTile, out: Story): void {
  player.startTile.set(s, seat, tile)
  player.bookTrack.book.set(s, seat, STARTING_STEP, s.rules.startTiles[tile].book)
  out.tell(KEPT, seat, tile)
}

/* Resting cards, then the bonus: the task goes round the seats and through the three cards. */

const tileOf = (s: State, seat: Seat) => s.rules.startTiles[player.startTile(s, seat)]

/** One of the cards that a seat's tile rests, counted from 0. */
export function restingCard(s: State, seat: Seat, which: number): Card {
  const card = tileOf(s, seat).resting[which]
  return card === NONE ? s.rules.expansionOnes[seat] : card
}

/** The card that rests next. */
const cardNow = (s: State): Card => restingCard(s, table.turnSeat(s), tasks.restCards.rested(s))

const isEmpty = (s: State, seat: Seat, pile: Pile): boolean => player.pileSize(s, seat, pile) === 0

function whyRest(s: State, seat: Seat, card: Card, pile: Pile): ReasonCode {
  if (card !== cardNow(s)) return OTHER_CARD
  if (!MIDDLE_PILES.includes(pile)) return NOT_MIDDLE
  return isEmpty(s, seat, pile) ? 0 : PILE_TAKEN
}

const askRest: Ask = {
  question: question('rest-card'),
  facts: (s) => ({ card: s.rules.faces[cardNow(s)].id }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    const card = cardNow(s)
    for (const pile of MIDDLE_PILES) if (isEmpty(s, seat, pile)) list.add(REST.of(card, pile))
  },
  why: (s: State, seat: Seat, given: Answer): ReasonCode =>
    REST.is(given) ? whyRest(s, seat, REST.first(given), REST.second(given)) : OTHER_QUESTION,
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const [card, pile] = [REST.first(given), REST.second(given)]
    player.hand.add(s, seat, card, -1)
    rest(s, seat, pile, card)
    tasks.restCards.rested.add(s, 1)
    out.tell(RESTED, seat, card, numberOf(pile))
  },
}

const restCards: Task = {
  run(s, out) {
    const seat = tasks.restCards.seat(s)
    if (seat === s.rules.players) {
      table.turnSeat.set(s, 0)
      return finished(s)
    }
    table.turnSeat.set(s, seat)
    if (tasks.restCards.rested(s) < MIDDLE_PILES.length) return askTurnSeat(s)
    takeBonus(s, seat, out)
    tasks.restCards.seat.set(s, seat + 1)
    tasks.restCards.rested.set(s, 0)
    return false
  },
  ask: askRest,
}

/** A starting bonus never crosses a capital call. */
function takeBonus(s: State, seat: Seat, out: Story): void {
  for (const { company, spaces } of tileOf(s, seat).bonus) {
    if (company === NONE) gainDiamonds(s, seat, spaces, out)
    else moveFreely(s, seat, company, spaces, out)
  }
}

export function pushStartingTiles(s: State): void {
  tasks.restCards.push(s, 0, 0)
  if (s.rules.laterGame) tasks.keepTile.push(s)
}

export const startingTiles: Phase = { name: 'starting tiles', tasks: { keepTile, restCards } }
