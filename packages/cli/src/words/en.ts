import { plural } from '@quayside/kernel'
import { admin } from './admin/en.ts'
import { arena } from './arena/en.ts'
import { calibrate } from './calibrate/en.ts'
import type { CliWords } from './catalogue.ts'
import { conditions } from './conditions.ts'
import { help } from './help/en.ts'
import { learn } from './learn/en.ts'
import { rules } from './rules/en.ts'
import { tune } from './tune/en.ts'

export const en: CliWords = {
  help,

  usage: {
    unknownCommand: (name) => `there is no command "${name}"; see quayside --help`,
    unknownOption: (name) => `there is no option ${name} here`,
    needsValue: (name) => `${name} needs a value`,
    takesNoValue: (name) => `${name} takes no value`,
    unexpected: (text) => `"${text}" is one argument too many`,
    missing: (what) => `${what} is missing`,
    wholeNumber: (name, min, max) => `${name} must be a whole number from ${min} to ${max}`,
    positiveNumber: (name) => `${name} must be a number above 0`,
    oneOf: (name, allowed) => `${name} must be one of: ${allowed.join(', ')}`,
    noValues: (name) => `there is nothing to choose for ${name} yet`,
    onlyFor: (name, ways) => `${name} goes only with ${conditions(ways, 'or', 'and')}`,
    needs: (name, member, ways) => `${member} of ${name} needs ${conditions(ways, 'or', 'and')}`,
    keyAndValue: (name) => `${name} must be key=value`,
    notJson: (name) => `${name} must be a JSON object`,
    unknownGame: (id, known) => `there is no game "${id}"; there are: ${known.join(', ')}`,
    resumeAlone: '--resume brings its own game: leave out the game, its options and the seed',
    onlyOnce: (name) => `${name} may be given only once`,
  },

  file: {
    cannotRead: (file, why) => `cannot read ${file} (${why})`,
    cannotWrite: (file, why) => `Cannot write ${file} (${why}).`,
    notJson: (file, why) => `${file} is not JSON: ${why}`,
    noRecord: (file, why) => `${file} is not a record: ${why}`,
    unknownGame: (file, game) => `${file} is a record of "${game}", which is not known here`,
    noReplay: (file, why) => `${file} does not replay: ${why}`,
  },

  menu: {
    ownName: 'English',
    welcome: 'Welcome to the table.',
    enter: 'Type a number, or press Enter for the choice marked ⏎.',
    game: 'Game',
    several: '(numbers; Enter for none)',
  },

  play: {
    commands: 'number or answer · u undo · s save · v view · sc score · h hint · ? help · q quit',
    howToAnswer:
      'Type the number of an answer or the answer as it is written in grey. A word or two of it list only the answers that have them.',
    help: [
      ['u', 'take back your last answer, until something was drawn or another player has answered'],
      ['s [FILE]', 'save the game'],
      ['v', 'everything on the table, at length'],
      ['v PART', 'only a part of it: the table names them'],
      ['sc', 'the score so far, as far as you may know it'],
      ['h', 'what a master would answer, and why'],
      ['? ANSWER', 'why an answer is or is not allowed now'],
      ['q', 'leave the table; Enter shows it again'],
    ],
    isLegal: (answer) => `"${answer}" is allowed now.`,
    answersFolded: (count) => `${count} answers, listed by`,
    noSuchAnswer: (text) => `"${text}" is no answer here. Type a number from the list, or ? for help.`,
    noSuchPart: (text, parts) => `There is no part "${text}" to look at; there are: ${parts.join(', ')}.`,
    nextPage: 'Enter: next page · q: back to the table',
    saved: (file) => `Saved in ${file}.`,
    saveFirst: (file) => `Save the game in ${file}? [Y/n]`,
    goodbye: 'See you at the quay.',
  },

  score: {
    soFar: 'Score so far',
    total: 'Total',
    wins: (name) => `${name} wins.`,
    share: (names) => `${names.join(' and ')} share the victory.`,
    beats: (winner, loser, tied) =>
      tied ? `${winner} beats ${loser}: a tie is not enough.` : `${winner} beats ${loser}.`,
  },

  replay: {
    step: 'any key: next answer · r: the rest · q: stop',
    undone: 'takes the last answer back',
    final: 'Final score',
    noHash: 'The record names no final state to verify.',
    verified: (hash) => `Verified: the game ends in the state the record says (${hash}).`,
    wrongHash: (said, found) => `wrong: the record says the game ends in state ${said}, but it ends in ${found}`,
    stopped: (why) => `the record does not replay: ${why}`,
  },

  trials: {
    progress: (games, of, answers, secondsLeft) => `${games}/${of} games, ${answers} answers, ${secondsLeft} s left`,
    done: ({ game, games, sets, answers, seconds, gamesPerSecond, answersPerSecond, threads, seed }) =>
      `${game}: ${games} games over ${sets} sets of options, ${answers} answers in ${seconds} s ` +
      `(${gamesPerSecond} games/s, ${answersPerSecond} answers/s, ${threads} threads), seed "${seed}"`,
    noViolation: 'no violation',
    violation: (law, detail) => `violation of the law "${law}": ${detail}`,
    seed: 'seed',
    options: 'options',
    record: 'record',
  },

  bench: {
    head: (game, node) => `${game}: random games on one thread, Node ${node}`,
    columns: {
      players: 'players',
      games: 'games/s',
      answers: 'answers/s',
      forced: 'forced/s',
      answersPerGame: 'answers/game',
      copies: 'copies/s',
      structuredClones: 'structuredClone/s',
      bytes: 'bytes/state',
      replay: 'replay ms',
    },
    full: 'all expansions',
    notes: `answers/s counts answers with at least one alternative; forced ones stand beside them. Copies are kept alive,
10,000 at a time. structuredClone copies the same states as plain data. replay: one finished game from its record.`,
  },

  arena,
  tune,
  learn,
  calibrate,
  rules,
  admin,

  data: {
    fine: (game, name, hash) => `${game}: the pack "${name}" is fine, data ${hash}`,
    noGame: 'a data pack is a JSON object that names its game: { "game": …, "name": … }',
    unknownGame: (game, known) => `the pack is for "${game}", which is not known here; there are: ${known.join(', ')}`,
    noData: (game) => `the data of ${game} cannot be replaced`,
    more: (count) =>
      plural('en', count, {
        one: '(and # problem more: see quayside data check)',
        other: '(and # problems more: see quayside data check)',
      }),
  },

  names: {
    guest: 'Guest',
    opponents: ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'],
    seat: (seat) => `Seat ${seat}`,
  },

  yes: ['y', 'yes'],
}
