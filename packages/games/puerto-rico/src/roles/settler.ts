import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, FOREST_ANSWER, OP, opOf, PASS, SKIP_DRAW, secondArgOf } from '../answers.ts'
import { event } from '../events.ts'
import { type Ask, askSeat, finished, TASK, type Task, taskArg, taskSecondArg } from '../flow.ts'
import { FOREST, QUARRY, SETTLER } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import {
  anyOccupied,
  CHOOSER,
  FIELDS_USED,
  HOSPICE,
  isAutoma,
  OPEN,
  PILE_LEFT,
  player,
  QUARRIES,
  type State,
  seatFromChooser,
  TASKS,
} from '../state.ts'
import { drawTile, faceDownTiles, fieldsFull, privilegeOf, renewRow, renewTiles, tilesInReserve } from '../supply.ts'
import { BY_ACTION, BY_LIBRARY, DRAWN, entitled, GAINED_FOREST, GAINED_TILE, gainTile, gainUnseen } from './gaining.ts'

/**
 * Settler: in turn each player may take one open plantation; the settler may take a quarry instead. Then the row is laid out anew.
 * Source: classic, O colono; 2020, Colono; 1897, Cultivador. Hacienda and construction hut act here; hospice and forests in `gaining.ts`.
 */

const CANNOT_ACT = event('cannot-act')
const PASSED = event('passed')
const TILE_DRAWN = event('tile-drawn')
const TAKEN = event('tile-taken')
const FOREST_TAKEN = event('forest-taken')

const NOT_OPEN = reason('tile-not-open')
const NO_QUARRY = reason('no-quarry-left')
const NO_PRIVILEGE = reason('quarry-needs-privilege')
const NO_PILE = reason('no-such-pile')
const NO_FOREST_HOUSE = reason('no-forest-house')
const NO_TILES = reason('no-tiles-left')

export function beginSettler(s: State): void {
  TASKS.push(s.c, TASK.SETTLER_TURN)
}

/** Goes round the table; after the last player come a doubled privilege's tile, forests' workers and the new row. */
export const settlerTurn: Task = {
  run(s, out) {
    const { c, rules } = s
    const turn = taskArg(s)
    c[TASKS.top(c) + 1]++
    if (turn < rules.players) takeTurn(s, seatFromChooser(s, turn), out)
    else if (turn === rules.players) secondTile(s)
    else if (turn === rules.players + 1) closeIslands(s, out)
    else {
      for (let seat = 0; seat < rules.players; seat++) c[player(seat) + HOSPICE] = 0
      renewRow(s, out)
      return finished(s)
    }
    return false
  },
}

/** A full island does nothing, and nobody acts when there is nothing to take. */
function takeTurn(s: State, seat: Seat, out: Story): void {
  if (isAutoma(s, seat)) s.rules.automa?.settle(s, seat, out)
  else if (fieldsFull(s, seat)) out.tell(CANNOT_ACT, seat, SETTLER)
  else TASKS.push(s.c, TASK.SETTLER_TAKE, seat, BY_ACTION)
}

/** A privilege that counts twice brings the settler another tile when all have theirs. */
function secondTile(s: State): void {
  const seat = s.c[CHOOSER]
  if (privilegeOf(s, seat) > 1 && !fieldsFull(s, seat)) TASKS.push(s.c, TASK.SETTLER_TAKE, seat, BY_LIBRARY)
}

/** What comes when all tiles are laid: first the workers of those who gained nothing but a forest. */
function closeIslands(s: State, out: Story): void {
  const { settlerCloses } = s.rules.hooks
  for (let i = 0; i < settlerCloses.length; i++) settlerCloses[i](s, out)
  for (let turn = s.rules.players - 1; turn >= 0; turn--) {
    const seat = seatFromChooser(s, turn)
    const gained = s.c[player(seat) + HOSPICE] & (GAINED_TILE | GAINED_FOREST)
    const waits = s.rules.switches.hospiceTile === 'any-gained' && gained === GAINED_FOREST
    if (waits && entitled(s, seat)) TASKS.push(s.c, TASK.SETTLER_WORKER, seat, s.c[player(seat) + FIELDS_USED] - 1)
  }
}

/* Hacienda: before the action, a face-down tile that must be laid. */

const askDraw: Ask = {
  question: question('settler-draw'),
  legal(s: State, _seat: Seat, list: AnswerList): void {
    listDraws(s, list)
    list.add(SKIP_DRAW)
  },
  why(s: State, _seat: Seat, given: Answer): ReasonCode {
    if (given === SKIP_DRAW) return 0
    return opOf(given) === OP.DRAW ? whyDraw(s, given) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    TASKS.pop(s.c)
    if (given === SKIP_DRAW) return
    const tile = drawTile(s, pileOf(s, given), out)
    out.tell(TILE_DRAWN, seat, tile, secondArgOf(given))
    gainTile(s, seat, tile, DRAWN)
  },
}

/** The pile an answer names, -1 if there is no such pile. With one stack no pile is named. */
export function pileOf(s: State, given: Answer): number {
  const named = secondArgOf(given)
  if (s.rules.piles === 1) return named === 0 ? 0 : -1
  return named <= s.rules.piles ? named - 1 : -1
}

export function listDraws(s: State, list: AnswerList): void {
  const { piles } = s.rules
  for (let pile = 0; pile < piles; pile++) {
    if (s.c[PILE_LEFT + pile] > 0) list.add(answer(OP.DRAW, 0, piles === 1 ? 0 : pile + 1))
  }
}

export function whyDraw(s: State, given: Answer): ReasonCode {
  const pile = pileOf(s, given)
  return pile >= 0 && s.c[PILE_LEFT + pile] > 0 ? 0 : NO_PILE
}

export const settlerDraw: Task = {
  run(s, out) {
    renewTiles(s, out)
    return faceDownTiles(s) > 0 ? askSeat(s, taskArg(s)) : finished(s)
  },
  ask: askDraw,
}

/* The action: one open plantation, or a quarry by privilege or construction hut. */

const askTake: Ask = {
  question: question('settler-take'),
  facts: (s, seat) => ({ privilege: whyQuarry(s, seat) === 0 ? 1 : 0 }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    const { piles, openTiles } = s.rules
    if (piles === 1) {
      for (let tile = 0; tile < QUARRY; tile++) if (openSpace(s, tile, 0) >= 0) list.add(answer(OP.TAKE, tile))
    } else {
      for (let i = 0; i < openTiles; i++) {
        if (s.c[OPEN + i] > 0) list.add(answer(OP.TAKE, s.c[OPEN + i] - 1, i + 1))
      }
    }
    if (whyQuarry(s, seat) === 0) list.add(answer(OP.TAKE, QUARRY))
    if (whyUnseenForest(s, seat) === 0) list.add(FOREST_ANSWER)
    list.add(PASS)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === PASS) return 0
    if (given === FOREST_ANSWER) return whyUnseenForest(s, seat)
    if (opOf(given) !== OP.TAKE || argOf(given) >= FOREST) return OTHER_QUESTION
    if (argOf(given) === QUARRY) return whyQuarry(s, seat)
    return openSpace(s, argOf(given), secondArgOf(given)) >= 0 ? 0 : NOT_OPEN
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const source = taskSecondArg(s)
    TASKS.pop(s.c)
    if (given === PASS) {
      out.tell(PASSED, seat, SETTLER)
      return
    }
    if (given === FOREST_ANSWER) {
      takeUnseenForest(s, seat, source, out)
      return
    }
    const tile = argOf(given)
    if (tile === QUARRY) s.c[QUARRIES]--
    else s.c[OPEN + openSpace(s, tile, secondArgOf(given))] = 0
    out.tell(TAKEN, seat, tile, secondArgOf(given))
    gainTile(s, seat, tile, source)
  },
}

/** Where a forest is an unseen tile: the top one of the stack, instead of an open plantation. */
export function whyUnseenForest(s: State, seat: Seat): ReasonCode {
  const { effects, switches } = s.rules
  if (effects.forests.length === 0 || switches.forestTile !== 'unseen') return OTHER_QUESTION
  if (!anyOccupied(s, seat, effects.forests)) return NO_FOREST_HOUSE
  return tilesInReserve(s) > 0 ? 0 : NO_TILES
}

export function takeUnseenForest(s: State, seat: Seat, source: number, out: Story): void {
  renewTiles(s, out)
  const tile = drawTile(s, 0, out)
  out.tell(FOREST_TAKEN, seat)
  gainUnseen(s, seat, tile, source)
}

/** Where in the row the tile lies: on the named pile, or anywhere when there is one stack. */
function openSpace(s: State, tile: number, pile: number): number {
  const { piles, openTiles } = s.rules
  if (piles > 1) return pile > 0 && pile <= piles && s.c[OPEN + pile - 1] === tile + 1 ? pile - 1 : -1
  if (pile > 0) return -1
  for (let i = 0; i < openTiles; i++) if (s.c[OPEN + i] === tile + 1) return i
  return -1
}

/** By privilege with the action's own tile, by construction hut with every tile. */
function whyQuarry(s: State, seat: Seat): ReasonCode {
  const byPrivilege = taskSecondArg(s) === BY_ACTION && privilegeOf(s, seat) > 0
  if (!byPrivilege && !anyOccupied(s, seat, s.rules.effects.quarryInstead)) return NO_PRIVILEGE
  return s.c[QUARRIES] > 0 ? 0 : NO_QUARRY
}

/** Whether the seat's action can gain anything. */
function canTake(s: State, seat: Seat): boolean {
  for (let i = 0; i < s.rules.openTiles; i++) if (s.c[OPEN + i] > 0) return true
  return whyQuarry(s, seat) === 0 || whyUnseenForest(s, seat) === 0
}

/** The task's numbers: the seat, how the tile comes, and whether the hacienda's tile has been seen to, which comes before the action's. */
export const settlerTake: Task = {
  run(s, out) {
    const seat = taskArg(s)
    if (drawsFirst(s, seat)) {
      s.c[TASKS.top(s.c) + 3] = 1
      TASKS.push(s.c, TASK.SETTLER_DRAW, seat)
      return false
    }
    if (!fieldsFull(s, seat) && canTake(s, seat)) return askSeat(s, seat)
    out.tell(CANNOT_ACT, seat, SETTLER)
    return finished(s)
  },
  ask: askTake,
}

const drawsFirst = (s: State, seat: Seat): boolean =>
  taskSecondArg(s) === BY_ACTION && s.c[TASKS.top(s.c) + 3] === 0 && anyOccupied(s, seat, s.rules.effects.drawsTile)
