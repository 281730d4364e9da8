import type { Options, Seat } from '@quayside/kernel'
import { matchAt, newMatch, ScenarioTable } from '@quayside/kernel/scenarios'
import { cooperIslandWith } from '../src/index.ts'
import type { Position } from '../src/position/schema.ts'
import type { View } from '../src/view.ts'
import { SCENARIO_BOX } from './scenario-box.ts'

/** The game of all scenarios. */
export const scenarioGame = cooperIslandWith(SCENARIO_BOX)

export type PlayerSeen = View['players'][number]
export type SpaceSeen = PlayerSeen['land'][number]

export class Table extends ScenarioTable<View> {
  player(seat: Seat): PlayerSeen {
    return this.view().players[seat]
  }

  /** What lies in a seat's storage, without what it has none of. */
  storage(seat: Seat): Record<string, number> {
    return some(this.player(seat).storage)
  }

  market(seat: Seat): Record<string, number> {
    return some(this.player(seat).market)
  }

  /** A space of a seat's peninsula; unexplored ones have level 0. */
  space(seat: Seat, id: string): SpaceSeen {
    return this.player(seat).land.find(({ space }) => space === id) ?? { space: id, level: 0 }
  }

  /** Steps of both ships. */
  steps(seat: Seat): number[] {
    return this.player(seat).ships.map(({ steps }) => steps)
  }

  anchors(seat: Seat): number[] {
    return this.player(seat).ships.map(({ anchors }) => anchors)
  }

  /** Pays what is due with the pieces that are offered first. */
  pays(seat: Seat): this {
    while (this.asking() === 'pay') this.says(seat, this.answers(seat)[0])
    return this
  }

  /** The kind of question that stands. */
  asking(): string {
    return this.match.status().ask[0]?.kind ?? 'nothing'
  }

  /** Everybody lets things be and works where there is nothing to pay, until the next round or the end. */
  passRound(): this {
    const { round } = this.view()
    while (!this.over && this.view().round === round) this.passQuestion()
    return this
  }

  private passQuestion(): void {
    const { seat, answers } = this.match.status().ask[0]
    const quiet = ['done', 'skip', 'finish', 'feed', 'refuse', 'lose', 'sail one-sail', 'anchor one-sail']
    this.says(seat, quiet.find((answer) => answers.includes(answer)) ?? answers[0])
  }
}

const some = (counts: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))

export const newTable = (players: number, options: Options = {}, seed = 'scenario'): Table =>
  new Table(newMatch(scenarioGame, { players, ...options }, seed))

export type Setting = Omit<Position, 'game' | 'options'>

/** A table in the middle of a game, seat 0 about to take a turn of work unless said otherwise. */
export function tableAt(players: number, setting: Setting, options: Options = {}): Table {
  const position = {
    now: { phase: 'work', by: 0 },
    ...setting,
    game: 'cooper-island',
    options: { players, ...options },
  }
  return new Table(matchAt(scenarioGame, position))
}

/** `land('h0,2 meadow 1 food', 'h0,1 forest 3')`: spaces with terrain, level and what stands there. */
export const land = (...spaces: string[]): NonNullable<NonNullable<Setting['players']>[number]['land']> =>
  spaces.map((text) => {
    const [space, terrain, level, on] = text.split(' ')
    return { space, terrain: terrain as 'forest', level: Number(level), ...(on ? { on } : {}) }
  })

/** What a special worker takes: two lids for a milestone; one's ordinary worker is on a royal order (`specialOrders`). */
export const SPECIAL = {
  locked: { ordinary: 2, special: 1 },
  merchants: ['merchant-3', 'merchant-4', 'merchant-5'],
  crates: ['crate-draw', 'crate-place'],
}
export const specialOrders = (...seats: Seat[]): NonNullable<Setting['orders']> =>
  ['order-1', 'order-2', 'order-3', 'order-4'].map((order, i) => ({
    order,
    ...(i < seats.length && { seat: seats[i] }),
  }))

/** All fifteen building cards of a kind but those held, with these on top. */
export function deckOf(kind: 'small' | 'large', top: readonly string[], held: readonly string[] = []): string[] {
  const all = Array.from({ length: 15 }, (_, i) => `${kind}-${i + 1}`)
  return [...top, ...all.filter((card) => !top.includes(card) && !held.includes(card))]
}

/** Nothing in storage, on land or in hand: only what the question itself offers can be answered. */
export const BARE = { storage: {}, cartographer: 0, doubles: {}, land: land('h0,2 meadow 1') }

/** Food for two workers, and steps of the cartographer, so that no question has only one answer. */
export const IDLE = { ...BARE, storage: { food: 2 }, cartographer: 2 }
