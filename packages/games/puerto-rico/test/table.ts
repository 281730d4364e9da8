import { type Facts, Match, type Score, type Seat, type Viewer } from '@quayside/kernel'
import { expect } from 'vitest'
import type { EditionId, GoodId, RoleId, TileId } from '../src/ids.ts'
import { puertoRico } from '../src/index.ts'
import type { Position } from '../src/position/schema.ts'

/** A table for scenarios: a match that is spoken to in answers and asked for what lies on it. */

export interface PlayerSeen {
  readonly coins: number
  readonly vp?: number
  readonly goods: Record<GoodId, number>
  readonly fields: readonly { readonly tile: TileId; readonly workers: number }[]
  readonly city: readonly { readonly building: string; readonly workers: number }[]
  readonly spare: number
  readonly ownShip?: { readonly used: boolean; readonly good?: GoodId; readonly count?: number }
}

export interface Seen {
  readonly round: number
  readonly governor: Seat
  readonly now: { readonly phase: string; readonly by: Seat }
  readonly players: readonly PlayerSeen[]
  readonly ships: readonly { readonly capacity: number; readonly good?: GoodId; readonly count: number }[]
  readonly tradingHouse: readonly GoodId[]
  readonly openFields: readonly GoodId[]
  readonly piles?: readonly { readonly open: GoodId | null; readonly faceDown: number }[]
  readonly faceDown: number
  readonly discards: Record<GoodId, number>
  readonly quarries: number
  readonly goodsSupply: Record<GoodId, number>
  readonly market: Record<string, number>
  readonly workerShip: number
  readonly workerSupply: number
  readonly vpSupply: number
  readonly paperVp: number
  readonly roleCoins: Partial<Record<RoleId, number>>
  readonly rolesTaken: Record<string, readonly RoleId[]>
  readonly endTriggered: boolean
  readonly stack?: readonly GoodId[] | readonly (readonly GoodId[])[]
}

export class Table {
  readonly match: Match

  constructor(match: Match) {
    this.match = match
  }

  get hash(): string {
    return this.match.game.hash(this.match.state)
  }

  get over(): boolean {
    return this.match.over
  }

  /** The seat gives these answers one after another, and each is accepted. */
  says(seat: Seat, ...answers: string[]): this {
    for (const answer of answers) {
      const made = this.match.answer(seat, answer)
      const asked = JSON.stringify(this.match.status().ask)
      expect(made, `seat ${seat}: ${answer}; asked: ${asked}`).toMatchObject({ ok: true })
    }
    return this
  }

  /** The answer is refused for this reason and nothing changes. */
  refuses(seat: Seat, answer: string, reason: string): this {
    const before = this.hash
    expect(this.match.why(seat, answer)?.code, `seat ${seat}: ${answer}`).toBe(reason)
    expect(this.match.answer(seat, answer)).toMatchObject({ ok: false, error: { code: reason } })
    expect(this.hash).toBe(before)
    return this
  }

  /** This seat and no other is asked this; with `answers`, exactly these are possible, in any order. */
  asks(seat: Seat, kind: string, answers?: readonly string[]): this {
    const { toMove, ask } = this.match.status()
    expect(toMove, `asked: ${JSON.stringify(ask)}`).toEqual([seat])
    expect(ask[0].kind).toBe(kind)
    if (answers) expect([...ask[0].answers].sort()).toEqual([...answers].sort())
    return this
  }

  view(viewer: Viewer = 'referee'): Seen {
    return this.match.game.view(this.match.state, viewer) as unknown as Seen
  }

  player(seat: Seat): PlayerSeen {
    return this.view().players[seat]
  }

  goods(seat: Seat): Partial<Record<GoodId, number>> {
    return some(this.player(seat).goods)
  }

  vps(): (number | undefined)[] {
    return this.view().players.map(({ vp }) => vp)
  }

  coins(): number[] {
    return this.view().players.map(({ coins }) => coins)
  }

  /** Everything told of this kind. */
  events(kind: string): Facts[] {
    return this.match.eventsFor('referee').filter((event) => event.kind === kind)
  }

  score(viewer: Viewer = 'referee'): Score[] {
    return this.match.game.score(this.match.state, viewer)
  }

  /** Points of one line of a seat's score. */
  points(seat: Seat, what: string): number | undefined {
    return this.score()[seat].lines.find((line) => line.what === what)?.points
  }

  record(): string[] {
    return this.match.lines.map(({ seat, text }) => `${seat} ${text}`)
  }
}

/** Only what is there. */
export function some(goods: Record<GoodId, number>): Partial<Record<GoodId, number>> {
  return Object.fromEntries(Object.entries(goods).filter(([, count]) => count > 0))
}

export function newTable(edition: EditionId, players: number, seed = 'scenario'): Table {
  const begun = Match.begin(puertoRico, { edition, players }, seed)
  if (!begun.ok) throw new Error(begun.error.message)
  return new Table(begun.value)
}

export type Setting = Omit<Position, 'game' | 'options'>

/** A table in the middle of a game. Unless said otherwise, whoever acts now is the governor. */
export function tableAt(edition: EditionId, players: number, setting: Setting): Table {
  const position = { governor: setting.now?.by ?? 0, ...setting, game: 'puerto-rico', options: { edition, players } }
  const begun = Match.fromPosition(puertoRico, position)
  if (!begun.ok) throw new Error(begun.error.message)
  return new Table(begun.value)
}

type Fields = { tile: TileId; workers: number }[]
type City = { building: string; workers: number }[]

/** `fields('corn*', 'quarry')`: a corn plantation with a worker, a quarry without. */
export const fields = (...tiles: string[]): Fields =>
  tiles.map((tile) => ({ tile: tile.replace('*', '') as TileId, workers: tile.endsWith('*') ? 1 : 0 }))

/** `city('harbor*', 'indigo-plant***', 'wharf')`: one star for each worker. */
export const city = (...buildings: string[]): City =>
  buildings.map((building) => ({ building: building.replaceAll('*', ''), workers: building.split('*').length - 1 }))

export const times = <T>(count: number, thing: T): T[] => Array.from({ length: count }, () => thing)

/** Cases for `it.each`: where each edition's rulebook says it. */
export const from = (sources: Partial<Record<EditionId, string>>): { edition: EditionId; source: string }[] =>
  EDITIONS.flatMap((edition) => (sources[edition] ? [{ edition, source: sources[edition] }] : []))

export const EDITIONS = ['classic', '2020', '1897'] as const
