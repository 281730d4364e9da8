import type { GameWords, Language } from '@quayside/kernel'
import type { GameBoard } from '../board.ts'
import { freePlaces, type View } from './things.ts'
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
}

export const bindingRule = (question: string): string | undefined => BINDING[question]

export const GESTURES: GameBoard['gestures'] = {
  'mayor-place': { start: 'proposal', closing: [], removable: true },
  'captain-store': { start: 'nothing', closing: ['done'], removable: true },
}

export const outright = (question: string, view: unknown): readonly string[] =>
  question === 'builder-build' ? Object.keys((view as View).market).map((building) => `build ${building}`) : []

/** The chapter of the rules that fits: that of the phase, else how a round goes. */
export function chapterOf(view: unknown): string {
  const { phase } = (view as View).now
  if (phase === 'over') return 'scoring'
  return phase === 'choose' ? 'round' : phase
}

/** The role that is played. */
export function phase(view: unknown, words: GameWords): string {
  const { now } = view as View
  return now.phase === 'choose' || now.phase === 'over' ? '' : words.thing('role', now.phase)
}

/** Workers in hand that have a circle to go to. */
export function toPlace(view: unknown, seat: number): number {
  const player = (view as View).players[seat]
  return Math.min(player.spare, freePlaces(player))
}

export function headline(view: unknown, names: readonly string[], language: Language): string {
  const { round, governor, now, endTriggered } = view as View
  const w = WORDS[language]
  if (now.phase === 'over') return w.overHeadline(round)
  return (endTriggered ? w.lastHeadline : w.headline)(round, names[governor] ?? '')
}
