import type { Facts, GameWords, Language } from '@quayside/kernel'
import { startNumber } from './things.ts'
import { DOCK_WORDS } from './words-dock.ts'

/** Many answers in the dock: what groups they stand in, and what they are called where the board shows the rest. */

type GroupId = keyof (typeof DOCK_WORDS)['en']['groups']

/** Groups by kind of answer; what is in none stands beside all of them: how to end, to stop, to pay. */
const GROUPS: { readonly [kind: string]: GroupId } = {
  use: 'actions',
  'use-tile': 'actions',
  add: 'actions',
  attach: 'actions',
  expand: 'actions',
  mark: 'markers',
  buy: 'cards',
  advance: 'tracks',
  book: 'books',
}

/** What the group of an answer is called; empty if it stands in none. */
export function group(answer: Facts, language: Language): string {
  const id = GROUPS[answer.kind]
  return id === undefined ? '' : DOCK_WORDS[language].groups[id]
}

/** An answer in few words; empty where the game's own are short enough. */
export function label(answer: Facts, language: Language, words: GameWords): string {
  const w = DOCK_WORDS[language]
  const thing = (kind: string) => words.thing(kind, String(answer[kind]))
  const pounds = Number(answer.pounds)
  switch (answer.kind) {
    case 'keep':
      return w.start(startNumber(answer.start) + 1)
    case 'use':
    case 'add':
    case 'lay':
      return w.slot(thing('card'), Number(answer.slot))
    case 'attach':
      return w.plusOne(w.slot(thing('card'), Number(answer.slot)))
    case 'rest':
      return w.pile(thing('card'), Number(answer.pile))
    case 'buy':
      return `${thing('card')}, ${answer.currency === 'units' ? w.units(Number(answer.price)) : `£${answer.price}`}`
    case 'advance':
      return pounds ? `${thing('company')} +1, ${w.call(pounds)}` : `${thing('company')} +1`
    case 'enter':
      return w.column(thing('region'), Number(answer.column))
    case 'remove':
      return w.column(thing('company'), Number(answer.column))
    case 'mark':
      return pounds ? `${thing('bonus')}, £${pounds}` : thing('bonus')
    case 'discard':
      return `${thing('card')}, £${pounds}`
    case 'book':
      return pounds ? `${thing('book')} + £${pounds}` : thing('book')
    case 'place':
      return w.step(Number(answer.step), thing('book'))
    default:
      return ''
  }
}
