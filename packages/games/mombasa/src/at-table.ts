import { type Answer, type Game, hashCells, type Options, type Seat } from '@quayside/kernel'
import { argOf, OP, opOf } from './answers.ts'
import { packHash } from './data/hash.ts'
import type { DataPack } from './data/pack.ts'
import { EVENTS, POUND_SOURCES } from './events.ts'
import { answerFacts, questionFacts, reasonFacts } from './facts.ts'
import { advance, currentAsk } from './flow.ts'
import { COMPANIES, COUNTED, DISPLAY_COLUMNS, TILES, TRACKS } from './ids.ts'
import { ledger } from './ledger.ts'
import { parse, print, vocabulary } from './notation.ts'
import { OPTION_SCHEMA } from './options.ts'
import { hasPlayable } from './phases/planning.ts'
import { addAttaching, attach, whyAttach } from './phases/plus-one.ts'
import { policy } from './policy.ts'
import { QUESTIONS, question } from './questions.ts'
import { OTHER_QUESTION, REASONS } from './reasons.ts'
import { resample } from './resample.ts'
import { compileRules, type Rules } from './rules/index.ts'
import { score } from './scoring.ts'
import { setup } from './setup.ts'
import { SPACES } from './spaces.ts'
import { ASKED, cloneState, type State } from './state.ts'
import { TASK_TABLE } from './task-table.ts'
import { view } from './view.ts'
import { wordsFor } from './words/spoken.ts'

const PLAN = question('plan')

type AtTable = Omit<Game<State>, 'data' | 'readPosition' | 'writePosition'>

/**
 * Mombasa at a glance: one file for each thing the kernel asks of a game. The rules live in `phases/`, the components in `data/`. This is all
 * that a table needs; `game.ts` adds data packs and positions.
 */
export function mombasaAtTable(pack: DataPack, rulesFor = rulesByOptions(pack)): AtTable {
  const all = rulesFor({ players: OPTION_SCHEMA.players.max, setup: 'first' })
  return {
    id: 'mombasa',
    version: 1,
    dataHash: packHash(pack),
    schema: OPTION_SCHEMA,
    questions: QUESTIONS,
    events: EVENTS,
    reasons: REASONS,
    ids: {
      company: COMPANIES,
      track: TRACKS,
      start: all.startTiles.map(({ id }) => id),
      card: all.faces.map(({ id }) => id),
      book: all.books.map(({ id }) => id),
      region: all.map.ids,
      tile: TILES,
      bonus: SPACES,
      counted: COUNTED,
      display: DISPLAY_COLUMNS,
      source: POUND_SOURCES,
    },
    bound: 5000,

    refuse: () => null,
    players: (options) => options.players as number,

    setup: (options, seed, out) => setup(rulesFor(options), seed, out),
    options: (s) => s.rules.options,

    toMove: (s) => s.c[ASKED],
    question: (s) => currentAsk(s).question,

    legal(s, seat, list) {
      const ask = currentAsk(s)
      ask.legal(s, seat, list)
      if (ask.question !== PLAN) addAttaching(s, seat, list)
    },

    why(s, seat, answer) {
      const ask = currentAsk(s)
      if (opOf(answer) !== OP.ATTACH) return ask.why(s, seat, answer)
      return ask.question === PLAN ? OTHER_QUESTION : whyAttach(s, seat, argOf(answer))
    },

    apply(s: State, seat: Seat, answer: Answer, out) {
      if (opOf(answer) === OP.ATTACH) attach(s, seat, argOf(answer), out)
      else currentAsk(s).apply(s, seat, answer, out)
      advance(s, out)
    },

    // A plan that is sealed by itself could not be changed any more, and would tell the others that every slot is filled.
    mayForce: (s, seat) => currentAsk(s).question !== PLAN || !hasPlayable(s, seat),

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
    const key = `${options.players} ${options.setup}`
    let rules = known.get(key)
    if (!rules) {
      rules = compileRules(pack, { players: options.players, setup: options.setup }, TASK_TABLE)
      known.set(key, rules)
    }
    return rules
  }
}
