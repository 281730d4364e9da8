import type { Language } from '@quayside/kernel'
import { padEnd, printable, widthOf } from '../text/layout.ts'
import type { ArenaColumn, ArenaWords } from '../words/arena/catalogue.ts'
import { decimal, percent } from '../words/numbers.ts'
import type { ForfeitedGame, Standing } from './standing.ts'

/** So many forfeits are told one by one. */
const FORFEITS_TOLD = 5

/** The standings as a table. */
export function tableOf(standings: readonly Standing[], words: ArenaWords, language: Language): string[] {
  const number = (value: number, places: number) => decimal(language, value, places, places)
  const share = (part: number) => percent(language, part)
  const maybe = (value: number | null) => (value === null ? '–' : number(value, 1))
  const columns: Record<ArenaColumn, (row: Standing) => string> = {
    bot: ({ bot }) => printable(bot),
    games: ({ games }) => number(games, 0),
    wins: ({ wins }) => share(wins),
    interval: ({ interval }) => (interval ? `${share(interval.low)} – ${share(interval.high)}` : '–'),
    points: ({ points }) => maybe(points),
    margin: ({ margin }) => maybe(margin),
    time: ({ msPerGame }) => `${number(msPerGame / 1000, 2)} s`,
    longest: ({ longestMs }) => `${number(longestMs / 1000, 2)} s`,
    processor: ({ processorMs }) => (processorMs === null ? '–' : `${number(processorMs, 1)} ms`),
    rating: ({ rating }) => `${number(rating.mu, 1)} ± ${number(rating.sigma, 1)}`,
  }
  const names = Object.keys(columns) as ArenaColumn[]
  const rows = [
    names.map((name) => words.columns[name]),
    ...standings.map((row) => names.map((name) => columns[name](row))),
  ]
  const widths = names.map((_, i) => Math.max(...rows.map((cells) => widthOf(cells[i]))))
  return rows.map((cells) =>
    cells.map((cell, i) => (i === 0 ? padEnd(cell, widths[i]) : cell.padStart(widths[i]))).join('  '),
  )
}

/** Who has forfeited and why, the first few one by one. */
export function forfeitLines(forfeits: readonly ForfeitedGame[], words: ArenaWords): string[] {
  const lines = forfeits
    .slice(0, FORFEITS_TOLD)
    .map((game) => words.forfeit(printable(game.bot), game.deal, game.seat, game.line, whyOf(game, words)))
  return forfeits.length > FORFEITS_TOLD ? [...lines, words.moreForfeits(forfeits.length - FORFEITS_TOLD)] : lines
}

const whyOf = ({ why, detail }: ForfeitedGame, words: ArenaWords): string => words.reasons[why](printable(detail))
