import type { EditionId } from '../ids.ts'

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
}

export interface Edition {
  readonly id: EditionId
  readonly switches: RuleSwitches
}
