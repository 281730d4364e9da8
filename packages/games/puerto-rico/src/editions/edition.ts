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

export interface Edition {
  readonly id: EditionId
  readonly switches: RuleSwitches
}
