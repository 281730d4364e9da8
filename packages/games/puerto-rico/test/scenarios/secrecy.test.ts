import type { Viewer } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { city, EDITIONS, newTable, tableAt } from '../table.ts'

/** What may be known: our rulings, "Secret" and "Covered"; classic and 2020, Capitão / Capitano: chips lie face down. */

const OTHERS: Viewer[] = [0, 1, 2, 'spectator']

describe.each(EDITIONS)('%s', (edition) => {
  const players = [{ vp: 7 }, { vp: 9, city: city('customs-house*') }, { vp: 3 }]
  const table = () => tableAt(edition, 3, { players })

  it("one sees one's own chips and nobody else's; the number is left out, not zeroed", () => {
    const seen = table().view(1).players
    expect(seen[1].vp).toBe(9)
    expect('vp' in seen[0] || 'vp' in seen[2]).toBe(false)
    expect(
      table()
        .view('spectator')
        .players.some((player) => 'vp' in player),
    ).toBe(false)
    expect(
      table()
        .view('referee')
        .players.map(({ vp }) => vp),
    ).toEqual([7, 9, 3])
  })

  it.each(OTHERS)('the face-down tiles are not in the view of %s', (viewer) => {
    const view = table().view(viewer)
    expect('stack' in view).toBe(false)
    expect(view.faceDown).toBeGreaterThan(0)
    for (const pile of view.piles ?? []) expect(typeof pile.faceDown).toBe('number')
  })

  it.each(OTHERS)('two games that differ only in face-down tiles look the same to %s', (viewer) => {
    const row = edition === '2020' ? { piles: ['corn' as const, 'sugar' as const] } : { openFields: ['corn' as const] }
    const [one, other] = ['a', 'b'].map((seed) => tableAt(edition, 3, { players, ...row, seed }))
    expect(one.hash).not.toBe(other.hash)
    expect(one.view(viewer)).toEqual(other.view(viewer))
    expect(one.match.status()).toEqual(other.match.status())
    expect(one.score(viewer)).toEqual(other.score(viewer))
  })

  it('the score for a seat: its own in full, of others neither chips nor what counts chips, nor a rank', () => {
    const [own, other, third] = table().score(0)
    expect(own).toMatchObject({ seat: 0, total: 7 })
    expect(other.lines).toEqual([{ what: 'buildings', points: 4 }])
    expect([other.total, other.rank, third.total, own.rank]).toEqual([undefined, undefined, undefined, undefined])
    expect(
      table()
        .score('spectator')
        .every(({ total }) => total === undefined),
    ).toBe(true)
    expect(
      table()
        .score('referee')
        .map(({ total, rank }) => [total, rank]),
    ).toEqual([
      [7, 2],
      [15, 1],
      [3, 3],
    ])
  })

  it('after the game all points are open', () => {
    const over = tableAt(edition, 3, { players, governor: 0, endTriggered: true, now: { phase: 'choose', by: 2 } })
    over.says(2, 'role trader')
    expect(over.view('spectator').players.map(({ vp }) => vp)).toEqual([7, 9, 3])
    expect(over.score(0).map(({ total, rank }) => [total, rank])).toEqual([
      [7, 2],
      [15, 1],
      [3, 3],
    ])
  })
})

it('no view holds the seed or the generator', () => {
  const secret = 'a very secret seed'
  const table = newTable('classic', 4, secret)
  for (const viewer of [...OTHERS, 3]) {
    const text = JSON.stringify([table.view(viewer), table.score(viewer), table.match.eventsFor(viewer)])
    expect(text).not.toContain(secret)
    expect(text).not.toMatch(/"(rng|seed)"/)
  }
})

it('a refusal tells nothing of face-down tiles', () => {
  const setting = { openFields: ['corn' as const], now: { phase: 'settler' as const, by: 0 } }
  const [one, other] = ['a', 'b'].map((seed) => tableAt('classic', 3, { ...setting, seed }))
  expect(one.match.answer(0, 'take coffee')).toEqual(other.match.answer(0, 'take coffee'))
})
