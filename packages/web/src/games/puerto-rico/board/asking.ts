import type { GameWords, Language } from '@quayside/kernel'
import type { GameBoard } from '../../../boards/board.ts'
import Worker from '../marks/Worker.svelte'
import type { View } from './things.ts'
import { WORDS } from './words.ts'

/** How the dock asks: what binds, what is answered in one gesture, what the market says outright, and where one is. */

/** By question; the others need no saying. */
const BINDING: { readonly [question: string]: string } = {
  'settler-draw': 'settler-draw',
  'settler-take': 'settler-action',
  'mayor-place': 'mayor-placing',
  'builder-build': 'builder-cost',
  'craftsman-extra': 'craftsman-privilege',
  'trader-sell': 'trader-house',
  'captain-load': 'captain-duty',
  'captain-store': 'storing-single',
  'market-draft': 'market-draft',
  'achievement-hold': 'achievements',
  'forest-or-keep': 'forest-house',
  'lodge-discard': 'tile-discard',
  'mayor-villa': 'nobles',
  'mayor-take': 'nobles',
  'black-market-return': 'black-market',
  'black-market-lift': 'black-market',
  'royal-supplier': 'royal-supplier',
  'small-wharf-load': 'small-wharf',
  'guest-move': 'guesthouse',
  'buccaneer-act': 'buccaneer-acts',
  'poach-place': 'buccaneer-acts',
}

export const bindingRule = (question: string): string | undefined => BINDING[question]

const PLACING = { start: 'proposal', by: 'placing', waits: true, closing: [], removable: true, piece: Worker } as const

export const GESTURES: GameBoard['gestures'] = {
  'mayor-place': PLACING,
  // The privilege is taken while one places: nearly everybody wants it.
  'mayor-privilege': { ...PLACING, leadsTo: { question: 'mayor-place', on: 'worker', off: 'no worker' } },
  'captain-store': { start: 'nothing', by: 'placing', waits: false, closing: ['done'], removable: true, piece: null },
}

export function outright(question: string, seen: unknown): readonly string[] {
  const view = seen as View
  if (question === 'builder-build') return Object.keys(view.market).map((building) => `build ${building}`)
  if (question !== 'market-draft') return []
  return (view.draft ?? []).flatMap(({ buildings }) => buildings.map((building) => `offer ${building}`))
}

/** The chapter of the rules that fits: that of the phase, else how a round goes. */
export function chapterOf(view: unknown): string {
  const phase = (view as View).now.phase.replace(/\d+$/, '')
  if (phase === 'over') return 'scoring'
  return phase === 'choose' ? 'round' : phase
}

/** The role that is played. */
export function phase(view: unknown, words: GameWords): string {
  const { now } = view as View
  return ['choose', 'over', 'setup'].includes(now.phase) ? '' : words.thing('role', now.phase)
}

/** Workers and nobles in hand that have a circle to go to. */
export function toPlace(view: unknown, seat: number): number {
  const { spare, spareNobles = 0, toPlace: told } = (view as View).players[seat]
  return told ?? spare + spareNobles
}

export function headline(view: unknown, names: readonly string[], language: Language): string {
  const { round, governor, now, endTriggered } = view as View
  const w = WORDS[language]
  if (now.phase === 'over') return w.overHeadline(round)
  if (now.phase === 'setup') return w.setUp
  return (endTriggered ? w.lastHeadline : w.headline)(round, names[governor] ?? '')
}
