import type { Count, Facts, Match } from '@quayside/kernel'
import type { State } from '../box.ts'
import type { DataPack } from '../data/pack.ts'
import { AREAS, BUILDINGS } from '../ids.ts'
import { ROUNDS } from '../sizes.ts'
import { dockId, merchantId } from './figures.ts'

/** What a finished game shows of its players: their points and where these come from, and who made use of what. Cooper is left aside. */
export function count(match: Match): Count[] {
  const { players } = (match.state as State).rules
  const seats = match.game.score(match.state, 'referee').slice(0, players)
  const points = seats.map(({ total }) => total!)
  const sum = points.reduce((total, one) => total + one, 0)
  const seen = watched(match, players)
  const line = (what: string) =>
    seats.reduce((total, { lines }) => total + lines.find((each) => each.what === what)!.points, 0)
  const perSeat = (figure: string, part: number): Count => ({ figure, part, of: players })
  const sharing = (figure: string, what: string) => perSeat(figure, seen.users.get(what)?.size ?? 0)
  const { docks } = packOf(match).playerBoard
  return [
    perSeat('score', sum),
    { figure: 'winner', part: Math.max(...points), of: 1 },
    ...docks.map((_, i) => sharing(dockId(i), `dock ${docks[i].id}`)),
    ...packOf(match).merchants.map(({ id }, i) => sharing(merchantId(i), `merchant ${id}`)),
    ...BUILDINGS.map((size) => sharing(`building.${size}`, `piece ${size}`)),
    sharing('statue', 'piece statue'),
    ...AREAS.map((area) => ({ figure: `area.${area}`, part: seen.workers.get(area) ?? 0, of: seen.placed })),
    sharing('passage.early', 'passage 2'),
    sharing('passage.late', `passage ${ROUNDS}`),
    ...SOURCES.map((source) => ({ figure: `from.${source}`, part: seen.helm.get(source) ?? 0, of: sum })),
    ...['orders', 'cards', 'leftovers'].map((what) => ({ figure: `from.${what}`, part: line(what), of: sum })),
  ]
}

const packOf = ({ game }: Match): DataPack => game.data!.pack as DataPack

/** Where helm points come from; what settlements, feeding and cards bring is not among them. */
const SOURCES = ['docks', 'merchants', 'buildings', 'statues', 'contracts', 'passage'] as const
type Source = (typeof SOURCES)[number]

interface Seen {
  /** The seats that did something, by what it was. */
  readonly users: Map<string, Set<number>>
  /** Workers placed, by area and in all. */
  readonly workers: Map<string, number>
  placed: number
  readonly helm: Map<Source, number>
}

function watched(match: Match, players: number): Seen {
  const pack = packOf(match)
  const { docks, buildings, statue } = pack.playerBoard
  const seen: Seen = { users: new Map(), workers: new Map(), placed: 0, helm: new Map() }
  let round = 1
  const use = (facts: Facts, what: string, source?: Source, points = 0): void => {
    const users = seen.users.get(what) ?? new Set()
    seen.users.set(what, users.add(facts.seat as number))
    if (source) seen.helm.set(source, (seen.helm.get(source) ?? 0) + points)
  }
  const helmOf = (list: readonly { readonly id: string; readonly helm: number }[], id: unknown): number =>
    list.find((one) => one.id === id)!.helm
  for (const { facts } of match.events.all()) {
    if (facts.kind === 'round-began') round = facts.round as number
    else if ((facts.seat as number) >= players) continue
    else if (facts.kind === 'worker-placed') {
      const area = facts.area as string
      seen.workers.set(area, (seen.workers.get(area) ?? 0) + 1)
      seen.placed++
    } else if (facts.kind === 'boat-built') use(facts, `dock ${facts.dock}`, 'docks', helmOf(docks, facts.dock))
    else if (facts.kind === 'merchant-loaded')
      use(facts, `merchant ${facts.merchant}`, 'merchants', helmOf(pack.merchants, facts.merchant))
    else if (facts.kind === 'piece-put') {
      const { piece } = facts
      const isBuilding = BUILDINGS.some((size) => size === piece)
      if (isBuilding) use(facts, `piece ${piece}`, 'buildings', helmOf(buildings, piece))
      else use(facts, `piece ${piece}`, 'statues', piece === 'statue' ? statue.helm : 0)
    } else if (facts.kind === 'statue-bonus') use(facts, 'statue bonus', 'statues', facts.points as number)
    else if (facts.kind === 'passage-bonus') use(facts, `passage ${round}`, 'passage', facts.points as number)
    else if (facts.kind === 'contract' && facts.contract === 'helm')
      use(facts, 'contract', 'contracts', pack.workBoard.helmContracts.helm)
  }
  return seen
}
