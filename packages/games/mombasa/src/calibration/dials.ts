import type { Dial } from '@quayside/kernel'
import type { DataPack, TrackData } from '../data/pack.ts'
import { COMPANIES } from '../ids.ts'

/** Where the coins of a base go as there are more of them: every last space has its two, which are printed. */
const COINS: readonly (readonly (readonly number[])[])[] = Array.from({ length: 13 }, (_, coins) => {
  // The spaces nearest the map stay bare longest: emptying a column is what the rulebook recommends.
  const order = [3, 2, 1, 0].flatMap((space) => [0, 1, 2].map((column) => [column, space] as const))
  const columns = [0, 1, 2].map(() => [0, 0, 0, 0, 2])
  for (const [column, space] of order.slice(0, coins)) columns[column][space] = 1
  return columns
})

const LAST_SPACES = 6

const coins: Dial<DataPack> = {
  id: 'coins',
  values: [9, 10, 11, 12, 13, 14, 15],
  note: 'three columns of five, two coins on each last space and some spaces without any; a share may be worth £6',
  read: ({ board }) => board.bases.mombasa.columns.flat().reduce((sum, coin) => sum + coin, 0),
  turn: (pack, value) => ({
    ...pack,
    board: {
      ...pack.board,
      bases: Object.fromEntries(
        COMPANIES.map((company) => [company, { ...pack.board.bases[company], columns: COINS[value - LAST_SPACES] }]),
      ) as unknown as DataPack['board']['bases'],
    },
  }),
}

const eachTrack = (pack: DataPack, change: (track: TrackData) => TrackData): DataPack => ({
  ...pack,
  tracks: { ...pack.tracks, tracks: pack.tracks.tracks.map(change) },
})

const shares: Dial<DataPack> = {
  id: 'shares',
  values: [6, 7, 8, 9, 10],
  note: 'five on a track and two on cards in an example, eight in all in another',
  read: ({ tracks }) => tracks.tracks[0].shares.length,
  turn: (pack, value) =>
    eachTrack(pack, (track) => ({
      ...track,
      shares: Array.from({ length: value }, (_, i) => ({
        space: i + 1 === value ? track.lastSpace : Math.max(i + 1, Math.round(((i + 1) * track.lastSpace) / value)),
        shares: i + 1,
      })),
    })),
}

const calls: Dial<DataPack> = {
  id: 'calls',
  values: [2, 3, 4, 5, 6, 7],
  note: 'one or two capital calls on a track',
  read: ({ tracks }) => tracks.tracks[0].capitalCalls[0].pounds,
  turn: (pack, value) => {
    const more = value - calls.read(pack)
    return eachTrack(pack, (track) => ({
      ...track,
      capitalCalls: track.capitalCalls.map((call) => ({ ...call, pounds: call.pounds + more })),
    }))
  },
}

export const DIALS: readonly Dial<DataPack>[] = [shares, coins, calls]
