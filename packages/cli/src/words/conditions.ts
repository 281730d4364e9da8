import type { OptionWhen } from '@quayside/kernel'

/** Conditions as one would type them, `edition=2020 or 1897`, with the small words of a language. */
export const conditions = (ways: readonly OptionWhen[], or: string, and: string): string =>
  ways.map((way) => condition(way, or, and)).join(`, ${or} `)

function condition({ key, is, and: also }: OptionWhen, or: string, and: string): string {
  const met = `${key}=${is.join(` ${or} `)}`
  return also ? `${met} ${and} ${condition(also, or, and)}` : met
}
