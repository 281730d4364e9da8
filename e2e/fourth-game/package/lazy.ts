import type { GameHead, LazyEntry } from '@quayside/kernel'
import { stones } from '../../../packages/kernel/test/games/stones.ts'

/** What a list of games needs of Stones. */
const { id, schema, refuse, players, words } = stones
const head: GameHead = { id, schema, refuse, players, words }

/** So small a game has nothing to fetch apart. */
export const lazy: LazyEntry = {
  head,
  atTable: async () => stones,
  whole: async () => stones,
  loadWords: async () => {},
}

/** The same game under another name: it gets no room. */
export const unfurnished: LazyEntry = renamed('pebbles', 'Pebbles')

function renamed(id: string, title: string): LazyEntry {
  const words: GameHead['words'] = (language, options) => ({ ...stones.words(language, options), title })
  const game = { ...stones, id, words }
  return { ...lazy, head: { ...head, id, words }, atTable: async () => game, whole: async () => game }
}
