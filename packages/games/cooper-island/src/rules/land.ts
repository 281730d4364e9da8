import type { DataPack, HalfData, SpaceData } from '../data/pack.ts'
import {
  BANK,
  type Bank,
  CLOCKWISE,
  COUNTER_CLOCKWISE,
  EDGE,
  type Edge,
  HALF,
  type Half,
  SITE,
  type Site,
  SPACE,
  type Space,
} from '../ids.ts'

/** The peninsula: its spaces, which of them touch, and where islands can lie. */
export interface LandRules {
  readonly ids: readonly string[]
  /** How many spaces there are, and all of them. */
  readonly size: number
  readonly spaces: readonly Space[]
  /** By space. */
  readonly neighbours: readonly (readonly Space[])[]
  readonly edges: readonly Edge[]
  /** The two spaces of an edge, the lower number first. */
  readonly ends: readonly (readonly [Space, Space])[]
  readonly start: Space
  readonly ruins: readonly Space[]
  readonly passage: readonly Space[]
  readonly sites: readonly Site[]
  /** By site. */
  readonly siteAt: readonly SiteRules[]
}

interface SiteRules {
  readonly bank: Bank
  readonly half: Half
  readonly space: Space
  /** `R1.cw`. */
  readonly id: string
}

type Hex = { readonly q: number; readonly r: number }

const touches = (a: Hex, b: Hex): boolean => {
  const [q, r] = [a.q - b.q, a.r - b.r]
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1
}

export const halfId = (bank: Bank, half: Half): string => `${BANK.id(bank)}.${HALF.id(half)}`

export function compileLand({ peninsula }: DataPack): LandRules {
  const spaces = SPACE.all.slice(0, peninsula.spaces.length)
  const spacesThat = (are: (space: SpaceData) => boolean): Space[] =>
    spaces.filter((space) => are(peninsula.spaces[space]))
  const neighbours = peninsula.spaces.map((space) => spacesThat((other) => touches(space, other)))
  const ends = spaces.flatMap((a) => neighbours[a].filter((b) => b > a).map((b) => [a, b] as const))
  const sitesAt = (bank: Bank, half: Half, at: HalfData): SiteRules[] =>
    spacesThat((space) => touches(space, at)).map((space) => ({ bank, half, space, id: halfId(bank, half) }))
  const siteAt = peninsula.sandbanks.flatMap(({ ccw, cw }, i) => [
    ...sitesAt(BANK.all[i], COUNTER_CLOCKWISE, ccw),
    ...sitesAt(BANK.all[i], CLOCKWISE, cw),
  ])
  return {
    ids: peninsula.spaces.map(({ id }) => id),
    size: spaces.length,
    spaces,
    neighbours,
    edges: EDGE.all.slice(0, ends.length),
    ends,
    start: spacesThat(({ kind }) => kind === 'start')[0],
    ruins: spacesThat(({ kind }) => kind === 'ruin'),
    passage: spacesThat(({ passage }) => passage),
    sites: SITE.all.slice(0, siteAt.length),
    siteAt,
  }
}
