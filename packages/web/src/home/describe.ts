import { gameById } from '@quayside/games'
import { type AnyGame, type Language, LOCALE, type Options, optionMatters, withAutomas } from '@quayside/kernel'
import type { ClockSetting } from '@quayside/table'
import { listed } from '../app/words.ts'
import { PLAYERS } from './options.ts'
import { homeWords } from './words.ts'

/** "Puerto Rico, 2020": the game with its first choice, unless that is how it comes or the title says it already. */
export function titleOf(id: string, options: Options, language: Language): string {
  const game = gameById(id)
  if (!game) return id
  const words = game.words(language, options)
  const key = firstChoice(game)
  const value = key === undefined ? undefined : options[key]
  if (key === undefined || typeof value !== 'string' || value === game.schema[key].default) return words.title
  const label = words.option(key, value)
  return words.title.includes(label) ? words.title : `${words.title}, ${label.toLocaleLowerCase(LOCALE[language])}`
}

/** The choice that names a game most: its edition, say. */
export const firstChoice = (game: AnyGame): string | undefined =>
  Object.entries(game.schema).find(([, spec]) => spec.type === 'choice' && spec.values.length > 1)?.[0]

/** Everybody at a table as a list shows it, opponents that the game plays itself included. */
export function everybodyAt(
  { game: id, options, names }: { readonly game: string; readonly options: Options; readonly names: readonly string[] },
  language: Language,
): readonly string[] {
  const game = gameById(id)
  return game ? withAutomas(names, game, options, game.words(language, options)) : names
}

/** All options in words, but for the number of players and what makes no difference. */
export function optionLines(id: string, options: Options, language: Language): { label: string; value: string }[] {
  const game = gameById(id)
  if (!game) return []
  const words = game.words(language, options)
  return Object.entries(options).flatMap(([key, value]) => {
    if (key === PLAYERS || (typeof value === 'object' && value.length === 0)) return []
    if (Object.hasOwn(game.schema, key) && !optionMatters(game.schema, key, options)) return []
    const values = typeof value === 'object' ? value : [String(value)]
    return [
      {
        label: words.option(key),
        value: listed(
          language,
          values.map((each) => words.option(key, each)),
        ),
      },
    ]
  })
}

export function clockWords(language: Language, clock: ClockSetting): string {
  const said = homeWords[language]
  if (clock.kind === 'days') return said.clock.days(clock.days)
  return clock.kind === 'live' ? said.clock.live(clock.bank / 60, clock.increment) : said.clock.none
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** When a clock runs out: "5 h left" on the same day, else "until Tue 17, 20:00". */
export function dueWords(language: Language, deadline: number, now: number): string {
  const said = homeWords[language].tables
  const left = Math.max(0, deadline - now)
  if (left >= DAY) return said.until(momentWords(language, deadline, now))
  return said.left(left >= HOUR ? `${Math.floor(left / HOUR)} h` : `${Math.ceil(left / MINUTE)} min`)
}

/** "14:20" today, else "Tue 17, 20:00", and with the month where it is further away. */
export function momentWords(language: Language, at: number, now: number): string {
  const part = (format: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(LOCALE[language], format).format(at)
  const time = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  if (isSameDay(at, now)) return time
  const far = Math.abs(at - now) > 6 * DAY
  const day = far
    ? part({ day: 'numeric', month: 'short' })
    : `${part({ weekday: 'short' })} ${part({ day: 'numeric' })}`
  return `${day}, ${time}`
}

export const isSameDay = (a: number, b: number): boolean => new Date(a).toDateString() === new Date(b).toDateString()

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
]

/** "2 hours ago", "yesterday", "now". Clocks differ a little between machines, so the future counts as now. */
export function ago(language: Language, then: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(LOCALE[language], { numeric: 'auto' })
  const seconds = Math.max(0, Math.floor((now - then) / 1000))
  const step = STEPS.find(([, length]) => seconds >= length)
  return step ? format.format(-Math.floor(seconds / step[1]), step[0]) : format.format(0, 'second')
}
