import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, OP, opOf, PASS } from '../../answers.ts'
import { event, FROM_HUNTING_LODGE } from '../../events.ts'
import { type Ask, askSeat, finished, TASK, type Task, taskArg } from '../../flow.ts'
import { QUARRY, SETTLER, TILE_COUNT } from '../../ids.ts'
import { noblesIn } from '../../pieces.ts'
import { question } from '../../questions.ts'
import { OTHER_QUESTION, reason } from '../../reasons.ts'
import { isAutoma, occupiedOf, player, type State, seatFromChooser, TASKS, TILES_OWNED } from '../../state.ts'
import { gainPoints } from '../../supply.ts'
import { giveUpTile } from './give-up.ts'

/**
 * Hunting lodge, when all tiles of a settler phase are laid: with a worker a plantation or forest may be given up; after all have done so,
 * with a noble two points for having fewer tiles than anybody else.
 * Source: classic, Alojamento de Caça; 2020, Casa di Caccia; 1897, Administração do Parque. The order, and that quarries stay: our rulings.
 */

const PASSED = event('passed')
const NO_TILE = reason('no-such-tile')
export const LODGE_POINTS = 2

const lodge = (s: State, seat: Seat): number => occupiedOf(s, seat, s.rules.effects.huntingLodge)

const hasWorkersLodge = (s: State, seat: Seat): boolean => {
  const building = lodge(s, seat)
  return building >= 0 && noblesIn(s, seat, building) === 0
}

function whyGiveUp(s: State, seat: Seat, tile: number): ReasonCode {
  if (tile >= TILE_COUNT || tile === QUARRY) return NO_TILE
  return s.c[player(seat) + TILES_OWNED + tile] > 0 ? 0 : NO_TILE
}

const canGiveUp = (s: State, seat: Seat): boolean => {
  for (let tile = 0; tile < TILE_COUNT; tile++) if (whyGiveUp(s, seat, tile) === 0) return true
  return false
}

const askDiscard: Ask = {
  question: question('lodge-discard'),
  legal(s: State, seat: Seat, list: AnswerList): void {
    for (let tile = 0; tile < TILE_COUNT; tile++) if (whyGiveUp(s, seat, tile) === 0) list.add(answer(OP.DISCARD, tile))
    list.add(PASS)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === PASS) return 0
    return opOf(given) === OP.DISCARD ? whyGiveUp(s, seat, argOf(given)) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    s.c[TASKS.top(s.c) + 1]++
    if (given === PASS) out.tell(PASSED, seat, SETTLER)
    else giveUpTile(s, seat, argOf(given), lodge(s, seat), out)
  },
}

export const huntingLodges: Task = {
  run(s, out) {
    const turn = taskArg(s)
    if (turn === s.rules.players) {
      rewardEmptiest(s, out)
      return finished(s)
    }
    const seat = seatFromChooser(s, turn)
    if (!isAutoma(s, seat) && hasWorkersLodge(s, seat) && canGiveUp(s, seat)) return askSeat(s, seat)
    s.c[TASKS.top(s.c) + 1]++
    return false
  },
  ask: askDiscard,
}

export const sendHunters = (s: State): void => TASKS.push(s.c, TASK.HUNTING_LODGES)

const tilesOf = (s: State, seat: Seat): number => {
  let tiles = 0
  for (let tile = 0; tile < TILE_COUNT; tile++) tiles += s.c[player(seat) + TILES_OWNED + tile]
  return tiles
}

function rewardEmptiest(s: State, out: Story): void {
  for (let seat = 0; seat < s.rules.humans; seat++) {
    const building = lodge(s, seat)
    if (building < 0 || noblesIn(s, seat, building) === 0) continue
    let fewest = true
    for (let other = 0; other < s.rules.players; other++) {
      if (other !== seat && tilesOf(s, other) <= tilesOf(s, seat)) fewest = false
    }
    if (fewest) gainPoints(s, seat, LODGE_POINTS, FROM_HUNTING_LODGE, out)
  }
}
