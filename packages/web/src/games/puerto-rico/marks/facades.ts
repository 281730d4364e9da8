import { disc, outline, path, rect, symbol } from '../../../marks/draw.ts'
import { HOUSE } from '../../../marks/house.ts'
import { addSymbols } from '../../../marks/sprite.svelte.ts'
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
import { QUAY_FRONTS } from './quay.ts'

/** One front for each building, 56 by 46, standing on y 44; the roofs of production carry the good's colour. */
export const FACADE_ART: Record<string, string> = {
  ...QUAY_FRONTS,
  'large-market':
    wall(5, 24, 46, 20) +
    path('M3 15h50l3 10H0z', '#fff') +
    path('M8 15h6l-2 10H4zM21 15h6l-1 10h-7zM34 15h6l2 10h-7zM46 15h6l4 10h-7z', PLUM, bare) +
    path('M23 8h10v7H23z', WALL2) +
    path(pane(9, 33, 16, 6) + pane(31, 33, 16, 6), WOOD, bare),
  'small-indigo-plant':
    wall(13, 22, 30, 22) +
    path('M9 23 28 9l19 14z', 'var(--indigo)') +
    glass(arch(24, 31, 8, 13), pane(16, 28), pane(35, 28)),
  'indigo-plant':
    wall(3, 24, 26, 20) +
    path('M0 25 16 9l16 16z', 'var(--indigo)') +
    path('M33 44V31a5 5 0 0 1 10 0v13zM44 44V31a5 5 0 0 1 10 0v13z', 'var(--indigo)') +
    path('M33 36h10M44 36h10') +
    glass(arch(12, 32, 8, 12), pane(6, 30, 4), pane(22, 30, 4)),
  'small-sugar-mill':
    path('M20 44 23 18h12l3 26z', WALL) +
    path('M21 18a8 6 0 0 1 16 0z', 'var(--sugar)') +
    glass(arch(26, 34, 6, 10)) +
    beam('M29 19 13 9M29 19 45 9M29 19l-12 14M29 19l12 14', 2.6),
  'sugar-mill':
    wall(24, 26, 28, 18, WALL2) +
    path('M22 27l16-9 16 9z', 'var(--sugar)') +
    path('M6 44 9 16h12l3 28z', WALL) +
    path('M7 16a8 6 0 0 1 16 0z', 'var(--sugar)') +
    beam('M15 17 1 8M15 17 29 8M15 17 4 30M15 17l11 13', 2.6) +
    glass(arch(12, 34, 6, 10), ...at([30, 38, 45], (x) => pane(x, 32))),
  'tobacco-storage':
    beam('M8 20v24M48 20v24', 3.2) +
    path('M1 21 13 6h30l12 15z', 'var(--tobacco)') +
    beam('M8 25h40', 1.5) +
    path(at([15, 24, 33, 42], (x) => `M${x} 24c-4 4-4 8 0 14 4-6 4-10 0-14z`).join(''), 'var(--tobacco)'),
  'coffee-roaster':
    wall(8, 22, 34, 22) +
    path('M5 23 25 11l20 12z', 'var(--coffee)') +
    path('M42 44V9h7v35z', BRICK) +
    path('M45 6.5c-3-3 3-3.5 0-6', 'none', 'stroke="var(--ink3)" stroke-width="1.6"') +
    glass(arch(20, 30, 10, 14), pane(12, 29), pane(34, 29)),
  'small-market':
    wall(12, 26, 32, 18) +
    path('M9 17h38l3 10H6z', '#fff') +
    path('M14 17h6l-1 10h-7zM27 17h6l1 10h-7zM39 17h6l4 10h-8z', TERRA, bare) +
    rect(16, 34, 24, 6, WOOD, bare),
  hacienda:
    wall(4, 29, 40, 15) +
    path('M2 30l5-8h36l4 8z', TERRA) +
    path('M6 30V15l6-6 6 6v15z', WALL) +
    glass(arch(9.5, 16, 5, 8), ...at([8, 19, 30], (x) => arch(x, 33, 8, 11))) +
    beam('M50 44c1-8 0-14-1-19', 2) +
    path(
      'M49 25c-6-5-10-3-11 2 4-2 7-2 11-2zM49 25c1-7 5-9 7-8-1 4-3 6-7 8zM49 25c3-1 6 1 7 6-3-2-5-4-7-6z',
      '#5d7f45',
    ),
  'construction-hut':
    path('M8 44V26h32v18z', WALL2) +
    path('M4 27 24 15l20 12z', WOOD) +
    glass(arch(19, 32, 10, 12)) +
    beam('M45 44V12M54 44V12M43 20h13M43 32h13M45 20l9 12M45 32l9 12', 1.6),
  'small-warehouse':
    path('M12 44V20L26 6l14 14v24z', WALL2) +
    beam('M9 22 26 5l17 17', 4, SLATE) +
    beam('M34 13h17M49 13v10', 2) +
    path('M45 23h8l2 9H43z', 'var(--tobacco)') +
    rect(19, 28, 14, 16, WOOD) +
    path('M19 28l14 16M33 28 19 44'),
  'large-warehouse':
    path('M3 44V24l12.5-9L28 24l12.5-9L53 24v20z', WALL2) +
    beam('M1 26 15.5 14 28 25 40.5 14 55 26', 4, SLATE) +
    path(pane(8, 30, 15, 14) + pane(33, 30, 15, 14), WOOD) +
    path('M8 30l15 14M23 30 8 44M33 30l15 14M48 30 33 44'),
  hospice:
    wall(10, 22, 36, 22) +
    path('M7 23h42L40 13H16z', OLIVE) +
    wall(22.5, 3, 11, 11) +
    beam('M28 5v7M24.5 8.5h7', 2.4, RED) +
    glass(arch(24, 30, 8, 14), pane(14, 28), pane(37, 28)),
  office:
    wall(14, 10, 28, 34) +
    path('M11 11h34l-3-5H14z', SLATE) +
    glass(...at([15, 25], (y) => at([18, 25.5, 33], (x) => pane(x, y)).join('')), arch(24, 34, 8, 10)),
  factory:
    path('M4 44V22l11-7v7l11-7v7l11-7v29z', WALL2) +
    beam('M4 22l11-7v7l11-7v7l11-7', 3, SLATE) +
    path('M40 44V6h8l2 38z', BRICK) +
    glass(...at([8, 18, 28], (x) => pane(x, 30, 6, 6))),
  university:
    wall(2, 31, 52, 13, WALL2) +
    wall(11, 16, 34, 28) +
    path('M8 17 28 3l20 14z', PLUM) +
    path(at([13, 20, 31, 38], (x) => pane(x, 19, 5, 22)).join(''), WALL2) +
    glass(arch(25.5, 28, 5, 13), pane(5, 35, 3, 5), pane(48, 35, 3, 5)) +
    wall(6, 41, 44, 3, WALL2),
  harbor:
    path('M8 44 11 15h9l3 29z', WALL) +
    path('M9.3 30h12.4l.7 6.5H8.6zM10.6 19h9.8l.6 5h-11z', RED, bare) +
    path('M10 15h11l-2-7h-7z', '#f2c744') +
    path('M26 44v-5h28v5z', 'var(--stone)') +
    path('M37 34c0-7 0-14-1-20 8 5 12 11 13 20z', '#fff') +
    path('M30 34h23l-4 5H34z', WOOD),
  wharf:
    path('M4 44v-7h48v7z', WOOD) +
    beam('M14 37V8M14 10l28-4M14 20 30 8M42 6v12', 3) +
    path('M36 18h12v9H36z', 'var(--tobacco)') +
    path('M36 22.5h12M42 18v9'),
  'guild-hall':
    wall(5, 19, 46, 25) +
    path('M5 19l8-13 7 13L28 2l8 17 7-13 8 13z', TERRA) +
    glass(arch(22, 28, 12, 16), pane(10, 27), pane(41, 27)) +
    disc(28, 15, 3, '#fff'),
  residence:
    path('M10 16V3h6v13zM40 16V3h6v13z', BRICK) +
    wall(6, 17, 44, 27) +
    path('M3 18h50l-6-8H9z', OLIVE) +
    glass(
      ...at([11, 24.5, 38], (x) => arch(x, 21, 7, 9)),
      arch(23, 34, 10, 10),
      pane(11, 36, 5, 6),
      pane(40, 36, 5, 6),
    ) +
    path('M1 32h54', 'none', 'stroke-width="2.4"'),
  fortress:
    path('M5 44V16h5v4h5v-4h5v8h16v-8h5v4h5v-4h5v28z', 'var(--stone)') +
    glass(arch(22, 31, 12, 13)) +
    beam('M12.5 24v6M43.5 24v6', 3, GLASS) +
    path('M28 24V6l10 4-10 4', RED),
  /** Whatever else. */
  any: HOUSE,
}

/** Whether a building of the base game is drawn. */
export const isDrawn = (building: string): boolean => Object.hasOwn(FACADE_ART, building)

addSymbols(
  Object.keys(FACADE_ART)
    .map((b) => symbol(`facade-${b}`, '0 0 56 46', FACADE_ART[b]!, outline(1)))
    .join(''),
)
