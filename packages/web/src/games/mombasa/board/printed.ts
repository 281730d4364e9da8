import { BOARD } from '@quayside/mombasa/data/board'
import type { BoardData, TrackData } from '@quayside/mombasa/data/pack'
import { TRACKS } from '@quayside/mombasa/data/tracks'
import type { CompanyId, TrackId } from '@quayside/mombasa/ids'

/** What is printed on pieces that have been corrected: a table is drawn by the data that it is played under. */
export interface Printed {
  readonly tracks: readonly TrackData[]
  readonly majorities: BoardData['majorities']
  readonly bases: { readonly [company in CompanyId]: Pick<BoardData['bases'][CompanyId], 'columns'> }
}

const NOW: Printed = { tracks: TRACKS.tracks, majorities: BOARD.majorities, bases: BOARD.bases }

/** Of tables that do not tell their data: those under rules before version 3. */
export const printedIn = ({ data }: { readonly data?: string }): Printed => (data === undefined ? before3() : NOW)

/** Tracks of 18 spaces: where shares lay, and calls with their pounds. */
const OLDER_TRACKS: {
  readonly [track in TrackId]: readonly [
    shares: readonly number[],
    ...calls: (readonly [before: number, pounds: number])[],
  ]
} = {
  A1: [
    [2, 4, 6, 8, 10, 12, 13, 15, 17, 18],
    [8, 2],
    [14, 4],
  ],
  A2: [
    [1, 3, 6, 8, 9, 12, 14, 15, 17, 18],
    [7, 2],
    [13, 3],
  ],
  B1: [
    [2, 3, 6, 7, 10, 11, 13, 15, 16, 18],
    [12, 4],
  ],
  B2: [
    [2, 4, 5, 8, 9, 11, 14, 15, 17, 18],
    [5, 1],
    [11, 3],
  ],
  C1: [
    [1, 4, 6, 7, 9, 12, 13, 15, 16, 18],
    [13, 5],
  ],
  C2: [
    [2, 3, 5, 8, 10, 12, 13, 15, 17, 18],
    [6, 2],
    [14, 3],
  ],
  D1: [
    [1, 3, 5, 7, 9, 11, 13, 14, 16, 18],
    [9, 3],
  ],
  D2: [
    [2, 4, 5, 7, 10, 11, 14, 15, 17, 18],
    [8, 3],
    [15, 3],
  ],
}
const OLDER_LAST = 18
const OLDER_COMPANIES = { coffee: 'cairo', banana: 'cape-town', cotton: 'saint-louis', expansion: 'mombasa' } as const
const OLDER_BASE = {
  columns: [
    [0, 1, 1, 1, 2],
    [1, 0, 1, 1, 2],
    [1, 1, 0, 1, 2],
  ],
}

let older: Printed | undefined

function before3(): Printed {
  older ??= {
    tracks: TRACKS.tracks.map((track) => {
      const [shares, ...calls] = OLDER_TRACKS[track.id]
      return {
        ...track,
        lastSpace: OLDER_LAST,
        shares: shares.map((space, i) => ({ space, shares: i + 1 })),
        capitalCalls: calls.map(([beforeSpace, pounds]) => ({ beforeSpace, pounds })),
      }
    }),
    majorities: BOARD.majorities.map((majority) => ({
      ...majority,
      company: OLDER_COMPANIES[majority.counts],
    })),
    bases: { mombasa: OLDER_BASE, 'cape-town': OLDER_BASE, 'saint-louis': OLDER_BASE, cairo: OLDER_BASE },
  }
  return older
}
