import { BOT_IDS, GRADES, gradeOf, RANDOM } from '@quayside/bots/grades'
import { Rng } from '@quayside/kernel'
import type { Deal } from './order.ts'
import { rated } from './ratings.ts'
import { shareIn } from './standing.ts'

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

/** The matches of a table. */
export interface Ladder extends Omit<Ratings, 'rungs'> {
  readonly matches: readonly Match[]
}

/** What 95 % of a normal distribution lies within. */
const NORMAL = 1.96

/** In so many orders the games are gone through. */
const ORDERS = 100

/**
 * The ratings of the grades after some matches; who has not played has none. A rating that is found game by game hangs on their order, so it is the
 * average over many orders by chance.
 */
export function rungs(matches: readonly Match[]): Rung[] {
  const fields = matches.map(({ field, deals }) => ({ field: field.map((bot) => gradeOf(bot)!), deals }))
  const games = fields.flatMap(({ field, deals }) => deals.map((deal) => ({ field, deal })))
  const orders = Array.from({ length: ORDERS }, (_, i) => rated(shuffled(games, new Rng(`order ${i}`))))
  const average = (grade: string, of: 'mu' | 'sigma') =>
    orders.reduce((sum, ratings) => sum + ratings.get(grade)![of], 0) / ORDERS
  return BOT_IDS.flatMap((grade) => {
    const own = games.filter(({ field }) => field.includes(grade))
    const count = own.reduce((sum, { deal }) => sum + deal.games.length, 0)
    if (count === 0) return []
    return [
      { grade, rating: tenth(average(grade, 'mu')), doubt: tenth(NORMAL * average(grade, 'sigma')), games: count },
    ]
  }).toSorted((a, b) => a.rating - b.rating)
}

function shuffled<T>(items: readonly T[], rng: Rng): T[] {
  const mixed = [...items]
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = rng.below(i + 1)
    ;[mixed[i], mixed[j]] = [mixed[j], mixed[i]]
  }
  return mixed
}

const tenth = (value: number): number => Math.round(value * 10) / 10

/** What matches of two show: in how many games the higher of two grades won, per hundred, and in how many they met. */
export function stepOf(matches: readonly Match[]): { readonly [pair: string]: { won: number; games: number } } {
  const steps: { [pair: string]: { won: number; games: number } } = {}
  for (const { field, deals } of matches) {
    if (field.length !== 2 || deals.length === 0) continue
    const pair = `${gradeOf(field[1])} – ${gradeOf(field[0])}`
    const step = steps[pair] ?? { won: 0, games: 0 }
    const games = deals.reduce((sum, deal) => sum + deal.games.length, 0)
    const won = deals.reduce((sum, deal) => sum + deal.games.length * shareIn(field, deal, field[1]), 0)
    steps[pair] = { won: step.won + won, games: step.games + games }
  }
  return steps
}

const TITLES: { readonly [game: string]: string } = {
  'puerto-rico': 'Puerto Rico',
  mombasa: 'Mombasa',
  'cooper-island': 'Cooper Island',
}

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** As a page of the docs shows them. */
export function ratingsTable(all: readonly Ratings[]): string {
  const grades = [RANDOM, ...GRADES]
  const cell = (found: readonly Rung[], grade: string): string => {
    const rung = found.find((one) => one.grade === grade)
    return rung ? `${rung.rating.toFixed(1)} ± ${rung.doubt.toFixed(1)} (${rung.games})` : '–'
  }
  const rows = all
    .filter(({ rungs }) => rungs.length > 0)
    .map(({ game, players, rungs }) => [titled(game, players), ...grades.map((grade) => cell(rungs, grade))])
  return tableOf(['game, players', ...grades.map((grade) => `\`${grade}\``)], rows)
}

/** In how many games the higher of two neighbours won. */
export function stepsTable(ladders: readonly Ladder[]): string {
  const rows = ladders.flatMap(({ game, players, matches }) => {
    const steps = Object.entries(stepOf(matches))
    const said = steps.map(([pair, { won, games }]) => `${pair} ${Math.round((100 * won) / games)} % of ${games}`)
    return said.length > 0 ? [[titled(game, players), said.join('; ')]] : []
  })
  return tableOf(['game, players', 'won by the higher grade'], rows)
}

const titled = (game: string, players: number): string => `${TITLES[game] ?? game}, ${players}`
