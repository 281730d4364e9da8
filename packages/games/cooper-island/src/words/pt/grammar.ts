import { type Noun, plural } from '@quayside/kernel'
import type { Article, Counted } from '../catalogue.ts'

export const noun = (one: string, other = `${one}s`): Noun => ({ one, other })

/** "1 carta", "2 cartas"; whole millions take "de". */
export const count = (n: number, { one, other }: Noun): string =>
  plural('pt', n, { one: `# ${one}`, other: `# ${other}`, many: `# de ${other}` })

/** "falta 1", "faltam 2". */
export const missing = (n: number, what = String(n)): string =>
  plural('pt', n, { one: `falta ${what}`, other: `faltam ${what}` })

export const masculine = (one: string): Article => ({ one, a: `um ${one}`, the: `o ${one}` })
export const feminine = (one: string): Article => ({ one, a: `uma ${one}`, the: `a ${one}` })

/** With its article where there is just the one on a space: "a madeira de b2". */
export interface Item extends Counted {
  readonly the: string
}
export const item = (article: 'o' | 'a', each: Noun, many = each.one): Item => ({
  one: each.one,
  many,
  the: `${article} ${each.one}`,
  count: (n) => count(n, each),
})

/** Somebody's name; a seat that has none takes the article: "do Lugar 2", "ao Lugar 2". */
const isSeat = (name: string): boolean => /^Lugar \d+$/.test(name)
export const de = (name: string): string => `${isSeat(name) ? 'do' : 'de'} ${name}`
export const a = (name: string): string => `${isSeat(name) ? 'ao' : 'a'} ${name}`

export const STEP = noun('passo')
export const POINT = noun('ponto')
export const HELM = noun('ponto de timão', 'pontos de timão')
export const ANCHOR = noun('âncora')
export const TILE = noun('peça de terreno dupla', 'peças de terreno duplas')
export const RESOURCE = noun('recurso')
export const PIECE = noun('moeda ou recurso', 'moedas ou recursos')
