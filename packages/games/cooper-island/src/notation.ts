import type { Answer } from '@quayside/kernel'
import { answer, argOf, opOf, secondArgOf } from './answers.ts'
import { FORMS } from './forms.ts'
import type { Rules } from './rules/index.ts'
import type { State } from './state.ts'

/** Answers as text that a person can write: `place forest h0,1 gold h1,1`, `pay wood`. The forms are in `forms.ts`. */

export const print = (s: State, given: Answer): string => printWith(s.rules, given)

const printWith = (rules: Rules, given: Answer): string =>
  FORMS[opOf(given)].print(rules, argOf(given), secondArgOf(given))

interface Language {
  readonly all: readonly Answer[]
  readonly byText: ReadonlyMap<string, Answer>
}

const languages = new WeakMap<Rules, Language>()

function languageOf(rules: Rules): Language {
  let language = languages.get(rules)
  if (!language) {
    const all = FORMS.flatMap((form, op) => form.all(rules).map(([a, b]) => answer(op, a, b)))
    language = { all, byText: new Map(all.map((given) => [printWith(rules, given), given])) }
    languages.set(rules, language)
  }
  return language
}

/** Everything that can be written under these rules. */
export const vocabulary = (s: State): readonly Answer[] => languageOf(s.rules).all

export const parse = (s: State, text: string): Answer => languageOf(s.rules).byText.get(text) ?? -1
