import type { Answer, AnswerList, ReasonCode, Seat, Story } from '@quayside/kernel'
import { answer, argOf, END, OP, opOf } from '../answers.ts'
import { SLOTS } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, type Task } from '../flow.ts'
import { BOOKKEEPER, BOOKKEEPER_TILE, COMPANY_COUNT, EXPANSION, GOOD_COUNT, MERCHANT_TILE, TILES } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION, reason } from '../reasons.ts'
import { SPACE_COUNT } from '../spaces.ts'
import { player, ROUND, SLOT, type State, TASKS, TILE_USED, USED } from '../state.ts'
import { faceUpIn, hasExpansion, holdsTile } from '../totals.ts'
import { markersLeft, placeMarker, whyMark } from './bonus-marker.ts'
import { beginBookkeeper } from './bookkeeper.ts'
import { endPhase } from './end-of-phase.ts'
import { beginExpansion, whyExpand } from './expansion.ts'
import { beginGoods } from './goods.ts'
import { useMerchant, useMerchantTile } from './merchant.ts'

/** A turn of the action phase: exactly one of six actions. Source: Fase de Ações Gerais (page 4). */

const CARD_USED = event('card-used')
const TILE_USED_EVENT = event('tile-used')

const SLOT_EMPTY = reason('slot-empty')
const CARD_IS_USED = reason('card-used')
const TOGETHER = reason('expansion-together')
const NO_TILE = reason('no-such-tile')
const TILE_IS_USED = reason('tile-used')
const OTHER_USE = reason('tile-of-other-use')

function whyUse(s: State, seat: Seat, slot: number): ReasonCode {
  if (s.c[player(s, seat) + SLOT + slot] === 0) return SLOT_EMPTY
  const face = faceUpIn(s, seat, slot)
  if (face < 0) return CARD_IS_USED
  return s.rules.faces[face].kind === EXPANSION ? TOGETHER : 0
}

/** Only bookkeeper and merchant tiles are used by themselves. */
function whyUseTile(s: State, seat: Seat, tile: number): ReasonCode {
  if (tile !== BOOKKEEPER_TILE && tile !== MERCHANT_TILE) return OTHER_USE
  if (!holdsTile(s, seat, tile)) return NO_TILE
  return s.c[TILE_USED + tile] ? TILE_IS_USED : 0
}

const askTurn: Ask = {
  question: question('turn'),
  facts: (s, seat) => ({ round: s.c[ROUND], markers: markersLeft(s, seat) }),
  legal(s: State, seat: Seat, list: AnswerList): void {
    for (let slot = 0; slot < SLOTS; slot++) if (whyUse(s, seat, slot) === 0) list.add(answer(OP.USE, slot))
    for (let tile = 0; tile < TILES.length; tile++) {
      if (whyUseTile(s, seat, tile) === 0) list.add(answer(OP.USE_TILE, tile))
    }
    if (hasExpansion(s, seat)) {
      for (let company = 0; company < COMPANY_COUNT; company++) {
        if (whyExpand(s, seat, company) === 0) list.add(answer(OP.EXPAND, company))
      }
    }
    if (markersLeft(s, seat) > 0) {
      for (let space = 0; space < SPACE_COUNT; space++) {
        if (whyMark(s, seat, space) === 0) list.add(answer(OP.MARK, space))
      }
    }
    list.add(END)
  },
  why(s: State, seat: Seat, given: Answer): ReasonCode {
    const a = argOf(given)
    switch (opOf(given)) {
      case OP.USE:
        return whyUse(s, seat, a)
      case OP.USE_TILE:
        return whyUseTile(s, seat, a)
      case OP.EXPAND:
        return whyExpand(s, seat, a)
      case OP.MARK:
        return whyMark(s, seat, a)
      case OP.END:
        return 0
      default:
        return OTHER_QUESTION
    }
  },
  apply(s: State, seat: Seat, given: Answer, out: Story): void {
    const a = argOf(given)
    TASKS.pop(s.c)
    switch (opOf(given)) {
      case OP.USE:
        useCard(s, seat, a, out)
        return
      case OP.USE_TILE:
        useTile(s, seat, a, out)
        return
      case OP.EXPAND:
        beginExpansion(s, seat, a, out)
        return
      case OP.MARK:
        placeMarker(s, seat, a, out)
        return
      default:
        endPhase(s, seat, out)
    }
  },
}

function useCard(s: State, seat: Seat, slot: number, out: Story): void {
  const { c, rules } = s
  const p = player(s, seat)
  const face = c[p + SLOT + slot] - 1
  const { kind, value } = rules.faces[face]
  if (kind < GOOD_COUNT) {
    beginGoods(s, seat, slot, out)
    return
  }
  c[p + USED] |= 1 << slot
  out.tell(CARD_USED, seat, face, slot + 1)
  if (kind === BOOKKEEPER) beginBookkeeper(s, value)
  else useMerchant(s, seat, face, out)
}

function useTile(s: State, seat: Seat, tile: number, out: Story): void {
  s.c[TILE_USED + tile] = 1
  out.tell(TILE_USED_EVENT, seat, tile)
  if (tile === BOOKKEEPER_TILE) beginBookkeeper(s, s.rules.tileValue[tile])
  else useMerchantTile(s, seat, out)
}

export const turn: Task = { run: askTurnSeat, ask: askTurn }
