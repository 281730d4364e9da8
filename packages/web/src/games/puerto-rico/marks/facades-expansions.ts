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
const WATER = '#6fa9bc'
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
    path('M14 44V31L44 15v29z', WALL2) +
    path('M9 33 50 10v8L12 38z', '#3d3a4a') +
    path('M20 44V34l14-7v17z', GLASS, bare) +
    path('M2 44v-8h9v8zM4 36v-7h7v7z', WOOD) +
    path('M2 40h9M46 44V34h8v10z', '#5b5570'),
  storehouse:
    path('M4 44V17a8 8 0 0 1 16 0v27zM36 44V17a8 8 0 0 1 16 0v27z', SLATE) +
    path('M4 24h16M4 34h16M36 24h16M36 34h16') +
    path('M18 44V30h20v14z', WALL2) +
    path('M16 31l12-8 12 8z', TERRA) +
    rect(23, 34, 10, 10, WOOD),
  guesthouse:
    wall(4, 17, 22, 27) +
    path('M1 18 15 5l14 13z', TERRA) +
    wall(26, 32, 20, 12, WALL2) +
    path('M26 26h20l5 7H26z', TERRA) +
    glass(...at([8, 17], (x) => pane(x, 22, 5, 6)), arch(11, 34, 8, 10), pane(30, 36, 5, 5), pane(39, 36, 5, 5)) +
    beam('M50 44V16M50 18h-9', 1.8) +
    path('M38 18h8v6h-8z', GOLD),
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
    beam('M13.5 6V0M10.5 2.5h6', 1.8) +
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
    path('M6 44V27h6v-6h6v-6h5V8h10v7h5v6h6v6h6v17z', OLIVE) +
    path('M11 44V31h6v-6h5v-5h12v5h5v6h6v13z', WALL) +
    path('M21 35h14v9H21z', WOOD) +
    disc(25.3, 28, 3.4, 'none', `stroke="${RED}" stroke-width="2"`) +
    disc(30.7, 28, 3.4, 'none', `stroke="${RED}" stroke-width="2"`),
  statue:
    path('M16 44V37h24v7zM20 37V31h16v6z', STONE) +
    path('M24 31c0-6 0-9 1-12l-6-3 2-3 6 1.5h4l7-6 2 2.5-7 8c1 4 1 8 1 12z', SLATE) +
    disc(29, 9.5, 4, SLATE),
  cloister:
    wall(2, 30, 40, 14) +
    path('M0 31l5-8h37v8z', TERRA) +
    wall(40, 14, 13, 30) +
    path('M37 15 46.5 0 56 15z', SLATE) +
    glass(...at([5, 14, 23, 32], (x) => arch(x, 33, 6, 11)), arch(43.5, 18, 6, 9)),
  'land-office':
    wall(4, 24, 26, 20) +
    path('M1 25l7-11h18l7 11z', OLIVE) +
    glass(arch(13, 32, 8, 12), pane(7, 29, 4, 6), pane(23, 29, 4, 6)) +
    beam('M45 24 37 44M45 24v20M45 24l8 20', 2) +
    path('M38 15h14v7H38z', '#f7ecc9') +
    path('M52 16h4v5h-4z', GLASS) +
    path('M42 22h6v3h-6z', GOLD),
  chapel:
    wall(16, 26, 24, 18) +
    path('M12 27 28 13l16 14z', SLATE) +
    beam('M28 13V4M24.5 7.5h7', 2) +
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
    wall(6, 26, 44, 18) +
    path('M4 27v-5h48v5z', PLUM) +
    beam('M28 5 15 22M28 5l13 17M21 15h14', 2.8) +
    disc(28, 4, 3, GOLD) +
    glass(...at([10, 41], (x) => pane(x, 31, 5, 7))) +
    path('M19 44V31h18v13z', '#f7ecc9') +
    path('M19 37h18M28 31v13'),
  'royal-supplier':
    path('M10 44V27h36v17z', '#fff') +
    path('M15 27h6v17h-6zM25 27h6v17h-6zM35 27h6v17h-6z', PLUM, bare) +
    path('M28 12C25 20 16 25 4 27v4h48v-4C40 25 31 20 28 12z', PLUM) +
    path('M20 12l-2-9 5 4 5-7 5 7 5-4-2 9z', GOLD) +
    path('M25 44V34l3-4 3 4v10z', GLASS, bare),
  villa:
    path('M6 44c-6-12-6-26 0-36 6 10 6 24 0 36z', LEAF) +
    wall(15, 30, 39, 14) +
    path('M13 31l5-8h33l4 8z', TERRA) +
    wall(38, 14, 13, 30) +
    path('M35 15l9.5-8 9.5 8z', TERRA) +
    glass(...at([18, 28], (x) => arch(x, 34, 7, 10)), ...at([40, 45.5], (x) => arch(x, 18, 4, 8)), arch(41, 33, 7, 11)),
  jeweler:
    wall(12, 27, 32, 17) +
    path('M9 28l3-5h32l3 5z', PLUM) +
    path('M19 3h18l7 7-16 13L12 10z', '#a9d8e6') +
    path('M12 10h32M19 3l4 7 5 13 5-13 4-7') +
    path('M17 31h14v8H17z', GLASS) +
    glass(pane(35, 31, 5, 13)),
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
