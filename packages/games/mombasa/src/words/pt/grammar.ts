import { type Noun, plural } from '@quayside/kernel'
import type { Card, Company, Counted, Definite, Region } from '../catalogue.ts'

export const noun = (one: string, other = `${one}s`): Noun => ({ one, other })

/** "1 carta", "2 cartas"; whole millions take "de". */
export const count = (n: number, { one, other }: Noun): string =>
  plural('pt', n, { one: `# ${one}`, other: `# ${other}`, many: `# de ${other}` })

/** "falta 1 carta", "faltam 2 cartas". */
export const missing = (n: number, counted = String(n)): string =>
  plural('pt', n, { one: `falta ${counted}`, other: `faltam ${counted}` })
export const left = (n: number, counted = String(n)): string =>
  plural('pt', n, { one: `resta ${counted}`, other: `restam ${counted}` })

/** A name on the map by its article, or without one: "do Cairo", "de Mombasa". */
type Article = 'o' | 'a' | ''
type Toponym = Company & Region
export const toponym = (one: string, article: Article = ''): Toponym => ({
  one,
  the: article ? `${article} ${one}` : one,
  of: `d${article || 'e'} ${one}`,
  into: `${article ? `n${article}` : 'em'} ${one}`,
})

export const masculine = (one: string): Definite => ({ one, the: `o ${one}` })

export const mCard = (one: string): Card => ({ one, the: `o ${one}`, a: `um ${one}` })
export const fCard = (one: string): Card => ({ one, the: `a ${one}`, a: `uma ${one}` })

/** What has no plural is counted with "de": 2 de café. */
export const mass = (one: string): Counted => ({ one, of: `de ${one}`, count: (n) => `${n} de ${one}` })
export const counted = (of: string, each: Noun): Counted => ({ one: each.other, of, count: (n) => count(n, each) })

export const ordinal = (n: number): string => (n === 1 ? 'primeiro' : 'segundo')

export const CARD = noun('carta')
export const UNIT = noun('unidade')
export const SPACE = noun('espaço')
export const POST = noun('feitoria')
export const MARKER = noun('marcador de bônus', 'marcadores de bônus')
export const DIAMOND_STEP = noun('espaço de diamante', 'espaços de diamante')
export const EXPANSION_POINT = noun('ponto de expansão', 'pontos de expansão')
export const BOOKKEEPING_POINT = noun('ponto de escrituração', 'pontos de escrituração')
