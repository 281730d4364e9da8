import { BUILDINGS } from '@quayside/puerto-rico/data/catalogue'
import { describe, expect, it } from 'vitest'
import { FACADE_ART } from '../src/games/puerto-rico/marks/facades.ts'
import { EXPANSION_ART } from '../src/games/puerto-rico/marks/facades-expansions.ts'
import { painted, shapesOf, unlike } from './raster.ts'
import { paint, THEMES, type Theme } from './scenery-support.ts'

/** Fronts are drawn no smaller than this many pixels wide: on the cards of opponents. */
const SMALLEST = 19
const BOX = { width: 56, height: 46 }

const ART: { readonly [building: string]: string } = { ...FACADE_ART, ...EXPANSION_ART }
const IDS = BUILDINGS.map(({ id }) => id)
/** By day a dark line holds together what is as light as the paper; by night it is lost on it, and so is what is as dark. */
const FAINT = { light: 0, dark: 0.06 }
const drawn = (art: string, theme: Theme) =>
  painted(
    shapesOf(art, { stroke: 'var(--goodline)' }),
    BOX,
    SMALLEST,
    { paper: 'var(--paper)', faint: FAINT[theme] },
    (text) => paint(text, theme),
  )
const pairs = IDS.flatMap((one, i) => IDS.slice(i + 1).map((other) => [one, other] as const))

/** How much two fronts differ at least: in outline alone, and in outline and shades together. */
const LEAST = { outline: 0.14, both: 0.36 }

describe('fronts of buildings', () => {
  it('are drawn for every building of every edition and expansion', () => {
    expect(IDS.filter((id) => !Object.hasOwn(ART, id))).toEqual([])
  })

  it.each(THEMES)('can be told apart where they are smallest, without colours and without reading: %s', (theme) => {
    const small = new Map(IDS.map((id) => [id, drawn(ART[id], theme)]))
    const alike = pairs.flatMap(([one, other]) => {
      const { outline, shades } = unlike(small.get(one)!, small.get(other)!)
      const far = outline >= LEAST.outline && outline + shades >= LEAST.both
      return far ? [] : [`${one} and ${other}: ${outline.toFixed(2)}, ${shades.toFixed(2)}`]
    })
    expect(alike).toEqual([])
  })

  it('would be found out if one were another with a new coat of paint', () => {
    const repainted = ART.chapel.replaceAll('var(--wall)', 'var(--wall2)')
    const { outline } = unlike(drawn(ART.chapel, 'light'), drawn(repainted, 'light'))
    expect(outline).toBeLessThan(LEAST.outline)
  })

  it('fill their boxes and stay inside them', () => {
    const strayed = IDS.filter((id) => {
      const points = shapesOf(ART[id]).flatMap(({ ways }) => ways.flatMap((way) => way.points))
      return points.some(({ x, y }) => x < -0.5 || x > 56.5 || y < -0.5 || y > 44.5)
    })
    expect(strayed).toEqual([])
  })
})
