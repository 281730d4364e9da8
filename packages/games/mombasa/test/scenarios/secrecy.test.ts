import { Rng, type Viewer } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { newTable, type Seen, slots, type Table, tableAt } from '../table.ts'

/** What may be known: our rulings, "Secret"; Fase de Planejamento (page 4): cards lie face down until all have finished. */

const OTHERS: Viewer[] = [1, 2, 'spectator']
const VIEWERS: Viewer[] = [0, ...OTHERS]

/** Everything that reaches a viewer: view, score, events, who is to move and, where it is a seat to move, its question. */
function reaches({ match }: Table, viewer: Viewer) {
  const { game, state } = match
  const { toMove } = match.status()
  return {
    view: game.view(state, viewer),
    score: game.score(state, viewer),
    events: match.eventsFor(viewer),
    toMove,
    kinds: toMove.map((seat) => game.question(state, seat)),
    ask: typeof viewer === 'number' && toMove.includes(viewer) ? match.ask(viewer) : null,
    question: typeof viewer === 'number' && toMove.includes(viewer) ? game.questionFacts(state, viewer) : null,
  }
}

const planning = { now: { phase: 'planning' } } as const
const plan = (...laid: string[]) => tableAt(3, planning).says(0, ...laid)
const PLANS = [
  ['none', []],
  ['one', ['lay expansion-2 3']],
  ['three', ['lay cotton-1 2', 'lay bookkeeper-2 3', 'lay banana-1 4']],
] as const

describe("a plan under way is nobody else's business", () => {
  it.each(OTHERS)('%s sees the same whatever is laid and however much', (viewer) => {
    const [none, one, three] = PLANS.map(([, laid]) => reaches(plan(...laid), viewer))
    expect(one).toEqual(none)
    expect(three).toEqual(none)
  })

  it.each(OTHERS)('%s sees the same when it is sealed: only that it is', (viewer) => {
    const [none, one, three] = PLANS.map(([, laid]) => reaches(plan(...laid, 'seal'), viewer))
    expect(one).toEqual(none)
    expect(three).toEqual(none)
    expect(none.events).toEqual([...reaches(plan(), viewer).events, { kind: 'sealed', seat: 0 }])
    expect(none.view).toMatchObject({ players: [{ sealed: true }, { sealed: false }, { sealed: false }] })
  })

  it.each(OTHERS)('%s sees hand and plan together, and neither slots nor what is turned over', (viewer) => {
    const [owner] = plan('lay expansion-2 3', 'lay cotton-1 2').view(viewer).players
    expect(owner.hand).toEqual(tableAt(3, planning).player(0).hand)
    expect('slots' in owner || 'used' in owner).toBe(false)
  })

  it('its owner sees it', () => {
    const [owner] = plan('lay expansion-2 3', 'seal').view(0).players
    expect(owner.slots).toEqual(slots(null, null, 'expansion-2'))
    expect(owner.hand).not.toContain('expansion-2')
  })

  it('a refusal to another seat does not depend on it', () => {
    for (const answer of ['lay expansion-2 1', 'lay coffee-4 2', 'use 2', 'seal seal']) {
      const [none, , three] = PLANS.map(([, laid]) => plan(...laid).match)
      expect(three.answer(1, answer)).toEqual(none.answer(1, answer))
      expect(three.why(0, 'lay coffee-4 5')).toEqual(none.why(0, 'lay coffee-4 5'))
    }
  })

  it('a full plan is not sealed by itself, which would tell that it is full', () => {
    const table = plan(...PLANS[2][1])
    expect(table.match.status().toMove).toEqual([0, 1, 2])
    expect(table.match.eventsFor(0)).not.toContainEqual(expect.objectContaining({ kind: 'only-answer' }))
  })

  it('who has no card to lay is passed over, and everybody could see why', () => {
    const table = tableAt(3, { ...planning, players: [{ hand: ['share-cairo-at-2'] }] })
    expect(table.match.status().toMove).toEqual([1, 2])
    expect(table.view('spectator').players[0].sealed).toBe(true)
  })
})

describe('when all have sealed, everything is turned up at once', () => {
  const before = () => plan('lay expansion-2 3', 'seal').says(1, 'lay cotton-1 2', 'lay coffee-1 4', 'seal')

  it.each(VIEWERS)('%s hears of every card then, and not before', (viewer) => {
    const table = before()
    const told = table.match.events.length
    expect(table.match.eventsFor(viewer).filter(({ kind }) => kind.startsWith('revealed'))).toEqual([])
    table.says(2, 'seal')
    expect(table.match.eventsFor(viewer, told)).toEqual([
      { kind: 'sealed', seat: 2 },
      { kind: 'revealed', seat: 0, card: 'expansion-2', slot: 3 },
      { kind: 'revealed', seat: 1, card: 'cotton-1', slot: 2 },
      { kind: 'revealed', seat: 1, card: 'coffee-1', slot: 4 },
      { kind: 'revealed-none', seat: 2 },
    ])
  })

  it('from then on everybody sees the same table', () => {
    const table = before().says(2, 'seal')
    const open = table.view('spectator')
    for (const viewer of VIEWERS) expect(table.view(viewer)).toEqual(open)
    expect(open.players.map((player) => player.slots)).toEqual([
      slots(null, null, 'expansion-2'),
      slots(null, 'cotton-1', null, 'coffee-1'),
      slots(),
    ])
    expect(open.players.every(({ sealed }) => !sealed)).toBe(true)
  })

  it('nothing before it can be taken back', () => {
    const table = before().says(2, 'seal')
    for (const seat of [0, 1, 2]) table.cannotUndo(seat, 'undo-revealed')
  })
})

describe('drafts', () => {
  const eventsOf = (table: Table, viewer: Viewer) => table.match.eventsFor(viewer)

  it('a plan is taken back card by card, also with plans of others made in between', () => {
    const table = tableAt(3, planning).says(0, 'lay expansion-2 3').says(1, 'lay cotton-1 2')
    table.says(0, 'lay banana-1 2').says(1, 'lay coffee-1 3', 'seal').says(2, 'lay coffee-2 4')
    expect(table.undoes(0).player(0).slots).toEqual(slots(null, null, 'expansion-2'))
    expect(table.undoes(0).player(0).slots).toEqual(slots())
    table.cannotUndo(0, 'nothing-to-undo')
    expect(table.player(1)).toMatchObject({ sealed: true, slots: slots(null, 'cotton-1', 'coffee-1') })
    expect(table.player(2).slots).toEqual(slots(null, null, null, 'coffee-2'))
  })

  it('a sealed plan can be opened again while somebody still plans', () => {
    const table = plan('lay expansion-2 3', 'seal').says(1, 'lay cotton-1 2', 'seal').says(2, 'lay banana-1 2')
    table.refuses(0, 'lay banana-1 2', 'not-your-turn').undoes(0)
    expect(table.match.status().toMove).toEqual([0, 2])
    table.undoes(0).says(0, 'lay coffee-1 2', 'seal').says(2, 'seal')
    expect(table.view().players.map((player) => player.slots)).toEqual([
      slots(null, 'coffee-1'),
      slots(null, 'cotton-1'),
      slots(null, 'banana-1'),
    ])
  })

  it('who seals last reveals, and cannot open again', () => {
    plan('seal').says(1, 'seal').says(2, 'lay banana-1 2', 'seal').cannotUndo(2, 'undo-revealed')
  })

  it.each(OTHERS)('%s hears nothing of laying and taking back', (viewer) => {
    const table = tableAt(3, planning)
    const before = eventsOf(table, viewer)
    table.says(0, 'lay expansion-2 3', 'lay banana-1 2').undoes(0).says(0, 'lay cotton-2 2').undoes(0).undoes(0)
    expect(eventsOf(table, viewer)).toEqual(before)
    table.says(0, 'lay cotton-2 2', 'seal').undoes(0)
    expect(eventsOf(table, viewer)).toEqual(before)
    expect(reaches(table, viewer)).toEqual(reaches(tableAt(3, planning), viewer))
  })

  it("others' seals are still told after one's own is taken back", () => {
    const table = plan('seal').says(1, 'lay cotton-1 2', 'seal').undoes(0)
    expect(eventsOf(table, 2).filter(({ kind }) => kind === 'sealed')).toEqual([{ kind: 'sealed', seat: 1 }])
    expect(eventsOf(table, 1)).toContainEqual({ kind: 'laid', seat: 1, card: 'cotton-1', slot: 2 })
    expect(eventsOf(table, 2).filter(({ kind }) => kind === 'laid')).toEqual([])
  })

  it('lines of the record that belong to a plan are marked as private', () => {
    const table = plan('lay expansion-2 3', 'seal').undoes(0)
    expect(table.match.lines.map(({ draft }) => draft)).toEqual([true, true, true])
    expect(
      table.says(0, 'seal').says(1, 'seal').says(2, 'seal').says(0, 'end').match.lines.at(-1)?.draft,
    ).toBeUndefined()
  })
})

describe('starting tiles of later games', () => {
  const table = () => newTable(3, 'later')
  const tilesOf = (text: string) => new Set(text.match(/start-\d+/g) ?? [])

  it('everybody knows of the own two only', () => {
    const later = table()
    for (const viewer of [0, 1, 2]) {
      const { players } = later.view(viewer)
      expect(players[viewer].dealt).toHaveLength(2)
      expect(players.filter(({ dealt }) => dealt)).toHaveLength(1)
      const known = tilesOf(JSON.stringify(reaches(later, viewer)))
      expect([...known].sort()).toEqual([...(players[viewer].dealt ?? [])].sort())
    }
    expect(tilesOf(JSON.stringify(reaches(later, 'spectator'))).size).toBe(0)
  })

  it.each(OTHERS)('%s hears that a choice is made, and not which', (viewer) => {
    const [one, other] = table().view(0).players[0].dealt ?? []
    const [a, b] = [one, other].map((tile) => reaches(table().says(0, `keep ${tile}`), viewer))
    expect(a).toEqual(b)
    expect(a.events.at(-1)).toEqual({ kind: 'sealed', seat: 0 })
  })

  it('a choice can be taken back while others choose, and nobody hears of it', () => {
    const later = table()
    const before = reaches(later, 1)
    const [one, other] = later.view(0).players[0].dealt ?? []
    later.says(0, `keep ${one}`).undoes(0)
    expect(reaches(later, 1)).toEqual(before)
    expect(later.says(0, `keep ${other}`).view(0).players[0].startTile).toBe(other)
  })

  it('when all have chosen the tiles are shown, and the other ones never', () => {
    const later = table()
    const dealt = [0, 1, 2].map((seat) => later.view(seat).players[seat].dealt ?? [])
    const kept = dealt.map((pair, seat) => pair[seat % 2])
    kept.forEach((tile, seat) => {
      later.says(seat, `keep ${tile}`)
    })
    for (const viewer of ['spectator', 'referee'] as const) {
      expect([...tilesOf(JSON.stringify(later.view(viewer)))].sort()).toEqual([...kept].sort())
      expect(later.view(viewer).players.some((player) => 'dealt' in player)).toBe(false)
    }
    expect([...tilesOf(JSON.stringify(reaches(later, 'spectator')))].sort()).toEqual([...kept].sort())
    for (const seat of [0, 1, 2]) later.cannotUndo(seat, 'undo-revealed')
  })
})

describe('another truth that looks the same', () => {
  const laid = () => plan('lay expansion-2 3', 'lay banana-1 2').says(1, 'lay cotton-1 2', 'seal')

  it.each(VIEWERS)('keeps everything %s sees, while plans and orders change', (viewer) => {
    const table = laid()
    const rng = new Rng('another')
    const { game, state } = table.match
    const hashes = new Set<string>()
    const plans = new Set<string>()
    for (let i = 0; i < 20; i++) {
      const other = game.resample(state, viewer, rng)
      expect(game.view(other, viewer)).toEqual(game.view(state, viewer))
      expect(game.score(other, viewer)).toEqual(game.score(state, viewer))
      expect(game.toMove(other)).toBe(game.toMove(state))
      hashes.add(game.hash(other))
      plans.add(JSON.stringify((game.view(other, 'referee') as Seen).players.map((player) => player.slots)))
    }
    expect(hashes.size).toBe(20)
    expect(plans.size).toBeGreaterThan(10)
  })

  it("keeps the own plan, and makes the others' out of their own cards", () => {
    const table = laid()
    const { game, state } = table.match
    const other = game.view(game.resample(state, 0, new Rng('x')), 'referee') as Seen
    expect(other.players[0].slots).toEqual(table.player(0).slots)
    for (const seat of [1, 2]) {
      const cards = ({ hand, slots: area }: Seen['players'][number]) =>
        [...hand, ...(area ?? []).filter(Boolean)].sort()
      expect(cards(other.players[seat])).toEqual(cards(table.player(seat)))
    }
  })

  it.each(VIEWERS)('deals other tiles to those whose tiles %s does not know', (viewer) => {
    const table = newTable(3, 'later')
    table.says(1, `keep ${table.view(1).players[1].dealt?.[0]}`)
    const { game, state } = table.match
    const rng = new Rng('tiles')
    const deals = new Set<string>()
    for (let i = 0; i < 20; i++) {
      const other = game.resample(state, viewer, rng)
      expect(game.view(other, viewer)).toEqual(game.view(state, viewer))
      const seen = game.view(other, 'referee') as Seen
      const tiles = seen.players.flatMap(({ dealt }) => dealt ?? [])
      expect(new Set(tiles).size).toBe(6)
      expect(seen.players[1].dealt).toContain(seen.players[1].startTile)
      deals.add(JSON.stringify(tiles))
    }
    expect(deals.size).toBeGreaterThan(10)
  })
})

describe('stack, supply and generator', () => {
  const open = newTable(3).view()
  const known = {
    display: open.display,
    books: { display: open.books.display },
  }
  const dealt = (seed: string) => tableAt(3, { ...known, ...planning, seed })

  it.each(VIEWERS)('%s cannot tell two games apart that differ only in their order', (viewer) => {
    const [one, other] = ['a', 'b'].map(dealt)
    expect(one.hash).not.toBe(other.hash)
    expect(one.view('referee')).not.toEqual(other.view('referee'))
    expect(reaches(one, viewer)).toEqual(reaches(other, viewer))
  })

  it.each(VIEWERS)('%s sees how many are left and nothing of what', (viewer) => {
    const view = dealt('a').view(viewer)
    expect('stack' in view || 'bookSupply' in view).toBe(false)
    expect(view.stackLeft).toBe(32)
    expect(view.books.left).toEqual({ A: 20, B: 20, C: 20 })
  })

  it.each(['first', 'later'] as const)('nothing that reaches anybody holds the seed (%s)', (setup) => {
    const secret = 'a very secret seed'
    const table = newTable(3, setup, secret)
    for (const viewer of VIEWERS) {
      const text = JSON.stringify(reaches(table, viewer))
      expect(text).not.toContain(secret)
      expect(text).not.toMatch(/"(rng|seed)"/)
    }
  })
})
