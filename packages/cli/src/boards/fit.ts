/** A part of the table in several lengths, the longest first; the last may be nothing at all. */
export interface Block {
  readonly name: string
  readonly forms: readonly (readonly string[])[]
}

export interface Fitted {
  readonly lines: string[]
  /** Blocks that are shown shorter than they can be. */
  readonly cut: string[]
}

/**
 * Blocks under each other in as many lines as there is room for. They give way in the order of `yielding`; what is not named there
 * gives way last. With lines to spare, empty ones part the blocks.
 */
export function fit(blocks: readonly Block[], room: number, yielding: readonly string[]): Fitted {
  const chosen = new Map(blocks.map(({ name }) => [name, 0]))
  const linesOf = (block: Block) => block.forms[chosen.get(block.name) as number]
  const total = () => blocks.reduce((sum, block) => sum + linesOf(block).length, 0)
  const rank = (name: string) => (yielding.includes(name) ? yielding.indexOf(name) : yielding.length)
  const order = [...blocks].sort((a, b) => rank(a.name) - rank(b.name))
  for (const block of order) {
    for (let form = 1; form < block.forms.length && total() > room; form++) chosen.set(block.name, form)
  }
  // What gave way first may have made more room than was needed.
  for (const block of order.toReversed()) {
    const spare = room - total() + linesOf(block).length
    const longest = block.forms.findIndex((form) => form.length <= spare)
    if (longest >= 0 && longest < (chosen.get(block.name) as number)) chosen.set(block.name, longest)
  }
  const shown = blocks.map((block) => [...linesOf(block)]).filter((lines) => lines.length > 0)
  const parted = room - total() >= shown.length - 1
  return {
    lines: shown.flatMap((lines, i) => (parted && i > 0 ? ['', ...lines] : lines)),
    cut: blocks.filter(({ name }) => chosen.get(name) !== 0).map(({ name }) => name),
  }
}
