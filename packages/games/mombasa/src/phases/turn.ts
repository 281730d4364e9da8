import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { END, ENDING, EXPAND, MARK, opOf, USE, USE_TILE } from '../answers.ts'
import { box, type State } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, type Phase } from '../flow.ts'
import {
  BOOKKEEPER,
  BOOKKEEPER_TILE,
  type Card,
  COMPANY,
  EXPANSION,
  isGoods,
  MERCHANT_TILE,
  numberOf,
  SLOT,
  type Slot,
  TILE,
  type Tile,
} from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { hasExpansion, holdsTile } from '../totals.ts'
import { addMarks, markersLeft, placeMarker, whyMark } from './bonus-marker.ts'
import { beginBookkeeper } from './bookkeeper.ts'
import { endPhase } from './end-of-phase.ts'
import { beginExpansion, whyExpand } from './expansion.ts'
import { beginGoods } from './goods.ts'
import { useMerchant, useMerchantTile } from './merchant.ts'

const { table, seats: player, tasks } = box

/** A turn of the action phase: exactly one of six actions. Source: Fase de Ações Gerais (page 4). */

const CARD_USED = event('card-used')
const TILE_USED = event('tile-used')

const SLOT_EMPTY = reason('slot-empty')
const CARD_IS_USED = reason('card-used')
const TOGETHER = reason('expansion-together')
const NO_TILE = reason('no-such-tile')
const TILE_IS_USED = reason('tile-used')
const OTHER_USE = reason('tile-of-other-use')

function whyUse(s: State, seat: Seat, slot: Slot): ReasonCode {
  const card = player.slots(s, seat, slot)
  if (card === NONE) return SLOT_EMPTY
  if (player.used(s, seat, slot)) return CARD_IS_USED
  return s.rules.faces[card].kind === EXPANSION ? TOGETHER : 0
}

/** Only bookkeeper and merchant tiles are used by themselves. */
function whyUseTile(s: State, seat: Seat, tile: Tile): ReasonCode {
  if (tile !== BOOKKEEPER_TILE && tile !== MERCHANT_TILE) return OTHER_USE
  if (!holdsTile(s, seat, tile)) return NO_TILE
  return table.tiles.used(s, tile) ? TILE_IS_USED : 0
}

const askTurn: Ask = {
  question: question('turn'),
  facts: (s, seat) => ({ round: table.round(s), markers: markersLeft(s, seat) }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    for (let slot = SLOT.first; slot < SLOT.size; slot++) if (whyUse(s, seat, slot) === 0) list.add(USE.of(slot))
    for (let tile = TILE.first; tile < TILE.size; tile++)
      if (whyUseTile(s, seat, tile) === 0) list.add(USE_TILE.of(tile))
    if (hasExpansion(s, seat)) {
      for (let company = COMPANY.first; company < COMPANY.size; company++)
        if (whyExpand(s, seat, company) === 0) list.add(EXPAND.of(company))
    }
    addMarks(s, seat, list)
    list.add(END)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    switch (opOf(given)) {
      case USE.number:
        return whyUse(s, seat, USE.first(given))
      case USE_TILE.number:
        return whyUseTile(s, seat, USE_TILE.first(given))
      case EXPAND.number:
        return whyExpand(s, seat, EXPAND.first(given))
      case MARK.number:
        return whyMark(s, seat, MARK.first(given))
      case ENDING.number:
        return 0
      default:
        return OTHER_QUESTION
    }
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    tasks.pop(s)
    switch (opOf(given)) {
      case USE.number:
        useCard(s, seat, USE.first(given), out)
        return
      case USE_TILE.number:
        useTile(s, seat, USE_TILE.first(given), out)
        return
      case EXPAND.number:
        beginExpansion(s, seat, EXPAND.first(given), out)
        return
      case MARK.number:
        placeMarker(s, seat, MARK.first(given), out)
        return
      default:
        endPhase(s, seat, out)
    }
  },
}

function useCard(s: State, seat: Seat, slot: Slot, out: Story): void {
  const card = player.slots(s, seat, slot) as Card
  const { kind, value } = s.rules.faces[card]
  if (isGoods(kind)) {
    beginGoods(s, seat, slot, out)
    return
  }
  player.used.add(s, seat, slot)
  out.tell(CARD_USED, seat, card, numberOf(slot))
  if (kind === BOOKKEEPER) beginBookkeeper(s, value)
  else useMerchant(s, seat, card, out)
}

function useTile(s: State, seat: Seat, tile: Tile, out: Story): void {
  table.tiles.used.set(s, tile, true)
  out.tell(TILE_USED, seat, tile)
  if (tile === BOOKKEEPER_TILE) beginBookkeeper(s, s.rules.tileValue[tile])
  else useMerchantTile(s, seat, out)
}

export const actions: Phase = { name: 'actions', tasks: { turn: { run: askTurnSeat, ask: askTurn } } }
