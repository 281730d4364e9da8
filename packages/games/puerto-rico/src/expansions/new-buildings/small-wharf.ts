import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, DONE, OP, opOf, SMALL_SHIP, secondArgOf } from '../../answers.ts'
import { event } from '../../events.ts'
import type { Way } from '../../expansion.ts'
import { type Ask, askSeat, TASK, type Task, taskArg } from '../../flow.ts'
import { GOOD_COUNT, GOODS } from '../../ids.ts'
import { question } from '../../questions.ts'
import { OTHER_QUESTION, reason } from '../../reasons.ts'
import { scoreLoad, tellLoaded } from '../../roles/captain.ts'
import { anyOccupied, GOODS_AT, GOODS_SUPPLY, goodsOf, player, type State, TASKS, totalGoods } from '../../state.ts'
import { barrelsIn, isWholeLoad, WHOLE_LOADS } from './whole-load.ts'

/**
 * Small wharf: once in a captain phase, any barrels of any kinds on a small ship of one's own, for a point for every two of them. It is one
 * load: harbor, lighthouse and the captain's own point count once. The load is put together kind by kind.
 * Source: classic, Pequeno Cais; 2020, Piccolo Molo; 1897, Cais Pequeno. Once in a phase, at least one barrel: our rulings.
 */

const LOADED = event('loaded')

const NO_GOOD = reason('no-such-good')
const NO_WHARF = reason('no-small-wharf')
const USED = reason('small-wharf-used')
const TOO_MANY = reason('too-many-barrels')

export const BARRELS_PER_POINT = 2

/* Cells of each player: whether the ship is used, and what lies on it. */
const USED_CELL = 0
const CARGO = 1
const PLAYER_CELLS = 1 + GOOD_COUNT

export const smallWharfCells = (players: number): number => players * PLAYER_CELLS

const block = (s: State, seat: Seat): number => s.rules.cellsOf['new-buildings'] + seat * PLAYER_CELLS
const used = (s: State, seat: Seat): boolean => s.c[block(s, seat) + USED_CELL] === 1
export const smallCargo = (s: State, seat: Seat, good: number): number => s.c[block(s, seat) + CARGO + good]

function whyLoad(s: State, seat: Seat, given: Answer): ReasonCode {
  if (!anyOccupied(s, seat, s.rules.effects.smallShip)) return NO_WHARF
  if (used(s, seat)) return USED
  return isWholeLoad(given) ? whyWhole(s, seat, given) : whyItem(s, seat, given)
}

const whyWhole = (s: State, seat: Seat, given: Answer): ReasonCode => (goodLacking(s, seat, given) < 0 ? 0 : TOO_MANY)

/** The first good of which an answer names more than the seat has, -1 if there is none. */
export function goodLacking(s: State, seat: Seat, given: Answer): number {
  if (!isWholeLoad(given)) return secondArgOf(given) > goodsOf(s, seat, argOf(given)) ? argOf(given) : -1
  for (let good = 0; good < GOOD_COUNT; good++) if (barrelsIn(given, good) > goodsOf(s, seat, good)) return good
  return -1
}

/** Whether so many barrels of a kind can be added. */
function whyItem(s: State, seat: Seat, given: Answer): ReasonCode {
  const held = goodsOf(s, seat, argOf(given))
  if (held === 0) return NO_GOOD
  return secondArgOf(given) <= held ? 0 : TOO_MANY
}

function listItems(s: State, seat: Seat, list: AnswerList): void {
  for (let good = 0; good < GOOD_COUNT; good++) {
    for (let count = 1; count <= goodsOf(s, seat, good); count++) list.add(answer(OP.LOAD_SMALL, good, count))
  }
}

/** One kind goes aboard. */
function loadItem(s: State, seat: Seat, good: number, count: number, out: Story): void {
  s.c[player(seat) + GOODS_AT + good] -= count
  s.c[block(s, seat) + CARGO + good] += count
  out.tell(LOADED, seat, good, count, SMALL_SHIP)
}

export const smallWharf: Way = {
  ops: [OP.LOAD_SMALL, ...WHOLE_LOADS],
  possible: (s, seat) => anyOccupied(s, seat, s.rules.effects.smallShip) && !used(s, seat) && totalGoods(s, seat) > 0,
  legal(s: State, seat: Seat, list: AnswerList): void {
    if (smallWharf.possible(s, seat)) listItems(s, seat, list)
  },
  why: whyLoad,
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    s.c[block(s, seat) + USED_CELL] = 1
    TASKS.push(s.c, TASK.SMALL_WHARF, seat)
    if (!isWholeLoad(given)) {
      loadItem(s, seat, argOf(given), secondArgOf(given), out)
      return
    }
    for (let good = 0; good < GOOD_COUNT; good++) {
      if (barrelsIn(given, good) > 0) loadItem(s, seat, good, barrelsIn(given, good), out)
    }
    castOff(s, seat, out)
  },
}

const aboard = (s: State, seat: Seat): number => {
  let total = 0
  for (let good = 0; good < GOOD_COUNT; good++) total += smallCargo(s, seat, good)
  return total
}

const askMore: Ask = {
  question: question('small-wharf-load'),
  facts: (s, seat) => ({ count: aboard(s, seat) }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    listItems(s, seat, list)
    list.add(DONE)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === DONE) return 0
    return opOf(given) === OP.LOAD_SMALL ? whyItem(s, seat, given) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    if (given === DONE) castOff(s, seat, out)
    else loadItem(s, seat, argOf(given), secondArgOf(given), out)
  },
}

export const smallWharfLoad: Task = {
  run(s, out) {
    const seat = taskArg(s)
    if (totalGoods(s, seat) > 0) return askSeat(s, seat)
    castOff(s, seat, out)
    return false
  },
  ask: askMore,
}

/** The load is complete: it is scored, and where ships of one's own empty at once the barrels go back. */
function castOff(s: State, seat: Seat, out: Story): void {
  TASKS.pop(s.c)
  scoreLoad(s, seat, Math.floor(aboard(s, seat) / BARRELS_PER_POINT), out)
  for (let good = 0; good < GOOD_COUNT; good++) {
    const count = smallCargo(s, seat, good)
    if (count > 0) tellLoaded(s, seat, good, count, -1, out)
  }
  if (s.rules.switches.privateShipEmpties === 'at-once') unload(s, seat)
}

function unload(s: State, seat: Seat): void {
  for (let good = 0; good < GOOD_COUNT; good++) {
    s.c[GOODS_SUPPLY + good] += smallCargo(s, seat, good)
    s.c[block(s, seat) + CARGO + good] = 0
  }
}

/** The captain phase is over. */
export function returnSmallShips(s: State): void {
  for (let seat = 0; seat < s.rules.players; seat++) {
    unload(s, seat)
    s.c[block(s, seat) + USED_CELL] = 0
  }
}

export function smallWharfView(s: State, seat: Seat): { smallShip?: { used: true; goods: Record<string, number> } } {
  if (!used(s, seat)) return {}
  const goods = Object.fromEntries(GOODS.map((good, i) => [good, smallCargo(s, seat, i)]))
  return { smallShip: { used: true, goods } }
}

export function smallWharfLedger(s: State, tally: (kind: string, count: number) => void): void {
  for (let seat = 0; seat < s.rules.players; seat++) {
    GOODS.forEach((good, i) => {
      tally(`barrel ${good}`, smallCargo(s, seat, i))
    })
  }
}
