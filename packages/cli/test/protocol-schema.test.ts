import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { games } from '@quayside/games'
import { Match } from '@quayside/kernel'
import { expect, test } from 'vitest'
import { ERROR_CODES } from '../src/engine/codes.ts'
import { protocolSchema } from '../src/schema/protocol.ts'

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

test('the published schema is up to date (else run scripts/protocol-schema.mjs)', () => {
  const published = JSON.parse(read('docs/protocol.schema.json'))
  expect(published).toEqual(JSON.parse(JSON.stringify(protocolSchema(games))))
})

test('every error code that the sources know is published', () => {
  const sources = ['packages/kernel/src', 'packages/games', 'packages/cli/src/engine'].flatMap((folder) => {
    const path = fileURLToPath(new URL(folder, root))
    const files = readdirSync(path, { recursive: true, encoding: 'utf8' })
    return files
      .filter((file) => file.endsWith('.ts') && !/test|node_modules/.test(file))
      .map((file) => read(`${folder}/${file}`))
  })
  const used = sources.flatMap((text) => [...text.matchAll(/\bfail\(\s*'([a-z-]+)'/g)].map((match) => match[1]))
  expect(used.length).toBeGreaterThan(20)
  expect(used.filter((code) => !Object.hasOwn(ERROR_CODES, code))).toEqual([])
})

test('the protocol page names every request, question, event, reason and error', () => {
  const page = read('docs/protocol.md')
  const names = [
    ...Object.keys(ERROR_CODES),
    ...games.flatMap((game) => [
      ...game.questions.map(({ kind }) => kind),
      ...game.events.map(({ kind }) => kind),
      ...game.reasons.slice(1).map(({ code }) => code),
      ...Object.keys(game.schema),
    ]),
  ]
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})

test('the positions of the protocol page can be set up', () => {
  const blocks = [...read('docs/protocol.md').matchAll(/^```json\n(\{"game":[\s\S]*?)^```/gm)].map((match) => match[1])
  // Puerto Rico has one more, with its expansions.
  expect(blocks).toHaveLength(games.length + 1)
  for (const block of blocks) {
    const position = JSON.parse(block)
    const game = games.find(({ id }) => id === position.game)
    const match = game && Match.fromPosition(game, position)
    expect(match, block).toMatchObject({ ok: true })
  }
})
