import { games } from '@quayside/games'
import { type AnyGame, type Facts, readOptions } from '@quayside/kernel'
import { type Order, type OrderBody, type OrderNote, OrderReader } from '@quayside/table'
import { beforeAll, describe, expect, test } from 'vitest'
import { bodyOf, draftOf, emptyStep, moved, type OrderDraft } from '../src/orders/form.ts'
import { habitIn, habitsOf } from '../src/orders/habits.ts'
import { isByOrder, noteKey, unseen } from '../src/orders/notes.ts'
import { occasions } from '../src/orders/occasions.ts'
import { nameables, patternOf, type Telling, tellingFacts } from '../src/orders/patterns.ts'
import { exploreGame, type MetQuestion } from '../src/orders/repertoire.ts'

const gameOf = (id: string): AnyGame => games.find((game) => game.id === id)!
const now = async () => {}

/** What two games of each kind met. */
const known = new Map<string, readonly MetQuestion[]>()
beforeAll(async () => {
  for (const game of games) {
    const options = readOptions(game.schema, { players: 3 })
    if (options.ok) known.set(game.id, await exploreGame(game, options.value, now, 2))
  }
})

const meeting = (game: string, question: string) => known.get(game)!.find(({ kind }) => kind === question)!

function tellingIn(game: string, question: string): Telling {
  const { lists, forms } = meeting(game, question)
  const options = readOptions(gameOf(game).schema, { players: 3 })
  const words = gameOf(game).words('en', options.ok ? options.value : {})
  return tellingFacts(lists, forms, (facts) => words.answer(facts))
}

describe('a wish names', () => {
  test('the good and the ship, not how many barrels that would be', () => {
    const load: Facts = { kind: 'load', good: 'corn', ship: 6, count: 2, points: 3, more: 0, room: 4 }
    expect(patternOf(load, tellingIn('puerto-rico', 'captain-load'))).toEqual({ kind: 'load', good: 'corn', ship: 6 })
  })

  test('the building, not what it costs today', () => {
    const build: Facts = { kind: 'build', building: 'hospice', price: 3, missing: 0, left: 1 }
    const telling = tellingIn('puerto-rico', 'builder-build')
    expect(patternOf(build, telling)).toEqual({ kind: 'build', building: 'hospice' })
    expect(patternOf({ kind: 'pass' }, telling)).toEqual({ kind: 'pass' })
  })

  test('the pile that a card is laid on, whichever card that is', () => {
    const rest: Facts = { kind: 'rest', card: 'banana-2', pile: 3 }
    expect(patternOf(rest, tellingIn('mombasa', 'rest-card'))).toEqual({ kind: 'rest', pile: 3 })
  })

  test('what can be done now first, each answer once', () => {
    const { lists } = meeting('puerto-rico', 'settler-take')
    const telling = tellingIn('puerto-rico', 'settler-take')
    const found = nameables([{ kind: 'take', tile: 'coffee', pile: 0 }, { kind: 'pass' }], lists, telling)
    expect(found.slice(0, 2).map(({ pattern }) => pattern)).toEqual([
      { kind: 'take', tile: 'coffee' },
      { kind: 'pass' },
    ])
    expect(found.filter(({ now: isNow }) => isNow)).toHaveLength(2)
    expect(new Set(found.map(({ pattern }) => JSON.stringify(pattern))).size).toBe(found.length)
  })
})

test('every wish that a game offers can be said in words, in every language', () => {
  for (const game of games) {
    const options = readOptions(game.schema, { players: 3 })
    if (!options.ok) continue
    for (const language of ['en', 'pt', 'it'] as const) {
      const reader = new OrderReader(game, options.value, language)
      for (const { kind, lists } of known.get(game.id)!) {
        const answers = nameables([], lists, tellingIn(game.id, kind))
        for (const { pattern } of answers)
          expect(reader.answer(pattern), `${game.id} ${kind}`).not.toMatch(/undefined|NaN|^$/)
      }
    }
  }
})

describe('an order that is written', () => {
  const take = (tile: string) => ({ kind: 'take', tile })
  const draft: OrderDraft = {
    steps: [{ ...emptyStep('settler-take'), wishes: [take('indigo'), take('coffee')], otherwise: 'proposed' }],
    until: 'round',
    uses: 1,
  }

  test('is none until every question has an answer', () => {
    expect(bodyOf({ ...draft, steps: [] })).toBeNull()
    expect(bodyOf({ ...draft, steps: [...draft.steps, emptyStep('captain-load')] })).toBeNull()
  })

  test('has its wishes in order and what is done else at the end', () => {
    expect(bodyOf(draft)!.steps[0].wishes).toEqual([{ take: take('indigo') }, { take: take('coffee') }, 'as-proposed'])
  })

  test('passes only when nothing but what was named remains', () => {
    const only: OrderDraft = {
      ...draft,
      steps: [{ ...emptyStep('settler-take'), otherwise: { take: { kind: 'pass' }, ifOnly: [take('corn')] } }],
    }
    expect(bodyOf(only)!.steps[0].wishes).toEqual([{ take: { kind: 'pass' }, ifOnly: [take('corn')] }])
  })

  test('is the same once it was read in again to be changed', () => {
    const assume = [{ path: 'players.@.coins', is: '>=', value: 3 }] as const
    const about = { tile: 'quarry' }
    const otherwise = { take: { kind: 'pass' }, ifOnly: [take('corn')] }
    const whole: OrderDraft = {
      steps: [
        { ...draft.steps[0], assume },
        { ...emptyStep('settler-worker'), about, wishes: [{ kind: 'worker' }], otherwise },
      ],
      until: 'game',
      uses: 3,
    }
    expect(draftOf(bodyOf(whole)!)).toEqual(whole)
  })

  test('moves a wish up and down', () => {
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
    expect(moved(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b'])
  })
})

test('what is asked now comes first, then what others are asked, then habits', () => {
  const kinds = occasions(gameOf('puerto-rico'), known.get('puerto-rico')!, {
    mine: 'trader-sell',
    others: ['captain-load'],
  })
  expect(kinds.slice(0, 2)).toEqual(['trader-sell', 'captain-load'])
  expect(kinds.indexOf('mayor-place')).toBeLessThan(kinds.indexOf('builder-build'))
})

describe('a habit', () => {
  const stand = (body: OrderBody): Order => ({ ...body, id: 'x', since: { round: '', step: '' }, at: 0, used: 0 })
  const answers = (question: string) =>
    nameables([], meeting('puerto-rico', question).lists, tellingIn('puerto-rico', question))

  test('is an answer where there are few, and the proposal where there are many', () => {
    const game = gameOf('puerto-rico')
    const [worker, none, more] = habitsOf(game, 'mayor-privilege', answers('mayor-privilege'))
    expect(more).toBeUndefined()
    expect([worker, none].map(({ body }) => body.steps[0].wishes)).toEqual(
      expect.arrayContaining([[{ take: { kind: 'worker' } }], [{ take: { kind: 'no-worker' } }]]),
    )
    const [placing] = habitsOf(game, 'mayor-place', answers('mayor-place'))
    expect(placing.body).toEqual({
      steps: [{ question: 'mayor-place', wishes: ['as-proposed'], assume: [] }],
      until: 'game',
      uses: 'always',
    })
    expect(habitsOf(game, 'builder-build', answers('builder-build'))).toEqual([])
  })

  test('is found among the orders that stand, and nothing else is taken for it', () => {
    const [worker, none] = habitsOf(gameOf('puerto-rico'), 'mayor-privilege', answers('mayor-privilege'))
    expect(habitIn([stand(none.body), stand(worker.body)], worker)?.steps).toEqual(worker.body.steps)
    expect(habitIn([stand(none.body)], worker)).toBeUndefined()
    expect(habitIn([stand({ ...worker.body, uses: 1 })], worker)).toBeUndefined()
  })
})

describe('notes', () => {
  const acted: OrderNote = { what: 'acted', order: 'a', seq: 7, lines: 2 }
  const later: OrderNote = { what: 'acted', order: 'b', seq: 12, lines: 1 }

  test('mark the events of what an order answered, for its own seat', () => {
    const told = (seq: number, seat = 1) => isByOrder({ facts: { kind: 'take', seat }, seq }, 1, [acted])
    expect([7, 8, 9, 10].map((seq) => told(seq))).toEqual([false, true, true, false])
    expect(told(8, 0)).toBe(false)
  })

  test('are new after the last one that was seen', () => {
    expect(unseen([acted, later], null)).toEqual([acted, later])
    expect(unseen([acted, later], noteKey(acted))).toEqual([later])
    expect(unseen([acted, later], noteKey(later))).toEqual([])
  })
})
