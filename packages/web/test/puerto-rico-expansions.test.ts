import { type Facts, Match, type Options } from '@quayside/kernel'
import { puertoRico } from '@quayside/puerto-rico'
import { beforeAll, describe, expect, it } from 'vitest'
import { headline, outright } from '../src/games/puerto-rico/board/asking.ts'
import { attempt } from '../src/games/puerto-rico/board/attempt.ts'
import { flights } from '../src/games/puerto-rico/board/flights.ts'
import { order } from '../src/games/puerto-rico/board/order.ts'
import { card, places, sectionOf } from '../src/games/puerto-rico/board/places.ts'
import {
  costOf,
  inHand,
  noblesPlaced,
  priceOf,
  type View,
  workersPlaced,
} from '../src/games/puerto-rico/board/things.ts'
import { end as puertoRicoExtras } from '../src/games/puerto-rico/end/index.ts'
import type { Course } from '../src/replay/steps.ts'
import { everyLanguage } from './every-language.ts'

beforeAll(everyLanguage)

const viewOf = (options: Options): View => {
  const begun = Match.begin(puertoRico, options, 'seen')
  if (!begun.ok) throw new Error(begun.error.message)
  return puertoRico.view(begun.value.state as never, 0) as unknown as View
}

const late = viewOf({ edition: '2020', players: 4, expansions: ['new-buildings', 'nobles', 'buccaneer', 'festival'] })

/** The same view with other things in the first player's hands. */
const having = (changes: Partial<View['players'][number]>, view = late): View => ({
  ...view,
  players: [{ ...view.players[0], ...changes }, ...view.players.slice(1)],
})

describe('places of expansions', () => {
  it('a piece and its circle belong together, either first', () => {
    const noble: Facts = { kind: 'place-noble-on-tile', tile: 'corn' }
    expect(places(noble)).toEqual(['field:corn', 'spare:noble'])
    expect(attempt('mayor-place', ['spare:noble', 'field:corn'], late)).toBe('place noble corn')
    expect(attempt('mayor-place', ['field:corn', 'spare:worker'], late)).toBe('place corn')
  })

  it('a circle alone is for whoever is in hand', () => {
    expect(attempt('mayor-place', ['city:villa'], having({ spare: 2, spareNobles: 1 }))).toBe('place villa')
    expect(attempt('mayor-place', ['city:villa'], having({ spare: 0, spareNobles: 1 }))).toBe('place noble villa')
    expect(attempt('poach-place', ['field:corn'], { ...late, workerShip: 0, nobleShip: 1 })).toBe('place noble corn')
    expect(inHand('poach-place', { ...late, workerShip: 3, nobleShip: 1 }, 0)).toEqual({ workers: 3, nobles: 1 })
    // A forest has no circle.
    expect(attempt('mayor-place', ['field:forest'], late)).toBeNull()
  })

  it('a guest has goals of its own, so that fields mean what is asked', () => {
    const move: Facts = { kind: 'guest-to-tile', piece: 'worker', tile: 'quarry' }
    expect(places(move)).toEqual(['guest:worker', 'guest-at:quarry'])
    expect(attempt('lodge-discard', ['guest:worker', 'guest-at:quarry'], late)).toBe('move guest guesthouse quarry')
    expect(attempt('lodge-discard', ['field:quarry'], late)).toBe('discard quarry')
    expect(order(move)).toBeGreaterThan(order({ kind: 'pass' }))
  })

  it('ships take a number too', () => {
    expect(attempt('captain-load', ['small:2', 'pile:sugar'], late)).toBe('load small-wharf sugar 2')
    expect(attempt('buccaneer-act', ['ship:5', 'keep:3'], late)).toBe('raid-ship 5 3')
    expect(attempt('buccaneer-act', ['role:mayor'], late)).toBe('kidnap mayor')
  })

  it('a card that is not fulfilled is only looked at', () => {
    const held = { id: 'big-spender', fulfilled: false, announced: false }
    expect(attempt('choose-role', ['card:big-spender'], having({ achievements: [held] }))).toBeNull()
    const done = { ...held, fulfilled: true }
    expect(attempt('choose-role', ['card:big-spender'], having({ achievements: [done] }))).toBe('announce big-spender')
    expect(card('card:big-spender')).toEqual({ kind: 'achievement', id: 'big-spender' })
  })

  it('what an expansion brings means nothing without it', () => {
    const base = viewOf({ edition: '2020', players: 4 })
    expect(attempt('trader-sell', ['field:corn'], base)).toBeNull()
    expect(attempt('trader-sell', ['field:corn'], late)).toBe('discard corn')
    expect(attempt('captain-load', ['small:1'], base)).toBeNull()
  })

  it('stand on a section of the phone', () => {
    expect(['aboard:noble', 'post', 'keep:2', 'small:1', 'forest'].map(sectionOf)).toEqual(Array(5).fill('harbour'))
    expect(['guest:worker', 'spare:noble', 'card:x', 'return:vp'].map(sectionOf)).toEqual(Array(4).fill('island'))
  })
})

describe('the market', () => {
  it('says of every candidate why it cannot be offered', () => {
    expect(late.now.phase).toBe('setup')
    expect(outright('market-draft', late)).toContain('offer jeweler')
    expect(outright('market-draft', { ...late, draft: undefined })).toEqual([])
    expect(headline(late, ['Marta'], 'it')).toBe('Preparazione')
  })

  it('has the prices that are printed, or those that are told', () => {
    const swapped = viewOf({ players: 4, variants: ['swap-factory-university'] })
    expect([costOf(swapped, 'factory'), costOf(swapped, 'university'), costOf(late, 'factory')]).toEqual([8, 7, 7])
    const builder = { ...late, prices: { hospice: 3 } }
    expect([priceOf(builder, 'hospice'), priceOf(builder, 'fortress')]).toEqual([3, 10])
  })
})

describe('workers and nobles', () => {
  const mixed = having({
    spare: 1,
    spareNobles: 2,
    fields: [
      { tile: 'corn', workers: 0, nobles: 1 },
      { tile: 'forest', workers: 0 },
      { tile: 'sugar', workers: 0 },
    ],
    city: [{ building: 'tobacco-storage', workers: 1, nobles: 1 }],
  })

  it('fill circles alike and are counted apart', () => {
    const [me] = mixed.players
    expect([workersPlaced(me), noblesPlaced(me)]).toEqual([1, 2])
  })

  it('travel', () => {
    expect(flights({ kind: 'noble-arrived', seat: 2 }, late)).toEqual([
      { piece: { kind: 'worker', id: 'noble' }, from: 'worker-ship', to: 'workers:2' },
    ])
    expect(flights({ kind: 'loaded', seat: 0, good: 'corn', count: 1, ship: 1 }, late)[0].to).toBe('town:0')
  })
})

describe('the end', () => {
  it('counts what the game itself shipped and chose', () => {
    const view = viewOf({ edition: '1897', players: 3, puertomas: 2, expansions: ['buccaneer'] })
    const events: Facts[] = [
      { kind: 'loaded', seat: 2, good: 'corn', count: 3, ship: 5 },
      { kind: 'role-chosen', seat: 1, role: 'buccaneer', coins: 0 },
    ]
    const course = { begin: { view }, steps: [{ events, round: 1, sight: { view } }] } as unknown as Course
    const [shipped, roles] = puertoRicoExtras.tables(course, 1, 'en')
    expect(shipped.rows.map(([corn]) => corn)).toEqual([0, 0, 3])
    expect(roles.rows.map((row) => row.at(-1))).toEqual([0, 1, 0])
  })
})
