import { type Noun, plural } from '@quayside/kernel'
import type { Article, Counted } from '../catalogue.ts'

export const noun = (one: string, other: string): Noun => ({ one, other })

/** "1 carta", "2 carte"; whole millions take "di". */
export const count = (n: number, { one, other }: Noun): string =>
  plural('it', n, { one: `# ${one}`, other: `# ${other}`, many: `# di ${other}` })

/** "manca 1", "mancano 2". */
export const missing = (n: number, what = String(n)): string =>
  plural('it', n, { one: `manca ${what}`, other: `mancano ${what}` })

/** Articles by themselves, elided ones with their apostrophe: `article('statua', 'la ', 'una ')`. */
export const article = (one: string, the: string, a: string): Article => ({ one, the: the + one, a: a + one })
export const il = (one: string): Article => article(one, 'il ', 'un ')
export const la = (one: string): Article => article(one, 'la ', 'una ')
/** Masculine before a vowel. */
export const elided = (one: string): Article => article(one, 'l’', 'un ')

/** With its article where there is just the one on a space: "il legno in b2". */
export interface Item extends Counted {
  readonly the: string
}
/** What has no plural is counted with "di": 2 di legno. */
export const mass = (the: string, one: string): Item => ({
  one,
  many: one,
  the: the + one,
  count: (n) => `${n} di ${one}`,
})
export const counted = (the: string, each: Noun): Item => ({
  one: each.one,
  many: each.other,
  the: the + each.one,
  count: (n) => count(n, each),
})

/** Somebody's name; a seat that has none takes the article: "del Posto 2", "al Posto 2". */
const isSeat = (name: string): boolean => /^Posto \d+$/.test(name)
export const di = (name: string): string => `${isSeat(name) ? 'del' : 'di'} ${name}`
export const a = (name: string): string => `${isSeat(name) ? 'al' : 'a'} ${name}`

export const COIN = noun('moneta', 'monete')
export const STEP = noun('passo', 'passi')
export const POINT = noun('punto', 'punti')
export const HELM = noun('punto timone', 'punti timone')
export const ANCHOR = noun('ancora', 'ancore')
export const TILE = noun('tessera doppia', 'tessere doppie')
export const RESOURCE = noun('risorsa', 'risorse')
export const PIECE = noun('moneta o risorsa', 'monete o risorse')
