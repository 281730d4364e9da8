import { readFileSync } from 'node:fs'
import { type GameRecord, replay, rulesOf } from '@quayside/kernel'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { puertoRico } from '../src/index.ts'

/**
 * A set that grows leaves the records of games without it as they are: a building more among the Nobles' and one among the New Buildings, laid
 * into the middle of the catalogue so that most others have another number.
 */

const CASINO = { kind: 'commercial', vp: 2, circles: 2, copies: 2, spaces: 1, quarryLimit: 2 } as const

interface Golden extends Omit<GameRecord, 'answers'> {
  readonly answers: string
}

const golden = readFileSync(new URL('./golden/games.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): Golden => JSON.parse(line))

const plays = ({ options }: Golden, ...expansions: readonly string[]): boolean =>
  expansions.some((id) => (options.expansions as readonly string[]).includes(id))

/** The game as it would be with a longer catalogue. */
async function grown(): Promise<typeof puertoRico> {
  vi.resetModules()
  vi.doMock('../src/data/nobles-buildings.ts', () =>
    added('nobles', 'casino', 'NOBLES_BUILDINGS', '../src/data/nobles-buildings.ts'),
  )
  vi.doMock('../src/data/new-buildings.ts', () =>
    added('new-buildings', 'arena', 'NEW_BUILDINGS', '../src/data/new-buildings.ts'),
  )
  return (await import('../src/index.ts')).puertoRico
}

async function added(set: string, id: string, name: string, file: string): Promise<object> {
  const before = await vi.importActual<{ readonly [name: string]: readonly object[] }>(file)
  return { ...before, [name]: [{ ...CASINO, set, id }, ...before[name]] }
}

describe('with one building more in each expansion', () => {
  let larger: typeof puertoRico
  beforeAll(async () => {
    larger = await grown()
  })
  afterAll(() => {
    vi.doUnmock('../src/data/nobles-buildings.ts')
    vi.doUnmock('../src/data/new-buildings.ts')
    vi.resetModules()
  })

  it('the catalogue is longer', () => {
    expect(larger.ids.building.length).toBe(puertoRico.ids.building.length + 2)
    expect(larger.ids.building).toContain('casino')
  })

  const untouched = golden.filter((record) => !plays(record, 'new-buildings', 'nobles'))

  it('records of games without them name the same rules', () => {
    expect(untouched.length).toBeGreaterThan(30)
    for (const { options, rules } of untouched) expect(rulesOf(larger, options)).toEqual(rules)
  })

  it('records of games without them replay to the same end', () => {
    for (const record of untouched) {
      const match = replay(larger, { ...record, answers: record.answers.split(';') })
      expect(match.ok ? larger.hash(match.value.state as never) : match.error).toBe(record.hash)
    }
  })

  it('records of games with them do not', () => {
    for (const record of golden.filter((one) => plays(one, 'new-buildings', 'nobles'))) {
      expect(rulesOf(larger, record.options).data).not.toBe(record.rules.data)
    }
  })
})
