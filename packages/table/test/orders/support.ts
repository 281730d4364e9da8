import { AnswerList, Rng, type Seat, seatsIn } from '@quayside/kernel'
import { ORDER_PACE, type OrderBody, type OrderStep, type Table, type TableSetting } from '../../src/index.ts'
import { ANN, BEA, CAI, good, playing } from '../support.ts'
import { DAYS } from './tables.ts'

export * from './tables.ts'

/** Ann, Bea and Cai play Puerto Rico over days. */
export const overDays = (more: Partial<TableSetting> = {}): Table => playing([ANN, BEA, CAI], { ...DAYS, ...more })

export const order = (
  step: Partial<OrderStep> & Pick<OrderStep, 'question'>,
  more: Partial<OrderBody> = {},
): OrderBody => ({
  steps: [{ wishes: ['as-proposed'], assume: [], ...step }],
  until: 'game',
  uses: 1,
  ...more,
})

export const taking = (...tiles: string[]) => tiles.map((tile) => ({ take: { kind: 'take', tile } }))

let ids = 0
/** Sets an order; its id. */
export function set(table: Table, seat: Seat, body: OrderBody, now = 0): string {
  const id = `order-${ids++}`
  good(table.orders.set(seat, body, id, now))
  return id
}

/** Somebody answers at a time. */
export const answer = (table: Table, seat: Seat, now: number, ...answers: string[]) =>
  good(table.take(seat, answers, table.sight(seat).seq, now))

/** Everybody plays plainly until something holds. */
export function playUntil(table: Table, holds: () => boolean): void {
  const { game } = table.match
  const [rng, legal] = [new Rng('plainly'), new AnswerList()]
  while (!holds()) {
    const { state } = table.match
    const [seat] = seatsIn(game.toMove(state))
    legal.clear()
    game.legal(state, seat, legal)
    answer(table, seat, 0, game.print(state, game.policy(state, seat, legal, rng)))
  }
}

export const isAsked = (table: Table, seat: Seat, kind: string): boolean =>
  table.sight(seat).ask?.question.kind === kind

/** All orders act whose time comes until then, each at its time; what came of them. */
export function letOrdersAct(table: Table, until: number): string[] {
  const came: string[] = []
  for (let due = table.orders.due(); due !== null && due <= until; due = table.orders.due()) {
    const outcome = table.orders.carryOut(due)
    if (outcome) came.push(`${outcome.seat} ${outcome.what}`)
  }
  return came
}

export const lines = (table: Table): string[] => table.match.lines.map(({ seat, text }) => `${seat} ${text}`)

export const { soonest: SOONEST, latest: LATEST } = ORDER_PACE
