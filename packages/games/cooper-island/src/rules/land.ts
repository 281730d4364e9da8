import type { DataPack, HalfData, SpaceData } from '../data/pack.ts'

/** The peninsula as numbers: spaces by their place in the data. */
export interface LandRules {
  readonly ids: readonly string[]
  readonly count: number
  readonly neighbours: readonly (readonly number[])[]
  /** Pairs of adjacent spaces, the lower number first: where a double tile can lie. */
  readonly edges: readonly (readonly [number, number])[]
  readonly start: number
  readonly ruins: readonly number[]
  readonly passage: readonly number[]
  /** Where an island can lie: a half of a sandbank and a space of land. */
  readonly sites: readonly Site[]
  readonly banks: readonly string[]
}

interface Site {
  readonly bank: number
  /** 0 for the counter-clockwise half, 1 for the clockwise one. */
  readonly half: number
  readonly space: number
  /** `R1.cw`. */
  readonly id: string
}

type Hex = { readonly q: number; readonly r: number }

const touches = (a: Hex, b: Hex): boolean => {
  const [q, r] = [a.q - b.q, a.r - b.r]
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1
}

export const HALVES = ['ccw', 'cw'] as const

export function compileLand({ peninsula: { spaces, sandbanks } }: DataPack): LandRules {
  const numbersOf = (wanted: (space: SpaceData) => boolean): number[] =>
    spaces.flatMap((space, i) => (wanted(space) ? [i] : []))
  const neighbours = spaces.map((space) => numbersOf((other) => touches(space, other)))
  const sitesOf = (bank: number, half: number, at: HalfData): Site[] =>
    numbersOf((space) => touches(space, at)).map((space) => ({
      bank,
      half,
      space,
      id: `${sandbanks[bank].id}.${HALVES[half]}`,
    }))
  return {
    ids: spaces.map(({ id }) => id),
    count: spaces.length,
    neighbours,
    edges: neighbours.flatMap((others, a) => others.filter((b) => b > a).map((b) => [a, b] as const)),
    start: numbersOf(({ kind }) => kind === 'start')[0],
    ruins: numbersOf(({ kind }) => kind === 'ruin'),
    passage: numbersOf(({ passage }) => passage),
    sites: sandbanks.flatMap(({ ccw, cw }, bank) => [...sitesOf(bank, 0, ccw), ...sitesOf(bank, 1, cw)]),
    banks: sandbanks.map(({ id }) => id),
  }
}
