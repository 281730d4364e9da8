import { isUtf8 } from 'node:buffer'

/** A line of input: its text, or why it cannot be read. */
export type InputLine = { readonly text: string } | { readonly problem: 'line-too-long' | 'bad-encoding' }

const NEWLINE = 10
const RETURN = 13

/**
 * Cuts a stream of bytes into lines. Never keeps more than `limit` bytes: of a longer line it tells once and skips the rest. Empty
 * lines are no lines, and a carriage return before the end belongs to the line break.
 */
export class LineCutter {
  private readonly limit: number
  private parts: Buffer[] = []
  private held = 0
  private skipping = false

  constructor(limit: number) {
    this.limit = limit
  }

  *cut(chunk: Buffer): Generator<InputLine> {
    let from = 0
    for (;;) {
      const end = chunk.indexOf(NEWLINE, from)
      const piece = chunk.subarray(from, end < 0 ? undefined : end)
      if (this.take(piece)) yield { problem: 'line-too-long' }
      if (end < 0) return
      yield* this.finish()
      from = end + 1
    }
  }

  /** The last line may lack its end. */
  *end(): Generator<InputLine> {
    yield* this.finish()
  }

  /** True when the line has just become too long. */
  private take(piece: Buffer): boolean {
    if (this.skipping || piece.length === 0) return false
    if (this.held + piece.length > this.limit) {
      this.parts = []
      this.held = 0
      this.skipping = true
      return true
    }
    this.parts.push(piece)
    this.held += piece.length
    return false
  }

  private *finish(): Generator<InputLine> {
    const { parts, skipping } = this
    this.parts = []
    this.held = 0
    this.skipping = false
    if (skipping || parts.length === 0) return
    const line = parts.length === 1 ? parts[0] : Buffer.concat(parts)
    const length = line[line.length - 1] === RETURN ? line.length - 1 : line.length
    if (length === 0) return
    yield isUtf8(line) ? { text: line.toString('utf8', 0, length) } : { problem: 'bad-encoding' }
  }
}
