import type { EventSpec } from '@quayside/kernel'

/** Everything that is told, with the names of its numbers. Slots, piles, columns and rows are counted from 1. */
export const EVENTS = [
  { kind: 'tracks-laid', args: ['company', 'track'] },
  { kind: 'tile-dealt', args: ['seat', 'start'] },
  { kind: 'sealed', args: ['seat'] },
  { kind: 'tile-kept', args: ['seat', 'start'] },
  { kind: 'rested', args: ['seat', 'card', 'pile'] },
  { kind: 'round-began', args: ['round', 'seat'] },
  { kind: 'laid', args: ['seat', 'card', 'slot'] },
  { kind: 'revealed', args: ['seat', 'card', 'slot'] },
  { kind: 'revealed-none', args: ['seat'] },
  { kind: 'card-used', args: ['seat', 'card', 'slot'] },
  { kind: 'tile-used', args: ['seat', 'tile'] },
  { kind: 'plus-one-attached', args: ['seat', 'card', 'slot'] },
  { kind: 'bought-with-goods', args: ['seat', 'card', 'units'] },
  { kind: 'bought-for-pounds', args: ['seat', 'card', 'pounds'] },
  { kind: 'units-lost', args: ['seat', 'units'] },
  { kind: 'advanced', args: ['seat', 'company', 'steps', 'space'] },
  { kind: 'call-paid', args: ['seat', 'company', 'pounds'] },
  { kind: 'special-space', args: ['seat', 'company', 'level', 'pounds'] },
  { kind: 'special-again', args: ['seat', 'company', 'level', 'pounds'] },
  { kind: 'steps-lost', args: ['seat', 'company', 'steps'] },
  { kind: 'expansion-began', args: ['seat', 'company', 'points'] },
  { kind: 'entered', args: ['seat', 'company', 'region', 'points'] },
  { kind: 'ousted', args: ['company', 'region'] },
  { kind: 'points-lost', args: ['seat', 'points'] },
  { kind: 'post-returned', args: ['company', 'column'] },
  { kind: 'post-lost', args: ['company'] },
  { kind: 'post-removed', args: ['seat', 'company', 'column'] },
  { kind: 'pounds-gained', args: ['seat', 'pounds', 'source'] },
  { kind: 'pounds-paid', args: ['seat', 'pounds'] },
  { kind: 'diamond-moved', args: ['seat', 'steps', 'space'] },
  { kind: 'slot-opened', args: ['seat', 'slot'] },
  { kind: 'points-gained', args: ['seat', 'points'] },
  { kind: 'book-taken', args: ['seat', 'book', 'pounds'] },
  { kind: 'book-placed', args: ['seat', 'book', 'step'] },
  { kind: 'book-discarded', args: ['seat', 'book'] },
  { kind: 'book-flipped', args: ['seat', 'step'] },
  { kind: 'ink-moved', args: ['seat', 'step'] },
  { kind: 'book-revealed', args: ['book', 'row', 'column'] },
  { kind: 'marker-placed', args: ['seat', 'bonus'] },
  { kind: 'first-player', args: ['seat'] },
  { kind: 'majority-used', args: ['seat', 'counted', 'total', 'min'] },
  { kind: 'discarded', args: ['seat', 'card', 'pounds'] },
  { kind: 'phase-ended', args: ['seat'] },
  { kind: 'pile-taken', args: ['seat', 'pile', 'count'] },
  { kind: 'coins-moved', args: ['round', 'count'] },
  { kind: 'display-discarded', args: ['card'] },
  { kind: 'card-revealed', args: ['card', 'display', 'row'] },
  { kind: 'tile-taken', args: ['seat', 'tile'] },
  { kind: 'game-over', args: [] },
] as const satisfies readonly EventSpec[]

export type EventKind = (typeof EVENTS)[number]['kind']

export const event = (kind: EventKind): number => EVENTS.findIndex((spec) => spec.kind === kind)

/** Where pounds come from, for the `pounds-gained` event. */
export const POUND_SOURCES = [
  'region',
  'book',
  'merchant',
  'majority',
  'bookkeeping',
  'diamond-end',
  'book-end',
  'bonus-space',
] as const
export type PoundSource = (typeof POUND_SOURCES)[number]
export const fromSource = (source: PoundSource): number => POUND_SOURCES.indexOf(source)
