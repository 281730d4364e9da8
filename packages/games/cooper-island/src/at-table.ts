import { type Answer, type Game, hashCells, type Options, type Seat } from '@quayside/kernel'
import { CARD_SPACE } from './actions/ruins.ts'
import { packHash } from './data/hash.ts'
import type { DataPack } from './data/pack.ts'
import { EVENTS } from './events.ts'
import { answerFacts, questionFacts, reasonFacts } from './facts.ts'
import { advance, currentAsk } from './flow.ts'
import { statueId } from './forms.ts'
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
  SHIPS,
  STRATEGIES,
  TERRAINS,
  WORKERS,
} from './ids.ts'
import { PIECES } from './land.ts'
import { ledger } from './ledger.ts'
import { parse, print, vocabulary } from './notation.ts'
import { isSolo, MAX_PLAYERS, OPTION_SCHEMA, refuse } from './options.ts'
import { policy } from './policy.ts'
import { QUESTIONS } from './questions.ts'
import { OTHER_QUESTION, REASONS } from './reasons.ts'
import { resample } from './resample.ts'
import { compileRules, type Rules } from './rules/index.ts'
import { score } from './scoring.ts'
import { SPOTS } from './sea/ring.ts'
import { setup } from './setup.ts'
import { ASKED, cloneState, type State } from './state.ts'
import { TASK_TABLE } from './task-table.ts'
import { view } from './view.ts'
import { wordsFor } from './words/spoken.ts'

type AtTable = Omit<Game<State>, 'data' | 'readPosition' | 'writePosition'>

/**
 * Cooper Island at a glance: one file for each thing the kernel asks of a game. The course of the game lives in `phases/`, what can be done in
 * `actions/` and `free/`, ships in `sea/`, the solo opponent in `solo/`, the components in `data/`. This is all that a table needs; `game.ts`
 * adds data packs and positions.
 */
export function cooperIslandAtTable(pack: DataPack, rulesFor = rulesByOptions(pack)): AtTable {
  const all = rulesFor({ players: MAX_PLAYERS, start: 'meadow', level: 2, strategy: 'random' })
  const { ids: spaces, edges, sites } = all.land
  return {
    id: 'cooper-island',
    version: 1,
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
      space: spaces,
      onto: spaces,
      edge: edges.map(([one, other]) => `${spaces[one]} ${spaces[other]}`),
      site: sites.map(({ id, space }) => `${id} ${spaces[space]}`),
      half: [...new Set(sites.map(({ id }) => id))],
      dock: all.docks.map(({ id }) => id),
      statue: Array.from({ length: CARD_SPACE + 1 }, (_, space) =>
        space < all.statueSpaces.length || space === CARD_SPACE ? statueId(all, space) : '',
      ),
      crate: all.crateIds,
      card: [...all.smallCards, ...all.largeCards].map(({ id }) => id),
      merchant: all.merchants.map(({ id }) => id),
      order: all.orders.map(({ id }) => id),
      diary: all.diaries.map(({ id }) => id),
      exchange: all.exchanges.map(({ id }) => id),
    },
    bound: 5000,

    refuse,
    players: (options) => options.players as number,
    automas: (options) => (isSolo(options) ? ['cooper'] : []),

    setup: (options, seed, out) => setup(rulesFor(options), seed, out),
    options: (s) => s.rules.options,

    toMove: (s) => s.c[ASKED],
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

    apply(s: State, seat: Seat, answer: Answer, out) {
      if (isFree(answer)) applyFree(s, seat, answer, out)
      else currentAsk(s).apply(s, seat, answer, out)
      advance(s, out)
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
    words: (language) => wordsFor(language, pack, all),
    policy,
  }
}

/** The same rules for the same options: states share them. */
export function rulesByOptions(pack: DataPack): (options: Options) => Rules {
  const known = new Map<string, Rules>()
  return (options) => {
    const key = JSON.stringify([options.players, options.start, options.level, options.strategy])
    const rules = known.get(key) ?? compileRules(pack, options, TASK_TABLE)
    known.set(key, rules)
    return rules
  }
}
