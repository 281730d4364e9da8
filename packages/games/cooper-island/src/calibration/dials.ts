import type { Dial } from '@quayside/kernel'
import type { DataPack, DockData, Items, MerchantData } from '../data/pack.ts'
import { RUINS } from './ruins.ts'

/** The numbers that nobody has printed for us. What is printed has no dial. */

type Side = 'coin' | 'wood' | 'gold' | 'cloth'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)
const ROMAN = ['I', 'II', 'III', 'IV', 'V']

const withCost = <T extends { readonly cost: Items }>(
  list: readonly T[],
  place: number,
  side: Side,
  many: number,
): T[] => list.map((one, at) => (at === place ? { ...one, cost: { ...one.cost, [side]: many } } : one))

const withHelm = <T extends { readonly helm: number }>(list: readonly T[], helm: readonly number[]): T[] =>
  list.map((one, at) => ({ ...one, helm: helm[at] }))

const docksOf = ({ playerBoard }: DataPack): readonly DockData[] => playerBoard.docks
const withDocks = (pack: DataPack, docks: readonly DockData[]): DataPack => ({
  ...pack,
  playerBoard: { ...pack.playerBoard, docks },
})
const withMerchants = (pack: DataPack, merchants: readonly MerchantData[]): DataPack => ({ ...pack, merchants })

/** Helm points of five docks or merchants, by what they come to: never less for a later one. */
const HELM: { readonly [total: number]: readonly number[] } = {
  6: [1, 1, 1, 1, 2],
  7: [1, 1, 1, 2, 2],
  8: [1, 1, 2, 2, 2],
  9: [1, 1, 2, 2, 3],
  10: [1, 1, 2, 3, 3],
  11: [1, 2, 2, 3, 3],
  12: [1, 2, 2, 3, 4],
  13: [1, 2, 3, 3, 4],
  14: [2, 2, 3, 3, 4],
}

const dockCost = (place: number, side: 'coin' | 'wood', from: number, to: number): Dial<DataPack> => ({
  id: `dock-${place + 1}-${side}`,
  values: range(from, to),
  note: 'docks ask for coins and wood, and area B takes two of them off',
  read: (pack) => docksOf(pack)[place].cost[side] ?? 0,
  turn: (pack, value) => withDocks(pack, withCost(docksOf(pack), place, side, value)),
})

const merchantCost = (place: number, side: 'gold' | 'cloth', from: number, to: number): Dial<DataPack> => ({
  id: `merchant-${place + 1}-${side}`,
  values: range(from, to),
  note: `merchants ask for gold and cloth; 5 gold and 2 cloth stand in an example, taken for those of ${ROMAN[4]}, so ${ROMAN[place]} asks for no more`,
  read: ({ merchants }) => merchants[place].cost[side] ?? 0,
  turn: (pack, value) => withMerchants(pack, withCost(pack.merchants, place, side, value)),
})

const DOCKS: readonly Dial<DataPack>[] = [
  {
    id: 'docks-helm',
    values: range(6, 9),
    note: 'each shows helm points, never less for a dearer one; the sum of the five',
    read: (pack) => sum(docksOf(pack).map(({ helm }) => helm)),
    turn: (pack, value) => withDocks(pack, withHelm(docksOf(pack), HELM[value])),
  },
  ...range(0, 4).map((place) => dockCost(place, 'coin', 1, 3)),
  ...range(0, 4).map((place) => dockCost(place, 'wood', 1, 6)),
]

const ASCENDING = [0, 1, 2, 3]

const MERCHANTS: readonly Dial<DataPack>[] = [
  {
    id: 'merchants-helm',
    values: range(9, 14),
    note: 'each shows helm points, never less for a later one; the sum of the five',
    read: ({ merchants }) => sum(merchants.map(({ helm }) => helm)),
    turn: (pack, value) => withMerchants(pack, withHelm(pack.merchants, HELM[value])),
  },
  ...ASCENDING.map((place) => merchantCost(place, 'gold', 1 + Math.floor(place / 2), 1 + place)),
  ...ASCENDING.map((place) => merchantCost(place, 'cloth', 1, 4)),
]

const helmContracts: Dial<DataPack> = {
  id: 'helm-contracts',
  values: [1, 2, 3],
  note: 'their two points are printed, and that three others bring workers; four milestones need four spaces',
  read: ({ workBoard }) => workBoard.helmContracts.count,
  turn: (pack, count) => ({
    ...pack,
    workBoard: { ...pack.workBoard, helmContracts: { ...pack.workBoard.helmContracts, count } },
  }),
}

const ruins: Dial<DataPack> = {
  id: 'ruins',
  values: range(1, RUINS.length),
  note: 'there are five; the first spaces and those of the examples are free of them',
  read: ({ peninsula }) => 1 + RUINS.findIndex((ids) => ids.every((id) => isRuin(peninsula.spaces, id))),
  turn: (pack, value) => ({
    ...pack,
    peninsula: {
      ...pack.peninsula,
      spaces: pack.peninsula.spaces.map((space) =>
        space.kind === 'start' ? space : { ...space, kind: RUINS[value - 1].includes(space.id) ? 'ruin' : 'plain' },
      ),
    },
  }),
}

const isRuin = (spaces: DataPack['peninsula']['spaces'], id: string): boolean =>
  spaces.some((space) => space.id === id && space.kind === 'ruin')

export const DIALS: readonly Dial<DataPack>[] = [ruins, helmContracts, ...MERCHANTS, ...DOCKS]
