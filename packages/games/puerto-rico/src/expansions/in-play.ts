import type { Options } from '@quayside/kernel'
import type { Automa, Expansion } from '../expansion.ts'
import type { TableOptions } from '../options.ts'

/** What is in play beside the base game. */
export interface InPlay {
  readonly expansions: readonly Expansion[]
  readonly automa: Automa | null
}

/** Something that can be in play, and when it is; with Puertomas comes who plays them. */
export interface Part {
  readonly part: Expansion
  readonly automa?: Automa
  when(options: TableOptions): boolean
}

let known: readonly Part[] | null = null

/**
 * Expansions are half of the rules, and a browser does not load them for a table that plays none. `index.ts` says here which there are;
 * importing it is all that is needed.
 */
export function provideExpansions(parts: readonly Part[]): void {
  known = parts
}

/** Whether a table plays anything but the base game. */
export function playsExpansions(options: Options): boolean {
  const { expansions = [], puertomas = 0 } = options as Partial<TableOptions>
  return expansions.length > 0 || puertomas > 0
}

export function expansionsFor(given: Options): InPlay {
  const options = given as TableOptions
  const parts = playsExpansions(options) ? allParts().filter(({ when }) => when(options)) : []
  return {
    expansions: parts.map(({ part }) => part),
    automa: parts.find(({ automa }) => automa)?.automa ?? null,
  }
}

function allParts(): readonly Part[] {
  if (!known) throw new Error('the expansions of Puerto Rico are not loaded')
  return known
}
