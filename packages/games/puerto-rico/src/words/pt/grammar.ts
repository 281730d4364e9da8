import { capital, type Name, type Noun, plural } from '@quayside/kernel'

export interface Gender {
  readonly gender: 'm' | 'f'
}
type Thing = Name & Gender

export const m = (one: string): Thing => ({ gender: 'm', one })
export const f = (one: string): Thing => ({ gender: 'f', one })
export const ms = (one: string, other = `${one}s`): Noun & Gender => ({ ...m(one), other })
export const fs = (one: string, other = `${one}s`): Noun & Gender => ({ ...f(one), other })

/** Picks what agrees with a thing. */
export const by = ({ gender }: Gender, masculine: string, feminine: string): string =>
  gender === 'm' ? masculine : feminine

export const o = (thing: Thing): string => `${by(thing, 'o', 'a')} ${thing.one}`
export const O = (thing: Thing): string => capital(o(thing))
export const um = (thing: Thing): string => `${by(thing, 'um', 'uma')} ${thing.one}`
export const no = (thing: Thing): string => `${by(thing, 'no', 'na')} ${thing.one}`
export const doThe = (thing: Thing): string => `${by(thing, 'do', 'da')} ${thing.one}`
export const ao = (thing: Thing): string => `${by(thing, 'ao', 'à')} ${thing.one}`
export const pelo = (thing: Thing): string => `${by(thing, 'pelo', 'pela')} ${thing.one}`
export const noNovo = (thing: Thing): string => `${by(thing, 'no novo', 'na nova')} ${thing.one}`

/** "1 barril", "2 barris"; whole millions take "de". */
export const count = (n: number, { one, other }: Noun): string =>
  plural('pt', n, { one: `# ${one}`, other: `# ${other}`, many: `# de ${other}` })

/** "falta 1", "faltam 2". */
export const missing = (n: number): string => plural('pt', n, { one: 'falta #', other: 'faltam #' })

export const WORKER = ms('trabalhador', 'trabalhadores')

export const quoted = (title: string): string => `“${title}”`
