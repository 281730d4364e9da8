import { describe, expect, it } from 'vitest'
import { shoreline } from '../src/games/cooper-island/board/shore.ts'
import { SCENERY as COOPER_ISLAND } from '../src/games/cooper-island/marks/scenery.ts'
import { SCENERY as PUERTO_RICO } from '../src/games/puerto-rico/marks/scenery.ts'
import { river, shades } from '../src/games/puerto-rico/marks/terrain.ts'
import { gulls, houseSpots, swell, windows } from '../src/games/puerto-rico/marks/town.ts'
import type { Palette } from '../src/marks/scenery.ts'
import { contrast, far, onGround, sourcesOf, THEMES, type Theme, token } from './scenery-support.ts'

const PALETTES: readonly (readonly [game: string, palette: Palette])[] = [
  ['Cooper Island', COOPER_ISLAND],
  ['Puerto Rico', PUERTO_RICO],
]
const LOOKS = PALETTES.flatMap(([game, palette]) => THEMES.map((theme) => ({ game, palette, theme })))

/** Colours that mean something: who owns a piece, and what can be answered. */
const MEANING = [...['blue', 'green', 'amber', 'violet', 'slate'].map((name) => `p-${name}`), 'signal']

describe.each(LOOKS)('scenery of $game, $theme', ({ palette, theme }) => {
  const paints = Object.entries(palette)
  const wrong = (as: 'wash' | 'line', bad: (paint: Palette[string], theme: Theme) => number | null): string[] =>
    paints.flatMap(([name, paint]) => {
      const found = paint.as === as ? bad(paint, theme) : null
      return found === null ? [] : [`${name}: ${found.toFixed(2)}`]
    })
  const above = (most: number) => (paint: Palette[string]) => {
    const found = contrast(onGround(paint, theme), token(paint.on, theme))
    return found > most ? found : null
  }

  it('has washes and lines that stay behind the pieces', () => {
    expect(wrong('wash', above(1.4))).toEqual([])
    expect(wrong('line', above(2.3))).toEqual([])
  })

  it('leaves words on every wash easy to read', () => {
    const read = (paint: Palette[string]) => {
      const found = contrast(onGround(paint, theme), token('ink', theme))
      return found < 6.8 ? found : null
    }
    expect(wrong('wash', read)).toEqual([])
  })

  it('has no colour of a player or of an answer', () => {
    const taken = paints.flatMap(([name, paint]) =>
      MEANING.filter((meaning) => far(onGround(paint, theme), token(meaning, theme)) < 60).map(
        (meaning) => `${name} looks like ${meaning}`,
      ),
    )
    expect(taken).toEqual([])
  })
})

describe('scenery as it is drawn', () => {
  it('closes no outline: lines are open, or broken as foam is', () => {
    const lines = [
      river(300, 400),
      shades(700, 350),
      swell(700, 60, 200),
      gulls(4, 700, 60),
      windows(houseSpots(20, 700, 60)),
    ]
    expect(lines.filter((d) => /z/i.test(d))).toEqual([])
  })

  it('rounds the peninsula once, outside of all its spaces', () => {
    const points = [...shoreline(10).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    expect(Math.max(...xs)).toBeGreaterThan(216)
    expect(Math.min(...xs)).toBeLessThan(-216)
    expect(Math.max(...ys) - Math.min(...ys)).toBeLessThan(520)
    expect(shoreline(24).match(/M/g)).toHaveLength(1)
  })

  const SCENES = {
    'puerto-rico': ['marks/IslandGround.svelte', 'marks/HarbourView.svelte'],
    'cooper-island': ['board/Shores.svelte', 'board/MainIsland.svelte'],
  }
  it.each(Object.entries(SCENES))('has no filters and writes nothing: %s', (game, files) => {
    const sources = files.flatMap((file) => sourcesOf(`games/${game}/${file}`))
    const names = /<text[^>]*>\{land\.w\.mainIsland\}<\/text>/
    for (const source of sources) {
      expect(source).not.toMatch(/filter|animation|<animate/)
      expect(source.replace(names, '')).not.toMatch(/<text/)
    }
  })
})
