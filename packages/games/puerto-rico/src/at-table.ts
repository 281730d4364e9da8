import { type Answer, type Game, hashCells, type Options, type Seat, type Story, sha256Hex } from '@quayside/kernel'
import { opOf } from './answers.ts'
import { ACHIEVEMENTS } from './data/achievements.ts'
import { BARRELS, FIELD_TILES, PLAYER_COUNTS, PRICES } from './data/box.ts'
import { BUILDINGS } from './data/catalogue.ts'
import { FESTIVAL_TASKS } from './data/festival.ts'
import { ABILITIES, ARROWS, ESTATE_CIRCLES, PUERTOMA_POINTS, TIE_BREAK_CARDS } from './data/puertoma.ts'
import { END_CAUSES, EVENTS, GROUNDS, POINT_SOURCES, WORKER_SOURCES } from './events.ts'
import type { FreeAnswers } from './expansion.ts'
import { answerFacts, questionFacts, reasonFacts } from './facts.ts'
import { type Ask, advance, currentAsk } from './flow.ts'
import { GOODS, PIECES, ROLES, TILES } from './ids.ts'
import { ledger } from './ledger.ts'
import { parse, print, vocabulary } from './notation.ts'
import { automasOf, OPTION_SCHEMA, playersOf, refuseOptions } from './options.ts'
import { policy } from './policy.ts'
import { QUESTIONS } from './questions.ts'
import { REASONS } from './reasons.ts'
import { resample } from './resample.ts'
import { rulesFor } from './rules.ts'
import { score } from './scoring.ts'
import { setup } from './setup.ts'
import { askedSeats, cloneState, type State, TASKS } from './state.ts'
import { view } from './view.ts'
import { wordsFor } from './words/spoken.ts'

const DATA = [
  [BUILDINGS, BARRELS, FIELD_TILES, PRICES, PLAYER_COUNTS],
  [FESTIVAL_TASKS, ACHIEVEMENTS],
  [ESTATE_CIRCLES, ARROWS, TIE_BREAK_CARDS, ABILITIES, PUERTOMA_POINTS],
]

/**
 * Puerto Rico at a glance: one file for each thing the kernel asks of a game. The rules live in `roles/`. This is all that a table needs;
 * `game.ts` adds positions, which browsers load only with a record that begins with one.
 */
export const puertoRicoAtTable: Omit<Game<State>, 'readPosition' | 'writePosition'> = {
  id: 'puerto-rico',
  version: 1,
  dataHash: sha256Hex(JSON.stringify(DATA)).slice(0, 16),
  schema: OPTION_SCHEMA,
  questions: QUESTIONS,
  events: EVENTS,
  reasons: REASONS,
  ids: {
    good: GOODS,
    tile: TILES,
    role: ROLES,
    building: BUILDINGS.map(({ id }) => id),
    source: POINT_SOURCES,
    cause: END_CAUSES,
    from: WORKER_SOURCES,
    piece: PIECES,
    goal: FESTIVAL_TASKS.map(({ id }) => id),
    achievement: ACHIEVEMENTS.map(({ id }) => id),
    ground: GROUNDS,
    ability: ABILITIES.map(({ id }) => id),
  },
  bound: 20_000,

  refuse: refuseOptions,
  players: playersOf,
  automas: automasOf,

  setup,
  options: (s) => s.rules.options,

  toMove: askedSeats,
  question: (s) => currentAsk(s).question,

  legal(s, seat, list) {
    currentAsk(s).legal(s, seat, list)
    const { freeAnswers } = s.rules
    for (let i = 0; i < freeAnswers.length; i++) freeAnswers[i].legal(s, seat, list)
  },

  why(s, seat, answer) {
    return ruleFor(s, answer).why(s, seat, answer)
  },

  apply(s, seat, answer, out) {
    ruleFor(s, answer).apply(s, seat, answer, out)
    advance(s, out)
    if (s.rules.hooks.afterAnswer.length > 0) runAfterAnswer(s, seat, answer, out)
  },

  mayForce: () => true,

  clone: cloneState,
  hash: (s) => hashCells(s.c),
  pack: (s) => ({ options: s.rules.options, cells: Array.from(s.c) }),
  unpack(packed) {
    const { options, cells } = packed as { options: Options; cells: number[] }
    return { rules: rulesFor(options), c: Int16Array.from(cells) }
  },

  view,
  resample,
  score,
  ledger,
  questionFacts,
  answerFacts,
  reasonFacts,
  vocabulary,
  print,
  parse,
  words: wordsFor,
  policy,
}

/** Who judges and makes an answer: the question that stands, or a rule whose answers are free at any moment. */
function ruleFor(s: State, answer: Answer): Ask | FreeAnswers {
  return s.rules.freeAnswerOf[opOf(answer)] ?? currentAsk(s)
}

/** What a hook pushes comes before the question that stood, which is then asked again. */
function runAfterAnswer(s: State, seat: Seat, answer: Answer, out: Story): void {
  const depth = TASKS.depth(s.c)
  const { afterAnswer } = s.rules.hooks
  for (let i = 0; i < afterAnswer.length; i++) afterAnswer[i](s, seat, answer, out)
  if (TASKS.depth(s.c) > depth) advance(s, out)
}
