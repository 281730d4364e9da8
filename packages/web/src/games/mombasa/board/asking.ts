import { capital, type GameWords, type Language } from '@quayside/kernel'
import { DISPLAY_COLUMNS, SPACES } from '@quayside/mombasa/ids'
import { ROUNDS } from '@quayside/mombasa/sizes'
import type { GameBoard } from '../../../boards/board.ts'
import type { View } from './things.ts'
import { WORDS } from './words.ts'

/** How the dock asks: what binds, what is answered in one gesture, what the displays say outright, and where one is. */

/** By question; the others need no saying. */
const BINDING: { readonly [question: string]: string } = {
  'keep-tile': 'starting-tiles',
  'rest-card': 'starting-tiles',
  plan: 'planning',
  turn: 'actions',
  goods: 'goods',
  'enter-region': 'expansion-cost',
  'region-rewards': 'expansion-rewards',
  'return-post': 'bases',
  'capital-call': 'capital-calls',
  inkwell: 'inkwell',
  'spend-points': 'book-price',
  'remove-post': 'bases',
  'place-book': 'book-placing',
  'majority-tier': 'majorities',
  'buy-for-pounds': 'card-price',
  discard: 'discard-space',
  'choose-reward': 'reward-order',
  'reward-parts': 'reward-order',
  'buy-and-or-diamond': 'buy-and-or-diamond',
  'other-tracks': 'other-tracks',
  'take-pile': 'end-of-phase',
}

export const bindingRule = (question: string): string | undefined => BINDING[question]

/** A plan and an expansion are laid out, looked at and then sent. */
export const GESTURES: GameBoard['gestures'] = {
  plan: { start: 'nothing', by: 'laying', waits: true, closing: ['seal'], removable: true, piece: null },
  'enter-region': { start: 'nothing', by: 'laying', waits: true, closing: ['done'], removable: true, piece: null },
}

const BUYING: ReadonlySet<string> = new Set(['goods', 'buy-for-pounds', 'buy-and-or-diamond'])

/** Cards that are too dear and bonus spaces that are closed say why. */
export function outright(question: string, seen: unknown): readonly string[] {
  const view = seen as View
  if (question === 'turn') return SPACES.map((space) => `mark ${space}`)
  if (!BUYING.has(question)) return []
  return DISPLAY_COLUMNS.flatMap((column) =>
    view.display[column].flatMap((card, row) => (card === null ? [] : [`buy ${column} ${row + 1}`])),
  )
}

/** The chapter of the rules that fits the moment. */
export function chapterOf(seen: unknown): string {
  const { now, expanding, held } = seen as View
  switch (now.phase) {
    case 'over':
      return 'scoring'
    case 'planning':
      return 'planning'
    case 'actions':
      if (expanding) return 'expansion'
      return held ? 'books' : 'actions'
    default:
      return 'set-up'
  }
}

/** What is under way, where it takes more than one answer; questions say the rest. */
export function phase(seen: unknown, words: GameWords): string {
  const { expanding } = seen as View
  return expanding ? `${capital(words.thing('kind', 'expansion'))}: ${words.thing('company', expanding)}` : ''
}

/** Slots that are open and still empty while one plans. */
export function toPlace(seen: unknown, seat: number): number {
  const view = seen as View
  const { slots, openSlots } = view.players[seat]
  return view.now.phase === 'planning' && slots ? openSlots.filter((slot) => slots[slot - 1] === null).length : 0
}

export function headline(seen: unknown, _names: readonly string[], language: Language): string {
  const { round, now } = seen as View
  const w = WORDS[language]
  const said = w.phases[now.phase as keyof typeof w.phases] ?? ''
  return now.phase === 'starting-tiles' || now.phase === 'resting' ? said : w.headline(round, ROUNDS, said)
}
