import type { GameRecord } from '@quayside/kernel'
import type { Lesson } from '../../../lesson/lesson.ts'
import { en } from './en.ts'
import { it } from './it.ts'
import { pt } from './pt.ts'
import record from './record.json' with { type: 'json' }

const COMPANIES = ['mombasa', 'cape-town', 'saint-louis', 'cairo']

export const lesson: Lesson = {
  record: record as GameRecord,
  learner: 0,
  names: ['', 'Beatriz'],
  words: { en, pt, it },
  stops: [
    { id: 'welcome', at: 4, chapter: 'table' },
    {
      id: 'sign-good',
      at: 4,
      places: ['hand:cotton-2'],
      sign: { mark: { kind: 'card', id: 'cotton-2' } },
      teaches: ['advance'],
      chapter: 'signs',
    },
    {
      id: 'sign-expansion',
      at: 4,
      places: ['hand:expansion-2'],
      sign: { mark: { kind: 'card', id: 'expansion-2' } },
    },
    {
      id: 'sign-bookkeeper',
      at: 4,
      places: ['hand:bookkeeper-2'],
      sign: { mark: { kind: 'card', id: 'bookkeeper-2' } },
    },
    { id: 'sign-slot', at: 4, places: ['slot:2'], sign: {}, teaches: ['lay', 'seal'] },
    { id: 'sign-pile', at: 4, places: ['pile:2'], sign: {}, teaches: ['pile'] },
    { id: 'sign-base', at: 4, places: ['base:mombasa:1'], sign: {} },
    {
      id: 'sign-region',
      at: 4,
      places: ['region:kenya'],
      sign: { mark: { kind: 'region', id: 'kenya' } },
      teaches: ['enter'],
    },
    { id: 'sign-track', at: 4, places: ['company:mombasa'], sign: { mark: { kind: 'company', id: 'mombasa' } } },
    { id: 'sign-sale', at: 4, places: ['display:right:1'], sign: {} },
    { id: 'sign-book', at: 4, places: ['book:1:1'], sign: { mark: { kind: 'about', id: 'ink' } } },
    { id: 'sign-diamond', at: 4, places: ['diamond'], sign: { mark: { kind: 'about', id: 'diamond' } } },
    { id: 'sign-marker', at: 4, places: ['marker'], sign: {} },
    {
      id: 'sign-bonus',
      at: 4,
      places: ['bonus:majority-expansion'],
      sign: { mark: { kind: 'bonus', id: 'majority-expansion' } },
      teaches: ['mark'],
    },
    {
      id: 'companies',
      at: 4,
      chapter: 'overview',
      places: COMPANIES.flatMap((id) => [1, 2, 3].map((column) => `base:${id}:${column}`)),
    },
    { id: 'tracks', at: 4, places: COMPANIES.map((id) => `company:${id}`) },
    { id: 'cards', at: 4, places: ['hand:cotton-2', 'hand:expansion-2', 'hand:bookkeeper-2'] },
    { id: 'plan', at: 4, turn: 4, chapter: 'round' },
    { id: 'revealed', at: 12, places: ['slot:2', 'slot:3', 'slot:4'] },
    { id: 'first-action', at: 12, turn: 1 },
    { id: 'majority', at: 14, places: ['bonus:majority-expansion', 'company:mombasa'] },
    { id: 'book', at: 16, places: ['step:2'] },
    { id: 'expand', at: 18, turn: 4 },
    { id: 'entered', at: 22, places: ['region:kenya', 'region:somaliland', 'region:tanganyika', 'region:abyssinia'] },
    { id: 'markers', at: 26, places: ['bonus:expansion-tile', 'bonus:plus-one', 'bonus:buy-card'] },
    { id: 'goods', at: 35, places: ['company:mombasa', 'company:cairo'] },
    { id: 'pile', at: 37, turn: 1 },
    { id: 'second-round', at: 42, places: ['pile:2', 'pile:3', 'pile:4'], chapter: 'shares' },
    { id: 'capital-call', at: 63, jump: true, places: ['company:mombasa'] },
    { id: 'inkwell', at: 70, places: ['ink', 'step:1'] },
    { id: 'value', at: 75, places: ['base:mombasa:1', 'base:mombasa:2', 'base:mombasa:3'] },
    { id: 'shares', at: 84, places: ['company:mombasa'] },
    { id: 'ousted', at: 131, jump: true, places: ['region:congo-basin', 'base:cape-town:3'], chapter: 'middle' },
    { id: 'which-track', at: 163, turn: 2, jump: true },
    { id: 'diamonds', at: 172, places: ['diamond', 'slot:1'] },
    { id: 'last-plan', at: 276, turn: 5, jump: true, chapter: 'end' },
    { id: 'share-card', at: 293, places: ['hand:share-mombasa-at-2'] },
    { id: 'books-done', at: 309, places: ['step:5', 'base:mombasa:1'] },
    { id: 'last-steps', at: 323, turn: 4, jump: true },
    { id: 'count', at: 338, scores: true },
    { id: 'farewell', at: 338 },
  ],
}
