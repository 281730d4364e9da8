import { readFileSync } from 'node:fs'
import { replay, rulesOf } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { games } from '../src/index.ts'
import { fileOf, goldenRows, isBare, readGolden, scoresOf } from './golden/lines.ts'

describe.each(games.map((game) => [game.id, game] as const))('golden games of %s', (_id, game) => {
  const golden = readGolden(readFileSync(fileOf(game), 'utf8'))

  it('are enough: for every row of options, two or more where no member of a set is in play', () => {
    expect(golden.length).toBeGreaterThanOrEqual(12)
    for (const options of goldenRows(game)) {
      const found = golden.filter(({ record }) => JSON.stringify(record.options) === JSON.stringify(options))
      expect(found.length, JSON.stringify(options)).toBeGreaterThanOrEqual(isBare(game.schema, options) ? 2 : 1)
    }
  })

  it('take answers back in places', () => {
    const undos = golden.flatMap(({ record }) => record.answers.filter((line) => line.endsWith(' undo')))
    expect(undos.length).toBeGreaterThan(20)
  })

  it.each(golden.map((one) => [`${(one.record.start as { seed: string }).seed}`, one] as const))(
    '%s: the same rules, state and scores',
    (_seed, { record, scores }) => {
      expect(record.rules).toEqual(rulesOf(game, record.options))
      const match = replay(game, record)
      if (!match.ok) throw new Error(match.error.message)
      expect(match.value.over).toBe(true)
      expect(game.hash(match.value.state)).toBe(record.hash)
      expect(scoresOf(match.value)).toEqual(scores)
    },
  )
})
