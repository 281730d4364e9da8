import type { EditionId } from '../options.ts'
import type { EditionNumbers } from './common.ts'

/** A rule on which editions differ: its value and where the rulebook says so. */
export interface Switch<T> {
  readonly value: T
  readonly source: string
}

/** Everything on which the editions' base games differ. The roles read these and never ask which edition is played. */
export interface RuleSwitches {
  /** Victory point chips by number of players. */
  readonly vpChips: Switch<{ readonly 2: number; readonly 3: number; readonly 4: number; readonly 5: number }>
  /** Face-down plantations: one stack (or bag), or a pile under each open tile, of which a drawer picks one. */
  readonly tileSupply: Switch<'one-stack' | 'pile-per-open-tile'>
  /** The hospice's worker: only with the tile of the regular action, or with any one tile gained in the phase. */
  readonly hospiceTile: Switch<'regular-action' | 'any-gained'>
  /** Where the hospice's worker comes from when the supply is empty. */
  readonly hospiceFallback: Switch<'none' | 'worker-ship'>
  /** When barrels on a wharf's own ship go back to the supply. */
  readonly privateShipEmpties: Switch<'at-once' | 'end-of-phase'>
  /** What a forest is made of: an unseen tile of the stack (a drawn one after a look), or whatever plantation was gained. */
  readonly forestTile: Switch<'unseen' | 'tile-gained'>
  /** Whether the craftsman's extra barrel counts as produced. */
  readonly extraBarrelCounts: Switch<'yes' | 'no'>
  /** How the nobles' buildings come to the market. */
  readonly noblesMarket: Switch<'added' | 'drafted-with-new-buildings' | 'drafted'>
  /** Workers in play with nobles: all of the box, with two players too or not, or as many as without. */
  readonly noblesWorkers: Switch<'all' | 'all-but-for-two' | 'as-base'>
  /** When the noble replaces a worker on the ship: before or after the workers are taken from the supply. */
  readonly nobleBoards: Switch<'before-taking' | 'after-taking'>
  /** When guests may leave the guesthouse. */
  readonly guests: Switch<'any-phase' | 'not-in-mayor-phase'>
  /** Who pays for a kidnapped role that somebody else chooses. */
  readonly ransom: Switch<'none' | 'bank' | 'chooser'>
  /** Where poached workers go that are not kept. */
  readonly poachedRest: Switch<'supply' | 'out-of-game'>
  /** Which buildings can be the festival's goal: those worth three points, or the commercial ones of them. */
  readonly festivalBuilding: Switch<'any' | 'commercial'>
}

/** What each switch decides, in a sentence; the page of the editions is made of these. The type check keeps them complete. */
export const SWITCH_MEANING: Record<keyof RuleSwitches, string> = {
  vpChips: 'Points in victory point chips, by number of players.',
  tileSupply:
    'How the face-down plantations lie: in one stack (or bag), or in a pile under each open tile. With piles, a drawer names the pile.',
  hospiceTile:
    'Which tile the hospice’s worker may come with: only that of the regular action, or any one tile gained in the phase.',
  hospiceFallback: 'Where the hospice’s worker comes from when the supply is empty.',
  privateShipEmpties: 'When the barrels on a wharf’s own ship go back to the supply.',
  forestTile:
    'What a forest is made of: an unseen tile of the stack (a drawn tile after a look), or whatever plantation was gained.',
  extraBarrelCounts:
    'Whether the craftsman’s extra barrel counts as produced, for the specialty factory and for goals and achievements.',
  noblesMarket:
    'How the nobles’ buildings come to the market: added beside the others, drafted on spaces of their own together with New Buildings, or drafted on the same spaces.',
  noblesWorkers:
    'Workers in play with nobles: all of the box (perhaps not with two players), or as many as without them.',
  nobleBoards: 'When the noble replaces a worker on the ship: before or after the workers are taken from the supply.',
  guests: 'When guests may leave the guesthouse.',
  ransom: 'Who pays the kidnapper for a role that somebody else chooses.',
  poachedRest: 'Where poached workers go that are not kept.',
  festivalBuilding: 'Which buildings worth three points can be the festival’s goal.',
}

/** An edition: its numbers, and the rules on which the editions differ. */
export interface Edition extends EditionNumbers {
  readonly id: EditionId
  readonly switches: RuleSwitches
}
