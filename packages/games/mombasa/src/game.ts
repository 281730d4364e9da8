import type { Game, Options } from '@quayside/kernel'
import { boxed, taskTable } from '@quayside/kernel/box'
import { ATTACH } from './answers.ts'
import { box, type State } from './box.ts'
import { CHARACTERS } from './characters.ts'
import { packHash } from './data/hash.ts'
import type { DataPack } from './data/pack.ts'
import { EVENTS } from './events.ts'
import { questionFacts, reasonFacts } from './facts.ts'
import { advance, currentAsk, type Phase, type Task } from './flow.ts'
import { COMPANIES, COUNTED_IDS, DISPLAY_COLUMNS, POUND_SOURCES, SPACES, TILES, TRACKS } from './ids.ts'
import { answerFacts, parse, print, vocabulary } from './notation.ts'
import { type Chosen, OPTION_SCHEMA } from './options.ts'
import { bookkeeper } from './phases/bookkeeper.ts'
import { books } from './phases/books.ts'
import { discards } from './phases/discard.ts'
import { endOfPhase } from './phases/end-of-phase.ts'
import { expansion } from './phases/expansion.ts'
import { goodsCards } from './phases/goods.ts'
import { majorities } from './phases/majority.ts'
import { hasPlayable, planning } from './phases/planning.ts'
import { addAttaching, attach, whyAttach } from './phases/plus-one.ts'
import { regionRewards } from './phases/region-rewards.ts'
import { rewards } from './phases/rewards.ts'
import { rounds } from './phases/round.ts'
import { startingTiles } from './phases/starting-tiles.ts'
import { trackMoves } from './phases/track-moves.ts'
import { bonusSpaces } from './phases/track-spaces.ts'
import { actions } from './phases/turn.ts'
import { QUESTIONS, question } from './questions.ts'
import { OTHER_QUESTION, REASONS } from './reasons.ts'
import { resample } from './resample.ts'
import { compileRules, type Rules } from './rules/index.ts'
import { score } from './scoring.ts'
import { setup } from './setup.ts'
import { ROUNDS } from './sizes.ts'
import { view } from './view.ts'
import { MOMENTS, WATCHED } from './watched.ts'
import { wordsFor } from './words/spoken.ts'

const { table } = box

/** The game in the order of its rulebook. What needs no answer, such as a merchant or preparation, is called by these. */
const PHASES: readonly Phase[] = [
  startingTiles,
  rounds,
  planning,
  actions,
  goodsCards,
  trackMoves,
  expansion,
  regionRewards,
  books,
  bookkeeper,
  rewards,
  majorities,
  bonusSpaces,
  discards,
  endOfPhase,
]

export const TASKS = taskTable<typeof box.spec.tasks, Task>(box, ...PHASES.map(({ tasks }) => tasks))

const PLAN = question('plan')

type AtTable = Omit<Game<State>, 'data' | 'ledger' | 'policy' | 'readPosition' | 'writePosition'>

/**
 * Mombasa at a glance: one file for each thing the kernel asks of a game. The rules live in `phases/`, the components in `data/`. This is all
 * that a table's first question needs; `whole.ts` adds the plain opponent, data packs, positions and the count of all pieces.
 */
export function mombasaAtTable(pack: DataPack, rulesFor = rulesByOptions(pack)): AtTable {
  const all = rulesFor({ players: OPTION_SCHEMA.players.max, setup: 'first' })
  return {
    id: 'mombasa',
    version: 3,
    dataHash: packHash(pack),
    schema: OPTION_SCHEMA,
    questions: QUESTIONS,
    events: EVENTS,
    reasons: REASONS,
    ids: {
      company: COMPANIES,
      track: TRACKS,
      start: all.ids.start,
      card: all.ids.card,
      book: all.ids.book,
      region: all.ids.region,
      tile: TILES,
      bonus: SPACES,
      counted: COUNTED_IDS,
      display: DISPLAY_COLUMNS,
      source: POUND_SOURCES,
    },
    bound: 5000,

    refuse: () => null,
    players: (options) => (options as Chosen).players,
    characters: CHARACTERS,

    ...boxed<State>(box, rulesFor as (options: Options) => Rules),
    setup: (options, seed, out) => setup(rulesFor(options as Chosen), seed, out),
    question: (s) => currentAsk(s).question,

    legal(s, seat, list) {
      const ask = currentAsk(s)
      ask.legal(s, seat, list)
      if (ask.question !== PLAN) addAttaching(s, seat, list)
    },

    why(s, seat, answer) {
      const ask = currentAsk(s)
      if (!ATTACH.is(answer)) return ask.why(s, seat, answer)
      return ask.question === PLAN ? OTHER_QUESTION : whyAttach(s, seat, ATTACH.first(answer))
    },

    apply(s, seat, answer, out) {
      if (ATTACH.is(answer)) attach(s, seat, ATTACH.first(answer), out)
      else currentAsk(s).apply(s, seat, answer, out)
      advance(s, out)
    },

    // A plan that is sealed by itself could not be changed any more, and would tell the others that every slot is filled.
    mayForce: (s, seat) => currentAsk(s).question !== PLAN || !hasPlayable(s, seat),

    view,
    glance: { round: true, now: true, posts: true },
    progress: (s) => [Math.max(0, table.round(s) - 1) / ROUNDS, table.round(s) / ROUNDS],
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
    words: (language) => wordsFor(language, pack, all),
  }
}

/** The same rules for the same options: states share them. */
export function rulesByOptions(pack: DataPack): (options: Chosen) => Rules {
  const known = new Map<string, Rules>()
  return ({ players, setup }) => {
    const key = `${players} ${setup}`
    let rules = known.get(key)
    if (!rules) {
      rules = compileRules(pack, { players, setup }, TASKS)
      known.set(key, rules)
    }
    return rules
  }
}
