import type { Profiler } from 'node:inspector'

/** The part in which nothing is done. */
export const WAITING = 'waiting'

/** A part of the way of an answer, and how its frames of the stack are known: by `file#function`. */
interface Part {
  readonly name: string
  readonly frames: RegExp
}

/**
 * Of several parts on one stack the first of these counts: what is done for a part counts as the part, whoever's function does it. Names of
 * functions of Node and `ws` come first, for everything ends there.
 */
const PARTS: readonly Part[] = [
  { name: 'collecting garbage', frames: /#\(garbage collector\)$/ },
  { name: WAITING, frames: /#\(idle\)$/ },
  {
    name: 'system: writing to sockets',
    frames: /#(?:writev|writeBuffer|writeUtf8String|writeLatin1String|writeGeneric)$/,
  },
  { name: 'handing to the store', frames: /#postMessage$/ },
  { name: 'websocket, sending', frames: /ws\/lib\/sender\.js/ },
  { name: 'differences of sights', frames: /table\/src\/patch\.ts/ },
  { name: 'views', frames: /games\/[^/]+\/src\/view|#view$/ },
  { name: 'scores', frames: /#score$/ },
  { name: 'what undo would do', frames: /table\/src\/sight\.ts#undoOf/ },
  { name: 'questions and their answers', frames: /table\/src\/sight\.ts#askOf/ },
  { name: 'the rest of sights and frames', frames: /table\/src\/(?:sight|watch)\.ts/ },
  { name: 'legality and apply', frames: /kernel\/src\/match\.ts|games\/[^/]+\/src/ },
  { name: 'info of tables', frames: /table\/src\/info\.ts|opened\.ts#(?:onlineInfoFor|roleOf)|live\.ts#infoChanged/ },
  { name: 'rows for the store', frames: /journal\.ts#batchOf|tables\/rows\.ts/ },
  { name: 'texts for listeners', frames: /tables\/telling\.ts/ },
  { name: 'lobby', frames: /tables\/lobby\.ts/ },
  { name: 'the rest of a table', frames: /table\/src/ },
  { name: 'metrics', frames: /prom-client|src\/metrics\.ts/ },
  { name: 'journal', frames: /tables\/journal\.ts/ },
  { name: 'parsing and checking', frames: /socket\/read\.ts|valibot/ },
  { name: 'hub, alarms, bots', frames: /server\/src\/tables/ },
  { name: 'connections and acts', frames: /server\/src\/socket/ },
  { name: 'replies of the store', frames: /server\/src\/store/ },
  { name: 'websocket, receiving', frames: /ws\/lib/ },
  { name: 'Node: sockets and timers', frames: /node:/ },
  { name: 'system: the rest', frames: /#\(program\)$/ },
]

/** Milliseconds that parts took, longest first. */
export type Parts = readonly { readonly name: string; readonly time: number }[]

export function partsOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Parts {
  const ranks = ranksOf(nodes)
  const times = new Map<string, number>()
  samples.forEach((node, i) => {
    const time = Math.max(0, timeDeltas[i]) / 1000
    const name = PARTS[ranks.get(node)!]?.name ?? 'other'
    times.set(name, (times.get(name) ?? 0) + time)
  })
  return Array.from(times, ([name, time]) => ({ name, time })).sort((a, b) => b.time - a.time)
}

/** For each node of the tree of calls, the first part that it or a caller of it belongs to. */
function ranksOf(nodes: readonly Profiler.ProfileNode[]): Map<number, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const ranks = new Map<number, number>()
  const visit = (node: Profiler.ProfileNode, outer: number) => {
    const { url, functionName } = node.callFrame
    const own = PARTS.findIndex(({ frames }) => frames.test(`${url}#${functionName}`))
    const rank = own < 0 ? outer : Math.min(own, outer)
    ranks.set(node.id, rank)
    for (const child of node.children ?? []) visit(byId.get(child)!, rank)
  }
  visit(nodes[0], PARTS.length)
  return ranks
}
