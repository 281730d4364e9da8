import type { Happening } from './explore.ts'
import {
  type Commit,
  type Design,
  FRESH,
  GESTURES,
  type Gesture,
  IDLE,
  type Known,
  LEASE,
  MOST_EPOCHS,
  NODES,
  type NodeIndex,
  TIMEOUT,
  type World,
  withLease,
  withNode,
  withOne,
  without,
} from './world.ts'

type Next = Happening<World>

/** What must never come about. */
export const WRONGS = {
  lost: 'what was acknowledged is lost',
  doubled: 'a gesture counts twice',
  uncommitted: 'somebody is told what is not stored',
  contradictory: 'a line is told in two ways',
  backwards: 'a gateway goes back',
  outdated: 'a reply is older than its question',
  late: 'a node replies although its lease has ended',
} as const

/** All that can happen next. */
export function* happenings(world: World, design: Design): Iterable<Next> {
  for (const next of allThatHappens(world, design)) yield { ...next, world: plain(next.world, design) }
}

/** Without what nothing hangs on: commits that will never hold, and the lease of a node that has nothing, which may get a new one at any time. */
function plain(world: World, design: Design): World {
  return {
    ...world,
    stragglers: world.stragglers.filter((commit) => write(world, commit, design)),
    leases: world.leases.map((lease, node) => {
      const { acquired, table } = world.nodes[node]
      return table || acquired > 0 || world.owner === node ? lease : FRESH
    }),
  }
}

function* allThatHappens(world: World, design: Design): Iterable<Next> {
  yield timeGoesBy(world)
  for (const node of NODES) {
    yield* leaseOf(world, node)
    yield* takingUp(world, node)
    yield* gestures(world, node, design)
    yield* reading(world, node, design)
  }
  for (const straggler of world.stragglers) {
    const rest = { ...world, stragglers: without(world.stragglers, straggler) }
    yield checked(`a commit of epoch ${straggler.epoch} comes late`, write(rest, straggler, design) ?? rest)
  }
}

/* Time and leases */

function timeGoesBy(world: World): Next {
  const { leases, read } = world
  const aged = leases.map((lease) => ({ ...lease, age: Math.min(lease.age + 1, LEASE) }))
  // The gateway drops what comes later.
  const waiting = read && read.age < TIMEOUT ? { ...read, age: read.age + 1 } : null
  return { what: 'time goes by', world: { ...world, leases: aged, read: waiting } }
}

function* leaseOf(world: World, node: NodeIndex): Iterable<Next> {
  const { age, ended } = world.leases[node]
  if (ended) {
    const anew = withLease(forget(world, node), node, FRESH)
    yield { what: `${node} hears that its lease has ended`, world: anew }
    return
  }
  yield { what: `${node} renews its lease`, world: withLease(world, node, FRESH) }
  if (age < LEASE) return
  const ownerEnded = world.ownerEnded || world.owner === node
  yield { what: `the lease of ${node} ends`, world: { ...withLease(world, node, { age, ended: true }), ownerEnded } }
}

/** A node does without its table; what is on its way stays so. */
function forget(world: World, node: NodeIndex): World {
  const { commit } = world.nodes[node]
  const { read } = world
  const straggles = commit?.stage === 'sent'
  return {
    ...withNode(world, node, IDLE),
    stragglers: straggles ? withOne(world.stragglers, commitOf(commit)) : world.stragglers,
    read: read?.node === node ? null : read,
  }
}

const commitOf = ({ epoch, rev, content, gesture }: Commit): Commit => ({ epoch, rev, content, gesture })

/* Who has the table */

function* takingUp(world: World, node: NodeIndex): Iterable<Next> {
  const { acquired, table, commit } = world.nodes[node]
  const { owner, stored } = world
  // The first to take it is called 0.
  const isFree = stored.epoch === 0 ? node === 0 : owner === null || world.ownerEnded || owner === node
  if (!table && acquired === 0 && isFree && stored.epoch < MOST_EPOCHS) {
    const epoch = stored.epoch + 1
    const taken = { ...world, owner: node, ownerEnded: world.leases[node].ended, stored: { ...stored, epoch } }
    yield { what: `${node} acquires the table`, world: withNode(taken, node, { acquired: epoch }) }
  }
  if (acquired > 0) {
    const loaded = { acquired: 0, table: { ...stored, epoch: acquired } }
    yield { what: `${node} loads the table`, world: withNode(world, node, loaded) }
  }
  if (table) yield { what: `${node} loses its line to the database`, world: forget(world, node) }
  if (table && !commit) {
    const gone = forget(world, node)
    const handed = stored.epoch === table.epoch ? { ...gone, owner: null, ownerEnded: false } : gone
    yield { what: `${node} hands the table over`, world: handed }
  }
}

/* Gestures */

function* gestures(world: World, node: NodeIndex, design: Design): Iterable<Next> {
  const { table, commit } = world.nodes[node]
  if (table && !commit) for (const gesture of GESTURES) yield take(world, node, table, gesture, design)
  if (commit?.stage === 'sent') {
    const written = write(world, commit, design)
    const what = `the commit of ${commit.gesture} by ${node}`
    yield written
      ? checked(`${what} is made`, withNode(written, node, { commit: { ...commit, stage: 'stored' } }))
      : { what: `${what} is refused`, world: forget(world, node) }
  } else if (commit) {
    const known = after(commit)
    const done = withNode(world, node, { table: known, commit: null })
    const what = `${node} hears that ${commit.gesture} is stored`
    yield design.persistFirst ? publish(what, done, known, commit.gesture, design) : { what, world: done }
  }
}

function take(world: World, node: NodeIndex, table: Known, gesture: Gesture, design: Design): Next {
  if (table.content.includes(gesture)) return acknowledge(`${node} knows ${gesture}`, world, gesture)
  const commit = { ...table, gesture, stage: 'sent' } as const
  const pending = withNode(world, node, { commit })
  const what = `${node} takes ${gesture}`
  return design.persistFirst ? { what, world: pending } : publish(what, pending, after(commit), gesture, design)
}

const after = ({ epoch, rev, content, gesture }: Commit): Known => ({ epoch, rev: rev + 1, content: content + gesture })

/** Null if it does not hold. */
function write(world: World, { epoch, rev, content, gesture }: Commit, { writes, fenced }: Design): World | null {
  const { stored } = world
  if (fenced && (epoch !== stored.epoch || rev !== stored.rev)) return null
  // No two lines have one number.
  if (writes === 'lines' && content.length !== stored.content.length) return null
  const before = writes === 'lines' ? stored.content : content
  return { ...world, stored: { epoch: stored.epoch, rev: stored.rev + 1, content: before + gesture } }
}

/** Tells the gateway, and whoever made the gesture. */
function publish(what: string, world: World, known: Known, gesture: Gesture, design: Design): Next {
  const told = send(what, world, known, design)
  return told.wrong ? told : acknowledge(what, told.world, gesture)
}

const acknowledge = (what: string, world: World, gesture: Gesture): Next =>
  checked(what, { ...world, acknowledged: withOne([...world.acknowledged], gesture).join('') })

function checked(what: string, world: World): Next {
  const { content } = world.stored
  if (new Set(content).size < content.length) return { what, world, wrong: WRONGS.doubled }
  if ([...world.acknowledged].some((gesture) => !content.includes(gesture))) return { what, world, wrong: WRONGS.lost }
  return { what, world }
}

/* Requests that write nothing */

function* reading(world: World, node: NodeIndex, design: Design): Iterable<Next> {
  const { table, commit } = world.nodes[node]
  const { age } = world.leases[node]
  const { read, stored } = world
  if (!table) return
  if (!read && age < LEASE - design.margin) {
    const asked = { node, age: 0, least: stored.content.length }
    yield { what: `${node} is asked how things stand, and may reply`, world: { ...world, read: asked } }
  }
  if (read?.node !== node || commit) return
  const next = send(`${node} replies`, { ...world, read: null }, table, design)
  if (table.content.length < read.least) yield { ...next, wrong: WRONGS.outdated }
  else yield world.leases[node].ended ? { ...next, wrong: WRONGS.late } : next
}

/* What gateways hear */

function send(what: string, world: World, known: Known, design: Design): Next {
  // Lines are numbered, and tell nothing else.
  const message = design.writes === 'lines' ? { ...known, epoch: 0, rev: 0 } : known
  const next = { ...world, news: withOne(world.news, message) }
  const wrong = wrongIn(world, message, design)
  return wrong ? { what, world: next, wrong } : { what, world: next }
}

/** A gateway may hear of things in any order, and goes by what they say of themselves. */
function wrongIn({ stored, news }: World, message: Known, { writes, gatewayFilters }: Design): string | null {
  if (!stored.content.startsWith(message.content)) return WRONGS.uncommitted
  for (const other of news) {
    const [less, more] = [message.content, other.content].sort((one, another) => one.length - another.length)
    if (writes === 'lines') {
      if (!more.startsWith(less)) return WRONGS.contradictory
    } else if (goesBack(other, message, gatewayFilters) || goesBack(message, other, gatewayFilters)) {
      return WRONGS.backwards
    }
  }
  return null
}

/** Whether a gateway that knows one thing would take another that is older. */
function goesBack(known: Known, news: Known, filters: boolean): boolean {
  const isLower = news.epoch < known.epoch || (news.epoch === known.epoch && news.rev < known.rev)
  return !(filters && isLower) && !news.content.startsWith(known.content)
}
