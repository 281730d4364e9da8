import { counted, fetchedCatalogue } from '../app/words.ts'

/** Each language says its own name. */
export const LANGUAGE_NAMES = { en: 'English', pt: 'Português', it: 'Italiano' } as const

/** English comes first and gives the shape. */
const EN = {
  toHome: 'Quayside, home page',
  goBack: 'Back',
  title: (games: number) =>
    games === 1
      ? 'A table for a great economic board game.'
      : `A table for ${['two', 'three', 'four', 'five'][games - 2] ?? games} great economic board games.`,
  lead: 'By the full rules, against bots, with friends, or over days. Free, no account, nothing to install.',
  minutes: (from: number, to: number) => `${from}–${to} min`,
  players: (min: number, max: number) =>
    min === max ? counted('en', 'player', 'players')(max) : `${min}–${max} players`,
  weight: (weight: string) => `Weight ${weight} of 5`,
  set: 'Set…',
  newHere: {
    title: 'New to these games?',
    text: 'Ten minutes on the real board: a first game that explains itself, move by move.',
    begin: 'Begin a lesson',
  },
  notices: 'Notices',
  rules: 'Rules',
  settings: 'Settings',
  language: 'Language',

  now: { play: 'Play now' },

  /** A person without a name of their own, at a table of this browser. */
  guest: 'Guest',
  /** People at one screen who typed no name are called by their flags. */
  flags: ['Blue', 'Green', 'Amber', 'Violet', 'Slate'],

  clock: {
    none: 'no clock',
    live: (minutes: number, seconds: number) => `${minutes} min + ${seconds} s`,
    days: counted('en', 'day a turn', 'days a turn'),
  },

  problem: {
    unreachable: 'The server cannot be reached. Nothing is lost: try again in a moment.',
    storage: 'This browser keeps nothing, so the table cannot be kept either.',
  },

  bar: {
    label: 'Pages',
    play: 'Play',
    tables: 'Tables',
    you: 'You',
    wait: (count: number) => `${counted('en', 'table waits', 'tables wait')(count)} for you`,
  },
  tables: {
    title: 'My tables',
    turn: 'Your turn',
    again: 'Once more?',
    count: counted('en', 'table', 'tables'),
    turnFirst: 'your turn first',
    none: 'No tables yet. Play now opens one.',
    answer: 'Answer',
    look: 'Look',
    yourTurn: 'your turn',
    waitsFor: (names: string) => `Waiting for ${names}`,
    gathering: (open: number) => (open === 0 ? 'Ready to begin' : `${counted('en', 'seat', 'seats')(open)} free`),
    over: 'finished',
    stopped: 'broken off',
    replay: 'Replay',
    delete: 'Delete',
    deleteWhat: (table: string) => `Delete ${table}`,
    sure: 'Delete this table for good?',
    keep: 'Keep',
    all: (count: number) => `All ${count}`,
    left: (time: string) => `${time} left`,
    until: (when: string) => `until ${when}`,
    unread: counted('en', 'new message', 'new messages'),
    file: 'Open a record file',
    online: 'online',
    unreadable: (count: number) => `${counted('en', 'more table', 'more tables')(count)} cannot be read.`,
  },
  lobby: {
    title: 'Open tables',
    none: 'No open tables just now. Open one, or send friends a link.',
    offline: 'No connection. Against bots and at one screen you can still play.',
    code: 'I have a code',
    games: 'Watch games',
    friends: 'Friends',
    looking: 'Looking for tables',
    join: 'Join',
    watch: 'Watch',
    seats: counted('en', 'player', 'players'),
    waits: (names: string, one: boolean) => (one ? `${names} waits` : `${names} wait`),
    free: counted('en', 'seat free', 'seats free'),
    playing: (names: string, one: boolean) => (one ? `${names} is playing` : `${names} are playing`),
    what: (verb: string, table: string) => `${verb}: ${table}`,
  },
  fan: 'An unofficial fan implementation. The games’ names belong to their owners.',

  lost: {
    title: 'Nothing is moored here',
    text: 'This address leads to no table and no page.',
    home: 'To your tables',
  },
  /** A page could not be fetched. */
  away: {
    offline: {
      title: 'No connection',
      text: 'This page is not kept in your browser yet. Tables that you opened here before can be played on.',
    },
    server: {
      title: 'The server does not answer',
      text: 'It may be back in a moment. Nothing that you did is lost.',
    },
    again: 'Try again',
  },
}
export type HomeWords = typeof EN

export const homeWords = fetchedCatalogue(EN, {
  pt: async () => (await import('./words-pt.ts')).PT,
  it: async () => (await import('./words-it.ts')).IT,
})
