import type { AnyGame } from '@quayside/kernel'
import type { Order, OrderBody } from '@quayside/table'
import type { Nameable } from './patterns.ts'
import { isSame } from './patterns.ts'

/** Something that can be answered always. */
export interface Habit {
  readonly id: string
  readonly question: string
  readonly body: OrderBody
}

/** A question with so few answers has a habit for each; one with more only the proposal. */
const FEW = 3

/** The habits of a kind of question that a game names as such. */
export function habitsOf(game: AnyGame, question: string, answers: readonly Nameable[]): Habit[] {
  if (!game.questions.some(({ kind, habit }) => kind === question && habit)) return []
  const always = (wish: OrderBody['steps'][number]['wishes'][number]): OrderBody => ({
    steps: [{ question, wishes: [wish], assume: [] }],
    until: 'game',
    uses: 'always',
  })
  if (answers.length > FEW) return [{ id: `${question} proposed`, question, body: always('as-proposed') }]
  return answers.map(({ pattern }, i) => ({ id: `${question} ${i}`, question, body: always({ take: pattern }) }))
}

/** The order that this habit is, if it was set. */
export const habitIn = (orders: readonly Order[], { body }: Habit): Order | undefined =>
  orders.find((order) => isHabit(order, body))

function isHabit(order: Order, { steps: [wanted] }: OrderBody): boolean {
  const [step, more] = order.steps
  if (order.uses !== 'always' || more || step.question !== wanted.question || step.assume.length > 0) return false
  const [wish, besides] = step.wishes
  const [other] = wanted.wishes
  if (besides || wish === 'as-proposed' || other === 'as-proposed') return !besides && wish === other
  return wish.ifOnly === undefined && isSame(wish.take, other.take)
}
