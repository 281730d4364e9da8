import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { type Maybe, NONE } from '@quayside/kernel/box'
import { DRAW, FOREST_ANSWER, PASS, SKIP_DRAW, TAKE } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import type { Able } from '../expansion.ts'
import { type Ask, askSeat, finished, type Phase, type Task } from '../flow.ts'
import {
  BY_ACTION,
  BY_LIBRARY,
  DRAWN,
  FOREST,
  GAINED_FOREST,
  GAINED_TILE,
  GOOD,
  type Good,
  goodOf,
  PILE,
  type Pile,
  plantationOf,
  QUARRY,
  SETTLER,
  SPACE,
  type TileSource,
} from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { anyOccupied, isAutoma, seatFromChooser } from '../state.ts'
import {
  canDrawFrom,
  drawTile,
  fieldsFull,
  ONE_STACK,
  pileName,
  privilegeOf,
  renewRow,
  tilesInReserve,
} from '../supply.ts'
import { entitled, gainTile, gainUnseen, settlerWorker, tileGain } from './gaining.ts'
import { comesBeforeSkip } from './skipping.ts'

const { table, seats: player, tasks } = box

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

/** Goes round the table; after the last player come a doubled privilege's tile, forests' workers and the new row. */
const settlerTurn: Task = {
  run(s, out) {
    const { players } = s.rules
    const turn = tasks.settlerTurn.turn(s)
    if (turn === players && comesBeforeLast(s)) return false
    tasks.settlerTurn.turn.add(s, 1)
    if (turn < players) takeTurn(s, seatFromChooser(s, turn), out)
    else if (turn === players) secondTile(s)
    else if (turn === players + 1) closeIslands(s, out)
    else {
      for (let seat = 0; seat < players; seat++) player.hospice.clear(s, seat)
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
  else tasks.settlerTake.push(s, seat, BY_ACTION, false)
}

const hasSecondTile = (s: State, seat: Seat): boolean => privilegeOf(s, seat) > 1 && !fieldsFull(s, seat)

/** Whether the settler could gain anything by a second tile. */
const canTakeSecond: Able = (s, seat) => hasSecondTile(s, seat) && canTake(s, seat, BY_LIBRARY)

/** Before the settler, who has no second tile, goes without it. */
function comesBeforeLast(s: State): boolean {
  const seat = table.chooser(s)
  return !isAutoma(s, seat) && !hasSecondTile(s, seat) && comesBeforeSkip(s, seat, canTakeSecond)
}

/** A privilege that counts twice brings the settler another tile when all have theirs. */
function secondTile(s: State): void {
  const seat = table.chooser(s)
  if (hasSecondTile(s, seat)) tasks.settlerTake.push(s, seat, BY_LIBRARY, false)
}

/** What comes when all tiles are laid: first the workers of those who gained nothing but a forest. */
function closeIslands(s: State, out: Story): void {
  const { settlerCloses } = s.rules.hooks
  for (let i = 0; i < settlerCloses.length; i++) settlerCloses[i](s, out)
  if (s.rules.switches.hospiceTile !== 'any-gained') return
  for (let turn = s.rules.players - 1; turn >= 0; turn--) {
    const seat = seatFromChooser(s, turn)
    const waits = player.hospice(s, seat, GAINED_FOREST) && !player.hospice(s, seat, GAINED_TILE)
    if (waits && entitled(s, seat)) {
      tasks.settlerWorker.push(s, seat, SPACE.all[player.fieldsUsed(s, seat) - 1])
    }
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
    return DRAW.is(given) ? whyDraw(s, given) : OTHER_QUESTION
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    tasks.pop(s)
    if (given === SKIP_DRAW) return
    const tile = plantationOf(drawTile(s, pileOf(s, given) as Pile, out))
    out.tell(TILE_DRAWN, seat, tile, DRAW.second(given))
    gainTile(s, seat, tile, DRAWN)
  },
}

/** The pile that an answer draws from. With one stack no pile is named. */
export const pileOf = (s: State, given: Answer): Maybe<Pile> => pileNamed(s, DRAW.second(given))

function pileNamed(s: State, name: number): Maybe<Pile> {
  if (s.rules.piles === 1) return name === 0 ? ONE_STACK : NONE
  return name > 0 && name <= s.rules.piles ? PILE.all[name - 1] : NONE
}

export function listDraws(s: State, list: AnswerList): void {
  const { piles } = s.rules
  for (let pile = PILE.first; pile < piles; pile++) {
    if (canDrawFrom(s, pile)) list.add(DRAW.of(0, piles === 1 ? 0 : pileName(pile)))
  }
}

export function whyDraw(s: State, given: Answer): ReasonCode {
  const pile = pileOf(s, given)
  return pile !== NONE && canDrawFrom(s, pile) ? 0 : NO_PILE
}

const settlerDraw: Task = {
  run: (s) => (tilesInReserve(s) > 0 ? askSeat(s, tasks.settlerDraw.seat(s)) : finished(s)),
  ask: askDraw,
}

/* The action: one open plantation, or a quarry by privilege or construction hut. */

const askTake: Ask = {
  question: question('settler-take'),
  facts: (s, seat) => ({ privilege: whyQuarry(s, seat, tasks.settlerTake.source(s)) === 0 ? 1 : 0 }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    if (s.rules.piles === 1) {
      for (let good = GOOD.first; good < GOOD.size; good++)
        if (openPlace(s, good, 0) !== NONE) list.add(TAKE.of(plantationOf(good)))
    } else {
      for (let pile = PILE.first; pile < s.rules.openTiles; pile++) {
        const open = table.openRow(s, pile)
        if (open !== NONE) list.add(TAKE.of(plantationOf(open), pileName(pile)))
      }
    }
    if (whyQuarry(s, seat, tasks.settlerTake.source(s)) === 0) list.add(TAKE.of(QUARRY))
    if (whyUnseenForest(s, seat) === 0) list.add(FOREST_ANSWER)
    list.add(PASS)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    if (given === PASS) return 0
    if (given === FOREST_ANSWER) return whyUnseenForest(s, seat)
    if (!TAKE.is(given) || TAKE.first(given) >= FOREST) return OTHER_QUESTION
    if (TAKE.first(given) === QUARRY) return whyQuarry(s, seat, tasks.settlerTake.source(s))
    return openPlace(s, goodOf(TAKE.first(given)), TAKE.second(given)) === NONE ? NOT_OPEN : 0
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const source = tasks.settlerTake.source(s)
    tasks.pop(s)
    if (given === PASS) {
      out.tell(PASSED, seat, SETTLER)
      return
    }
    if (given === FOREST_ANSWER) {
      takeUnseenForest(s, seat, source, out)
      return
    }
    const tile = TAKE.first(given)
    const pile = TAKE.second(given)
    if (tile === QUARRY) table.quarries.add(s, -1)
    else table.openRow.set(s, openPlace(s, goodOf(tile), pile) as Pile, NONE)
    out.tell(TAKEN, seat, tile, pile)
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

export function takeUnseenForest(s: State, seat: Seat, source: TileSource, out: Story): void {
  const tile = drawTile(s, ONE_STACK, out)
  out.tell(FOREST_TAKEN, seat)
  gainUnseen(s, seat, tile, source)
}

/** Where in the row a plantation lies: on the pile of that name, or anywhere when there is one stack. */
function openPlace(s: State, good: Good, name: number): Maybe<Pile> {
  if (s.rules.piles > 1) {
    const pile = pileNamed(s, name)
    return pile !== NONE && table.openRow(s, pile) === good ? pile : NONE
  }
  if (name > 0) return NONE
  for (let place = PILE.first; place < s.rules.openTiles; place++) if (table.openRow(s, place) === good) return place
  return NONE
}

/** By privilege with the action's own tile, by construction hut with every tile. */
function whyQuarry(s: State, seat: Seat, source: TileSource): ReasonCode {
  const byPrivilege = source === BY_ACTION && privilegeOf(s, seat) > 0
  if (!byPrivilege && !anyOccupied(s, seat, s.rules.effects.quarryInstead)) return NO_PRIVILEGE
  return table.quarries(s) > 0 ? 0 : NO_QUARRY
}

/** Whether there is a tile that the seat can take. */
function canTake(s: State, seat: Seat, source: TileSource): boolean {
  for (let place = PILE.first; place < s.rules.openTiles; place++) if (table.openRow(s, place) !== NONE) return true
  return whyQuarry(s, seat, source) === 0 || whyUnseenForest(s, seat) === 0
}

/** Whether the seat's action can gain anything. */
const canSettle: Able = (s, seat) => !fieldsFull(s, seat) && canTake(s, seat, tasks.settlerTake.source(s))

const canDrawOrSettle: Able = (s, seat) =>
  canSettle(s, seat) || (!fieldsFull(s, seat) && drawsFirst(s, seat) && tilesInReserve(s) > 0)

const settlerTake: Task = {
  run(s, out) {
    const seat = tasks.settlerTake.seat(s)
    if (drawsFirst(s, seat)) {
      tasks.settlerTake.drawn.set(s, true)
      tasks.settlerDraw.push(s, seat)
      return false
    }
    if (canSettle(s, seat)) return askSeat(s, seat)
    if (comesBeforeSkip(s, seat, canDrawOrSettle)) return false
    out.tell(CANNOT_ACT, seat, SETTLER)
    return finished(s)
  },
  ask: askTake,
}

const drawsFirst = (s: State, seat: Seat): boolean =>
  tasks.settlerTake.source(s) === BY_ACTION &&
  !tasks.settlerTake.drawn(s) &&
  anyOccupied(s, seat, s.rules.effects.drawsTile)

export const settler: Phase = {
  name: 'settler',
  roles: [SETTLER],
  begin: (s) => tasks.settlerTurn.push(s, 0),
  tasks: { settlerTurn, settlerDraw, settlerTake, tileGain, settlerWorker },
}
