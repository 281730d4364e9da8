import { TALKING, type Talking, type Watching } from '@quayside/table'

/** Somebody offers a rematch: until when, and who has said what. */
export interface Offer {
  readonly by: string
  readonly until: number
  readonly yes: readonly string[]
  readonly no: readonly string[]
}

/** A table that was set once more, and who was seated there. */
export interface Again {
  readonly table: string
  readonly people: readonly string[]
}

/** What holds among the people at a table. People are named by their ids. */
export interface Manners {
  readonly talk: Talking
  /** Whose voice the host has taken. */
  readonly hushed: readonly string[]
  /** Whom the host has sent away. */
  readonly removed: readonly string[]
  readonly offers: readonly Offer[]
  readonly again: readonly Again[]
}

export const USUAL: Manners = { talk: 'all', hushed: [], removed: [], offers: [], again: [] }

/** As a table's row has them; what cannot be read is as at a new table. */
export function readManners(written: string | null): Manners {
  if (written === null) return USUAL
  try {
    const given = JSON.parse(written) as Partial<Manners>
    return {
      talk: TALKING.find((talk) => talk === given.talk) ?? USUAL.talk,
      hushed: given.hushed ?? [],
      removed: given.removed ?? [],
      offers: given.offers ?? [],
      again: given.again ?? [],
    }
  } catch {
    return USUAL
  }
}

export const writeManners = (manners: Manners): string | null => (manners === USUAL ? null : JSON.stringify(manners))

const WATCH = { all: 1, invited: 0, nobody: -1 } as const satisfies Record<Watching, number>

/** Who may watch, as a row has it. */
export const watchNumber = (watch: Watching): number => WATCH[watch]
export const watchOf = (number: number): Watching => (number > 0 ? 'all' : number < 0 ? 'nobody' : 'invited')

/** How long a rematch is offered, in milliseconds: where people play over days they come back another day. */
const LIVE = 5 * 60_000
const DAYS = 24 * 3600_000
export const offeredFor = (clock: { readonly kind: string }): number => (clock.kind === 'days' ? DAYS : LIVE)
