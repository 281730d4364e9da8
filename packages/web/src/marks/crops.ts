import { outline, path, rect, symbol, use } from './draw.ts'
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

const edge = '<rect x=".5" y=".5" width="63" height="63" rx="6" fill="none" stroke="var(--coast)"/>'

/** The drawing to use for a tile; what is unknown lies fallow. */
export const cropOf = (tile: string) => (tile === 'quarry' || goodOf(tile) !== 'any' ? tile : 'any')

export const cropSymbols =
  CROPS.map((c) => symbol(`crop-${c}`, '0 0 64 64', field(c) + edge)).join('') +
  symbol('crop-quarry', '0 0 64 64', rock + edge) +
  symbol('crop-any', '0 0 64 64', field() + edge)
