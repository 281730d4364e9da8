import { FULL_TRACK } from '../../table.ts'
import { playing, type Refusal, refused } from './refusal.ts'

/** Goods, expansion and books. */

const display = { right: ['coffee-3', 'banana-3'], left: ['banana-4'] }
const mixing = { tracks: { 'cape-town': 9 } }
const books = [
  { step: 2, book: 'book-A13' },
  { step: 3, book: 'book-A14', turned: true },
]
const shelf = [
  ['book-A01', null, 'book-B23', 'book-B24', 'book-C01', 'book-C01'],
  ['book-A08', 'book-A08', 'book-B21', 'book-B22', 'book-C03', 'book-C03'],
]
const keeper = (player = {}, cards = ['bookkeeper-2']) => playing(cards, player)
const pointToSpend = { players: [{ turns: 1 }], books: { display: shelf } }

export const ACTIONS: readonly Refusal[] = [
  refused(playing(['coffee-1', 'expansion-2']), ['use 2'], 'add 3', { kind: 'not-goods', slot: 3 }),
  refused(playing(['coffee-1']), ['use 2'], 'add 2', { kind: 'card-in-use', slot: 2 }),
  refused(playing(['coffee-1', 'banana-1']), ['use 2'], 'add 3', { kind: 'other-good', good: 'coffee' }),
  refused(playing(['coffee-1', 'banana-4'], mixing, { display }), ['use 2', 'add 3'], 'done', { kind: 'mixing-buys' }),
  refused(playing(['coffee-2', 'coffee-1']), ['use 2', 'advance cairo'], 'add 3', { kind: 'cards-first' }),
  refused(playing(['coffee-4'], {}, { display }), ['use 2', 'buy right 1'], 'buy right 2', { kind: 'already-bought' }),
  refused(playing(['coffee-4'], {}, { display }), ['use 2', 'advance cairo'], 'buy right 1', { kind: 'buy-first' }),
  refused(playing(['coffee-4'], {}, { display }), ['use 2'], 'buy middle 1', { kind: 'no-card-there' }),
  refused(playing(['coffee-4'], {}, { display }), ['use 2'], 'buy left 1', {
    kind: 'not-enough-units',
    price: 6,
    short: 2,
  }),
  refused(playing(['coffee-1'], { tracks: { cairo: 18 } }), ['use 2'], 'advance cairo', {
    kind: 'track-end',
    company: 'cairo',
  }),
  refused(playing(['coffee-1'], { tracks: { cairo: 8 }, pounds: 2 }), ['use 2'], 'advance cairo', {
    kind: 'call-unpaid',
    company: 'cairo',
    pounds: 3,
  }),
  refused(playing(['coffee-2']), ['use 2'], 'done', { kind: 'units-left', units: 2 }),

  refused(playing(['expansion-2'], {}, { bases: { cairo: [0, 5, 5] } }), ['expand cairo'], 'enter cyrenaica 1', {
    kind: 'column-empty',
    company: 'cairo',
    column: 1,
  }),
  refused(playing(['expansion-2'], {}, { posts: { cyrenaica: 'cairo' } }), ['expand cairo'], 'enter cyrenaica 1', {
    kind: 'own-region',
    company: 'cairo',
    region: 'cyrenaica',
  }),
  refused(playing(['expansion-2']), ['expand cairo'], 'enter karoo 1', {
    kind: 'not-adjacent',
    company: 'cairo',
    region: 'karoo',
  }),
  refused(
    playing(['expansion-2'], {}, { posts: { 'red-sea-coast': 'mombasa' } }),
    ['expand cairo'],
    'enter red-sea-coast 1',
    { kind: 'not-enough-points', region: 'red-sea-coast', points: 3, short: 1 },
  ),
  refused(
    playing(['expansion-2'], { tracks: { mombasa: 7 } }),
    ['expand mombasa', 'enter somaliland 1', 'enter kenya 1'],
    'reward tanganyika',
    { kind: 'reward-taken' },
  ),
  refused(
    playing(['expansion-3'], {}, { posts: { 'upper-egypt': 'mombasa' }, bases: { mombasa: [4, 4, 5] } }),
    ['expand cairo', 'enter upper-egypt 1', 'done'],
    'return 3',
    { kind: 'column-full', company: 'mombasa', column: 3 },
  ),

  refused(keeper({ books, pounds: 3 }), ['use 2'], 'flip 9', { kind: 'flip-no-book', step: 9 }),
  refused(keeper({ books, pounds: 3 }), ['use 2'], 'flip 1', { kind: 'flip-starting-book' }),
  refused(keeper({ books, pounds: 3 }), ['use 2'], 'flip 3', { kind: 'flip-again' }),
  refused(keeper({ books, pounds: 3 }, ['bookkeeper-2', 'expansion-2', 'cotton-3']), ['use 2', 'step'], 'flip 2', {
    kind: 'flip-late',
  }),
  refused(keeper({ books, pounds: 1 }, ['bookkeeper-2', 'expansion-2']), ['use 2'], 'flip 2', {
    kind: 'flip-pounds',
    pounds: 2,
  }),
  refused(keeper({ books, pounds: 3 }), ['use 2'], 'step', { kind: 'requirements-unmet', book: 'start-01' }),
  refused(keeper({ books, pounds: 3, ink: 3 }), ['use 2'], 'step', { kind: 'no-book-ahead', step: 4 }),
  refused(keeper({ books: FULL_TRACK, ink: 16, pounds: 3 }), ['use 2'], 'step', { kind: 'book-track-end' }),

  refused(pointToSpend, ['mark first-player'], 'book 1 2', { kind: 'no-book-there' }),
  refused(pointToSpend, ['mark first-player'], 'book 1 5', { kind: 'book-price', letter: 'C', price: 2, points: 1 }),
  refused(pointToSpend, ['mark first-player', 'book 1 1'], 'place book-B01 2', {
    kind: 'book-not-held',
    book: 'book-B01',
  }),
  refused(pointToSpend, ['mark first-player', 'book 1 1'], 'place book-A01 6', {
    kind: 'book-crossed-out',
    book: 'book-A01',
    step: 6,
  }),
  refused(
    { ...pointToSpend, players: [{ turns: 1, books: [{ step: 2, book: 'book-B01' }] }] },
    ['mark first-player', 'book 1 1'],
    'place book-A01 2',
    { kind: 'book-covers', book: 'book-A01', step: 2 },
  ),
]
