import { suppliesBy } from '@quayside/kernel/positions'
import { ledger } from '../ledger.ts'

/** A position may also say that some pieces left the game. */
export const supply = suppliesBy(ledger, { lossy: true })
