import type { EventSpec } from '@quayside/kernel'

/** Everything that is told, with the names of its numbers. `points` and `coins` are what was gained just then; on a role, what lies there now. */
export const EVENTS = [
  { kind: 'round-began', args: ['round', 'seat'] },
  { kind: 'role-chosen', args: ['seat', 'role', 'coins'] },
  { kind: 'coin-on-role', args: ['role', 'coins'] },
  { kind: 'passed', args: ['seat', 'role'] },
  { kind: 'cannot-act', args: ['seat', 'role'] },
  { kind: 'tile-drawn', args: ['seat', 'tile', 'pile'] },
  { kind: 'tile-taken', args: ['seat', 'tile', 'pile'] },
  { kind: 'tile-worker', args: ['seat', 'tile', 'from'] },
  { kind: 'tile-discarded', args: ['tile', 'count'] },
  { kind: 'tiles-shuffled', args: ['count'] },
  { kind: 'tile-revealed', args: ['tile', 'pile'] },
  { kind: 'privilege-worker', args: ['seat'] },
  { kind: 'workers-arrived', args: ['seat', 'count'] },
  { kind: 'workers-lifted', args: ['seat', 'count'] },
  { kind: 'worker-on-tile', args: ['seat', 'tile'] },
  { kind: 'worker-in-building', args: ['seat', 'building'] },
  { kind: 'ship-refilled', args: ['count', 'missing'] },
  { kind: 'built', args: ['seat', 'building', 'price'] },
  { kind: 'building-worker', args: ['seat', 'building', 'from'] },
  { kind: 'produced', args: ['seat', 'good', 'count', 'missing'] },
  { kind: 'factory-paid', args: ['seat', 'building', 'coins'] },
  { kind: 'extra-barrel', args: ['seat', 'good'] },
  { kind: 'sold', args: ['seat', 'good', 'coins'] },
  { kind: 'house-emptied', args: [] },
  { kind: 'loaded', args: ['seat', 'good', 'count', 'ship'] },
  { kind: 'points', args: ['seat', 'points', 'source'] },
  { kind: 'kept-kind', args: ['seat', 'good', 'count'] },
  { kind: 'kept-one', args: ['seat', 'good'] },
  { kind: 'spoiled', args: ['seat', 'good', 'count'] },
  { kind: 'ship-sailed', args: ['ship', 'good'] },
  { kind: 'prospected', args: ['seat', 'coins'] },
  { kind: 'end-triggered', args: ['cause'] },
  { kind: 'game-over', args: [] },
] as const satisfies readonly EventSpec[]

export type EventKind = (typeof EVENTS)[number]['kind']

export const event = (kind: EventKind): number => EVENTS.findIndex((spec) => spec.kind === kind)

/** Where points come from, for the `points` event. */
export const POINT_SOURCES = ['load', 'privilege', 'harbor'] as const
export type PointSource = (typeof POINT_SOURCES)[number]
export const [FROM_LOAD, FROM_PRIVILEGE, FROM_HARBOR] = [0, 1, 2]

/** What brings the end of the game on. */
export const END_CAUSES = ['workers', 'city', 'points'] as const
export type EndCause = (typeof END_CAUSES)[number]
export const [BY_WORKERS, BY_CITY, BY_POINTS] = [0, 1, 2]

/** Where a worker comes from. */
export const WORKER_SOURCES = ['supply', 'ship'] as const
export type WorkerSource = (typeof WORKER_SOURCES)[number]
