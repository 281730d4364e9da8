import { keepsSecrets, type Match, NOBODY, playLine, type Result, recordOf, replay } from '@quayside/kernel'
import { type Frame, lineFor, type Sight, type Told, Watch } from '@quayside/table'

/** How a round's beginning is told, in every game that has rounds. */
const ROUND = 'round-began'
/** Where a game has none: watchers are so many answers of each seat behind. */
const ANSWERS = 4

/** Whether those who look on are shown a game late: its seats keep secrets, which a friend beside the table could help with. */
export const isShownLate = ({ game, options }: Pick<Match, 'game' | 'options'>): boolean => keepsSecrets(game, options)

/** The number of the round that a match is in as those who look on may know it; null before the first, and in a game without rounds. */
export function roundOf(match: Match): number | null {
  const at = lastRound(match)
  return at < 0 ? null : Number(match.events.facts(at).round)
}

/** How many lines of the record those who look on may know: all before the round that is being played. */
export function knownLate(match: Match): number {
  const hasRounds = match.game.events.some(({ kind }) => kind === ROUND)
  if (!hasRounds) return allButLast(match, ANSWERS * match.players)
  const at = lastRound(match)
  return at < 0 ? 0 : match.events.line(at)
}

function lastRound({ events, game }: Match): number {
  const kind = game.events.findIndex((spec) => spec.kind === ROUND)
  for (let i = events.length - 1; i >= 0; i--) if (events.kind(i) === kind) return i
  return -1
}

/** Lines that only their seat knows of do not count: from when something is shown nobody must learn of drafts. */
function allButLast({ lines }: Match, last: number): number {
  let count = 0
  for (let i = lines.length - 1; i >= 0; i--) {
    if (lineFor(lines[i], 'spectator') && ++count > last) return i + 1
  }
  return 0
}

/**
 * A game as those who look on are shown it: a match of its own that has been given only the lines they may know, so that nothing of what
 * came after can reach them.
 */
export class Late {
  private readonly match: Match
  private readonly watch: Watch

  constructor(match: Match) {
    this.match = match
    this.watch = new Watch(match, 'spectator', NOBODY)
  }

  /** From the beginning, played on as far as may be known. */
  static of(match: Match, lines: number): Late {
    const record = recordOf(match)
    const begun = sure(replay(match.game, { ...record, answers: record.answers.slice(0, lines), hash: undefined }))
    return new Late(begun)
  }

  get lines(): number {
    return this.match.lines.length
  }

  get sight(): Sight {
    return this.watch.sight
  }

  events(): Told[] {
    return this.watch.events()
  }

  round(): number | null {
    return roundOf(this.match)
  }

  /** Plays on to so many lines of the real match, and tells it. */
  catchUp({ lines: all }: Match, lines: number): Frame[] {
    const frames: Frame[] = []
    for (const { seat, text } of all.slice(this.lines, lines)) {
      const frame = this.watch.step(sure(playLine(this.match, `${seat} ${text}`)), NOBODY)
      if (frame) frames.push(frame)
    }
    return frames
  }
}

/** What was taken once is taken again. */
function sure<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`a game does not play again as it was played: ${result.error.message}`)
  return result.value
}
