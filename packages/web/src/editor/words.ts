import { counted, fetchedCatalogue } from '../app/words.ts'

const things = counted('en', 'thing', 'things')

/** What the position editor says. */
const en = {
  title: 'Position editor',
  lead: 'Lay a situation out by hand, then play it or study it.',
  home: 'To the first page',
  last: 'Go on with the last one',
  nothing: 'From the set-up of a game',
  withOptions:
    'Players, editions and expansions can be chosen in the editor, or in the form of a new table, which leads here too.',
  finished: 'From a finished game',
  fromReplay: 'Open its replay, go to the moment, and choose “Edit this position”.',
  pasted: 'From a text',
  notRead: 'This is no position. It has to be one object, as the engine writes it, with its game.',
  notOurs: 'Nobody here knows the game of this position.',
  otherGame: 'This position is of another game. Start afresh to read it.',
  unloaded: 'The game could not be loaded. Try again when you are connected.',
  rules: 'Rules',
  settings: 'Settings',

  pieces: 'Pieces',
  how: 'Drag onto the board, or pick one and choose where it goes.',
  left: (left: number, all: number) => `${left} of ${all} left`,
  takeAway: 'Take away',
  takeHint: 'What is to go?',
  whose: 'Whose side',
  fields: 'Fields',
  all: 'All fields',
  moment: 'Moment',
  side: (name: string) => `Side of ${name}`,
  supply: 'Supply',
  options: 'Options',
  text: 'Position text',
  copy: 'Copy',
  copied: 'Copied',
  paste: 'Read this text',
  download: 'Save',
  board: 'Board',

  asIs: 'follows from the rest',
  leave: 'Leave it out',
  add: 'Add',
  remove: (name: string) => `Remove ${name}`,
  less: (name: string) => `${name}: less`,
  more: (name: string) => `${name}: more`,
  none: 'none',
  item: (n: number) => `no. ${n}`,

  where: (name: string) => `${name}: where does it lie?`,
  what: 'Which piece?',
  pick: 'Pick one to lay, or something to take away.',
  nowhere: (name: string) => `${name}: it can lie nowhere now.`,
  noneLeft: (name: string, all: number) =>
    all === 0
      ? `${name}: there is none in this game.`
      : `${name}: 1 is missing. All ${all} are in use; take one away first.`,
  ready: 'It can be played.',
  asked: (names: string) => `To answer: ${names}.`,
  notPlayable: (n: number) => `Not playable yet: ${things(n)} to mend.`,
  stale: 'The board shows the last position that can be played.',
  go: 'To the field',
  play: 'Play from here…',
  study: 'Study it',
  undo: 'Undo',
  redo: 'Redo',
  clear: 'Start afresh…',
  against: 'Who plays?',
  asBots: (name: string) => `I as ${name}`,
  atScreen: 'All at this screen',
  botsOnly: 'Bots alone',
  cancel: 'Cancel',
  notSet: 'The table could not be set.',

  tooMany: (name: string, laid: number, all: number) =>
    `${name}: ${laid} laid, ${all} in the box. ${laid - all} too many.`,
  noGame: (why: string) => `These options make no game: ${why}`,
  over: 'The game is over there.',
  refused: (why: string) => `It cannot be: ${why}`,
  shape: {
    most: (n: number) => `It is ${n} at most.`,
    least: (n: number) => `It is ${n} at least.`,
    length: (n: number) => `There is room for ${n}.`,
    unknown: (what: string) => `“${what}” is not known here.`,
    extra: (what: string) => `“${what}” does not belong here.`,
    missing: 'It is missing.',
    other: 'Something else belongs here.',
  },
}

export type EditorPageWords = typeof en

export const editorWords = fetchedCatalogue<EditorPageWords>(en, {
  pt: async () => (await import('./words-pt.ts')).pt,
  it: async () => (await import('./words-it.ts')).it,
})
