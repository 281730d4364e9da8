import { cooperIsland } from '@quayside/cooper-island'
import { type AnyGame, type Facts, LANGUAGES, Match, type Options, Rng } from '@quayside/kernel'
import { mombasa } from '@quayside/mombasa'
import { puertoRico } from '@quayside/puerto-rico'
import { describe, expect, it } from 'vitest'
import type { Causes, Happening } from '../src/boards/board.ts'
import { causes as cooperCauses } from '../src/games/cooper-island/story/index.ts'
import { causes as mombasaCauses } from '../src/games/mombasa/story/index.ts'
import { causes as puertoRicoCauses } from '../src/games/puerto-rico/story/index.ts'

/** Why something mattered: over whole games nothing is said that what comes next proves wrong. */

interface Claim extends Happening {
  readonly match: Match
  readonly text: string
}

/** Plays a game by its own policy and hands over every reason that the story gives to any seat for what another did. */
function claimsOf(game: AnyGame, options: Options, causes: Causes, check: (claim: Claim) => void): number {
  const begun = Match.begin(game, options, 'why')
  if (!begun.ok) throw new Error(begun.error.message)
  const match = begun.value
  const rng = new Rng('why')
  const words = LANGUAGES.map((language) => [language, game.words(language, match.options)] as const)
  const seats = Array.from({ length: match.players }, (_, seat) => seat)
  let claims = 0
  while (!match.over) {
    const [seat] = match.status().toMove
    const before = seats.map((me) => game.view(match.state, me))
    const legal = match.legal(seat)
    const told = match.play(seat, legal[rng.below(legal.length)])
    if (!told.ok) throw new Error(told.error.message)
    for (const me of seats) {
      for (const facts of match.eventsFor(me, told.value)) {
        if (facts.seat === me) continue
        const happening = { facts, before: before[me], after: game.view(match.state, me), me }
        const texts = words.map(([language, spoken]) => causes.why(happening, language, spoken))
        if (texts.every((text) => text === null)) continue
        for (const text of texts) expect(text).toMatch(/^[^\s].*\.$/)
        for (const text of texts) expect(text).not.toMatch(/undefined|NaN|null/)
        claims++
        check({ ...happening, match, text: texts[0] as string })
      }
    }
  }
  return claims
}

const numbers = (text: string): number[] => [...text.matchAll(/\d+/g)].map(([n]) => Number(n))

describe('Puerto Rico', () => {
  interface Seen {
    readonly players: readonly {
      readonly goods: Record<string, number>
      readonly city: readonly { building: string }[]
    }[]
    readonly ships: readonly { readonly capacity: number; readonly good: string | null; readonly count: number }[]
    readonly tradingHouse: readonly string[]
    readonly market: Record<string, number>
    readonly goodsSupply: Record<string, number>
    readonly quarries: number
  }
  it.each([
    { players: 3 },
    { players: 5, edition: '2020' },
    { players: 4, edition: '1897', puertomas: 1 },
  ] as Options[])('%j', (options) => {
    const claims = claimsOf(puertoRico as AnyGame, options, puertoRicoCauses, ({ facts, after, me, text }) => {
      const view = after as unknown as Seen
      const good = String((facts as Facts).good)
      const mine = view.players[me].goods[good]
      switch (facts.kind) {
        case 'loaded': {
          const ship = view.ships.find(({ capacity }) => capacity === facts.ship)!
          expect([ship.good, mine > 0]).toEqual([good, true])
          const free = ship.capacity - ship.count
          expect(numbers(text)).toEqual(free > 0 ? [mine, free] : [mine])
          expect(/full/.test(text)).toBe(free === 0)
          break
        }
        case 'sold':
          expect(view.tradingHouse).toContain(good)
          expect(mine).toBeGreaterThan(0)
          expect(/full/.test(text)).toBe(view.tradingHouse.length === 4)
          break
        case 'built':
          expect(view.market[String(facts.building)]).toBe(0)
          break
        case 'produced':
          expect(view.goodsSupply[good]).toBe(0)
          break
        case 'tile-taken':
          expect(view.quarries).toBe(0)
          break
        default:
          throw new Error(`a reason for ${facts.kind}`)
      }
    })
    expect(claims).toBeGreaterThan(5)
  })
})

describe('Mombasa', () => {
  it('says what shares are worth now, and only to those who have some', () => {
    interface Seen {
      readonly shareValues: Record<string, number>
      readonly players: readonly { readonly shares: Record<string, number> }[]
    }
    const check = ({ facts, before, after, me, text }: Claim) => {
      const [was, is] = [before as Seen, after as Seen]
      const company = String(facts.company)
      const shares = is.players[me].shares[company]
      expect(shares).toBeGreaterThan(0)
      expect(is.shareValues[company]).not.toBe(was.shareValues[company])
      expect(numbers(text)).toEqual([shares, is.shareValues[company], was.shareValues[company]])
    }
    expect(claimsOf(mombasa as AnyGame, { players: 3 }, mombasaCauses, check)).toBeGreaterThan(5)
  })
})

describe('Cooper Island', () => {
  it.each([{ players: 3 }, { players: 1 }] as Options[])('says who owes whom, and what is gone: %j', (options) => {
    interface Seen {
      readonly work: Record<string, Record<string, readonly (number | string)[]>>
      readonly orders: readonly { readonly order: string; readonly seat?: number }[]
    }
    const check = ({ facts, before, after, me, text }: Claim) => {
      const [was, is] = [before as Seen, after as Seen]
      if (facts.kind === 'order-taken') {
        expect(is.orders.find(({ order }) => order === facts.order)?.seat).toBe(facts.seat)
        return
      }
      const shape = facts.worker === 'special' ? 'square' : 'round'
      const [stood, stands] = [was, is].map(({ work }) => work[String(facts.area)][shape])
      if (/due to you/.test(text)) expect(stood.at(-1)).toBe(me)
      else {
        expect(stands.at(-1)).toBe(facts.seat)
        expect(stands).not.toContain(me)
      }
    }
    const claims = claimsOf(cooperIsland as AnyGame, options, cooperCauses, check)
    if (options.players !== 1) expect(claims).toBeGreaterThan(5)
  })
})
