import { type AnyGame, dataOf, type Options } from '@quayside/kernel'
import { FROZEN } from '../src/frozen/list.ts'
import { games } from '../src/index.ts'

const FIRST = new Map<string, object>()
for (const { game, version, load } of FROZEN) if (version === 1) FIRST.set(game, (await load()).game)

/** A game after a correction: a version further, with other data, and dealt from another shuffle, so that old answers go astray. */
export const corrected = (game: AnyGame): AnyGame => ({
  ...further(game),
  setup: (options, seed, out) => game.setup(options, `corrected ${seed}`, out),
})

/** A game a version further whose course is that of version 1: told apart from it by everything else. */
export const renumbered = (game: AnyGame): AnyGame => ({
  ...further({ ...game, ...FIRST.get(game.id) }),
  version: game.version + 1,
})

const further = (game: AnyGame): AnyGame => ({
  ...game,
  version: game.version + 1,
  dataHash: (options: Options) => `corrected-${dataOf(game, options)}`,
  hash: (state) => `corrected ${game.hash(state)}`,
})

/** From now on the current games are these; what is returned puts the others back. */
export function correctAll(how: (game: AnyGame) => AnyGame): () => void {
  const list = games as AnyGame[]
  const before = [...list]
  list.splice(0, list.length, ...before.map(how))
  return () => list.splice(0, list.length, ...before)
}
