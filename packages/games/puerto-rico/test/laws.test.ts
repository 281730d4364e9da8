import { type Options, optionMatrix } from '@quayside/kernel'
import { checkGame } from '@quayside/kernel/laws'
import { describe, expect, it } from 'vitest'
import { EDITIONS, type EditionId } from '../src/ids.ts'
import { puertoRico } from '../src/index.ts'

/**
 * The laws of the house on a sample of the options: every two values that go together meet in one game at least. `npm run soak` plays all
 * combinations, and `quayside random puerto-rico --check` as many games as one likes.
 */
const matrix = optionMatrix(puertoRico.schema, puertoRico.refuse)
const TABLES = EDITIONS.flatMap((edition) => [2, 3, 4, 5].map((players) => ({ edition, players })))

/** What a game has beside its edition and players, as words; and everything together. */
const extrasOf = ({ expansions, variants, market, puertomas, puertomaLevel }: Options): string[] => [
  ...(expansions as readonly string[]),
  ...(variants as readonly string[]),
  ...(market === 'draft' ? [] : [`market ${market}`]),
  ...(puertomas === 0 ? [] : [`puertomas ${puertomas}`]),
  ...(puertomaLevel === 'normal' ? [] : [`level ${puertomaLevel}`]),
]
const wordsOf = (row: Options): string[] => [String(row.edition), `${row.players} players`, ...extrasOf(row)]

const pairs = (words: readonly string[]): string[] =>
  words.flatMap((first, i) => words.slice(i + 1).map((second) => `${first} + ${second}`))

describe('the matrix', () => {
  const IN_ALL = [
    'new-buildings',
    'nobles',
    'swap-factory-university',
    'corn-starts-poorer',
    'jeweler-cap-3',
    'no-hacienda-with-forest-house',
    'open-scores',
    'market random',
    'market base',
  ]
  const LATER = [...IN_ALL, 'buccaneer', 'festival', 'no-villa-with-jeweler']
  const LAST = [...LATER, 'festival-cards', 'achievements', 'achievement-draft', 'errata-2026']
  const PUERTOMAS = ['puertomas 1', 'puertomas 2', 'level easy', 'level hard']
  const EXTRAS: Record<EditionId, string[]> = { classic: IN_ALL, 2020: LATER, 1897: [...LAST, ...PUERTOMAS] }
  const EXCLUDED = [
    ...pairs(['market random', 'market base']),
    ...pairs(['puertomas 1', 'puertomas 2']),
    ...pairs(['level easy', 'level hard']),
    ...['no-villa-with-jeweler', 'no-hacienda-with-forest-house'].map((variant) => `${variant} + market base`),
    ...PUERTOMAS.map((word) => `achievement-draft + ${word}`),
  ]

  it.each(TABLES)(
    '$edition with $players players: every member alone or with what it needs, and every two that go together',
    ({ edition, players }) => {
      const rows = matrix.filter((row) => row.edition === edition && row.players === players)
      const sets = rows.map((row) => new Set(extrasOf(row)))
      const has = (...words: string[]) => sets.some((set) => words.every((word) => set.has(word)))
      const extras = EXTRAS[edition].filter((word) => players > 2 || word !== 'puertomas 2')
      expect(sets.some((set) => set.size === 0)).toBe(true)
      expect(extras.filter((word) => !has(word))).toEqual([])
      const wrong = extras.flatMap((first, i) =>
        extras
          .slice(i + 1)
          .filter((second) => {
            const excluded = EXCLUDED.includes(`${first} + ${second}`) || EXCLUDED.includes(`${second} + ${first}`)
            return has(first, second) === excluded
          })
          .map((second) => `${first} + ${second}`),
      )
      expect(wrong).toEqual([])
    },
  )
})

/** Takes the row that brings the most new pairs until all have been met; among equal ones one of the tables that were played least. */
function sampleOf(rows: readonly Options[]): Options[] {
  const left = new Set(rows.flatMap((row) => pairs(wordsOf(row))))
  const played = new Map<string, number>()
  const sample: Options[] = []
  while (left.size > 0) {
    const fresh = rows.map((row) => pairs(wordsOf(row)).filter((pair) => left.has(pair)).length)
    const most = Math.max(...fresh)
    const timesPlayed = (row: Options) => played.get(tableOf(row)) ?? 0
    const best = rows
      .filter((_, i) => fresh[i] === most)
      .reduce((least, row) => (timesPlayed(row) < timesPlayed(least) ? row : least))
    for (const pair of pairs(wordsOf(best))) left.delete(pair)
    played.set(tableOf(best), timesPlayed(best) + 1)
    sample.push(best)
  }
  return sample
}

const tableOf = ({ edition, players }: Options): string => `${edition} ${players}`

/** At one moment in so many the laws are checked that take long; the pieces are counted after every answer. */
const EVERY = 40

describe('random games keep every law', () => {
  const sample = sampleOf(matrix)

  it.each(TABLES)('$edition with $players players: a sample of the matrix', ({ edition, players }) => {
    let positions = 0
    for (const row of sample.filter((row) => row.edition === edition && row.players === players)) {
      const checked = checkGame(puertoRico, row, wordsOf(row).join(' '), EVERY)
      expect(checked.violation).toBeNull()
      positions += checked.positions
    }
    expect(positions).toBeGreaterThan(0)
  })

  it.each(TABLES)('$edition with $players players: everything at once', ({ edition, players }) => {
    const members = (key: 'expansions' | 'variants') => [
      ...new Set(matrix.filter((row) => row.edition === edition).flatMap((row) => row[key] as readonly string[])),
    ]
    const everything = { edition, players, expansions: members('expansions'), variants: members('variants') }
    expect(checkGame(puertoRico, everything, `everything ${edition} ${players}`, EVERY).violation).toBeNull()
    if (edition !== '1897') return
    const variants = everything.variants.filter((variant) => variant !== 'achievement-draft')
    const puertomas = Math.min(2, players - 1)
    const withPuertomas = { ...everything, variants, puertomas, puertomaLevel: 'hard' }
    expect(checkGame(puertoRico, withPuertomas, `everything and ${puertomas} ${players}`, EVERY).violation).toBeNull()
  })
})
