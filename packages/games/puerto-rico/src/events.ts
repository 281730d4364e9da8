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

  /* The market of a game with more buildings than spaces */
  { kind: 'building-offered', args: ['seat', 'building'] },
  { kind: 'market-drawn', args: ['building'] },

  /* Forests and tiles that leave an island */
  { kind: 'forest-taken', args: ['seat', 'pile'] },
  { kind: 'tile-turned', args: ['seat', 'tile'] },
  { kind: 'forest-worker', args: ['seat', 'from'] },
  { kind: 'land-bought', args: ['seat', 'coins'] },
  { kind: 'tile-given-up', args: ['seat', 'tile', 'building'] },

  /* New buildings */
  { kind: 'aqueduct-barrel', args: ['seat', 'good'] },
  { kind: 'sold-to-post', args: ['seat', 'good', 'coins'] },
  { kind: 'good-returned', args: ['seat', 'good', 'building'] },
  { kind: 'piece-returned', args: ['seat', 'piece'] },
  { kind: 'point-returned', args: ['seat'] },
  { kind: 'guest-to-tile', args: ['seat', 'piece', 'tile'] },
  { kind: 'guest-to-building', args: ['seat', 'piece', 'building'] },

  /* Nobles */
  { kind: 'noble-arrived', args: ['seat'] },
  { kind: 'noble-on-tile', args: ['seat', 'tile'] },
  { kind: 'noble-in-building', args: ['seat', 'building'] },
  { kind: 'tile-noble', args: ['seat', 'tile'] },
  { kind: 'building-noble', args: ['seat', 'building'] },
  { kind: 'forest-noble', args: ['seat'] },
  { kind: 'villa-gave', args: ['seat', 'piece'] },
  { kind: 'noble-boarded', args: [] },

  /* Buccaneer */
  { kind: 'ship-raided', args: ['seat', 'ship', 'good', 'count'] },
  { kind: 'house-plundered', args: ['seat', 'count'] },
  { kind: 'workers-poached', args: ['seat', 'count'] },
  { kind: 'poached-dropped', args: ['count'] },
  { kind: 'role-kidnapped', args: ['seat', 'role', 'coins'] },
  { kind: 'ransom-paid', args: ['seat', 'role', 'coins'] },
  { kind: 'kidnapped-played', args: ['seat', 'role'] },

  /* Festival and achievements */
  { kind: 'goal-set', args: ['goal'] },
  { kind: 'goal-met', args: ['seat', 'goal'] },
  { kind: 'festival-coins', args: ['seat', 'coins'] },
  { kind: 'festival-workers', args: ['seat', 'count'] },
  { kind: 'cards-dealt', args: ['seat', 'count'] },
  { kind: 'card-held', args: ['seat', 'achievement'] },
  { kind: 'achievement-done', args: ['seat', 'achievement'] },
  { kind: 'achievement-announced', args: ['seat', 'achievement'] },

  /* Puertoma: why it does what is told next */
  { kind: 'automa-because', args: ['seat', 'ground'] },
  { kind: 'automa-card', args: ['card'] },
  { kind: 'automa-marker', args: ['role'] },
  { kind: 'automa-spare', args: ['seat', 'count'] },
  { kind: 'automa-ability', args: ['seat', 'ability'] },
  { kind: 'automa-gives-up', args: ['seat', 'level'] },
  { kind: 'automa-reserves', args: ['seat', 'building'] },
  { kind: 'automa-helped', args: ['seat', 'ability', 'count'] },
] as const satisfies readonly EventSpec[]

export type EventKind = (typeof EVENTS)[number]['kind']

export const event = (kind: EventKind): number => EVENTS.findIndex((spec) => spec.kind === kind)

/** Where points come from, for the `points` event. */
export const POINT_SOURCES = [
  'load',
  'privilege',
  'harbor',
  'church',
  'union-hall',
  'chapel',
  'hunting-lodge',
  'royal-supplier',
  'plunder',
  'festival',
  'ability',
] as const
export type PointSource = (typeof POINT_SOURCES)[number]
export const [
  FROM_LOAD,
  FROM_PRIVILEGE,
  FROM_HARBOR,
  FROM_CHURCH,
  FROM_UNION_HALL,
  FROM_CHAPEL,
  FROM_HUNTING_LODGE,
  FROM_ROYAL_SUPPLIER,
  FROM_PLUNDER,
  FROM_FESTIVAL,
  FROM_ABILITY,
] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** Why a Puertoma does what it does, for the `automa-because` event. */
export const GROUNDS = [
  /** Roles: along an arrow, most coins, the buccaneer before the cards, the tie-break card, the only one, none pays. */
  'arrow',
  'most-coins',
  'buccaneer-first',
  'card',
  'only-one',
  'none-profitable',
  /** Buildings: the highest level, the dearest of it, the reserved one, the goal of a festival. */
  'highest-level',
  'dearest',
  'reserved',
  'festival-goal',
  /** Estates: one of a kind it has, the best kind, a quarry for want of anything else. */
  'has-one',
  'best-kind',
  'quarry-left',
  /** Workers: the estate that lacks fewest, the best of those, none lacks any. */
  'lacks-fewest',
  'best-estate',
  'none-lacks',
  /** Goods: the best it can sell or keep; the most, the worst of those, the ship with least room; sends the ship off. */
  'best-good',
  'most-barrels',
  'worst-good',
  'least-room',
  'dispatch',
  /** Buccaneer: the action with most to gain; a ship with goods it does not make. */
  'most-gain',
  'not-made',
] as const
export type Ground = (typeof GROUNDS)[number]
export const ground = (id: Ground): number => GROUNDS.indexOf(id)

/** What brings the end of the game on. */
export const END_CAUSES = ['workers', 'city', 'points'] as const
export type EndCause = (typeof END_CAUSES)[number]
export const [BY_WORKERS, BY_CITY, BY_POINTS] = [0, 1, 2]

/** Where a worker comes from. */
export const WORKER_SOURCES = ['supply', 'ship'] as const
export type WorkerSource = (typeof WORKER_SOURCES)[number]
