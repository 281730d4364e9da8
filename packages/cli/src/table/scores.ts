import type { GameWords, Score, Who } from '@quayside/kernel'
import { padEnd, widthOf } from '../text/layout.ts'
import type { Style } from '../text/style.ts'
import type { ScoreWords } from '../words/catalogue.ts'

/**
 * Scores line by line, a column for each seat, the game's own opponents among them. What the viewer may not know is a question mark.
 */
export function scoreTable(
  scores: readonly Score[],
  game: GameWords,
  who: Who,
  words: ScoreWords,
  style: Style,
  players = scores.length,
): string[] {
  const order = scores.some(({ rank }) => rank === undefined)
    ? [...scores]
    : [...scores].sort((a, b) => (a.rank as number) - (b.rank as number))
  const kinds = [...new Set(scores.flatMap(({ lines }) => lines.map(({ what }) => what)))]
  const missing = (score: Score) => (score.total === undefined ? '?' : '–')
  const rows: { label: string; cells: string[]; strong?: true }[] = [
    ...kinds.map((what) => ({
      label: game.scoreLine(what),
      cells: order.map((score) => String(score.lines.find((line) => line.what === what)?.points ?? missing(score))),
    })),
    { label: words.total, cells: order.map(({ total }) => String(total ?? '?')), strong: true },
    ...(tieLoses(scores, players) || !game.tiebreak
      ? []
      : [{ label: game.tiebreak, cells: order.map(({ tiebreak }) => shown(tiebreak)) }]),
  ]
  const names = order.map(({ seat }) => who(seat))
  const first = Math.max(...rows.map(({ label }) => widthOf(label)))
  const widths = names.map((name) => Math.max(widthOf(name), 3))
  const line = (label: string, cells: readonly string[]) =>
    ` ${padEnd(label, first)}   ${cells.map((cell, i) => cell.padStart(widths[i])).join('   ')}`
  return [
    style.strong(line('', names)),
    ...rows.map(({ label, cells, strong }) => (strong ? style.strong(line(label, cells)) : line(label, cells))),
  ]
}

/** Where less is better it counts as negative, and is shown as what it is. */
const shown = (tiebreak: number | undefined): string => (tiebreak === undefined ? '?' : String(Math.abs(tiebreak)))

/** Who won, once the ranks are known; alone, whether that was oneself. */
export function victoryLine(scores: readonly Score[], who: Who, words: ScoreWords, players = scores.length): string {
  const [first, second] = [...scores].sort((a, b) => (a.rank as number) - (b.rank as number))
  if (tieLoses(scores, players)) return words.beats(who(first.seat), who(second.seat), first.total === second.total)
  const winners = scores.filter(({ rank }) => rank === 1).map(({ seat }) => who(seat))
  return winners.length === 1 ? words.wins(winners[0]) : words.share(winners)
}

/** Alone against one opponent of the game to whom every tie goes: the tie-breaks say no more than that. */
const tieLoses = (scores: readonly Score[], players: number): boolean =>
  players === 1 && scores.length === 2 && scores.every(({ seat, tiebreak }) => tiebreak === (seat < players ? 0 : 1))
