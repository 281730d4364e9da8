import { readdirSync, readFileSync } from 'node:fs'
import {
  AnswerList,
  type AnyGame,
  type Facts,
  type GameRecord,
  LANGUAGES,
  movedUp,
  type Options,
  optionMatrix,
  type RulesId,
  replay,
  rulesOf,
  seatsIn,
} from '@quayside/kernel'
import { checkGame } from '@quayside/kernel/laws'
import { describe, expect, it, onTestFinished } from 'vitest'
import { FROZEN } from '../src/frozen/list.ts'
import { loadFrozen } from '../src/frozen/shelf.ts'
import { gameById, gameFor, games, loadGameFor } from '../src/index.ts'
import { judgementFor, judgementOf, loadKnownGame } from '../src/judgements.ts'
import { correctAll, corrected } from './corrected.ts'
import { readGolden, scoresOf } from './golden/lines.ts'

const OLD = new URL('old/', import.meta.url)
const readOld = (file: string) => readGolden(readFileSync(new URL(file, OLD), 'utf8'))
const old = readdirSync(OLD)
  .filter((file) => file.endsWith('.jsonl'))
  .flatMap(readOld)
const [{ record: first }] = readOld('version-1.jsonl')

/** What chance was seeded with, also where a game begins with a position. */
function seedOf({ start }: GameRecord): string {
  return 'position' in start ? (start.position as { seed: string }).seed : start.seed
}

/** Every frozen referee with the words of today. */
const frozen = await Promise.all(
  FROZEN.map(async ({ game: id, version, load }) => {
    const { game } = await load()
    const options = optionMatrix(game.schema, game.refuse)[0]
    const rules = rulesOf(game as AnyGame, options)
    const known = await loadFrozen(rules, options, gameById(id)!)
    return [`${id} ${version} ${rules.data}`, known!] as const
  }),
)

describe('games that began under older rules', () => {
  it('are enough: all three games, over and running, with expansions and opponents of their own', () => {
    const ran = old.map(({ record, scores }) => ({ ...record, scores }))
    for (const { id } of games) expect(ran.filter(({ rules }) => rules.game === id).length).toBeGreaterThan(2)
    expect(ran.some(({ options }) => (options.puertomas as number) > 0)).toBe(true)
    expect(ran.some(({ options }) => options.players === 1)).toBe(true)
  })

  it.each(old.map((one) => [seedOf(one.record), one] as const))(
    '%s: the same state and scores after all corrections',
    async (_seed, { record, scores }) => {
      onTestFinished(correctAll(corrected))
      const game = (await loadGameFor(record.rules, record.options))!
      expect(game).not.toBe(gameById(record.rules.game))
      const match = replay(game, record)
      if (!match.ok) throw new Error(match.error.message)
      expect(game.hash(match.value.state)).toBe(record.hash)
      expect(scoresOf(match.value)).toEqual(scores)
    },
  )

  it.each([
    ['the owner of a guesthouse was skipped in the Trader phase', (seed: string) => seed === 'office'],
    ['discards were shuffled before a hacienda drew', (seed: string) => seed === 'old puerto-rico 4 random 4'],
    ['a clean-up was finished and a fee came later', (seed: string) => seed === 'old cooper-island 2 random 455'],
  ])('whose course a correction changes end under the old rules, and do not move up: %s', async (_what, isIt) => {
    const { record } = old.find(({ record }) => isIt(seedOf(record)))!
    const game = (await loadGameFor(record.rules, record.options))!
    expect(game.version).toBe(1)
    expect(replay(game, record)).toMatchObject({ ok: true })
    expect(movedUp(record, game, gameById(record.rules.game)!)).toBeNull()
  })

  it('move up where the corrections leave them as they were', async () => {
    let moved = 0
    for (const { record } of old) {
      const game = (await loadGameFor(record.rules, record.options))!
      const current = gameById(record.rules.game)!
      const up = movedUp(record, game, current)
      if (!up) continue
      moved++
      expect(up.rules).toEqual(rulesOf(current, up.options))
      expect(replay(current, up)).toMatchObject({ ok: true })
    }
    expect(moved).toBeGreaterThan(10)
  })

  it.each(FROZEN.filter(({ version }) => version > 1).map(({ game, version }) => [game, version] as const))(
    'are kept of %s, version %i, with one whose course was changed',
    async (game, version) => {
      const played = old.filter(({ record: { rules } }) => rules.game === game && rules.version === version)
      const current = gameById(game)!
      const stays = async ({ record }: (typeof old)[number]) =>
        !movedUp(record, (await loadGameFor(record.rules, record.options))!, current)
      if (version !== current.version) expect((await Promise.all(played.map(stays))).some(Boolean)).toBe(true)
    },
  )

  it('whose course the data change do not move up: Mombasa before its numbers were calibrated', async () => {
    const games = old.filter(({ record: { rules } }) => rules.game === 'mombasa' && rules.version === 2)
    expect(games.length).toBeGreaterThan(5)
    for (const { record } of games) {
      const game = (await loadGameFor(record.rules, record.options))!
      expect(game.version).toBe(2)
      expect(movedUp(record, game, gameById('mombasa')!)).toBeNull()
    }
  })

  it('are not replayed under newer rules', () => {
    onTestFinished(correctAll(corrected))
    const result = replay(gameById(first.rules.game)!, first)
    expect(result).toMatchObject({ ok: false, error: { code: 'wrong-version' } })
  })
})

describe('the game under some rules', () => {
  const { options } = first

  it('is the current one where that is played under them', async () => {
    const game = gameById('puerto-rico')!
    const rules = rulesOf(game, options)
    expect(gameFor(rules, options)).toBe(game)
    expect(await loadGameFor(rules, options)).toBe(game)
    expect(await loadKnownGame(rules, options)).toEqual({ game, judgement: judgementOf('puerto-rico') })
  })

  it('is one object, however often it is asked for', async () => {
    onTestFinished(correctAll(corrected))
    const game = await loadGameFor(first.rules, options)
    expect(await loadGameFor(first.rules, options)).toBe(game)
    expect(gameFor(first.rules, options)).toBe(game)
  })

  it('comes with the judgement that was frozen with it', async () => {
    onTestFinished(correctAll(corrected))
    const known = (await loadKnownGame(first.rules, options))!
    expect(known.game).toBe(gameFor(first.rules, options))
    expect(known.judgement).not.toBe(judgementOf(first.rules.game))
    expect(judgementFor(known.game)).toBe(known.judgement)
    // It was frozen when there were four grades; the fifth sits down at old tables too.
    const { strong, master, grandmaster } = known.judgement.budget
    expect([strong, master, grandmaster]).toEqual([70, 1000, 16_000])
  })

  const unknown: [string, Partial<RulesId>][] = [
    ['a version that nobody froze', { version: 99 }],
    ['component data of an owner', { data: 'somebody’s own' }],
    ['a game that there is not', { game: 'chess' }],
  ]
  it.each(unknown)('is not known for %s', async (_what, other) => {
    const rules = { ...first.rules, ...other }
    expect(await loadGameFor(rules, options)).toBeUndefined()
    expect(await loadKnownGame(rules, options)).toBeUndefined()
    expect(gameFor(rules, options)).toBeUndefined()
  })

  it('goes by version alone in a record that names no data', async () => {
    const { data: _left, ...rules } = first.rules
    expect(await loadGameFor(rules as RulesId, options)).toHaveProperty('version', first.rules.version)
  })
})

describe.each(frozen)('frozen %s', (_name, game) => {
  const current = gameById(game.id)!

  it('has no kind that the current game has lost', () => {
    const kinds = ({ questions, events, reasons }: AnyGame) => [
      ...questions.map(({ kind }) => `question ${kind}`),
      ...events.map(({ kind }) => `event ${kind}`),
      ...reasons.map(({ code }) => `reason ${code}`),
    ]
    expect(kinds(current)).toEqual(expect.arrayContaining(kinds(game)))
  })

  it.each(LANGUAGES)('has words for every kind in %s', (language) => {
    const { questions, events, reasons } = game
    for (const options of optionMatrix(game.schema, game.refuse).slice(0, 3)) {
      const words = game.words(language, options)
      for (const { kind } of questions) expect(spoken(kind, () => words.question({ kind }))).toBe(true)
      for (const { kind } of events) expect(spoken(kind, () => words.event({ kind }, String))).toBe(true)
      // The first stands for "legal" and is never told.
      for (const { code } of reasons.slice(1)) expect(spoken(code, () => words.reason({ kind: code }))).toBe(true)
    }
  })

  it.each(LANGUAGES)('has words in %s for every answer that old games offered', (language) => {
    for (const [kind, { facts, options }] of answersOffered(game)) {
      expect(game.words(language, options).answer(facts)).not.toBe(kind)
    }
  })

  it('passes every law with the words of today', () => {
    const rows = optionMatrix(game.schema, game.refuse)
    for (const options of [rows[0], rows[rows.length - 1]]) {
      expect(checkGame(game, options, `frozen ${JSON.stringify(options)}`)).toMatchObject({ violation: null })
    }
  })
})

/** Kinds without a sentence come back as they are. A sentence that misses its facts may stumble, but it is there. */
function spoken(kind: string, say: () => string): boolean {
  try {
    return say() !== kind
  } catch {
    return true
  }
}

/** An answer of each kind that was offered in the old games, with the options of its game. */
function answersOffered(game: AnyGame): Map<string, { readonly facts: Facts; readonly options: Options }> {
  const offered = new Map<string, { readonly facts: Facts; readonly options: Options }>()
  for (const { record } of old) {
    if (record.rules.game !== game.id || record.rules.version !== game.version) continue
    replay(game, record, ({ state, options }) => {
      for (const seat of seatsIn(game.toMove(state))) {
        const legal = new AnswerList()
        game.legal(state, seat, legal)
        for (let i = 0; i < legal.count; i++) {
          const facts = game.answerFacts(state, seat, legal.at(i))
          offered.set(facts.kind, { facts, options })
        }
      }
    })
  }
  return offered
}
