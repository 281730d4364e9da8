import { capital, type GameWords, type Language } from '@quayside/kernel'
import type { GameBoard } from '../../../boards/board.ts'
import { BOX, type View } from './things.ts'
import { WORDS } from './words.ts'

/** How the dock asks: what binds, what is answered in one gesture, what is said outright, and where one is. */

/** By question; the others need no saying. */
const BINDING: { readonly [question: string]: string } = {
  income: 'income',
  turn: 'work-spaces',
  area: 'areas',
  'choose-ship': 'passing-islands',
  'optional-action': 'passing-islands',
  'two-islands': 'passing-islands',
  'storage-full': 'storage',
  'choose-items': 'storage',
  'place-double': 'double-tiles',
  'remove-ruin': 'ruins',
  'ruin-or-statue': 'statues',
  'load-merchant': 'merchants',
  'build-boat': 'boats',
  discount: 'discounts',
  pay: 'paying-superfluous',
  'put-piece': 'placing-pieces',
  'choose-card': 'building-cards',
  exchange: 'exchange',
  'exchange-take': 'market',
  'royal-order': 'royal-orders',
  'clean-up': 'reactivation',
  'island-actions': 'copying',
  'boat-actions': 'copying',
  'scrap-boat': 'scrapyard',
  'move-piece': 'peninsula-builder',
  'crate-price': 'crate-card',
}

export const bindingRule = (question: string): string | undefined => BINDING[question]

/** Paying begins from what wastes least and is looked at before it is sent; what comes of an exchange goes with its last piece. */
export const GESTURES: GameBoard['gestures'] = {
  pay: { start: 'proposal', by: 'paying', waits: true, closing: [], removable: true, piece: null },
  exchange: { start: 'nothing', by: 'paying', waits: true, closing: ['done'], removable: true, piece: null },
  'exchange-take': { start: 'nothing', by: 'paying', waits: false, closing: [], removable: true, piece: null },
  discount: { start: 'nothing', by: 'paying', waits: false, closing: [], removable: true, piece: null },
}

/** Work spaces say why nobody can come there, merchants why they cannot be loaded. */
export function outright(question: string): readonly string[] {
  if (question === 'load-merchant') return BOX.merchants.map(({ id }) => `load ${id}`)
  return question === 'turn' ? BOX.areas.flatMap(({ id }) => [`work ${id} round`, `work ${id} square`]) : []
}

/** The chapter of the rules that fits the phase. */
export function chapterOf(view: unknown): string {
  const { phase } = (view as View).now
  return phase === 'over' ? 'scoring' : phase
}

/** The phase, or the step of a clean-up. */
export function phase(view: unknown, words: GameWords): string {
  const { now } = view as View
  return capital('step' in now && now.step ? words.thing('step', now.step) : words.thing('phase', now.phase))
}

export function headline(view: unknown, _names: readonly string[], language: Language): string {
  const { round, now } = view as View
  const { headline: said, phases } = WORDS[language]
  // The harbour master counts the rounds by the merchants.
  return said(round, BOX.merchants.length, phases[now.phase] ?? now.phase)
}
