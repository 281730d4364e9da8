import type { Facts, Options } from '@quayside/kernel'
import { type Step, stepsOf, tallied } from '@quayside/kernel/whole-games'
import { describe, expect, it } from 'vitest'
import type { State } from '../src/box.ts'
import { BUILDINGS } from '../src/data/catalogue.ts'
import { costIn, EDITION } from '../src/editions/index.ts'
import { puertoRico } from '../src/index.ts'
import type { view } from '../src/view.ts'

/** What views and answers say of the rules is what happens then. */

type View = ReturnType<typeof view>

/** Steps as the seat sees them that answers. */
const played = (...tables: Options[]): Step<State, View>[] =>
  tables.flatMap((options) =>
    ['one', 'two', 'three', 'four', 'five'].flatMap((seed) => [
      ...stepsOf<State, View>(puertoRico, options, `facts ${seed}`, (seat) => seat),
    ]),
  )

const BASE = played({ players: 3 }, { players: 4, edition: '2020', variants: ['swap-factory-university'] })
const EXPANDED = played(
  { players: 4, edition: '1897', expansions: ['new-buildings', 'nobles', 'buccaneer'] },
  { players: 3, expansions: ['new-buildings', 'nobles'] },
  { players: 5, edition: '2020', expansions: ['buccaneer'] },
)
const ALL = [...BASE, ...EXPANDED]

describe('a view', () => {
  it('tells a seat its prices: those that the builder phase asks for', () => {
    const times = tallied(ALL, ({ question, answers, before }, note) => {
      const { prices, costs, bargains, options, now } = before
      for (const what of Object.keys(bargains ?? {})) note(what)
      if (now.phase !== 'builder') expect(bargains?.privilege).toBeUndefined()
      if (question.kind !== 'builder-build') return
      for (const { kind, building, price } of answers) {
        if (kind !== 'build') continue
        const cost = costs?.[building] ?? costIn(EDITION[options.edition], String(building))
        expect(prices?.[building] ?? cost).toBe(price)
        note(prices?.[building] === undefined ? 'printed' : 'lower')
      }
    })
    for (const what of ['printed', 'lower', 'privilege', 'quarries', 'forests', 'office']) {
      expect(times(what), what).toBeGreaterThan(5)
    }
  })

  it('tells what buildings cost where a variant changes that, and nothing else', () => {
    for (const { before } of BASE) {
      const swapped = before.options.variants.includes('swap-factory-university')
      expect(before.costs).toEqual(swapped ? { factory: 8, university: 7 } : undefined)
    }
  })

  it('tells when the worker ship will lack workers', () => {
    const circles = (id: string) => BUILDINGS.find((building) => building.id === id)?.circles ?? 0
    const times = tallied(BASE, ({ after: { players, workerSupply, shipLacks } }, note) => {
      const free = players.flatMap(({ city }) => city.map(({ building, workers }) => circles(building) - workers))
      const wanted = Math.max(
        players.length,
        free.reduce((sum, n) => sum + n, 0),
      )
      expect(shipLacks ?? 0).toBe(Math.max(0, wanted - workerSupply))
      note(shipLacks === undefined ? 'enough' : 'lacks')
    })
    for (const what of ['enough', 'lacks']) expect(times(what)).toBeGreaterThan(5)
  })

  it('tells what one would make: what a craftsman makes of it for whoever is first', () => {
    const times = tallied(ALL, ({ seat, question, answer, before, after }, note) => {
      expect(before.makes === undefined).toBe(before.now.phase === 'craftsman')
      if (question.kind !== 'choose-role' || answer.role !== 'craftsman') return
      // Others may have more to take, the privilege comes on top, and hunters, chapels and guests come first.
      if (after.now.phase !== 'craftsman' || before.options.expansions.length > 0) return
      const [had, has] = [before.players[seat].goods, after.players[seat].goods]
      const made = Object.entries(has).filter(([good, count]) => count > had[good])
      expect(Object.fromEntries(made.map(([good, count]) => [good, count - had[good]]))).toEqual(before.makes)
      const coins = after.players[seat].coins - before.players[seat].coins - Number(answer.coins)
      expect(before.earns ?? 0).toBe(coins)
      note(coins > 0 ? 'earned' : 'made')
    })
    for (const what of ['made', 'earned']) expect(times(what), what).toBeGreaterThan(0)
  })

  it('tells how many are to be placed: one less with each that is', () => {
    const times = tallied(ALL, ({ seat, question, answer, before, after }, note) => {
      if (question.kind !== 'mayor-place' || !answer.kind.startsWith('place-')) return
      note('placed')
      expect(after.players[seat].toPlace ?? 0).toBe(Number(before.players[seat].toPlace) - 1)
    })
    expect(times('placed')).toBeGreaterThan(50)
  })

  it('tells of ships, posts and warehouses of one’s own that can be used', () => {
    const times = tallied(ALL, ({ seat, question, answers, before }, note) => {
      const { wharf, smallWharf, post } = before.players[seat]
      const has = (is: (answer: Facts) => boolean) => answers.some(is)
      if (question.kind === 'captain-load') {
        expect(wharf === true).toBe(has(({ kind, ship }) => kind === 'load' && ship === 0))
        expect(smallWharf === true).toBe(has(({ kind }) => kind === 'load-small'))
      }
      if (question.kind === 'trader-sell' && has(({ kind }) => kind === 'sell-post')) expect(post).toBe(true)
      if (question.kind === 'captain-store' && has(({ kind }) => kind === 'keep')) {
        expect(question.warehouses).toBeGreaterThan(0)
        note('warehouse')
      }
      for (const [what, is] of Object.entries({ wharf, smallWharf, post })) if (is) note(what)
    })
    for (const what of ['wharf', 'smallWharf', 'post', 'warehouse']) expect(times(what), what).toBeGreaterThan(0)
  })

  it('tells the candidates of a draft, and what is asked for a captive', () => {
    const times = tallied(EXPANDED, ({ question, answers, answer, before, after }, note) => {
      const { draft, kidnapped } = before
      expect(draft !== undefined).toBe(question.kind === 'market-draft')
      if (draft) {
        const open = draft.filter(({ free }) => free > 0).flatMap(({ buildings }) => buildings)
        for (const { building } of answers) expect(open).toContain(building)
        expect(draft.reduce((sum, { free }) => sum + free, 0)).toBe(question.left)
        note('draft')
      }
      if (kidnapped && answer.kind === 'role' && answer.role === kidnapped.role) {
        note('captive')
        expect(after.players[kidnapped.by].coins - before.players[kidnapped.by].coins).toBe(kidnapped.coins)
      }
    })
    for (const what of ['draft', 'captive']) expect(times(what), what).toBeGreaterThan(0)
  })
})

describe('an answer', () => {
  it('tells the coins that are left, the price and whether the house is full then', () => {
    const times = tallied(ALL, ({ seat, answer, before, after }, note) => {
      const [had, has] = [before.players[seat].coins, after.players[seat].coins]
      if (answer.kind === 'build') {
        note(answer.missing === 0 ? 'build' : 'in kind')
        if (answer.missing === 0) expect(has).toBe(answer.left)
        else expect(answer.left).toBe(0)
      }
      if (answer.kind === 'sell' || answer.kind === 'sell-post') {
        expect(has - had).toBe(answer.coins)
        expect(answer.coins).toBeGreaterThanOrEqual(Number(answer.price))
        note(answer.coins === answer.price ? 'price' : 'more')
      }
      if (answer.kind === 'sell') {
        // A full house may be emptied at once, as the phase ends.
        expect([4, 0].includes(after.tradingHouse.length)).toBe(answer.fills === 1)
        if (answer.fills === 1) note('fills')
      }
    })
    for (const what of ['build', 'in kind', 'price', 'more', 'fills']) expect(times(what), what).toBeGreaterThan(3)
  })

  it('tells what is free on the ship then, and the points beyond those of the barrels', () => {
    const times = tallied(BASE, ({ seat, answer, before, after }, note) => {
      if (answer.kind !== 'load') return
      const ship = after.ships.find(({ capacity }) => capacity === answer.ship)
      if (ship?.good !== undefined) {
        expect(ship.capacity - ship.count).toBe(answer.room)
        note(answer.room === 0 ? 'full' : 'room')
      }
      expect(Number(after.players[seat].vp) - Number(before.players[seat].vp)).toBe(
        Number(answer.count) + Number(answer.more),
      )
      if (Number(answer.more) > 0) note('more')
    })
    for (const what of ['full', 'room', 'more']) expect(times(what), what).toBeGreaterThan(3)
  })

  it('tells whether it has to say which piece is placed', () => {
    const times = tallied(ALL, ({ answers }, note) => {
      const placing = answers.filter(({ kind }) => kind.startsWith('place-'))
      const both = new Set(placing.map(({ kind }) => kind.startsWith('place-noble'))).size === 2
      for (const { either } of placing) {
        expect(either).toBe(both ? 1 : 0)
        note(both ? 'both' : 'one')
      }
    })
    for (const what of ['both', 'one']) expect(times(what), what).toBeGreaterThan(5)
  })

  it('tells whether a guest’s move is what is asked, and how often a privilege counts', () => {
    const times = tallied(EXPANDED, ({ seat, question, answers, before }, note) => {
      const doubled = before.players[seat].city.some(
        ({ building, workers, nobles = 0 }) => building === 'library' && workers + nobles > 0,
      )
      for (const { kind, asked, privilege } of answers) {
        if (kind.startsWith('guest-to-')) {
          expect(asked === 1).toBe(question.kind === 'guest-move')
          note(asked === 1 ? 'asked' : 'besides')
        }
        if (kind === 'role') expect(privilege).toBe(doubled ? 2 : 1)
      }
    })
    for (const what of ['asked', 'besides']) expect(times(what), what).toBeGreaterThan(3)
  })

  it('tells what is not kept beside a single barrel', () => {
    const times = tallied(ALL, ({ question, answers }, note) => {
      if (question.kind !== 'captain-store') return
      for (const { kind, good, others } of answers) {
        const whole = answers.find((answer) => answer.kind === 'keep' && answer.good === good)
        if (kind === 'keep-one' && whole) expect(others).toBe(Number(whole.count) - 1)
        if (kind === 'keep-one' && whole) note('both')
      }
    })
    expect(times('both')).toBeGreaterThan(3)
  })
})
