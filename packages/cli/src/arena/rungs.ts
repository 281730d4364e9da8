import { BOT_IDS, gradeOf } from '@quayside/bots/grades'
import type { Deal } from './order.ts'
import { rated } from './ratings.ts'

/** A match that was played. */
export interface Match {
  readonly field: readonly string[]
  readonly budget: number
  readonly deals: readonly Deal[]
}

/** Where a grade stands: its rating, and half of what 95 % of the doubt about it covers. */
export interface Rung {
  readonly grade: string
  readonly rating: number
  readonly doubt: number
  /** Games that it sat in. */
  readonly games: number
}

export interface Ratings {
  readonly game: string
  readonly players: number
  readonly rungs: readonly Rung[]
}

/** What 95 % of a normal distribution lies within. */
const NORMAL = 1.96

/** The ratings of the grades after some matches, from the lowest; who has not played has none. */
export function rungs(matches: readonly Match[]): Rung[] {
  const fields = matches.map(({ field, deals }) => ({ field: field.map((bot) => gradeOf(bot)!), deals }))
  const known = rated(dealt(fields))
  return BOT_IDS.flatMap((grade) => {
    const games = fields
      .filter(({ field }) => field.includes(grade))
      .reduce((sum, { deals }) => sum + deals.reduce((all, deal) => all + deal.games.length, 0), 0)
    const rating = known.get(grade)
    return rating && games > 0 ? [{ grade, rating: tenth(rating.mu), doubt: tenth(NORMAL * rating.sigma), games }] : []
  }).toSorted((a, b) => a.rating - b.rating)
}

const tenth = (value: number): number => Math.round(value * 10) / 10

type Dealt = { readonly field: readonly string[]; readonly deals: readonly Deal[] }

/** One deal of each match after the other, so that no match is rated before the others have begun. */
function dealt(matches: readonly Dealt[]): { readonly field: readonly string[]; readonly deal: Deal }[] {
  const most = Math.max(0, ...matches.map(({ deals }) => deals.length))
  return Array.from({ length: most }, (_, i) =>
    matches.flatMap(({ field, deals }) => (i < deals.length ? [{ field, deal: deals[i] }] : [])),
  ).flat()
}

const TITLES: { readonly [game: string]: string } = {
  'puerto-rico': 'Puerto Rico',
  mombasa: 'Mombasa',
  'cooper-island': 'Cooper Island',
}

/** As a page of the docs shows them. */
export function ratingsTable(all: readonly Ratings[]): string {
  const grades = BOT_IDS.filter((grade) => all.some(({ rungs }) => rungs.some((rung) => rung.grade === grade)))
  const cell = (found: readonly Rung[], grade: string): string => {
    const rung = found.find((one) => one.grade === grade)
    return rung ? `${rung.rating.toFixed(1)} ± ${rung.doubt.toFixed(1)} (${rung.games})` : '–'
  }
  const rows = all
    .filter(({ rungs }) => rungs.length > 0)
    .map(({ game, players, rungs }) => [
      `${TITLES[game] ?? game}, ${players}`,
      ...grades.map((grade) => cell(rungs, grade)),
    ])
  return [['game, players', ...grades.map((grade) => `\`${grade}\``)], ['---', ...grades.map(() => '---')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
