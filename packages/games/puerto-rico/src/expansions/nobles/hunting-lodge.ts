import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { DISCARD, PASS } from '../../answers.ts'
import { box, type State } from '../../box.ts'
import { event, FROM_HUNTING_LODGE } from '../../events.ts'
import type { Able } from '../../expansion.ts'
import { type Ask, askSeat, finished, type Task } from '../../flow.ts'
import { type Building, QUARRY, SETTLER, TILE, type Tile } from '../../ids.ts'
import { comesBeforeSkip } from '../../phases/skipping.ts'
import { question } from '../../questions.ts'
import { OTHER_QUESTION, reason } from '../../reasons.ts'
import { isAutoma, occupiedOf, seatFromChooser, seatsOf } from '../../state.ts'
import { gainPoints } from '../../supply.ts'
import { giveUpTile } from './give-up.ts'

const { seats: player, tasks } = box

/**
 * Hunting lodge, when all tiles of a settler phase are laid: with a worker a plantation or forest may be given up; after all have done so,
 * with a noble two points for having fewer tiles than anybody else.
 * Source: classic, Alojamento de Caça; 2020, Casa di Caccia; 1897, Administração do Parque. The order, and that quarries stay: our rulings.
 */

const PASSED = event('passed')
const NO_TILE = reason('no-such-tile')
export const LODGE_POINTS = 2

/** The seat's occupied lodge. */
const lodge = (s: State, seat: Seat): Maybe<Building> => occupiedOf(s, seat, s.rules.effects.huntingLodge)

const hasWorkersLodge = (s: State, seat: Seat): boolean => {
  const building = lodge(s, seat)
  return building !== NONE && player.noblesIn(s, seat, building) === 0
}

const hasNoblesLodge = (s: State, seat: Seat): boolean => {
  const building = lodge(s, seat)
  return building !== NONE && player.noblesIn(s, seat, building) > 0
}

const whyGiveUp = (s: State, seat: Seat, tile: Tile): ReasonCode =>
  tile !== QUARRY && player.tiles(s, seat, tile) > 0 ? 0 : NO_TILE

const canGiveUp = (s: State, seat: Seat): boolean => TILE.all.some((tile) => whyGiveUp(s, seat, tile) === 0)

/** A worker there gives a tile up now; a noble waits for the comparison. */
const canHunt: Able = (s, seat) => hasNoblesLodge(s, seat) || (hasWorkersLodge(s, seat) && canGiveUp(s, seat))

const askDiscard: Ask = {
  question: question('lodge-discard'),
  legal(s: State, seat: Seat, list: AnswerList): void {
    for (let tile = TILE.first; tile < TILE.size; tile++) if (whyGiveUp(s, seat, tile) === 0) list.add(DISCARD.of(tile))
    list.add(PASS)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === PASS) return 0
    return DISCARD.is(given) ? whyGiveUp(s, seat, DISCARD.first(given)) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    tasks.huntingLodges.turn.add(s, 1)
    if (given === PASS) out.tell(PASSED, seat, SETTLER)
    else giveUpTile(s, seat, DISCARD.first(given), lodge(s, seat) as Building, out)
  },
}

export const huntingLodges: Task = {
  run(s, out) {
    const turn = tasks.huntingLodges.turn(s)
    if (turn === s.rules.players) {
      rewardEmptiest(s, out)
      return finished(s)
    }
    const seat = seatFromChooser(s, turn)
    if (!isAutoma(s, seat)) {
      if (hasWorkersLodge(s, seat) && canGiveUp(s, seat)) return askSeat(s, seat)
      if (!hasNoblesLodge(s, seat) && comesBeforeSkip(s, seat, canHunt)) return false
    }
    tasks.huntingLodges.turn.add(s, 1)
    return false
  },
  ask: askDiscard,
}

export const sendHunters = (s: State): void => tasks.huntingLodges.push(s, 0)

const tilesOf = (s: State, seat: Seat): number => TILE.all.reduce((sum, tile) => sum + player.tiles(s, seat, tile), 0)

function rewardEmptiest(s: State, out: Story): void {
  for (let seat = 0; seat < s.rules.humans; seat++) {
    if (!hasNoblesLodge(s, seat)) continue
    const fewest = seatsOf(s).every((other) => other === seat || tilesOf(s, other) > tilesOf(s, seat))
    if (fewest) gainPoints(s, seat, LODGE_POINTS, FROM_HUNTING_LODGE, out)
  }
}
