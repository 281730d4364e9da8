import { gameById } from '@quayside/games'
import { AnswerList, LANGUAGES, Match, Rng, seatsIn } from '@quayside/kernel'
import { MAP } from '@quayside/mombasa/data/map'
import { COMPANIES } from '@quayside/mombasa/ids'
import { describe, expect, it } from 'vitest'
import { baseSpot } from '../src/games/mombasa/board/base-layout.ts'
import { spacesOf } from '../src/games/mombasa/board/bases.ts'
import {
  BORDERS,
  COAST,
  contains,
  edge,
  edgesBetween,
  type Point,
  pathOf,
  SHAPES,
} from '../src/games/mombasa/board/geometry.ts'
import {
  BASE_AT,
  BASE_SIZE,
  LANES,
  nameLines,
  PORT_LANES,
  standingOf,
  WHOLE,
} from '../src/games/mombasa/board/labels.ts'
import type { View } from '../src/games/mombasa/board/things.ts'

const mombasa = gameById('mombasa')!
const regionOf = (id: string) => MAP.regions.find((region) => region.id === id)!
const shapeOf = (id: string) => SHAPES.find((shape) => shape.id === id)!
const edgesOf = (polygon: readonly string[]) => polygon.map((a, i) => [a, polygon[(i + 1) % polygon.length]] as const)
const keyOf = (ends: readonly string[]) => [...ends].sort().join('|')
const enclaves = MAP.enclaves.map(({ enclave }) => enclave)

describe('the outlines of the regions', () => {
  it('are drawn for every region, the largest first', () => {
    expect(SHAPES.map(({ id }) => id).sort()).toEqual(MAP.regions.map(({ id }) => id).sort())
    const areas = SHAPES.map(({ area }) => area)
    expect(areas).toEqual(areas.toSorted((a, b) => b - a))
  })

  it.each(SHAPES.map(({ id }) => id))('%s is a closed ring through its corners', (id) => {
    const { ring } = shapeOf(id)
    const { polygon } = regionOf(id)
    for (const corner of polygon) expect(ring).toContainEqual(MAP.vertices[corner])
    const gaps = ring.map(([x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length]
      return Math.hypot(nextX - x, nextY - y)
    })
    // No step is as long as an edge, the one back to the beginning neither.
    expect(Math.max(...gaps)).toBeLessThan(25)
    expect(Math.min(...gaps)).toBeGreaterThan(0)
  })

  it('are the same line for neighbours', () => {
    for (const { regions } of MAP.borders) {
      const shared = edgesBetween(...regions)
      expect(shared.length, regions.join()).toBeGreaterThan(0)
      if (regions.some((id) => enclaves.includes(id))) continue
      for (const [a, b] of shared) {
        const line = edge(a, b)
        expect(edge(b, a)).toEqual(line.toReversed())
        for (const id of regions) {
          const ring = new Set(shapeOf(id).ring.map(String))
          expect(line.filter((point) => !ring.has(String(point)))).toEqual([])
        }
      }
    }
  })

  it('leave out the enclaves within', () => {
    for (const { enclave, surrounding } of MAP.enclaves) {
      expect(shapeOf(surrounding).d).toBe(`${pathOf(shapeOf(surrounding).ring)}z${shapeOf(enclave).d}`)
      for (const point of shapeOf(enclave).ring) expect(contains(shapeOf(surrounding).ring, point)).toBe(true)
    }
  })
})

describe('borders', () => {
  it('are drawn once each, in their kind', () => {
    expect(BORDERS.map(({ key, kind }) => [key, kind])).toEqual(
      MAP.borders.map(({ regions, kind }) => [regions.join('|'), kind]),
    )
    expect(new Set(BORDERS.map(({ d }) => d)).size).toBe(BORDERS.length)
  })

  it('and the coast make up every outline', () => {
    const drawn = MAP.borders.flatMap(({ regions }) => edgesBetween(...regions).map(keyOf))
    expect(new Set(drawn).size).toBe(drawn.length)
    const all = MAP.regions.flatMap(({ polygon }) => edgesOf(polygon).map(keyOf))
    const coast = all.filter((key) => !drawn.includes(key))
    // At a coast there is land on one side only, and the coast is one ring.
    expect(new Set(coast).size).toBe(coast.length)
    expect(COAST.match(/M/g)).toHaveLength(1)
    expect(COAST.match(/L/g)).toHaveLength(coast.length * 16)
  })

  it('lead from every base to the regions beside it', () => {
    for (const lanes of [LANES, PORT_LANES]) {
      for (const company of COMPANIES) {
        expect(Object.keys(lanes[company]).sort()).toEqual(Object.keys(MAP.bases[company].adjacent).sort())
      }
    }
  })
})

describe('what stands on the map', () => {
  const inWhole = ([x, y]: Point) =>
    x >= WHOLE.x && x <= WHOLE.x + WHOLE.width && y >= WHOLE.y && y <= WHOLE.y + WHOLE.height

  it.each(SHAPES.map(({ id }) => id))('stands in %s', (id) => {
    const { name, row, sign = row, atSea } = standingOf(id, regionOf(id).label)
    const { ring } = shapeOf(id)
    expect(contains(ring, row)).toBe(true)
    if (!enclaves.includes(id)) expect(contains(ring, sign)).toBe(true)
    if (!enclaves.includes(id)) expect(contains(ring, name)).toBe(!atSea)
    if (atSea) expect(SHAPES.some((shape) => contains(shape.ring, name))).toBe(false)
  })

  it('is named in every language', () => {
    for (const language of LANGUAGES) {
      const words = mombasa.words(language, { players: 2, setup: 'first' })
      for (const { id, label } of MAP.regions) {
        const name = words.thing('region', id)
        const found = nameLines(id, name, 19, label, true)
        expect(found?.lines.join(' ')).toBe(name)
      }
    }
  })

  it('leaves small regions without a name where letters are too large', () => {
    const { label } = regionOf('cyrenaica')
    expect(nameLines('cyrenaica', 'Cyrenaica', 19, label, false)?.lines).toEqual(['Cyrenaica'])
    expect(nameLines('cyrenaica', 'Cyrenaica', 60, label, false)).toBeNull()
  })

  it('leaves room for the bases in the sea', () => {
    for (const company of COMPANIES) {
      const [x, y] = BASE_AT[company]
      const corners: Point[] = [
        [x, y],
        [x + BASE_SIZE.width, y],
        [x, y + BASE_SIZE.height],
        [x + BASE_SIZE.width, y + BASE_SIZE.height],
      ]
      for (const corner of corners) {
        expect(inWhole(corner), company).toBe(true)
        expect(
          SHAPES.some(({ ring }) => contains(ring, corner)),
          company,
        ).toBe(false)
      }
    }
  })
})

describe('the bases around the map', () => {
  /** Frames of a wide screen, a common one, small ones, and a tablet. */
  const frames = [
    { width: 760, height: 670 },
    { width: 610, height: 510 },
    { width: 505, height: 372 },
    { width: 505, height: 303 },
    { width: 483, height: 413 },
  ]
  /** What they are like with the longest name. */
  const WIDEST = 104
  const HIGHEST = 88

  it.each(frames)('are whole and apart in $width × $height', (frame) => {
    const boxes = COMPANIES.map((company) => {
      const { edge, across, side, down, least } = baseSpot(company, frame)
      const width = Math.max(company === 'cape-town' ? WIDEST : WIDEST - 14, least.width)
      const height = Math.max(HIGHEST, least.height)
      return {
        company,
        left: edge === 'left' ? across : frame.width - across - width,
        top: side === 'top' ? down : frame.height - down - height,
        width,
        height,
      }
    })
    for (const { company, left, top, width, height } of boxes) {
      expect(Math.min(left, top), company).toBeGreaterThanOrEqual(0)
      expect(left + width, company).toBeLessThanOrEqual(frame.width)
      expect(top + height, company).toBeLessThanOrEqual(frame.height)
    }
    const over = boxes.flatMap((a, i) =>
      boxes.slice(i + 1).map((b) => {
        const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
        const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
        return Math.min(across, down)
      }),
    )
    // Edges may touch, numbers may not be covered.
    expect(Math.max(...over)).toBeLessThanOrEqual(6)
  })
})

describe('bases', () => {
  /** A whole game, looked at before every answer. */
  function eachView(seed: string, look: (view: View) => void): void {
    const match = Match.begin(mombasa, { players: 4, setup: 'first' }, seed)
    if (!match.ok) throw new Error(match.error.message)
    const rng = new Rng(seed)
    const legal = new AnswerList()
    while (!match.value.over) {
      const [seat] = seatsIn(mombasa.toMove(match.value.state))
      look(mombasa.view(match.value.state, seat) as View)
      legal.clear()
      mombasa.legal(match.value.state, seat, legal)
      match.value.play(seat, legal.at(rng.below(legal.count)))
    }
  }

  it('show the coins that shares are worth', () => {
    const seen = new Set<string>()
    eachView('bases', (view) => {
      for (const company of COMPANIES) {
        // Most answers leave the bases as they are.
        const base = JSON.stringify(view.bases[company])
        if (seen.has(base)) continue
        seen.add(base)
        const spaces = [1, 2, 3].flatMap((column) => spacesOf(view, null, company, column))
        const worth = spaces.reduce((sum, { post, coins }) => sum + (post === 'none' ? coins : 0), 0)
        expect(worth).toBe(view.shareValues[company])
        const posts = spaces.filter(({ post }) => post === 'on').length
        expect(posts).toBe(view.bases[company].reduce((sum, column) => sum + column.posts, 0))
      }
    })
    expect(seen.size).toBeGreaterThan(10)
  })
})
