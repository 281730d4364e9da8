import { readFileSync } from 'node:fs'
import { optionMatrix, replay } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { puertoRico } from '../src/index.ts'
import { readGolden, scoresOf } from './golden/lines.ts'

const games = readGolden(readFileSync(new URL('golden/games.jsonl', import.meta.url), 'utf8'))

describe('golden games', () => {
  it('are enough: two or more for every edition and player count', () => {
    expect(games.length).toBeGreaterThanOrEqual(24)
    for (const options of optionMatrix(puertoRico.schema, puertoRico.refuse)) {
      const found = games.filter(({ record }) => JSON.stringify(record.options) === JSON.stringify(options))
      expect(found.length, JSON.stringify(options)).toBeGreaterThanOrEqual(2)
    }
  })

  it('take answers back in places', () => {
    const undos = games.flatMap(({ record }) => record.answers.filter((line) => line.endsWith(' undo')))
    expect(undos.length).toBeGreaterThan(20)
  })

  it.each(games.map((game) => [`${(game.record.start as { seed: string }).seed}`, game] as const))(
    '%s: the same rules, state and scores',
    (_seed, { record, scores }) => {
      expect(record.rules).toEqual({ game: puertoRico.id, version: puertoRico.version, data: puertoRico.dataHash })
      const match = replay(puertoRico, record)
      if (!match.ok) throw new Error(match.error.message)
      expect(match.value.over).toBe(true)
      expect(puertoRico.hash(match.value.state as never)).toBe(record.hash)
      expect(scoresOf(match.value)).toEqual(scores)
    },
  )
})
