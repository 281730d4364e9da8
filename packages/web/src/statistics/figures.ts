import { gradeOf } from '@quayside/bots/grades'
import { gameById } from '@quayside/games'
import { type Options, optionMatters, type Score, type ScoreLine } from '@quayside/kernel'
import { PLAYERS } from '../home/options.ts'
import type { PlayedGame, Sources } from './games.ts'

/** What some games come to. */
export interface Figures {
  readonly games: number
  readonly wins: number
  /** Averages; of no games there are none. */
  readonly place: number
  readonly points: number
  /** Milliseconds for a decision; undefined where it is not known. */
  readonly pace?: number
}

export interface Group {
  readonly key: string
  /** One of its games, by which it is named. */
  readonly example: PlayedGame
  readonly figures: Figures
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

export function figuresOf(games: readonly PlayedGame[]): Figures {
  const paces = games.flatMap(({ pace }) => pace ?? [])
  const decisions = sum(paces.map((pace) => pace.decisions))
  return {
    games: games.length,
    wins: games.filter(({ place }) => place === 1).length,
    place: sum(games.map(({ place }) => place)) / games.length,
    points: sum(games.map(({ points }) => points)) / games.length,
    ...(decisions > 0 && { pace: sum(paces.map(({ milliseconds }) => milliseconds)) / decisions }),
  }
}

/** Games by what they have in common, those with the most games first. A game may belong to several groups, or to none. */
export function groupsOf(games: readonly PlayedGame[], keysOf: (game: PlayedGame) => readonly string[]): Group[] {
  const found = new Map<string, PlayedGame[]>()
  for (const game of games) {
    for (const key of new Set(keysOf(game))) found.set(key, [...(found.get(key) ?? []), game])
  }
  return [...found]
    .map(([key, own]) => ({ key, example: own[0], figures: figuresOf(own) }))
    .sort((a, b) => b.figures.games - a.figures.games || (a.key < b.key ? -1 : 1))
}

/** Who one played against: bots by their grade, people by name, the game's own opponents together. */
export function opponentsOf({ chairs, seat, players }: PlayedGame): string[] {
  const keys = chairs.flatMap((chair, other) => {
    if (other === seat) return []
    if (chair.kind === 'automa') return ['automa']
    return chair.kind === 'person' ? [`person ${chair.name}`] : [`bot ${gradeOf(chair.bot) ?? chair.bot}`]
  })
  return players > chairs.length ? [...keys, 'automa'] : keys
}

/** The options that were chosen otherwise than a game comes, but for the number of players. */
export function chosenIn({ game: id, options }: Pick<PlayedGame, 'game' | 'options'>): Options {
  const schema = gameById(id)?.schema ?? {}
  const chosen = Object.entries(options).filter(
    ([key, value]) =>
      key !== PLAYERS &&
      Object.hasOwn(schema, key) &&
      optionMatters(schema, key, options) &&
      JSON.stringify(value) !== JSON.stringify(schema[key].default),
  )
  return Object.fromEntries(chosen)
}

export const variantOf = (game: PlayedGame): string => `${game.game} ${JSON.stringify(chosenIn(game))}`

/* Over time */

/** Games that a point of a line looks back on, and the most points that a line has. */
export const LAST = 10
const MOST_POINTS = 40

export interface Course {
  /** So many games had been played. */
  readonly xs: readonly number[]
  /** The share of wins among the last games, and what chance alone would give there. */
  readonly wins: readonly number[]
  readonly chance: readonly number[]
  readonly points: readonly number[]
}

/** How the last games went, after each game. */
export function courseOf(games: readonly PlayedGame[]): Course {
  const inOrder = [...games].sort((a, b) => a.finished - b.finished)
  const step = Math.ceil(inOrder.length / MOST_POINTS)
  const xs = inOrder.map((_, i) => i + 1).filter((x) => (inOrder.length - x) % step === 0)
  const lasts = xs.map((x) => inOrder.slice(Math.max(0, x - LAST), x))
  const all = lasts.map(figuresOf)
  return {
    xs,
    wins: all.map(({ wins, games: count }) => wins / count),
    chance: lasts.map((last) => sum(last.map(({ players }) => 1 / players)) / last.length),
    points: all.map(({ points }) => points),
  }
}

/* Where points come from */

/** The points of an average game line by line, one's own and those of whoever won, as scores of two. */
export function averageScores(sources: readonly Sources[]): Score[] {
  const average = (lines: readonly ScoreLine[]): ScoreLine[] =>
    [...new Set(lines.map(({ what }) => what))].map((what) => {
      const points = sum(lines.filter((line) => line.what === what).map((line) => line.points))
      return { what, points: points / sources.length }
    })
  return [sources.flatMap(({ mine }) => mine), sources.flatMap(({ best }) => best)].map((lines, seat) => ({
    seat,
    lines: average(lines),
  }))
}

/* Which games are looked at */

const DAY = 24 * 3600_000
export const PERIODS = { all: Number.POSITIVE_INFINITY, year: 365 * DAY, month: 30 * DAY } as const
export type Period = keyof typeof PERIODS

export const within = (games: readonly PlayedGame[], game: string, period: Period, now: number): PlayedGame[] =>
  games.filter((each) => (game === '' || each.game === game) && each.finished > now - PERIODS[period])
