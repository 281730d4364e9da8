import { think } from '@quayside/bots/think'
import { games } from '@quayside/games'
import { judgementOf } from '@quayside/games/judgements'
import {
  AnswerList,
  type AnyGame,
  type Facts,
  Match,
  type Options,
  optionMatrix,
  type Result,
  type Rng,
  type Seat,
  seatsIn,
  type Viewer,
} from '@quayside/kernel'
import { expect } from 'vitest'
import { applyPatch, type Chair, type Frame, type Sight, Table, type TableSetting, type Watch } from '../src/index.ts'
import { good, pick, sent } from './basics.ts'

export * from './basics.ts'

export const refused = (code: string) => ({ ok: false, error: { code } })

/** Some rows of every game's option matrix, spread over all of it: every number of players in turn, whichever has more options. */
export function samples(rows: number): { game: AnyGame; options: Options }[] {
  return games.flatMap((game) => {
    const matrix = optionMatrix(game.schema, game.refuse)
    const counts = [...new Set(matrix.map((options) => game.players(options)))]
    return Array.from({ length: Math.min(rows, matrix.length) }, (_, i) => {
      const alike = matrix.filter((options) => game.players(options) === counts[i % counts.length])
      return { game, options: alike[Math.floor((i * alike.length) / rows)] }
    })
  })
}

export const begin = (game: AnyGame, options: Options, seed: string): Match => good(Match.begin(game, options, seed))

export const viewersOf = (match: Match): Viewer[] => [
  ...Array.from({ length: match.players }, (_, seat) => seat),
  'spectator',
  'referee',
]

/** A seat that is asked, and one of its answers: half the time a sensible one, so that games come to their end. */
export function anyAnswer(match: Match, rng: Rng): { seat: Seat; text: string } {
  const { game, state } = match
  const seat = pick(rng, seatsIn(game.toMove(state)))
  const legal = new AnswerList()
  game.legal(state, seat, legal)
  const answer = rng.below(2) === 0 ? legal.at(rng.below(legal.count)) : game.policy(state, seat, legal, rng)
  return { seat, text: game.print(state, answer) }
}

/** Somebody at the other end of a wire, who has nothing but what was sent. */
export class Client {
  sight: Sight
  events: Facts[]

  constructor(watch: Watch) {
    this.sight = sent(watch.sight)
    this.events = sent(watch.events().map(({ facts }) => facts))
  }

  take(frame: Frame | null | undefined): void {
    if (!frame) return
    const { patch, keep, events } = sent(frame)
    this.sight = applyPatch(this.sight, patch)
    this.events = [...this.events.slice(0, keep), ...events]
  }
}

/* Tables of Puerto Rico */

export const ANN: Chair = { kind: 'person', person: 'person-ann', name: 'Ann' }
export const BEA: Chair = { kind: 'person', person: 'person-bea', name: 'Bea' }
export const CAI: Chair = { kind: 'person', person: 'person-cai', name: 'Cai' }
export const BOT: Chair = { kind: 'bot', bot: 'steady', name: 'Bot' }
export const DICE: Chair = { kind: 'bot', bot: 'random', name: 'Dice' }
export const AUTOMA: Chair = { kind: 'automa', name: 'Automa' }
export const OPEN: Chair = { kind: 'open' }

export const SECRET = { seed: 'a-hidden-seed', salt: 'a-hidden-salt' }

export const NO_CLOCK = { clock: { kind: 'none' }, expiry: 'wait', undo: true, advice: false } as const

export function setTable(chairs: readonly Chair[], more: Partial<TableSetting> = {}, secret = SECRET): Result<Table> {
  const options = { edition: 'classic', players: chairs.length }
  return Table.set({ game: 'puerto-rico', options, ...NO_CLOCK, ...more }, chairs, secret, 0)
}

/** A table whose game has begun at time 0. */
export function playing(chairs: readonly Chair[], more: Partial<TableSetting> = {}, secret = SECRET): Table {
  const table = good(setTable(chairs, more, secret))
  good(table.begin(0))
  return table
}

/** A seat answers one by one, as fast as it can. */
export function says(table: Table, seat: Seat, ...answers: string[]): void {
  for (const answer of answers) {
    expect(table.take(seat, [answer], table.sight(seat).seq, 0), `seat ${seat}: ${answer}`).toMatchObject({ ok: true })
  }
}

export const undo = (table: Table, seat: Seat) => table.undo(seat, table.sight(seat).seq, 0)

/** Bots answer until a person is asked or the game is over. */
export function letBotsAnswer(table: Table, now = 0): void {
  for (let seat = table.botToAnswer(); seat >= 0; seat = table.botToAnswer())
    good(table.answerForBot(seat, choiceOf(table, seat), now))
}

/** What the bot in a seat answers. */
export function choiceOf(table: Table, seat: Seat): string[] {
  const { game } = table.match
  return think(table.botJob(seat), { game, judgement: judgementOf(game.id)! })
}

/** Whoever is asked gives a random answer; null once the table has finished. */
export function anyStep(table: Table, rng: Rng): Seat | null {
  if (table.finished) return null
  const { seat, text } = anyAnswer(table.match, rng)
  says(table, seat, text)
  return seat
}

export const asked = (table: Table): Seat[] => [...table.match.status().toMove]

export const hashOf = (match: Match): string => match.game.hash(match.state)

/** Everything about a table that an answer could change. */
export const everything = (table: Table) =>
  sent({
    saved: table.save(),
    hash: hashOf(table.match),
    record: table.record(),
    events: table.match.events.all(),
    seen: viewersOf(table.match).map((viewer) => table.sight(viewer)),
  })
