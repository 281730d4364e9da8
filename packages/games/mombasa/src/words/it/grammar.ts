import { type Noun, plural } from '@quayside/kernel'
import type { Card, Company, Counted, Definite, Region } from '../catalogue.ts'

export const noun = (one: string, other: string): Noun => ({ one, other })

/** "1 carta", "2 carte"; whole millions take "di". */
export const count = (n: number, { one, other }: Noun): string =>
  plural('it', n, { one: `# ${one}`, other: `# ${other}`, many: `# di ${other}` })

/** "manca 1 carta", "mancano 2 carte". */
export const missing = (n: number, counted = String(n)): string =>
  plural('it', n, { one: `manca ${counted}`, other: `mancano ${counted}` })
export const left = (n: number, counted = String(n)): string =>
  plural('it', n, { one: `resta ${counted}`, other: `restano ${counted}` })

/** A town without an article: "di Mombasa". */
export const town = (one: string): Company => ({ one, the: one, of: `di ${one}` })

/** Countries are entered with a bare "in", other regions with the article: "in Angola", "nel Fezzan". */
export const land = (one: string, article: string): Region => ({ one, the: article + one, into: `in ${one}` })
export const region = (one: string, article: string, into: string): Region => ({
  one,
  the: article + one,
  into: into + one,
})
/** "il Fezzan", "nel Fezzan". */
export const il = (one: string): Region => region(one, 'il ', 'nel ')

export const feminine = (one: string): Definite => ({ one, the: `la ${one}` })

export const mCard = (one: string): Card => ({ one, the: `il ${one}`, a: `un ${one}` })
export const fCard = (one: string): Card => ({ one, the: `la ${one}`, a: `una ${one}` })

/** What has no plural is counted with "di": 2 di caffè. */
export const mass = (one: string): Counted => ({
  one,
  of: `di ${one}`,
  count: (n) => `${n} di ${one}`,
})
export const counted = (of: string, each: Noun): Counted => ({ one: each.other, of, count: (n) => count(n, each) })

export const ordinal = (n: number): string => (n === 1 ? 'prima' : 'seconda')

export const CARD = noun('carta', 'carte')
export const UNIT = noun('unità', 'unità')
export const STEP = noun('passo', 'passi')
export const POST = noun('emporio', 'empori')
export const MARKER = noun('segnalino bonus', 'segnalini bonus')
export const DIAMOND_STEP = noun('passo sui diamanti', 'passi sui diamanti')
export const EXPANSION_POINT = noun('punto espansione', 'punti espansione')
export const BOOKKEEPING_POINT = noun('punto contabilità', 'punti contabilità')
