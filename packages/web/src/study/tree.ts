import type { Seat } from '@quayside/kernel'
import type { Mark, StudyFileNode } from '@quayside/table/study'

/** The lines of a study: answers after answers, each with what somebody wrote beside it. A tree is never changed; another is made of it. */

/** What a seat could not know, dealt anew by a seed. */
export interface Deal {
  readonly seat: Seat
  readonly seed: string
}

export interface Node {
  readonly id: number
  /** The node before it. */
  readonly after: number
  /** As in a record, `"<seat> <answer>"`. */
  readonly line: string
  /** Done before the answer was given. */
  readonly deal?: Deal
  readonly name?: string
  readonly comment?: string
  readonly mark?: Mark
}

/** What people write beside an answer. */
export type Notes = Pick<Node, 'name' | 'comment' | 'mark'>

/** The node that everything comes after. */
export const BEGIN = 0

export class Tree {
  /** So many nodes from the first, by their ids, are the line of the game itself: they stay. */
  readonly game: number
  /** Without the beginning; what comes first of several after the same node is the first of them here. */
  readonly nodes: readonly Node[]
  private readonly next: number
  private readonly byId = new Map<number, Node>()
  private readonly below = new Map<number, Node[]>()

  constructor(nodes: readonly Node[], game: number, next = nodes.reduce((most, { id }) => Math.max(most, id), 0) + 1) {
    this.nodes = nodes
    this.game = game
    this.next = next
    for (const node of nodes) {
      this.byId.set(node.id, node)
      const others = this.below.get(node.after)
      if (others) others.push(node)
      else this.below.set(node.after, [node])
    }
  }

  /** A single line. */
  static ofLine(lines: readonly string[]): Tree {
    return new Tree(
      lines.map((line, i) => ({ id: i + 1, after: i, line })),
      lines.length,
    )
  }

  static fromFile(nodes: readonly StudyFileNode[], game: number): Tree {
    return new Tree(
      nodes.map((node, i) => ({ id: i + 1, ...node })),
      game,
    )
  }

  /** Counted anew, what comes first first. */
  toFile(): StudyFileNode[] {
    const place = new Map<number, number>([[BEGIN, 0]])
    // The game's own line stands before all others, as it does here.
    const ordered = [...this.nodes.filter(({ id }) => id <= this.game), ...this.walk().filter((id) => id > this.game)]
    return ordered.map((found, i) => {
      const { id, after, ...rest } = typeof found === 'number' ? this.node(found)! : found
      place.set(id, i + 1)
      return { ...rest, after: place.get(after)! }
    })
  }

  has(id: number): boolean {
    return id === BEGIN || this.byId.has(id)
  }

  node(id: number): Node | undefined {
    return this.byId.get(id)
  }

  after(id: number): readonly Node[] {
    return this.below.get(id) ?? []
  }

  isGame(id: number): boolean {
    return id <= this.game
  }

  /** The nodes that lead to one, itself included and the beginning left out. */
  path(id: number): Node[] {
    const path: Node[] = []
    for (let node = this.node(id); node; node = this.node(node.after)) path.push(node)
    return path.reverse()
  }

  /** The nodes after one, the first after the first, to the end. */
  onwards(id: number): Node[] {
    const line: Node[] = []
    for (let next = this.after(id)[0]; next; next = this.after(next.id)[0]) line.push(next)
    return line
  }

  /** Gives an answer after a node; `id` is that of the node it leads to. The same answer in the same truth is the same node, unless it is to be a line of its own. */
  grown(after: number, line: string, deal?: Deal, apart = false): { readonly tree: Tree; readonly id: number } {
    const same = apart ? undefined : this.after(after).find((node) => node.line === line && isSame(node.deal, deal))
    if (same) return { tree: this, id: same.id }
    const node: Node = { id: this.next, after, line, ...(deal && { deal }) }
    return { tree: new Tree([...this.nodes, node], this.game, this.next + 1), id: node.id }
  }

  noted(id: number, notes: Notes): Tree {
    const clean = Object.fromEntries(Object.entries(notes).map(([key, value]) => [key, value || undefined]))
    return this.changed(id, (node) => {
      const all = { ...node, ...clean }
      return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as unknown as Node
    })
  }

  /** Before the one it came after, among those that follow the same node; the game's own line stays first. */
  promoted(id: number): Tree {
    const others = this.after(this.node(id)?.after ?? -1)
    const at = others.findIndex((other) => other.id === id)
    if (at < 1 || this.isGame(others[at - 1].id)) return this
    const [one, other] = [others[at - 1], others[at]]
    return this.with(this.nodes.map((node) => (node === one ? other : node === other ? one : node)))
  }

  /** Without a node and all that follows it. The game's own line stays. */
  pruned(id: number): Tree {
    if (this.isGame(id) || !this.has(id)) return this
    const gone = new Set([id, ...this.walk(id)])
    return this.with(this.nodes.filter((node) => !gone.has(node.id)))
  }

  /** All that follow a node, each line to its end before the next. */
  walk(from = BEGIN): number[] {
    const found: number[] = []
    const waiting = [...this.after(from)].reverse()
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      found.push(node.id)
      waiting.push(...[...this.after(node.id)].reverse())
    }
    return found
  }

  private changed(id: number, change: (node: Node) => Node): Tree {
    return this.with(this.nodes.map((node) => (node.id === id ? change(node) : node)))
  }

  private with(nodes: readonly Node[]): Tree {
    return new Tree(nodes, this.game, this.next)
  }
}

const isSame = (one: Deal | undefined, other: Deal | undefined): boolean =>
  one?.seat === other?.seat && one?.seed === other?.seed
