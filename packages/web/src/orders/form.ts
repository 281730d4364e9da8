import type { Assumption, OrderBody, OrderEnd, OrderStep, Pattern, Wish } from '@quayside/table'

/** What is done once none of the wishes can be had: ask, as proposed, or an answer; that one perhaps only where nothing but these is left. */
export type Otherwise = 'ask' | 'proposed' | { readonly take: Pattern; readonly ifOnly: readonly Pattern[] | null }

/** One question of an order that is being written. */
export interface FormStep {
  readonly question: string
  /** What the question has to be about. */
  readonly about?: Pattern
  /** In order: the first that is possible. */
  readonly wishes: readonly Pattern[]
  readonly otherwise: Otherwise
  readonly assume: readonly Assumption[]
}

/** An order that is being written. */
export interface OrderDraft {
  readonly steps: readonly FormStep[]
  readonly until: OrderEnd
  readonly uses: number | 'always'
}

export const emptyStep = (question: string): FormStep => ({ question, wishes: [], otherwise: 'ask', assume: [] })

/** An order as the table takes it; null while a question has no answer yet. */
export function bodyOf({ steps, until, uses }: OrderDraft): OrderBody | null {
  const written = steps.map(stepOf)
  if (written.length === 0 || written.some(({ wishes }) => wishes.length === 0)) return null
  return { steps: written, until, uses }
}

function stepOf({ question, about, wishes, otherwise, assume }: FormStep): OrderStep {
  const taken: Wish[] = wishes.map((take) => ({ take }))
  return { question, ...(about && { about }), wishes: [...taken, ...lastWish(otherwise)], assume }
}

function lastWish(otherwise: Otherwise): Wish[] {
  if (otherwise === 'ask') return []
  if (otherwise === 'proposed') return ['as-proposed']
  const { take, ifOnly } = otherwise
  return ifOnly === null || ifOnly.length === 0 ? [{ take }] : [{ take, ifOnly }]
}

/** The same the other way round, to change an order that stands. */
export const draftOf = ({ steps, until, uses }: OrderBody): OrderDraft => ({
  steps: steps.map(formStepOf),
  until,
  uses,
})

function formStepOf({ question, about, wishes, assume }: OrderStep): FormStep {
  const plain = wishes.flatMap((wish) => (wish === 'as-proposed' || wish.ifOnly ? [] : [wish.take]))
  return { question, ...(about && { about }), wishes: plain, otherwise: otherwiseOf(wishes.at(-1)), assume }
}

function otherwiseOf(last: Wish | undefined): Otherwise {
  if (last === 'as-proposed') return 'proposed'
  return last?.ifOnly ? { take: last.take, ifOnly: last.ifOnly } : 'ask'
}

/** A list with one of its entries moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, i) => i !== from)
  const at = Math.max(0, Math.min(rest.length, to))
  return [...rest.slice(0, at), list[from], ...rest.slice(at)]
}
