import { Rng, type Viewer } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import type { View } from '../../src/view.ts'
import { land, newTable, type Setting, type Table, tableAt } from '../table.ts'

/** What may be known: everything but bag, diaries and decks in their order, and the four cards somebody is choosing from. Rulings. */

const OTHERS: Viewer[] = [1, 2, 'spectator']
const VIEWERS: Viewer[] = [0, ...OTHERS]

const SMALL = Array.from({ length: 15 }, (_, i) => `small-${i + 1}`)
const BUILDER = {
  storage: { coin: 1 },
  land: land('h0,2 meadow 1', 'h0,1 forest 2 wood', 'h1,1 mountain 2 stone'),
}
const ERECT = ['work D round', 'erect small', 'put h0,1', 'sail one-sail']

/** Seat 0 looks at four cards of this deck. */
const choosing = (smallDeck: readonly string[] = SMALL, more: Setting = {}): Table =>
  tableAt(3, { players: [BUILDER, BUILDER, BUILDER], seed: 'cards', smallDeck: [...smallDeck], ...more })
    .says(0, ...ERECT)
    .asks(0, 'choose-card')

/** Everything that reaches a viewer. */
function reaches({ match }: Table, viewer: Viewer) {
  const { game, state } = match
  const { toMove } = match.status()
  const asked = typeof viewer === 'number' && toMove.includes(viewer)
  return {
    view: game.view(state, viewer),
    score: game.score(state, viewer),
    events: match.eventsFor(viewer),
    toMove,
    ask: asked ? match.ask(viewer) : null,
    question: asked ? game.questionFacts(state, viewer) : null,
  }
}

const swapped = (deck: readonly string[], a: number, b: number): string[] =>
  deck.map((_, i) => deck[i === a ? b : i === b ? a : i])

describe('cards that are being chosen', () => {
  it('are seen by whoever chooses', () => {
    const table = choosing()
    expect(table.view(0).choice).toEqual({
      seat: 0,
      building: 'small',
      cards: ['small-1', 'small-2', 'small-3', 'small-4'],
    })
    expect(table.answers(0, 'keep')).toEqual(['keep small-1', 'keep small-2', 'keep small-3', 'keep small-4'])
    expect(table.match.eventsFor(0).filter(({ kind }) => kind === 'card-seen')).toEqual(
      ['small-1', 'small-2', 'small-3', 'small-4'].map((card) => ({ kind: 'card-seen', seat: 0, card })),
    )
    table.refuses(0, 'keep small-5', 'card-not-seen')
  })

  it.each(OTHERS)('%s sees that somebody chooses, and nothing of what', (viewer) => {
    const table = choosing()
    expect(table.view(viewer).choice).toEqual({ seat: 0, building: 'small' })
    const told = JSON.stringify(reaches(table, viewer))
    expect(told).not.toMatch(/small-\d/)
    expect(table.match.eventsFor(viewer)).toContainEqual({ kind: 'cards-seen', seat: 0, building: 'small' })
    expect(reaches(choosing(swapped(SMALL, 0, 9)), viewer)).toEqual(reaches(table, viewer))
  })

  it.each(OTHERS)('%s hears which one is kept, and not the others', (viewer) => {
    const kept = (deck: readonly string[]) => choosing(deck).says(0, 'keep small-2')
    const table = kept(SMALL)
    expect(table.view(viewer).players[0].smallCards).toEqual(['small-2'])
    expect(reaches(kept(swapped(SMALL, 0, 9)), viewer)).toEqual(reaches(table, viewer))
    expect(table.match.eventsFor(viewer)).toContainEqual({ kind: 'card-kept', seat: 0, card: 'small-2' })
  })

  it('a refusal to another seat does not depend on them', () => {
    const [one, other] = [choosing(), choosing(swapped(SMALL, 0, 9))].map(({ match }) => match)
    for (const answer of ['keep small-1', 'keep small-10']) {
      expect(one.answer(1, answer)).toEqual(other.answer(1, answer))
    }
  })

  it('the three others go under the deck', () => {
    const { smallDeck, putBack } = choosing().says(0, 'keep small-2').view('referee') as View & {
      smallDeck: string[]
      putBack: object
    }
    expect(smallDeck).toHaveLength(14)
    expect(smallDeck.slice(0, 11)).toEqual(SMALL.slice(4))
    expect(smallDeck.slice(11).sort()).toEqual(['small-1', 'small-3', 'small-4'])
    expect(putBack).toEqual({ small: 1, large: 0 })
  })

  it('in random order', () => {
    const orders = Array.from({ length: 20 }, (_, i) => {
      const view = choosing(SMALL, { seed: `seed ${i}` })
        .says(0, 'keep small-2')
        .view('referee')
      return (view as unknown as { smallDeck: string[] }).smallDeck.slice(11).join()
    })
    expect(new Set(orders).size).toBe(6)
  })
})

/** Decks as the referee would find them in other truths that look the same to a viewer. */
function otherTruths(table: Table, viewer: Viewer, count = 30) {
  const { game, state } = table.match
  const rng = new Rng('another')
  return Array.from({ length: count }, () => {
    const other = game.resample(state, viewer, rng)
    expect(game.view(other, viewer)).toEqual(game.view(state, viewer))
    expect(game.score(other, viewer)).toEqual(game.score(state, viewer))
    expect(game.toMove(other)).toBe(game.toMove(state))
    return game.view(other, 'referee') as unknown as View & {
      smallDeck: string[]
      largeDeck: string[]
      choice?: { cards: string[] }
    }
  })
}

describe('another truth that looks the same', () => {
  it('to whoever chooses has the same four cards and another deck', () => {
    const truths = otherTruths(choosing(), 0)
    expect(new Set(truths.map(({ choice }) => choice?.cards.join())).size).toBe(1)
    expect(new Set(truths.map(({ smallDeck }) => smallDeck.join())).size).toBe(truths.length)
  })

  it.each(OTHERS)('to %s has other cards to choose from', (viewer) => {
    const truths = otherTruths(choosing(), viewer)
    expect(new Set(truths.map(({ choice }) => choice?.cards.join())).size).toBeGreaterThan(20)
    for (const { choice, smallDeck } of truths) {
      expect([...(choice?.cards ?? []), ...smallDeck].sort()).toEqual([...SMALL].sort())
    }
  })

  it('keeps the cards a seat put back where it knows them to be; they change places only among themselves', () => {
    const truths = otherTruths(choosing().says(0, 'keep small-2'), 0)
    const bottoms = truths.map(({ smallDeck }) => smallDeck.slice(11).join())
    expect(new Set(bottoms).size).toBe(6)
    for (const { smallDeck } of truths) {
      expect(smallDeck.slice(11).sort()).toEqual(['small-1', 'small-3', 'small-4'])
    }
    expect(new Set(truths.map(({ smallDeck }) => smallDeck.slice(0, 11).join())).size).toBe(truths.length)
  })

  it.each(OTHERS)('to %s those may lie anywhere', (viewer) => {
    const truths = otherTruths(choosing().says(0, 'keep small-2'), viewer)
    const bottoms = truths.map(({ smallDeck }) => [...smallDeck.slice(11)].sort().join())
    expect(new Set(bottoms).size).toBeGreaterThan(20)
  })

  it('each seat knows of its own choice after several', () => {
    const players = [BUILDER, { ...BUILDER, storage: { coin: 2 } }]
    const table = choosing(SMALL, { players }).says(0, 'keep small-2', 'done')
    table.says(1, ERECT[0], 'pay coin', ...ERECT.slice(1), 'keep small-5', 'done')
    // From the bottom: three of seat 1, three of seat 0, and seven that nobody has seen.
    for (const { smallDeck } of otherTruths(table, 0)) {
      expect(smallDeck.slice(7, 10).sort()).toEqual(['small-1', 'small-3', 'small-4'])
    }
    for (const { smallDeck } of otherTruths(table, 1)) {
      expect(smallDeck.slice(10).sort()).toEqual(['small-6', 'small-7', 'small-8'])
    }
    const toOne = otherTruths(table, 1).map(({ smallDeck }) => [...smallDeck.slice(7, 10)].sort().join())
    expect(new Set(toOne).size).toBeGreaterThan(10)
  })

  it('a card taken up again is known no longer for what it was put back with', () => {
    // The cards seat 0 once put back have come to the top, where seat 1 takes them up.
    const owner = {
      ...BUILDER,
      land: land('h0,2 meadow 1', 'h0,1 forest 2 wood', 'h1,1 mountain 2 stone', 'h-1,2 forest 1 small'),
    }
    const players = [owner, BUILDER, BUILDER].map((player, seat) => ({
      ...player,
      smallCards: seat === 0 ? ['small-15'] : [],
    }))
    const known = Object.fromEntries(['small-1', 'small-2', 'small-3'].map((card) => [card, [1, 0, 0]]))
    const deck = { smallDeck: SMALL.slice(0, 14), putBack: { small: 4, large: 0 }, known }
    const table = tableAt(3, { seed: 'again', players, now: { phase: 'work', by: 1 }, ...deck })
    table.says(1, ...ERECT, 'keep small-2', 'done')
    // Seat 1 put two of them back together with small-4; to seat 0 they lie in any two of the three places.
    for (const { smallDeck } of otherTruths(table, 0)) {
      expect(smallDeck.slice(10)).toEqual(expect.arrayContaining(['small-1', 'small-3']))
    }
    for (const { smallDeck } of otherTruths(table, 1)) {
      expect(smallDeck.slice(10).sort()).toEqual(['small-1', 'small-3', 'small-4'])
    }
    const strangers = otherTruths(table, 2).map(({ smallDeck }) => [...smallDeck.slice(10)].sort().join())
    expect(new Set(strangers).size).toBeGreaterThan(10)
  })

  it.each(VIEWERS)('to %s the generator is another one', (viewer) => {
    const table = newTable(3)
    const { game, state } = table.match
    const rng = new Rng('x')
    const hashes = new Set(Array.from({ length: 20 }, () => game.hash(game.resample(state, viewer, rng))))
    expect(hashes.size).toBe(20)
  })
})

describe('bag, diaries, decks and generator', () => {
  it('of tiles drawn together all hear which they are, and nobody in which order they came', () => {
    const land6 = { land: land('h0,2 meadow 1', 'h0,1 forest 1 large'), largeCards: [{ card: 'large-6' }], doubles: {} }
    const stories = new Map<string, Set<string>>()
    for (let i = 0; i < 40; i++) {
      const table = tableAt(2, { players: [land6], seed: `seed ${i}` }).says(0, 'use large-6')
      const drawn = JSON.stringify(table.player(0).doubles)
      stories.set(drawn, (stories.get(drawn) ?? new Set()).add(JSON.stringify(table.events('drew'))))
    }
    expect(stories.size).toBeGreaterThan(4)
    for (const told of stories.values()) expect([...told]).toHaveLength(1)
  })

  it.each(VIEWERS)('%s cannot tell two games apart that differ only in their order', (viewer) => {
    const dealt = (seed: string) =>
      tableAt(3, {
        seed,
        orders: [1, 2, 3, 4, 5, 6].map((n) => ({ order: `order-${n}` })),
        players: [0, 1, 2].map(() => ({ doubles: { 'forest-meadow': 2 } })),
      })
    const [one, other] = ['a', 'b'].map(dealt)
    expect(one.hash).not.toBe(other.hash)
    expect(reaches(one, viewer)).toEqual(reaches(other, viewer))
    const view = one.view(viewer)
    expect('smallDeck' in view || 'largeDeck' in view || 'known' in view).toBe(false)
    expect(view.decks).toEqual({ small: 15, large: 15 })
  })

  it('what is open is open to all: the same view for everybody', () => {
    const table = newTable(4)
    for (const viewer of [0, 1, 2, 3]) expect(table.view(viewer)).toEqual(table.view('spectator'))
  })

  it('nothing that reaches anybody holds the seed', () => {
    const secret = 'a very secret seed'
    const table = newTable(3, { start: 'choice' }, secret)
    for (const viewer of VIEWERS) {
      const text = JSON.stringify(reaches(table, viewer))
      expect(text).not.toContain(secret)
      expect(text).not.toMatch(/"(rng|seed)"/)
    }
  })
})
