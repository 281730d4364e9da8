import { cooperIsland } from '@quayside/cooper-island'
import { DOUBLES } from '@quayside/cooper-island/ids'
import type { View } from '@quayside/cooper-island/view'
import { AnswerList, type Facts, Match, Rng, seatsIn } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import {
  ALL_PAIRS,
  BACK_TO_FRONT,
  BANKS,
  centreOf,
  FRAME,
  joints,
  neighbour,
  pairNear,
  pairsAt,
  rise,
  SIDES,
  SITES,
  SIZE,
  SQUASH,
  type Turn,
  turned,
} from '../src/games/cooper-island/board/hexes.ts'
import { lie } from '../src/games/cooper-island/board/places.ts'
import { Land } from '../src/games/cooper-island/board/placing.svelte.ts'
import { bearing, seen, shipsOf, waterAt, watersOf } from '../src/games/cooper-island/board/ring.ts'
import type { Scene } from '../src/games/cooper-island/board/scene.svelte.ts'
import { doubleOf, SPACES, sidesOf, tileId } from '../src/games/cooper-island/board/things.ts'

const TURNS = SIDES.map((_, turn) => turn as Turn)

type State = Parameters<typeof cooperIsland.view>[0]

/** A whole game, looked at before every answer; bots give every other one, chance the rest. */
function eachMoment(
  players: number,
  seed: string,
  look: (state: State, seat: number, legal: AnswerList) => void,
): void {
  const begun = Match.begin(cooperIsland, { players }, seed)
  if (!begun.ok) throw new Error(begun.error.message)
  const match = begun.value
  const rng = new Rng(seed)
  const legal = new AnswerList()
  while (!match.over) {
    const state = match.state as State
    const [seat] = seatsIn(cooperIsland.toMove(state))
    legal.clear()
    cooperIsland.legal(state, seat, legal)
    look(state, seat, legal)
    const given = rng.below(2) === 0 ? legal.at(rng.below(legal.count)) : cooperIsland.policy(state, seat, legal, rng)
    match.play(seat, given)
  }
}

describe('the land as it is drawn', () => {
  it('has every space once', () => {
    expect([...BACK_TO_FRONT].sort()).toEqual(SPACES.map(({ id }) => id).sort())
    expect(new Set(SPACES.map(({ id }) => JSON.stringify(centreOf(id)))).size).toBe(SPACES.length)
  })

  it('has neighbours where tiles can lie', () => {
    const edges = cooperIsland.ids.edge.map((ends) => ends.split(' ').sort().join(' '))
    const drawn = SPACES.flatMap(({ id: a }) =>
      SPACES.flatMap(({ id: b }) => {
        const [one, other] = [centreOf(a), centreOf(b)]
        const far = Math.hypot(one.x - other.x, (one.y - other.y) / SQUASH)
        return a < b && far < SIZE * 1.8 ? [[a, b].sort().join(' ')] : []
      }),
    )
    expect(drawn.sort()).toEqual([...edges].sort())
    expect(ALL_PAIRS.length).toBe(2 * edges.length)
  })

  it('paints what stands in front later, and the higher the higher', () => {
    const ys = BACK_TO_FRONT.map((space) => centreOf(space).y)
    expect(ys).toEqual([...ys].sort((a, b) => a - b))
    for (let level = 1; level < 12; level++) {
      expect(rise(level)).toBeGreaterThan(rise(level - 1))
      expect(joints(level).length).toBe(level - 1)
    }
  })

  it('has a site for every place of an island', () => {
    const known = [...cooperIsland.ids.site].sort()
    expect(SITES.map(({ half, space }) => `${half} ${space}`).sort()).toEqual(known)
  })

  it('lies within its frame with all its water', () => {
    for (const { ccw, cw } of BANKS) {
      for (const { x, y } of [ccw, cw]) {
        expect(Math.abs(x)).toBeLessThan(FRAME.width / 2)
        expect(Math.abs(y)).toBeLessThan(FRAME.height / 2)
      }
    }
  })
})

describe('a tile that is turned', () => {
  it('is as it was after six turns, and the other way round after three', () => {
    for (const turn of TURNS) {
      let now = turn
      for (let i = 0; i < 6; i++) now = turned(now)
      expect(now).toBe(turn)
      expect(SIDES[turned(turn, 3)]).toEqual({ q: 0 - SIDES[turn].q, r: 0 - SIDES[turn].r })
      for (const { first, second } of pairsAt(turn)) expect(neighbour(second, turned(turn, 3))).toBe(first)
    }
  })

  it('is found under its middle', () => {
    for (const turn of TURNS) {
      for (const pair of pairsAt(turn)) {
        expect(pairNear(pair.middle, turn)).toEqual(pair)
        expect(pairNear({ x: pair.middle.x + 9, y: pair.middle.y - rise(4) - 7 }, turn, () => 4)).toEqual(pair)
      }
      expect(pairNear({ x: FRAME.x, y: FRAME.y }, turn)).toBeNull()
    }
  })

  it('can be brought to every place where a game lets it lie', () => {
    const wanted = new Map<string, Facts>()
    for (const players of [2, 4]) {
      eachMoment(players, `turned ${players}`, (state, seat, legal) => {
        for (let i = 0; i < legal.count; i++) {
          const answer = cooperIsland.answerFacts(state, seat, legal.at(i))
          if (answer.kind === 'place') wanted.set(JSON.stringify(answer), answer)
        }
      })
    }
    expect(wanted.size).toBeGreaterThan(100)
    for (const { first, space, second, onto } of wanted.values()) {
      const tile = tileId(first, second)
      expect(DOUBLES).toContain(doubleOf(tile))
      expect(sidesOf(doubleOf(tile))).toContain(tile)
      const halves = tile.split('-')
      const ways = ALL_PAIRS.filter(({ first: a, second: b }) =>
        halves[0] === first ? a === space && b === onto : a === onto && b === space,
      )
      expect(ways.length).toBe(1)
    }
  })
})

describe('the ring of water', () => {
  it('numbers its spaces for any number of players', () => {
    for (const players of [1, 2, 3, 4]) {
      const waters = watersOf(players)
      expect(waters.length).toBe(players * 10)
      for (const { index, peninsula, spot } of waters) expect(waterAt(players, peninsula, spot)).toBe(index)
    }
  })

  it('has the peninsula in front below, and the next to its left', () => {
    const own = seen(bearing(4, 2, 20), 100)
    expect([own.x, own.y].map(Math.round)).toEqual([0, 100])
    const next = seen(bearing(4, 2, 30), 100)
    expect([next.x, next.y].map((n) => Math.round(n) + 0)).toEqual([-100, 0])
  })

  it('has every ship where its steps have brought it', () => {
    for (const players of [1, 3]) {
      const ring = players * 10
      const astray: string[] = []
      eachMoment(players, `sailing ${players}`, (state) => {
        for (const { seat, ship, steps, index } of shipsOf(cooperIsland.view(state, 0) as View)) {
          const start = seat < players ? seat * 10 : 0
          const sailed = start + (ship === 'one-sail' ? steps : -steps)
          if (index !== ((sailed % ring) + ring) % ring) astray.push(`${seat} ${ship} ${steps}`)
        }
      })
      expect(astray).toEqual([])
    }
  })
})

/** A table at which these answers can be given, by their places. */
function land(answers: readonly (readonly string[])[]) {
  let held: readonly string[] = []
  const host = {
    language: 'en',
    light(place: string) {
      const fits = answers.some((places) => [...held, place].every((wanted) => places.includes(wanted)))
      return fits ? { keys: [], answers: [], strong: false, held: held.includes(place), open: true, drafted: 0 } : null
    },
    pick: (place: string) => {
      held = [...held, place]
    },
    hold: (place: string) => {
      if (answers.some((places) => places.includes(place))) held = [place]
    },
    letGo: () => {
      held = []
    },
  }
  const player = { doubles: { 'forest-meadow': 1, 'forest-mountain': 0, 'forest-settlement': 0 }, land: [] }
  const scene = { host, player, seat: 0 } as unknown as Scene
  // Every question makes another hand of it: what is picked is asked for anew.
  return { host, at: () => new Land(scene), scene }
}

describe('a tile in hand', () => {
  const placing = (...spaces: [string, string][]) =>
    spaces.map(([a, b]) => ['tile:food-wood', `hex:${a}:food`, `hex:${b}:wood`, lie(a, 'food', b, 'wood')])

  it('is asked for by the space alone until it is picked', () => {
    expect(
      land([['hex:h0,1']])
        .at()
        .placeOf('h0,1'),
    ).toBe('hex:h0,1')
    const moving = land([['from:h0,1', 'hex:h0,0']]).at()
    expect(moving.placeOf('h0,1')).toBe('from:h0,1')
    expect(moving.placeOf('h0,0')).toBe('hex:h0,0')
  })

  it('goes half by half: the other half beside the first, or the first elsewhere', () => {
    const { host, at } = land(placing(['h0,1', 'h0,0'], ['h0,1', 'h1,0']))
    host.pick('tile:food-wood')
    expect(at().tile).toBe('food-wood')
    expect(at().placeOf('h0,1')).toBe('hex:h0,1:food')
    host.pick('hex:h0,1:food')
    const placed = at()
    expect(placed.laid).toEqual({ space: 'h0,1', item: 'food' })
    expect(placed.placeOf('h0,0')).toBe('hex:h0,0:wood')
    expect(placed.placeOf('h2,-2')).toBe('hex:h2,-2:food')
    expect(placed.placeOf('h0,1')).toBe('hex:h0,1:food')
  })

  it('lays the other half first once it is turned', () => {
    const { host, at } = land(placing(['h0,1', 'h0,0']))
    host.pick('tile:food-wood')
    const hand = at()
    const { turn } = hand
    hand.rotate()
    expect(hand.halves).toEqual(['wood', 'food'])
    expect(hand.turn).toBe(turned(turn, 3))
    hand.carried = 'food-wood'
    hand.rotate()
    expect(hand.turn).toBe(turned(turn, 4))
  })

  it('lights only what suits it as it is turned while it is carried', () => {
    const { host, at } = land(placing(['h0,1', 'h0,0'], ['h0,1', 'h1,0'], ['h1,0', 'h0,0']))
    host.hold('tile:food-wood')
    const hand = at()
    hand.carried = 'food-wood'
    const seen = new Map(
      TURNS.map((turn) => {
        hand.turn = turn
        return [turn, [...hand.lying].map(([space, item]) => `${space} ${item}`).sort()]
      }),
    )
    const up = SIDES.findIndex(({ q, r }) => q === 0 && r === -1)
    expect(seen.get(up as Turn)).toEqual(['h0,0 wood', 'h0,1 food'])
    expect([...seen.values()].filter((spaces) => spaces.length > 0)).toHaveLength(3)
    hand.turn = up as Turn
    expect([hand.suits('h0,1'), hand.suits('h1,0')]).toEqual([true, false])
    expect(hand.placeOf('h0,0')).toBe('hex:h0,0:wood')
  })

  it('leaves no half behind when it is put back', () => {
    const { host, at } = land(placing(['h0,1', 'h0,0'], ['h0,1', 'h1,0']))
    host.pick('tile:food-wood')
    host.pick('hex:h0,1:food')
    expect(at().stray).toBe(false)
    host.letGo()
    host.pick('hex:h0,1:food')
    expect(at().stray).toBe(true)
  })

  it('shows its other side when it is flipped, gold only where it can be laid', () => {
    const low = land([...placing(['h0,1', 'h0,0']), ['tile:cloth-stone', 'hex:h0,1:cloth', 'hex:h0,0:stone']])
    const hand = low.at()
    expect(hand.sideOf('forest-meadow')).toBe('food-wood')
    hand.flip('forest-meadow')
    expect(hand.sideOf('forest-meadow')).toBe('cloth-stone')
    hand.flip('forest-meadow')
    expect(hand.sideOf('forest-meadow')).toBe('food-wood')
    low.host.pick('tile:food-wood')
    const picked = low.at()
    picked.flip('forest-meadow')
    expect(low.at().tile).toBe('cloth-stone')

    const high = land([['tile:cloth-gold', 'hex:h0,1:cloth', 'hex:h0,0:gold']]).at()
    high.flip('forest-meadow')
    high.flip('forest-meadow')
    expect(high.sideOf('forest-meadow')).toBe('cloth-gold')
  })
})
