import type { BoardData } from './pack.ts'
import { LOW, MEDIUM, SURE } from './sources.ts'

const COLUMNS =
  'rulebook: 3 columns of 5, 2 coins on the last space, some spaces without a coin, shares worth 6 and 4 in examples; the other coins calibrated: 12 in all, no two columns alike, at most the 15 that a helper of the rethemed edition counts to'
const TILE_COSTS = 'rulebook: what the tile does, and that they cost 1 or 2; which costs what is reconstructed'
const BOOK_COLUMN =
  'rulebook: 12 spaces in two rows, 4 for each letter, coins by round; which letter stands where is reconstructed'

/** The spaces of the board apart from the map. */
export const BOARD: BoardData = {
  bases: {
    mombasa: {
      columns: [
        [0, 0, 1, 1, 2],
        [0, 1, 0, 1, 2],
        [1, 0, 0, 1, 2],
      ],
      ...LOW,
      note: COLUMNS,
    },
    'cape-town': {
      columns: [
        [0, 0, 1, 1, 2],
        [0, 1, 0, 1, 2],
        [1, 0, 0, 1, 2],
      ],
      ...LOW,
      note: COLUMNS,
    },
    'saint-louis': {
      columns: [
        [0, 0, 1, 1, 2],
        [0, 1, 0, 1, 2],
        [1, 0, 0, 1, 2],
      ],
      ...LOW,
      note: COLUMNS,
    },
    cairo: {
      columns: [
        [0, 0, 1, 1, 2],
        [0, 1, 0, 1, 2],
        [1, 0, 0, 1, 2],
      ],
      ...LOW,
      note: COLUMNS,
    },
  },
  firstPlayerSpace: { bookkeeping: 1, ...SURE },
  buyCardSpace: { pounds: 1, ...SURE },
  discardCardSpace: { plus: 2, ...SURE },
  majorities: [
    {
      counts: 'coffee',
      company: 'cairo',
      tiers: [
        { min: 1, reward: { track: 2 } },
        { min: 3, reward: { track: 3 } },
        { min: 5, reward: { track: 4, removePosts: 1 } },
      ],
      ...SURE,
    },
    {
      counts: 'banana',
      company: 'cape-town',
      tiers: [
        { min: 1, reward: { track: 1, pounds: 1 } },
        { min: 3, reward: { track: 2, pounds: 1 } },
        { min: 5, reward: { track: 3, diamond: 1 } },
      ],
      ...MEDIUM,
      note: 'rulebook (5 bananas: 3 Cape Town + 1 diamond); lower tiers reconstructed',
    },
    {
      counts: 'cotton',
      company: 'mombasa',
      tiers: [
        { min: 2, reward: { track: 2 } },
        { min: 4, reward: { track: 3, pounds: 1 } },
        { min: 6, reward: { track: 4, bookkeeping: 1 } },
      ],
      ...LOW,
      note: 'rulebook (tiers 4+ and 6+ exist); rewards reconstructed, company calibrated; public:nerdando.com/2016/02/22/mombasa (each company is tied to one of cotton, coffee, bananas, exploration)',
    },
    {
      counts: 'expansion',
      company: 'saint-louis',
      tiers: [
        { min: 1, reward: { track: 1, pounds: 1 } },
        { min: 3, reward: { track: 2, bookkeeping: 1 } },
        { min: 5, reward: { track: 3, bookkeeping: 2 } },
      ],
      ...LOW,
      note: 'rulebook (the space exists; extra rewards such as 1 bookkeeping point or 1 pound); rewards reconstructed, company calibrated; public:nerdando.com/2016/02/22/mombasa (each company is tied to one of cotton, coffee, bananas, exploration)',
    },
  ],
  bonusTiles: {
    'plus-one': { pounds: 1, value: 1, ...LOW, note: TILE_COSTS },
    'bookkeeper-tile': { pounds: 1, value: 1, ...LOW, note: TILE_COSTS },
    'merchant-tile': { pounds: 2, value: 2, ...LOW, note: TILE_COSTS },
    'expansion-tile': { pounds: 2, value: 2, ...LOW, note: TILE_COSTS },
  },
  columnSurcharge: {
    left: 2,
    middle: 1,
    right: 0,
    ...MEDIUM,
    note: 'rulebook: 4 rows of 3, a red value beside each space; the values are reconstructed',
  },
  bookColumns: [
    { round: 2, letter: 'A', ...MEDIUM, note: BOOK_COLUMN },
    { round: 3, letter: 'A', ...MEDIUM, note: BOOK_COLUMN },
    { round: 4, letter: 'B', ...MEDIUM, note: BOOK_COLUMN },
    { round: 5, letter: 'B', ...MEDIUM, note: BOOK_COLUMN },
    { round: 6, letter: 'C', ...MEDIUM, note: BOOK_COLUMN },
    { round: 7, letter: 'C', ...MEDIUM, note: BOOK_COLUMN },
  ],
  roundCoins: { 2: [1, 1, 1, 1, 1, 1], 3: [2, 1, 2, 1, 2, 1], 4: [2, 2, 2, 2, 2, 2], ...SURE },
  startingPounds: {
    pounds: 1,
    source:
      'public:gioconauta.it/2015/09/mombasa-semplicemente, missmeeple.it/2016/09/mombasa-tutorial, abreojogo.com/t/mombasa/8757 (missing in the Portuguese text)',
    confidence: 'high',
  },
  bonusMarkers: { 2: 3, 3: 2, 4: 2, ...SURE },
}
