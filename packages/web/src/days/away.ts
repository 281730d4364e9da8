import type { Language } from '@quayside/kernel'
import type { TableInfo } from '@quayside/table'
import { dayWords, rangesOf, today } from './ranges.ts'
import { daysWords } from './words.ts'

/** Who takes days off at a table, a sentence for each: those days that are under way or come next. */
export function awayLines(info: TableInfo, language: Language, now: number): string[] {
  const said = daysWords[language]
  const words = (day: string) => dayWords(language, day, now)
  return info.chairs.flatMap(({ name, off, yours }) => {
    const [next] = rangesOf(off ?? [])
    if (!next || yours) return []
    const { from, until } = next
    if (from <= today(now)) return [said.away(name, words(until))]
    return [from === until ? said.oneDayAway(name, words(from)) : said.willBeAway(name, words(from), words(until))]
  })
}
