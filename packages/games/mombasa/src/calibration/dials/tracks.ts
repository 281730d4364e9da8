import type { Dial } from '@quayside/kernel'
import type { DataPack, TrackData } from '../../data/pack.ts'
import type { TrackId } from '../../ids.ts'

/** How the icons of each track follow one another, on a track of 18 spaces: no two tracks alike. */
const PATTERNS: {
  readonly [track in TrackId]: { readonly shares: readonly number[]; readonly calls: readonly number[] }
} = {
  A1: { shares: [2, 4, 6, 8, 10, 12, 13, 15, 17, 18], calls: [8, 14] },
  A2: { shares: [1, 3, 6, 8, 9, 12, 14, 15, 17, 18], calls: [7, 13] },
  B1: { shares: [2, 3, 6, 7, 10, 11, 13, 15, 16, 18], calls: [12] },
  B2: { shares: [2, 4, 5, 8, 9, 11, 14, 15, 17, 18], calls: [5, 11] },
  C1: { shares: [1, 4, 6, 7, 9, 12, 13, 15, 16, 18], calls: [13] },
  C2: { shares: [2, 3, 5, 8, 10, 12, 13, 15, 17, 18], calls: [6, 14] },
  D1: { shares: [1, 3, 5, 7, 9, 11, 13, 14, 16, 18], calls: [9] },
  D2: { shares: [2, 4, 5, 7, 10, 11, 14, 15, 17, 18], calls: [8, 15] },
}
const PATTERN_SPACES = 18

/** How many shares lie on how many spaces, and whether the last call guards the last share: 1, or lies where the pattern has it: 0. */
interface Plan {
  readonly count: number
  readonly last: number
  readonly guard: number
  /** How much longer the way to each share is than to the one before: hundredths of an exponent. */
  readonly widening: number
}

/**
 * A share every so many spaces, the later the more, and each a little off as its pattern has it; the last on the last space. None lies on a
 * special space: there would be no room to print it.
 */
function sharesOf({ id, specialSpaces }: TrackData, { count, last, widening }: Plan): TrackData['shares'] {
  const even = PATTERN_SPACES / PATTERNS[id].shares.length
  const taken = new Set(specialSpaces.map(({ space }) => space))
  let before = 0
  return Array.from({ length: count }, (_, i) => {
    const off = i + 1 === count ? 0 : PATTERNS[id].shares[i] - even * (i + 1)
    let space = Math.max(before + 1, Math.round(last * ((i + 1) / count) ** (widening / 100) + off))
    if (taken.has(space)) space += space - 1 > before ? -1 : 1
    before = space
    return { space, shares: i + 1 }
  })
}

function laid(track: TrackData, plan: Plan): TrackData {
  const pattern = PATTERNS[track.id]
  const { count, last, guard } = plan
  const shares = sharesOf(track, plan)
  const scaled = (space: number, of: number) => Math.round((space * last) / of)
  const behind = shares[count - 2].space + 1
  const capitalCalls = track.capitalCalls.map((call, i, { length }) => ({
    ...call,
    beforeSpace: guard && i === length - 1 ? behind : scaled(pattern.calls[i], PATTERN_SPACES),
  }))
  return { ...track, lastSpace: last, shares, capitalCalls }
}

const eachTrack = (pack: DataPack, change: (track: TrackData) => TrackData): DataPack => ({
  ...pack,
  tracks: { ...pack.tracks, tracks: pack.tracks.tracks.map(change) },
})

const FIRST: TrackId = 'A1'

function planOf({ tracks }: DataPack): Plan {
  const track = trackOf(tracks)
  const { shares, lastSpace: last, capitalCalls } = track
  const guard = capitalCalls.at(-1)!.beforeSpace === shares.at(-2)!.space + 1 ? 1 : 0
  const plan = { count: shares.length, last, guard }
  const spacesOf = (list: TrackData['shares']) => list.map(({ space }) => space).join()
  const widening = WIDENINGS.find((each) => spacesOf(sharesOf(track, { ...plan, widening: each })) === spacesOf(shares))
  return { ...plan, widening: widening ?? WIDENINGS[0] }
}

/** All tracks are laid by one plan: the first tells of all. */
const trackOf = ({ tracks }: DataPack['tracks']): TrackData => tracks.find(({ id }) => id === FIRST)!

const planned = (pack: DataPack, change: Partial<Plan>): DataPack =>
  eachTrack(pack, (track) => laid(track, { ...planOf(pack), ...change }))

const WIDENINGS = [100, 110, 120, 130, 140, 150]

export const shares: Dial<DataPack> = {
  id: 'shares',
  values: [6, 7, 8, 9, 10],
  note: 'five on a track and two on cards in one example, eight together in another; cards have at most three of a company',
  read: (pack) => planOf(pack).count,
  turn: (pack, count) => planned(pack, { count }),
}

export const spaces: Dial<DataPack> = {
  id: 'spaces',
  values: [18, 19, 20, 21, 22, 23, 24],
  note: 'the rulebook numbers none; the last one is spoken of as a special case',
  read: (pack) => planOf(pack).last,
  turn: (pack, last) => planned(pack, { last }),
}

export const widening: Dial<DataPack> = {
  id: 'widening',
  values: WIDENINGS,
  note: 'where shares lie is not told; 100: the same way to each, more: the first come sooner and the last later',
  read: (pack) => planOf(pack).widening,
  turn: (pack, value) => planned(pack, { widening: value }),
}

export const guard: Dial<DataPack> = {
  id: 'last-call',
  values: [0, 1],
  note: 'where calls lie is not told; 0: the last one somewhere in the second half, 1: right behind the last share but one',
  read: (pack) => planOf(pack).guard,
  turn: (pack, value) => planned(pack, { guard: value }),
}

/** Pounds more than the first layout had on the last call of each track. */
export const lastCallPounds: Dial<DataPack> = {
  id: 'last-call-pounds',
  values: [4, 5, 6, 7],
  note: 'an amount is printed on each call, which one is not told; told by the last of A1, the others move along',
  read: ({ tracks }) => trackOf(tracks).capitalCalls.at(-1)!.pounds,
  turn: (pack, value) => {
    const more = value - lastCallPounds.read(pack)
    return eachTrack(pack, (track) => ({
      ...track,
      capitalCalls: track.capitalCalls.map((call, i, { length }) =>
        i === length - 1 ? { ...call, pounds: call.pounds + more } : call,
      ),
    }))
  },
}
