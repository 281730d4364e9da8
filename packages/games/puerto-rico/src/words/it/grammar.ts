import { capital, type Name, type Noun, plural } from '@quayside/kernel'

export interface Grammar {
  readonly gender: 'm' | 'f'
}
type Thing = Name & Grammar

export const m = (one: string): Thing => ({ gender: 'm', one })
export const f = (one: string): Thing => ({ gender: 'f', one })
export const ms = (one: string, other: string): Noun & Grammar => ({ ...m(one), other })
export const fs = (one: string, other: string): Noun & Grammar => ({ ...f(one), other })

/** Picks what agrees with a thing. */
export const by = ({ gender }: Grammar, masculine: string, feminine: string): string =>
  gender === 'm' ? masculine : feminine

const VOWEL = /^[haeiouàèéìòù]/i
const TAKES_LO = /^(s[bcdfghlmnpqrtvz]|z|gn|ps|pn|x|y)/i

function article({ gender, one }: Thing): 'l’' | 'lo ' | 'il ' | 'la ' {
  if (VOWEL.test(one)) return 'l’'
  if (gender === 'f') return 'la '
  return TAKES_LO.test(one) ? 'lo ' : 'il '
}

const JOINED = { 'l’': 'll’', 'lo ': 'llo ', 'il ': 'l ', 'la ': 'lla ' }
const withArticle = (preposition: string) => (thing: Thing) => `${preposition}${JOINED[article(thing)]}${thing.one}`

export const il = (thing: Thing): string => `${article(thing)}${thing.one}`
export const Il = (thing: Thing): string => capital(il(thing))
export const del = withArticle('de')
export const al = withArticle('a')
export const dal = withArticle('da')
export const nel = withArticle('ne')

export const un = (thing: Thing): string => {
  const apostrophe = VOWEL.test(thing.one) ? 'un’' : 'una '
  return `${by(thing, TAKES_LO.test(thing.one) ? 'uno ' : 'un ', apostrophe)}${thing.one}`
}
export const open = (thing: Thing): string => `${un(thing)} ${by(thing, 'scoperto', 'scoperta')}`
export const faceDown = (thing: Thing): string => `${un(thing)} ${by(thing, 'coperto', 'coperta')}`
export const nelNuovo = (thing: Thing): string => `${by(thing, 'nel nuovo', 'nella nuova')} ${thing.one}`
export const sulNuovo = (thing: Thing): string => `${by(thing, 'sul nuovo', 'sulla nuova')} ${thing.one}`

/** "1 barile", "2 barili"; whole millions take "di". */
export const count = (n: number, { one, other }: Noun): string =>
  plural('it', n, { one: `# ${one}`, other: `# ${other}`, many: `# di ${other}` })

/** "ne manca 1", "ne mancano 2". */
export const missing = (n: number): string => plural('it', n, { one: 'ne manca #', other: 'ne mancano #' })

export const WORKER = ms('lavoratore', 'lavoratori')

export const quoted = (title: string): string => `“${title}”`
