import { gameById } from '@quayside/games'
import { LANGUAGES } from '@quayside/kernel'
import { MAP } from '@quayside/mombasa/data/map'
import { describe, expect, it } from 'vitest'
import { boxesIn, sightIn } from '../src/games/mombasa/board/base-layout.ts'
import { COAST_RING, contains, edge, edgesBetween, type Point, SHAPES } from '../src/games/mombasa/board/geometry.ts'
import { LAND, nameLines, WHOLE } from '../src/games/mombasa/board/labels.ts'
import { APART, clearings } from '../src/games/mombasa/board/scenery/clear.ts'
import {
  BANK,
  CROWN,
  FADING,
  FILLS,
  LAND_PAINTS,
  SEA_PAINTS,
  SHADE,
  THICKNESS,
  WASH_PAINTS,
} from '../src/games/mombasa/board/scenery/colours.ts'
import { LAKES, RELIEF, RIVERS, WASHES } from '../src/games/mombasa/board/scenery/land.ts'
import { type Box, curve, farFrom, grownBy, holds, meets, partsOf } from '../src/games/mombasa/board/scenery/lines.ts'
import { boxOf, FOAM, isFree, RHUMBS, ROSE, ROSE_REACH, SHIPS, SWELL } from '../src/games/mombasa/board/scenery/sea.ts'
import { regionOf } from '../src/games/mombasa/board/things.ts'
import type { Colour } from './raster.ts'
import { contrast, over, rgb, THEMES, type Theme, token } from './scenery-support.ts'

/** A paint as it is in a theme. */
const inTheme = ({ day, night }: { readonly day: string; readonly night: string }, theme: Theme): Colour =>
  rgb(theme === 'light' ? day : night)

/** The country at a point, once its washes lie over each other. */
function groundAt([x, y]: Point, theme: Theme): Colour {
  return WASHES.reduce(
    (below, { paint, middle, reach, of }) => {
      const far = Math.hypot((x - middle[0]) / reach[0], (y - middle[1]) / reach[1])
      const next = FADING.findIndex(({ at }) => at > far)
      if (next < 1) return below
      const [from, to] = [FADING[next - 1], FADING[next]]
      const faded = from.of + ((to.of - from.of) * (far - from.at)) / (to.at - from.at)
      return over(inTheme(WASH_PAINTS[paint], theme), faded * THICKNESS[paint] * of, below)
    },
    token('land', theme),
  )
}

/** A net of points over the land. */
const COUNTRY: readonly Point[] = Array.from({ length: 90 }, (_, i) => i * 10 + 50).flatMap((x) =>
  Array.from({ length: 88 }, (_, i): Point => [x, i * 10 + 100]).filter((point) => contains(COAST_RING, point)),
)

describe.each(THEMES)('the chart in %s', (theme) => {
  const [land, ink, sea, sea2] = ['land', 'ink', 'sea', 'sea2'].map((name) => token(name, theme))
  const grounds = COUNTRY.map((point) => groundAt(point, theme))
  const most = (colour: Colour, part = 1) =>
    Math.max(...grounds.map((ground) => contrast(over(colour, part, ground), ground)))

  it('has washes that hardly differ from the land', () => {
    const found = Math.max(...grounds.map((ground) => contrast(ground, land)))
    expect(found).toBeGreaterThan(1.05)
    expect(found).toBeLessThanOrEqual(1.4)
    expect(most(inTheme(LAND_PAINTS.river, theme), BANK)).toBeLessThanOrEqual(1.4)
    expect(most(inTheme(LAND_PAINTS.relief, theme), SHADE)).toBeLessThanOrEqual(1.4)
    expect(most(inTheme(LAND_PAINTS.tree, theme), CROWN)).toBeLessThanOrEqual(1.4)
  })

  it.each(Object.entries(LAND_PAINTS))('draws %s quietly on land', (_, paint) => {
    expect(most(inTheme(paint, theme))).toBeLessThanOrEqual(2.3)
  })

  it.each(Object.entries(SEA_PAINTS))('draws %s quietly in the sea', (_, paint) => {
    for (const water of [sea, sea2]) expect(contrast(inTheme(paint, theme), water)).toBeLessThanOrEqual(2.3)
  })

  it.each(Object.entries(FILLS))('fills with %s as quietly', (_, paint) => {
    expect(contrast(inTheme(paint, theme), sea)).toBeLessThanOrEqual(2.3)
  })

  it('keeps names easy to read, on every wash and on their halo', () => {
    expect(Math.min(...grounds.map((ground) => contrast(ink, ground)))).toBeGreaterThanOrEqual(6.8)
    for (const halo of [land, sea]) expect(contrast(ink, halo)).toBeGreaterThanOrEqual(6.8)
  })

  it('has no colour that means something', () => {
    const paints = [WASH_PAINTS, LAND_PAINTS, SEA_PAINTS, FILLS].flatMap((some) => Object.values(some))
    const used = paints.map((paint) => String(inTheme(paint, theme)))
    // White is not listed: Saint-Louis shares it with every foam.
    const seats = ['blue', 'green', 'amber', 'violet', 'slate'].map((flag) => `p-${flag}`)
    const companies = ['mombasa', 'cape-town', 'cairo'].map((company) => `c-${company}`)
    const meant = [...seats, ...companies, 'signal'].filter((name) => used.includes(String(token(name, theme))))
    expect(meant).toEqual([])
  })
})

it('tells land from sea by night', () => {
  expect(contrast(token('land', 'dark'), token('sea', 'dark'))).toBeGreaterThanOrEqual(1.5)
  expect(contrast(token('c-mombasa', 'dark'), token('land', 'dark'))).toBeGreaterThanOrEqual(1.4)
})

/** Pixels of a unit from the smallest chart with hills on it to a large one, in every language. */
const UNITS = [0.55, 0.71, 1]
const CHARTS = UNITS.flatMap((unit) => LANGUAGES.map((language) => ({ unit, language })))

describe.each(CHARTS)('at $unit pixels a unit in $language', ({ unit, language }) => {
  const words = gameById('mombasa')!.words(language, { players: 2, setup: 'first' })
  const size = Math.max(19, 11 / unit)
  const nameOf = (id: string) =>
    SHAPES.find((shape) => shape.id === id)!.enclave
      ? null
      : nameLines(id, words.thing('region', id), size, regionOf(id).label, true)
  const clear = clearings(nameOf, size, 1, APART / unit)

  it('hills, dunes and trees stand apart from names, posts and rewards', () => {
    const marks = Object.values(RELIEF).flatMap(({ box: [left, top, right, bottom], marks }) =>
      marks.map(
        ([x, y, s]): Box => ({ left: x + left * s, top: y + top * s, right: x + right * s, bottom: y + bottom * s }),
      ),
    )
    const hidden = marks.filter((mark) => clear.land.some((box) => meets(box, mark)))
    expect(marks.length).toBeGreaterThan(80)
    // They are left out where they would stand in the way; hardly any has to be.
    expect(hidden.length).toBeLessThanOrEqual(8)
    const lines = MAP.borders.flatMap(({ regions }) => edgesBetween(...regions).map((ends) => edge(...ends)))
    for (const mark of marks) {
      expect([...lines, COAST_RING].some((line) => line.some((point) => holds(grownBy(3, mark), point)))).toBe(false)
    }
  })

  it('most of every river is to be seen', () => {
    const all = RIVERS.map(curve)
    const seen = all.flatMap((line) => partsOf(line, (point) => !clear.land.some((box) => holds(box, point))))
    const count = (lines: readonly (readonly Point[])[]) => lines.reduce((sum, { length }) => sum + length, 0)
    expect(count(seen)).toBeGreaterThan(0.7 * count(all))
  })

  it('the sea leaves names alone', () => {
    const frame = { width: WHOLE.width * unit, height: WHOLE.height * unit }
    const sight = sightIn(WHOLE, frame)
    const taken = [...boxesIn(WHOLE, frame, true), ...clear.sea]
    const rose: Box = {
      left: ROSE[0] - ROSE_REACH,
      right: ROSE[0] + ROSE_REACH,
      top: ROSE[1] - ROSE_REACH - 6,
      bottom: ROSE[1] + ROSE_REACH,
    }
    expect(taken.filter((box) => meets(box, rose))).toEqual([])
    const ships = SHIPS.filter((ship) => isFree(ship, sight, taken, 'bases'))
    expect(ships.length).toBeGreaterThanOrEqual(3)
    for (const box of ships.map(boxOf)) {
      expect(COAST_RING.some((point) => holds(box, point))).toBe(false)
      expect(meets(box, rose)).toBe(false)
      expect(ships.filter((other) => meets(boxOf(other), box))).toHaveLength(1)
    }
  })
})

describe('rivers', () => {
  const borders = MAP.borders.flatMap(({ regions }) => edgesBetween(...regions).map((ends) => edge(...ends)))
  /** As near as the two lines of a border are wide. */
  const NEAR = 9

  it.each(RIVERS.map((river, i) => ({ i, line: curve(river) })))('%# goes its own way', ({ line }) => {
    let [shared, longest] = [0, 0]
    line.forEach((point, i) => {
      const beside = borders.some((border) => farFrom(border, point) < NEAR)
      shared = beside && i > 0 ? shared + Math.hypot(point[0] - line[i - 1][0], point[1] - line[i - 1][1]) : 0
      longest = Math.max(longest, shared)
    })
    expect(longest).toBeLessThan(40)
  })
})

it('no line of the scenery is closed, and foam stays in the sea', () => {
  for (const { lines } of Object.values(RELIEF)) expect(lines).not.toMatch(/z/i)
  expect(LAKES).toMatch(/^M/)
  for (const line of [...FOAM, ...RHUMBS]) expect(line[0]).not.toEqual(line.at(-1))
  for (const line of FOAM) expect(line.every((point) => !contains(COAST_RING, point))).toBe(true)
})

it('on a small map ships find their water as well', () => {
  const frame = { width: 980, height: 930 }
  const sight = sightIn(LAND, frame)
  expect(
    SHIPS.filter((ship) => isFree(ship, sight, boxesIn(LAND, frame, false), 'ports')).length,
  ).toBeGreaterThanOrEqual(2)
  expect(SWELL.filter((wave) => isFree(wave, sight, [], 'ports')).length).toBeGreaterThanOrEqual(5)
})
