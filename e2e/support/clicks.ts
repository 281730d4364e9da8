import type { Shift } from './ledger.ts'

/** Kinds of questions that are counted, and what they are called together: the mayor's privilege and his workers are one decision. */
const DECISIONS: { readonly [kind: string]: string } = {
  plan: 'plan',
  'enter-region': 'expansion',
  'place-book': 'book placed',
  'spend-points': 'points for books',
  inkwell: 'inkwell',
  income: 'income',
  'place-double': 'tile',
  pay: 'payment',
  'mayor-privilege': 'mayor',
  'mayor-place': 'mayor',
  'captain-load': 'load',
  'captain-store': 'storing',
}

/** Decisions that several answers in a row belong to. */
const WHOLE: ReadonlySet<string> = new Set(['plan', 'expansion', 'payment', 'mayor', 'storing'])

interface Count {
  decisions: number
  answers: number
  clicks: number
  most: number
}

/** Clicks by what was decided with them. One is a press of the mouse, and saying yes to a question again is one too. */
export class Clicks {
  private readonly counts = new Map<string, Count>()
  private last = ''
  private running = 0

  /** Notes what one answer, or one gesture, has cost; `goesOn` if the question before was part of the same decision. */
  note(kind: string, clicks: number, answers: number, goesOn: boolean): void {
    const what = DECISIONS[kind] ?? 'all others'
    const same = goesOn && WHOLE.has(what) && this.last === what
    this.running = same ? this.running + clicks : clicks
    this.last = what
    for (const name of [what, 'together']) {
      const count = this.countOf(name)
      count.decisions += same ? 0 : 1
      count.answers += answers
      count.clicks += clicks
      count.most = Math.max(count.most, this.running)
    }
  }

  /** Counts what another game has cost as well. */
  add(other: Clicks): void {
    for (const [name, { decisions, answers, clicks, most }] of other.counts) {
      const count = this.countOf(name)
      count.decisions += decisions
      count.answers += answers
      count.clicks += clicks
      count.most = Math.max(count.most, most)
    }
  }

  private countOf(name: string): Count {
    const count = this.counts.get(name) ?? { decisions: 0, answers: 0, clicks: 0, most: 0 }
    this.counts.set(name, count)
    return count
  }

  /** As a table for people. */
  lines(game: string): string[] {
    return [...this.counts].map(([what, { decisions, answers, clicks, most }]) =>
      row(game, what, decisions, answers, clicks, (clicks / decisions).toFixed(2), most),
    )
  }
}

export const CLICKS_HEAD = ['game', 'decision', 'decisions', 'answers', 'clicks', 'per decision', 'most']
export const SHIFTS_HEAD = ['game', 'question', 'shifts', 'sum', 'largest']

/** How much lay elsewhere all at once, by the question that stood. */
export function shiftLines(game: string, shifts: readonly Shift[]): string[] {
  const kinds = [...new Set(shifts.map(({ during }) => during))]
  const line = (what: string, some: readonly Shift[]) => {
    const values = some.map(({ value }) => value)
    const sum = values.reduce((all, value) => all + value, 0)
    return row(game, what, some.length, sum.toFixed(4), Math.max(0, ...values).toFixed(4))
  }
  const of = (kind: string) => shifts.filter(({ during }) => during === kind)
  return [line('whole game', shifts), ...kinds.map((kind) => line(kind, of(kind)))]
}

/** Elements that moved most, with where they went the last time. */
export function movers(shifts: readonly Shift[], most = 12): string[] {
  const found = new Map<string, { value: number; times: number; how: string }>()
  for (const { value, during, what } of shifts)
    for (const source of what) {
      const [element] = source.split(' ')
      const name = `${during}: ${element.replace(/\[(\w+):.*\]/, '[$1]')}`
      const before = found.get(name) ?? { value: 0, times: 0, how: '' }
      found.set(name, { value: before.value + value, times: before.times + 1, how: source })
    }
  return [...found]
    .sort(([, a], [, b]) => b.value - a.value)
    .slice(0, most)
    .map(([name, { value, times, how }]) => `${value.toFixed(4)} ${times}× ${name}   ${how}`)
}

export const row = (...cells: readonly (string | number)[]): string =>
  cells.map((cell, i) => (i < 2 ? String(cell).padEnd(17) : String(cell).padStart(13))).join('')
