import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
/** Code without its indentation, so that a quotation may stand further in. */
const flat = (code: string): string => code.replace(/^[ \t]+/gm, '').trim()

const page = read('../../../docs/add-a-game.md')
const sources = flat(`${read('games/stones.ts')}\n${read('laws.test.ts')}`)

it('docs/add-a-game.md quotes the example game as it is', () => {
  const quotes = [...page.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code)
  expect(quotes.length).toBeGreaterThan(9)
  for (const quote of quotes) expect(sources).toContain(flat(quote))
})
