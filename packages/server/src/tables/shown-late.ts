import type { Viewer } from '@quayside/kernel'
import type { Frame, Table } from '@quayside/table'
import { isShownLate, knownLate, Late } from './late.ts'

/** Whether and how far those who look on at a table are shown its game late. */
export class ShownLate {
  private readonly table: Table
  /** The game as they are shown it; null before somebody looks on. */
  private game: Late | null = null
  /** What they were last told besides the game, by their role. */
  readonly told = new Map<string, string>()

  constructor(table: Table) {
    this.table = table
  }

  /** Whether a viewer is shown the game later than it is played. */
  isFor(viewer: Viewer): boolean {
    return viewer === 'spectator' && this.table.phase === 'playing' && isShownLate(this.table.match)
  }

  /** Whether the game has to be played again before a viewer can be shown it. */
  isMissingFor(viewer: Viewer): boolean {
    return this.game === null && this.isFor(viewer)
  }

  /** The game as those who look on are shown it; null where they may see it as it is played. */
  shown(): Late | null {
    const { match } = this.table
    if (this.isFor('spectator')) this.game ??= Late.of(match, knownLate(match))
    return this.game
  }

  /** How many lines of the record they have been shown, or would be. */
  lines(): number {
    return this.game?.lines ?? knownLate(this.table.match)
  }

  /** Takes up what was played again elsewhere, and plays it on as far as they may know by now. */
  take(game: Late): void {
    if (this.game) return
    this.game = game
    this.frames()
  }

  /** What they are shown now of what happened before: a round that is over, or at the end all the rest. */
  frames(): readonly Frame[] {
    if (!this.game) return NONE
    const { match, finished } = this.table
    return this.game.catchUp(match, finished ? match.lines.length : knownLate(match))
  }

  /** Nobody has looked on for long. */
  forget(): void {
    this.game = null
  }
}

const NONE: readonly Frame[] = []
