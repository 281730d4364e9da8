import { type Answer, type Game, opOf, type Seat, type Story } from '@quayside/kernel'
import { boxed } from '@quayside/kernel/box'
import { box, type State } from './box.ts'
import { CHARACTERS } from './characters.ts'
import { END_CAUSES, EVENTS, GROUNDS, POINT_SOURCES, WORKER_SOURCES } from './events.ts'
import type { FreeAnswers } from './expansion.ts'
import { questionFacts, reasonFacts } from './facts.ts'
import { type Ask, advance, currentAsk, type Phase } from './flow.ts'
import { ABILITY, ACHIEVEMENT, BUILDING, GOAL, GOODS, PIECES, ROLES, TILES } from './ids.ts'
import { answerFacts, parse, print, vocabulary } from './notation.ts'
import { automasOf, OPTION_SCHEMA, playersOf, refuseOptions } from './options.ts'
import { builder } from './phases/builder.ts'
import { captain } from './phases/captain.ts'
import { craftsman } from './phases/craftsman.ts'
import { mayor } from './phases/mayor.ts'
import { prospector } from './phases/prospector.ts'
import { round } from './phases/round.ts'
import { settler } from './phases/settler.ts'
import { storing } from './phases/storing.ts'
import { trader } from './phases/trader.ts'
import { progress } from './progress.ts'
import { QUESTIONS } from './questions.ts'
import { REASONS } from './reasons.ts'
import { resample } from './resample.ts'
import { dataHash, rulesFrom } from './rules/index.ts'
import { score } from './scoring.ts'
import { setup } from './setup.ts'
import { view } from './view.ts'
import { MOMENTS, WATCHED } from './watched.ts'
import { wordsFor } from './words/spoken.ts'

const { tasks } = box

/** The phases as the rulebooks have them: a round in which roles are chosen, and what each role does. Expansions add theirs. */
export const PHASES: readonly Phase[] = [
  round,
  settler,
  mayor,
  builder,
  craftsman,
  trader,
  captain,
  storing,
  prospector,
]

export const rulesFor = rulesFrom(PHASES)

/**
 * Puerto Rico at a glance: one file for each thing the kernel asks of a game. This is all that a table's first question needs;
 * `whole.ts` adds the plain opponent, positions, which browsers load only with a record that begins with one, and the count of all pieces.
 */
export const puertoRicoAtTable: Omit<Game<State>, 'ledger' | 'policy' | 'readPosition' | 'writePosition'> = {
  id: 'puerto-rico',
  version: 2,
  dataHash: (options) => dataHash(rulesFor(options)),
  schema: OPTION_SCHEMA,
  questions: QUESTIONS,
  events: EVENTS,
  reasons: REASONS,
  ids: {
    good: GOODS,
    tile: TILES,
    role: ROLES,
    building: BUILDING.ids,
    source: POINT_SOURCES,
    cause: END_CAUSES,
    from: WORKER_SOURCES,
    piece: PIECES,
    goal: GOAL.ids,
    achievement: ACHIEVEMENT.ids,
    ground: GROUNDS,
    ability: ABILITY.ids,
  },
  bound: 20_000,

  refuse: refuseOptions,
  players: playersOf,
  automas: automasOf,
  characters: CHARACTERS,
  mayKeepSecrets: ({ expansions }) => Array.isArray(expansions) && expansions.includes('achievements'),

  ...boxed<State>(box, rulesFor),
  setup: (options, seed, out) => setup(rulesFor(options), seed, out),
  question: (s) => currentAsk(s).question,

  legal(s, seat, list) {
    currentAsk(s).legal(s, seat, list)
    const { freeAnswers } = s.rules
    for (let i = 0; i < freeAnswers.length; i++) freeAnswers[i].legal(s, seat, list)
  },

  why: (s, seat, answer) => ruleFor(s, answer).why(s, seat, answer),

  apply(s, seat, answer, out) {
    ruleFor(s, answer).apply(s, seat, answer, out)
    advance(s, out)
    if (s.rules.hooks.afterAnswer.length > 0) runAfterAnswer(s, seat, answer, out)
  },

  mayForce: () => true,

  view,
  glance: { round: true, governor: true, endTriggered: true, now: true, ships: true, players: ['fields'] },
  progress,
  resample,
  score,
  questionFacts,
  answerFacts,
  reasonFacts,
  vocabulary,
  print,
  parse,
  moments: MOMENTS,
  watched: WATCHED,
  words: wordsFor,
}

/** Who judges and makes an answer: the question that stands, or a rule whose answers are free at any moment. */
const ruleFor = (s: State, answer: Answer): Ask | FreeAnswers => s.rules.freeAnswerOf[opOf(answer)] ?? currentAsk(s)

/** What a hook pushes comes before the question that stood, which is then asked again. */
function runAfterAnswer(s: State, seat: Seat, answer: Answer, out: Story): void {
  const depth = tasks.depth(s)
  const { afterAnswer } = s.rules.hooks
  for (let i = 0; i < afterAnswer.length; i++) afterAnswer[i](s, seat, answer, out)
  if (tasks.depth(s) > depth) advance(s, out)
}
