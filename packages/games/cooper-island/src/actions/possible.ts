import type { ReasonCode, Seat } from '@quayside/kernel'
import { box, type State } from '../box.ts'
import { BANK, BOAT, type Boat, ISLAND, type Island, ITEM, type Program } from '../ids.ts'
import { buildingsOnLand, highestFree } from '../land.ts'
import { reason } from '../reasons.ts'
import type { Step } from '../rules/programs.ts'
import { fits, fitsAny, freeSpaces } from '../storage.ts'
import { whyAnyBoat } from './boats.ts'
import { whyMoveCartographer } from './cartography.ts'
import { isCopyable, whyAnyScrap } from './docks.ts'
import { bagIsEmpty } from './draw.ts'
import { whyAnyMerchant } from './merchants.ts'
import { whyAnyPiece } from './move-piece.ts'
import { whyAnyPlacement } from './place-double.ts'
import { whyAnyRuin } from './ruins.ts'
import { whyAnyStatue } from './statues.ts'
import { hasLandFor } from './waiting.ts'

const { seats: player } = box

/** Whether an action would do anything now. */

const STORAGE_FULL = reason('storage-full')
const BAG_EMPTY = reason('bag-empty')
const NO_COPY = reason('nothing-to-copy')
const NO_LID = reason('no-lid')
const NO_FREE_SPACE = reason('no-free-space')
const NO_BUILDING = reason('no-building')

export const whyDraw = (s: State): ReasonCode => (bagIsEmpty(s) ? BAG_EMPTY : 0)

/** Why a step would do nothing, 0 if it would do something. What goes to the market, helm points and feeding always do. */
function whyStep(s: State, seat: Seat, step: Step): ReasonCode {
  switch (step.op) {
    case 'gain': {
      if (step.to === 'market') return 0
      const free = freeSpaces(s, seat)
      return ITEM.all.some((item) => step.items[item] > 0 && fits(s, seat, item, free)) ? 0 : STORAGE_FULL
    }
    case 'choose':
      return step.to === 'market' || fitsAny(s, seat, step.from) ? 0 : STORAGE_FULL
    case 'draw':
      return whyDraw(s)
    case 'place':
      return whyAnyPlacement(s, seat)
    case 'cartographer':
      return whyMoveCartographer(s, seat)
    case 'remove-ruin':
      return whyAnyRuin(s, seat)
    case 'ruin-or-statue': {
      const ruin = whyAnyRuin(s, seat)
      return ruin === 0 || whyAnyStatue(s, seat) === 0 ? 0 : ruin
    }
    case 'load-merchant':
      return whyAnyMerchant(s, seat)
    case 'build-boat':
      return whyAnyBoat(s, seat)
    case 'coins-per-building':
      return buildingsOnLand(s, seat) > 0 ? 0 : NO_BUILDING
    case 'island-actions':
      return ISLAND.all.some((island) => isUsableIsland(s, seat, island)) ? 0 : NO_COPY
    case 'copy-boat':
    case 'boat-actions':
      return BOAT.all.some((boat) => isUsableBoat(s, seat, boat)) ? 0 : NO_COPY
    case 'lid-on-land':
      if (player.lids(s, seat) === 0) return NO_LID
      return highestFree(s, seat) > 0 && hasLandFor(s, seat) ? 0 : NO_FREE_SPACE
    case 'scrap-boat':
      return whyAnyScrap(s, seat)
    case 'move-piece':
      return whyAnyPiece(s, seat)
    case 'helm':
    case 'feed':
      return 0
  }
}

/** Why nothing of an action could be done now. The first step that cannot be done speaks for all; later steps of cards follow from it. */
export function whyProgram(s: State, seat: Seat, program: Program): ReasonCode {
  const { steps } = s.rules.programs.all[program]
  let first: ReasonCode = 0
  for (let i = 0; i < steps.length; i++) {
    const why = whyStep(s, seat, steps[i])
    if (why === 0) return i === 0 || !leads(steps[0]) ? 0 : first
    if (i === 0) first = why
  }
  return first
}

/** Steps without which the rest of their card means nothing: no helm point for a lid that cannot be placed. */
const leads = ({ op }: Step): boolean => op === 'lid-on-land'

/* Islands and boats */

export const whyIslandAction = (s: State, seat: Seat, island: Island): ReasonCode =>
  whyProgram(s, seat, s.rules.programs.island[island])

export const whyBoatAction = (s: State, seat: Seat, boat: Boat): ReasonCode =>
  whyProgram(s, seat, s.rules.programs.boat[boat])

/** Whether an island lies beside any peninsula of the table. */
export function isIslandPlaced(s: State, island: Island): boolean {
  for (let seat = 0; seat < s.rules.players; seat++) {
    for (let bank = BANK.first; bank < BANK.size; bank++) if (player.bank.island(s, seat, bank) === island) return true
  }
  return false
}

const isUsableIsland = (s: State, seat: Seat, island: Island): boolean =>
  isIslandPlaced(s, island) && whyIslandAction(s, seat, island) === 0

const isUsableBoat = (s: State, seat: Seat, boat: Boat): boolean =>
  isCopyable(s, boat) && whyBoatAction(s, seat, boat) === 0
