/**
 * Two nodes, one table, a database and a bus to gateways, as small as can be. What was sent may come at any time, twice or never, before or after
 * anything else, so a node that stops for a while, a message that is lost and one that is late need no words of their own. A gesture may come to any node at any time and as often as one likes. Time goes in ticks, and whatever is timed is known
 * by its age.
 */

/** Ticks after which a lease that was not renewed may be ended, and those that a gateway waits for a reply. */
export const LEASE = 2
export const TIMEOUT = 1
/** How often the table is taken, and the gestures that somebody makes: a letter each. */
export const MOST_EPOCHS = 3
export const GESTURES = ['a', 'b'] as const

export type Gesture = (typeof GESTURES)[number]
export type NodeIndex = 0 | 1
export const NODES: readonly NodeIndex[] = [0, 1]

/** What could be left out, so that it shows what it is needed for. */
export interface Design {
  /** An answer adds a line with a number of its own; what else there is of a table is a row that is written as a whole. */
  readonly writes: 'lines' | 'rows'
  /** A commit holds only for the epoch and rev it was made at. */
  readonly fenced: boolean
  /** Nobody is told before the commit. */
  readonly persistFirst: boolean
  /** Ticks before the end of its lease at which a node stops replying. */
  readonly margin: number
  /** A gateway drops what has a lower epoch or rev than it knows. */
  readonly gatewayFilters: boolean
}

/** A table as somebody knows it; `content` is the gestures that count, in their order. */
export interface Known {
  readonly epoch: number
  readonly rev: number
  readonly content: string
}

/** A gesture on its way into the database. */
export interface Commit extends Known {
  readonly gesture: Gesture
}

export interface NodeState {
  /** The epoch of a table that is not loaded yet; 0 for none. */
  readonly acquired: number
  readonly table: Known | null
  readonly commit: (Commit & { readonly stage: 'sent' | 'stored' }) | null
}

/** Ticks since it was renewed. A node counts from when it asked for that, which is never later. */
export interface Lease {
  readonly age: number
  readonly ended: boolean
}

/** A request that writes nothing, at a node that may reply; `least` is how much counted when it was sent. */
export interface Read {
  readonly node: NodeIndex
  readonly age: number
  readonly least: number
}

export interface World {
  readonly owner: NodeIndex | null
  /** The lease under which the owner has taken the table has ended. */
  readonly ownerEnded: boolean
  readonly stored: Known
  readonly leases: readonly Lease[]
  /** Commits that nobody waits for any more. */
  readonly stragglers: readonly Commit[]
  readonly nodes: readonly NodeState[]
  /** All that was ever sent to gateways. */
  readonly news: readonly Known[]
  readonly read: Read | null
  /** Gestures that were acknowledged. */
  readonly acknowledged: string
}

const NOTHING: Known = { epoch: 0, rev: 0, content: '' }
export const FRESH: Lease = { age: 0, ended: false }
export const IDLE: NodeState = { acquired: 0, table: null, commit: null }

export const FIRST: World = {
  owner: null,
  ownerEnded: false,
  stored: NOTHING,
  leases: NODES.map(() => FRESH),
  stragglers: [],
  nodes: NODES.map(() => IDLE),
  news: [],
  read: null,
  acknowledged: '',
}

export const withNode = (world: World, node: NodeIndex, change: Partial<NodeState>): World => ({
  ...world,
  nodes: world.nodes.map((state, i) => (i === node ? { ...state, ...change } : state)),
})

export const withLease = (world: World, node: NodeIndex, lease: Lease): World => ({
  ...world,
  leases: world.leases.map((other, i) => (i === node ? lease : other)),
})

/** In a fixed order and each once, so that worlds that are the same look the same. */
export function withOne<T>(list: readonly T[], one: T): T[] {
  const texts = new Map([...list, one].map((other) => [JSON.stringify(other), other]))
  return [...texts.keys()].sort().map((text) => texts.get(text)!)
}

export const without = <T>(list: readonly T[], one: T): T[] => list.filter((other) => other !== one)
