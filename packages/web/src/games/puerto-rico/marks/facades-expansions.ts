import { disc, path, rect } from '../../../marks/draw.ts'
import {
  arch,
  at,
  BRICK,
  bare,
  beam,
  GLASS,
  glass,
  OLIVE,
  PLUM,
  pane,
  RED,
  SLATE,
  TERRA,
  WALL,
  WALL2,
  WOOD,
  wall,
} from './facade-kit.ts'

const STONE = 'var(--stone)'
const WATER = 'var(--sea2)'
const GOLD = '#d9a520'
const LEAF = '#5d7f45'

/** A fir, standing at x on y 44. */
const fir = (x: number, height: number) =>
  path(`M${x} ${44 - height}l7 ${height - 6}h-14z`, LEAF) + rect(x - 1.2, 38, 2.4, 6, WOOD, bare)

/** The fronts of New Buildings and Nobles, drawn like those of the base game. */
export const EXPANSION_ART: Record<string, string> = {
  aqueduct:
    path('M2 18h52v26h-8V31a6 6 0 0 0-12 0v13h-4V31a6 6 0 0 0-12 0v13h-4V31a5 5 0 0 0-6-5v18H2z', STONE) +
    rect(2, 14, 52, 4, WATER),
  'forest-house':
    fir(9, 30) +
    fir(48, 26) +
    wall(16, 26, 24, 18, WALL2) +
    path('M12 27 28 14l16 13z', WOOD) +
    glass(arch(24, 33, 8, 11)),
  'black-market':
    wall(8, 26, 40, 18, WALL2) +
    path('M4 27q4-12 8-12h32q4 0 8 12z', '#3d3a4a') +
    path('M8 27v6q4 3 8 0v-6M24 27v6q4 3 8 0v-6M40 27v6q4 3 8 0v-6', '#5b5570') +
    rect(17, 36, 22, 8, GLASS, bare),
  storehouse:
    path('M6 44V24h44v20z', WALL2) +
    path('M3 25 28 12l25 13z', SLATE) +
    rect(12, 31, 10, 13, WOOD) +
    rect(34, 31, 10, 13, WOOD) +
    disc(28, 20, 2.6, GLASS, bare),
  guesthouse:
    wall(8, 20, 40, 24) +
    path('M4 21 14 9h28l10 12z', TERRA) +
    glass(...at([13, 25.5, 38], (x) => pane(x, 25, 5, 6)), arch(24, 34, 8, 10)) +
    beam('M42 34h8M50 34v3', 1.4) +
    path('M46 37h8v5h-8z', GOLD),
  'trading-post':
    wall(6, 26, 28, 18) +
    path('M3 26h34l-4-8H7z', OLIVE) +
    rect(11, 33, 18, 5, WOOD, bare) +
    beam('M44 44V10', 2.4) +
    path('M44 11h10l-3 4 3 4H44z', TERRA),
  church:
    wall(20, 24, 30, 20) +
    path('M18 25 35 13l17 12z', TERRA) +
    wall(6, 18, 15, 26) +
    path('M4 19 13.5 6 23 19z', SLATE) +
    beam('M13.5 6V0M10.5 2.5h6', 1.6, GLASS) +
    glass(arch(10.5, 24, 6, 8), arch(31, 31, 8, 13)),
  'small-wharf':
    path('M2 44v-6h30v6z', WOOD) +
    beam('M8 38V14M8 16l16-3M8 23l9-8M24 13v8', 2.4) +
    path('M20 21h8v7h-8z', 'var(--tobacco)') +
    path('M34 38h20c-1 4-3 6-6 6h-8c-3 0-5-2-6-6z', BRICK) +
    beam('M44 38V22', 1.6) +
    path('M45 23c5 2 7 6 8 12h-8z', '#fff'),
  lighthouse:
    path('M20 44 23 16h10l3 28z', WALL) +
    path('M21.5 34h13l.6 5H21zM22.6 23h10.8l.5 5H22z', RED, bare) +
    path('M22 16h12l-2-8h-8z', GOLD) +
    path('M22 8h12l-6-5z', SLATE) +
    path('M36 11l16-4v8zM20 11 4 7v8z', GOLD, 'fill-opacity=".45" stroke="none"'),
  'specialty-factory':
    path('M4 44V24h30v20z', WALL2) +
    path('M4 24l10-7v7l10-7v7l10-7v7z', PLUM) +
    path('M38 44V26a8 8 0 0 1 14 0v18z', '#b9783f') +
    beam('M45 20V10h-9', 2.4, '#b9783f') +
    glass(...at([9, 18, 27], (x) => pane(x, 31, 4, 6))),
  library:
    wall(6, 20, 44, 24) +
    path('M3 20h50V16H3z', WALL2) +
    path(at([9, 17, 25, 33, 41], (x) => pane(x, 22, 5, 19)).join(''), WALL2) +
    path('M16 14c4-3 8-3 12 0 4-3 8-3 12 0V5c-4-3-8-3-12 0-4-3-8-3-12 0z', '#fff') +
    path('M28 5v9', 'none') +
    wall(4, 41, 48, 3, STONE),
  'union-hall':
    wall(6, 22, 44, 22) +
    path('M3 23 28 10l25 13z', OLIVE) +
    glass(...at([10, 38], (x) => arch(x, 28, 8, 16))) +
    path('M21 34h14v10H21z', WOOD) +
    disc(25, 28, 3, 'none', `stroke="${RED}" stroke-width="1.8"`) +
    disc(30.5, 28, 3, 'none', `stroke="${RED}" stroke-width="1.8"`),
  statue:
    path('M16 44V37h24v7zM20 37V31h16v6z', STONE) +
    path('M24 31c0-6 0-9 1-12l-6-3 2-3 6 1.5h4l7-6 2 2.5-7 8c1 4 1 8 1 12z', SLATE) +
    disc(29, 9.5, 4, SLATE),
  cloister:
    wall(4, 26, 48, 18) +
    path('M2 27h52l-4-7H6z', TERRA) +
    wall(22, 10, 12, 34) +
    path('M20 11 28 1l8 10z', SLATE) +
    glass(...at([7, 14, 37, 44], (x) => arch(x, 32, 5, 12)), arch(25, 32, 6, 12), arch(25.5, 15, 5, 8)),
  'land-office':
    wall(10, 22, 36, 22) +
    path('M7 23h42l-5-9H12z', OLIVE) +
    path('M17 27h22v13H17z', '#f7ecc9') +
    path('M24 27v13M32 27v13M17 33h22', 'none') +
    path('M33 28h5v4h-5z', TERRA, bare),
  chapel:
    wall(16, 26, 24, 18) +
    path('M12 27 28 13l16 14z', SLATE) +
    beam('M28 13V4M24.5 7.5h7', 1.8, GLASS) +
    glass(arch(24, 33, 8, 11)) +
    disc(28, 24, 2.6, GOLD),
  'hunting-lodge':
    fir(48, 24) +
    path('M6 44V28h34v16z', WOOD) +
    path('M6 33h34M6 38.5h34', 'none') +
    path('M2 29 23 12l21 17z', OLIVE) +
    glass(arch(19, 33, 8, 11)) +
    beam('M23 25v-5M23 20c-4 0-6-2-6-5M23 20c4 0 6-2 6-5M18.5 18.5l-3-1M27.5 18.5l3-1', 1.4, '#f7ecc9'),
  'zoning-office':
    wall(8, 18, 40, 26) +
    path('M5 19h46l-4-8H9z', PLUM) +
    glass(...at([13, 25.5, 38], (x) => pane(x, 23, 5, 6))) +
    path('M20 44V33h16v11z', WALL2) +
    beam('M23 37l10 4M33 37l-10 4', 1.5),
  'royal-supplier':
    wall(6, 24, 44, 20) +
    path('M4 16h48l3 9H1z', '#fff') +
    path('M9 16h7l-2 9H5zM24 16h7v9h-8zM38 16h7l4 9h-8z', PLUM, bare) +
    path('M20 13l-2-8 5 3 5-6 5 6 5-3-2 8z', GOLD) +
    rect(12, 34, 32, 6, WOOD, bare),
  villa:
    wall(6, 24, 44, 20) +
    path('M3 25 28 13l25 12z', TERRA) +
    path(at([10, 18, 34, 42], (x) => pane(x, 27, 4, 14)).join(''), '#fff') +
    glass(arch(24, 29, 8, 15)) +
    wall(4, 41, 48, 3, STONE),
  jeweler:
    wall(8, 22, 40, 22) +
    path('M5 23h46l-6-9H11z', PLUM) +
    path('M17 29h22v9H17z', GLASS) +
    path('M23 31h10l3 3-8 6-8-6z', '#a9d8e6') +
    path('M20 34h16M26 31l2 9 2-9', 'none') +
    glass(pane(11, 30, 4, 14), pane(41, 30, 4, 14)),
  'royal-garden':
    path('M2 44v-5h52v5z', LEAF) +
    path('M24 39h8l2-6H22z', STONE) +
    path(
      'M28 33V20M28 22c-6-5-11-3-12 5M28 22c6-5 11-3 12 5M28 20c-2-4-1-7 0-9 1 2 2 5 0 9',
      'none',
      `stroke="${WATER}" stroke-width="2.2"`,
    ) +
    disc(9, 32, 6.5, LEAF) +
    disc(47, 32, 6.5, LEAF) +
    beam('M9 38v4M47 38v4', 2.4) +
    path('M22 8l-1.5-6 4 2.5L28 0l3.5 4.5 4-2.5L34 8z', GOLD),
}
