import type { GameRecord } from '@quayside/kernel'
import type { Lesson } from '../../../lesson/lesson.ts'
import { en } from './en.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'
import record from './record.json' with { type: 'json' }

const AREAS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((area) => `area:${area}:round`)

/** Those that the large building brings. */
const CHOICE = ['large-3', 'large-10', 'large-12', 'large-14']

export const lesson: Lesson = {
  record: record as GameRecord,
  learner: 0,
  names: ['', 'Beatriz'],
  words: { en, pt, it },
  stops: [
    { id: 'welcome', at: 0, chapter: 'table' },
    {
      id: 'sign-land',
      at: 0,
      places: ['hex:h0,2'],
      sign: { mark: { kind: 'terrain', id: 'meadow' } },
      chapter: 'signs',
    },
    { id: 'sign-item', at: 0, places: ['item:food'], sign: { mark: { kind: 'item', id: 'food' } } },
    {
      id: 'sign-tile',
      at: 0,
      places: ['tile:stone-wood'],
      sign: { mark: { kind: 'about', id: 'tiles' } },
      teaches: ['place'],
    },
    { id: 'sign-cartographer', at: 0, places: ['cartographer'], sign: { mark: { kind: 'about', id: 'cartographer' } } },
    { id: 'sign-ruin', at: 0, places: ['hex:h1,0'], sign: {} },
    { id: 'sign-statue', at: 0, places: ['statue:statue-1'], sign: { mark: { kind: 'statue', id: 'statue' } } },
    {
      id: 'sign-island',
      at: 0,
      places: ['island:isl-ruin'],
      sign: { mark: { kind: 'island', id: 'isl-ruin' } },
      teaches: ['island'],
    },
    {
      id: 'sign-ship',
      at: 0,
      places: ['ship:0:one-sail'],
      sign: { mark: { kind: 'about', id: 'ships' } },
      teaches: ['sail'],
    },
    { id: 'sign-area', at: 0, places: ['area:B:round'], sign: { mark: { kind: 'area', id: 'B' } }, teaches: ['work'] },
    { id: 'sign-boat', at: 0, places: ['boat:boat-coin'], sign: { mark: { kind: 'boat', id: 'boat-coin' } } },
    {
      id: 'sign-dock',
      at: 0,
      places: ['dock:dock-1'],
      sign: { mark: { kind: 'dock', id: 'dock-1' } },
      teaches: ['build'],
    },
    {
      id: 'sign-merchant',
      at: 0,
      places: ['merchant:merchant-1'],
      sign: { mark: { kind: 'merchant', id: 'merchant-1' } },
    },
    { id: 'sign-order', at: 0, places: ['order:order-2'], sign: { mark: { kind: 'order', id: 'order-2' } } },
    { id: 'peninsula', at: 0, chapter: 'overview', places: ['hex:h0,2', 'hex:h1,0', 'hex:h-1,1'] },
    { id: 'ships', at: 0, places: ['ship:0:one-sail', 'ship:0:two-sail'] },
    { id: 'sandbanks', at: 0, places: ['site:L1', 'site:R1'] },
    { id: 'first-island', at: 0, turn: 1, chapter: 'income' },
    { id: 'ruin', at: 3, places: ['hex:h1,1', 'hex:h1,0', 'statue:statue-1'] },
    { id: 'first-tile', at: 4, turn: 1 },
    { id: 'height', at: 5, places: ['hex:h1,1', 'hex:h1,0', 'cartographer'] },
    { id: 'areas', at: 12, places: AREAS, chapter: 'work' },
    { id: 'first-worker', at: 12, turn: 1 },
    { id: 'first-boat', at: 13, turn: 1 },
    { id: 'helm', at: 15, places: ['ship:0:one-sail'] },
    { id: 'first-coin', at: 16, places: ['boat:boat-coin'] },
    { id: 'draw', at: 26, places: ['hex:h1,1', 'hex:h0,2', 'area:C:round'] },
    { id: 'merchant', at: 32, places: ['merchant:merchant-1'] },
    { id: 'feeding', at: 37, places: ['feed', 'hex:h0,2'] },
    { id: 'second-round', at: 46, places: ['hex:h2,0', 'boat:boat-coin'], chapter: 'sea' },
    { id: 'which-ship', at: 53, turn: 1 },
    { id: 'chain', at: 61, places: ['ship:0:two-sail', 'contract:ordinary'] },
    { id: 'third-round', at: 110, turn: 1, jump: true, chapter: 'middle' },
    { id: 'loaded', at: 117, places: ['ship:0:two-sail', 'merchant:merchant-3'] },
    { id: 'statue', at: 142, jump: true, places: ['hex:h1,0'] },
    { id: 'clean-up', at: 170, jump: true, places: ['ship:0:two-sail', 'hex:h1,0'] },
    { id: 'order', at: 202, jump: true, places: ['order:order-6'] },
    { id: 'building', at: 210, places: ['hex:h1,1', 'building:large'] },
    { id: 'cards', at: 214, places: CHOICE.map((card) => `card:${card}`), teaches: ['keep'] },
    { id: 'card', at: 214, turn: 1 },
    { id: 'last-round', at: 337, jump: true, places: ['card:large-3', 'merchant:merchant-5'], chapter: 'end' },
    { id: 'last-load', at: 344, places: ['ship:0:one-sail'] },
    { id: 'count', at: 347, scores: true },
    { id: 'farewell', at: 347 },
  ],
}
