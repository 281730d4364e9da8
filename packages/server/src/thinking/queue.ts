/** Something that waits for its turn on behalf of a person. */
export interface QueueItem {
  readonly person: string
  /** Whether the result would still be used. */
  wanted(): boolean
  /** Called when it was removed because it is not wanted any more. */
  drop(): void
}

/** Takes turns between people, however much each of them waits for. */
export class FairQueue<T extends QueueItem> {
  /** Whose turn is next comes first. */
  private readonly lines = new Map<string, T[]>()

  get size(): number {
    let size = 0
    for (const line of this.lines.values()) size += line.length
    return size
  }

  add(item: T): void {
    const line = this.lines.get(item.person)
    if (line) line.push(item)
    else this.lines.set(item.person, [item])
  }

  /** The next item that is still wanted. Items that are not are dropped without using up a person's turn. */
  next(): T | undefined {
    for (const [person, line] of this.lines) {
      this.lines.delete(person)
      const item = nextWanted(line)
      if (line.length > 0) this.lines.set(person, line)
      if (item) return item
    }
    return undefined
  }

  clear(): void {
    for (const line of this.lines.values()) for (const item of line) item.drop()
    this.lines.clear()
  }
}

function nextWanted<T extends QueueItem>(line: T[]): T | undefined {
  for (;;) {
    const item = line.shift()
    if (!item || item.wanted()) return item
    item.drop()
  }
}
