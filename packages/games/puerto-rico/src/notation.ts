import type { Answer } from '@quayside/kernel'
import { answer, argOf, OP, opOf, secondArgOf } from './answers.ts'
import { SPOILS } from './expansions/buccaneer/ransom.ts'
import { TILES } from './ids.ts'
import type { Rules } from './rules.ts'
import { OPEN, PILE_LEFT, SHIP_COUNT, type State } from './state.ts'

/** Answers as text that a person can write: `take corn`, `build hospice`, `load coffee 7`. The forms are in `forms.ts`. */

export const print = (s: State, given: Answer): string =>
  s.rules.forms[opOf(given)].print(argOf(given), secondArgOf(given))

interface Language {
  readonly all: readonly Answer[]
  readonly byText: ReadonlyMap<string, Answer>
}

const languages = new WeakMap<Rules, Language>()

function languageOf(s: State): Language {
  let language = languages.get(s.rules)
  if (!language) {
    // Operations leave gaps in the list: expansions number theirs apart.
    const forms = s.rules.forms.filter((form) => form !== undefined)
    const all = forms.flatMap((form) => form.all(s.rules).map(([a, b]) => answer(form.op, a, b)))
    language = { all, byText: new Map(all.map((given) => [print(s, given), given])) }
    languages.set(s.rules, language)
  }
  return language
}

/** Everything that can be written under these rules. */
export const vocabulary = (s: State): readonly Answer[] => languageOf(s).all

export function parse(s: State, text: string): Answer {
  const { byText } = languageOf(s)
  const known = byText.get(text) ?? byText.get(inFull(s, text))
  if (known !== undefined) return known
  for (const part of s.rules.parts) {
    const read = part.parse?.(text) ?? -1
    if (read >= 0) return read
  }
  return s.rules.piles === 1 ? -1 : parseWithoutPile(s, text)
}

/** Short forms: guests live in one place, and who raids a ship keeps as much as possible unless a number says otherwise. */
function inFull(s: State, text: string): string {
  const [verb, first, second] = text.split(' ')
  if (verb === 'move' && text.split(' ').length === 3) return `move ${first} guesthouse ${second}`
  if (verb === 'raid-ship' && second === undefined) {
    const ship = s.rules.ships.indexOf(Number(first))
    return `${text} ${ship < 0 ? 0 : Math.min(SPOILS, s.c[SHIP_COUNT + ship])}`
  }
  return text
}

/** Where tiles lie in piles, an answer that names none means the lowest-numbered pile that fits. */
function parseWithoutPile(s: State, text: string): Answer {
  if (text === 'draw')
    return answer(
      OP.DRAW,
      0,
      firstPile(s, (pile) => s.c[PILE_LEFT + pile] > 0),
    )
  const tile = TILES.findIndex((id) => text === `take ${id}`)
  return tile < 0
    ? -1
    : answer(
        OP.TAKE,
        tile,
        firstPile(s, (pile) => s.c[OPEN + pile] === tile + 1),
      )
}

/** A pile's name; the first pile where none fits, so that the refusal can say what is wrong. */
function firstPile(s: State, fits: (pile: number) => boolean): number {
  for (let pile = 0; pile < s.rules.piles; pile++) if (fits(pile)) return pile + 1
  return 1
}
