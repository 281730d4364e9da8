import { counted, fetchedCatalogue } from '../app/words.ts'

/** Each language says its own name. */
export const LANGUAGE_NAMES = { en: 'English', pt: 'Português', it: 'Italiano' } as const

/** English comes first and gives the shape. */
const EN = {
  toHome: 'Quayside, home page',
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
  setTitle: (game: string) => `Set a table: ${game}`,
  closeForm: 'Close the form',
  newHere: {
    title: 'New to these games?',
    text: 'Ten minutes on the real board: a first game that explains itself, move by move.',
    begin: 'Begin a lesson',
  },
  rules: 'Rules',
  settings: 'Settings',
  language: 'Language',

  now: { play: 'Play now' },

  preset: {
    label: 'Begin with',
    quick: (seats: number) => `Quick: ${counted('en', 'bot', 'bots')(seats - 1)}`,
    screen: (seats: number) => `At one screen: ${counted('en', 'person', 'people')(seats)}`,
    solo: 'Alone',
    friends: (seats: number) => `Friends: ${counted('en', 'seat', 'seats')(seats)}, 2 days a turn`,
  },

  where: 'Where',
  places: { bots: 'Against bots', screen: 'At one screen', online: 'Online' },
  seats: 'Seats',
  /** A person without a name of their own, at a table of this browser. */
  guest: 'Guest',
  /** People at one screen who typed no name are called by their flags. */
  flags: ['Blue', 'Green', 'Amber', 'Violet', 'Slate'],
  seat: (seat: number) => `Seat ${seat}`,
  yourName: 'Your name',
  nameOf: (seat: number) => `Name at seat ${seat}`,
  whoSits: (seat: number) => `Who sits at seat ${seat}`,
  you: 'you',
  youFirst: 'you go first',
  first: 'goes first',
  person: 'Person',
  openSeat: 'Open seat',
  automaNote: 'Played by the game itself',
  openNote: 'for whoever joins',
  bot: 'bot',
  addSeat: 'Add a seat',
  removeSeat: (seat: number) => `Take seat ${seat} away`,
  mostSeats: (max: number) => `This game has ${counted('en', 'seat', 'seats')(max)} at most.`,

  extras: 'Extras',
  undo: 'Undo until something is revealed',
  advice: 'Advice',
  shuffle: 'Draw lots for seats',
  curtain: 'Curtain between players',
  allOptions: 'All options',
  less: (option: string) => `${option}: one less`,
  more: (option: string) => `${option}: one more`,
  notTogether: (value: string, reason: string) => `${value}: ${reason}`,
  needs: (what: string) => `needs ${what}`,
  pace: 'Bots’ moves',
  paces: { instant: 'At once', quick: 'Quick', calm: 'Calm' },

  clockLabel: 'Clock',
  clockKinds: { none: 'None', live: 'Minutes', days: 'Days' },
  clockPreset: 'Time',
  clock: {
    none: 'no clock',
    live: (minutes: number, seconds: number) => `${minutes} min + ${seconds} s`,
    days: counted('en', 'day a turn', 'days a turn'),
  },
  clockNotes: {
    none: 'Nobody is hurried.',
    live: (minutes: number, seconds: number) =>
      `Each player has ${counted('en', 'minute', 'minutes')(minutes)} and gains ${counted('en', 'second', 'seconds')(seconds)} with every turn.`,
    days: 'For a game beside daily life.',
  },
  expiry: 'When time is up',
  expiries: { wait: 'The others wait', bot: 'A bot takes over', end: 'The game is broken off' },
  joining: 'Who may join',
  joinings: { link: 'By link only', listed: 'Anyone' },

  start: 'Start the game',
  open: 'Open the table',
  starting: 'Laying the table',
  kept: (seats: number) =>
    `${counted('en', 'seat', 'seats')(seats)}. You can leave and come back: this browser keeps the table.`,
  linkNext: 'Next you get a link for the others.',
  problem: {
    'no-name': 'Type a name: the others see it.',
    'bad-name': 'A name has 1 to 24 characters that can be shown.',
    'same-name': 'Two seats have this name.',
    'no-person': 'At least one seat is for a person.',
    refused: 'The game cannot be played like this.',
    unreachable: 'The server cannot be reached. Nothing is lost: try again in a moment.',
    storage: 'This browser keeps nothing, so the table cannot be kept either.',
    other: 'The table could not be set.',
  },

  tables: {
    title: 'My tables',
    turn: 'Your turn',
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
    all: (count: number) => `Show all ${count}`,
    file: 'Open a record file',
    online: 'online',
  },
  lobby: {
    title: 'Open tables',
    none: 'No open tables just now. Open one, or send friends a link.',
    offline: 'No connection. Against bots and at one screen you can still play.',
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

  recover: {
    title: 'Back to your tables',
    lead: 'Your recovery code makes this browser you again: name and online tables.',
    code: 'Recovery code',
    go: 'Bring me back',
    working: 'Looking you up',
    empty: 'Type the code.',
    unknown: 'Nobody has this code. A newer one may have replaced it.',
    unreachable: 'The server cannot be reached. Try again in a moment.',
    note: 'Tables against bots stay in the browser they were set in.',
  },
  lost: {
    title: 'Nothing is moored here',
    text: 'This address leads to no table and no page.',
    home: 'To your tables',
  },
}
export type HomeWords = typeof EN

export const homeWords = fetchedCatalogue(EN, {
  pt: async () => (await import('./words-pt.ts')).PT,
  it: async () => (await import('./words-it.ts')).IT,
})
