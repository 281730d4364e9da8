import type { Game, GameWords, Language, Options } from '@quayside/kernel'
import { boxed, taskTable } from '@quayside/kernel/box'
import { boats } from './actions/boats.ts'
import { buildingCards } from './actions/cards.ts'
import { copying } from './actions/copying.ts'
import { gains } from './actions/gains.ts'
import { merchants } from './actions/merchants.ts'
import { movingPieces } from './actions/move-piece.ts'
import { optionalActions } from './actions/optional.ts'
import { placingPieces } from './actions/pieces.ts'
import { placingDoubles } from './actions/place-double.ts'
import { programs } from './actions/programs.ts'
import { ruins } from './actions/ruins.ts'
import { scrapyard } from './actions/scrap.ts'
import { statues } from './actions/statues.ts'
import { box, type State } from './box.ts'
import { CHARACTERS } from './characters.ts'
import { packHash } from './data/hash.ts'
import type { DataPack } from './data/pack.ts'
import { EVENTS } from './events.ts'
import { questionFacts, reasonFacts } from './facts.ts'
import { advance, currentAsk, type Phase, type Task } from './flow.ts'
import { contracts } from './free/contracts.ts'
import { crates } from './free/crates.ts'
import { exchanging } from './free/exchange.ts'
import { addFree, applyFree, isFree, whyFree } from './free/index.ts'
import {
  AREAS,
  BOATS,
  BUILDINGS,
  CONTRACTS,
  DOUBLES,
  ISLANDS,
  ITEMS,
  MILESTONES,
  PIECES,
  SHIPS,
  SPOTS,
  TERRAINS,
  WORKERS,
} from './ids.ts'
import { answerFacts, parse, print, vocabulary } from './notation.ts'
import { type CooperOptions, isSolo, OPTION_SCHEMA, refuse, STRATEGIES } from './options.ts'
import { paying } from './payment.ts'
import { cleanUp } from './phases/clean-up.ts'
import { feeding } from './phases/feeding.ts'
import { income } from './phases/income.ts'
import { rounds } from './phases/round.ts'
import { firstLandscapes } from './phases/start-terrain.ts'
import { work } from './phases/turn.ts'
import { QUESTIONS } from './questions.ts'
import { OTHER_QUESTION, REASONS } from './reasons.ts'
import { resample } from './resample.ts'
import { compileRules, type Rules } from './rules/index.ts'
import { score } from './scoring.ts'
import { fees } from './sea/fees.ts'
import { sailing } from './sea/helm.ts'
import { setup } from './setup.ts'
import { MAX_PLAYERS, ROUNDS } from './sizes.ts'
import { view } from './view.ts'
import { MOMENTS, WATCHED } from './watched.ts'
import { wordsFor } from './words/spoken.ts'

const { table } = box

/**
 * The game as its rulebook tells it: the first landscapes, then five rounds of income, work and clean-up; what workers do in the areas, what
 * helm points bring, what is paid, and what may be done at any time of one's own turn.
 */
const PHASES: readonly Phase[] = [
  firstLandscapes,
  rounds,
  income,
  work,
  placingDoubles,
  boats,
  placingPieces,
  buildingCards,
  ruins,
  statues,
  merchants,
  optionalActions,
  copying,
  programs,
  gains,
  scrapyard,
  movingPieces,
  paying,
  fees,
  sailing,
  contracts,
  crates,
  exchanging,
  feeding,
  cleanUp,
]

const TASKS: readonly Task[] = taskTable(box, ...PHASES.map(({ tasks }) => tasks))

/** The same rules for the same options: states share them. */
export function rulesByOptions(pack: DataPack): (options: Options) => Rules {
  const known = new Map<string, Rules>()
  return (given) => {
    const options = given as CooperOptions
    const key = JSON.stringify([options.players, options.start, options.level, options.strategy])
    const rules = known.get(key) ?? compileRules(pack, options, TASKS)
    known.set(key, rules)
    return rules
  }
}

/** What the words of a pack have to know of its rules is the same at every table. */
const anyTable = (rulesFor: (options: Options) => Rules): Rules =>
  rulesFor({ players: MAX_PLAYERS, start: 'meadow', level: 2, strategy: 'random' })

/** The words with the data of an older game. */
function wordsWith(language: Language, pack: DataPack): GameWords {
  const rules = olderRules.get(pack) ?? anyTable(rulesByOptions(pack))
  olderRules.set(pack, rules)
  return wordsFor(language, pack, rules)
}
const olderRules = new WeakMap<DataPack, Rules>()

type AtTable = Omit<Game<State>, 'data' | 'ledger' | 'policy' | 'readPosition' | 'writePosition'>

/**
 * Cooper Island at a glance: one file for each thing the kernel asks of a game. The course of the game lives in `phases/`, what can be done in
 * `actions/` and `free/`, ships in `sea/`, the solo opponent in `solo/`, the components in `data/`. This is all that a table's first
 * question needs; `whole.ts` adds the plain opponent, data packs, positions and the count of all pieces.
 */
export function cooperIslandAtTable(pack: DataPack, rulesFor = rulesByOptions(pack)): AtTable {
  const all = anyTable(rulesFor)
  const { ids: spaces, ends, siteAt } = all.land
  const { program, ...named } = all.ids
  return {
    id: 'cooper-island',
    version: 3,
    dataHash: packHash(pack),
    schema: OPTION_SCHEMA,
    questions: QUESTIONS,
    events: EVENTS,
    reasons: REASONS,
    ids: {
      item: ITEMS,
      first: ITEMS,
      second: ITEMS,
      terrain: TERRAINS,
      double: DOUBLES,
      island: ISLANDS,
      boat: BOATS,
      area: AREAS,
      worker: WORKERS,
      building: BUILDINGS,
      ship: SHIPS,
      contract: CONTRACTS,
      milestone: MILESTONES,
      strategy: STRATEGIES,
      piece: PIECES,
      water: SPOTS,
      onto: spaces,
      edge: ends.map(([one, other]) => `${spaces[one]} ${spaces[other]}`),
      site: siteAt.map(({ id, space }) => `${id} ${spaces[space]}`),
      half: [...new Set(siteAt.map(({ id }) => id))],
      ...named,
    },
    bound: 5000,

    refuse,
    players: (options) => options.players as number,
    automas: (options) => (isSolo(options) ? ['cooper'] : []),
    characters: CHARACTERS,

    setup: (options, seed, out) => setup(rulesFor(options), seed, out),
    ...boxed<State>(box, rulesFor),

    question: (s) => currentAsk(s).question,

    legal(s, seat, list) {
      const ask = currentAsk(s)
      ask.legal(s, seat, list)
      if (ask.free) addFree(s, seat, list)
    },

    why(s, seat, answer) {
      const ask = currentAsk(s)
      if (!isFree(answer)) return ask.why(s, seat, answer)
      return ask.free ? whyFree(s, seat, answer) : OTHER_QUESTION
    },

    apply(s, seat, answer, out) {
      if (isFree(answer)) applyFree(s, seat, answer, out)
      else currentAsk(s).apply(s, seat, answer, out)
      advance(s, out)
    },

    mayForce: () => true,

    view,
    glance: { round: true, now: true, players: ['land', 'ships'] },
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
    words: (language, _options, other) =>
      other === undefined ? wordsFor(language, pack, all) : wordsWith(language, other as DataPack),
  }
}
