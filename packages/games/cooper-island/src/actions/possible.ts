import type { ReasonCode, Seat } from '@quayside/kernel'
import { BANKS } from '../box.ts'
import { BOAT_COUNT, ISLAND_COUNT, ITEM_COUNT } from '../ids.ts'
import { buildingsOnLand, highestFree } from '../land.ts'
import { reason } from '../reasons.ts'
import { packedCount, STEP, type Step } from '../rules/programs.ts'
import { BANK, CART, LIDS, player, type State } from '../state.ts'
import { roomFor } from '../storage.ts'
import { whyAnyBoat } from './boats.ts'
import { boatsFaceUp, whyAnyScrap } from './docks.ts'
import { bagIsEmpty } from './draw.ts'
import { OPTIONAL } from './kinds.ts'
import { whyAnyMerchant } from './merchants.ts'
import { whyAnyPiece } from './move-piece.ts'
import { whyAnyPlacement } from './place-double.ts'
import { whyAnyRuin } from './ruins.ts'
import { whyAnyStatue } from './statues.ts'
import { hasLandFor } from './waiting.ts'

/** Whether an action would do anything now. */

const STORAGE_FULL = reason('storage-full')
const CARTOGRAPHER_FULL = reason('cartographer-full')
const BAG_EMPTY = reason('bag-empty')
const NO_COPY = reason('nothing-to-copy')
const NO_LID = reason('no-lid')
const NO_FREE_SPACE = reason('no-free-space')
const NO_BUILDING = reason('no-building')

/** Why a step would do nothing, 0 if it would do something. */
function whyStep(s: State, seat: Seat, { op, a }: Step): ReasonCode {
  switch (op) {
    case STEP.GAIN: {
      const room = roomFor(s, seat)
      for (let item = 0; item < ITEM_COUNT; item++) if (packedCount(a, item) > 0 && room & (1 << item)) return 0
      return STORAGE_FULL
    }
    case STEP.CHOOSE:
      return roomFor(s, seat) & a ? 0 : STORAGE_FULL
    case STEP.DRAW:
      return bagIsEmpty(s) ? BAG_EMPTY : 0
    case STEP.PLACE:
      return whyAnyPlacement(s, seat)
    case STEP.CARTOGRAPHER:
      return s.c[player(seat) + CART] < s.rules.cartographer.max ? 0 : CARTOGRAPHER_FULL
    case STEP.REMOVE_RUIN:
      return whyAnyRuin(s, seat)
    case STEP.COPY_BOAT:
      return usableBoats(s, seat, 0) ? 0 : NO_COPY
    case STEP.RUIN_OR_STATUE: {
      const ruin = whyAnyRuin(s, seat)
      return ruin === 0 || whyAnyStatue(s, seat) === 0 ? 0 : ruin
    }
    case STEP.LOAD_MERCHANT:
      return whyAnyMerchant(s, seat)
    case STEP.BUILD_BOAT:
      return whyAnyBoat(s, seat)
    case STEP.COINS_PER_BUILDING:
      return buildingsOnLand(s, seat) > 0 ? 0 : NO_BUILDING
    case STEP.ISLAND_ACTIONS:
      return usableIslands(s, seat, 0) ? 0 : NO_COPY
    case STEP.BOAT_ACTIONS:
      return usableBoats(s, seat, 0) ? 0 : NO_COPY
    case STEP.LID_ON_LAND:
      if (s.c[player(seat) + LIDS] === 0) return NO_LID
      return highestFree(s, seat) > 0 && hasLandFor(s, seat) ? 0 : NO_FREE_SPACE
    case STEP.SCRAP_BOAT:
      return whyAnyScrap(s, seat)
    case STEP.MOVE_PIECE:
      return whyAnyPiece(s, seat)
    default:
      return 0
  }
}

/** Why nothing of an action could be done now. The first step that cannot be done speaks for all; later steps of cards follow from it. */
export function whyProgram(s: State, seat: Seat, program: number): ReasonCode {
  const steps = s.rules.programs.all[program]
  let first: ReasonCode = 0
  for (let i = 0; i < steps.length; i++) {
    const why = whyStep(s, seat, steps[i])
    if (why === 0) return i === 0 || !leads(steps[0]) ? 0 : first
    if (i === 0) first = why
  }
  return first
}

/** Steps without which the rest of their card means nothing: no helm point for a lid that cannot be placed. */
const leads = ({ op }: Step): boolean => op === STEP.LID_ON_LAND

/* Islands, boats and diaries */

export const programOf = (s: State, kind: number, thing: number): number => {
  const { island, boat, diary } = s.rules.programs
  return (kind === OPTIONAL.ISLAND ? island : kind === OPTIONAL.BOAT ? boat : diary)[thing]
}

export const whyAction = (s: State, seat: Seat, kind: number, thing: number): ReasonCode =>
  whyProgram(s, seat, programOf(s, kind, thing))

/** Islands on the table, a bit each. */
export function islandsPlaced(s: State): number {
  let mask = 0
  for (let seat = 0; seat < s.rules.players; seat++) {
    for (let bank = 0; bank < BANKS; bank++) {
      const cell = s.c[player(seat) + BANK + bank]
      if (cell > 0) mask |= 1 << ((cell - 1) >> 1)
    }
  }
  return mask
}

function usable(s: State, seat: Seat, kind: number, mask: number, count: number): number {
  let usableMask = 0
  for (let thing = 0; thing < count; thing++) {
    if (mask & (1 << thing) && whyAction(s, seat, kind, thing) === 0) usableMask |= 1 << thing
  }
  return usableMask
}

/** Of those not used yet, what would do something now. */
export const usableIslands = (s: State, seat: Seat, used: number): number =>
  usable(s, seat, OPTIONAL.ISLAND, islandsPlaced(s) & ~used, ISLAND_COUNT)
export const usableBoats = (s: State, seat: Seat, used: number): number =>
  usable(s, seat, OPTIONAL.BOAT, boatsFaceUp(s) & ~used, BOAT_COUNT)
