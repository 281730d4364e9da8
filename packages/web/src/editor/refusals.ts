import { type Language, plural, type Said, type SaidValue } from '@quayside/kernel'
import type { Path } from './path.ts'

/**
 * Why a referee refuses a position, by the pattern of its own sentence. `at` is the field that it is about. In all texts `{0}` is a value: a thing
 * by its name, `{0:seat}` a player by theirs, `{0+1}` one more, `{1-0}` a difference, `{0|one|# others}` what is right for the number.
 */
export interface Refusals {
  readonly [pattern: string]: {
    readonly at: string
    /** Without it, the sentence as the referee says it. */
    readonly en?: string
    readonly pt: string
    readonly it: string
  }
}

/** What sentences are said with. */
export interface Speaker {
  readonly language: Language
  /** What an id stands for, by its name; the id itself if it is none. */
  readonly known: (id: string) => string
  readonly seat: (seat: number) => string
}

const SHARED: Refusals = {
  'there is no seat {0}': {
    at: 'now.by',
    en: 'there is no player {0+1}',
    pt: 'não há jogador {0+1}',
    it: 'non c’è un giocatore {0+1}',
  },
  'there are {0} players, not more': {
    at: 'players',
    pt: '{0|há um jogador, não mais|há # jogadores, não mais}',
    it: '{0|c’è un giocatore, non di più|ci sono # giocatori, non di più}',
  },
  'there is no {0} {1}': { at: '', pt: 'não existe {1} ({0})', it: 'non esiste {1} ({0})' },
  'there are not so many {0}': { at: '', pt: 'não existem tantos: {0}', it: 'non ce ne sono tanti: {0}' },
  '{0} only {1} {2}, not {3}': {
    at: '',
    en: '{2}: {3} laid, {1} exist',
    pt: '{2}: {3} na mesa, existem {1}',
    it: '{2}: {3} in gioco, ne esistono {1}',
  },
  '{0} {1} {2} in all, not {3}': {
    at: '',
    en: '{2}: {3} in all, {1} exist',
    pt: '{2}: {3} ao todo, existem {1}',
    it: '{2}: {3} in tutto, ne esistono {1}',
  },
}

/** What a referee said, for the reader; null where nobody has words for it. */
export function sayRefusal(own: Refusals, said: Said, by: Speaker): string | null {
  const found = refusalOf(own, said.pattern)
  if (!found) return null
  const text = by.language === 'en' ? (found.en ?? bySeat(said.pattern)) : found[by.language]
  return filled(own, text, said.values, by)
}

/** The field that a refusal is about; of several the first. */
export function placeOfRefusal(own: Refusals, said: Said): Path | null {
  const found = refusalOf(own, said.pattern)
  if (!found?.at) {
    const parts = said.values.map((value) => (typeof value === 'string' ? { pattern: value, values: [] } : value))
    const nested = parts.map((part) => (typeof part === 'object' ? placeOfRefusal(own, part) : null))
    return nested.find((path) => path !== null) ?? null
  }
  return found.at.split('.').map((key) => {
    const place = /^\{(\d+)(-1)?\}$/.exec(key)
    if (!place) return /^\d+$/.test(key) ? Number(key) : key
    const value = said.values[Number(place[1])]
    return typeof value === 'number' ? value - (place[2] ? 1 : 0) : String(value)
  })
}

/** What outside data call something is no pattern, even if it is a word that every object knows. */
function refusalOf(own: Refusals, pattern: string): Refusals[string] | undefined {
  if (Object.hasOwn(own, pattern)) return own[pattern]
  return Object.hasOwn(SHARED, pattern) ? SHARED[pattern] : undefined
}

/** A refusal: the field it is about, in Portuguese, in Italian, and in English where the referee's own sentence is not for people. */
export const refusal = (at: string, pt: string, it: string, en?: string): Refusals[string] => ({
  at,
  pt,
  it,
  ...(en !== undefined && { en }),
})

/** English is as the referee says it, with players by their names. */
const bySeat = (pattern: string): string => pattern.replace(/\bseat \{(\d+)\}/g, '{$1:seat}')

const TOKEN = /\{(\d+)(?::(seat)|([+-])(\d+)|\|([^|}]*)\|([^}]*))?\}/g

function filled(own: Refusals, text: string, values: readonly SaidValue[], by: Speaker): string {
  return text.replace(TOKEN, (_, place, seat, sign, other, one, others) => {
    const value = values[Number(place)]
    if (seat) return by.seat(Number(value))
    if (sign === '+') return String(Number(value) + Number(other))
    if (sign === '-') return String(Number(value) - Number(values[Number(other)]))
    if (one !== undefined) return plural(by.language, Number(value), { one, other: others })
    if (typeof value === 'object') return sayRefusal(own, value, by) ?? filled(own, value.pattern, value.values, by)
    if (typeof value === 'string') return sayRefusal(own, { pattern: value, values: [] }, by) ?? by.known(value)
    return String(value)
  })
}

/** All patterns that have words. */
export const patternsOf = (own: Refusals): readonly string[] => [...Object.keys(SHARED), ...Object.keys(own)]
