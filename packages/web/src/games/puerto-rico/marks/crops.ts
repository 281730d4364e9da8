import { outline, path, rect, symbol, use } from '../../../marks/draw.ts'
import { addSymbols } from '../../../marks/sprite.svelte.ts'
import { goodOf } from './goods.ts'

const CROPS = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee']

/** Three furrows with three plants each; 64 by 64. */
const field = (plant?: string) => {
  const plants = plant
    ? [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => {
        const row = Math.floor(i / 3)
        return use(`good-${plant}`, 3 + (i % 3) * 20 + (row % 2 ? 2 : 0), 3 + row * 20, 17)
      })
    : []
  return (
    rect(0, 0, 64, 64, 'var(--field)', 'rx="6"') +
    path(
      'M0 20h64M0 40h64M3 60h58',
      'none',
      'stroke="var(--wood)" stroke-opacity=".3" stroke-width="5" stroke-linecap="butt"',
    ) +
    plants.join('')
  )
}

const rock =
  rect(0, 0, 64, 64, 'var(--land2)', 'rx="6"') +
  rect(0, 0, 64, 64, 'var(--quarry)', 'rx="6" opacity=".38"') +
  path('M6 54 18 30l9 8 12-22 19 38z', 'var(--quarry)', outline(1.2)) +
  path('M18 30l4 12-5 12M39 16l-3 18 7 20M27 38l-2 16', 'none', 'stroke="var(--goodline)" stroke-opacity=".5"')

/** A plantation face down: the back of a tile, grown over with firs. */
const fir = (x: number, y: number, size: number) =>
  path(
    `M${x} ${y - size}l${size * 0.55} ${size * 0.8}h${-size * 0.3}l${size * 0.5} ${size * 0.7}h${-size * 1.5}l${size * 0.5} ${-size * 0.7}h${-size * 0.3}z`,
    '#5d8f52',
    outline(1),
  )
const woods =
  rect(0, 0, 64, 64, 'var(--hull)', 'rx="6"') +
  rect(5, 5, 54, 54, 'none', 'rx="4" stroke="#e8d8ac" stroke-opacity=".5"') +
  fir(19, 26, 14) +
  fir(44, 24, 13) +
  fir(31, 42, 17)

const edge = '<rect x=".5" y=".5" width="63" height="63" rx="6" fill="none" stroke="var(--coast)"/>'

/** The drawing to use for a tile; what is unknown lies fallow. */
export const cropOf = (tile: string) =>
  tile === 'quarry' || tile === 'forest' || goodOf(tile) !== 'any' ? tile : 'any'

addSymbols(
  CROPS.map((c) => symbol(`crop-${c}`, '0 0 64 64', field(c) + edge)).join('') +
    symbol('crop-quarry', '0 0 64 64', rock + edge) +
    symbol('crop-forest', '0 0 64 64', woods + edge) +
    symbol('crop-any', '0 0 64 64', field() + edge),
)
