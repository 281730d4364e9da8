import type { Answer } from '@quayside/kernel'
import { answer, argOf, DONE, NO_WORKER, OP, OWN_SHIP, opOf, PASS, SKIP_DRAW, secondArgOf, WORKER } from './answers.ts'
import { BUILDINGS } from './data/catalogue.ts'
import { GOODS, QUARRY, ROLES, TILES } from './ids.ts'
import type { Rules } from './rules.ts'
import { OPEN, PILE_LEFT, type State } from './state.ts'

/** Answers as text that a person can write: `take corn`, `build hospice`, `load coffee 7`. */

const SHIPS = [4, 5, 6, 7, 8]

export function print(_s: State, given: Answer): string {
  const a = argOf(given)
  const b = secondArgOf(given)
  switch (opOf(given)) {
    case OP.ROLE:
      return `role ${ROLES[a]}`
    case OP.TAKE:
      return b > 0 ? `take ${TILES[a]} ${b}` : `take ${TILES[a]}`
    case OP.DRAW:
      return b > 0 ? `draw ${b}` : 'draw'
    case OP.SKIP_DRAW:
      return 'skip draw'
    case OP.WORKER:
      return 'worker'
    case OP.NO_WORKER:
      return 'no worker'
    case OP.PLACE_ON_TILE:
      return `place ${TILES[a]}`
    case OP.PLACE_IN_BUILDING:
      return `place ${BUILDINGS[a].id}`
    case OP.BUILD:
      return `build ${BUILDINGS[a].id}`
    case OP.EXTRA:
      return `extra ${GOODS[a]}`
    case OP.SELL:
      return `sell ${GOODS[a]}`
    case OP.LOAD:
      return `load ${GOODS[a]} ${b === OWN_SHIP ? 'wharf' : b}`
    case OP.KEEP:
      return `keep ${GOODS[a]}`
    case OP.KEEP_ONE:
      return `keep one ${GOODS[a]}`
    case OP.DONE:
      return 'done'
    default:
      return 'pass'
  }
}

/** Everything that can be written under these rules. */
function allAnswers(rules: Rules): Answer[] {
  const piles = rules.piles === 1 ? [0] : Array.from({ length: rules.piles }, (_, pile) => pile + 1)
  const answers = [PASS, DONE, WORKER, NO_WORKER, SKIP_DRAW, answer(OP.TAKE, QUARRY)]
  ROLES.forEach((_, role) => {
    answers.push(answer(OP.ROLE, role))
  })
  for (const pile of piles) answers.push(answer(OP.DRAW, 0, pile))
  GOODS.forEach((_, good) => {
    for (const pile of piles) answers.push(answer(OP.TAKE, good, pile))
    for (const op of [OP.EXTRA, OP.SELL, OP.KEEP, OP.KEEP_ONE]) answers.push(answer(op, good))
    for (const ship of [OWN_SHIP, ...SHIPS]) answers.push(answer(OP.LOAD, good, ship))
  })
  TILES.forEach((_, tile) => {
    answers.push(answer(OP.PLACE_ON_TILE, tile))
  })
  BUILDINGS.forEach((_, building) => {
    answers.push(answer(OP.BUILD, building), answer(OP.PLACE_IN_BUILDING, building))
  })
  return answers
}

interface Language {
  readonly all: readonly Answer[]
  readonly byText: ReadonlyMap<string, Answer>
}

const languages = new WeakMap<Rules, Language>()

function languageOf(s: State): Language {
  let language = languages.get(s.rules)
  if (!language) {
    const all = allAnswers(s.rules)
    language = { all, byText: new Map(all.map((given) => [print(s, given), given])) }
    languages.set(s.rules, language)
  }
  return language
}

export const vocabulary = (s: State): readonly Answer[] => languageOf(s).all

export function parse(s: State, text: string): Answer {
  const known = languageOf(s).byText.get(text)
  if (known !== undefined) return known
  return s.rules.piles === 1 ? -1 : parseWithoutPile(s, text)
}

/** Where tiles lie in piles, an answer that names none means the lowest-numbered pile that fits. */
function parseWithoutPile(s: State, text: string): Answer {
  const { piles } = s.rules
  if (text === 'draw') {
    const pile = Array.from({ length: piles }).findIndex((_, i) => s.c[PILE_LEFT + i] > 0)
    return answer(OP.DRAW, 0, Math.max(pile, 0) + 1)
  }
  const tile = text.startsWith('take ') ? TILES.findIndex((id) => text === `take ${id}`) : -1
  if (tile < 0) return -1
  const pile = Array.from({ length: piles }).findIndex((_, i) => s.c[OPEN + i] === tile + 1)
  return answer(OP.TAKE, tile, Math.max(pile, 0) + 1)
}
