/** Something that waits for its turn on behalf of a person. */
export interface QueueItem {
  /** On whose behalf, from the widest circle to the narrowest: a network, an address in it, a person there. Each takes turns. */
  readonly behalf: readonly string[]
  /** 0 comes first; what is larger waits for all that is smaller, or nearly: see `PATIENCE`. */
  readonly urgency: number
  /** Whether the result would still be used. */
  wanted(): boolean
  /** Called when it was removed because it is not wanted any more. */
  drop(): void
}

/** One turn in so many is of what is least urgent, so that it is done some day however busy the rest is. */
const PATIENCE = 8

/** Takes turns between networks, addresses in them and people there, however much each of them waits for. */
export class FairQueue<T extends QueueItem> {
  /** By urgency. */
  private readonly circles: Circle<T>[] = []
  private turns = 0

  get size(): number {
    return this.circles.reduce((size, circle) => size + circle.size, 0)
  }

  get empty(): boolean {
    return this.circles.every((circle) => circle.empty)
  }

  add(item: T): void {
    while (this.circles.length <= item.urgency) this.circles.push(new Circle<T>())
    this.circles[item.urgency].add(item, item.behalf)
  }

  /** The next item that is still wanted. Items that are not are dropped without using up anybody's turn. */
  next(): T | undefined {
    const patient = (this.turns + 1) % PATIENCE === 0
    for (const circle of patient ? this.circles.toReversed() : this.circles) {
      const item = circle.next()
      if (!item) continue
      this.turns++
      return item
    }
    return undefined
  }

  clear(): void {
    for (const circle of this.circles) circle.clear()
    this.circles.length = 0
  }
}

/** Those who take turns: within each of them others do, or items are one after the other. */
class Circle<T extends QueueItem> {
  /** Whose turn is next comes first. */
  private readonly members = new Map<string, Circle<T>>()
  private readonly line: T[] = []

  get size(): number {
    let size = this.line.length
    for (const member of this.members.values()) size += member.size
    return size
  }

  add(item: T, [name, ...rest]: readonly string[]): void {
    if (name === undefined) {
      this.line.push(item)
      return
    }
    const member = this.members.get(name) ?? new Circle<T>()
    this.members.set(name, member)
    member.add(item, rest)
  }

  next(): T | undefined {
    for (const [name, member] of this.members) {
      this.members.delete(name)
      const item = member.next()
      if (!member.empty) this.members.set(name, member)
      if (item) return item
    }
    return this.nextInLine()
  }

  get empty(): boolean {
    return this.line.length === 0 && this.members.size === 0
  }

  clear(): void {
    for (const member of this.members.values()) member.clear()
    for (const item of this.line) item.drop()
  }

  private nextInLine(): T | undefined {
    for (;;) {
      const item = this.line.shift()
      if (!item || item.wanted()) return item
      item.drop()
    }
  }
}
