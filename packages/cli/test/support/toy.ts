import { fileURLToPath } from 'node:url'
import { games } from '@quayside/games'
import type { AnyGame, DataProblem } from '@quayside/kernel'
import { puertoRico } from '@quayside/puerto-rico'

/** Loaded before a command, or imported by a test, it adds a game whose data can be replaced. */

interface ToyPack {
  readonly game: 'toy'
  readonly name: string
  readonly coins: number
  readonly ships: number
}

const toy = ({ coins, ships }: ToyPack): AnyGame => ({
  ...puertoRico,
  id: 'toy',
  dataHash: `${coins}-${ships}`,
  ledger: ships > 0 ? puertoRico.ledger : leakyLedger(),
  data: { pack: BUILT_IN, check, with: (pack) => toy({ ...BUILT_IN, ...(pack as ToyPack) }) },
})

/** Without ships pieces vanish: the laws find out, and so it shows whether a pack has arrived. */
function leakyLedger(): AnyGame['ledger'] {
  let asked = 0
  return (state, tally) => {
    puertoRico.ledger(state, tally)
    if (++asked % 20 === 0) tally('coffee', -1)
  }
}

const BUILT_IN: ToyPack = { game: 'toy', name: 'Box', coins: 2, ships: 3 }

function check(pack: unknown): DataProblem[] {
  return Object.entries(pack as object)
    .filter(([key, value]) => ['coins', 'ships'].includes(key) && typeof value !== 'number')
    .map(([key, value]) => ({ at: key, message: `expected a number, found ${value}` }))
}

;(games as AnyGame[]).push(toy(BUILT_IN))

/** The environment of a command that knows the toy. */
export const WITH_TOY = { NODE_OPTIONS: `--import "${fileURLToPath(import.meta.url)}"` }
