import type { Options } from '@quayside/kernel'
import type { Automa, Expansion } from '../expansion.ts'

/** What is in play beside the base game. */
export interface InPlay {
  readonly expansions: readonly Expansion[]
  readonly automa: Automa | null
}

const NOTHING: InPlay = { expansions: [], automa: null }

let find: ((options: Options) => InPlay) | null = null

/**
 * Expansions are half of the rules, and a browser does not load them for a table that plays none. `index.ts` says here how to find them;
 * importing it is all that is needed.
 */
export function provideExpansions(how: (options: Options) => InPlay): void {
  find = how
}

/** Whether a table plays anything but the base game. */
export const playsExpansions = ({ expansions, puertomas }: Options): boolean =>
  ((expansions as readonly string[] | undefined) ?? []).length > 0 || ((puertomas as number | undefined) ?? 0) > 0

export function expansionsFor(options: Options): InPlay {
  if (!playsExpansions(options)) return NOTHING
  if (!find) throw new Error('the expansions of Puerto Rico are not loaded')
  return find(options)
}
